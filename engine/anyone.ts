/** Questions for anyone, where one answer is enough: a second answer may still arrive. */
import type { Move, State } from './game.ts';
import type { Ruleset } from './ruleset.ts';
import { has, type Seat } from './seats.ts';
import type { Standing } from './standing.ts';

/** Would this have been an answer, had another seat not answered the same question first? */
export function cameSecond<S extends State, M extends Move>(
  ruleset: Pick<Ruleset<S, M>, 'isForAnyone' | 'toAct' | 'refuse'>,
  standing: readonly Standing<S, M>[],
  seat: Seat,
  move: unknown,
): boolean {
  const since = standing.slice(1 + standing.findLastIndex((one) => one.seat === seat));
  const asked = since.findLast(
    ({ before }) => before !== null && ruleset.isForAnyone(before) && has(ruleset.toAct(before), seat),
  );
  return asked?.before != null && ruleset.refuse(asked.before, seat, move) === null;
}
