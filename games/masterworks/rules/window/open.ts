/** Opens a moment to react to, if anybody could (MC82, MD10, MD11). */
import { newId } from '../effects/start.ts';
import { isCosmic, isFigure, seatOf } from '../field/figures.ts';
import { type Look, next, type Play } from '../play.ts';
import { cosmic, crisisA, crisisB, type Moment, none } from '../state.ts';
import { reactionsOf } from './reactions.ts';

const noKeys: readonly number[] = [];

export type Told = Partial<Pick<Moment, 'subject' | 'attack' | 'shove' | 'harm' | 'size'>>;

/** The seats of a side in the order they are asked: first the one the moment is about (MD10). */
function seatsInOrder({ state }: Look, moment: Moment, isCosmicSide: boolean): readonly number[] {
  if (isCosmicSide) return [cosmic];
  // MD7: a moment that is about nobody in particular is the captain's first.
  const about = isFigure(moment.subject) ? seatOf(state, moment.subject) : state.captain;
  return about === crisisB ? [crisisB, crisisA] : [crisisA, crisisB];
}

/** The next seat to ask, −1 when nobody wants to or can add anything. Moves on to the other side by itself. */
export function nextToAsk(look: Look, moment: Moment): number {
  for (let turn = 0; turn < 2; turn++) {
    for (const seat of seatsInOrder(look, moment, moment.cosmicNow))
      if (reactionsOf(look, moment, seat).length > 0) return seat;
    moment.cosmicNow = !moment.cosmicNow;
  }
  return none;
}

/** At the start of a phase or turn the side with priority comes first: the Crisis Team's, always (ME4). */
const ofPriority: ReadonlySet<string> = new Set(['activationPhaseStart', 'turnStart']);

/** The side that comes first: inside an attack or collision the attacker's or thrower's, else whose turn it is. */
function isCosmicFirst({ state }: Look, moment: Moment): boolean {
  const harm = state.harms.find(({ id }) => id === moment.harm);
  const inAttack = moment.attack === none ? harm?.attack : moment.attack;
  const attack = state.attacks.find(({ id }) => id === inAttack);
  if (attack !== undefined) return isCosmic(seatOf(state, attack.attacker));
  const inShove = moment.shove === none ? harm?.shove : moment.shove;
  const shove = state.shoves.find(({ id }) => id === inShove);
  if (shove !== undefined && shove.by !== none) return isCosmic(seatOf(state, shove.by));
  return state.side === 'cosmic' && !ofPriority.has(moment.event);
}

/** Opens it; false when nobody could react, and nothing is asked. */
export function openMoment(play: Play, event: string, told: Told = {}): boolean {
  const { state } = play;
  const moment: Moment = {
    id: none,
    event,
    subject: told.subject ?? none,
    attack: told.attack ?? none,
    shove: told.shove ?? none,
    harm: told.harm ?? none,
    size: told.size ?? 0,
    cosmicNow: false,
    declined: noKeys,
  };
  moment.cosmicNow = isCosmicFirst(play, moment);
  if (nextToAsk(play, moment) === none) return false;
  moment.id = newId(state);
  state.moments = [...state.moments, moment];
  next(play, { do: 'moment', moment: moment.id });
  return true;
}
