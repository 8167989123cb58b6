/** What a figure may want when it advances: enemies within reach of its attacks, tokens within Range 1 (MA70). */

import { isShielded } from '../encounter/missile.ts';
import { rangeOf } from '../field/field.ts';
import { cardSide, figureAt, heroOf, isCosmic, isUp } from '../field/figures.ts';
import type { Wishes } from '../plane/offers.ts';
import type { Look } from '../play.ts';

/** More are not looked at: the nearest count. */
const mostAims = 4;

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly range: number;
  readonly far: number;
}

export function wishesOf(look: Look, mark: number): Wishes {
  const { state, book } = look;
  const figure = figureAt(state, mark);
  const side = isCosmic(figure.seat);
  const aims: Aim[] = [];
  const foes: number[] = [];
  const add = (x: number, y: number, r: number, range: number): void => {
    const dx = x - figure.x;
    const dy = y - figure.y;
    aims.push({ x, y, r, range, far: dx * dx + dy * dy });
  };
  let reach = 0;
  for (const rule of cardSide(book, figure).attacks) reach = Math.max(reach, rule.attack?.range ?? 0);
  for (const other of state.figures) {
    if (!isUp(other) || isCosmic(other.seat) === side) continue;
    const { radius } = heroOf(book, other);
    add(other.x, other.y, radius, rangeOf(Math.min(reach, 3)));
    if (foes.length === 0) foes.push(other.x, other.y, radius);
  }
  const { encounter, map } = book.content;
  for (const { x, y } of state.soldiers) add(x, y, encounter.soldierRadius, rangeOf(1));
  for (const { x, y } of state.codes) add(x, y, encounter.soldierRadius, rangeOf(1));
  if (figure.held.length > 0 && !isShielded(look))
    add(state.missile.x, state.missile.y, map.missile.radius, rangeOf(1));
  book.dampeners.forEach(({ x, y, radius }, index) => {
    const isCovered = state.piles[index]?.isStanding === true;
    if (isCovered !== side) add(x, y, radius, rangeOf(1));
  });
  aims.sort((a, b) => a.far - b.far);
  const discs: number[] = [];
  const ranges: number[] = [];
  for (const { x, y, r, range } of aims.slice(0, mostAims)) {
    discs.push(x, y, r);
    ranges.push(range);
  }
  return { aims: discs, ranges, foes };
}
