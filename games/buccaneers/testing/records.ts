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
import { buccaneers } from '../index.ts';
import { boxWith } from './names.ts';
import { oddPack } from './pack.ts';

interface Kept {
  readonly seats: number;
  readonly options?: object;
  readonly pack?: unknown;
  /** Now and then a pick is taken back. */
  readonly undoes?: boolean;
  /** Now and then a seat is silent, and the clock answers. */
  readonly isSilent?: boolean;
}

export const keptMatches: Readonly<Record<string, Kept>> = {
  'first-game-3': { seats: 3, options: { holes: { are: 'first' } }, undoes: true },
  'pack-4': { seats: 4, pack: oddPack },
  'clock-6': { seats: 6, options: { toysTriggerLoot: false }, isSilent: true },
};

export function recordMade(name: string): MatchRecord {
  const { seats, options = {}, pack, undoes = false, isSilent = false } = keptMatches[name] as Kept;
  const box = boxWith(pack);
  const chosen = optionsFor(buccaneers, options, seats, box.content);
  if (!('options' in chosen)) throw new Error(`${name}: ${chosen.rule} ${chosen.why}`);
  const match = new Match(tableOf(buccaneers, box), { options: chosen.options, seats, seed: seedOf(name) });
  const rng = quickRng(seats);
  while (match.toAct !== nobody) {
    const asked = listSeats(match.toAct);
    const seat = asked[rng.below(asked.length)] ?? 0;
    if (isSilent && rng.below(6) === 0) match.playDefault(seat, 'clock');
    else {
      const moves = match.table.moves(match.state, seat);
      match.play(seat, moves[rng.below(moves.length)]);
    }
    if (undoes && rng.below(5) === 0 && match.canUndo(seat)) match.undo(seat);
  }
  return recordOf(match, null);
}
