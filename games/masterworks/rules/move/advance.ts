/** Advances (MC25 to MC29, MC73, MA65, MA67): judged, offered, made. */
import type { Refusal } from '@accretion/engine';
import type { Lay } from '../answers.ts';
import { inForce } from '../effects/inForce.ts';
import { planeOf, put, radiusOf, refusedBy, roundOf, type Tool, toolLength } from '../field/field.ts';
import { figureAt, hasCondition, nameOf } from '../field/figures.ts';
import { whyNotAdvance } from '../plane/advance.ts';
import { alongX, alongY, directionTo, turnBetween, wrapped } from '../plane/directions.ts';
import { findLay } from '../plane/find.ts';
import { offers, type Wishes } from '../plane/offers.ts';
import { canStand } from '../plane/spot.ts';
import { findHeading, type Heading, whyNotHead } from '../plane/toward.ts';
import type { Mover, Plane, Reason } from '../plane/types.ts';
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
  const reach = toolLength[tool];
  if (dir !== 'any' && anchor !== none) {
    const heading = { goal: roundOf(look, anchor), is: dir };
    const reason = whyNotHeadTo(plane, mover, reach, heading, x, y, lay);
    if (reason === null) return null;
    return reason.why === 'offCone'
      ? refusal(reason.rule, 'offCone', { anchor: nameOf(look, anchor) })
      : refusedBy(look, reason);
  }
  const reason = whyNotAdvance(plane, mover, reach, x, y, lay);
  return reason === null ? null : refusedBy(look, reason);
}

/** MA67: laid straight; without a lay the rules look for the straight one. */
function whyNotHeadTo(
  plane: Plane,
  mover: Mover,
  tool: number,
  heading: Heading,
  x: number,
  y: number,
  lay: Lay | null,
): Reason | null {
  if (lay !== null && lay.first !== lay.second)
    return { rule: 'MA67', why: 'notStraight', by: Math.abs(turnBetween(lay.first, lay.second)) };
  const dx = x - (plane.bases[3 * mover.base] ?? 0);
  const dy = y - (plane.bases[3 * mover.base + 1] ?? 0);
  // MC73: staying put needs no room for the tool.
  if (dx === 0 && dy === 0 && lay === null) return null;
  const over = Math.sqrt(dx * dx + dy * dy) - tool - 2 * (plane.bases[3 * mover.base + 2] ?? 0);
  if (over > 0) return { rule: 'MC73', why: 'tooFar', by: over };
  const found = lay === null ? findHeading(plane, mover, tool, heading, x, y) : lay.first;
  const direction = found < 0 ? directionTo(dx, dy) : found;
  return whyNotHead(plane, mover, tool, heading, direction, x, y);
}

/** The tool as it lies when nobody says how: straight for MA67, else the first lay found. */
function layOf(look: Look, going: Going, tool: Tool, x: number, y: number): Lay | null {
  const plane = planeOf(look);
  const mover = { base: going.figure, size: going.size };
  if (going.dir === 'any' || going.anchor === none) return findLay(plane, mover, toolLength[tool], x, y);
  const heading = { goal: roundOf(look, going.anchor), is: going.dir };
  const direction = findHeading(plane, mover, toolLength[tool], heading, x, y);
  return direction < 0 ? null : { first: direction, second: direction };
}

/** MC22, MC25: the base goes there. */
export function go(play: Play, going: Going, tool: Tool, x: number, y: number, lay: Lay | null): void {
  const { state, umpire } = play;
  const { figure: mark } = going;
  const figure = figureAt(state, mark);
  const { x: fromX, y: fromY } = figure;
  if (umpire.listening) {
    const isStill = x === fromX && y === fromY;
    const laid = lay ?? (isStill ? null : layOf(play, going, tool, x, y));
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
  if (going.dir === 'any' || going.anchor === none) return freeOffers(look, plane, mover, tool);
  const { x, y } = figureAt(look.state, going.figure);
  const r = radiusOf(look, going.figure);
  const reach = toolLength[tool];
  const goal = roundOf(look, going.anchor);
  const heading = { goal, is: going.dir };
  const contact = Math.floor(
    Math.sqrt((goal.x - x) * (goal.x - x) + (goal.y - y) * (goal.y - y)) - goal.r - r,
  );
  const straight = directionTo(goal.x - x, goal.y - y);
  const found: Offered[] = [];
  for (let turn = 0; turn < 2048; turn += 128) {
    const direction = wrapped(straight + turn);
    for (const far of [reach + 2 * r - 1, Math.min(contact, reach + 2 * r - 1), Math.floor(reach / 2) + r]) {
      const [toX, toY] = [alongX(x, direction, far), alongY(y, direction, far)];
      if (far <= 0 || whyNotHead(plane, mover, reach, heading, direction, toX, toY) !== null) continue;
      found.push({ tool, x: toX, y: toY, lay: { first: direction, second: direction } });
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
    if (!canStand(plane, toX, toY, r, mover.base, mover.size)) continue;
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
