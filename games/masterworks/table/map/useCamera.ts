/** The camera of the map, moved by wheel, fingers, buttons and keys. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Camera,
  centredOn,
  kept,
  panned,
  pinched,
  type Sheet,
  type Spot,
  shownBy,
  spotAt,
  unitsPerPixel,
  whole,
  zoomed,
} from './camera.ts';

/** What a finger or the mouse does with the map itself. */
interface Grip {
  onPointerDown(event: PointerEvent<Element>): void;
  onPointerMove(event: PointerEvent<Element>): void;
  onPointerUp(event: PointerEvent<Element>): void;
  onPointerCancel(event: PointerEvent<Element>): void;
}

export interface MapCamera {
  readonly zoom: number;
  readonly viewBox: string;
  /** Pixels of an inch. */
  readonly inch: number;
  /** The spot under a pointer, lifted by so many pixels. */
  spotUnder(event: { readonly clientX: number; readonly clientY: number }, lift?: number): Spot;
  nearer(factor: number): void;
  showAll(): void;
  show(spot: Spot, zoom?: number): void;
  pan(dx: number, dy: number): void;
  readonly grip: Grip;
}

/** A tap may tremble by so many pixels. */
const tremble = 7;
const firstWindow: Sheet = { width: 720, height: 720 };

export function useCamera(
  frame: RefObject<HTMLElement | null>,
  sheet: Sheet,
  tapped: (spot: Spot) => void,
): MapCamera {
  const [window, setWindow] = useState(firstWindow);
  const [wanted, setCamera] = useState<Camera>(() => whole(sheet));
  const camera = kept(wanted, sheet, window);
  const fingers = useRef(new Map<number, Spot>());
  const isTap = useRef(true);
  useWindowOf(frame, setWindow);

  const pixelOf = (event: { readonly clientX: number; readonly clientY: number }): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const pixel = pixelOf(event);
    if (event.shiftKey) setCamera(panned(camera, sheet, window, -event.deltaY, 0));
    else setCamera(zoomed(camera, sheet, window, 1.0016 ** -event.deltaY, pixel));
  };
  // React listens to the wheel passively, and the page would scroll too.
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  });

  const moveFinger = (event: PointerEvent<Element>): void => {
    const { pointerId } = event;
    const before = fingers.current.get(pointerId);
    if (before === undefined) return;
    // A finger that left unseen, such as beside the window.
    if (event.buttons === 0) {
      fingers.current.delete(pointerId);
      return;
    }
    const after = pixelOf(event);
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    if (other !== undefined) {
      isTap.current = false;
      setCamera(pinched(camera, sheet, window, [before, other], [after, other]));
    } else {
      const far = Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
      if (isTap.current && far < tremble) return;
      if (isTap.current) event.currentTarget.setPointerCapture?.(pointerId);
      isTap.current = false;
      setCamera(panned(camera, sheet, window, after.x - before.x, after.y - before.y));
    }
    fingers.current.set(pointerId, after);
  };
  const letGo = (event: PointerEvent<Element>): void => {
    const wasHere = fingers.current.delete(event.pointerId);
    // What is pressed by itself, such as a figure, answers itself.
    const isButton = event.target instanceof Element && event.target.closest('[role="button"]') !== null;
    if (wasHere && !isButton && isTap.current && fingers.current.size === 0)
      tapped(spotAt(camera, sheet, window, pixelOf(event)));
  };

  const { left, top, width, height } = shownBy(camera, sheet, window);
  return {
    zoom: camera.zoom,
    viewBox: [left, top, width, height].map(Math.round).join(' '),
    inch: 1000 / unitsPerPixel(camera.zoom, sheet, window),
    spotUnder: (event, lift = 0) => {
      const { x, y } = pixelOf(event);
      return spotAt(camera, sheet, window, { x, y: y - lift });
    },
    nearer: (factor) => setCamera(zoomed(camera, sheet, window, factor)),
    showAll: () => setCamera(whole(sheet)),
    show: (spot, zoom) => setCamera(centredOn(camera, sheet, window, spot, zoom)),
    pan: (dx, dy) => setCamera(panned(camera, sheet, window, dx, dy)),
    grip: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        isTap.current = fingers.current.size === 0;
        fingers.current.set(event.pointerId, pixelOf(event));
      },
      onPointerMove: moveFinger,
      onPointerUp: letGo,
      onPointerCancel: ({ pointerId }) => fingers.current.delete(pointerId),
    },
  };
}

/** How large the map is on screen. */
function useWindowOf(frame: RefObject<HTMLElement | null>, set: (window: Sheet) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) set({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [frame, set]);
}
