import { describe, expect, it } from 'vitest';
import { isOfFrame } from '../../../pieces/told.ts';
import type { SeatView, View } from '../../rules/state.ts';
import { modes } from '../../testing/moments.ts';
import { updates } from '../../testing/updates.ts';
import { retold } from './retold.ts';

/** What the events say in full of a seat, and of what belongs to nobody. */
const saidOf = ({ mass, discovery, size, blue, pink, hole, wormholes, ...rest }: SeatView) => ({
  ...{ mass, discovery, size, blue, pink, hole, wormholes },
  ...{ anomalies: rest.anomalies, cores: rest.cores },
});
const said = ({ round, draftTokens, challenges, seats }: View) => ({
  ...{ round, draftTokens, challenges },
  seats: seats.map(saidOf),
});

const seen = new Set<string>();

describe('what is told, event by event', () => {
  it.each(modes)('leads from the view before an update to the one after it: $name', (mode) => {
    for (const near of mode.seats > 1 ? [0, 1] : [0]) {
      for (const { before, after, news } of updates('retold', mode, near)) {
        let view = before;
        for (const { event } of news) {
          if (isOfFrame(event)) continue;
          view = retold(view, event, after);
          seen.add(event.did);
        }
        expect(said(view), JSON.stringify(news)).toEqual(said(after));
      }
    }
  });

  it('was told of all that changes a board', () => {
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...['orbit', 'absorb', 'detonate', 'expand', 'push', 'activate', 'upgrade', 'moveStack', 'remove'],
        ...['openWormhole', 'wormholes', 'reopen', 'discover', 'exchange', 'takeCore', 'challenge', 'lay'],
      ]),
    );
  });
});
