/** Plots as SVG. Each says in words what it shows; the numbers stand in a table beside it. */
import { escaped } from './html.ts';

const width = 560;
const labels = 200;
const right = 72;

interface Named {
  readonly title: string;
  /** How a number is written. */
  readonly as: (value: number) => string;
}

const figure = (title: string, height: number, inner: string): string =>
  `<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`${title}. The table gives the numbers.`)}">${inner}</svg><figcaption>${escaped(title)}</figcaption></figure>`;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${at(x)}" y="${at(y)}" ${more}>${escaped(words)}</text>`;

const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

/** Short numbers: a tenth of a pixel is enough. */
const at = (value: number): string => String(Math.round(value * 10) / 10);

const shortened = (words: string): string => (words.length > 24 ? `${words.slice(0, 23)}…` : words);

export interface Dot {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A row for each value with its interval, beside a line for what is to be expected. */
export function dots({
  title,
  as,
  rows,
  reference,
}: Named & { rows: readonly Dot[]; reference: number | null }): string {
  const step = 22;
  const height = rows.length * step + 34;
  const most = Math.max(...rows.map(({ high }) => high), reference ?? 0);
  const least = Math.min(...rows.map(({ low }) => low), reference ?? most, 0);
  const span = most - least || 1;
  const x = (value: number): number => labels + ((value - least) / span) * (width - labels - right);
  const bottom = height - 26;
  const marks = rows.map(({ name, value, low, high }, i) => {
    const y = i * step + 14;
    return [
      text(labels - 10, y + 4, shortened(name), 'text-anchor="end"'),
      line('whisker', x(low), y, x(high), y),
      `<circle class="bar" cx="${at(x(value))}" cy="${y}" r="5"/>`,
      text(x(high) + 8, y + 4, as(value)),
    ].join('');
  });
  const axis =
    line('axis', labels, bottom, width - right, bottom) +
    [least, most]
      .map((value) => text(x(value), bottom + 16, as(value), 'class="soft" text-anchor="middle"'))
      .join('');
  const expected = reference === null ? '' : line('reference', x(reference), 2, x(reference), bottom);
  return figure(title, height, axis + expected + marks.join(''));
}

/** How often each number occurred, in classes of the same width. */
export function histogram({ title, as, counts }: Named & { counts: readonly Counted[] }): string {
  const height = 200;
  const bottom = height - 28;
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const step = (width - 50) / Math.max(1, counts.length);
  const every = Math.ceil(counts.length / 8);
  const bars = counts.map(({ from, count }, i) => {
    const tall = (count / most) * (bottom - 12);
    const label =
      i % every === 0
        ? text(45 + (i + 0.5) * step, bottom + 16, as(from), 'class="soft" text-anchor="middle"')
        : '';
    return `<rect class="bar" x="${at(45 + i * step + 1)}" y="${at(bottom - tall)}" width="${at(Math.max(1, step - 2))}" height="${at(tall)}"/>${label}`;
  });
  const axis =
    line('axis', 45, bottom, width - 5, bottom) +
    text(40, 14, String(most), 'class="soft" text-anchor="end"');
  return figure(title, height, axis + bars.join(''));
}

export interface Counted {
  readonly from: number;
  readonly count: number;
}

/** Numbers in at most so many classes of the same whole width. */
export function classesOf(numbers: readonly number[], most = 24): Counted[] {
  if (numbers.length === 0) return [];
  const least = numbers.reduce((a, b) => Math.min(a, b));
  const last = numbers.reduce((a, b) => Math.max(a, b));
  const size = Math.max(1, Math.ceil((last - least + 1) / most));
  const counts = Array.from({ length: Math.floor((last - least) / size) + 1 }, (_, i) => ({
    from: least + i * size,
    count: 0,
  }));
  for (const number of numbers) {
    const found = counts[Math.floor((number - least) / size)];
    if (found !== undefined) found.count++;
  }
  return counts;
}

export interface Point extends Dot {
  readonly at: number;
}

/** Points of a share over a share, beside the line on which both are the same. */
export function reliability(title: string, points: readonly Point[]): string {
  const size = 300;
  const x = (share: number): number => 60 + share * size;
  const y = (share: number): number => 10 + (1 - share) * size;
  const ticks = [0, 0.5, 1].map(
    (share) =>
      text(x(share), y(0) + 18, `${100 * share} %`, 'class="soft" text-anchor="middle"') +
      text(x(0) - 8, y(share) + 4, `${100 * share} %`, 'class="soft" text-anchor="end"'),
  );
  const marks = points.map(
    (one) =>
      `${line('whisker', x(one.at), y(one.low), x(one.at), y(one.high))}<circle class="bar" cx="${at(x(one.at))}" cy="${at(y(one.value))}" r="5"/>`,
  );
  const axes = line('axis', x(0), y(0), x(1), y(0)) + line('axis', x(0), y(0), x(0), y(1));
  return figure(
    title,
    size + 50,
    axes + line('reference', x(0), y(0), x(1), y(1)) + ticks.join('') + marks.join(''),
  );
}
