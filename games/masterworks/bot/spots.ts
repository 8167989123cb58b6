/** Where a figure may go with one advance, and what it could do there. */
import { ownGoing } from '../rules/effects/asks/act.ts';
import { planeOf, rangeOf, type Tool, toolLength } from '../rules/field/field.ts';
import { cardSide, figureAt, isCosmic, isUp } from '../rules/field/figures.ts';
import { goingOffers, toolFor } from '../rules/move/advance.ts';
import { offers } from '../rules/plane/offers.ts';
import { standsOn } from '../rules/plane/spot.ts';
import type { Look } from '../rules/play.ts';
import { type Assault, assaultOf, noAssault, optionsOf, type Sight } from './attacks.ts';
import type { Change } from './blow.ts';
import type { Places } from './places.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly tool: Tool;
  /** What the place itself is worth. */
  readonly place: number;
  readonly assault: Assault;
}

/** Everything a figure could stand by, the most wanted first, and how near it wants to come. */
function wishesOf(look: Look, mark: number, places: Places) {
  const { state, book } = look;
  const figure = figureAt(state, mark);
  const aims: number[] = [];
  const ranges: number[] = [];
  const touch = rangeOf(book.content.encounter.interactRange);
  for (const { token } of [...places.tokens].sort((a, b) => b.worth - a.worth).slice(0, 4)) {
    aims.push(token.x, token.y, token.radius);
    ranges.push(touch);
  }
  const reaches = cardSide(book, figure)
    .attacks.filter(({ attack }) => attack !== null && attack.cost <= figure.power)
    .map(({ attack }) => rangeOf(attack?.range ?? 0));
  const far = Math.max(0, ...reaches);
  const foes = enemiesNear(look, mark);
  for (const { x, y, r } of foes.slice(0, 4)) {
    aims.push(x, y, r);
    ranges.push(far);
    if (far > rangeOf(2)) {
      aims.push(x, y, r);
      ranges.push(rangeOf(2));
    }
  }
  return { aims, ranges, foes: foes.flatMap(({ x, y, r }) => [x, y, r]) };
}

interface Foe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function enemiesNear(look: Look, mark: number): Foe[] {
  const { state, book } = look;
  const own = figureAt(state, mark);
  const foes: Foe[] = [];
  const isBoss = isCosmic(own.seat);
  for (const figure of state.figures)
    if (isUp(figure) && isCosmic(figure.seat) !== isBoss)
      foes.push({ x: figure.x, y: figure.y, r: book.heroes[figure.character]?.radius ?? 0 });
  if (!isBoss)
    state.piles.forEach(({ isStanding }, pile) => {
      const at = book.dampeners[pile];
      if (isStanding && at !== undefined)
        foes.push({ x: at.x, y: at.y, r: book.content.encounter.pile.radius });
    });
  const far = ({ x, y }: Foe): number => (x - own.x) * (x - own.x) + (y - own.y) * (y - own.y);
  return foes.sort((a, b) => far(a) - far(b));
}

/** Looks at the table as if a figure stood elsewhere. */
function standing<T>(look: Look, mark: number, x: number, y: number, on: number, see: () => T): T {
  const figure = figureAt(look.state, mark);
  const { x: oldX, y: oldY, on: oldOn } = figure;
  figure.x = x;
  figure.y = y;
  figure.on = on;
  try {
    return see();
  } finally {
    figure.x = oldX;
    figure.y = oldY;
    figure.on = oldOn;
  }
}

/** What could be done from a place. */
export function assaultAt(
  sight: Sight,
  mark: number,
  x: number,
  y: number,
  actions: number,
  only = '',
  change: Change = {},
): Assault {
  if (actions <= 0) return noAssault;
  const { look } = sight.reckoning;
  const figure = figureAt(look.state, mark);
  const r = look.book.heroes[figure.character]?.radius ?? 0;
  const on = x === figure.x && y === figure.y ? figure.on : standsOn(sight.ground, x, y, r);
  return standing(look, mark, x, y, on, () =>
    assaultOf(optionsOf(sight, mark, only, change), figure.power, actions),
  );
}

/** Good places within one advance, each with the attacks it allows. */
export function spotsOf(sight: Sight, mark: number, places: Places, attacks: number): Spot[] {
  const { look } = sight.reckoning;
  const going = ownGoing(look, mark);
  const tool = toolFor(look, mark, going.tool);
  const plane = planeOf(look);
  const mover = { base: mark, size: going.size };
  const points = new Map<string, { x: number; y: number }>();
  for (const at of offers(plane, mover, toolLength[tool], wishesOf(look, mark, places)))
    points.set(`${at.x}/${at.y}`, at);
  for (const at of goingOffers(look, going)) points.set(`${at.x}/${at.y}`, at);
  return [...points.values()].map(({ x, y }) => ({
    x,
    y,
    tool,
    place: places.worth(x, y),
    assault: assaultAt(sight, mark, x, y, attacks),
  }));
}
