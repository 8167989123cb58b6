/**
 * The horizon of undo. A move binds its mover when it used chance or taught somebody something: the mover anything
 * at all, another seat a secret that was not the mover's own to show. Read off the declaration, so games code
 * nothing for it.
 */
import { openStep } from './agenda.ts';
import { kindOf } from './components.ts';
import type { State } from './game.ts';
import { pathText, sameJson } from './json.ts';
import { everybody, has, nobody, only, type Seat, type Seats } from './seats.ts';
import type { Shape } from './shape.ts';
import type { Steps } from './umpire.ts';
import { walk } from './walk.ts';

/**
 * Was this the last answer to a question that was not the mover's alone? Then the answers of all are out, and even
 * that somebody gave none is known.
 */
export function closesForAll<S extends State, M>(steps: Steps<S, M>, before: S, after: S, mover: Seat): boolean {
  const step = openStep(before.agenda, mover);
  const owes = step && steps[step.do]?.owes;
  if (step === undefined || !owes || step.seat === mover) return false;
  if (!sameJson(openStep(after.agenda, mover), step)) return true;
  return (owes(after, step) & ~owes(before, step) & ~only(mover)) !== nobody;
}

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
  const found = secrets(shape, after);
  // A secret value of others that is gone or another now was used: what came of it is there to see.
  for (const [what, then] of known) {
    if (then.text !== '' && !has(then.seen, mover) && found.get(what)?.text !== then.text) return true;
  }
  for (const [what, now] of found) {
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
