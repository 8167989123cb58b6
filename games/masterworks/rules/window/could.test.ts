import { firstSeat, nobody, quickRng } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { model, ruleset } from '../../testing/table.ts';
import { events } from '../content/vocabulary.ts';
import { type Moment, none } from '../state.ts';
import { couldReact } from './could.ts';
import { reactionsOf } from './reactions.ts';

describe('MC82 MD11: the quick no', () => {
  it('is never said where somebody could react', () => {
    const rng = quickRng(3);
    const answered = new Set<string>();
    const refused = new Set<string>();
    const state = ruleset.setup(masterworks.defaults, 3, rng);
    for (
      let asked = ruleset.toAct(state), n = 0;
      asked !== nobody && n < 400;
      asked = ruleset.toAct(state), n++
    ) {
      const look = { book: model, state };
      for (const event of [...events, 'modifyOpponent']) {
        const attack = state.attacks.at(-1);
        const moment: Moment = {
          id: none,
          event,
          subject: attack?.target ?? n % state.figures.length,
          attack: attack?.id ?? none,
          shove: state.shoves.at(-1)?.id ?? none,
          harm: none,
          size: 2,
          cosmicNow: false,
          declined: [],
        };
        const could = couldReact(look, event);
        if (!could) refused.add(event);
        for (let seat = 0; state.squads.length > 0 && seat < 3; seat++) {
          if (reactionsOf(look, moment, seat).length === 0) continue;
          answered.add(event);
          expect(could, `${event}, seat ${seat}, entry ${n}`).toBe(true);
        }
      }
      const seat = firstSeat(asked);
      const moves = ruleset.moves(state, seat);
      const move = moves[rng.below(moves.length)];
      if (move !== undefined) ruleset.play(state, seat, move, rng);
    }
    expect(answered.size).toBeGreaterThan(5);
    expect(refused.size).toBeGreaterThan(2);
  });
});
