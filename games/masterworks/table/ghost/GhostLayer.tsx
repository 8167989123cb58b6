/** The ghost on the map: its tool, rings of range, lines to whom it would see, itself to be dragged. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { none } from '../../rules/state.ts';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { figureName, thingName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { keyOf, roundOf } from '../field/names.ts';
import type { Ghost } from '../hand.ts';
import { initialsOf, seatLook } from '../map/looks.ts';
import type { MapCamera } from '../map/useCamera.ts';
import style from './GhostLayer.module.css';
import { layThrough, nudged } from './ghost.ts';
import { type Outlook, outlookAt } from './outlook.ts';
import { lengthOf } from './placing.ts';
import { Rings } from './Rings.tsx';
import { Tool } from './Tool.tsx';
import { useDrag } from './useDrag.ts';
import { layOf, useGhost } from './useGhost.ts';

interface GhostLayerProps {
  readonly camera: MapCamera;
  /** Tells what changed, when a key is let go. */
  readonly speak: (outlook: Outlook) => void;
}

export function GhostLayer({ camera, speak }: GhostLayerProps): ReactNode {
  const look = useBoard();
  const { model, view, language, hand } = look;
  const inHand = useGhost();
  const { ghost: still, placing, moveTo, change, confirm, cancel } = inHand;
  const { dragged, grip } = useDrag(camera, inHand);
  const ghost = dragged?.ghost ?? still;
  const element = useRef<SVGGElement>(null);
  const isThere = ghost !== null && placing !== null;
  // Arrow keys belong to the ghost as soon as it is taken.
  useEffect(() => {
    if (isThere) element.current?.focus({ preventScroll: true });
  }, [isThere]);
  const outlook = useStillOutlook(still);
  if (ghost === null || placing === null) return null;
  const { height } = model.content.map;
  const { why, wanted } = dragged ?? (hand.is === 'ghost' ? hand : { why: null, wanted: null });
  const lay = dragged === null ? inHand.lay : layOf(look, ghost, placing);
  const name =
    ghost.figure === none
      ? thingName(model, ghost.name, language)
      : figureName(model, keyOf(model, view, ghost.figure), language);
  const press = (event: KeyboardEvent<SVGGElement>): void => {
    const spot = nudged(ghost, event);
    if (spot !== null) moveTo(spot);
    else if (event.key === 'Enter') confirm();
    else if (event.key === 'Escape') cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pullHinge = (event: PointerEvent<SVGCircleElement>): void => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const length = lengthOf(ghost.tool);
    change({ lay: layThrough(placing.from, ghost.radius, length, camera.spotUnder(event), ghost) });
  };

  const start = roundOf(model, view, ghost.figure);
  const hero = model.heroes[view.figures[ghost.figure]?.character ?? none];
  const seat = view.figures[ghost.figure]?.seat ?? 2;
  return (
    <g className={style['layer']}>
      {ghost.figure !== none && <Rings ghost={ghost} outlook={outlook} />}
      {lay !== null && (
        <Tool
          from={placing.from}
          radius={ghost.radius}
          length={lengthOf(ghost.tool)}
          lay={lay}
          height={height}
          isLegal={why === null || ghost.lay === null}
          hinge={{
            label: ghostSay(language, 'hinge.handle'),
            onPointerDown: (event) => {
              event.stopPropagation();
              event.currentTarget.setPointerCapture?.(event.pointerId);
            },
            onPointerMove: pullHinge,
            onPointerUp: (event) => event.stopPropagation(),
          }}
        />
      )}
      {wanted !== null && (
        <circle className={style['wanted']} cx={wanted.x} cy={height - wanted.y} r={ghost.radius} />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a button of the page cannot stand inside a drawing. */}
      <g
        ref={element}
        role="button"
        tabIndex={0}
        data-ghost
        aria-label={`${ghostSay(language, 'ghost', { name })}. ${ghostSay(language, 'hint')}`}
        className={style['ghost']}
        data-legal={why === null}
        transform={`translate(${ghost.x} ${height - ghost.y})`}
        style={{ color: seatLook(seat).fill }}
        {...grip}
        onKeyDown={press}
        onKeyUp={() => outlook !== null && speak(outlook)}
      >
        <circle className={style['halo']} r={Math.max(ghost.radius + 260, 24_000 / camera.inch)} />
        <circle className={style['base']} r={ghost.radius} />
        <text y={ghost.radius * 0.28} style={{ fontSize: Math.min(ghost.radius * 0.8, 640) }}>
          {hero === undefined ? '' : initialsOf(model, hero, language)}
        </text>
      </g>
      {ghost.figure !== none && (
        <circle className={style['start']} cx={start.x} cy={height - start.y} r={start.r + 60} />
      )}
    </g>
  );
}

/** What the desk knows of the ghost's spot; looked at anew only when the desk does. */
function useStillOutlook(ghost: Ghost | null): Outlook | null {
  const look = useBoard();
  const { model, view, plane, state } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else that is looked at follows from these.
  return useMemo(
    () =>
      ghost === null || ghost.figure === none
        ? null
        : outlookAt(look, { mark: ghost.figure, x: ghost.x, y: ghost.y, r: ghost.radius }),
    [ghost, model, view, plane, state],
  );
}
