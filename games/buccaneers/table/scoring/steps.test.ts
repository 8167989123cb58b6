import { erased, Feed, Match, quickRng, type Ruleset, rulesetOf, type State } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { buccaneers } from '../../index.ts';
import type { Story, View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { resultOf, ties } from '../../words/result.ts';
import type { Happening } from '../types.ts';
import { Told } from './steps.ts';

const ruleset = erased<Ruleset>(rulesetOf(buccaneers));
const { model } = rulesetOf(buccaneers);
const names = ['Ann', 'Ben', 'Cy', 'Di'];

/** A match to its end, as the first seat hears it. */
function played(seed: string): { readonly log: readonly Happening[]; readonly view: View } {
  const match = new Match(ruleset, { seed, seats: names.length, options: ruleset.game.defaults });
  const feed = new Feed<State>(ruleset, 1, match.state);
  const rng = quickRng(seed.length);
  let log: Happening[] = [];
  const hear = (told: Parameters<typeof feed.next>[1], after: State): void => {
    const events = feed.next(after, told)?.events ?? [];
    log = [
      ...log,
      ...events.map((event, i) => ({ n: log.length + i + 1, event: event as unknown as Story })),
    ];
  };
  hear(match.opened.told, match.opened.after);
  while (match.toAct !== 0) {
    const seat = 31 - Math.clz32(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    const made = match.play(seat, moves[rng.below(moves.length)] as never);
    if ('why' in made) throw new Error(made.why);
    hear(made.told, made.after);
  }
  return { log, view: ruleset.view(match.state, 0b1111) as View };
}

const relics = (told: Told, round: number) => (['A', 'B', 'D'] as const).map((step) => told.in(round, step));

describe('what was told of a scoring', () => {
  const { log } = played('told');

  it('is found again in the log, for every Round and step', () => {
    const told = new Told(log, 3);
    for (const round of [1, 2, 3]) {
      for (const events of relics(told, round)) expect(events).not.toBeNull();
      expect(told.in(round, 'H')?.some(({ did }) => did === 'rank')).toBe(true);
    }
  });

  it('is unknown where the log has lost its beginning, and not taken for another Round', () => {
    const second = log.findIndex(({ event }) => event.did === 'turnUpHole' && event.round === 2);
    const told = new Told(log.slice(second + 1), 3);
    expect(relics(told, 1)).toEqual([null, null, null]);
    expect(relics(told, 2)).toEqual(relics(new Told(log, 3), 2));
    expect(relics(told, 3)).toEqual(relics(new Told(log, 3), 3));
  });

  it('leaves out what was taken back', () => {
    const asked: Happening = { n: 1, event: { did: 'score', step: 'A', skipped: false } };
    const kept: Happening = { n: 2, event: { did: 'keepRelic', seat: 2, card: 4 } };
    const undone: Happening = { n: 3, event: { did: '@undo', seat: 2 } };
    expect(new Told([asked, kept, undone], 1).in(1, 'A')).toEqual([]);
    expect(new Told([asked, kept, { n: 3, event: { did: '@undo', seat: 1 } }], 1).in(1, 'A')).toHaveLength(1);
  });
});

describe('the result', () => {
  it('B15 says by what equal points were told apart, and nothing where none were equal', () => {
    const seen = { tied: 0, clear: 0 };
    for (let n = 0; n < 60 && Math.min(seen.tied, seen.clear) === 0; n++) {
      const { view } = played(`result-${n}`);
      const tied = resultOf(model, view).filter(({ by }) => by !== 'amount');
      const texts = ties(view, names, { model }, 'en');
      expect(texts.length > 0).toBe(tied.length > 0);
      for (const { seat, amount } of tied)
        expect(texts.find((one) => one.startsWith(`${amount} points`))).toContain(names[seat]);
      seen[tied.length > 0 ? 'tied' : 'clear']++;
    }
    expect(seen.tied).toBeGreaterThan(0);
    expect(seen.clear).toBeGreaterThan(0);
  });

  it('B15 says why a victory is shared', () => {
    const play = given({
      ...{ at: 'score', pile: ['Bathtub Duck'], chance: ['Bathtub Duck'] },
      displays: [['Scramble Cube'], ['Morpho Calzino'], []],
    });
    expect(ties(play.view(0b111), names, { model }, 'en')).toEqual([
      '10 points: Ann and Ben are tied and have no spacecraft to break the tie, so they share rank 1.',
    ]);
    expect(ties(play.view(0b111), names, { model }, 'de')).toEqual([
      '10 Punkte: Ann und Ben liegen gleichauf und haben kein Raumschiff, das entscheidet. Sie teilen sich Rang 1.',
    ]);
  });
});
