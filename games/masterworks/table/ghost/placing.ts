/** What the open question lets a person put down on the map, from its step and the moves it offers. */
import type { Step } from '@accretion/engine';
import type { Move } from '../../rules/answers.ts';
import { type Tool, tools } from '../../rules/content/vocabulary.ts';
import { moveSize } from '../../rules/field/size.ts';
import { none } from '../../rules/state.ts';
import { type Round, rangeLength, toolLengths } from '../field/measuring.ts';
import { isFigure, roundOf } from '../field/names.ts';
import { type Field, rulesOf } from '../field/sight.ts';
import type { Ghost } from '../hand.ts';

export interface Placing {
  readonly do: Ghost['do'];
  readonly figure: number;
  /** Its name in moves: a figure to deploy, a Rally Point of a Soldier. */
  readonly name: string;
  readonly radius: number;
  /** Where it starts: the ghost appears here. */
  readonly from: Round;
  /** The longest tool, for an advance. */
  readonly tool: Tool;
  /** The Size that counts for laying the tool. */
  readonly size: number;
  /** Where a place may end, as far as that is one shape; null where a tool says it. */
  readonly reach: Reach | null;
}

/** Inside a zone, or within so much of a disc, edge to edge. */
export type Reach =
  | {
      readonly is: 'zone';
      readonly west: number;
      readonly south: number;
      readonly east: number;
      readonly north: number;
    }
  | { readonly is: 'range'; readonly of: Round; readonly far: number };

interface Asked extends Field {
  readonly step: Step | undefined;
  readonly moves: readonly Move[];
}

const numberIn = (step: Step | undefined, field: string): number | null => {
  const value = step?.[field];
  return typeof value === 'number' ? value : null;
};

const shoveIn = ({ view, step }: Asked) => view.shoves.find(({ id }) => id === numberIn(step, 'shove'));

/** The figure an advance of this question moves. */
const moverOf = (asked: Asked): number => {
  const { view, step } = asked;
  return (
    numberIn(step, 'subject') ??
    numberIn(step, 'figure') ??
    shoveIn(asked)?.thing ??
    view.active?.figure ??
    none
  );
};

/** MC27: a climb counts as Size 5 and is Short. */
const climbing = { size: 5, tool: 'S' } as const;

/** One of each kind, in the order of the list of moves. */
export function placingsOf(asked: Asked): readonly Placing[] {
  const { model, view, moves } = asked;
  const found: Placing[] = [];
  const kinds = new Set(moves.map((move) => move.do));
  const mover = moverOf(asked);
  const disc = roundOf(model, view, mover);
  const base = { figure: mover, name: '', radius: disc.r, from: disc, reach: null };
  // While a move is under way the question may already be the next one: about terrain, say.
  if (!isFigure(mover)) kinds.delete('advance');
  if (kinds.has('advance')) {
    const offered = moves.flatMap((move) => (move.do === 'advance' ? [move.tool] : []));
    const tool = [...tools].reverse().find((one) => offered.includes(one)) ?? 'S';
    found.push({ ...base, do: 'advance', tool, size: moveSize(rulesOf(asked), mover) });
  }
  if (kinds.has('climb')) found.push({ ...base, do: 'climb', ...climbing });
  if (kinds.has('spot')) found.push(spotOf(asked));
  for (const move of moves) {
    if (move.do === 'deploy' && !found.some((one) => one.name === move.figure))
      found.push(deployOf(asked, move.figure, move));
    if (move.do === 'soldier' && !found.some((one) => one.name === move.rally))
      found.push(soldierOf(asked, move.rally, move));
  }
  return found;
}

/** A place, a construct, a dropped code or the missile. */
function spotOf(asked: Asked): Placing {
  const { model, view, step, moves } = asked;
  const { encounter, map } = model.content;
  const shove = shoveIn(asked);
  const plain = { do: 'spot', name: '', tool: 'S', size: 99 } as const;
  if (shove !== undefined) {
    const disc = roundOf(model, view, shove.thing);
    const of = shove.anchor === none ? disc : roundOf(model, view, shove.anchor);
    const reach = { is: 'range', of, far: rangeLength(shove.range) } as const;
    return { ...plain, figure: shove.thing, radius: disc.r, from: disc, reach };
  }
  const first = moves.find((move) => move.do === 'spot') ?? { x: 0, y: 0 };
  if (step?.do === 'missile') {
    const from = { ...view.missile, r: map.missile.radius };
    return {
      ...plain,
      figure: none,
      name: 'missile',
      radius: from.r,
      from,
      reach: { is: 'range', of: from, far: rangeLength(encounter.missileRange) },
    };
  }
  const carrier = numberIn(step, 'figure');
  const isCode = step?.do === 'drop';
  const r = isCode ? encounter.soldierRadius : encounter.pile.radius;
  const reach: Reach | null =
    isCode && carrier !== null
      ? { is: 'range', of: roundOf(model, view, carrier), far: rangeLength(encounter.dropRange) }
      : null;
  return {
    ...plain,
    figure: none,
    name: isCode ? 'code' : 'construct',
    radius: r,
    from: { x: first.x, y: first.y, r },
    reach,
  };
}

function deployOf(
  { model, view }: Asked,
  key: string,
  first: { readonly x: number; readonly y: number },
): Placing {
  const hero = model.heroes.find((one) => one.key === key);
  const figure = view.figures.findIndex(({ character }) => character === hero?.id);
  const r = hero?.radius ?? 0;
  const at = view.figures[figure];
  const spot = at !== undefined && at.x >= 0 ? at : first;
  const zone = model.zones[view.squads[at?.seat ?? none]?.zone ?? none];
  const { encounter, map } = model.content;
  const missile = { ...view.missile, r: map.missile.radius };
  return {
    do: 'deploy',
    figure,
    name: key,
    radius: r,
    from: { x: spot.x, y: spot.y, r },
    tool: 'S',
    size: 99,
    reach:
      zone === undefined
        ? { is: 'range', of: missile, far: rangeLength(encounter.bossDeployRange) }
        : { is: 'zone', west: zone.west, south: zone.south, east: zone.east, north: zone.north },
  };
}

function soldierOf(
  { model }: Asked,
  rally: string,
  { x, y }: { readonly x: number; readonly y: number },
): Placing {
  const r = model.content.encounter.soldierRadius;
  const point = model.rallyPoints.find(({ key }) => key === rally);
  return {
    do: 'soldier',
    figure: none,
    name: rally,
    radius: r,
    from: { x, y, r },
    tool: 'S',
    size: 0,
    reach:
      point === undefined
        ? null
        : {
            is: 'range',
            of: { x: point.x, y: point.y, r: point.radius },
            far: rangeLength(model.content.encounter.soldierRange),
          },
  };
}

export const toolsUpTo = (longest: Tool): readonly Tool[] => tools.slice(0, tools.indexOf(longest) + 1);
export const lengthOf = (tool: Tool): number => toolLengths[tool];

export const ghostOf = ({ do: kind, figure, name, radius, tool, from }: Placing): Ghost => ({
  ...{ do: kind, figure, name, radius, tool },
  ...{ x: from.x, y: from.y, lay: null },
});
