/** A Black Hole grows: matter is drawn in, then a shockwave runs over the board, and the disc lights up anew. */
import { falling, landing, since } from '../../../pieces/show/index.ts';
import { holeRadius, middle } from '../spiral/geometry.ts';
import type { Rank } from '../spiral/rank.ts';
import { scattered } from './scattered.ts';

interface Look {
  readonly hot: string;
  readonly warm: string;
  /** Rings of the shockwave, and sparks; the larger the hole, the more. */
  readonly waves: number;
  readonly sparks: number;
}

const looks: Readonly<Record<Rank, Look>> = {
  primordial: { hot: '#ffca8a', warm: '#ff8b3d', waves: 1, sparks: 30 },
  stellar: { hot: '#ffe2b0', warm: '#ff8b3d', waves: 2, sparks: 60 },
  supermassive: { hot: '#e6f1ff', warm: '#8aa8ff', waves: 3, sparks: 90 },
  ultramassive: { hot: '#ffffff', warm: '#e07bff', waves: 4, sparks: 130 },
};

/** The moment of the shock, as a share of the scene. */
const shock = 0.26;

export function paintGrowth(brush: CanvasRenderingContext2D, rank: Rank, share: number): void {
  const look = looks[rank];
  const rim = holeRadius[rank];
  if (share < shock) return paintInfall(brush, look, rim, share / shock);
  const done = since(share, shock, 1);
  paintFlash(brush, look, rim, done);
  paintWaves(brush, look, rim, done);
  paintDisc(brush, look, rim, done);
}

/** Sparks spiral in from all sides. */
function paintInfall(
  brush: CanvasRenderingContext2D,
  { hot, sparks }: Look,
  rim: number,
  done: number,
): void {
  brush.strokeStyle = hot;
  for (let i = 0; i < sparks; i++) {
    const gone = falling(since(done, 0.35 * scattered(i, 1), 1));
    const far = rim + (90 + 110 * scattered(i, 2)) * (1 - gone);
    const angle = scattered(i, 3) * 2 * Math.PI + 2.2 * gone;
    brush.globalAlpha = 0.75 * done;
    brush.lineWidth = 1 + 1.5 * scattered(i, 4);
    brush.beginPath();
    brush.arc(middle, middle, far, angle, angle + 0.1 + 0.3 * gone);
    brush.stroke();
  }
}

function paintFlash(brush: CanvasRenderingContext2D, { hot }: Look, rim: number, done: number): void {
  const light = (1 - since(done, 0, 0.4)) ** 2;
  if (light === 0) return;
  const glow = brush.createRadialGradient(middle, middle, rim * 0.4, middle, middle, 230);
  glow.addColorStop(0, hot);
  glow.addColorStop(1, 'transparent');
  brush.globalAlpha = light;
  brush.fillStyle = glow;
  brush.fillRect(-40, -40, 480, 480);
}

function paintWaves(brush: CanvasRenderingContext2D, look: Look, rim: number, done: number): void {
  for (let i = 0; i < look.waves; i++) {
    const gone = landing(since(done, 0.12 * i, 0.6 + 0.12 * i));
    if (gone <= 0 || gone >= 1) continue;
    const far = rim + (235 - rim) * gone;
    for (const [width, light, colour] of [
      [26, 0.28, look.warm],
      [5, 1, look.hot],
    ] as const) {
      brush.strokeStyle = colour;
      brush.globalAlpha = light * (1 - gone);
      brush.lineWidth = width * (1 - 0.6 * gone);
      brush.beginPath();
      brush.arc(middle, middle, far, 0, 2 * Math.PI);
      brush.stroke();
    }
  }
}

/** Arcs that race round the new rim and come to rest in its disc. */
function paintDisc(brush: CanvasRenderingContext2D, look: Look, rim: number, done: number): void {
  const fades = 1 - since(done, 0.55, 1);
  for (let i = 0; i < look.sparks; i++) {
    const far = rim + 2 + 26 * scattered(i, 8) ** 2;
    const angle = scattered(i, 9) * 2 * Math.PI + (3.2 * landing(done) * 60) / far;
    brush.strokeStyle = i % 3 === 0 ? look.warm : look.hot;
    brush.globalAlpha = 0.6 * fades;
    brush.lineWidth = 1.4;
    brush.beginPath();
    brush.arc(middle, middle, far, angle, angle + 0.5 * (1 - done) + 0.05);
    brush.stroke();
  }
}
