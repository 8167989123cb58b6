/** Sparks for a winner: they fly once, and then the canvas is gone. */
import { Painting, type Shot, since } from '@accretion/games/show';
import { useMemo, useState } from 'react';
import styles from './Podium.module.css';

/** Milliseconds until the last spark has faded. */
export const lasts = 4_200;
const pieces = 130;
const own = ['#ffb35c', '#ffe2b0', '#b79cff', '#74e0ea'];

/** A number between 0 and 1 that is always the same for a piece and a purpose. */
const some = (piece: number, purpose: number): number => {
  const wild = Math.sin(piece * 127.1 + purpose * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
};

/** Paints all sparks of a moment; nothing once they have faded. */
export function sparks(
  brush: CanvasRenderingContext2D,
  { width, height, time }: Shot,
  colours: readonly string[],
) {
  if (time >= lasts) return;
  for (let piece = 0; piece < pieces; piece++) {
    const begins = some(piece, 1) * 900;
    const age = (time - begins) / 1000;
    if (age < 0) continue;
    const isLeft = piece % 2 === 0;
    const speed = (0.55 + some(piece, 2) * 0.75) * height;
    const angle = (isLeft ? -0.32 : -0.68) * Math.PI + (some(piece, 3) - 0.5) * 0.5;
    const x = (isLeft ? 0 : width) + Math.cos(angle) * speed * 0.7 * age;
    const y = height * 0.92 + Math.sin(angle) * speed * age * 1.3 + 0.5 * height * age * age;
    brush.globalAlpha = 1 - since(time, lasts - 900 + some(piece, 4) * 300, lasts);
    brush.fillStyle = colours[piece % colours.length] ?? own[0] ?? '';
    const size = 4 + some(piece, 5) * 5;
    brush.save();
    brush.translate(x, y);
    brush.rotate(age * (2 + some(piece, 6) * 7));
    // It tumbles: seen from the side it is thin.
    brush.scale(1, Math.cos(age * (5 + some(piece, 7) * 6)));
    if (piece % 3 === 0) {
      brush.beginPath();
      brush.arc(0, 0, size / 2, 0, 2 * Math.PI);
      brush.fill();
    } else brush.fillRect(-size / 2, -size / 3, size, (2 * size) / 3);
    brush.restore();
  }
  brush.globalAlpha = 1;
}

export function Confetti({ colours }: { readonly colours: readonly string[] }) {
  const [isOver, end] = useState(false);
  const key = colours.join();
  const paint = useMemo(() => {
    const all = [...key.split(',').filter(Boolean), ...own];
    return (brush: CanvasRenderingContext2D, shot: Shot) => {
      sparks(brush, shot, all);
      if (shot.time >= lasts) end(true);
    };
  }, [key]);
  return isOver ? null : <Painting paint={paint} isMoving className={styles.confetti} />;
}
