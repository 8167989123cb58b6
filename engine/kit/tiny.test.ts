import { testGame } from './index.ts';
import { tiny } from './tiny/index.ts';

testGame(tiny, {
  seatings: [
    { seats: 2 },
    { seats: 3 },
    { seats: 3, options: { calls: true } },
    { seats: 4, options: { pairs: true } },
  ],
  bound: 400,
  agrees(state) {
    const miscounted = state.seats.findIndex(
      ({ hand, stash, pick, held }) => hand.length + stash.length + (pick === null ? 0 : 1) !== held,
    );
    return miscounted < 0
      ? null
      : `seat ${miscounted} does not hold as many cards as everybody knows it does`;
  },
});
