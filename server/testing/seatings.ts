/** The numbers of seats a game can be played with as it comes. */
import { type Game, isRefusal, optionsFor } from '@accretion/engine';

export function seatingsOf(game: Game): number[] {
  const all = Array.from({ length: game.seats.max }, (_, index) => index + 1);
  return all.filter((seats) => !isRefusal(optionsFor(game, {}, seats)));
}

/** The smallest table at which there are at least this many; or the largest there is. */
export const rulesetFor = (game: Game, atLeast: number): number => {
  const seatings = seatingsOf(game);
  return seatings.find((seats) => seats >= atLeast) ?? seatings.at(-1) ?? game.seats.min;
};
