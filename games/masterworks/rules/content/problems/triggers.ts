/** Triggers and payments: whom they speak of must be findable. */
import type { Pay, Trigger } from '../cards.ts';
import type { Context } from './context.ts';
import { pickProblems } from './picks.ts';

export function triggerProblems(triggers: readonly Trigger[], path: string, context: Context): void {
  for (const [place, { subject, pick }] of triggers.entries()) {
    const at = `${path}.${place}`;
    pickedProblems(subject === 'picked', pick !== undefined, at, context);
    if (pick !== undefined) pickProblems(pick, `${at}.pick`, context);
    if (subject === 'self' && context.card === null) context.wrong(`${at}.subject`, 'ownerHere', subject);
    if (subject === 'squad' && context.place !== 'leadership')
      context.wrong(`${at}.subject`, 'leadershipHere', subject);
  }
}

export function payProblems({ by, count, min, max }: Pay, path: string, context: Context): void {
  for (const [place, { who, pick }] of by.entries()) {
    const at = `${path}.by.${place}`;
    pickedProblems(who === 'picked', pick !== undefined, at, context);
    if (pick !== undefined) pickProblems(pick, `${at}.pick`, context);
    if (who === 'subject' && context.triggers.length === 0) context.wrong(`${at}.who`, 'triggerHere', who);
  }
  if (by.length > 1 && count !== by.length)
    context.wrong(`${path}.count`, 'payersCount', count, { count: by.length });
  if (min > max) context.wrong(`${path}.max`, 'atLeastMin', max, { min });
}

function pickedProblems(isPicked: boolean, hasPick: boolean, at: string, { wrong }: Context): void {
  if (isPicked && !hasPick) wrong(`${at}.pick`, 'somePick', undefined);
  if (!isPicked && hasPick) wrong(`${at}.pick`, 'pickUsed', 'pick');
}
