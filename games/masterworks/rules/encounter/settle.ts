/** MC80: terrain was destroyed under a figure: it stays, or goes to the nearest legal spot. Also: after an interact. */
import type { Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { planeOf, put, radiusOf } from '../field/field.ts';
import { figureAt, nameOf, seatOf } from '../field/figures.ts';
import { nearestSpots } from '../plane/nearest.ts';
import type { Point } from '../plane/types.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';

type FigureStep = Step & { readonly figure: number };

/** Farther than any two points of a table. */
const anywhere = 64_000;

function spotsOf(look: Look, mark: number): readonly Point[] {
  const { x, y } = figureAt(look.state, mark);
  return nearestSpots(planeOf(look), mark, radiusOf(look, mark), x, y, anywhere);
}

/** Its controller is asked only where several spots are equally near. */
function settle(play: Play, { figure: mark }: FigureStep): void {
  if (figureAt(play.state, mark).gone) return;
  const [first, second] = spotsOf(play, mark);
  if (first === undefined) return;
  if (second === undefined) stand(play, mark, first);
  else next(play, { do: 'settleAt', seat: seatOf(play.state, mark), figure: mark });
}

function stand(play: Play, mark: number, { x, y }: Point): void {
  const { x: fromX, y: fromY } = figureAt(play.state, mark);
  put(play, mark, x, y);
  const name = nameOf(play, mark);
  if (x !== fromX || y !== fromY)
    tell(play.umpire, { did: 'place', figure: name, by: name, fromX, fromY, x, y });
}

const settling: Asking<FigureStep & { readonly seat: number }> = {
  moves: (look, { figure }) => spotsOf(look, figure).map(({ x, y }): Move => ({ do: 'spot', x, y })),
  refuse(look, { figure }, _seat, move) {
    if (move.do !== 'spot') return wrongAnswer;
    return spotsOf(look, figure).some(({ x, y }) => x === move.x && y === move.y)
      ? null
      : refusal('MC80', 'notNearest');
  },
  play(play, { figure }, _seat, move) {
    if (move.do === 'spot') stand(play, figure, move);
  },
};

function interacted(play: Play, { figure }: FigureStep): void {
  openMoment(play, 'interacted', { subject: figure });
}

export function settleSteps(steps: StepBook): void {
  steps.runs('settle', settle);
  steps.asks('settleAt', settling);
  steps.runs('interacted', interacted);
}
