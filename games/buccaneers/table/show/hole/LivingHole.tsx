/** The hole of this Round, alive: its disc turns, light bends around it. For eyes only. */
import { type ReactNode, useEffect, useRef } from 'react';
import { mix, moving } from '../../../../pieces/show/index.ts';
import { type HoleArt, holeArtFor } from '../../cards/holeArt.ts';
import type { Brush } from './brush.ts';
import { flatBrush } from './flatBrush.ts';
import { glBrush } from './glBrush.ts';
import style from './LivingHole.module.css';

export interface LivingHoleProps {
  /** The name of the hole in the box. */
  readonly code: string;
  readonly heat: number;
  readonly flash: number;
  readonly isMoving: boolean;
}

/** Fast enough for a slow turn, and half the work. */
const rate = 30;
/** Light has no edges: a large screen does not need all of its pixels. */
const pixels = { finest: 1.5, most: 300_000 };
/** The share of the way to another heat that is gone in one picture. */
const haste = 0.07;

const brushFor = (canvas: HTMLCanvasElement, art: HoleArt): Brush | null =>
  glBrush(canvas, art) ?? flatBrush(canvas, art);

/** A canvas has one kind of brush for good, so another hole gets another canvas. */
export const LivingHole = (props: LivingHoleProps): ReactNode => <Sky key={props.code} {...props} />;

function Sky({ code, heat, flash, isMoving }: LivingHoleProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const brush = useRef<Brush | null>(null);
  const wanted = useRef({ heat, flash });
  const shown = useRef({ heat, flash });
  wanted.current = { heat, flash };
  /** A still picture is painted anew when it changes. */
  const still = isMoving ? null : `${heat} ${flash}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is still changes only here.
  useEffect(() => {
    const sky = canvas.current;
    if (sky === null) return;
    brush.current ??= brushFor(sky, holeArtFor(code));
    const paint = brush.current;
    if (paint === null) return;
    sky.dataset['alive'] = 'true';
    return moving(
      sky,
      (shot, scale) => {
        const towards = (from: number, to: number): number => (isMoving ? mix(from, to, haste) : to);
        shown.current = {
          heat: towards(shown.current.heat, wanted.current.heat),
          flash: towards(shown.current.flash, wanted.current.flash),
        };
        paint(shot, scale, shown.current);
      },
      { isMoving, rate, ...pixels },
    );
  }, [code, isMoving, still]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: without tabIndex a canvas cannot be focused.
  return <canvas ref={canvas} className={style['sky']} aria-hidden="true" />;
}
