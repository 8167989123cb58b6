/**
 * Kept records of whole matches: as long as they verify, a game's `version` may stay. When it is raised on purpose,
 * remake them with
 *
 *   REMAKE=records npx vitest run --project unit games/<game>/records
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../box.ts';
import { quickRng } from '../chance.ts';
import { erased } from '../erased.ts';
import { seedOf } from '../fairness.ts';
import type { Game, Move, State } from '../game.ts';
import { Match } from '../match.ts';
import { problemText } from '../problems.ts';
import { type MatchRecord, recordOf, verify } from '../record.ts';
import { optionsFor, rulesetOf } from '../ruleset.ts';
import { listSeats, nobody } from '../seats.ts';

/** A match of random choices worth keeping, with what else its log shall hold. */
export interface KeptMatch {
  readonly seats: number;
  readonly options?: object;
  readonly pack?: unknown;
  /** Now and then a move is taken back. */
  readonly undoes?: boolean;
  /** Now and then a seat is silent, and the clock answers. */
  readonly isSilent?: boolean;
}

/** Registers the tests of a game's kept records; `folder` is where they lie, one file by each name. */
export function testRecords<S extends State, M extends Move, O, C>(
  given: Game<S, M, O, C>,
  folder: URL,
  matches: Readonly<Record<string, KeptMatch>>,
): void {
  const game = erased<Game>(given);
  const fileOf = (name: string): URL => new URL(`${name}.json`, folder);
  if (env['REMAKE'] === 'records') {
    for (const [name, match] of Object.entries(matches))
      writeFileSync(fileOf(name), written(recordMade(game, name, match)));
  }
  describe('kept records', () => {
    for (const [name, match] of Object.entries(matches)) {
      const read = (): MatchRecord => JSON.parse(readFileSync(fileOf(name), 'utf8'));

      it(`${name} replays to every hash under this version`, () => {
        const record = read();
        expect(verify(record, [game])).toMatchObject({
          ok: true,
          problem: null,
          agreed: record.entries.length,
        });
        expect(record).toMatchObject({ version: game.version, seats: match.seats });
        expect(record.outcome?.ranks).toHaveLength(record.seats);
        expect(record.entries.some((entry) => 'undo' in entry)).toBe(match.undoes ?? false);
        expect(record.entries.some((entry) => entry['for'] === 'clock')).toBe(match.isSilent ?? false);
      });

      it(`${name} shows where a match of other rules departs`, () => {
        const record = read();
        const [first, ...rest] = record.entries;
        const changed = { ...record, entries: [{ ...first, hash: '0'.repeat(64) }, ...rest] };
        expect(verify(changed, [game])).toMatchObject({
          ok: false,
          agreed: 0,
          problem: 'entries.0.hash: the entry leads to another state',
        });
      });
    }
  });
}

/** One entry on a line. */
const written = ({ entries, ...head }: MatchRecord): string => {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines}\n  ]\n}\n`;
};

function recordMade(game: Game, name: string, kept: KeptMatch): MatchRecord {
  const { seats, options = {}, pack = null, undoes = false, isSilent = false } = kept;
  const boxed = boxOf(game, pack);
  if ('problems' in boxed)
    throw new Error(`${name}: ${boxed.problems.map((one) => problemText(one, game)).join('; ')}`);
  const chosen = optionsFor(game, options, seats, boxed.box.content);
  if (!('options' in chosen)) throw new Error(`${name}: ${chosen.rule} ${chosen.why}`);
  const match = new Match(rulesetOf(game, boxed.box), { options: chosen.options, seats, seed: seedOf(name) });
  const rng = quickRng(seats);
  while (match.toAct !== nobody) {
    const asked = listSeats(match.toAct);
    const seat = asked[rng.below(asked.length)] ?? 0;
    if (isSilent && rng.below(6) === 0) match.playDefault(seat, 'clock');
    else {
      const moves = match.ruleset.moves(match.state, seat);
      match.play(seat, moves[rng.below(moves.length)]);
    }
    if (undoes && rng.below(6) === 0 && match.canUndo(seat)) match.undo(seat);
  }
  return recordOf(match, null);
}
