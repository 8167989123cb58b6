/** What `npm run geometry` measures: questions about random situations of the map, and how long each may take. */
import { areaOf } from '../area.ts';
import { coverOf } from '../cover.ts';
import { findLay } from '../find.ts';
import { whyNotLay } from '../lay.ts';
import { maskOf } from '../mask.ts';
import { offers } from '../offers.ts';
import { discOf, sees } from '../sight.ts';
import { slide } from '../slide.ts';
import { standsOn, whyNotStand } from '../spot.ts';
import { series } from './chance.ts';
import { side, tools } from './map.ts';
import { pick, situation } from './situation.ts';

export interface Measure {
  readonly name: string;
  /** In microseconds, as a mean; null if nothing is promised. */
  readonly limit: number | null;
  /** Asks all its questions once; returns how many those are. */
  work(): number;
}

/** Where results go, so that no work can be left out as useless. */
const sink = { kept: 0 };

export function measures(): Measure[] {
  const draw = series(15);
  const moves = Array.from({ length: 2000 }, () => {
    for (;;) {
      const plane = situation(draw, 10);
      const mover = { base: 0, size: 2 };
      const tool = pick(draw, tools);
      const [fromX = 0, fromY = 0, r = 0] = plane.bases;
      const reach = tool + 2 * r;
      const x = fromX - reach + draw(2 * reach);
      const y = fromY - reach + draw(2 * reach);
      const isNear = (x - fromX) * (x - fromX) + (y - fromY) * (y - fromY) <= reach * reach;
      if (!isNear || whyNotStand(plane, x, y, r, 0, 2) !== null) continue;
      const from = discOf(plane.bases, 0);
      const to = discOf(plane.bases, 1);
      return {
        plane,
        mover,
        tool,
        x,
        y,
        r,
        lay: findLay(plane, mover, tool, x, y),
        at: { x: draw(side), y: draw(side) },
        direction: draw(2048),
        from,
        to,
        screen: { size: 2, on: standsOn(plane, from.x, from.y, from.r), target: -1 },
        wishes: { aims: plane.bases.slice(3, 12), ranges: [3000, 1000, 1000], foes: plane.bases.slice(3, 6) },
      };
    }
  });
  type Asked = (typeof moves)[number];
  const over = (
    name: string,
    limit: number | null,
    questions: readonly Asked[],
    ask: (one: Asked) => number,
  ) => ({
    name,
    limit,
    work: () => {
      for (const one of questions) sink.kept += ask(one);
      return questions.length;
    },
  });
  const laid = moves.flatMap((one) => (one.lay === null ? [] : [{ ...one, lay: one.lay }]));
  return [
    over('a spot judged', 0.4, moves, ({ plane, at, r }) =>
      whyNotStand(plane, at.x, at.y, r, 0, 2) ? 1 : 0,
    ),
    {
      name: 'a given lay',
      limit: 1,
      work: () => {
        for (const { plane, mover, tool, lay, x, y } of laid)
          sink.kept += whyNotLay(plane, mover, tool, lay, x, y) ? 1 : 0;
        return laid.length;
      },
    },
    over('a lay found', 2, moves, ({ plane, mover, tool, x, y }) =>
      findLay(plane, mover, tool, x, y) ? 1 : 0,
    ),
    over('sight', 4, moves, ({ plane, from, to, screen }) => (sees(plane, from, to, screen) ? 1 : 0)),
    over('cover', 3, moves, ({ plane, from, to, screen }) => coverOf(plane, from, to, screen)),
    over(
      'offered positions',
      20,
      moves,
      ({ plane, mover, tool, wishes }) => offers(plane, mover, tool, wishes).length,
    ),
    over(
      'a slide',
      null,
      moves,
      ({ plane, direction, tool }) => slide(plane, 0, { direction, tool, by: -1, isThrow: true }).travelled,
    ),
    over(
      'an area with its mask',
      100_000,
      moves.slice(0, 50),
      ({ plane, mover, tool }) => areaOf(plane, mover, tool).fans.length + maskOf(plane, mover).discs.length,
    ),
  ];
}
