/** Where things lie on the planet: on a square of 1000, for any number of zones. */
import type { Board } from '../../rules/board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Geometry {
  readonly size: number;
  readonly middle: Point;
  readonly rim: number;
  readonly campRadius: number;
  readonly mineRadius: number;
  /** Half the side of the square a base lies in. */
  readonly baseHalf: number;
  /** Half the side of the centre of a base. */
  readonly coreHalf: number;
  mine(zone: number): Point;
  base(zone: number): Point;
  /** A point on a ray through the middle of a zone. */
  ray(zone: number, radius: number): Point;
  /** The outline of a zone. */
  sector(zone: number): string;
}

const size = 1000;
const middle: Point = { x: size / 2, y: size / 2 };
const rim = 492;
const campRadius = 92;
const baseAt = 368;
const mineAt = 184;

export function geometryOf(board: Board): Geometry {
  const count = board.zones.length;
  const spread = Math.sin(Math.PI / Math.max(3, count));
  const angle = (zone: number): number => ((zone / count) * 2 - 0.5) * Math.PI;
  const at = (turn: number, radius: number): Point => ({
    x: middle.x + Math.cos(turn) * radius,
    y: middle.y + Math.sin(turn) * radius,
  });
  const ray = (zone: number, radius: number): Point => at(angle(zone), radius);
  const baseHalf = Math.min(118, baseAt * spread * 0.84);
  return {
    size,
    middle,
    rim,
    campRadius,
    baseHalf,
    coreHalf: baseHalf * 0.24,
    mineRadius: Math.min(60, mineAt * spread * 0.86),
    ray,
    mine: (zone) => ray(zone, mineAt),
    base: (zone) => ray(zone, baseAt),
    sector(zone) {
      const half = Math.PI / count;
      const [from, to] = [angle(zone) - half, angle(zone) + half];
      const [a, b, c, d] = [at(from, campRadius + 12), at(from, rim), at(to, rim), at(to, campRadius + 12)];
      const inner = campRadius + 12;
      const large = count < 3 ? 1 : 0;
      return [
        `M${xy(a)}L${xy(b)}A${rim} ${rim} 0 ${large} 1 ${xy(c)}`,
        `L${xy(d)}A${inner} ${inner} 0 ${large} 0 ${xy(a)}Z`,
      ].join('');
    },
  };
}

const xy = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Turns a vector by quarter turns clockwise: north, east, south, west. */
const turned = (x: number, y: number, quarter: number): Point =>
  [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][quarter % 4] as Point;

/** A slot of a facing, counted from the innermost: a bar across its arm. */
export function slotRect(
  geometry: Geometry,
  middleOf: Point,
  facing: number,
  slot: number,
  slots: number,
): Rect {
  const { baseHalf, coreHalf } = geometry;
  const step = (baseHalf - coreHalf - 4) / slots;
  const [long, wide] = [step - 2.5, coreHalf * 1.3];
  const centre = turned(0, -(coreHalf + 4 + step * (slot + 0.5)), facing);
  const isUpright = facing % 2 === 0;
  const [width, height] = isUpright ? [wide, long] : [long, wide];
  return { x: middleOf.x + centre.x - width / 2, y: middleOf.y + centre.y - height / 2, width, height };
}

/** What a finger presses for a facing: its arm and what lies beside it. */
export function facingRect({ baseHalf, coreHalf }: Geometry, middleOf: Point, facing: number): Rect {
  const centre = turned(0, -(baseHalf + coreHalf) / 2 - 2, facing);
  const [long, wide] = [baseHalf - coreHalf + 4, coreHalf * 2.6];
  const isUpright = facing % 2 === 0;
  const [width, height] = isUpright ? [wide, long] : [long, wide];
  return { x: middleOf.x + centre.x - width / 2, y: middleOf.y + centre.y - height / 2, width, height };
}

/** Where the name of a facing stands: beyond the end of its arm. */
export function sideAt({ baseHalf }: Geometry, middleOf: Point, facing: number): Point {
  const { x, y } = turned(0, -baseHalf * 1.14, facing);
  return { x: middleOf.x + x, y: middleOf.y + y + 4 };
}

/** Where the nth crew stands before a facing: right and left of its arm, from the outer end inwards. */
export function raiderAt({ baseHalf }: Geometry, middleOf: Point, facing: number, nth: number): Point {
  const aside = nth % 2 === 0 ? 1 : -1;
  const out = baseHalf * (0.84 - Math.floor(nth / 2) * 0.26);
  const { x, y } = turned(aside * baseHalf * 0.34, -out, facing);
  return { x: middleOf.x + x, y: middleOf.y + y };
}

/** Where the nth of some crews stands around a mine: on its rim, the side of the camp first. */
export function minerAt(geometry: Geometry, zone: number, nth: number, of: number): Point {
  const centre = geometry.mine(zone);
  const inward = Math.atan2(geometry.middle.y - centre.y, geometry.middle.x - centre.x);
  const turn = inward + (nth - (of - 1) / 2) * 0.62;
  const radius = geometry.mineRadius * 1.16;
  return { x: centre.x + Math.cos(turn) * radius, y: centre.y + Math.sin(turn) * radius };
}

/** The corners of a base, those near the camp first, as far as they are clear of the mine. */
function cornersOf({ base, mine, baseHalf, mineRadius, middle: camp }: Geometry, zone: number): Point[] {
  const { x, y } = base(zone);
  const away = baseHalf * 0.66;
  const corners = [
    { x: x + away, y: y - away },
    { x: x + away, y: y + away },
    { x: x - away, y: y + away },
    { x: x - away, y: y - away },
  ].sort((a, b) => distance(a, camp) - distance(b, camp));
  const clear = corners.filter((corner) => distance(corner, mine(zone)) > mineRadius + alienRadius);
  return clear.length > 1 ? clear : corners;
}

/** Where the Alien stands in a zone: in a corner of the base, near the camp. */
export const alienAt = (geometry: Geometry, zone: number): Point => cornersOf(geometry, zone)[0] as Point;

/** Where the name of a base stands: in the next corner, away from the rim that would cut it off. */
export function labelAt(geometry: Geometry, zone: number): Point {
  const { x, y } = geometry.base(zone);
  const corner = cornersOf(geometry, zone)[1] as Point;
  return { x: x + (corner.x - x) * 1.15, y: y + (corner.y - y) * 0.85 };
}

export const alienRadius = 34;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
