/** How a match ends (ME38, ME39, MA14, MA54, MA62). */
import type { Outcome } from '@accretion/engine';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { tell } from '../story.ts';
import { isAtTeleporter } from './missile.ts';

/** Ends it; whatever else was going on is dropped. The first to be claimed counts. */
export function endMatch(
  { state, umpire }: Play,
  how: NonNullable<State['ending']>,
  winner: 'crisis' | 'cosmic',
): void {
  if (state.ending !== null) return;
  state.ending = how;
  state.winner = winner;
  tell(umpire, { did: 'end', how, winner, round: state.round });
}

/** Both codes on the missile, the missile at the Teleporter, nobody left. */
export function checkEnd(play: Play): void {
  const { state, book } = play;
  if (state.delivered.length >= book.content.encounter.soldiers.shutdownCode)
    endMatch(play, 'codes', 'crisis');
  else if (isAtTeleporter(play)) endMatch(play, 'teleporter', 'cosmic');
  else if (state.round > 0 && state.figures.every(({ gone, seat }) => gone || seat === 2))
    endMatch(play, 'fallen', 'cosmic');
}

export function outcome(state: State): Outcome | null {
  const { ending, winner } = state;
  if (ending === null) return null;
  const won = (side: 'crisis' | 'cosmic'): number => (winner === side ? 1 : 2);
  const ranks = [won('crisis'), won('crisis'), won('cosmic')];
  return { ranks, of: 2, scores: ranks.map((rank) => 2 - rank), by: ranks.map(() => ending) };
}
