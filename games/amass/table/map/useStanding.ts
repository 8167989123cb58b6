/** Who stands at a spot and who is planned to, each with its place on the drawing. */
import { type BoardLook, useBoard } from '../context.ts';
import { type Geometry, minerAt, type Point, raiderAt } from './geometry.ts';
import { groupsAt, type Spot, spotId } from './spots.ts';
import { usePlanned } from './usePlanned.ts';

interface Group {
  readonly crew: number;
  readonly count: number;
  readonly at: Point;
  readonly isPlanned: boolean;
  /** A running scene shows them on their way. */
  readonly isArriving: boolean;
}

export type Standing = (spot: Spot) => readonly Group[];

/** Names a crew at a spot. */
export const groupId = (crew: number, spot: Spot): string => `${crew} ${spotId(spot)}`;

export function useStanding(arriving: ReadonlySet<string>): Standing {
  const look = useBoard();
  const planned = usePlanned();
  return (spot) => {
    const groups = [
      ...groupsAt(look.board, look.view, spot).map((one) => ({ ...one, isPlanned: false })),
      ...planned(spot).map((one) => ({ ...one, isPlanned: true })),
    ];
    return groups.map((one, nth) => ({
      ...one,
      at: placeAt(look, spot, nth, groups.length),
      isArriving: !one.isPlanned && arriving.has(groupId(one.crew, spot)),
    }));
  };
}

/** Where the nth of so many crews stands at a spot. */
export function placeAt(
  { board, geometry }: Pick<BoardLook, 'board' | 'geometry'>,
  spot: Spot,
  nth: number,
  of: number,
): Point {
  const base = (id: number): Point => geometry.base(board.bases[id]?.zone ?? 0);
  switch (spot.kind) {
    case 'mine':
      return minerAt(geometry, spot.zone, nth, of);
    case 'camp':
      return camperAt(geometry, nth, of);
    case 'facing':
      return raiderAt(geometry, base(spot.base), spot.facing, nth);
    case 'centre':
      return base(spot.base);
  }
}

const camperAt = ({ middle }: Geometry, nth: number, of: number): Point => ({
  x: middle.x + (nth - (of - 1) / 2) * 40,
  y: middle.y + 38,
});
