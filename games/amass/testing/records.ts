/** The matches kept as records: whole ones of random choices, with what else a log may hold. */
import {
  listSeats,
  Match,
  type MatchRecord,
  nobody,
  optionsFor,
  quickRng,
  recordOf,
  seedOf,
  tableOf,
} from '@accretion/engine';
import { amass } from '../index.ts';

interface Kept {
  readonly seats: number;
  readonly options: object;
  /** Now and then a move is taken back. */
  readonly undoes?: boolean;
  /** Now and then a seat is silent, and the clock answers. */
  readonly isSilent?: boolean;
}

export const keptMatches: Readonly<Record<string, Kept>> = {
  'solo-with-two': { seats: 1, options: { cards: 8 }, undoes: true },
  'coop-clock': { seats: 2, options: { coop: true, cards: 5 }, isSilent: true },
  'three-humans': { seats: 3, options: { cards: 5 }, isSilent: true, undoes: true },
};

export function recordMade(name: string): MatchRecord {
  const { seats, options, undoes = false, isSilent = false } = keptMatches[name] as Kept;
  const chosen = optionsFor(amass, options, seats);
  if (!('options' in chosen)) throw new Error(`${name}: ${chosen.rule} ${chosen.why}`);
  const match = new Match(tableOf(amass), { options: chosen.options, seats, seed: seedOf(name) });
  const rng = quickRng(seats);
  while (match.toAct !== nobody) {
    const asked = listSeats(match.toAct);
    const seat = asked[rng.below(asked.length)] ?? 0;
    if (isSilent && rng.below(6) === 0) match.playDefault(seat, 'clock');
    else {
      const moves = match.table.moves(match.state, seat);
      match.play(seat, moves[rng.below(moves.length)]);
    }
    if (undoes && rng.below(8) === 0 && match.canUndo(seat)) match.undo(seat);
  }
  return recordOf(match, null);
}
