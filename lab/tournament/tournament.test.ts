import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seating } from '@accretion/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../matches.ts';
import { settingOf, turnsOf } from '../plan.ts';
import { planOf } from '../sim.ts';
import { heardFrom } from '../testing.ts';
import { lineUpsOf } from './lineUps.ts';
import { ratingsOf } from './ratings.ts';
import { levelFor, looksOf } from './run.ts';
import { standingsOf } from './standings.ts';
import { isDecided } from './summary.ts';

const alone: Seating = { roles: ['a', 'a', 'a'], sides: [[0], [1], [2]] };
const boss: Seating = { roles: ['hero', 'hero', 'boss'], sides: [[0, 1], [2]] };
const together: Seating = { roles: ['a', 'a'], sides: [[0, 1]] };

describe('line-ups', () => {
  it('choose different bots, or mix them if there are too few', () => {
    expect(lineUpsOf(['a', 'b', 'c', 'd'], alone, 'mixed').map((one) => one.join(''))).toEqual([
      'abc',
      'abd',
      'acd',
      'bcd',
    ]);
    expect(lineUpsOf(['a', 'b'], alone, 'mixed').map((one) => one.join(''))).toEqual(['aab', 'abb']);
  });

  it('put one among others', () => {
    expect(lineUpsOf(['a', 'b'], alone, 'one-among').map((one) => one.join(''))).toEqual(['abb', 'baa']);
  });

  it('give all seats of a side to one bot, and a goal to everybody', () => {
    expect(lineUpsOf(['a', 'b'], boss, 'mixed')).toEqual([['a', 'a', 'b']]);
    expect(lineUpsOf(['a', 'b'], together, 'mixed')).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  it('play a deal in all seats, and nothing twice', () => {
    const turns = (bots: string, seating: Seating, fixed = false): string[] =>
      turnsOf([...bots], seating, fixed).map((one) => one.join(''));
    expect(turns('abb', alone)).toEqual(['abb', 'bba', 'bab']);
    expect(turns('aaa', alone)).toEqual(['aaa']);
    expect(turns('aab', boss)).toEqual(['aab', 'bba']);
    expect(turns('abb', alone, true)).toEqual(['abb']);
  });
});

describe('standings', () => {
  const plan = planOf('buccaneers', {
    bots: 'greedy,random,random',
    games: 6,
    seed: 'x',
    options: {},
  });
  const won = (ranks: number[]) => ({ ranks, of: 3, scores: ranks.map((rank) => 10 - rank), moves: 5 });
  /** Greedy sits in seat 0, then 2, then 1: it wins twice, and shares its last victory. */
  const results: Result[] = [
    { deal: 0, lineUp: 0, tallies: [], matches: [won([1, 2, 3]), won([2, 3, 1]), won([1, 1, 3])] },
  ];

  it('count wins beside the fair share, and split shared victories', () => {
    const { bots, seats } = standingsOf(plan, results);
    expect(bots['greedy']).toMatchObject({ matches: 3, wins: 2.5 / 3, fair: 1 / 3, seats: 1 });
    expect(bots['random']?.wins).toBeCloseTo(0.5 / 3);
    expect(bots['random']?.fair).toBeCloseTo(2 / 3);
    expect(seats.map(({ wins }) => wins)).toEqual([0.5, 0.5 / 3, 1 / 3]);
  });

  it('decide by the interval, at the level for so many looks', () => {
    expect(isDecided({ plan, results })).toBe(false);
    const many = Array.from({ length: 40 }, (_, deal) => ({ ...(results[0] as Result), deal }));
    expect(isDecided({ plan, results: many })).toBe(true);
    expect(looksOf(75)).toEqual([10, 20, 40, 75]);
    expect(levelFor(5)).toBeCloseTo(0.99);
  });

  it('rate who ranks higher, with wider intervals from fewer deals', () => {
    const of = (deals: number) =>
      ratingsOf(
        plan,
        Array.from({ length: deals }, (_, deal): Result => {
          const isLucky = deal % 4 === 0;
          const low = {
            deal,
            lineUp: 0,
            tallies: [],
            matches: [won([3, 1, 2]), won([1, 2, 3]), won([1, 3, 2])],
          };
          return isLucky ? low : { ...(results[0] as Result), deal };
        }),
        0.95,
        60,
      );
    const few = of(8).leads[0];
    const many = of(80).leads[0];
    expect(many).toMatchObject({ name: 'greedy', over: 'random' });
    expect(many?.low).toBeGreaterThan(0);
    expect((few?.high ?? 0) - (few?.low ?? 0)).toBeGreaterThan(1.5 * ((many?.high ?? 0) - (many?.low ?? 0)));
    expect(of(8).anchor).toBe('greedy');
    expect(of(8).bots.find(({ name }) => name === 'greedy')?.elo).toBe(1000);
  });

  it('hold bots against a goal where nobody plays against anybody', () => {
    const solo = planOf('ultramassive', {
      bots: 'random,greedy',
      tournament: true,
      seats: 1,
      deals: 30,
      seed: 'x',
      options: { mode: 'soloNormal' },
    });
    expect(settingOf(solo).seating.sides).toHaveLength(1);
    const played = Array.from({ length: 60 }, (_, i): Result => {
      const isReached = i % 2 === 1 && i % 3 > 0;
      return {
        deal: i >> 1,
        lineUp: i % 2,
        tallies: [],
        matches: [{ ranks: [isReached ? 1 : 2], of: 2, scores: [0], moves: 1 }],
      };
    });
    const { bots } = standingsOf(solo, played);
    expect(bots['greedy']).toMatchObject({ matches: 30, wins: 20 / 30, fair: null });
    const { goal, bots: rated } = ratingsOf(solo, played, 0.95, 20);
    expect(rated.map(({ name }) => name)).toEqual(['greedy', 'random']);
    expect(goal?.elo).toBeLessThan(1000);
    expect(goal?.elo).toBeGreaterThan(rated[1]?.elo ?? 0);
  });
});

describe('accretion sim --tournament', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'accretion-tournament-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const at = (name: string): string => join(folder, name);
  const play = (name: string, ...more: string[]) =>
    heardFrom(
      'sim',
      'buccaneers',
      ...['--seats', '3', '--tournament', '--bots', 'random,greedy', '--deals', '2', '--workers', '1'],
      ...['--state', at(`${name}.jsonl`), '--out', at(`${name}.json`), at(`${name}.md`)],
      ...more,
    );
  const written = (name: string): string[] =>
    ['jsonl', 'json', 'md'].map((end) => readFileSync(at(`${name}.${end}`), 'utf8'));

  it('goes on after it was stopped, and writes the same bytes', async () => {
    const { code, out } = await play('whole');
    expect(code).toBe(0);
    expect(out).toMatch(/^greedy +1000 /m);
    const whole = written('whole');
    const [state = ''] = whole;
    const lines = state.split('\n');
    expect(lines).toHaveLength(1 + 2 * 2 + 1);
    // Killed in the middle of a line.
    writeFileSync(at('cut.jsonl'), state.slice(0, (lines[0] ?? '').length + (lines[1] ?? '').length + 9));
    expect((await play('cut')).code).toBe(0);
    expect(written('cut')).toEqual(whole);
    expect(whole[2]).toContain(
      'npx accretion sim buccaneers --seats 3 --tournament --bots random,greedy --deals 2',
    );
  });

  it('refuses a file of other matches, and what cannot be decided', async () => {
    await play('other', '--seed', '1');
    const other = await play('other', '--seed', '2');
    expect(other.code).toBe(1);
    expect(other.err).toContain('other.jsonl: holds the results of other matches');
    const sim = ['sim', 'buccaneers', '--seats', '3', '--workers', '1'];
    const until = await heardFrom(...sim, '--bots', 'greedy', '--until', 'decided');
    expect(until.err).toContain('until: one bot alone');
    const twice = await heardFrom(...sim, '--tournament', '--bots', 'greedy,greedy');
    expect(twice.err).toContain('names each bot once');
  });

  it('stops as soon as it is decided', async () => {
    const sim = ['sim', 'buccaneers', '--seats', '3', '--workers', '1', '--bots', 'greedy,random,random'];
    const { out } = await heardFrom(...sim, '--deals', '5000', '--until', 'decided', '--json');
    const { decided, plan } = JSON.parse(out);
    expect(decided).toBe(true);
    expect([10, 20, 40, 80]).toContain(plan.deals);
  });

  it('changes the weights of a judge for one bot and puts them back', async () => {
    const sim = ['sim', 'buccaneers', '--seats', '3', '--workers', '1', '--games', '3'];
    const scores = async (bots: string): Promise<unknown> => {
      const { out } = await heardFrom(...sim, '--bots', bots, '--json');
      return JSON.parse(out).seats;
    };
    const before = await scores('greedy');
    expect(await scores('greedy+caution=9+envy=0')).not.toEqual(before);
    expect(await scores('greedy')).toEqual(before);
    const wrong = await heardFrom(...sim, '--bots', 'greedy+charm=1');
    expect(wrong.err).toContain('there is no weight "charm"; the weights are freeValue');
    const none = await heardFrom(...sim, '--bots', 'greedy+envy');
    expect(none.err).toContain('expected a weight and its value');
  });
});
