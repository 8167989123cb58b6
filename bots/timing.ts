/** Time for a thought. It counts from being asked: whoever waits for a thread has less of it left. */
import type { Bot, Budget } from './bot.ts';
import { thinkingTimeOf } from './levels.ts';

export interface Timing {
  /** When the bot was asked, by the same clock. */
  readonly askedAt: number;
  /** Milliseconds. */
  now(): number;
  /** Does nobody want to know any more? Then the thought ends with an error. */
  readonly isStopped?: () => boolean;
}

/** However late it is, a bot glances at the board. */
const glance = 100;

export function budgetBy({ name, think }: Bot, { askedAt, now, isStopped }: Timing): Budget {
  const time = thinkingTimeOf(name);
  const watched = (): number => {
    if (isStopped?.()) throw new Error('stopped thinking: nobody waits for it');
    return now();
  };
  const left = Math.min(time, askedAt + time - watched());
  if (think !== undefined) return { clock: { millis: Math.max(glance, left), now: watched } };
  const until = now() + left;
  return { isSpent: () => watched() > until };
}
