/** Paints the shows of a scene on the field of a board: 400 wide, its middle the Black Hole. */
import type { Paint } from '../../../pieces/show/index.ts';
import type { Size } from '../../rules/content.ts';
import { above, field, height } from '../spiral/geometry.ts';
import type { Show } from '../spiral/shows.ts';
import { arriving, blastOf, fallOf } from '../spiral/timing.ts';
import { paintBlast } from './blast.ts';
import { paintBridge } from './bridge.ts';
import { paintFall, paintPulse } from './fall.ts';
import { paintGrowth } from './growth.ts';

/** Paints one show when so much of the scene is over, from 0 to 1. */
type Stroke = (brush: CanvasRenderingContext2D, share: number) => void;

/** What a show paints; `falls` and `blasts` are those of the whole scene, each with its own time. */
function strokesOf(
  show: Show,
  { falls, blasts, size }: { falls: readonly Show[]; blasts: readonly Show[]; size: Size },
): readonly Stroke[] {
  switch (show.is) {
    case 'fall': {
      const span = fallOf(falls.indexOf(show), falls.length);
      return [
        (brush, share) => paintFall(brush, show, span, share),
        (brush, share) => paintPulse(brush, size, { at: span.to, mass: 2 * show.tokens.length }, share),
      ];
    }
    case 'blast': {
      const span = blastOf(blasts.indexOf(show), blasts.length);
      return [(brush, share) => paintBlast(brush, show.at, span, share)];
    }
    case 'bridge':
      return [(brush, share) => paintBridge(brush, show, share)];
    case 'growth':
      return [(brush, share) => paintGrowth(brush, show.rank, share)];
    case 'gain': {
      const pulse = { at: arriving.from + 0.06 * Math.min(4, show.nth), mass: show.amount };
      return show.of === 'mass' ? [(brush, share) => paintPulse(brush, size, pulse, share)] : [];
    }
  }
}

/** So much of the canvas lies beyond the board on each side (BoardShow.module.css). */
const beyond = 0.08;

/** Null where there is nothing to be seen. */
export function painter(shows: readonly Show[], size: Size, lasts: number): Paint | null {
  const falls = shows.filter(({ is }) => is === 'fall');
  const blasts = shows.filter(({ is }) => is === 'blast');
  const strokes = shows.flatMap((show) => strokesOf(show, { falls, blasts, size }));
  if (strokes.length === 0 || lasts === 0) return null;
  return (brush, { width, height: high, time }) => {
    const share = time / lasts;
    if (share > 1) return;
    const scale = width / (field * (1 + 2 * beyond));
    brush.translate(field * beyond * scale, (high * beyond) / (1 + 2 * beyond) - above * scale);
    brush.scale(scale, high / (height * (1 + 2 * beyond)));
    brush.globalCompositeOperation = 'lighter';
    brush.lineCap = 'round';
    for (const stroke of strokes) stroke(brush, share);
    brush.globalCompositeOperation = 'source-over';
    brush.globalAlpha = 1;
  };
}
