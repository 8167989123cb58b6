import { describe, expect, it } from 'vitest';
import { reportOf } from './report.ts';
import { given } from './testing/given.ts';

describe('the account of a Round', () => {
  it('names the cards and ties behind each line', () => {
    const play = given({
      ...{ seats: 5, at: 'score', pile: ['Bathtub Duck'], chance: ['Bathtub Duck'] },
      displays: [
        ['Antigravity Carpet'],
        ['Planet Cracker', 'Cube Freighter', 'Emergency Towel', 'Game Slab', 'Brick Bucket'],
        ['Exoskeleton', 'XXL Paperweight', 'Flagship of the Explorers', 'Morpho Cubo'],
        ['Morpho Spinoso'],
        ['Courier Skiff', 'Staircase Spring', 'Solar Kite'],
      ],
    });
    const why = reportOf(play.cards)
      .accounts(play.state)[0]
      ?.rows.map((row) => row.at(-1));
    expect(why).toEqual([
      'Antigravity Carpet: the lightest',
      'the heaviest Toys; Emergency Towel: 5 points',
      'Exoskeleton: the heaviest; XXL Paperweight: the pile card twice',
      'level at 6, no ship',
      'level at 6, Courier Skiff',
    ]);
  });
});
