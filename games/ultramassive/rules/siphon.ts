/** Siphon: one option of the present size or a smaller one, gained at once (R72). */
import type { Cards } from './cards.ts';
import { type Size, sizes } from './content.ts';
import { trigger } from './passives.ts';
import { no } from './refusal.ts';
import { type Move, type Of, placeOf, type State, tell } from './state.ts';

/** R74: no size changes inside an action, so every Siphon of it sees the size it began with. */
const sizesUpTo = (size: Size): readonly Size[] => sizes.slice(0, sizes.indexOf(size) + 1);

export const siphon = (cards: Cards): Of => ({
  moves: (state, _step, seat) =>
    sizesUpTo(placeOf(state, seat).size).flatMap((size) => optionsOf(cards, state, size)),
  refuse(state, _step, seat, move) {
    if (move.do !== 'siphon') return no('R72', 'chooseSiphon');
    if (!sizesUpTo(placeOf(state, seat).size).includes(move.size))
      return no('R72', 'notYourSize', { size: move.size });
    return move.option < cards.siphonOptions(state.options.edition, move.size).length
      ? null
      : no('R72', 'noSuchSiphonOption', { option: move.option });
  },
  play(state, _step, seat, move, umpire) {
    if (move.do !== 'siphon') return;
    const { size, option } = move;
    const place = placeOf(state, seat);
    const { siphons } = place.tally;
    place.tally = { ...place.tally, siphons: siphons + 1 };
    tell(umpire, { did: 'siphon', seat, size, option });
    umpire.next({
      do: 'effects',
      seat,
      of: `siphon ${state.options.edition} ${size} ${option}`,
      at: 0,
      x: 0,
    });
    if (siphons === 0) trigger(cards, state, seat, 'firstSiphonEachRound', umpire);
    trigger(cards, state, seat, 'afterSiphon', umpire);
  },
});

const optionsOf = (cards: Cards, state: State, size: Size): Move[] =>
  cards.siphonOptions(state.options.edition, size).map((_, option) => ({ do: 'siphon', size, option }));
