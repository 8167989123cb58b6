/** What moves on the map while a scene runs: members to their places, cubes to and from mines and bases, the Alien. */
import { isOfFrame } from '../../../pieces/told.ts';
import type { Scene } from '../../../table.ts';
import { baseOfFacing, facingOf } from '../../rules/board.ts';
import type { Colour } from '../../rules/content.ts';
import type { Story, View } from '../../rules/state.ts';
import type { BoardLook } from '../context.ts';
import { alienAt, type Point, sideAt } from '../map/geometry.ts';
import { groupsAt, spotOf } from '../map/spots.ts';
import { groupId, placeAt } from '../map/useStanding.ts';

export type Mover = {
  readonly id: string;
  /** From where to where, and what lies between. */
  readonly way: readonly Point[];
} & (
  | { readonly what: 'members'; readonly base: number; readonly count: number }
  | { readonly what: 'cube'; readonly colour: Colour; readonly nth: number }
  | { readonly what: 'alien' }
);

export interface Moves {
  readonly movers: readonly Mover[];
  /** Those who walk are not drawn at their place meanwhile. */
  readonly arriving: ReadonlySet<string>;
  readonly isAlienArriving: boolean;
}

type Look = Pick<BoardLook, 'board' | 'view' | 'geometry'>;

export function movesIn(look: Look, scene: Scene<View, Story>): Moves {
  const arriving = new Set<string>();
  const movers = scene.events.flatMap(({ n, event }): readonly Mover[] => {
    if (isOfFrame(event)) return [];
    const walks = walksOf(event).flatMap(({ crew, from, to }) => walkers(look, crew, from, to, arriving));
    const cubes = cubesOf(look, event).map(
      ({ colour, way }, nth): Mover => ({ what: 'cube', id: `${nth}`, colour, way, nth }),
    );
    const alien: readonly Mover[] =
      event.did === 'moveAlien' && event.steps > 0
        ? [{ what: 'alien', id: 'alien', way: strideOf(look, event.from, event.steps) }]
        : [];
    return [...walks, ...cubes, ...alien].map((one) => ({ ...one, id: `${n} ${one.id}` }));
  });
  return { movers, arriving, isAlienArriving: movers.some(({ what }) => what === 'alien') };
}

/** Members of one crew who set out together, from home or from a place. */
interface Walk {
  readonly crew: number;
  readonly from: string | null;
  readonly to: readonly string[];
}

function walksOf(event: Story): readonly Walk[] {
  switch (event.did) {
    case 'deploy':
      return event.plans.map((to, crew) => ({ crew, from: null, to }));
    case 'deployAi':
      return [{ crew: event.crew, from: null, to: event.places }];
    case 'movedMembers':
      return [{ crew: event.crew, from: event.from, to: event.to }];
    default:
      return [];
  }
}

function walkers(
  look: Look,
  crew: number,
  from: string | null,
  to: readonly string[],
  arriving: Set<string>,
) {
  const { board, view } = look;
  const base = view.crews[crew]?.base ?? 0;
  const start =
    from === null
      ? placeAt(look, { kind: 'centre', base }, 0, 1)
      : placeAt(look, spotOf(board, from, base), 0, 1);
  return [...new Set(to)].flatMap((at): readonly Mover[] => {
    const spot = spotOf(board, at, base);
    // Who defends stays where they are.
    if (spot.kind === 'centre' && from === null) return [];
    const groups = groupsAt(board, view, spot);
    const nth = groups.findIndex((one) => one.crew === crew);
    if (nth < 0) return [];
    arriving.add(groupId(crew, spot));
    const way = [start, placeAt(look, spot, nth, groups.length)];
    return [
      { what: 'members', id: `${crew} ${at}`, base, count: to.filter((one) => one === at).length, way },
    ];
  });
}

/** The zones it passes, one after the other. */
function strideOf({ board, geometry }: Look, from: number, steps: number): readonly Point[] {
  const zones = board.zones.length;
  return Array.from({ length: steps + 1 }, (_, step) => alienAt(geometry, (from + step) % zones));
}

interface Carried {
  readonly colour: Colour;
  readonly way: readonly Point[];
}

/** Every cube that is mined, stolen, laid out or devoured. */
function cubesOf(look: Look, event: Story): readonly Carried[] {
  const { board, view, geometry } = look;
  const home = (crew: number): Point =>
    placeAt(look, { kind: 'centre', base: view.crews[crew]?.base ?? 0 }, 0, 1);
  const ofMine = (zone: number, cubes: number, way: readonly Point[]): readonly Carried[] =>
    Array.from({ length: cubes }, () => ({ colour: board.zones[zone]?.colour ?? 'green', way }));
  switch (event.did) {
    case 'mine': {
      const zone = board.place(event.mine);
      return ofMine(zone, event.cubes, [geometry.mine(zone), home(event.crew)]);
    }
    case 'clear':
      return ofMine(event.zone, event.cubes, [geometry.mine(event.zone), alienAt(geometry, event.zone)]);
    case 'distribute':
      return event.mines.flatMap((cubes, zone) => {
        const mine = geometry.mine(zone);
        return ofMine(zone, cubes, [{ x: mine.x, y: mine.y - 160 }, mine]);
      });
    case 'steal': {
      const place = board.place(event.at);
      const base = board.bases[baseOfFacing(board, place)];
      const facing = sideAt(geometry, geometry.base(base?.zone ?? 0), facingOf(board, place));
      return event.cubes.map((colour) => ({ colour, way: [facing, home(event.crew)] }));
    }
    default:
      return [];
  }
}
