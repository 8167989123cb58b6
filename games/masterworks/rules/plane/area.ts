/**
 * Every place an advance can reach, to be drawn exactly: the lays of the tool as fans, filled and stroked as wide as
 * the base, and what a mask takes away because nobody may stand there (MC73, MC74). The fans hold the very lays that
 * `findLay` tries, so picture and rules agree.
 */
import { type Arm, freeTurn, inTheWay } from './arm.ts';
import { gatherBlockers } from './blockers.ts';
import { alongX, alongY, directionCount, directionTo, turnBetween, wrapped } from './directions.ts';
import { edgeBetween, firstStep } from './find.ts';
import { maxBend } from './lay.ts';
import { type Direction, type Mover, type Piece, type Plane, toolHalfWidth } from './types.ts';

export interface Area {
  /** Closed outlines, each x, y, x, y … To be filled, and stroked with round joins, `width` wide. */
  readonly fans: readonly (readonly number[])[];
  /** The diameter of the base. */
  readonly width: number;
}

/** Outlines follow their arcs in steps of this many directions: less than five thousandths off. */
const ringStep = 16;
const fanStep = 32;

/** All that the mover's tool can reach from where it stands; the mask comes from `maskOf`. */
export function areaOf(plane: Plane, mover: Mover, tool: number): Area {
  const x = plane.bases[3 * mover.base] ?? 0;
  const y = plane.bases[3 * mover.base + 1] ?? 0;
  const r = plane.bases[3 * mover.base + 2] ?? 0;
  const blockers: Piece[] = [];
  gatherBlockers(plane, x, y, r, mover.size, r + tool + toolHalfWidth, blockers);
  const whole: Arm = { blockers, x, y, from: r, to: r + tool, hinged: false };
  const start = blockedDirection(whole);
  if (start < 0) return { fans: [ring(whole, { low: 0, high: directionCount })], width: 2 * r };
  const straight = freeSpans(whole, 0, start, start + directionCount - 1);
  const fans = straight.map((span) => ring(whole, span));
  const half = tool / 2;
  const first: Arm = { blockers, x, y, from: r, to: r + half, hinged: true };
  for (const direction of firstDirections(first)) {
    const hingeX = alongX(x, direction, r + half);
    const hingeY = alongY(y, direction, r + half);
    const second: Arm = { blockers, x: hingeX, y: hingeY, from: 0, to: half, hinged: false };
    for (const span of freeSpans(second, direction, -maxBend, maxBend)) {
      if (isShownBy(straight, whole, second, direction, span, r)) continue;
      const startX = alongX(x, direction, r);
      const startY = alongY(y, direction, r);
      fans.push([
        startX,
        startY,
        hingeX,
        hingeY,
        ...arc(second, direction, span, fanStep, half),
        hingeX,
        hingeY,
      ]);
    }
  }
  return { fans, width: 2 * r };
}

/** From one turn to another, both free as is all between. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** The free directions from turn `low` to turn `high`, counted from a start. */
function freeSpans(arm: Arm, start: Direction, low: number, high: number): Span[] {
  const spans: Span[] = [];
  let from = low;
  while (from <= high) {
    const skipped = freeTurn(arm, wrapped(start + from), 1, 0, high - from);
    if (skipped < 0) break;
    from += skipped;
    let to = from;
    let beyond = from + firstStep;
    while (beyond <= high && inTheWay(arm, wrapped(start + beyond)) === null) {
      to = beyond;
      beyond += firstStep;
    }
    beyond = Math.min(beyond, high + 1);
    while (beyond - to > 1) {
      const middle = (to + beyond) >> 1;
      if (inTheWay(arm, wrapped(start + middle)) === null) to = middle;
      else beyond = middle;
    }
    spans.push({ low: from, high: to });
    from = to + 1;
  }
  return spans;
}

/** Spans are counted from a blocked direction, so that none is cut in two; −1 if nothing is in the way. */
function blockedDirection(arm: Arm): number {
  for (let direction = 0; direction < directionCount; direction += firstStep) {
    if (inTheWay(arm, direction) !== null) return direction;
  }
  return -1;
}

/** Where the far end of the arm goes, x, y, x, y …, anticlockwise. */
function arc(arm: Arm, start: Direction, { low, high }: Span, step: number, distance: number): number[] {
  const points: number[] = [];
  for (let turn = low; turn < high; turn += step) {
    const direction = wrapped(start + turn);
    points.push(alongX(arm.x, direction, distance), alongY(arm.y, direction, distance));
  }
  const last = wrapped(start + high);
  points.push(alongX(arm.x, last, distance), alongY(arm.y, last, distance));
  return points;
}

/** What the whole tool sweeps: a piece of a ring, the outer arc one way and the inner one back. */
function ring(arm: Arm, span: Span): number[] {
  const inner = arc(arm, 0, span, ringStep, arm.from);
  const back: number[] = [];
  for (let at = inner.length - 2; at >= 0; at -= 2) back.push(inner[at] ?? 0, inner[at + 1] ?? 0);
  return [...arc(arm, 0, span, ringStep, arm.to), ...back];
}

/**
 * Of the directions `findLay` tries for the first half: every other one of its grid, which leaves out less than ten
 * thousandths, all those next to something in the way, and the outermost free ones between two of the grid.
 */
function firstDirections(arm: Arm): Direction[] {
  const found: Direction[] = [];
  let wasFree = inTheWay(arm, wrapped(-firstStep)) === null;
  let isFree = inTheWay(arm, 0) === null;
  for (let direction = 0; direction < directionCount; direction += firstStep) {
    const isNextFree = inTheWay(arm, wrapped(direction + firstStep)) === null;
    const isEven = direction % (2 * firstStep) === 0;
    if (isFree && (isEven || !wasFree || !isNextFree)) found.push(direction);
    if (isNextFree !== isFree) found.push(wrapped(edgeBetween(arm, direction, isFree)));
    wasFree = isFree;
    isFree = isNextFree;
  }
  return found;
}

/** Is all that this fan shows shown by straight lays already? Then each point of it lies on one of those. */
function isShownBy(
  straight: readonly Span[],
  whole: Arm,
  second: Arm,
  first: Direction,
  { low, high }: Span,
  r: number,
): boolean {
  const ends = [0, Math.min(0, low), Math.max(0, high)].map((turn) => {
    const direction = wrapped(first + turn);
    const dx = alongX(second.x, direction, second.to) - whole.x;
    const dy = alongY(second.y, direction, second.to) - whole.y;
    return turnBetween(first, directionTo(dx, dy));
  });
  const margin = directionTo(second.to, r);
  const from = first + Math.min(...ends) - margin;
  const to = first + Math.max(...ends) + margin;
  return straight.some((span) => {
    // Whole turns do not count.
    const round = Math.floor((from - span.low) / directionCount) * directionCount;
    return to - round <= span.high;
  });
}
