/**
 * A drawing on a canvas as large as its place. It is painted when it or its place changes, and frame by frame only
 * while it moves and can be seen: a still picture, a hidden tab and a canvas that is scrolled away cost nothing. For eyes
 * only: what it shows is said elsewhere.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { type Moving, moving, type Shot } from './moving.ts';

export type Paint = (brush: CanvasRenderingContext2D, shot: Shot) => void;

export interface PaintingProps {
  readonly paint: Paint;
  /** With motion switched off, hand in false: the picture of time 0 is painted once. */
  readonly isMoving: boolean;
  /** Pictures in a second at most, for what moves slowly. */
  readonly rate?: number;
  readonly className?: string | undefined;
}

export function Painting({ paint, isMoving, rate, className }: PaintingProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    return brush ? paintedBy(brush, paint, { isMoving, ...(rate === undefined ? {} : { rate }) }) : undefined;
  }, [paint, isMoving, rate]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: without tabIndex a canvas cannot be focused.
  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

const paintedBy = (brush: CanvasRenderingContext2D, paint: Paint, how: Moving): (() => void) =>
  moving(
    brush.canvas,
    (shot, scale) => {
      brush.setTransform(scale, 0, 0, scale, 0, 0);
      brush.clearRect(0, 0, shot.width, shot.height);
      paint(brush, shot);
    },
    how,
  );
