/** Advances (MC25 to MC29, MC73, MA65, MA67): judged, offered, made. */
import type { Refusal } from '@accretion/engine';
import type { Lay } from '../answers.ts';
import { inForce } from '../effects/inForce.ts';
import { planeOf, put, radiusOf, refusedBy, roundOf, type Tool, toolLength } from '../field/field.ts';
import { figureAt, hasCondition, nameOf } from '../field/figures.ts';
import { whyNotAdvance } from '../plane/advance.ts';
import { isAway, isToward } from '../plane/cone.ts';
import { alongX, alongY, directionTo } from '../plane/directions.ts';
import { findLay } from '../plane/find.ts';
import { offers, type Wishes } from '../plane/offers.ts';
import { whyNotStand } from '../plane/spot.ts';
import type { Mover, Plane } from '../plane/types.ts';
import { type Look, type Play, refusal } from '../play.ts';
import { none } from '../state.ts';
import { tell } from '../story.ts';
import { wishesOf } from './wishes.ts';

/** An advance somebody may make. */
export interface Going {
  readonly figure: number;
  /** The longest tool. */
  readonly tool: Tool;
  /** Size for laying it. */
  readonly size: number;
  readonly dir: 'any' | 'toward' | 'away';
  readonly anchor: number;
}

const order: readonly Tool[] = ['S', 'M', 'L'];

/** MC55 Slow: only with the Short tool. */
export const toolFor = (look: Look, figure: number, tool: Tool): Tool =>
  hasCondition(figureAt(look.state, figure), 'slow') ? 'S' : tool;

const isLonger = (one: Tool, than: Tool): boolean => order.indexOf(one) > order.indexOf(than);

export function whyNotGo(
  look: Look,
  { figure, tool: longest, size, dir, anchor }: Going,
  tool: Tool,
  x: number,
  y: number,
  lay: Lay | null,
): Refusal | null {
  const most = toolFor(look, figure, longest);
  if (isLonger(tool, most)) return refusal(most === longest ? 'MC25' : 'MC55', 'toolTooLong', { tool, most });
  const plane = planeOf(look);
  const mover = { base: figure, size };
  const straight = dir === 'any' ? lay : straightLay(look, figure, x, y, lay);
  if (dir !== 'any' && straight !== null) {
    const off = whyOffCourse(look, figure, straight, dir, anchor, x, y);
    if (off !== null) return off;
  }
  const reason = whyNotAdvance(plane, mover, toolLength[tool], x, y, straight);
  return reason === null ? null : refusedBy(look, reason);
}

/** MA67: laid straight, toward the point unless another lay is named. */
function straightLay({ state }: Look, mark: number, x: number, y: number, lay: Lay | null): Lay | null {
  if (lay !== null) return lay;
  const figure = figureAt(state, mark);
  if (figure.x === x && figure.y === y) return null;
  const direction = directionTo(x - figure.x, y - figure.y);
  return { first: direction, second: direction };
}

function whyOffCourse(
  look: Look,
  mark: number,
  lay: Lay,
  dir: 'toward' | 'away',
  anchor: number,
  x: number,
  y: number,
): Refusal | null {
  if (lay.first !== lay.second) return refusal('MA67', 'notStraight');
  if (anchor === none) return null;
  const figure = figureAt(look.state, mark);
  const to = roundOf(look, anchor);
  const dx = to.x - figure.x;
  const dy = to.y - figure.y;
  const fits = dir === 'toward' ? isToward(lay.first, dx, dy) : isAway(lay.first, dx, dy);
  if (!fits) return refusal('MC31', 'offCone', { anchor: nameOf(look, anchor) });
  if (dir === 'away') return null;
  // Never past the point where the bases touch.
  const far = Math.sqrt(dx * dx + dy * dy) - to.r - radiusOf(look, mark);
  const gone = Math.sqrt((x - figure.x) * (x - figure.x) + (y - figure.y) * (y - figure.y));
  const by = Math.ceil(gone - Math.max(0, far) - (to.r + radiusOf(look, mark)));
  return by > 0 ? refusal('MA67', 'pastContact', { by }) : null;
}

/** MC22, MC25: the base goes there. */
export function go(play: Play, going: Going, tool: Tool, x: number, y: number, lay: Lay | null): void {
  const { state, umpire } = play;
  const { figure: mark, size } = going;
  const figure = figureAt(state, mark);
  const { x: fromX, y: fromY } = figure;
  if (umpire.listening) {
    const laid =
      lay ??
      (going.dir === 'any'
        ? findLay(planeOf(play), { base: mark, size }, toolLength[tool], x, y)
        : straightLay(play, mark, x, y, null));
    const { first, second } = laid ?? { first: none, second: none };
    tell(umpire, { did: 'advance', figure: nameOf(play, mark), tool, fromX, fromY, x, y, first, second });
  }
  put(play, mark, x, y);
  if (state.active?.figure === mark) state.active.advanced = true;
}

/** The list made last: a figure that acts again without anything having moved is offered the same. */
let last: {
  readonly plane: Plane;
  readonly mover: Mover;
  readonly tool: Tool;
  readonly wishes: Wishes;
  readonly found: readonly Offered[];
} | null = null;

function freeOffers(look: Look, plane: Plane, mover: Mover, tool: Tool): readonly Offered[] {
  const wishes = wishesOf(look, mover.base);
  if (
    last !== null &&
    last.plane === plane &&
    last.mover.base === mover.base &&
    last.mover.size === mover.size &&
    last.tool === tool &&
    areSame(last.wishes.aims, wishes.aims) &&
    areSame(last.wishes.ranges, wishes.ranges) &&
    areSame(last.wishes.foes, wishes.foes)
  )
    return last.found;
  const found = offers(plane, mover, toolLength[tool], wishes).map(({ x, y }) => ({ tool, x, y, lay: null }));
  last = { plane, mover, tool, wishes, found };
  return found;
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

/** Good places to go (MA70). Toward or away from somebody: straight that way, full and half. */
export function goingOffers(look: Look, going: Going): readonly Offered[] {
  const tool = toolFor(look, going.figure, going.tool);
  const plane = planeOf(look);
  const mover = { base: going.figure, size: going.size };
  if (going.dir === 'any') return freeOffers(look, plane, mover, tool);
  const { x, y } = figureAt(look.state, going.figure);
  const r = radiusOf(look, going.figure);
  const found: Offered[] = [];
  for (let direction = 0; direction < 2048; direction += 128) {
    const lay = { first: direction, second: direction };
    for (const far of [toolLength[tool] + 2 * r - 1, Math.floor(toolLength[tool] / 2) + r]) {
      const [toX, toY] = [alongX(x, direction, far), alongY(y, direction, far)];
      if (whyOffCourse(look, going.figure, lay, going.dir, going.anchor, toX, toY) !== null) continue;
      if (whyNotAdvance(plane, mover, toolLength[tool], toX, toY, lay) !== null) continue;
      found.push({ tool, x: toX, y: toY, lay });
      break;
    }
  }
  return found;
}

export interface Offered {
  readonly tool: Tool;
  readonly x: number;
  readonly y: number;
  readonly lay: Lay | null;
}

/** Roofs within reach of a climb (MC27): the middle of each piece it could not walk onto. */
export function roofs(look: Look, climbing: Going, walkingSize: number): Offered[] {
  const plane = planeOf(look);
  const { x, y } = figureAt(look.state, climbing.figure);
  const r = radiusOf(look, climbing.figure);
  const far = toolLength.S + 2 * r;
  const mover = { base: climbing.figure, size: climbing.size };
  const found: Offered[] = [];
  for (const piece of plane.pieces) {
    if (piece.size <= walkingSize || !piece.standable || !plane.standing[piece.index] || piece.r < r)
      continue;
    const toX = Math.round(piece.x);
    const toY = Math.round(piece.y);
    if ((toX - x) * (toX - x) + (toY - y) * (toY - y) > far * far) continue;
    if (whyNotStand(plane, toX, toY, r, mover.base, mover.size) !== null) continue;
    const lay = findLay(plane, mover, toolLength.S, toX, toY);
    if (lay !== null) found.push({ tool: 'S', x: toX, y: toY, lay });
  }
  return found;
}

/** MC28: a figure's own advance. */
export const speedOf = (look: Look, mark: number): Tool => {
  const figure = figureAt(look.state, mark);
  return look.book.heroes[figure.character]?.card.speed ?? 'S';
};

export const mayInteract = (look: Look, mark: number): boolean =>
  !inForce(look, mark, 'forbid').some(({ effect }) => effect.args.what.includes('interact'));
export const mayHold = (look: Look, mark: number): boolean =>
  !inForce(look, mark, 'forbid').some(({ effect }) => effect.args.what.includes('holdTokens'));
