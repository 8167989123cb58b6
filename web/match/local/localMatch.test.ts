import { boxOf, has, type Json, only, type Ruleset, rulesetOf, sameJson, verify } from '@accretion/engine';
import { games } from '@accretion/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Thinker, thinker } from '../../bots/thinker.ts';
import { loadGame } from '../games.ts';
import { begin } from './begin.ts';
import type { KeptMatch } from './kept.ts';
import { LocalMatch } from './localMatch.ts';
import type { Surroundings } from './surroundings.ts';

let ruleset: Ruleset;

beforeAll(async () => {
  const { game } = await loadGame('buccaneers');
  const boxed = boxOf(game);
  if ('problems' in boxed) throw new Error('no box');
  ruleset = rulesetOf(game, boxed.box);
});

function newMatch(bot = 'random'): KeptMatch {
  const wanted = { seats: 3, bot, options: {}, pack: null, name: 'Ada' };
  const begun = begin(ruleset.game, wanted);
  if (!('match' in begun)) throw new Error('cannot begin');
  return begun.match;
}

/** A match with its surroundings in memory and without pauses. */
function open(kept: KeptMatch, thinking: Thinker = thinker(), pause: Surroundings['pause'] = () => 0) {
  const shelf = { kept };
  const around: Surroundings = {
    thinker: thinking,
    keep: (match) => {
      shelf.kept = structuredClone(match);
    },
    pause,
    rematch: () => '',
  };
  return { match: new LocalMatch(ruleset, kept, around), shelf };
}

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Plays the last choice whenever it is this person's turn, until the condition holds. */
async function playUntil(match: LocalMatch, isEnough: () => boolean): Promise<void> {
  for (let waited = 0; !isEnough(); waited++) {
    if (waited > 20_000) throw new Error('the match does not go on');
    const { asked, mine, choices, pending } = match.getSnapshot();
    const choice = choices.at(-1);
    if (pending === null && (asked & mine) !== 0 && choice !== undefined) match.play(choice);
    await turn();
  }
}

describe('a local match', () => {
  it('can be played to the end with bots, and its record verifies and is fair', async () => {
    const { match, shelf } = open(newMatch());
    await playUntil(match, () => match.getSnapshot().outcome !== null);
    const { outcome, viewer, canUndo, log } = match.getSnapshot();
    expect(outcome?.ranks).toHaveLength(3);
    expect(viewer).toBe(0b111);
    expect(canUndo).toBe(false);
    expect(log.length).toBeGreaterThan(50);
    expect(shelf.kept.outcome).toEqual(outcome);
    expect(verify(await match.record(), games)).toMatchObject({ ok: true, fair: true });
  });

  it('continues after a reload where it was, with the same log', async () => {
    const { match, shelf } = open(newMatch());
    await playUntil(match, () => match.getSnapshot().log.length > 40);
    match.close();
    const again = open(shelf.kept).match;
    const [before, after] = [match.getSnapshot(), again.getSnapshot()];
    expect(after.view).toEqual(before.view);
    expect(after.log).toEqual(before.log);
    expect(after.news).toEqual([]);
    expect(after.choices).toEqual(before.choices);
    await playUntil(again, () => again.getSnapshot().outcome !== null);
  });

  it('from when bots were called greedy opens, plays on, and has a record that verifies', async () => {
    const { match, shelf } = open(newMatch('greedy'));
    await playUntil(match, () => match.getSnapshot().log.length > 40);
    match.close();
    const stored: KeptMatch = JSON.parse(JSON.stringify(shelf.kept));
    expect(stored.bots).toEqual([null, 'greedy', 'greedy']);
    const again = open(stored).match;
    expect(again.getSnapshot().players.map(({ bot }) => bot)).toEqual([null, 'greedy', 'greedy']);
    await playUntil(again, () => again.getSnapshot().outcome !== null);
    expect(verify(await again.record(), games)).toMatchObject({ ok: true, fair: true });
  });

  it('lets its bots stop thinking when it is closed', async () => {
    const stopped: string[] = [];
    const spy: Thinker = { ...thinker(), stop: (id) => void stopped.push(id) };
    const { match } = open(newMatch(), spy);
    await playUntil(match, () => match.getSnapshot().log.length > 40);
    expect(stopped).toEqual([]);
    match.close();
    expect(stopped).toEqual([match.id]);
  });

  it('lets a bot stop thinking when what it waited for is undone, and asks it anew', async () => {
    const asked: ((error: Error) => void)[] = [];
    const stopped: string[] = [];
    const spy: Thinker = {
      // The first bot answers; the last one, who waits for the person, thinks for ever.
      choose: (job) =>
        asked.length === 0 && job.seat === 1
          ? thinker().choose(job)
          : new Promise((_, fail) => void asked.push(fail)),
      stop(id) {
        stopped.push(id);
        asked.at(-1)?.(new Error('stopped thinking'));
      },
    };
    const { match, shelf } = open(newMatch(), spy);
    await expect.poll(() => shelf.kept.entries.length).toBe(1);
    const pick = (): void => {
      const [choice] = match.getSnapshot().choices;
      if (choice !== undefined) match.play(choice);
    };
    pick();
    await expect.poll(() => asked.length).toBe(1);
    expect(stopped).toEqual([]);
    expect(match.undo()).toBeNull();
    expect(stopped).toEqual([match.id]);
    await turn();
    pick();
    await expect.poll(() => asked.length).toBe(2);
    // Nothing was played for it meanwhile.
    expect(shelf.kept.entries.filter((one) => 'seat' in one && one.seat === 2)).toEqual([]);
  });

  it('shows a move at once as a preview, and can undo it', async () => {
    const never: Thinker = { choose: () => new Promise(() => undefined) };
    const { match } = open(newMatch(), never);
    const [choice] = match.getSnapshot().choices;
    if (choice === undefined) throw new Error('nothing to choose');
    const before = match.getSnapshot().view;
    expect(match.play(choice)).toBeNull();
    expect(match.getSnapshot().pending).toBe(choice);
    const { view, preview } = match.getSnapshot();
    expect(view).toEqual(before);
    expect(preview).toMatchObject({ certain: true });
    expect(sameJson(preview?.view, before)).toBe(false);
    await turn();
    await turn();
    expect(match.getSnapshot().pending).toBeNull();
    expect(match.getSnapshot().view).toEqual(preview?.view);
    expect(match.getSnapshot().canUndo).toBe(true);
    expect(match.undo()).toBeNull();
    expect(match.getSnapshot().view).toEqual(before);
    expect(match.undo()).toMatchObject({ why: 'nothingToUndo' });
  });

  it('says which events an undo took back, after a reload too', async () => {
    const never: Thinker = { choose: () => new Promise(() => undefined) };
    const { match, shelf } = open(newMatch(), never);
    const [choice] = match.getSnapshot().choices;
    if (choice === undefined) throw new Error('nothing to choose');
    const before = match.getSnapshot().log.length;
    match.play(choice);
    await turn();
    await turn();
    const told = match.getSnapshot().log.slice(before);
    expect(told.map(({ event }) => event.did)).toEqual(['seal']);
    match.undo();
    const undone = { did: '@undo', seat: choice.seat, took: told.map(({ n }) => n) };
    expect(match.getSnapshot().log.at(-1)?.event).toEqual(undone);
    expect(open(shelf.kept, never).match.getSnapshot().log).toEqual(match.getSnapshot().log);
  });

  it('hands a bot what its own seat sees and nothing else', async () => {
    const jobs: { seat: number; view: Json }[] = [];
    const real = thinker();
    const spy: Thinker = {
      choose: (job) => {
        jobs.push(job);
        return real.choose(job);
      },
    };
    const { match } = open(newMatch(), spy);
    await playUntil(match, () => match.getSnapshot().log.length > 30);
    match.close();
    expect(jobs.length).toBeGreaterThan(4);
    for (const { seat, view } of jobs) {
      const { seats } = view as { seats: { hand: Json[] }[] } & Json;
      seats.forEach(({ hand }, other) => {
        expect(hand.every((card) => (card === '?') === (other !== seat))).toBe(true);
      });
    }
  });

  it('lets the person act before the last bot, so that they can change their mind', async () => {
    const { match } = open(newMatch());
    for (let i = 0; i < 50; i++) await turn();
    const { asked, mine } = match.getSnapshot();
    expect(has(asked, 0)).toBe(true);
    expect(asked & ~mine).not.toBe(0);
    expect(asked).not.toBe(only(0));
    match.close();
  });

  it('leaves time to change a sealed pick: the last bot waits once it has decided, and again after a change', async () => {
    const waits: (string | undefined)[] = [];
    // Waits that settle a question never end here; all others do at once.
    const { match } = open(newMatch(), thinker(), (_events, settles) => {
      waits.push(settles);
      return settles === undefined ? 0 : 2 ** 30;
    });
    const settled = (): number => waits.filter((one) => one === 'settles').length;
    const after = async (isSo: () => boolean): Promise<void> => {
      for (let i = 0; !isSo(); i++) {
        if (i > 2_000) throw new Error('nothing happens');
        await turn();
      }
    };
    const pick = async (at: number): Promise<void> => {
      const choice = match.getSnapshot().choices[at];
      if (choice === undefined) throw new Error('nothing to pick');
      expect(match.play(choice)).toBeNull();
      await after(() => match.getSnapshot().pending === null);
    };
    await pick(0);
    await after(() => settled() === 1);
    expect(match.getSnapshot()).toMatchObject({ canUndo: true });
    expect(match.getSnapshot().choices.length).toBeGreaterThan(1);
    const before = match.getSnapshot().view;
    await pick(1);
    expect(sameJson(match.getSnapshot().view, before)).toBe(false);
    expect(
      (await match.record()).entries.filter((entry) => 'seat' in entry && entry.seat === 0),
    ).toHaveLength(2);
    match.close();
  });
});
