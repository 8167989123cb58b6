/** MC80: terrain was destroyed under a figure: it stays, or goes to the nearest legal spot. Also: after an interact. */
import type { Step } from '@accretion/engine';
import { planeOf, put, radiusOf } from '../field/field.ts';
import { figureAt, nameOf } from '../field/figures.ts';
import { alongX, alongY } from '../plane/directions.ts';
import { anySize, whyNotStand } from '../plane/spot.ts';
import type { Play, StepBook } from '../play.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';

type FigureStep = Step & { readonly figure: number };

function settle(play: Play, { figure: mark }: FigureStep): void {
  const figure = figureAt(play.state, mark);
  if (figure.gone) return;
  const plane = planeOf(play);
  const r = radiusOf(play, mark);
  const { x: fromX, y: fromY } = figure;
  if (whyNotStand(plane, fromX, fromY, r, mark, anySize) === null) {
    put(play, mark, fromX, fromY);
    return;
  }
  for (let far = 50; far < 40_000; far += 50)
    for (let direction = 0; direction < 2048; direction += 64) {
      const x = alongX(fromX, direction, far);
      const y = alongY(fromY, direction, far);
      if (whyNotStand(plane, x, y, r, mark, anySize) !== null) continue;
      put(play, mark, x, y);
      const name = nameOf(play, mark);
      tell(play.umpire, { did: 'place', figure: name, by: name, fromX, fromY, x, y });
      return;
    }
}

function interacted(play: Play, { figure }: FigureStep): void {
  openMoment(play, 'interacted', { subject: figure });
}

export function settleSteps(steps: StepBook): void {
  steps.runs('settle', settle);
  steps.runs('interacted', interacted);
}
