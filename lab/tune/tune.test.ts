import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boxOf } from '@accretion/engine';
import { entries } from '@accretion/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryNamed } from '../input.ts';
import { heardFrom } from '../testing.ts';
import { differences, packWith, valueKnobs } from './knobs.ts';
import { searched } from './search.ts';
import { standInsOf } from './standIns.ts';

describe('stand-ins', () => {
  const pathsOf = (id: string): string[] =>
    standInsOf(entryNamed(id).game.content).map(({ path }) => path.join('.'));

  it('are what the content marks as such, and never what is printed or derived', () => {
    const paths = pathsOf('buccaneers');
    expect(paths).toContain('holes.BH-DNG1.threshold');
    expect(paths).not.toContain('holes.BH-DNG2.threshold'); // derived
    expect(paths).not.toContain('holes.BH-DNG2.hand'); // printed
    expect(paths.filter((path) => path.startsWith('scoreCards.SC3'))).toEqual(['scoreCards.SC3.points.2']);
    expect(pathsOf('masterworks')).toContain('difficulties.normal.bossStamina');
    expect(pathsOf('masterworks')).not.toContain('difficulties.normal.debris');
    expect(pathsOf('masterworks')).toContain('encounter.storm.cap');
  });

  it.each(entries.map(({ game }) => game.id))('can be found in %s', (id) => {
    expect(pathsOf(id).length).toBeGreaterThan(0);
  });

  it('change in a pack that the game accepts, lists given whole', () => {
    const entry = entryNamed('buccaneers');
    const { content } = entry.game;
    const knobs = valueKnobs(entry, content, ['scoreCards.SC3.points.2', 'holes.*.threshold']);
    const changes = differences(knobs, [1, 2]);
    const pack = packWith(entry, null, content, 'Tuned', changes);
    expect(pack?.content['scoreCards']).toEqual({ SC3: { points: [15, 10, 6] } });
    expect(pack?.content['holes']).toMatchObject({ 'BH-DNG1': { threshold: 16 } });
    expect(pack?.content['holes']).not.toHaveProperty('BH-DNG2');
    expect('box' in boxOf(entry.game, pack)).toBe(true);
    expect(packWith(entry, null, content, 'Tuned', differences(knobs, [0, -500]))).toBeNull();
  });

  it('are the only values that can be named', () => {
    const entry = entryNamed('buccaneers');
    expect(() => valueKnobs(entry, entry.game.content, ['holes.BH-DNG2.hand'])).toThrow(
      'printed values stay',
    );
  });
});

describe('searching', () => {
  const search = (measure: (steps: readonly number[]) => number | null, maxTries = 60) =>
    searched({
      target: 0.65,
      tolerance: 0.001,
      steps: [4, 4],
      maxTries,
      measure: async (steps) => measure(steps),
    });

  it('finds a target by turning several knobs', async () => {
    const tries = await search(([a = 0, b = 0]) => 0.3 + 0.05 * a - 0.01 * b);
    expect(tries.at(-1)?.measured).toBeCloseTo(0.65);
  });

  it('goes round what is not allowed, and ends if nothing helps', async () => {
    const tries = await search(([a = 0, b = 0]) => (a > 2 ? null : 0.3 + 0.05 * a - 0.01 * b));
    expect(tries.at(-1)?.measured).toBeCloseTo(0.65);
    expect(await search(() => 0.1)).toHaveLength(1 + 4 * 3);
    expect(await search(() => 0.1, 6)).toHaveLength(6);
  });
});

describe('accretion lab tune', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'accretion-tune-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const play = ['--seats', '3', '--bots', 'random', '--workers', '1', '--games', '24', '--proof', '48'];
  const tune = (...more: string[]) => heardFrom('lab', 'tune', 'buccaneers', ...play, ...more);
  const wanted = ['--measure', 'drawn in', '--values', 'holes.*.threshold'];

  it('reaches a planted target, and proves it on fresh deals', async () => {
    // Planted: what holes that hold five more do.
    const entry = entryNamed('buccaneers');
    const [knob] = valueKnobs(entry, entry.game.content, ['holes.*.threshold']);
    const planted = packWith(
      entry,
      null,
      entry.game.content,
      'Planted',
      differences(knob ? [knob] : [], [5]),
    );
    const file = join(folder, 'planted.json');
    writeFileSync(file, JSON.stringify(planted));
    const drawnIn = ['--bots', 'random', '--seats', '3', '--games', '24', '--workers', '1', '--json'];
    const { out } = await heardFrom('sim', 'buccaneers', ...drawnIn, '--pack', file);
    const tallies: { what: string; sum: number; among: number }[] = JSON.parse(out).tallies;
    const own = tallies.filter(({ what }) => what === 'drawn in');
    const sum = (of: 'sum' | 'among'): number => own.reduce((all, one) => all + one[of], 0);
    const target = String(sum('sum') / sum('among'));

    const [pack, report, state] = ['found.json', 'found.md', 'found.jsonl'].map((name) => join(folder, name));
    const files = ['--out', pack ?? '', '--report', report ?? '', '--state', state ?? ''];
    const found = await tune(...wanted, '--target', target, '--tolerance', '0.0001', ...files);
    expect(found.err).toBe('');
    expect(found.out).toContain('The target is reached.');
    expect(found.out).toMatch(/^holes\.BH-DNG1\.threshold +14 +19$/m);
    expect(JSON.parse(readFileSync(pack ?? '', 'utf8')).content).toEqual(planted?.content);
    expect(readFileSync(report ?? '', 'utf8')).toContain('| holes.BH-DNG1.threshold | 14 | 19 |');

    // Stopped in the middle of its notes, it goes on to the same end.
    const lines = readFileSync(state ?? '', 'utf8');
    writeFileSync(state ?? '', lines.slice(0, -7));
    const again = await tune(...wanted, '--target', target, '--tolerance', '0.0001', ...files);
    expect(again.out).toBe(found.out);
    expect(readFileSync(state ?? '', 'utf8')).toBe(lines);
  });

  it('says what it cannot use', async () => {
    const both = await tune('--target', '0.5');
    expect(both.err).toContain('name values or weights to move');
    const printed = await tune('--target', '50%', '--values', 'holes.BH-DNG2.hand');
    expect(printed.err).toContain('"holes.BH-DNG2.hand" is no stand-in');
    const what = await tune(
      '--target',
      '50%',
      '--values',
      'holes.*.threshold',
      '--measure',
      'joy',
      '--games',
      '1',
    );
    expect(what.err).toContain('there is no "joy"; there are wins, drawn in, rounds');
    const weight = await tune('--target', '50%', '--weights', 'charm');
    expect(weight.err).toContain('there is no weight "charm"');
  });
});
