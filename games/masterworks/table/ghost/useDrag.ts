/**
 * A ghost under a finger or the mouse. While it is dragged only its own layer is drawn again; the desk, which says what
 * the spot brings, hears of it now and then and when the ghost is let go. So a slow phone keeps its frames.
 */
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GhostInHand } from '../hand.ts';
import type { Spot } from '../map/camera.ts';
import type { MapCamera } from '../map/useCamera.ts';
import type { GhostHand } from './useGhost.ts';

/** A finger hides what is under it: the ghost floats so many pixels above. */
const fingerLift = 72;
/** The desk hears of a dragged ghost every so many milliseconds. */
const tellEvery = 150;

interface Grip {
  onPointerDown(event: PointerEvent<SVGGElement>): void;
  onPointerMove(event: PointerEvent<SVGGElement>): void;
  onPointerUp(event: PointerEvent<SVGGElement>): void;
  onPointerCancel(event: PointerEvent<SVGGElement>): void;
}

interface Drag {
  /** Where the ghost is under the finger; null while nobody drags it. */
  readonly dragged: GhostInHand | null;
  readonly grip: Grip;
}

export function useDrag(camera: MapCamera, { ghost, settle, put }: GhostHand): Drag {
  const grabbed = useRef<Spot | null>(null);
  const told = useRef(0);
  // A finger may be lifted before its last move is drawn.
  const last = useRef<GhostInHand | null>(null);
  const [dragged, setDragged] = useState<GhostInHand | null>(null);
  const isThere = ghost !== null;
  // A ghost that was put down meanwhile, by an answer of somebody else, is let go.
  useEffect(() => {
    if (isThere) return;
    grabbed.current = null;
    last.current = null;
    setDragged(null);
  }, [isThere]);
  const drop = (event: PointerEvent<SVGGElement>): void => {
    event.stopPropagation();
    grabbed.current = null;
    if (last.current !== null) put(last.current);
    last.current = null;
    setDragged(null);
  };
  return {
    dragged: isThere ? dragged : null,
    grip: {
      onPointerDown(event) {
        if (event.button !== 0 || ghost === null) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const at = camera.spotUnder(event);
        const isFinger = event.pointerType === 'touch';
        grabbed.current = isFinger ? { x: 0, y: 0 } : { x: ghost.x - at.x, y: ghost.y - at.y };
        told.current = event.timeStamp;
      },
      onPointerMove(event) {
        if (grabbed.current === null) return;
        event.stopPropagation();
        const at = camera.spotUnder(event, event.pointerType === 'touch' ? fingerLift : 0);
        const now = settle({ x: at.x + grabbed.current.x, y: at.y + grabbed.current.y });
        if (now === null) return;
        last.current = now;
        setDragged(now);
        if (event.timeStamp - told.current < tellEvery) return;
        told.current = event.timeStamp;
        put(now);
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
}
