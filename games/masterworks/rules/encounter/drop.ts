/** MC16, MA29: a code that was dropped is placed by the Cosmic player. */
import type { Refusal, Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { keyOf } from '../effects/body.ts';
import { newId } from '../effects/start.ts';
import { rangeOf, roundOf } from '../field/field.ts';
import { figureAt } from '../field/figures.ts';
import { gap, within } from '../plane/gaps.ts';
import type { Point } from '../plane/types.ts';
import { type Asking, type Look, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { tell } from '../story.ts';
import { around, nearestFree, spotsFor, whyNotLie } from './ground.ts';

type DropStep = Step & { readonly seat: number; readonly figure: number; readonly kind: number };

/** Good spots within the range; if there is none, the free ones nearest to the character (MA29). */
function spotsOf(look: Look, { figure }: DropStep): readonly Point[] {
  const { x, y, r } = roundOf(look, figure);
  const spots = spotsFor(look, false);
  const farthest = rangeOf(look.book.content.encounter.dropRange) + r + spots.radius - 2;
  const found: Point[] = [];
  for (const point of around(x, y, r + spots.radius, farthest))
    if (whyNotLie(spots, 'MA29', point.x, point.y) === null) found.push(point);
  return found.length > 0 ? thinned(found, 12) : nearestFree(spots, { x, y }, anywhere);
}

/** Farther than any two points of a table. */
const anywhere = 64_000;

const thinned = <T>(list: readonly T[], most: number): T[] =>
  list.length <= most
    ? [...list]
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);

function whyNot(look: Look, step: DropStep, x: number, y: number): Refusal | null {
  const offered = spotsOf(look, step);
  if (offered.some((one) => one.x === x && one.y === y)) return null;
  const { r, ...from } = roundOf(look, step.figure);
  const spots = spotsFor(look, false);
  const range = rangeOf(look.book.content.encounter.dropRange);
  if (!within(x, y, spots.radius, from.x, from.y, r, range))
    return refusal('MC16', 'outOfRange', {
      by: Math.ceil(gap(x, y, spots.radius, from.x, from.y, r) - range),
    });
  return whyNotLie(spots, 'MA29', x, y);
}

const dropping: Asking<DropStep> = {
  moves: (look, step) => spotsOf(look, step).map(({ x, y }): Move => ({ do: 'spot', x, y })),
  anyMove(look, { figure }, _seat, rng) {
    const { x, y } = roundOf(look, figure);
    return { do: 'spot', x: x - 5_000 + rng.below(10_001), y: y - 5_000 + rng.below(10_001) };
  },
  refuse: (look, step, _seat, move) =>
    move.do === 'spot' ? whyNot(look, step, move.x, move.y) : wrongAnswer,
  play(play, step, _seat, move) {
    if (move.do === 'spot') putDown(play, step, move.x, move.y);
  },
};

function putDown(play: Play, { figure: mark, kind }: DropStep, x: number, y: number): void {
  const { state } = play;
  const figure = figureAt(state, mark);
  figure.held = figure.held.filter((one) => one !== kind);
  const token = newId(state);
  state.codes = [...state.codes, { token, x, y, kind }];
  tell(play.umpire, { did: 'drop', figure: keyOf(play, figure), token: `code:${token}`, x, y });
}

export function dropSteps(steps: StepBook): void {
  steps.asks('drop', dropping);
}
