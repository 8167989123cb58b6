/** The part of the game a page begins with: it shows and previews the first question exactly as the whole game does. */
import { listSeats, Match, preview, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.ts';
import { masterworks } from './index.ts';
import { opening } from './opening.ts';
import { defaults, type Options } from './rules/answers.ts';
import type { View } from './rules/state.ts';
import { choiceText } from './words/questions/choices.ts';
import { firstChoiceText } from './words/questions/firstChoices.ts';

const whole = rulesetOf(masterworks);
const first = rulesetOf(opening);
const tables: readonly Options[] = [
  defaults,
  { ...defaults, difficulty: 'hard', captain: 'B' },
  { ...defaults, squads: { are: 'mustered' } },
];

describe('the opening of Mutant Masterworks', () => {
  it.each(tables)('sets up the same match and asks the same (ME13, MA32): %j', (options) => {
    const begun = { options, seats: 3, seed: 'opening' };
    const [part, all] = [new Match(first, begun), new Match(whole, begun)];
    expect(part.state).toEqual(all.state);
    expect(part.opened.told).toEqual(all.opened.told);
    expect(part.toAct).toBe(all.toAct);
    const asked = listSeats(part.toAct);
    expect(asked.length).toBeGreaterThan(0);
    for (const seat of asked) {
      const moves = whole.moves(all.state, seat);
      expect(moves.length).toBeGreaterThan(0);
      expect(first.moves(part.state, seat)).toEqual(moves);
      for (const move of moves) {
        const [here, there] = [first.clone(part.state), whole.clone(all.state)];
        first.play(here, seat, move, quickRng(1));
        whole.play(there, seat, move, quickRng(1));
        expect(here).toEqual(there);
      }
      const seen = whole.view(all.state, 1 << seat);
      for (const move of moves)
        for (const language of ['en', 'de'] as const) {
          const said = firstChoiceText({ seat, move }, seen as View, whole, language);
          expect(said).not.toBe('');
          expect(said).toBe(choiceText({ seat, move }, seen as View, whole, language));
        }
      const [move] = moves;
      if (move === undefined) throw new Error('nothing to choose');
      expect(preview(first, seen, 1 << seat, seat, move)).toEqual(
        preview(whole, seen, 1 << seat, seat, move),
      );
      expect(first.refuse(part.state, seat, { do: 'concede' })).toEqual(
        whole.refuse(all.state, seat, { do: 'concede' }),
      );
    }
  });

  it('reads no pack: that is for the whole game', () => {
    expect(opening.contentProblems(content)).toEqual([]);
    expect(() => opening.contentProblems({ ...content })).toThrow('whole game');
  });
});
