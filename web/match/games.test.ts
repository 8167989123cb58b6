import { isRefusal, type Shape } from '@accretion/engine';
import { games as all } from '@accretion/games';
import { lazyGames } from '@accretion/games/lazy';
import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { begin } from './local/begin.ts';
import { rolesOf } from './players.ts';

/** The paths of all options and of their values. */
function namesIn({ node }: Shape<unknown>, path = ''): string[] {
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const fields = (given: Readonly<Record<string, Shape<unknown>>>, at: (name: string) => string): string[] =>
    Object.entries(given).flatMap(([name, shape]) => [at(name), ...namesIn(shape, at(name))]);
  switch (node.is) {
    case 'record':
      return fields(node.fields, below);
    case 'oneOf':
      return node.options.map((one) => below(String(one)));
    case 'either':
      return Object.entries(node.cases).flatMap(([name, given]) => [
        below(name),
        ...fields(given, (field) => `${below(name)}.${field}`),
      ]);
    default:
      return [];
  }
}

describe.each(games.map((card) => ({ id: card.id, card })))('the card of $id in the lobby', ({ card }) => {
  const game = all.find(({ id }) => id === card.id);

  it('matches the game it loads', async () => {
    expect(game?.name).toEqual(card.name);
    expect(game?.seats).toEqual(card.seats);
    expect(card.usualSeats).toBeGreaterThanOrEqual(card.seats.min);
    expect(card.usualSeats).toBeLessThanOrEqual(card.seats.max);
    expect((await lazyGames[card.id]?.game())?.game).toBe(game);
    expect(await lazyGames[card.id]?.judge()).toBeTypeOf('function');
  });

  it('has texts for every option', async () => {
    const { options } = await card.optionTexts();
    const names = game === undefined ? [] : namesIn(game.options);
    expect(names.filter((name) => options[name] === undefined && !/\.\d+$/.test(name))).toEqual([]);
  });

  it('starts in every way it offers', async () => {
    if (game === undefined) return;
    const usual = { seats: card.usualSeats, options: {} };
    const first = { seats: card.usualSeats, options: card.firstMatch ?? {} };
    for (const start of [usual, first, ...(card.starts ?? [])]) {
      const { seats, options } = start;
      const mine = 'mine' in start ? start.mine : [0];
      expect(mine?.every((seat) => seat < seats)).toBe(true);
      const begun = begin(game, { seats, mine, options, bot: 'random', pack: null, name: 'Ann' });
      expect('match' in begun, JSON.stringify(begun)).toBe(true);
    }
  });

  it('names what every seat plays as, if it names any', () => {
    if (game === undefined || card.roles === undefined) return;
    for (let seats = card.seats.min; seats <= card.seats.max; seats++) {
      const roles = rolesOf(game, game.content, {}, seats);
      expect(roles.filter((role) => card.roles?.[role] === undefined)).toEqual([]);
    }
  });

  it('offers playable options for every number of seats', async () => {
    const { agree } = await card.optionTexts();
    if (game === undefined || agree === undefined) return;
    for (let seats = card.seats.min; seats <= card.seats.max; seats++) {
      const wanted = agree({ seats, options: game.defaults }, 'seats');
      const begun = begin(game, { ...wanted, bot: 'random', pack: null, name: 'Ann' });
      expect(isRefusal(begun), `${seats}: ${JSON.stringify(begun)}`).toBe(false);
    }
  });
});
