/** Opens a moment to react to, if anybody could (MC82, MD10, MD11). */
import { attackAt, harmAt, shoveAt } from '../effects/scene.ts';
import { newId } from '../effects/start.ts';
import { isCosmic, isFigure, seatOf } from '../field/figures.ts';
import { type Look, next, type Play } from '../play.ts';
import { cosmic, crisisA, crisisB, type Moment, none, type State } from '../state.ts';
import { couldReact } from './could.ts';
import { reactionsOf } from './reactions.ts';

const noKeys: readonly number[] = [];

export type Told = Partial<Pick<Moment, 'subject' | 'attack' | 'shove' | 'harm' | 'size'>>;

const aFirst: readonly number[] = [crisisA, crisisB];
const bFirst: readonly number[] = [crisisB, crisisA];
const cosmicAlone: readonly number[] = [cosmic];

/** The seats of a side in the order they are asked: first the one the moment is about (MD10). */
function seatsInOrder(look: Look, moment: Moment, isCosmicSide: boolean): readonly number[] {
  if (isCosmicSide) return cosmicAlone;
  return seatAbout(look, moment) === crisisB ? bFirst : aFirst;
}

/**
 * MD10: the Crisis seat whose character the moment is about: the one it happens to, the attacker in its own attack,
 * the target, the figure thrown or hit, the thrower. About no hero: the captain's (MD7).
 */
function seatAbout({ state }: Look, moment: Moment): number {
  const { attack, shove } = goingOn(state, moment);
  const people = [moment.subject, attack?.attacker, attack?.target, shove?.thing, shove?.hit, shove?.by];
  for (const mark of people) {
    if (mark === undefined || !isFigure(mark)) continue;
    const seat = seatOf(state, mark);
    if (!isCosmic(seat)) return seat;
  }
  return state.captain;
}

/** The attack or throw a moment belongs to, or the damage that is about to be suffered in it. */
function goingOn(state: State, moment: Moment) {
  const harm = harmAt(state, moment.harm);
  return {
    attack: attackAt(state, moment.attack === none ? (harm?.attack ?? none) : moment.attack),
    shove: shoveAt(state, moment.shove === none ? (harm?.shove ?? none) : moment.shove),
  };
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
  const { attack, shove } = goingOn(state, moment);
  if (attack !== null) return isCosmic(seatOf(state, attack.attacker));
  if (shove !== null && shove.by !== none) return isCosmic(seatOf(state, shove.by));
  return state.side === 'cosmic' && !ofPriority.has(moment.event);
}

/** Opens it; false when nobody could react, and nothing is asked. */
export function openMoment(play: Play, event: string, told: Told = {}): boolean {
  const { state } = play;
  if (!couldReact(play, event)) return false;
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
