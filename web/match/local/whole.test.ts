/** A match that begins with the opening of its game, before the whole game is loaded. */
import { type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Thinker } from '../../bots/thinker.ts';
import { loadGame, loadOpening } from '../games.ts';
import { begin } from './begin.ts';
import { LocalMatch } from './localMatch.ts';

const never: Thinker = { choose: () => new Promise(() => undefined) };
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited++) {
    if (waited > 2_000) throw new Error('that does not happen');
    await turn();
  }
}

async function open(mine: readonly number[], whole: () => Promise<Ruleset>, thinker = never) {
  const { game } = await loadOpening('masterworks');
  const begun = begin(game, { seats: 3, mine, bot: 'greedy', options: {}, pack: null, name: 'Ada' });
  if (!('match' in begun)) throw new Error('cannot begin');
  const around = { thinker, keep: () => undefined, pause: () => 0, rematch: () => '', whole };
  return new LocalMatch(rulesetOf(game), begun.match, around);
}

const loadWhole = async (): Promise<Ruleset> => rulesetOf((await loadGame('masterworks')).game);

describe('a match that begins with the opening of its game', () => {
  it('is drawn and asks before the whole game is there, and keeps the first answer until it is', async () => {
    const loads: (() => void)[] = [];
    const match = await open([0, 1, 2], async () => {
      await new Promise<void>((done) => loads.push(done));
      return loadWhole();
    });
    const { choices, view, log } = match.getSnapshot();
    const [choice] = choices;
    if (choice === undefined) throw new Error('nobody is asked');
    expect(match.preview(choice)).not.toBeNull();
    expect(match.play(choice)).toBeNull();
    await until(() => loads.length > 0);
    expect(match.getSnapshot()).toMatchObject({ pending: choice, view });
    for (const load of loads) load();
    await until(() => match.getSnapshot().pending === null);
    expect(match.getSnapshot().canUndo).toBe(true);
    expect(match.getSnapshot().log.slice(0, log.length)).toEqual(log);
    expect(match.ruleset).toBe(await loadWhole());
    expect(loads).toHaveLength(1);
  });

  it('offers the same with the whole game, without a move', async () => {
    const match = await open([0, 1, 2], loadWhole);
    const { choices, view, log } = match.getSnapshot();
    const whole = await loadWhole();
    await until(() => match.ruleset === whole);
    expect(match.getSnapshot()).toMatchObject({ choices, view, log, pending: null });
  });

  it('gives the answer back if the whole game does not load, and takes it the next time', async () => {
    let tries = 0;
    const match = await open([0, 1, 2], async () => {
      tries++;
      if (tries < 3) throw new Error('no connection');
      return loadWhole();
    });
    await until(() => tries === 1);
    const [choice] = match.getSnapshot().choices;
    if (choice === undefined) throw new Error('nobody is asked');
    match.play(choice);
    await until(() => match.getSnapshot().pending === null);
    expect(match.getSnapshot()).toMatchObject({ canUndo: false, choices: match.getSnapshot().choices });
    match.play(choice);
    await until(() => match.getSnapshot().pending === null);
    expect(match.getSnapshot().canUndo).toBe(true);
  });

  it('lets no bot think before the whole game is there', async () => {
    const asked: number[] = [];
    const loads: (() => void)[] = [];
    const match = await open(
      [2],
      async () => {
        await new Promise<void>((done) => loads.push(done));
        return loadWhole();
      },
      {
        choose: ({ seat }) => {
          asked.push(seat);
          return new Promise(() => undefined);
        },
      },
    );
    await until(() => loads.length > 0);
    expect(asked).toEqual([]);
    for (const load of loads) load();
    await until(() => asked.length > 0);
    expect(match.getSnapshot().asked & (1 << (asked[0] ?? 9))).not.toBe(0);
  });
});
