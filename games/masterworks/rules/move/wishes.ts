/** What a figure may want when it advances: enemies within reach of its attacks, tokens within Range 1 (MA70). */

import { isShielded } from '../encounter/missile.ts';
import { rangeOf } from '../field/field.ts';
import { cardSide, figureAt, heroOf, isCosmic, isUp } from '../field/figures.ts';
import type { Wishes } from '../plane/offers.ts';
import type { Look } from '../play.ts';

/** More are not looked at: the nearest count. */
const mostAims = 4;

/** The nearest discs found so far, with how near to come to each; of two as near, the first stays ahead. */
class Nearest {
  readonly discs: number[] = [];
  readonly ranges: number[] = [];
  private readonly fars: number[] = [];

  constructor(
    private readonly fromX: number,
    private readonly fromY: number,
  ) {}

  add(x: number, y: number, r: number, range: number): void {
    const dx = x - this.fromX;
    const dy = y - this.fromY;
    const far = dx * dx + dy * dy;
    const { discs, ranges, fars } = this;
    let at = fars.length;
    while (at > 0 && far < (fars[at - 1] ?? 0)) at--;
    if (at >= mostAims) return;
    const last = Math.min(fars.length, mostAims - 1);
    for (let to = last; to > at; to--) {
      fars[to] = fars[to - 1] ?? 0;
      ranges[to] = ranges[to - 1] ?? 0;
      discs[3 * to] = discs[3 * to - 3] ?? 0;
      discs[3 * to + 1] = discs[3 * to - 2] ?? 0;
      discs[3 * to + 2] = discs[3 * to - 1] ?? 0;
    }
    fars[at] = far;
    ranges[at] = range;
    discs[3 * at] = x;
    discs[3 * at + 1] = y;
    discs[3 * at + 2] = r;
  }
}

export function wishesOf(look: Look, mark: number): Wishes {
  const { state, book } = look;
  const figure = figureAt(state, mark);
  const side = isCosmic(figure.seat);
  const aims = new Nearest(figure.x, figure.y);
  const foes: number[] = [];
  let reach = 0;
  for (const rule of cardSide(book, figure).attacks) reach = Math.max(reach, rule.attack?.range ?? 0);
  for (const other of state.figures) {
    if (!isUp(other) || isCosmic(other.seat) === side) continue;
    const { radius } = heroOf(book, other);
    aims.add(other.x, other.y, radius, rangeOf(Math.min(reach, 3)));
    if (foes.length === 0) foes.push(other.x, other.y, radius);
  }
  const { encounter, map } = book.content;
  for (const { x, y } of state.soldiers) aims.add(x, y, encounter.soldierRadius, rangeOf(1));
  for (const { x, y } of state.codes) aims.add(x, y, encounter.soldierRadius, rangeOf(1));
  if (figure.held.length > 0 && !isShielded(look))
    aims.add(state.missile.x, state.missile.y, map.missile.radius, rangeOf(1));
  book.dampeners.forEach(({ x, y, radius }, index) => {
    const isCovered = state.piles[index]?.isStanding === true;
    if (isCovered !== side) aims.add(x, y, radius, rangeOf(1));
  });
  return { aims: aims.discs, ranges: aims.ranges, foes };
}
