/** A quick no, before anything is worked out: does any card on the table wait for this event at all? */
import type { Trigger } from '../content/cards.ts';
import { leadershipsOf } from '../effects/force.ts';
import { cardSide, isUp } from '../field/figures.ts';
import type { Look } from '../play.ts';

/** At "targeted" the attacker's side answers "targets" in the same moment (MC83). */
const isFor = ({ event: waited }: Trigger, event: string): boolean =>
  waited === event || (event === 'targeted' && waited === 'targets');

/** Those whose dice may be changed without any card of this event: always looked at. */
const always: ReadonlySet<string> = new Set(['modify', 'modifyOpponent', 'dodgeModify']);

export function couldReact(look: Look, event: string): boolean {
  if (always.has(event)) return true;
  const { state, book } = look;
  for (const figure of state.figures) {
    if (!isUp(figure)) continue;
    const { reactions } = cardSide(book, figure);
    if (reactions[event] !== undefined) return true;
    if (event === 'targeted' && reactions['targets'] !== undefined) return true;
  }
  for (let seat = 0; seat < state.squads.length; seat++) {
    for (const { triggers } of leadershipsOf(look, seat))
      for (const trigger of triggers) if (isFor(trigger, event)) return true;
    for (const key of state.squads[seat]?.cards ?? [])
      for (const trigger of book.byKey.get(key)?.triggers ?? []) if (isFor(trigger, event)) return true;
  }
  return false;
}
