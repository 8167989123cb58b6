/**
 * The horizon of undo. A move binds its mover when it used chance or taught somebody something: the mover anything
 * at all, another seat a secret that was not the mover's own to show. Read off the declaration, so games code
 * nothing for it.
 */
import { kindOf } from './components.ts';
import { pathText } from './json.ts';
import { everybody, has, type Seat, type Seats } from './seats.ts';
import type { Shape } from './shape.ts';
import { walk } from './walk.ts';

/** Every secret of a state and who sees it: components wherever they lie, other values by their place. */
function secrets(shape: Shape<unknown>, state: unknown): Map<string, { seen: Seats; text: string }> {
  const found = new Map<string, { seen: Seats; text: string }>();
  walk(shape, state, (spot) => {
    const { node, value, audience } = spot;
    switch (node.is) {
      case 'card':
        found.set(`${kindOf(spot)} ${value}`, { seen: audience, text: '' });
        return;
      case 'list':
        if (audience !== everybody) found.set(`size of ${pathText(spot.path)}`, { seen: audience, text: '' });
        return;
      case 'int':
      case 'flag':
      case 'text':
      case 'oneOf':
      case 'ref':
      case 'count':
        found.set(pathText(spot.path), { seen: audience, text: String(value) });
        return;
      default:
    }
  });
  return found;
}

/** Did this move teach somebody something that binds its mover? */
export function bindsMover(shape: Shape<unknown>, before: unknown, after: unknown, mover: Seat, seats: number): boolean {
  const known = secrets(shape, before);
  for (const [what, now] of secrets(shape, after)) {
    const then = known.get(what);
    if (then === undefined) continue; // new values are computed from what is there
    const newlySeen = now.seen & ~then.seen;
    if (newlySeen === 0) continue;
    for (let seat: Seat = 0; seat < seats; seat++) {
      if (!has(newlySeen, seat)) continue;
      if (seat === mover || !has(then.seen, mover)) return true;
    }
  }
  return false;
}
