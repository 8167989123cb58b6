/**
 * A question that everybody can see has only one answer, to pass, is answered for the person. Whether it is depends
 * on what a spectator sees, so that a skipped question tells nothing about a hand. The move is played and logged as
 * usual.
 */
import { isFinal, nobody, quickRng, type Ruleset, type Seats, sameJson } from '@accretion/engine';
import type { Choice, Pace } from '@accretion/games/tables';
import { turnOf } from '../players.ts';
import type { MatchSource, MatchState } from '../source.ts';

/** What a spectator sees, from a view that shows more. */
const publicView = (ruleset: Ruleset, view: unknown, viewer: Seats): unknown =>
  ruleset.view(ruleset.imagine(view, viewer)(quickRng(1)), nobody);

/** The pass to be made for this person now; null when they have to be asked. */
export function forcedPass(
  { pass }: Pick<Pace, 'pass'>,
  { ruleset, isTaught }: Pick<MatchSource, 'ruleset' | 'isTaught'>,
  state: MatchState,
): Choice | null {
  const [choice, ...others] = state.choices;
  if (choice === undefined || others.length > 0 || pass === undefined) return null;
  if (state.pending !== null || state.connection === 'lost' || isTaught === true) return null;
  if ((turnOf(state) & (1 << choice.seat)) === 0) return null;
  if (hasJustUndone(state, choice)) return null;
  const { view, viewer, players } = state;
  const move = pass(publicView(ruleset, view, viewer), choice.seat, ruleset);
  if (!sameJson(move, choice.move)) return null;
  // A pass that cannot be undone would take away the undo of the move before it.
  const takesUndo = state.canUndo && isFinal(ruleset, view, viewer, choice.seat, choice.move, players.length);
  return takesUndo ? null : choice;
}

/** Whoever takes a pass back wants to be asked. */
const hasJustUndone = ({ log }: MatchState, { seat }: Choice): boolean => {
  const last = log.at(-1)?.event;
  return last?.did === '@undo' && last['seat'] === seat;
};
