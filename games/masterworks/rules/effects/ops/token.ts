/** Operations on tokens and the encounter. */
import { withId } from '@accretion/engine';
import type { EffectOf } from '../../content/effects.ts';
import { checkEnd } from '../../encounter/end.ts';
import { dropAll } from '../../encounter/fall.ts';
import { moveTracker } from '../../encounter/storm.ts';
import { figureAt, isFigure, nameOf } from '../../field/figures.ts';
import { mayHold } from '../../move/advance.ts';
import { type Look, next, type Play } from '../../play.ts';
import { none, type Run } from '../../state.ts';
import { tell } from '../../story.ts';
import { amountOf } from '../amounts.ts';
import { asking, type Operations } from '../doing.ts';
import { peopleOf } from '../who.ts';

/** The number in a token's name: `soldier:3`. */
const numberOf = (token: string): number => Number(token.split(':')[1] ?? none);
const keyIn = (token: string): string => token.split(':')[1] ?? '';

const kindName = ({ book }: Look, kind: number): string => book.soldiers[kind] ?? '';

/** Takes a face-up token off the ground. */
function lift({ state }: Play, { token }: Run): number {
  const found = state.codes.find((one) => one.token === numberOf(token));
  if (found === undefined) return none;
  state.codes = state.codes.filter((one) => one !== found);
  return found.kind;
}

/** MC91: has it something to give, or may it take something, whichever it is chosen for? */
export const canPass = (look: Look, { args }: EffectOf<'passToken'>, mark: number): boolean =>
  args.from === 'picked' ? figureAt(look.state, mark).held.length > 0 : mayHold(look, mark);

export const tokenOps: Operations = {
  /** ME23, MK3: turned up for all. */
  reveal({ play, run }) {
    const { state } = play;
    const soldier = state.soldiers.find(({ token }) => token === numberOf(run.token));
    if (soldier === undefined) return;
    const { token, x, y, kind, shuffle } = soldier;
    state.soldiers = state.soldiers.filter((one) => one !== soldier);
    state.codes = [...state.codes, { token, x, y, kind }];
    state.unknown = state.unknown
      .map((one) =>
        one.shuffle === shuffle ? { shuffle, kinds: one.kinds.filter((id) => id !== kind) } : one,
      )
      .filter(({ kinds }) => kinds.length > 0);
    run.revealed = kindName(play, kind);
    tell(play.umpire, { did: 'reveal', token: run.token, kind: run.revealed });
  },
  holdToken({ play, run }, _effect, subject) {
    if (!mayHold(play, subject)) return;
    const kind = lift(play, run);
    if (kind === none) return;
    const figure = figureAt(play.state, subject);
    figure.held = withId(figure.held, kind);
    tell(play.umpire, { did: 'hold', figure: nameOf(play, subject), kind: kindName(play, kind) });
  },
  discardToken({ play, run }) {
    const kind = lift(play, run);
    if (kind === none) return;
    play.state.discard = withId(play.state.discard, kind);
    tell(play.umpire, { did: 'discard', kind: kindName(play, kind) });
  },
  /** ME35, MA12: every code it holds, or one. */
  deliverCodes({ play }, { args }, subject) {
    const figure = figureAt(play.state, subject);
    const codes = args.count === 'all' ? figure.held : figure.held.slice(0, args.count);
    if (codes.length === 0) return;
    figure.held = figure.held.filter((kind) => !codes.includes(kind));
    play.state.delivered = [...play.state.delivered, ...codes];
    tell(play.umpire, { did: 'deliver', figure: nameOf(play, subject), codes: codes.length });
    checkEnd(play);
  },
  passToken({ play, scene }, { args }) {
    const { state } = play;
    const [from = none] = peopleOf(play, args.from, scene);
    const [to = none] = peopleOf(play, args.to, scene);
    if (!isFigure(from) || !isFigure(to) || from === to || !mayHold(play, to)) return;
    const giver = figureAt(state, from);
    const taker = figureAt(state, to);
    for (const kind of giver.held.slice(0, args.count)) {
      giver.held = giver.held.filter((one) => one !== kind);
      taker.held = withId(taker.held, kind);
      tell(play.umpire, { did: 'pass', figure: nameOf(play, from), to: nameOf(play, to) });
    }
  },
  dropTokens({ play }, _effect, subject) {
    if (isFigure(subject)) dropAll(play, subject);
  },
  /** ME27, MA45: "up to" is a choice; an amount it has not sets the tracker to 0. */
  lowerTracker(doing, { args }) {
    const { play, run } = doing;
    if (args.upTo !== undefined) {
      // MD12: from 0 it cannot go down.
      if (play.state.debris > 0) next(play, asking('amount', doing, none));
      else run.lowered = 0;
      return;
    }
    const exactly = args.exactly ?? 0;
    const isEnough = play.state.debris >= exactly;
    const went = moveTracker(play, -exactly);
    run.lowered = isEnough ? -went : 0;
  },
  repairPile({ play, run, scene }, { args }) {
    const { state, book } = play;
    const index = book.dampeners.findIndex(({ key }) => key === keyIn(run.token));
    const amount = Math.min(amountOf(args.amount, scene), state.piles[index]?.damage ?? 0);
    if (amount <= 0) return;
    state.piles = state.piles.map((pile, i) =>
      i === index ? { ...pile, damage: pile.damage - amount } : pile,
    );
    tell(play.umpire, { did: 'repair', pile: `pile:${keyIn(run.token)}`, amount });
  },
  placePile({ play, run }, { args }) {
    const { state, book } = play;
    const index = book.dampeners.findIndex(({ key }) => key === keyIn(run.token));
    state.piles = state.piles.map((pile, i) =>
      i === index ? { damage: args.damage, isStanding: true } : pile,
    );
    tell(play.umpire, { did: 'newPile', dampener: keyIn(run.token) });
  },
};
