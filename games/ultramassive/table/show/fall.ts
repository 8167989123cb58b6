/** What falls in: a streak along the spiral, ever longer and hotter, and the pulse of the rim when it arrives. */
import { falling, landing, since } from '../../../pieces/show/index.ts';
import type { Size, Token } from '../../rules/content.ts';
import type { Channel } from '../../rules/state.ts';
import { holeRadius, inTheMiddle, middle, pointAt } from '../spiral/geometry.ts';
import type { Span } from '../spiral/timing.ts';

interface Fall {
  readonly tokens: readonly Token[];
  readonly channel: Channel;
  readonly from: number;
}

const colours: Readonly<Record<Token, string>> = {
  blueGiant: '#8cc4ff',
  supergiant: '#ffb35c',
  primordial: '#fff0d0',
  major: '#c99bff',
  minor: '#e3c8ff',
};

const pieces = 22;

export function paintFall(
  brush: CanvasRenderingContext2D,
  { tokens, channel, from }: Fall,
  span: Span,
  share: number,
): void {
  const done = since(share, span.from, span.to);
  if (done <= 0 || share > span.to + 0.08) return;
  const head = from + (inTheMiddle - from) * falling(done) ** 0.75;
  // The tail is held back; after the head has gone it follows.
  const tail = from + (inTheMiddle - from) * falling(since(share, span.from + 0.12, span.to + 0.08));
  tokens.forEach((token, nth) => {
    const aside = (nth - (tokens.length - 1) / 2) * 7 * (1 - done);
    brush.strokeStyle = colours[token];
    for (let i = 0; i < pieces; i++) {
      const [a, b] = [i / pieces, (i + 1) / pieces];
      const start = pointAt(channel, tail + (head - tail) * a);
      const end = pointAt(channel, tail + (head - tail) * b);
      brush.globalAlpha = 0.45 * b * b;
      brush.lineWidth = 1 + 15 * (1 - done * 0.75) * b;
      brush.beginPath();
      brush.moveTo(start.x + aside, start.y - aside);
      brush.lineTo(end.x + aside, end.y - aside);
      brush.stroke();
    }
  });
}

const lasting = 0.3;

/** Rings that run outward from the rim over the Channels, the brighter the heavier. */
export function paintPulse(
  brush: CanvasRenderingContext2D,
  size: Size,
  { at, mass }: { readonly at: number; readonly mass: number },
  share: number,
): void {
  const done = since(share, at - 0.03, at - 0.03 + lasting);
  if (done <= 0 || done >= 1) return;
  const rim = holeRadius[size];
  const far = Math.min(115, 45 + 7 * mass);
  brush.strokeStyle = '#ffca8a';
  for (const late of [0, 0.16, 0.32]) {
    const gone = landing(since(done, late, 1));
    brush.globalAlpha = 0.7 * (1 - gone) * (1 - late);
    brush.lineWidth = 1 + 8 * (1 - gone);
    brush.beginPath();
    brush.arc(middle, middle, rim + far * gone, 0, 2 * Math.PI);
    brush.stroke();
  }
}
