import { heard, listSeats, Match, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { amass } from '../../index.ts';
import type { Story, View } from '../../rules/state.ts';
import { modes } from '../../testing/moments.ts';
import type { Retold } from './draft.ts';
import { retell } from './retell.ts';

const ruleset = rulesetOf(amass);
const board = ruleset.model;

/** What events do not tell: what is asked, and what only some may know. */
function told({
  agenda: _agenda,
  resources: _deck,
  top: _top,
  offered: _offered,
  ending: _ending,
  ...rest
}: View) {
  return {
    ...rest,
    crews: rest.crews.map(({ ready: _ready, plan: _plan, setting: _setting, sawTop: _saw, ...crew }) =>
      // A partner's cards are seen, but what they have drawn is told to themselves alone.
      rest.openToPartner ? { ...crew, hand: crew.hand.length } : crew,
    ),
  };
}

describe('a view retold', () => {
  it.each(modes)('ends where the rules do, whoever looks ($seats people, $options)', ({ seats, options }) => {
    const chosen = optionsFor(amass, options, seats);
    if (!('options' in chosen)) throw new Error(chosen.why);
    const kinds = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const match = new Match(ruleset, { seed: `retold-${n}`, seats, options: chosen.options });
      const rng = quickRng(n);
      while (match.toAct !== 0) {
        const asked = listSeats(match.toAct);
        const seat = asked[rng.below(asked.length)] ?? 0;
        const viewers = [0, 1, 1 << (seats - 1)];
        const before = viewers.map((viewer) => ruleset.view(match.state, viewer) as View);
        const all = ruleset.moves(match.state, seat);
        const moves = all.filter(
          ({ do: does }) => does !== 'takeBack' && does !== 'unstore' && does !== 'unready',
        );
        const move = moves[rng.below(moves.length)];
        if (move === undefined) throw new Error('nothing to do');
        const played = match.play(seat, move);
        if (!('told' in played)) throw new Error(played.why);
        viewers.forEach((viewer, i) => {
          const after = ruleset.view(match.state, viewer) as View;
          const view = before[i];
          if (view === undefined) return;
          const start: Retold = { view, after, card: -1, hurt: [] };
          const events = heard(played.told, viewer) as readonly Story[];
          const end = events.reduce((one, event) => retell(board, one, event), start).view;
          for (const { did } of events) kinds.add(did);
          const isLast = after.ending !== null;
          // With nothing told a plan or a setting has changed, or the question alone.
          if (events.length > 0)
            expect(told(end), JSON.stringify(events)).toEqual(told(isLast ? end : after));
        });
      }
    }
    expect(kinds).toContain('store');
  });
});
