/** The steps of a moment: who is asked next, what it answers; and the partner's say in paying for a card (MD8). */
import type { Step } from '@accretion/engine';
import type { Move, MoveOf } from '../answers.ts';
import { hasEnded, hasLostTarget, targeting } from '../attack/course.ts';
import { attackAt } from '../effects/scene.ts';
import { figureAt, markOf, nameOf, noSuch } from '../field/figures.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { type Moment, none, type State } from '../state.ts';
import { tell } from '../story.ts';
import { cardMoves, payAndPlay, playCard, whyNotCard } from './card.ts';
import { costOf, xChoices } from './cost.ts';
import { nextToAsk } from './open.ts';
import { cardKey, type Reaction, reactionsOf } from './reactions.ts';
import { react } from './use.ts';

type MomentStep = Step & { readonly moment: number };
type ReactStep = MomentStep & { readonly seat: number };
type ConsentStep = ReactStep & {
  readonly card: string;
  readonly payers: readonly string[];
  readonly amount: number;
  readonly chosen: string;
  readonly owner: number;
};

export function momentAt(state: State, id: number): Moment {
  const moment = state.moments.find((one) => one.id === id);
  if (moment === undefined) throw new Error(`no moment ${id}`);
  return moment;
}

/** MC17, MC72, MC84, MA53: nobody reacts any more to an attack that has ended meanwhile, or to one on somebody gone. */
function isPast(look: Look, moment: Moment): boolean {
  if (moment.attack === none) return false;
  const attack = attackAt(look.state, moment.attack);
  if (attack === null || hasEnded(look, attack) || hasLostTarget(look, attack)) return true;
  // MC86: of an area, the attack on this target has ended.
  return moment.event === 'targeted' && attack.cursor <= targeting;
}

function goOn(play: Play, { moment: id }: MomentStep): void {
  const { state } = play;
  const moment = momentAt(state, id);
  const seat = isPast(play, moment) ? none : nextToAsk(play, moment);
  const free = seat === none ? undefined : reactionsOf(play, moment, seat).find(isFree);
  if (free !== undefined) {
    react(play, moment, free, 0);
    next(play, { do: 'moment', moment: id });
  } else if (seat !== none) next(play, { do: 'react', seat, moment: id }, { do: 'moment', moment: id });
  else state.moments = state.moments.filter((one) => one !== moment);
}

/** MD12: Power that costs nothing is not asked about; whom it goes to still is, where there are several. */
const isFree = ({ rule, part }: Reaction): boolean =>
  rule.kind === 'leadership' &&
  part === null &&
  rule.pay === null &&
  rule.parts.every(({ effect }) => effect.op === 'gainPower');

const asMove = (look: Look, { rule, part, user, payer }: Reaction, x: number): MoveOf<'react'> => ({
  do: 'react',
  rule: rule.key,
  part: part?.place ?? 0,
  figure: nameOf(look, rule.kind === 'leadership' && part === null ? payer : user),
  x,
});

/** A card to be played, as against an effect of one that is in force. */
const isCard = ({ rule, part }: Reaction): boolean => rule.kind === 'card' && part === null;

const found = (look: Look, moment: Moment, seat: number, move: MoveOf<'react'>): Reaction | undefined =>
  reactionsOf(look, moment, seat).find((one) => {
    if (isCard(one)) return false;
    const same = asMove(look, one, move.x);
    return same.rule === move.rule && same.figure === move.figure && same.part === move.part;
  });

const reacting: Asking<ReactStep> = {
  moves(look, { moment: id }, seat) {
    const moment = momentAt(look.state, id);
    const moves: Move[] = [{ do: 'pass' }];
    for (const reaction of reactionsOf(look, moment, seat)) {
      if (isCard(reaction)) continue;
      const xs =
        reaction.part === null && reaction.payer === reaction.user
          ? xChoices(look, reaction.rule, reaction.user)
          : [0];
      for (const x of xs) moves.push(asMove(look, reaction, x));
    }
    moves.push(...cardMoves(look, { seat, moment }));
    return moves;
  },
  refuse(look, { moment: id }, seat, move) {
    const moment = momentAt(look.state, id);
    if (move.do === 'pass') return null;
    if (move.do === 'card') return whyNotCard(look, { seat, moment }, move);
    if (move.do !== 'react') return wrongAnswer;
    const reaction = found(look, moment, seat, move);
    if (reaction === undefined)
      return refusal('MC58', 'cannotReact', { rule: move.rule, figure: move.figure });
    const { rule, user, part } = reaction;
    if (rule.x === null || part !== null)
      return move.x === 0 ? null : refusal('MC58', 'noNumber', { rule: move.rule });
    if (xChoices(look, rule, user).includes(move.x)) return null;
    const cost = costOf(look, rule, user, move.x);
    return refusal('MC70', 'notEnoughPower', {
      figure: move.figure,
      cost,
      power: figureAt(look.state, user).power,
    });
  },
  play(play, { moment: id }, seat, move) {
    const moment = momentAt(play.state, id);
    if (move.do === 'card') playCard(play, { seat, moment }, move);
    else if (move.do === 'react') {
      const reaction = found(play, moment, seat, move);
      if (reaction !== undefined) react(play, moment, reaction, move.x);
    } else {
      const passed = reactionsOf(play, moment, seat).map(({ key }) => key);
      moment.declined = [...moment.declined, ...passed];
    }
  },
};

const ownNames = (look: Look, { payers }: ConsentStep, seat: number): string[] =>
  payers.filter((name) => figureAt(look.state, markOf(look, name)).seat === seat);

const consenting: Asking<ConsentStep> = {
  moves: (look, step, seat) => [
    { do: 'consent', payers: ownNames(look, step, seat) },
    { do: 'consent', payers: [] },
  ],
  refuse(look, step, seat, move) {
    if (move.do !== 'consent') return wrongAnswer;
    const own = ownNames(look, step, seat);
    const other = move.payers.find((name) => !own.includes(name));
    if (other !== undefined) return noSuch(other);
    return new Set(move.payers).size < move.payers.length ? refusal('MD8', 'namedTwice') : null;
  },
  play(play, step, seat, move) {
    if (move.do !== 'consent') return;
    const own = ownNames(play, step, seat);
    const payers = step.payers.filter((name) => !own.includes(name) || move.payers.includes(name));
    const confirm = { ...step, do: 'confirmCard', seat: step.owner, payers };
    if (mayGoOn(play, confirm) === null) next(play, confirm);
    else takeBack(play, confirm);
  },
};

/** MD8: the owner plays the card with those who agreed, or takes it back. */
const confirming: Asking<ConsentStep> = {
  moves: () => [{ do: 'agree' }, { do: 'pass' }],
  refuse(look, step, _seat, move) {
    if (move.do === 'pass') return null;
    return move.do === 'agree' ? mayGoOn(look, step) : wrongAnswer;
  },
  play(play, step, seat, move) {
    const moment = step.moment === none ? null : momentAt(play.state, step.moment);
    if (move.do === 'agree') payAndPlay(play, { seat, moment }, cardOf(step));
    else takeBack(play, step);
  },
};

/**
 * The card goes back to its owner, who does not get to play it in this window again. In an open moment nothing forbids
 * asking again; that it was taken back this turn is noted for those who had better not.
 */
function takeBack(play: Play, { owner, card, moment: id }: ConsentStep): void {
  tell(play.umpire, { did: 'takeBack', seat: owner, card });
  const rule = play.book.byKey.get(card);
  if (rule === undefined) return;
  if (id === none) {
    play.state.uses = [...play.state.uses, { rule: rule.index, who: none, per: 'turn', at: none }];
    return;
  }
  const moment = momentAt(play.state, id);
  moment.declined = [...moment.declined, cardKey(rule, owner)];
}

const cardOf = ({ card, payers, amount, chosen }: ConsentStep): MoveOf<'card'> => ({
  do: 'card',
  card,
  payers: [...payers],
  amount,
  chosen,
});

const mayGoOn = (look: Look, step: ConsentStep) =>
  whyNotCard(
    look,
    { seat: step.owner, moment: step.moment === none ? null : momentAt(look.state, step.moment) },
    cardOf(step),
  );

export function windowSteps(steps: StepBook): void {
  steps.runs('moment', goOn);
  steps.asks('react', reacting);
  steps.asks('consent', consenting);
  steps.asks('confirmCard', confirming);
}
