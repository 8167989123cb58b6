import { testGame } from '@accretion/engine/kit';
import { boxWith } from '@accretion/engine/kit/matches';
import { buccaneers } from './index.ts';
import { cardAt, cardsOf } from './rules/cards.ts';
import type { State } from './rules/state.ts';
import { oddPack } from './testing/pack.ts';
import { forgotten } from './testing/remembering.ts';

/** Contradicts nothing the viewer remembers, as far as this box knows what a Toy is. */
const agreesIn = (pack: unknown) => {
  const cards = cardsOf(boxWith(buccaneers, pack));
  return (state: State, viewer: number) =>
    forgotten(state, viewer, (card) => cardAt(cards, card).family === 'toy');
};
const chosen = { are: 'chosen', names: ['BH-DIR5', 'BH-DNG1', 'BH-PRE2'] };

testGame(buccaneers, {
  name: 'Black Hole Buccaneers',
  seatings: [
    { seats: 3, options: { holes: { are: 'first' } } },
    { seats: 4, options: { holes: { are: 'random' } } },
    { seats: 5, options: { holes: chosen, toysTriggerLoot: false } },
    { seats: 6 },
  ],
  matches: 1,
  bound: 400,
  agrees: agreesIn(null),
});

testGame(buccaneers, {
  name: 'Black Hole Buccaneers with a pack',
  seatings: [{ seats: 3, pack: oddPack }],
  matches: 2,
  bound: 400,
  agrees: agreesIn(oddPack),
});
