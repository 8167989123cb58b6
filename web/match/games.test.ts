import { games as all } from '@accretion/games';
import { lazyGames } from '@accretion/games/lazy';
import { expect, it } from 'vitest';
import { games } from './games.ts';

it('every card in the lobby tells the truth about a game that can be loaded', async () => {
  expect(games.length).toBeGreaterThan(0);
  for (const card of games) {
    const game = all.find(({ id }) => id === card.id);
    expect(game?.name).toEqual(card.name);
    expect(game?.seats).toEqual(card.seats);
    expect(card.usualSeats).toBeGreaterThanOrEqual(card.seats.min);
    expect(card.usualSeats).toBeLessThanOrEqual(card.seats.max);
    expect((await lazyGames[card.id]?.game())?.game).toBe(game);
    expect(await lazyGames[card.id]?.judge()).toBeTypeOf('function');
  }
});
