/** Plays a bot's thoughts on: one thought serves for all of its sequence. */
import type { Move } from '@accretion/engine';
import type { Ask, Bot, Budget } from './bot.ts';
import { foreseen, type Meant } from './thought.ts';

/** A bot at one seat of one match, that plays its thoughts on. The budget, where the ask has none, is for each thought. */
export function thoughtful(bot: Bot, budget: Budget = {}): Bot {
  let meant: readonly Meant[] = [];
  return {
    name: bot.name,
    choose(ask: Ask): Move {
      const next = foreseen(meant, ask);
      meant = next === null ? [] : meant.slice(1);
      if (next !== null) return next;
      if (bot.think === undefined) return bot.choose(ask);
      const thought = bot.think({ budget, ...ask });
      meant = thought.sequence;
      return thought.move;
    },
  };
}
