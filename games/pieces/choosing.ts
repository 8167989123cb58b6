/** The open question of a seat, and the legal choice that a click, a drag or a key means. */
import { type Agenda, isRecord, type Move, openStep, type Seat, type Step } from '@accretion/engine';
import type { Choice } from '../words.ts';
import { isOpen } from './open.ts';

/** The open question of this seat; none while a preview does not know it. */
export const stepOf = (view: { readonly agenda: Agenda }, seat: Seat): Step | undefined =>
  isOpen(view.agenda) ? openStep(view.agenda, seat) : undefined;

/** Finds the rule behind an open question, by the name of its step. */
export const ruleOfStep =
  (rules: Readonly<Record<string, string>>) =>
  (view: { readonly agenda: Agenda }, seat: Seat): string | undefined =>
    rules[stepOf(view, seat)?.do ?? ''];

/** The legal choice that is this move, if it is one. */
export const choiceFor = <M extends Move>(
  choices: readonly Choice<M>[],
  seat: Seat,
  move: unknown,
): Choice<M> | undefined => choices.find((one) => one.seat === seat && says(one.move, move));

/** Does the move say all that is meant? What is not meant may be anything. */
function says(move: unknown, meant: unknown): boolean {
  if (Array.isArray(meant))
    return Array.isArray(move) && move.length === meant.length && meant.every((one, i) => says(move[i], one));
  if (isRecord(meant))
    return isRecord(move) && Object.entries(meant).every(([key, value]) => says(move[key], value));
  return move === meant;
}
