/** The planet: zones clockwise, mines, bases, the camp, the Alien. All that can be pressed is a button above it. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { BaseDrawing } from './BaseDrawing.tsx';
import { useBoard, useWords } from './context.ts';
import { Ground } from './Ground.tsx';
import { facingRect, type Rect } from './geometry.ts';
import { useLater } from './later.ts';
import style from './PlanetMap.module.css';
import { SpotButton } from './SpotButton.tsx';
import { type Spot, spotId, spotsOf } from './spots.ts';
import { usePlanned } from './usePlanned.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function PlanetMap({ isLanding }: { readonly isLanding: boolean }): ReactNode {
  const look = useBoard();
  const { board, geometry } = look;
  const say = useWords();
  const later = useLater();
  const map = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState('');
  const planned = usePlanned();
  const spots = spotsOf(board);
  const focused = spots.some((spot) => spotId(spot) === current) ? current : spotId(spots[0] as Spot);

  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const way = arrows[event.key];
    if (way === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    const next = nearest(map.current, event.target, way);
    next?.focus();
  };

  return (
    <section ref={map} className={style['map']} aria-label={say('map')} onKeyDown={move}>
      <svg
        viewBox={`0 0 ${geometry.size} ${geometry.size}`}
        className={style['drawing']}
        data-landing={isLanding}
        aria-hidden="true"
      >
        <Ground planned={planned} />
        {board.bases.map(({ name }, base) => (
          <BaseDrawing key={name} base={base} planned={planned} />
        ))}
        {later !== null && <later.DueMarks />}
      </svg>
      {spots.map((spot) => {
        const id = spotId(spot);
        return (
          <SpotButton
            key={id}
            spot={spot}
            isCurrent={id === focused}
            focus={() => setCurrent(id)}
            style={percent(rectOf(look, spot), geometry.size)}
          />
        );
      })}
    </section>
  );
}

const percent = ({ x, y, width, height }: Rect, size: number): CSSProperties => ({
  left: `${(x / size) * 100}%`,
  top: `${(y / size) * 100}%`,
  width: `${(width / size) * 100}%`,
  height: `${(height / size) * 100}%`,
});

function rectOf({ board, geometry }: ReturnType<typeof useBoard>, spot: Spot): Rect {
  const around = ({ x, y }: { x: number; y: number }, half: number): Rect => ({
    ...{ x: x - half, y: y - half, width: half * 2, height: half * 2 },
  });
  switch (spot.kind) {
    case 'mine':
      return around(geometry.mine(spot.zone), geometry.mineRadius);
    case 'camp':
      return around(geometry.middle, geometry.campRadius);
    case 'centre':
      return around(geometry.base(board.bases[spot.base]?.zone ?? 0), geometry.coreHalf);
    case 'facing':
      return facingRect(geometry, geometry.base(board.bases[spot.base]?.zone ?? 0), spot.facing);
  }
}

/** The next button this way: near, and not far aside. */
function nearest(
  map: HTMLElement | null,
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const middleOf = (element: Element): readonly [number, number] => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [x, y] = middleOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of map?.querySelectorAll<HTMLElement>('button') ?? []) {
    const [ox, oy] = middleOf(one);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    if (one === from || ahead <= 1) continue;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = one;
    }
  }
  return best;
}
