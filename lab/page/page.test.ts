import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedTables } from '../notes.ts';
import { heardFrom } from '../testing.ts';
import { tableOf } from './html.ts';
import { odds } from './noted.ts';
import { classesOf, dots } from './plots.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accretion-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function report(name: string, ...args: string[]): Promise<string> {
  const file = join(folder, name);
  const { code, err } = await heardFrom('lab', ...args, '--workers', '1', '--report', file);
  expect(err).toBe('');
  expect(code).toBe(0);
  return readFileSync(file, 'utf8');
}

const titles = (page: string): string[] =>
  [...page.matchAll(/<h2 id="s\d+">([^<]*)</g)].map(([, one]) => one ?? '');

describe('accretion lab', () => {
  it('writes one page that needs nothing else, with a table beside every plot', async () => {
    const args = ['buccaneers', '--seats', '3', '--games', '6', '--bots', 'random'];
    const page = await report('b.html', ...args, '--budgets', 'greedy', '--against', 'random');
    expect(titles(page)).toEqual([
      'Scores',
      'Win rate by seat',
      'First-player advantage',
      'Length of a match',
      'Decisions and their width',
      'Win rate by card seen',
      'Win rate by card drafted',
      'Win rate by card used',
      'Reliability of odds',
      'Drawn in',
      'Strength by budget',
    ]);
    expect(page).not.toMatch(/<script|<link|src=|url\(|https?:\/\//);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(page.match(/<table>/g)?.length).toBeGreaterThanOrEqual(titles(page).length);
    expect(page).toContain('prefers-color-scheme: dark');
    expect(page).toContain(
      'npx accretion lab buccaneers --report out.html --seats 3 --bots random --games 6 --seed 1',
    );
    // Every card is named, and was seen by somebody: 18 seats held cards.
    expect(page).toMatch(/<th scope="row">One Ring \(REL-RING\)<\/th>/);
    const again = await report('again.html', ...args, '--budgets', 'greedy', '--against', 'random');
    expect(again).toBe(page);
  });

  it('tells of a goal where there are no others', async () => {
    const solo = ['--seats', '1', '--options', '{"mode": "soloNormal"}', '--games', '2', '--bots', 'random'];
    const page = await report('u.html', 'ultramassive', ...solo);
    expect(page).toContain('goal reached by seat');
    expect(titles(page)).not.toContain('First-player advantage');
    expect(page).not.toContain('fair share');
  });

  it('asks for a file, and for bots that can be compared', async () => {
    const none = await heardFrom('lab', 'buccaneers');
    expect(none.err).toContain('report: name the page to write');
    const self = ['--report', join(folder, 'x.html'), '--budgets', 'greedy', '--workers', '1'];
    expect((await heardFrom('lab', 'buccaneers', ...self)).err).toContain('cannot play against itself');
  });
});

describe('the pieces of a page', () => {
  it('escape what comes from outside', () => {
    const table = tableOf({ caption: 'a "b"', head: ['x'], rows: [['<b>&']] });
    expect(table).toContain('&lt;b&gt;&amp;');
    expect(table).toContain('aria-label="a &quot;b&quot;"');
    const plot = dots({
      title: 't',
      as: String,
      rows: [{ name: '<i>', value: 1, low: 0, high: 2 }],
      reference: 1,
    });
    expect(plot).toContain('&lt;i&gt;');
    expect(plot).toContain('class="reference"');
  });

  it('sort numbers into classes of the same width, none lost', () => {
    const classes = classesOf(
      Array.from({ length: 100 }, (_, i) => i),
      10,
    );
    expect(classes).toHaveLength(10);
    expect(classes.every(({ count }) => count === 10)).toBe(true);
    expect(classesOf([5])).toEqual([{ from: 5, count: 1 }]);
  });

  it('say how honest odds are', () => {
    const [section] = odds({
      odds: { 2: { count: 100, said: 25, won: 35 }, 7: { count: 100, said: 75, won: 75 } },
      oddsByQuarter: {
        0: { 2: { count: 100, said: 25, won: 35 } },
        1: { 7: { count: 100, said: 75, won: 75 } },
      },
      // The first two steps make up half of all that was said.
      oddsByStep: {
        0: { 2: { count: 50, said: 12, won: 17 } },
        1: { 2: { count: 50, said: 13, won: 18 } },
        2: { 7: { count: 50, said: 37, won: 37 } },
        10: { 7: { count: 50, said: 38, won: 38 } },
      },
    });
    expect(section?.text).toContain('The calibration error is 5.0 %');
    expect(section?.text).toContain(
      'By stage, told by the decisions made so far, it is 10.0 %, 10.0 %, 0.0 %, 0.0 %.',
    );
    expect(section?.text).toContain('By quarter of each match it is 10.0 %, 0.0 %;');
    expect(section?.tables[0]?.rows[0]).toEqual(['25.0 %', '35.0 %', '26.4 % to 44.7 %', 100]);
    expect(odds({})).toEqual([]);
  });

  it('add up what was noted', () => {
    expect(addedTables({ a: 1, b: { c: 2 } }, { b: { c: 3, d: 4 }, e: 5 })).toEqual({
      a: 1,
      b: { c: 5, d: 4 },
      e: 5,
    });
  });
});
