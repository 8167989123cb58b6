/** What a reaction to an attack changes, in words. */
import type { MoveOf } from '../../rules/answers.ts';
import { changeText } from '../../words/odds.ts';
import { useBoard } from '../context.ts';
import { markOf } from '../field/names.ts';
import { reactionOutlook } from '../target/reacting.ts';

/** Null where it is not about damage, or where that can't be told before the dice fall. */
export function useReactionOdds(): (move: MoveOf<'react'>) => string | null {
  const { model, view, plane, state, language } = useBoard();
  const going = view.attacks.at(-1);
  return ({ rule, figure }) => {
    if (going === undefined) return null;
    const change = reactionOutlook({ model, view, plane, state }, going, rule, markOf(model, view, figure));
    return change && changeText(change.before, change.after, language);
  };
}
