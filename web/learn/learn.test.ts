// @vitest-environment happy-dom
import { isRefusal, type Ruleset, rulesetOf } from '@accretion/engine';
import { type Tutorial, tables } from '@accretion/games/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { thinker } from '../bots/thinker.ts';
import { loadGame } from '../match/games.ts';
import { type Classroom, course, startOver } from './course.ts';
import type { Guided } from './guided.ts';
import { spotFor } from './placing.ts';

const classroom: Classroom = {
  thinker: thinker(),
  storage: localStorage,
  name: 'Ada',
  bot: 'random',
  pause: () => 0,
  rematch: () => '',
};

async function enter(of: string): Promise<{ guided: Guided; tutorial: Tutorial; ruleset: Ruleset }> {
  const { game } = await loadGame(of);
  const tutorial = await (await tables.find(({ id }) => id === of)?.load?.())?.tutorial?.();
  if (tutorial === undefined) throw new Error('no tutorial');
  const ruleset = rulesetOf(game);
  return { guided: course(ruleset, tutorial, classroom), tutorial, ruleset };
}

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

async function lessonOf(guided: Guided) {
  for (let waited = 0; waited < 2000 && guided.lesson === null; waited++) await turn();
  return guided.lesson;
}

/** Does what the lesson says: clicks Next, or plays the only choice it allows. */
async function follow(guided: Guided): Promise<void> {
  const lesson = await lessonOf(guided);
  if (lesson?.until === undefined) return guided.next();
  const { choices } = guided.getSnapshot();
  expect(choices).toHaveLength(1);
  const [choice] = choices;
  expect(choice === undefined ? 'none' : guided.play(choice)).toBeNull();
}

/** Plays any choice until a lesson appears or the game is over. */
async function playOn(guided: Guided): Promise<void> {
  for (let moves = 0; moves < 3000 && guided.lesson === null; ) {
    const { choices, outcome, pending, asked, mine } = guided.getSnapshot();
    if (outcome !== null) return;
    const isMyTurn = pending === null && (asked & mine) !== 0;
    const choice = isMyTurn ? choices[moves % choices.length] : undefined;
    if (choice !== undefined && guided.play(choice) === null) moves++;
    else await turn();
  }
}

const taught = ['amass', 'buccaneers', 'masterworks', 'ultramassive'];
beforeEach(() => taught.forEach((game) => void startOver(game, localStorage)));

describe.each(taught)('the guided game of %s', (of) => {
  it('ends by following its lessons, and continues as a normal match', async () => {
    const { guided, tutorial } = await enter(of);
    const first = tutorial.lessons.filter(({ when }) => when === undefined);
    for (let done = 0; done < first.length; done++) {
      expect(guided.at).toBe(done);
      await follow(guided);
      // While the others move, the answer cannot be changed.
      const next = tutorial.lessons[guided.at];
      if (next !== undefined && next.when === undefined && guided.lesson === null)
        expect(guided.getSnapshot().choices).toEqual([]);
    }
    for (let waited = 0; waited < 2000 && guided.getSnapshot().choices.length === 0; waited++) await turn();
    expect(guided.lesson).toBeNull();
    expect(guided.getSnapshot().choices.length).toBeGreaterThan(1);
    const later = tutorial.lessons.length - first.length;
    for (let n = 0; n < later; n++) {
      await playOn(guided);
      if (guided.getSnapshot().outcome !== null) break;
      guided.next();
    }
    if (later > 0) expect(guided.at).toBeGreaterThan(first.length);
    guided.close();
  });

  it('allows no other move, and says why', async () => {
    const { guided, tutorial } = await enter(of);
    expect(guided.getSnapshot().choices).toEqual([]);
    while (guided.lesson?.until === undefined) guided.next();
    const { seat, move } = guided.getSnapshot().choices[0] ?? { seat: 0, move: { do: '' } };
    const other = (tutorial.others.at(-1)?.move ?? move) as typeof move;
    const refusal = guided.play({ seat, move: other });
    expect(refusal !== null && isRefusal(refusal)).toBe(true);
    expect(guided.whyNot(move)).toBeNull();
    guided.close();
  });

  it('continues after a reload where it was', async () => {
    const first = await enter(of);
    for (let done = 0; done < 5; done++) await follow(first.guided);
    await lessonOf(first.guided);
    first.guided.close();
    const second = await enter(of);
    expect(second.guided.at).toBe(5);
    await lessonOf(second.guided);
    expect(second.guided.getSnapshot().view).toEqual(first.guided.getSnapshot().view);
    second.guided.close();
  });

  it('can be skipped at any time', async () => {
    const { guided } = await enter(of);
    guided.skip();
    expect(guided.lesson).toBeNull();
    expect(guided.getSnapshot().choices.length).toBeGreaterThan(1);
    guided.close();
  });
});

describe('a lesson', () => {
  const screen = { width: 1000, height: 800 };
  const bubble = { width: 300, height: 150 };
  const thing = (left: number, top: number): DOMRect => new DOMRect(left, top, 100, 100);

  it('is placed beside its thing, never over it, always on the screen', () => {
    for (const [left, top] of [
      [0, 0],
      [900, 0],
      [450, 350],
      [0, 700],
      [900, 700],
      [450, 700],
    ] as const) {
      const at = thing(left, top);
      const spot = spotFor(bubble, at, screen);
      const isApart =
        spot.left >= at.right ||
        spot.left + 300 <= at.left ||
        spot.top >= at.bottom ||
        spot.top + 150 <= at.top;
      expect(isApart, `${left} ${top}`).toBe(true);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + 300).toBeLessThanOrEqual(1000);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + 150).toBeLessThanOrEqual(800);
    }
  });
});
