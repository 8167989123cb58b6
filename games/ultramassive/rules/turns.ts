/** Open steps: all at their own pace, or one seat after the other (H11, H20). */
import type { Step, Umpire } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { noteReactions } from './passives.ts';
import {
  type Entry,
  type Of,
  type OpenState,
  placeOf,
  type SeatStep,
  type State,
  tell,
  turnOrder,
} from './state.ts';

export type LaneStep = SeatStep & { readonly of: 'gain' | 'act' };

const laneOf = (state: State, of: LaneStep['of'], seat: number): { seat: number; steps: Step[] } => ({
  seat,
  steps:
    of === 'gain'
      ? [{ do: 'gain', seat }]
      : [{ do: 'act', seat, discover: state.options.edition === 'earlier' }],
});

/** A lane for each seat, in turn order. H20: or a lane at a time; all other rules stay. */
export function inLanes(state: State, of: LaneStep['of'], umpire: Umpire): void {
  const order = turnOrder(state);
  if (state.options.turns === 'together') umpire.together(order.map((seat) => laneOf(state, of, seat)));
  else umpire.next(...order.map((seat): Step => ({ do: 'lane', seat, of })));
}

export const lane: Of<LaneStep> = {
  run: (state, { of, seat }, umpire) => umpire.together([laneOf(state, of, seat)]),
};

/** H12: what one seat causes for another lies in that seat's queue until it is settled. */
export type QueueStep = SeatStep & { readonly from: number; readonly of: string };
export const queue: Of<QueueStep> = {
  run(state, { seat, from, of }) {
    const place = placeOf(state, seat);
    place.queue = [...place.queue, { from, of }];
  },
};

/** H12: what `from` causes for others is told at once, not only when the step is over and it is settled. */
export function queueFor(others: readonly number[], from: number, of: string, umpire: Umpire): void {
  if (others.length === 0) return;
  tell(umpire, { did: 'queue', seat: from, for: [...others], of });
  for (const seat of others) umpire.post({ do: 'queue', seat, from, of });
}

/** H1, H15: all that is queued for a seat, in the order it will be settled, what the open lanes have posted included. */
export function queueOf(state: OpenState, seat: number): readonly Entry[] {
  const order = turnOrder(state);
  const posted = state.agenda.lanes
    .flatMap(({ posts }) => posts)
    .filter((post): post is QueueStep => post.do === 'queue' && post.seat === seat)
    .map(({ from, of }): Entry => ({ from, of }));
  return [...(state.seats[seat]?.queue ?? []), ...posted].sort(
    (a, b) => order.indexOf(a.from) - order.indexOf(b.from),
  );
}

/** H13, H15: wave by wave, every entry as an action of its own; by the seat that caused it, in turn order. */
export const settle = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    if (state.seats.every((place) => place.queue.length === 0)) return;
    noteReactions(cards, state);
    const order = turnOrder(state);
    const lanes = order.map((seat) => {
      const place = placeOf(state, seat);
      const entries = queueOf(state, seat);
      place.queue = [];
      for (const { from, of } of entries) tell(umpire, { did: 'settle', seat, from, of });
      const steps = entries.flatMap(({ of }): Step[] => [
        { do: 'effects', seat, of, at: 0, x: 0 },
        { do: 'close', seat },
      ]);
      return { seat, steps };
    });
    umpire.together(lanes.filter(({ steps }) => steps.length > 0));
    umpire.next({ do: 'settle' });
  },
});
