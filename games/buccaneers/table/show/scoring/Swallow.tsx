/** A ship that is too heavy is swallowed with its cards: the side nearer to the hole falls faster, so all are stretched (B12). */
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { holeOn, middleOf, type Spot } from './measure.ts';

interface SwallowProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly seats: readonly number[];
  /** Milliseconds. */
  readonly lasts: number;
}

/** The shares of the time at which the first card begins to fall, and that one takes. */
const begins = 0.22;
const takes = 0.5;

export function Swallow({ board, seats, lasts }: SwallowProps): ReactNode {
  useLayoutEffect(() => {
    const root = board.current;
    const hole = root && holeOn(root);
    if (!root || !hole) return;
    const falls = seats.flatMap((seat) => {
      const cards = root.querySelectorAll<HTMLElement>(
        `[data-seat="${seat}"] fieldset [data-zone="display"]`,
      );
      return [...cards].map((card, i) => ({ card, i, from: middleOf(card), count: cards.length }));
    });
    const falling = falls.map(({ card, i, from, count }) => {
      card.style.zIndex = '20';
      return card.animate?.(fall(from, hole), {
        duration: lasts * takes,
        delay: lasts * (begins + ((1 - begins - takes) * i) / count),
        fill: 'both',
      });
    });
    return () => {
      for (const one of falling) one?.cancel();
      for (const { card } of falls) card.style.removeProperty('z-index');
    };
  }, [board, seats, lasts]);
  return null;
}

/** The way of a card: it leans towards the hole, is drawn out along its way, turns aside a little and is gone. */
function fall(from: Spot, hole: Spot): Keyframe[] {
  const [x, y] = [hole.x - from.x, hole.y - from.y];
  const angle = `${Math.atan2(y, x)}rad`;
  const at = (share: number, aside: number, long: number, thin: number): string =>
    `translate(${x * share - y * aside}px, ${y * share + x * aside}px) rotate(${angle}) scale(${long}, ${thin}) rotate(-${angle})`;
  return [
    { transform: at(0, 0, 1, 1), opacity: 1, easing: 'cubic-bezier(0.6, 0, 0.8, 0.6)' },
    { transform: at(0.08, 0.03, 1.35, 0.72), opacity: 1, offset: 0.4, easing: 'linear' },
    { transform: at(0.5, 0.12, 2.5, 0.26), opacity: 1, offset: 0.75, easing: 'linear' },
    { transform: at(0.92, 0.04, 1.5, 0.08), opacity: 1, offset: 0.95, easing: 'linear' },
    { transform: at(1, 0, 0.3, 0.02), opacity: 0 },
  ];
}
