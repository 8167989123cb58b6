import { type Entry, type Event, heard, isRefusal, Match, type Ruleset, rulesetOf } from '@accretion/engine';
import { entries as games } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { type Painted, painted, watch } from '../painting.ts';
import { openPlace } from '../place.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import { open, type Prepared, prepared } from './moments.ts';

const place = openPlace();

const masterworks = games.find(({ game }) => game.id === 'masterworks');
if (masterworks === undefined) throw new Error('no such game');
const ruleset: Ruleset = rulesetOf(masterworks.game);

/** The last of three heroes may end their activation, then it is Magneto's turn. */
const beforeBoss = (): Prepared =>
  prepared('before the boss', {
    level: 'greedy',
    is: (moves, { active, activated, round }) =>
      round === 1 && activated === 2 && active !== null && moves.some((move) => move.do === 'end'),
  });

interface News {
  readonly n: number;
  readonly text: string | null;
}

/** What was told with which number, by playing all moves once more. */
async function toldBy(entries: readonly Entry[], seed: string): Promise<readonly News[]> {
  const { words } = (await masterworks?.words()) ?? { words: null };
  const match = new Match(ruleset, { seed, seats: 3, options: ruleset.game.defaults });
  let n = 0;
  const names = ['Ada', 'Kepler', 'Leavitt'];
  const tell = (events: readonly Event[]): News[] =>
    events.map((event) => ({ n: ++n, text: words?.eventText(event, names, ruleset, 'en') ?? null }));
  const news = tell(heard(match.opened.told, 1));
  for (const entry of entries) {
    if (!('move' in entry)) throw new Error('nothing was undone');
    const played = match.play(entry.seat, entry.move);
    if (isRefusal(played)) throw new Error(played.why);
    news.push(...tell(heard(played.told, 1)));
  }
  return news;
}

/** Everything a frame shows that had not been told when it was painted. */
function tooEarly({ scene, told, isAsked, log }: Painted, news: readonly News[]): readonly string[] {
  const found = scene !== null && isAsked ? [`asks while ${scene} runs`] : [];
  const known = new Set(news.filter(({ n }) => n <= told).map(({ text }) => text));
  for (const { n, text } of news)
    if (n > told && text !== null && !known.has(text) && log.some((line) => line.includes(text)))
      found.push(`the log says: ${text}`);
  return found;
}

async function bossTurn(ada: Visitor, moment: Prepared, skip: boolean): Promise<readonly Painted[]> {
  const { page } = ada;
  await open(ada, place().house.address, moment);
  await watch(page, []);
  await ada.board.getByRole('button', { name: 'End the activation' }).click();
  await page.locator('[data-part="scene"]').first().waitFor();
  if (skip) await page.locator('[data-part="scene"] button').last().click();
  await until(
    async () => {
      const { turn, over } = await ada.look();
      const isScene = (await page.locator('[data-scene]').count()) > 0;
      return (turn || over) && !isScene ? true : null;
    },
    async () => `Magneto's turn does not end: ${(await ada.look()).mark}`,
    120_000,
  );
  return painted(page);
}

describe('Magneto’s turn', () => {
  it('is told scene by scene, nothing before its scene, and can be skipped', {
    timeout: 240_000,
  }, async () => {
    const moment = beforeBoss();
    const ada = await place().person({ scenes: 'fast', motion: 'off' });
    const frames = await bossTurn(ada, moment, false);
    const { entries, seed } = await ada.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
      `accretion/match/${moment.id}`,
    );
    const news = await toldBy(entries, seed);
    const kinds = new Set(frames.map(({ scene }) => scene));
    expect(kinds.size).toBeGreaterThan(2);
    expect(frames.flatMap((frame) => tooEarly(frame, news))).toEqual([]);
    expect(frames.filter(({ moving }) => moving > 0)).toEqual([]);
    const skipped = await bossTurn(ada, moment, true);
    expect(skipped.at(-1)?.scene).toBeNull();
    expect(ada.complaints).toEqual([]);
    await ada.leave();
  });
});
