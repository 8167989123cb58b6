/** The draft on Accretion's engine: what is measured of it. */
import { fastRng } from '@accretion/bots';
import { firstSeat, nobody, only, type Rng, type Ruleset, rulesetOf } from '@accretion/engine';
import { draft, type Move, type None, type State } from './draft.ts';
import type { Engine } from './engine.ts';

type Draft = Ruleset<State, Move, None, None, None>;

const seats = [0, 1, 2, 3];

interface Node {
  readonly move: Move | null;
  readonly seat: number;
  readonly parent: Node | null;
  untried: Move[] | null;
  readonly children: Node[];
  visits: number;
  value: number;
}

export function accretion(): Engine<State> {
  const ruleset: Draft = rulesetOf(draft);
  const rng = fastRng('peers');
  return {
    name: 'Accretion',
    start: () => ruleset.setup({}, seats.length, rng),
    isOver: (state) => ruleset.toAct(state) === nobody,
    step(state) {
      stepOn(ruleset, state, rng);
      return state;
    },
    views: (state) => seats.map((seat) => JSON.stringify(ruleset.view(state, only(seat)))),
    stored: (state) => JSON.stringify(state),
    search: (state, iterations) => uct(ruleset, state, iterations, rng),
  };
}

/** The same plain tree search as boardgame.io's: one random playout for each iteration, on the true state. */
function uct(ruleset: Draft, from: State, iterations: number, rng: Rng): void {
  const root = nodeOf(null, -1, null);
  for (let i = 0; i < iterations; i++) {
    const state = ruleset.clone(from);
    let node = root;
    for (;;) {
      const asked = ruleset.toAct(state);
      if (asked === nobody) break;
      const seat = firstSeat(asked);
      node.untried ??= [...ruleset.moves(state, seat)];
      const fresh = node.untried.splice(rng.below(node.untried.length || 1), 1)[0];
      const next = fresh === undefined ? best(node) : nodeOf(fresh, seat, node);
      if (next?.move == null) break;
      if (fresh !== undefined) node.children.push(next);
      ruleset.play(state, seat, next.move, rng);
      node = next;
      if (fresh !== undefined) break;
    }
    while (ruleset.toAct(state) !== nobody) stepOn(ruleset, state, rng);
    const ranks = ruleset.outcome(state)?.ranks ?? [];
    for (let at: Node | null = node; at !== null; at = at.parent) {
      at.visits++;
      if (ranks[at.seat] === 1) at.value++;
    }
  }
}

function stepOn(ruleset: Draft, state: State, rng: Rng): void {
  const seat = firstSeat(ruleset.toAct(state));
  const moves = ruleset.moves(state, seat);
  const move = moves[rng.below(moves.length)];
  if (move !== undefined) ruleset.play(state, seat, move, rng);
}

const nodeOf = (move: Move | null, seat: number, parent: Node | null): Node => ({
  ...{ move, seat, parent, untried: null, children: [], visits: 0, value: 0 },
});

function best({ children, visits }: Node): Node | undefined {
  let found: Node | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const child of children) {
    const bound = child.value / child.visits + Math.sqrt((2 * Math.log(visits)) / child.visits);
    if (bound > highest) {
      highest = bound;
      found = child;
    }
  }
  return found;
}
