/**
 * Kept records of whole matches: as long as they verify, `version` may stay. When the version is raised on purpose,
 * remake them with
 *
 *   REMAKE=records npx vitest run --project unit games/ultramassive/records
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Game, type MatchRecord, verify } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { ultramassive } from './index.ts';
import { keptMatches, recordMade } from './testing/records.ts';

const games: readonly Game[] = [ultramassive as unknown as Game];
const fileOf = (name: string): URL => new URL(`./records/${name}.json`, import.meta.url);
const read = (name: string): MatchRecord => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** One entry on a line. */
const written = ({ entries, ...head }: MatchRecord): string => {
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines}\n  ]\n}\n`;
};

if (process.env['REMAKE'] === 'records') {
  for (const name of Object.keys(keptMatches)) writeFileSync(fileOf(name), written(recordMade(name)));
}

describe('kept records', () => {
  for (const name of Object.keys(keptMatches)) {
    it(`${name} replays to every hash under this version`, () => {
      const record = read(name);
      expect(verify(record, games)).toMatchObject({ ok: true, problem: null, agreed: record.entries.length });
      expect(record).toMatchObject({ version: ultramassive.version, seats: keptMatches[name]?.seats });
      expect(record.outcome?.ranks).toHaveLength(record.seats);
    });
  }

  it('hold undos and answers by the clock', () => {
    expect(read('solo-hard').entries.some((entry) => 'undo' in entry)).toBe(true);
    expect(read('advanced-clock').entries.some((entry) => entry['for'] === 'clock')).toBe(true);
  });
});
