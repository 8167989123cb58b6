/** Where things are, seen from the active figure or from one's own nearest: distance, bearing, range, sight. */

import { number } from '../../words/measures.ts';
import { pointName, pointOf } from '../../words/places/compass.ts';
import { useBoard, useWords } from '../context.ts';
import { apart, bandOf } from '../field/measuring.ts';
import { roundOf } from '../field/names.ts';
import { sightBetween } from '../field/sight.ts';

export function useBearings(): (mark: number) => string {
  const { model, view, plane, state, language } = useBoard();
  const say = useWords();
  const from = view.active?.figure ?? -1;
  return (mark) => {
    const figure = view.figures[mark];
    if (from < 0 || from === mark || figure === undefined) return '';
    const here = roundOf(model, view, from);
    const there = roundOf(model, view, mark);
    const gap = apart(here, there);
    const bearing = pointOf(there.x - here.x, there.y - here.y);
    const band = bandOf(gap);
    const sight = sightBetween({ model, view, plane, state }, { mark: from, ...here }, mark);
    return [
      say('inch', { inches: number(gap / 1000, 2, language) }),
      bearing === null ? '' : pointName(bearing, language),
      band > 5 ? say('range.beyond') : say('range', { range: band }),
      say(sight.isFree ? 'sight.yes' : 'sight.no'),
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
}
