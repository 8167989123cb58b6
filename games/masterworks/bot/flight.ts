/** How many placements the missile still needs, whatever dampeners are cleared: found once for each of these cases. */
import type { Book } from '../rules/book/book.ts';
import { rangeOf } from '../rules/field/field.ts';
import type { Look } from '../rules/play.ts';

/** Points half an inch apart. */
const step = 500;
/** More than any way is long. */
export const endless = 12;

interface Chart {
  readonly columns: number;
  readonly rows: number;
  /** Placements from each point. */
  readonly left: Uint8Array;
}

const charts = new WeakMap<Book, Map<number, Chart>>();

/** A bit for each dampener that is cleared. */
export const clearedOf = ({ state }: Look): number =>
  state.piles.reduce((mask, { isStanding }, index) => (isStanding ? mask : mask | (1 << index)), 0);

const apart = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** Does a dampener, if it is cleared, forbid the missile this spot? A bit for each that does. */
export function fieldsAt(book: Book, x: number, y: number): number {
  const range = rangeOf(book.content.encounter.dampenerRange) + book.content.map.missile.radius;
  return book.dampeners.reduce(
    (mask, one, index) => (apart(x, y, one.x, one.y) <= range + one.radius ? mask | (1 << index) : mask),
    0,
  );
}

function chartOf(book: Book, cleared: number): Chart {
  let known = charts.get(book);
  if (known === undefined) {
    known = new Map();
    charts.set(book, known);
  }
  const found = known.get(cleared) ?? drawn(book, cleared);
  known.set(cleared, found);
  return found;
}

function drawn(book: Book, cleared: number): Chart {
  const { map, encounter } = book.content;
  const columns = Math.floor(map.width / step) + 1;
  const rows = Math.floor(map.height / step) + 1;
  const left = new Uint8Array(columns * rows).fill(endless);
  const far = (rangeOf(encounter.missileRange) + 2 * map.missile.radius) / step;
  const xOf = (index: number): number => (index % columns) * step;
  const yOf = (index: number): number => Math.floor(index / columns) * step;
  const home = map.missile.radius + map.teleporter.radius - 2;
  let wave: number[] = [];
  for (let index = 0; index < left.length; index++)
    if (apart(xOf(index), yOf(index), map.teleporter.x, map.teleporter.y) < home) {
      left[index] = 0;
      wave.push(index);
    }
  const free = Array.from(left, (_, index): boolean => {
    const [x, y] = [xOf(index), yOf(index)];
    const { radius } = map.missile;
    if (x < radius || y < radius || x > map.width - radius || y > map.height - radius) return false;
    return (fieldsAt(book, x, y) & cleared) === 0;
  });
  const whole = Math.floor(far);
  for (let placements = 1; wave.length > 0; placements++) {
    const reached: number[] = [];
    for (const index of wave) {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      for (let i = Math.max(0, column - whole); i <= Math.min(columns - 1, column + whole); i++)
        for (let j = Math.max(0, row - whole); j <= Math.min(rows - 1, row + whole); j++) {
          const other = j * columns + i;
          if ((left[other] as number) <= placements || free[other] !== true) continue;
          if ((i - column) * (i - column) + (j - row) * (j - row) > far * far) continue;
          left[other] = placements;
          reached.push(other);
        }
    }
    wave = reached;
  }
  return { columns, rows, left };
}

/** The last few answers: the missile stands still for a whole round. */
const answered = new WeakMap<Book, Map<number, number>>();
const mostKept = 4_000;

/** Placements the missile needs from a spot, if it may leave it. */
export function placementsFrom(book: Book, x: number, y: number, cleared: number): number {
  let known = answered.get(book);
  if (known === undefined || known.size > mostKept) {
    known = new Map();
    answered.set(book, known);
  }
  const key = (x * 100_000 + y) * 64 + cleared;
  const found = known.get(key) ?? counted(book, x, y, cleared);
  known.set(key, found);
  return found;
}

/** One more than from the best point it reaches. */
function counted(book: Book, x: number, y: number, cleared: number): number {
  const { map, encounter } = book.content;
  const far = rangeOf(encounter.missileRange) + 2 * map.missile.radius;
  const home = map.missile.radius + map.teleporter.radius - 2;
  const away = apart(x, y, map.teleporter.x, map.teleporter.y);
  if (away < home) return 0;
  if (away < home + far - 2) return 1;
  const { columns, rows, left } = chartOf(book, cleared);
  let least = endless;
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const here = left[j * columns + i] as number;
      if (here < least && apart(x, y, i * step, j * step) <= far) least = here;
    }
  return Math.min(endless, least + 1);
}
