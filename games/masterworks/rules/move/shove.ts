/** Pushes, throws and placements made by an effect (MC30 to MC42, MC75 to MC79): aimed, perhaps prevented, carried out. */
import type { Step } from '@accretion/engine';
import { forcesOn } from '../effects/force.ts';
import { runAt, shoveAt } from '../effects/scene.ts';
import { newId } from '../effects/start.ts';
import { ruinsOf, tearDown } from '../encounter/destroy.ts';
import { markOfPiece, planeOf, put, roundOf, toolLength } from '../field/field.ts';
import { figureAt, isCosmic, isFigure, isUp, nameOf, seatOf } from '../field/figures.ts';
import { sizeFor } from '../field/size.ts';
import { firstHit } from '../plane/hit.ts';
import { slide } from '../plane/slide.ts';
import { type Look, next, type Play, type StepBook } from '../play.ts';
import { none, type Run, type Shove } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';

export type ShoveStep = Step & { readonly shove: number };

/** Is a figure kept from being moved so by this effect (`protect`)? */
export function isProtected(
  look: Look,
  figure: number,
  from: 'push' | 'throw' | 'collisionDamage',
  by: number,
): boolean {
  const { state } = look;
  return forcesOn(look, figure, 'protect').some(({ effect, lasting }) => {
    if (!effect.args.from.includes(from)) return false;
    if (lasting?.until === 'attack' && !state.attacks.some(({ id }) => id === lasting.at)) return false;
    if (effect.args.by === undefined) return true;
    return by !== none && isCosmic(seatOf(state, by)) !== isCosmic(seatOf(state, figure));
  });
}

type Told = Pick<Shove, 'kind' | 'thing'> & Partial<Omit<Shove, 'id' | 'kind' | 'thing'>>;

/** Asks where to; false when it cannot happen at all. */
export function startShove(play: Play, run: Run, told: Told): boolean {
  const { state } = play;
  const { thing, kind } = told;
  if (isFigure(thing)) {
    if (!isUp(figureAt(state, thing))) return false;
    if ((kind === 'push' || kind === 'throw') && isProtected(play, thing, kind, run.user)) {
      tell(play.umpire, { did: 'kept', figure: nameOf(play, thing), from: kind });
      return false;
    }
  }
  const shove: Shove = {
    id: newId(state),
    by: run.user,
    means: run.means,
    attack: run.attack,
    run: run.id,
    tool: '',
    dir: 'any',
    anchor: none,
    range: 0,
    mayPass: false,
    direction: none,
    x: 0,
    y: 0,
    size: sizeFor(play, thing, 'collision'),
    hit: none,
    unhurt: false,
    cursor: 0,
    dice: [],
    moreDice: 0,
    isPrevented: false,
    ...told,
  };
  state.shoves = [...state.shoves, shove];
  const asked = kind === 'place' ? 'spotting' : 'aim';
  next(play, { do: asked, seat: run.seat, shove: shove.id });
  return true;
}

export function endShove({ state }: Look, shove: Shove): void {
  state.shoves = state.shoves.filter((one) => one !== shove);
}

/** The cursor of a collision's first step. */
export const collision = 10;

function run(play: Play, step: ShoveStep): void {
  const { state } = play;
  const shove = shoveAt(state, step.shove);
  if (shove === null) return;
  if (shove.cursor === 0) {
    shove.cursor = 1;
    if (isFigure(shove.thing) && openMoment(play, 'wouldMove', { subject: shove.thing, shove: shove.id })) {
      next(play, step);
      return;
    }
  }
  const isStill = isFigure(shove.thing) && !isUp(figureAt(state, shove.thing));
  if (shove.isPrevented || isStill) {
    if (shove.isPrevented && shove.kind !== 'advance')
      tell(play.umpire, { did: 'kept', figure: nameOf(play, shove.thing), from: shove.kind });
    endShove(play, shove);
    return;
  }
  if (shove.kind === 'place') place(play, shove);
  else if (isFigure(shove.thing)) slideFigure(play, shove);
  else throwPiece(play, shove);
}

function noteMoved({ state }: Play, shove: Shove): void {
  const run = state.runs.find(({ id }) => id === shove.run);
  if (run !== undefined && isFigure(shove.thing)) run.moved = [...run.moved, shove.thing];
}

function place(play: Play, shove: Shove): void {
  const { state, umpire } = play;
  const figure = figureAt(state, shove.thing);
  const { x: fromX, y: fromY } = figure;
  const { x, y } = shove;
  put(play, shove.thing, x, y);
  figure.placed += 1;
  if (state.active?.figure === shove.thing) state.active.advanced = true;
  tell(umpire, {
    did: 'place',
    figure: nameOf(play, shove.thing),
    by: nameOf(play, shove.by),
    fromX,
    fromY,
    x,
    y,
  });
  noteMoved(play, shove);
  endShove(play, shove);
}

/** A push stops at what it meets; a throw collides with it. */
function slideFigure(play: Play, shove: Shove): void {
  const { state, umpire } = play;
  const { thing, direction, kind, tool } = shove;
  if (tool === '') throw new Error('a shove without a tool');
  const isThrow = kind === 'throw';
  const by = shove.by === thing ? none : shove.by;
  const way = slide(planeOf(play), thing, { direction, tool: toolLength[tool], by, isThrow });
  const { x: fromX, y: fromY } = figureAt(state, thing);
  put(play, thing, way.x, way.y);
  noteMoved(play, shove);
  const told = { by: nameOf(play, shove.by), fromX, fromY, x: way.x, y: way.y, direction };
  const hits = way.stoppedBy
    .filter(({ kind: met }) => met === 'base' || met === 'piece')
    .map(({ kind: met, index }) => (met === 'base' ? index : markOfPiece(play, index)));
  if (!isThrow) {
    tell(umpire, { did: 'push', figure: nameOf(play, thing), ...told });
    endShove(play, shove);
    return;
  }
  tell(umpire, { did: 'throw', thing: nameOf(play, thing), ...told, hit: nameOf(play, hits[0] ?? none) });
  collide(play, shove, hits);
}

/** MC35, MC77: destroyed first; then the nearest thing under the tool is hit. The piece does not travel. */
function throwPiece(play: Play, shove: Shove): void {
  const { state, umpire } = play;
  const { direction, tool, by, thing } = shove;
  if (tool === '') throw new Error('a shove without a tool');
  const name = nameOf(play, thing);
  const run = runAt(state, shove.run);
  const size = tearDown(play, thing);
  run.destroyed = [...run.destroyed, size];
  const { x, y } = roundOf(play, by);
  const passed: number[] = [];
  state.figures.forEach((figure, mark) => {
    if (figure.dazed || figure.gone) passed.push(mark);
  });
  const hits = firstHit(planeOf(play), by, direction, toolLength[tool], passed).map(({ kind, index }) =>
    kind === 'base' ? index : markOfPiece(play, index),
  );
  const told = { by: nameOf(play, by), fromX: x, fromY: y, x, y, direction };
  tell(umpire, { did: 'throw', thing: name, ...told, hit: nameOf(play, hits[0] ?? none) });
  collide(play, shove, hits);
  if (size > 0) next(play, ruinsOf(size));
}

/** MC40: of several hit at the same time the thrower chooses one. */
function collide(play: Play, shove: Shove, hits: readonly number[]): void {
  const [first, ...others] = hits;
  if (first === undefined) {
    endShove(play, shove);
    return;
  }
  shove.hit = first;
  shove.cursor = collision;
  if (others.length > 0) {
    const { seat } = runAt(play.state, shove.run);
    next(play, { do: 'pickHit', seat, shove: shove.id, hits });
  }
  next(play, { do: 'collide', shove: shove.id });
}

export function shoveSteps(steps: StepBook): void {
  steps.runs('shove', run);
}
