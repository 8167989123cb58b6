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
    const why = (language: 'en' | 'de') =>
      reportOf(play.cards)
        .account(play.state, { did: 'end' }, language)
        ?.rows.map((row) => row.at(-1));
    expect(why('en')).toEqual([
      'Antigravity Carpet: lightest',
      'heaviest toys; Emergency Towel: 5 points',
      'Exoskeleton: heaviest; XXL Paperweight: pile card counts twice',
      'tied at 6, no ship',
      'tied at 6, Courier Skiff',
    ]);
    expect(why('de')?.[3]).toBe('Gleichstand bei 6, kein Schiff');
  });
});
