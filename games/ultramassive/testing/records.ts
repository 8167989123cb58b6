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
import { ultramassive } from '../index.ts';

interface Kept {
  readonly seats: number;
  readonly options: object;
  /** Now and then a move is taken back. */
  readonly undoes?: boolean;
  /** Now and then a seat is silent, and the clock answers. */
  readonly isSilent?: boolean;
}

export const keptMatches: Readonly<Record<string, Kept>> = {
  'two-players': { seats: 2, options: {}, undoes: true },
  'advanced-clock': { seats: 3, options: { advancedDraft: true }, isSilent: true },
  'earlier-one-by-one': { seats: 2, options: { edition: 'earlier', turns: 'oneByOne' } },
  'solo-hard': { seats: 1, options: { mode: 'soloHard' }, undoes: true },
};

export function recordMade(name: string): MatchRecord {
  const { seats, options, undoes = false, isSilent = false } = keptMatches[name] as Kept;
  const chosen = optionsFor(ultramassive, options, seats);
  if (!('options' in chosen)) throw new Error(`${name}: ${chosen.rule} ${chosen.why}`);
  const match = new Match(tableOf(ultramassive), { options: chosen.options, seats, seed: seedOf(name) });
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
