import {
  type Entry,
  type Event,
  heard,
  isRefusal,
  Match,
  optionsFor,
  type Ruleset,
  rulesetOf,
  type State,
} from '@accretion/engine';
import { entries as games } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { type Painted, painted, watch } from './painting.ts';
import { openPlace } from './place.ts';
import { sensibly } from './planet.ts';
import { until } from './until.ts';
import type { Preferences, Visitor } from './visitor.ts';

const place = openPlace();

const amass = games.find(({ game }) => game.id === 'amass');
if (amass === undefined) throw new Error('no such game');
const ruleset: Ruleset = rulesetOf(amass.game);
const chosen = optionsFor(amass.game, { ai: 3, cards: 5, first: 0 }, 1);
if (isRefusal(chosen)) throw new Error(chosen.why);
const { options } = chosen;
const [id, seed] = ['here-scenes', 'scenes of a whole match'];
const key = `accretion/match/${id}`;

/** Alone against three AI crews: with the same moves the same happens. */
const kept = JSON.stringify({
  format: 'accretion-kept/1',
  ...{ id, game: 'amass', version: amass.game.version, pack: null, options, seed, fairness: null },
  ...{ names: ['Ada'], bots: [null], entries: [], createdAt: 0, movedAt: 0, isYourTurn: true, outcome: null },
});

const entriesOf = ({ page }: Visitor): Promise<readonly Entry[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').entries ?? [], key);

/** What shows results on the board: the crews with their points, and the fights so far. */
const parts = ['ul[aria-label="Crews"] b', 'details > summary'];

interface Run {
  readonly entries: readonly Entry[];
  readonly frames: readonly Painted[];
  /** The board and the log at the end. */
  readonly board: string;
  readonly log: string;
}

/** Plays the whole match, the same way every time. */
async function play(preferences: Preferences, whileThere?: (ada: Visitor) => Promise<void>): Promise<Run> {
  const ada = await place().person({ name: 'Ada', ...preferences });
  const { page } = ada;
  await page.goto(place().house.address);
  await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, kept]);
  await page.goto(`${place().house.address}/table/${id}`);
  await ada.expectAtTable();
  await watch(page, parts);
  await whileThere?.(ada);
  for (;;) {
    const look = await until(
      async () => {
        const now = await ada.look();
        return now.over || (now.turn && now.choices.length > 0) ? now : null;
      },
      async () => `nothing happens any more: ${(await ada.look()).mark}`,
    );
    if (look.over) break;
    const made = (await entriesOf(ada)).length;
    const listed = page.locator(`[data-choice="${sensibly(look.choices, made) + 1}"]`);
    await listed.dispatchEvent('click');
    await until(
      async () => ((await entriesOf(ada)).length > made ? true : null),
      () => `the move is not made: ${look.choices.join(', ')}`,
    );
    await ada.settles();
  }
  // What has just come is unfolded in the log; how much that is differs, what it says does not.
  const folded = page.locator('[data-part="log"] [aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().dispatchEvent('click');
  const run = {
    entries: await entriesOf(ada),
    frames: await painted(page),
    board: await page.evaluate(drawing, '[data-part="board"]'),
    log: await page.locator('[data-part="log"]').innerText(),
  };
  expect(ada.complaints).toEqual([]);
  await ada.leave();
  return run;
}

/** What is drawn, without made-up names; whether things may move is no part of it. */
function drawing(selector: string): string {
  const write = (one: Element): string => {
    const attributes = [...one.attributes]
      .filter(({ name }) => !/^(id|aria-labelledby|aria-controls|data-motion)$/.test(name))
      .filter(({ name, value }) => name !== 'style' || value !== '')
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
    const inside = [...one.childNodes].map((node) =>
      node instanceof Element ? write(node) : (node.textContent ?? ''),
    );
    return `\n${one.tagName} ${attributes.join(' ')} ${inside.join('')}`;
  };
  const part = document.querySelector(selector);
  return part === null ? '' : write(part);
}

interface Update {
  readonly news: readonly { readonly n: number; readonly event: Event; readonly text: string | null }[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The match once more by its moves: what was told with which number, and the points before and after. */
async function replayed(entries: readonly Entry[]): Promise<readonly Update[]> {
  const { words } = (await amass?.words()) ?? { words: null };
  const match = new Match(ruleset, { seed, seats: 1, options });
  const points = (): number[] => {
    const { order, crews } = match.state as State & { order: readonly number[]; crews: readonly unknown[] };
    const start = order.indexOf(0);
    return [...order.slice(start), ...order.slice(0, start)].map((crew) =>
      crew < crews.length ? Number(ruleset.rules.facts?.['points']?.(match.state, crew)) : 0,
    );
  };
  const names = [
    'Ada',
    ...(words?.others?.(ruleset.view(match.state, 1), ruleset, 'en') ?? []).map(({ name }) => name),
  ];
  let n = 0;
  const update = (told: Parameters<typeof heard>[0], before: readonly number[]): Update => ({
    news: heard(told, 1).map((event) => ({
      n: ++n,
      event,
      text: words?.eventText(event, names, ruleset, 'en') ?? null,
    })),
    before,
    after: points(),
  });
  const updates = [update(match.opened.told, points())];
  for (const entry of entries) {
    if (!('move' in entry)) throw new Error('nothing was undone');
    const before = points();
    const played = match.play(entry.seat, entry.move);
    if (isRefusal(played)) throw new Error(played.why);
    updates.push(update(played.told, before));
  }
  return updates;
}

/** Everything a frame shows that had not been told when it was painted. */
function tooEarly(frame: Painted, updates: readonly Update[]): readonly string[] {
  const found: string[] = [];
  if (frame.scene !== null && frame.isAsked) found.push(`asks while ${frame.scene} runs`);
  if (frame.scene !== null && frame.isOver) found.push(`is over while ${frame.scene} runs`);
  const update = updates.find(({ news }) => news.some(({ n }) => n === frame.told));
  if (update === undefined) return found;
  const upTo = updates.flatMap(({ news }) => news).filter(({ n }) => n <= frame.told);
  const known = new Set(upTo.map(({ text }) => text));
  for (const { n, text } of update.news)
    if (n > frame.told && text !== null && !known.has(text)) {
      if (frame.log.some((line) => line.includes(text))) found.push(`the log says: ${text}`);
      if (frame.prompt.includes(text)) found.push(`the prompt says: ${text}`);
    }
  const [crews = '', summaries = ''] = frame.parts;
  const shown = crews.split('|').flatMap((text) => (/^-?\d+$/.test(text) ? [Number(text)] : []));
  const told = update.news.filter(({ n }) => n <= frame.told).map(({ event }) => event.did);
  const isLast = update.news.at(-1)?.n === frame.told;
  const isBefore = !told.includes('store') && !told.includes('steal');
  const points = isLast ? update.after : isBefore ? update.before : null;
  if (points !== null && shown.join() !== points.join()) found.push(`points ${shown} instead of ${points}`);
  const round = upTo.slice(upTo.findLastIndex(({ event }) => event.did === 'deploy') + 1);
  const fought = round.filter(({ event }) => event.did === 'pairs').length;
  const fights = Number(/(\d+) fights? this round/.exec(summaries)?.[1] ?? 0);
  if (fights > fought) found.push(`${fights} fights instead of ${fought}`);
  return found;
}

describe('AMASS one scene at a time', () => {
  it('shows no result before its scene, moves nothing when nothing may move, and ends the same however it is watched', {
    timeout: 600_000,
  }, async () => {
    const told = await play({ scenes: 'fast', motion: 'off' });
    const updates = await replayed(told.entries);
    const kinds = new Set(told.frames.map(({ scene }) => scene));
    for (const kind of ['reveal', 'alien', 'cubes', 'outcome', 'mine', 'store', 'sum'])
      expect(kinds, kind).toContain(kind);
    expect(told.frames.flatMap((frame) => tooEarly(frame, updates))).toEqual([]);
    expect(told.frames.filter(({ moving }) => moving > 0)).toEqual([]);
    expect(told.frames.at(-1)?.told).toBe(updates.at(-1)?.news.at(-1)?.n);
    // Off: the same moves, the same end.
    const off = await play({ scenes: 'off' });
    expect(off.frames.every(({ scene }) => scene === null)).toBe(true);
    // Skipping now and then, one scene or all of them.
    const skipped = await play({ scenes: 'normal', motion: 'on' }, ({ page }) =>
      page.evaluate(() => {
        let random = 7;
        requestAnimationFrame(function next() {
          random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
          const buttons = document.querySelectorAll<HTMLElement>('[data-part="scene"] button');
          if (random % 16 === 0) buttons[random % 5 === 0 ? 1 : 0]?.click();
          requestAnimationFrame(next);
        });
      }),
    );
    expect(skipped.frames.flatMap((frame) => tooEarly(frame, updates))).toEqual([]);
    for (const run of [off, skipped]) {
      expect(run.entries.map((entry) => ('move' in entry ? entry.move : null))).toEqual(
        told.entries.map((entry) => ('move' in entry ? entry.move : null)),
      );
      expect(run.board.split('\n')).toEqual(told.board.split('\n'));
      expect(run.log).toBe(told.log);
    }
  });
});
