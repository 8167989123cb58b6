/**
 * A drawing on a canvas as large as its place. It is painted when it or its place changes, and frame by frame only
 * while it moves and can be seen: a still picture, a hidden tab and a canvas that is scrolled away cost nothing. For eyes
 * only: what it shows is said elsewhere.
 */
import { type ReactNode, useEffect, useRef } from 'react';

/** One picture: the size of the canvas in CSS pixels, and how long it has been moving, in milliseconds. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly time: number;
}

export type Paint = (brush: CanvasRenderingContext2D, shot: Shot) => void;

/** Finer than this nobody sees, and a phone pays for. */
const finest = 2;

export interface PaintingProps {
  readonly paint: Paint;
  /** With motion switched off, hand in false: the picture of time 0 is painted once. */
  readonly isMoving: boolean;
  readonly className?: string | undefined;
}

export function Painting({ paint, isMoving, className }: PaintingProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    return brush ? moving(brush, paint, isMoving) : undefined;
  }, [paint, isMoving]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: without tabIndex a canvas cannot be focused.
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

/** Paints until the returned function is called. */
function moving(brush: CanvasRenderingContext2D, paint: Paint, isMoving: boolean): () => void {
  const { canvas } = brush;
  let [time, last, request] = [0, 0, 0];
  let isInSight = true;

  const picture = (): void => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (width === 0 || height === 0) return;
    const scale = Math.min(globalThis.devicePixelRatio, finest);
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== across || canvas.height !== down) [canvas.width, canvas.height] = [across, down];
    brush.setTransform(scale, 0, 0, scale, 0, 0);
    brush.clearRect(0, 0, width, height);
    paint(brush, { width, height, time });
  };
  const frame = (now: number): void => {
    request = requestAnimationFrame(frame);
    // After a pause it goes on where it was.
    time += last === 0 ? 0 : now - last;
    last = now;
    picture();
  };
  const goOn = (): void => {
    cancelAnimationFrame(request);
    request = last = 0;
    if (isMoving && isInSight && !document.hidden) request = requestAnimationFrame(frame);
  };

  const sizes = new ResizeObserver(picture);
  const sight = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting !== false;
    goOn();
  });
  sizes.observe(canvas);
  sight.observe(canvas);
  document.addEventListener('visibilitychange', goOn);
  picture();
  goOn();
  return () => {
    cancelAnimationFrame(request);
    sizes.disconnect();
    sight.disconnect();
    document.removeEventListener('visibilitychange', goOn);
  };
}
