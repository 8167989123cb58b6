/** Where something lies, by the compass: x grows to the east, y to the north. */
import { speechOf } from '../../../pieces/words.ts';
import type { Language } from '../../../words.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const points = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;
type CompassPoint = (typeof points)[number];

// biome-ignore format: one text, one line
const { say } = speechOf({
  'e': { en: 'east', de: 'Ost' },
  'ne': { en: 'north-east', de: 'Nordost' },
  'n': { en: 'north', de: 'Nord' },
  'nw': { en: 'north-west', de: 'Nordwest' },
  'w': { en: 'west', de: 'West' },
  'sw': { en: 'south-west', de: 'Südwest' },
  's': { en: 'south', de: 'Süd' },
  'se': { en: 'south-east', de: 'Südost' },
  'to.e': { en: 'east', de: 'nach Osten' },
  'to.ne': { en: 'north-east', de: 'nach Nordosten' },
  'to.n': { en: 'north', de: 'nach Norden' },
  'to.nw': { en: 'north-west', de: 'nach Nordwesten' },
  'to.w': { en: 'west', de: 'nach Westen' },
  'to.sw': { en: 'south-west', de: 'nach Südwesten' },
  'to.s': { en: 'south', de: 'nach Süden' },
  'to.se': { en: 'south-east', de: 'nach Südosten' },
});

/** Beyond this slope a line counts as straight along an axis: half way to the diagonal. */
const steep = 2.414;

/** The point of the compass something lies at, seen from here; null where it is right here. */
export function pointOf(dx: number, dy: number): CompassPoint | null {
  const [across, up] = [Math.abs(dx), Math.abs(dy)];
  if (across === 0 && up === 0) return null;
  if (across > steep * up) return dx > 0 ? 'e' : 'w';
  if (up > steep * across) return dy > 0 ? 'n' : 's';
  return `${dy > 0 ? 'n' : 's'}${dx > 0 ? 'e' : 'w'}`;
}

/** The nearest point of the compass to a direction of the rules (MA64). */
export const pointOfDirection = (direction: number): CompassPoint =>
  points[Math.round(direction / 256) % points.length] ?? 'e';

/** "north-east", German "Nordost". */
export const pointName = (point: CompassPoint, language: Language): string => say(language, point);
/** "north-east", German "nach Nordosten": where something goes. */
export const pointGoing = (point: CompassPoint, language: Language): string => say(language, `to.${point}`);

/** Which of several that share a name: where it lies among them, and a number where that is not enough. */
export interface Which {
  readonly point: CompassPoint | null;
  /** 0: the only one there. */
  readonly number: number;
}

/** One alone needs no more than its name. */
export function whichOf(all: readonly Spot[]): Which[] {
  if (all.length < 2) return all.map(() => ({ point: null, number: 0 }));
  const middle = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [middle(all.map((one) => one.x)), middle(all.map((one) => one.y))];
  const points = all.map((one) => pointOf(one.x - x, one.y - y));
  return points.map((point, i) => {
    const isAlone = points.filter((one) => one === point).length === 1;
    return { point, number: isAlone ? 0 : points.slice(0, i + 1).filter((one) => one === point).length };
  });
}
