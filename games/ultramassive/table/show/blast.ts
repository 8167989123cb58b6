/** A detonation: everything is drawn together, flashes, and flies apart. */
import { falling, landing, since } from '../../../pieces/show/index.ts';
import type { Spot } from '../../rules/state.ts';
import { pointAt } from '../spiral/geometry.ts';
import type { Span } from '../spiral/timing.ts';
import { scattered } from './scattered.ts';

const sparks = 34;

export function paintBlast(
  brush: CanvasRenderingContext2D,
  { channel, space }: Spot,
  span: Span,
  share: number,
): void {
  const done = since(share, span.from, span.to);
  if (done <= 0 || done >= 1) return;
  const { x, y } = pointAt(channel, space);
  const pulled = since(done, 0, 0.22);
  const flies = since(done, 0.22, 1);
  if (pulled < 1) {
    brush.strokeStyle = '#ff948a';
    brush.globalAlpha = pulled;
    brush.lineWidth = 3;
    circle(brush, x, y, 44 * (1 - falling(pulled)));
    brush.stroke();
    return;
  }
  brush.globalAlpha = (1 - flies) ** 3;
  brush.fillStyle = '#fff3df';
  circle(brush, x, y, 14 + 34 * landing(flies));
  brush.fill();
  brush.strokeStyle = '#ff948a';
  brush.globalAlpha = 1 - flies;
  brush.lineWidth = 1 + 9 * (1 - flies);
  circle(brush, x, y, 70 * landing(flies));
  brush.stroke();
  for (let i = 0; i < sparks; i++) {
    const angle = scattered(i, 1) * 2 * Math.PI;
    const far = (24 + 80 * scattered(i, 2)) * landing(flies);
    const long = 10 * (1 - flies) + 2;
    brush.strokeStyle = i % 3 === 0 ? '#fff3df' : i % 3 === 1 ? '#ffb35c' : '#ff7a6e';
    brush.lineWidth = 1 + 2.5 * scattered(i, 3) * (1 - flies);
    brush.beginPath();
    brush.moveTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
    brush.lineTo(x + (far + long) * Math.cos(angle), y + (far + long) * Math.sin(angle));
    brush.stroke();
  }
}

function circle(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}
