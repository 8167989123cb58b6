/** Plays any legal move, each as likely as another. */
import type { Move } from '@accretion/engine';
import { type Bot, imaginable, offers } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose(ask) {
    const moves = offers(ask, imaginable(ask)(ask.rng));
    return moves[ask.rng.below(moves.length)] as Move;
  },
};
