/** The table from above: ground, terrain, tokens, figures, and on top whatever is in hand. */
import { type CSSProperties, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import type { View } from '../../rules/state.ts';
import { type BoardLook, useBoard, useWords } from '../context.ts';
import { stormLevel } from '../field/sight.ts';
import { useShow } from '../show.ts';
import style from './Battlefield.module.css';
import type { Spot } from './camera.ts';
import { Ground } from './Ground.tsx';
import { MapButtons } from './MapButtons.tsx';
import { Tokens } from './Tokens.tsx';
import { Terrain } from './terrain/Terrain.tsx';
import { type MapCamera, useCamera } from './useCamera.ts';

interface BattlefieldProps {
  /** Drawn over the figures: the ghost, an arrow, a ruler. */
  readonly over?: (camera: MapCamera) => ReactNode;
  /** Drawn on the ground: the legal area. */
  readonly under?: ReactNode;
  /** Where the map itself was tapped. */
  readonly tapped: (spot: Spot) => void;
  readonly figures: ReactNode;
}

const panSteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function Battlefield({ over, under, figures, tapped }: BattlefieldProps): ReactNode {
  const { model, view, hand, props } = useBoard();
  const say = useWords();
  const show = useShow();
  const frame = useRef<HTMLElement>(null);
  const { map } = model.content;
  const camera = useCamera(frame, map, tapped);
  const { inch, zoom } = camera;

  // On a small map the one who acts is brought near, so that it can be read and dragged.
  const mine = actorOf(useBoard());
  const isSmall = inch * zoom ** -1 < 15;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each figure that acts.
  useEffect(() => {
    const figure = view.figures[mine];
    if (isSmall && figure !== undefined) camera.show(figure, 2.2);
  }, [mine, isSmall]);

  // What is taken in hand is used on the map, which on a phone may have been scrolled away.
  const isInHand = hand.is !== 'free';
  useEffect(() => {
    if (isInHand) frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isInHand]);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') camera.nearer(1.5);
    else if (event.key === '-') camera.nearer(1 / 1.5);
    else if (event.key === '0') camera.showAll();
    else if (event.target === event.currentTarget && panSteps[event.key] !== undefined) {
      const [dx, dy] = panSteps[event.key] ?? [0, 0];
      camera.pan(dx, dy);
    } else return;
    event.preventDefault();
  };

  // What is dragged has a drawing of its own, so that the map under it is not painted again with every move.
  const drawing = {
    ...{ viewBox: camera.viewBox, className: style['drawing'], preserveAspectRatio: 'xMidYMid meet' },
    ...{ style: { '--k': labelScale(inch) } as CSSProperties, 'data-far': inch < 15 },
  };

  return (
    <div className={style['battlefield']}>
      <section
        ref={frame}
        className={style['frame']}
        aria-label={`${say('map')}. ${say('map.keys')}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the map, like a region that scrolls.
        tabIndex={0}
        data-zoomed={zoom > 1.02 || hand.is !== 'free'}
        onKeyDown={press}
        {...camera.grip}
      >
        <svg {...drawing} role="presentation">
          <Scenery view={view} />
          {under}
          {figures}
        </svg>
        {show !== null && (
          <show.Storm level={stormLevel(model, view.debris)} isMoving={props.settings.motion} />
        )}
        <svg {...drawing} role="presentation" data-over>
          {over?.(camera)}
        </svg>
      </section>
      <MapButtons camera={camera} />
    </div>
  );
}

/** The active figure, if this person decides for it. */
const actorOf = ({ view, moves }: BoardLook): number =>
  moves.length > 0 && view.active !== null ? view.active.figure : -1;

/** Labels keep a readable size when the map is small: how much larger they are drawn. */
const labelScale = (inch: number): string => Math.min(2.1, Math.max(1, 23 / inch)).toFixed(2);

/** All that does not change while something is dragged. */
const Scenery = memo(function Scenery({ view }: { readonly view: View }): ReactNode {
  const { model } = useBoard();
  const owners = model.zones.map((_, zone) => view.squads.findIndex((squad) => squad.zone === zone));
  return (
    <>
      <Ground model={model} owners={owners} isDeploying={view.round === 0} />
      <Terrain model={model} standing={view.standing} destroyed={view.destroyed} />
      <Tokens model={model} view={view} />
    </>
  );
});
