/** Paints a result as a picture of the size that links and messages show. */
import type { ResultCard } from './card.ts';

export const size = { width: 1200, height: 630 } as const;

const text = '"Inter Variable", system-ui, sans-serif';
const display = `"Bricolage Grotesque Variable", ${text}`;
const ink = { text: '#efedf7', dim: '#bab7d0', glow: '#ffb35c', line: '#38385a' };
const left = 64;
/** The poster, as high as the picture. */
const motifAt = size.width - (size.height * 300) / 420;
/** The most that fits: players below the sentence. */
const mostRows = 6;

export function paintCard(
  brush: CanvasRenderingContext2D,
  card: ResultCard,
  motif: CanvasImageSource | null,
): void {
  const { width, height } = size;
  sky(brush);
  if (motif !== null) {
    brush.drawImage(motif, motifAt, 0, width - motifAt, height);
    const fade = brush.createLinearGradient(motifAt, 0, motifAt + 200, 0);
    fade.addColorStop(0, '#0a0914');
    fade.addColorStop(1, 'rgb(10 9 20 / 0%)');
    brush.fillStyle = fade;
    brush.fillRect(motifAt, 0, 200, height);
  }
  brush.fillStyle = ink.glow;
  brush.fillRect(0, 0, width, 6);
  const wide = motifAt - left - 24;
  write(brush, `Accretion · ${card.date}`, { x: left, y: 62, font: `500 22px ${text}`, fill: ink.dim, wide });
  write(brush, card.game, { x: left, y: 112, font: `700 38px ${display}`, fill: ink.text, wide });
  let y = 190;
  for (const line of lines(brush, card.title, `700 62px ${display}`, wide).slice(0, 2)) {
    write(brush, line, { x: left, y, font: `700 62px ${display}`, fill: ink.glow, wide });
    y += 66;
  }
  y -= 22;
  for (const line of lines(brush, card.how, `500 27px ${text}`, wide).slice(0, 3)) {
    write(brush, line, { x: left, y, font: `500 27px ${text}`, fill: ink.text, wide });
    y += 37;
  }
  y = Math.max(y + 22, 330);
  for (const { name, reached, of } of card.goals) {
    const share = Math.min(1, of === 0 ? 1 : reached / of);
    ring(brush, left + 16, y - 9, share);
    write(brush, `${name}: ${reached} / ${of}`, {
      x: left + 48,
      y,
      font: `600 26px ${text}`,
      fill: ink.text,
      wide,
    });
    y += 46;
  }
  const step = Math.min(46, (height - 30 - y) / Math.min(mostRows, card.rows.length));
  for (const { rank, name, points, mark } of card.rows.slice(0, mostRows)) {
    const fill = rank === 1 ? ink.glow : ink.text;
    const font = `${rank === 1 ? 700 : 500} 27px ${text}`;
    if (rank !== null) write(brush, `${rank}`, { x: left, y, font, fill, wide: 40 });
    if (mark !== null) shape(brush, left + 58, y - 10, mark);
    write(brush, name, { x: left + 86, y, font, fill, wide: wide - 190 });
    if (points !== null) write(brush, `${points}`, { x: left + wide - 90, y, font, fill, wide: 90 });
    y += step;
  }
}

interface Line {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly fill: string;
  readonly wide: number;
}

function write(brush: CanvasRenderingContext2D, words: string, { x, y, font, fill, wide }: Line): void {
  brush.font = font;
  brush.fillStyle = fill;
  brush.fillText(words, x, y, wide);
}

/** A sentence in lines that fit. */
export function lines(brush: CanvasRenderingContext2D, words: string, font: string, wide: number): string[] {
  brush.font = font;
  const made: string[] = [];
  for (const word of words.split(' ').filter(Boolean)) {
    const last = made.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || brush.measureText(longer).width > wide) made.push(word);
    else made[made.length - 1] = longer;
  }
  return made;
}

function sky(brush: CanvasRenderingContext2D): void {
  const { width, height } = size;
  brush.fillStyle = '#0a0914';
  brush.fillRect(0, 0, width, height);
  const glow = brush.createRadialGradient(260, -60, 0, 260, -60, 760);
  glow.addColorStop(0, 'rgb(120 80 200 / 40%)');
  glow.addColorStop(1, 'rgb(120 80 200 / 0%)');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = 'rgb(255 255 255 / 45%)';
  for (let i = 1; i < 90; i++) {
    const at = Math.abs(Math.sin(i * 78.233) * 43758.5453);
    brush.fillRect((at * 31) % width, (at * 57) % height, 1 + (i % 2), 1 + (i % 2));
  }
}

function shape(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  { path, fill }: { path: string; fill: string },
) {
  brush.save();
  brush.translate(x, y);
  brush.scale(13, 13);
  brush.fillStyle = fill;
  brush.fill(new Path2D(path));
  brush.restore();
}

/** A goal: a closed ring is a reached one. */
function ring(brush: CanvasRenderingContext2D, x: number, y: number, share: number): void {
  brush.lineWidth = 5;
  const arc = (part: number, stroke: string): void => {
    brush.strokeStyle = stroke;
    brush.beginPath();
    brush.arc(x, y, 13, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * part);
    brush.stroke();
  };
  arc(1, ink.line);
  if (share > 0) arc(share, ink.glow);
}
