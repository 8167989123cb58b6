/** Two worlds a viewer cannot tell apart, and how to say in one what happens in the other. */
import { kindOf, located, places } from '../components.ts';
import type { Move, Rules, State } from '../game.ts';
import { pathText } from '../json.ts';
import { exchanged } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Seats, sees } from '../seats.ts';
import type { Shape } from '../shape.ts';
import { walk } from '../walk.ts';

/** The move of world A as it would be made in world B: every component stands for the one in its place there. */
export function inOtherWorld(ruleset: Ruleset, a: State, b: State, move: Move): Move {
  const other = counterparts(ruleset.rules, a, b);
  return exchanged(ruleset.game.move, move, (kind, id) => other.get(`${kind} ${id}`) ?? id);
}

/** For every component of world A the one in the same place of world B; what has no such place is paired in order. */
function counterparts({ shape }: Rules, a: State, b: State): Map<string, number> {
  const pairs = new Map<string, number>();
  const inB = new Map(places(shape, b).map((spot) => [pathText(spot.path), spot]));
  const rest: { kind: string; id: number }[] = [];
  for (const spot of places(shape, a)) {
    const there = inB.get(pathText(spot.path));
    const kind = kindOf(spot);
    if (there !== undefined && kindOf(there) === kind) {
      pairs.set(`${kind} ${spot.value}`, there.value as number);
      inB.delete(pathText(spot.path));
    } else rest.push({ kind, id: spot.value as number });
  }
  for (const { kind, id } of rest) {
    for (const [path, spot] of inB) {
      if (kindOf(spot) !== kind) continue;
      pairs.set(`${kind} ${id}`, spot.value as number);
      inB.delete(path);
      break;
    }
  }
  return pairs;
}

/** Does a move open a secret to this viewer: a component found, a hidden value shown or used up? */
export function opensSecret(shape: Shape<unknown>, before: State, after: State, viewer: Seats): boolean {
  const known = located(shape, before, viewer);
  for (const what of located(shape, after, viewer)) if (!known.has(what)) return true;
  const then = secretsFrom(shape, before, viewer);
  const now = secretsFrom(shape, after, viewer);
  for (const [path, value] of then) if (now.get(path) !== value) return true;
  return false;
}

/** The hidden values that aren't components, by place. */
function secretsFrom(shape: Shape<unknown>, state: State, viewer: Seats): Map<string, string> {
  const found = new Map<string, string>();
  walk(shape, state, ({ node, value, path, audience }) => {
    const isScalar = ['int', 'flag', 'text', 'oneOf', 'ref'].includes(node.is);
    if (isScalar && !sees(viewer, audience)) found.set(pathText(path), JSON.stringify(value));
  });
  return found;
}
