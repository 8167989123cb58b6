/**
 * A preview: what a move will do as far as its seat can know. The move is played on several imagined states, each
 * up to the first use of chance, and what they agree on is shown; the rest is '?'.
 */
import { quickRng, type Rng } from './chance.ts';
import { heard } from './feed.ts';
import type { Event, Move, State, Told } from './game.ts';
import { closesForAll, opensSecretWork } from './horizon.ts';
import { isRecord } from './json.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat, Seats } from './seats.ts';
import { hidden } from './shape.ts';

const worlds = 6;

class ChanceReached extends Error {}

const noChance: Rng = {
  below: () => {
    throw new ChanceReached();
  },
  from: () => {
    throw new ChanceReached();
  },
};

export interface Preview<V = unknown> {
  /** The viewer's view after the move, as far as all imagined states agree. */
  readonly view: V;
  /** Chance comes in: more will happen than is shown. */
  readonly open: boolean;
  /** Did all imagined states agree? Otherwise '?' may stand anywhere in the view, even where nothing is ever hidden. */
  readonly certain: boolean;
  /** What the viewer will be told if it is certain. */
  readonly told: readonly Event[];
}

export function preview<S extends State, M extends Move, O, C>(
  ruleset: Ruleset<S, M, O, C>,
  view: unknown,
  viewer: Seats,
  seat: Seat,
  move: M,
  seed = 1,
): Preview {
  const imagine = ruleset.imagine(view, viewer);
  const doubts = { any: false };
  let shown: unknown;
  let open = false;
  const told: Told[] = [];
  for (let world = 0; world < worlds; world++) {
    const state = imagine(quickRng(seed + world));
    try {
      ruleset.play(state, seat, move, noChance, world === 0 ? told : undefined);
    } catch (error) {
      if (!(error instanceof ChanceReached)) throw error;
      open = true;
    }
    const after = ruleset.view(state, viewer);
    shown = world === 0 ? after : agreed(shown, after, doubts);
  }
  return { view: shown, open, certain: !doubts.any, told: heard(told, viewer) };
}

/** In how many imagined states a move is tried out to learn whether it can be undone. */
const tries = 3;

/**
 * Will its seat be unable to undo this move alone? As far as it can know: in one imagined state is enough. `seats` is
 * how many sit there.
 */
export function isFinal<S extends State, M extends Move, O, C>(
  ruleset: Ruleset<S, M, O, C>,
  view: unknown,
  viewer: Seats,
  seat: Seat,
  move: M,
  seats: number,
): boolean {
  const imagine = ruleset.imagine(view, viewer);
  const { steps } = ruleset.rules;
  for (let world = 0; world < tries; world++) {
    const before = imagine(quickRng(1 + world));
    const after = ruleset.clone(before);
    try {
      ruleset.play(after, seat, move, noChance);
    } catch (error) {
      if (error instanceof ChanceReached) return true;
      throw error;
    }
    if (closesForAll(steps, before, after, seat) || ruleset.binds(before, after, seat, seats)) return true;
    if (opensSecretWork(steps, before, after, seat, seats)) return true;
  }
  return false;
}

/** What two views agree on; notes where they do not. */
function agreed(a: unknown, b: unknown, doubts: { any: boolean }): unknown {
  if (a === b) return a;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
    return a.map((item, i) => agreed(item, b[i], doubts));
  if (isRecord(a) && isRecord(b)) {
    return Object.fromEntries(Object.keys(a).map((key) => [key, agreed(a[key], b[key], doubts)]));
  }
  doubts.any = true;
  return hidden;
}
