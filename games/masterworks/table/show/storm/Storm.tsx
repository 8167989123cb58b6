/** The debris storm over the map: dust at its edges, torn metal on its way round, all stronger with each level. */
import { type ReactNode, useMemo } from 'react';
import { type Paint, Painting } from '../../../../pieces/show/index.ts';
import { debrisOf } from './debris.ts';
import style from './Storm.module.css';

interface StormProps {
  readonly level: number;
  readonly isMoving: boolean;
}

/** Slow things need no more pictures in a second. */
const rate = 20;

export function Storm({ level, isMoving }: StormProps): ReactNode {
  const paint = useMemo(() => painting(level), [level]);
  if (level === 0) return null;
  return (
    <div className={style['storm']} data-storm={level}>
      <Painting {...{ paint, isMoving, rate }} className={style['sky']} />
    </div>
  );
}

/** Dust of each level: red, green, blue. */
const dusts = ['0 0 0', '150 160 190', '224 160 90', '226 110 70', '214 70 140'] as const;

const shapes = [
  [-1, 0.3, -0.2, -0.9, 0.9, 0.1, 0.1, 0.7],
  [-0.8, -0.5, 0.7, -0.7, 1, 0.2, -0.3, 0.8],
  [-1, -0.15, 1, -0.25, 0.9, 0.2, -0.9, 0.25],
  [-0.5, 0.8, 0, -1, 0.6, 0.5],
] as const;

const painting =
  (level: number): Paint =>
  (brush, { width, height, time }) => {
    const side = Math.max(width, height);
    const dust = dusts[Math.min(level, 4)] ?? dusts[4];
    brush.translate(width / 2, height / 2);
    // The middle of the table stays clear: that is where people look.
    const haze = brush.createRadialGradient(0, 0, side * 0.22, 0, 0, side * 0.72);
    haze.addColorStop(0, `rgb(${dust} / 0%)`);
    haze.addColorStop(0.7, `rgb(${dust} / ${3 + 4 * level}%)`);
    haze.addColorStop(1, `rgb(${dust} / ${8 + 9 * level}%)`);
    brush.fillStyle = haze;
    brush.fillRect(-width / 2, -height / 2, width, height);
    wisps(brush, side, level, time, dust);
    for (const { x, y, turn, size, shape } of debrisOf(level, time)) {
      const scale = (size * side) / 1_000;
      brush.save();
      brush.translate(x * side + scale * 0.9, y * side + scale * 1.1);
      brush.rotate(turn);
      outline(brush, shapes[shape] ?? shapes[0], scale);
      brush.fillStyle = 'rgb(0 0 0 / 30%)';
      brush.fill();
      brush.restore();
      brush.save();
      brush.translate(x * side, y * side);
      brush.rotate(turn);
      outline(brush, shapes[shape] ?? shapes[0], scale);
      brush.fillStyle = 'rgb(112 118 140 / 78%)';
      brush.fill();
      brush.strokeStyle = `rgb(${dust} / 85%)`;
      brush.lineWidth = Math.max(1, scale * 0.14);
      brush.stroke();
      brush.restore();
    }
  };

/** Streaks of dust that go round with the debris. */
function wisps(
  brush: CanvasRenderingContext2D,
  side: number,
  level: number,
  time: number,
  dust: string,
): void {
  brush.lineCap = 'round';
  for (let nth = 0; nth < 9 * level; nth++) {
    const far = side * (0.3 + 0.42 * ((nth * 0.618) % 1));
    const start = nth * 2.4 + (time / 1_000) * 0.02 * (1 + level);
    brush.beginPath();
    brush.arc(0, 0, far, start, start + 0.35 + 0.25 * ((nth * 0.37) % 1));
    brush.strokeStyle = `rgb(${dust} / ${5 + 3 * level}%)`;
    brush.lineWidth = side * (0.0012 + 0.003 * ((nth * 0.71) % 1));
    brush.stroke();
  }
}

function outline(brush: CanvasRenderingContext2D, corners: readonly number[], scale: number): void {
  brush.beginPath();
  for (let at = 0; at < corners.length; at += 2)
    brush.lineTo((corners[at] ?? 0) * scale, (corners[at + 1] ?? 0) * scale);
  brush.closePath();
}
