/** Points come out of the hole as coins and fly to their ships, those with few first (B14). */
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import style from './Coins.module.css';
import { holeOn, middleOf, type Spot } from './measure.ts';

interface Pay {
  readonly seat: number;
  readonly points: number;
  /** The share of the time that has passed when its first coin sets out. */
  readonly part: number;
}

interface CoinsProps {
  readonly board: RefObject<HTMLElement | null>;
  readonly pays: readonly Pay[];
  /** Milliseconds. */
  readonly lasts: number;
}

/** More coins are not told apart. */
const most = 9;
/** The shares of the time that a flight takes, and between two coins. */
const takes = 0.26;
const between = 0.02;

export function Coins({ board, pays, lasts }: CoinsProps): ReactNode {
  const purse = useRef<HTMLDivElement>(null);
  const coins = useMemo(
    () =>
      pays.flatMap(({ seat, points, part }) =>
        Array.from({ length: Math.min(points, most) }, (_, i) => ({ seat, part, i })),
      ),
    [pays],
  );
  useLayoutEffect(() => {
    const [root, all] = [board.current, purse.current];
    const hole = root && holeOn(root);
    if (!root || !all || !hole) return;
    const start = middleOf(all);
    const flights = coins.flatMap(({ seat, part, i }, n) => {
      const coin = all.children[n];
      const to = root.querySelector(`[data-seat="${seat}"] [data-part="points"]`);
      return coin && to ? [{ coin, part, i, end: middleOf(to) }] : [];
    });
    const flying = flights.map(({ coin, part, i, end }) =>
      coin.animate?.(flight(start, hole, end, i), {
        duration: lasts * takes,
        delay: lasts * (part * (1 - takes - most * between) + i * between),
        fill: 'both',
      }),
    );
    return () => {
      for (const one of flying) one?.cancel();
    };
  }, [board, coins, lasts]);
  return (
    <div ref={purse} className={style['purse']} aria-hidden="true">
      {coins.map(({ seat, i }) => (
        <span key={`${seat} ${i}`} />
      ))}
    </div>
  );
}

/** A coin is thrown out, each in another direction, and then finds its ship. */
function flight(start: Spot, hole: Spot, end: Spot, index: number): Keyframe[] {
  const angle = index * 2.4;
  const at = ({ x, y }: Spot, scale: number): string =>
    `translate(${x - start.x}px, ${y - start.y}px) scale(${scale})`;
  const out = { x: hole.x + 70 * Math.cos(angle), y: hole.y + 46 * Math.sin(angle) };
  return [
    { transform: at(hole, 0), opacity: 0, easing: 'ease-out' },
    { transform: at(out, 1.2), opacity: 1, offset: 0.35, easing: 'cubic-bezier(0.5, 0, 0.8, 0.7)' },
    { transform: at(end, 0.8), opacity: 1, offset: 0.94 },
    { transform: at(end, 0.2), opacity: 0 },
  ];
}
