/** The planet: zones clockwise, mines, bases, the camp, the Alien. All that can be pressed is a button above it. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Board } from '../../rules/board.ts';
import type { View } from '../../rules/state.ts';
import { type BoardLook, useBoard, useWords } from '../context.ts';
import { useLazyParts } from '../lazy.ts';
import { useShow } from '../show.ts';
import { BaseButton } from './BaseButton.tsx';
import { BaseDrawing } from './BaseDrawing.tsx';
import { Ground } from './Ground.tsx';
import { facingRect, type Point, type Rect } from './geometry.ts';
import style from './PlanetMap.module.css';
import { SpotButton } from './SpotButton.tsx';
import { baseSpots, type Spot, spotId, spotsOf } from './spots.ts';
import { useNarrow } from './useNarrow.ts';
import { useStanding } from './useStanding.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Nothing is on its way. */
const still = { movers: [], arriving: new Set<string>(), isAlienArriving: false };

export function PlanetMap(): ReactNode {
  const look = useBoard();
  const { board, view, geometry, step, holding, props } = look;
  const say = useWords();
  const lazy = useLazyParts();
  const show = useShow();
  const map = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState('');
  const isNarrow = useNarrow(map);
  const { near, goNear } = useNearness(map, `${step?.do} ${view.round} ${isNarrow}`);
  const { scene, settings } = props;
  const isShown = show !== null && scene !== null && settings.motion && near === null;
  const moves = isShown ? show.movesIn(look, scene) : still;
  const standing = useStanding(moves.arriving);
  const stops = stopsOf(board, view, isNarrow, near);
  const focused = stops.some(({ id }) => id === current) ? current : (stops[0]?.id ?? '');
  const shown =
    near === null ? { x: 0, y: 0, width: geometry.size, height: geometry.size } : aroundBase(look, near, 1.3);

  // What is answered on the map brings it into sight; on a phone one may have scrolled past it.
  const isWanted = step?.do === 'plan' || (step?.do === 'command' && holding !== null);
  useEffect(() => {
    if (isWanted) map.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isWanted]);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && near !== null) return goNear(null);
    const way = arrows[event.key];
    if (way === undefined || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    nearest(map.current, event.target, way)?.focus();
  };

  return (
    <section ref={map} className={style['map']} aria-label={say('map')} data-tone="dark" onKeyDown={press}>
      <svg
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        className={style['drawing']}
        data-shaken={moves.isAlienArriving}
        data-near={near !== null}
        aria-hidden="true"
      >
        <Ground standing={standing} isAlienArriving={moves.isAlienArriving} />
        {board.bases.map(({ name }, base) => (
          <BaseDrawing
            key={name}
            base={base}
            standing={standing}
            isPointedAt={isNarrow}
            isNear={base === near}
          />
        ))}
        {lazy !== null && <lazy.DueMarks />}
      </svg>
      {isShown && moves.movers.length > 0 && <show.Movers movers={moves.movers} />}
      {near !== null && (
        <button type="button" className={style['back']} onClick={() => goNear(null)}>
          <span aria-hidden="true">‹</span> {say('map.whole')}
        </button>
      )}
      {stops.map(({ id, spot, base }) => {
        const one = { isCurrent: id === focused, focus: () => setCurrent(id) };
        if (spot === null)
          return (
            <BaseButton
              key={id}
              base={base}
              {...one}
              style={percent(aroundBase(look, base, 1.08), shown)}
              open={() => goNear(base)}
            />
          );
        const rect = base < 0 ? rectOf(look, spot) : aroundBase(look, base, 0.6);
        return <SpotButton key={id} spot={spot} {...one} style={percent(rect, shown)} />;
      })}
    </section>
  );
}

/** Something to press on the map: a spot, or a base as a whole. */
interface Stop {
  readonly id: string;
  readonly spot: Spot | null;
  /** The base that is pressed as a whole, else -1: a spot by itself. */
  readonly base: number;
}

/** On a narrow map the bases in play are pressed as a whole first, and their spots when the map is near them. */
function stopsOf(board: Board, view: View, isNarrow: boolean, near: number | null): readonly Stop[] {
  const stop = (spot: Spot): Stop => ({ id: spotId(spot), spot, base: -1 });
  if (near !== null) return baseSpots(near).map(stop);
  if (!isNarrow) return spotsOf(board).map(stop);
  return spotsOf(board).flatMap((spot): readonly Stop[] => {
    if (!('base' in spot)) return [stop(spot)];
    if (spot.kind === 'facing') return [];
    const isPlayed = (view.owners[spot.base] ?? -1) >= 0;
    return [
      isPlayed
        ? { id: `base ${spot.base}`, spot: null, base: spot.base }
        : { ...stop(spot), base: spot.base },
    ];
  });
}

/** The base the map is near, until the question changes. Going there or back moves the focus along. */
function useNearness(map: RefObject<HTMLElement | null>, question: string) {
  const [near, setNear] = useState<number | null>(null);
  const focus = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters.
  useEffect(() => setNear(null), [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is focused is there only after the map was drawn.
  useEffect(() => {
    if (focus.current !== null) map.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  }, [map, near]);
  const goNear = (base: number | null): void => {
    focus.current = base === null ? `[data-spot="base ${near}"]` : '[data-spot]';
    setNear(base);
  };
  return { near, goNear };
}

const around = ({ x, y }: Point, half: number): Rect => ({
  ...{ x: x - half, y: y - half, width: half * 2, height: half * 2 },
});

/** A square around a base: so much of the one it lies in. */
const aroundBase = ({ board, geometry }: BoardLook, base: number, part: number): Rect =>
  around(geometry.base(board.bases[base]?.zone ?? 0), geometry.baseHalf * part);

const percent = ({ x, y, width, height }: Rect, shown: Rect): CSSProperties => ({
  left: `${((x - shown.x) / shown.width) * 100}%`,
  top: `${((y - shown.y) / shown.height) * 100}%`,
  width: `${(width / shown.width) * 100}%`,
  height: `${(height / shown.height) * 100}%`,
});

function rectOf({ board, geometry }: BoardLook, spot: Spot): Rect {
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
