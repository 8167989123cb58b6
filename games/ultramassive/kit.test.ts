import { testGame } from '@accretion/engine/kit';
import { boxWith } from '@accretion/engine/kit/matches';
import { ultramassive } from './index.ts';
import { Cards } from './rules/cards.ts';
import { contradiction } from './rules/imagine.ts';

const cards = new Cards(boxWith(ultramassive));

testGame(ultramassive, {
  seatings: [
    { seats: 2 },
    { seats: 3, options: { turns: 'oneByOne' } },
    { seats: 4, options: { advancedDraft: true } },
    { seats: 3, options: { edition: 'earlier' } },
    { seats: 1, options: { mode: 'soloNormal' } },
  ],
  matches: 1,
  // A Channel is chosen openly, even when both are empty and nothing is to be seen of it afterwards.
  reveals: ['orbit'],
  agrees: (state) => contradiction(cards, state),
});
