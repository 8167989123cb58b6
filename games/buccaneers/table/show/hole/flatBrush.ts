/** The hole painted without a graphics card: sky and rings are drawn once, then only turned. */
import type { HoleArt } from '../../cards/holeArt.ts';
import { type Brush, type Colour, flatnessOf, leanOf, shadow, tintOf } from './brush.ts';

/** How far the disc reaches, in radii of the shadow. */
const outer = 3.7;
/** The sprite of a ring, in pixels. */
const ringSize = 420;

const chance = (n: number): number => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1;

const css = ([red, green, blue]: Colour, toWhite: number, alpha: number): string => {
  const part = (one: number): number => Math.round(255 * (one + (1 - one) * toWhite));
  return `rgb(${part(red)} ${part(green)} ${part(blue)} / ${alpha})`;
};

export function flatBrush(canvas: HTMLCanvasElement, art: HoleArt): Brush | null {
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  const tint = tintOf(art);
  const rings = [ringOf(tint, 1.3, 2.3, 3), ringOf(tint, 1.7, outer, 8)];
  const [flatness, lean] = [flatnessOf(art), leanOf(art)];
  let sky: HTMLCanvasElement | null = null;

  const disc = (radius: number, time: number, heat: number, isNear: boolean): void => {
    brush.save();
    brush.rotate(-lean);
    brush.beginPath();
    brush.rect(-radius * outer, isNear ? 0 : -radius * outer, 2 * radius * outer, radius * outer);
    brush.clip();
    brush.scale(1, flatness);
    brush.globalCompositeOperation = 'lighter';
    for (const [i, ring] of rings.entries()) {
      if (ring === null) continue;
      brush.save();
      brush.rotate((time / 1000) * (0.5 + 1.3 * heat) * (i === 0 ? 1.1 : 0.45));
      brush.globalAlpha = 0.62 + 0.38 * heat;
      brush.drawImage(ring, -radius * outer, -radius * outer, 2 * radius * outer, 2 * radius * outer);
      brush.restore();
    }
    brush.restore();
  };

  return ({ width, height, time }, scale, { heat, flash }) => {
    const radius = height * shadow;
    if (sky?.width !== canvas.width || sky.height !== canvas.height) sky = skyOf(canvas, radius * scale);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, canvas.width, canvas.height);
    if (sky !== null) brush.drawImage(sky, 0, 0);
    brush.setTransform(scale, 0, 0, scale, (width / 2) * scale, (height / 2) * scale);
    brush.fillStyle = haloOf(brush, tint, radius, Math.min(1, heat * 0.6 + flash));
    brush.fillRect(-width / 2, -height / 2, width, height);
    disc(radius, time, heat, false);
    brush.fillStyle = '#000';
    brush.beginPath();
    brush.arc(0, 0, radius, 0, 2 * Math.PI);
    brush.fill();
    for (const [wide, alpha] of [
      [0.2, 0.22 + 0.2 * heat],
      [0.055, 0.95],
    ] as const) {
      brush.strokeStyle = css(tint, 0.55 + 0.4 * heat, alpha);
      brush.lineWidth = radius * wide;
      brush.beginPath();
      brush.arc(0, 0, radius * (1 + wide / 2), 0, 2 * Math.PI);
      brush.stroke();
    }
    disc(radius, time, heat, true);
  };
}

function haloOf(brush: CanvasRenderingContext2D, tint: Colour, radius: number, heat: number): CanvasGradient {
  const halo = brush.createRadialGradient(0, 0, radius, 0, 0, radius * 3);
  halo.addColorStop(0, css(tint, 0.3, 0.3 + 0.4 * heat));
  halo.addColorStop(0.4, css(tint, 0, 0.1 + 0.16 * heat));
  halo.addColorStop(1, css(tint, 0, 0));
  return halo;
}

/** Streaks of glowing matter from one radius to another, seen from above. */
function ringOf(tint: Colour, from: number, to: number, seed: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = ringSize;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  const unit = ringSize / 2 / outer;
  brush.translate(ringSize / 2, ringSize / 2);
  brush.lineCap = 'round';
  for (let i = 0; i < 150; i++) {
    const share = chance(i + seed) ** 1.5;
    const start = chance(i * 3 + seed) * 2 * Math.PI;
    brush.strokeStyle = css(tint, Math.max(0, 0.75 - share * 1.3), (1 - share) ** 1.4 * 0.34 + 0.02);
    brush.lineWidth = unit * (0.03 + 0.13 * chance(i * 7 + seed));
    brush.beginPath();
    brush.arc(0, 0, unit * (from + (to - from) * share), start, start + 0.5 + 2.1 * chance(i * 5 + seed));
    brush.stroke();
  }
  return canvas;
}

/** The stars behind the hole: light bends around it, so they are pushed outwards and drawn out along its edge. */
function skyOf({ width, height }: HTMLCanvasElement, radius: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  brush.translate(width / 2, height / 2);
  for (let i = 1; i < 130; i++) {
    const [x, y] = [(chance(i) - 0.5) * width, (chance(i * 11) - 0.5) * height];
    const far = Math.hypot(x, y) / radius;
    const seen = (far + Math.sqrt(far * far + 6)) / 2;
    const angle = Math.atan2(y, x);
    const bow = Math.min(0.5, 0.9 / (seen * seen * seen));
    const edge = Math.max(0, Math.min(1, (width / 2 - Math.abs(x)) / radius));
    brush.strokeStyle = `rgb(214 226 255 / ${(0.25 + 0.6 * chance(i * 5)) * edge})`;
    brush.lineWidth = radius * (0.015 + 0.035 * chance(i * 3));
    brush.lineCap = 'round';
    brush.beginPath();
    brush.arc(0, 0, seen * radius, angle - bow / 2, angle + bow / 2 + 0.001);
    brush.stroke();
  }
  return canvas;
}
