/** The places of the map that can be pressed, and who stands there. */
import { type Board, facingPlace, placeName } from '../../rules/board.ts';
import { facings } from '../../rules/content.ts';
import { membersAt } from '../../rules/crews.ts';
import type { View } from '../../rules/state.ts';

export type Spot =
  | { readonly kind: 'mine'; readonly zone: number }
  | { readonly kind: 'facing'; readonly base: number; readonly facing: number }
  | { readonly kind: 'centre'; readonly base: number }
  | { readonly kind: 'camp' };

/** Every spot of the map, zone by zone. */
export const spotsOf = (board: Board): readonly Spot[] => [
  ...board.zones.flatMap(({ base }, zone): Spot[] => [
    { kind: 'mine', zone },
    ...(base < 0 ? [] : baseSpots(base)),
  ]),
  { kind: 'camp' },
];

/** The spots of a base: its centre, and its facings N, E, S, W. */
export const baseSpots = (base: number): readonly Spot[] => [
  { kind: 'centre', base },
  ...facings.map((_, facing) => ({ kind: 'facing', base, facing }) as const),
];

export const spotId = (spot: Spot): string => Object.values(spot).join(' ');

/** The location a spot is for a crew; the centre of a base is one for its own crew only. */
export function locationOf(board: Board, view: View, spot: Spot, crew: number): string | null {
  switch (spot.kind) {
    case 'mine':
      return placeName(board, spot.zone);
    case 'facing':
      return placeName(board, facingPlace(board, spot.base, spot.facing));
    case 'centre':
      return view.owners[spot.base] === crew ? placeName(board, board.defence) : null;
    case 'camp':
      return placeName(board, board.camp);
  }
}

/** The crews with members at a spot, and how many. */
export function groupsAt(
  board: Board,
  view: View,
  spot: Spot,
): readonly { readonly crew: number; readonly count: number }[] {
  return view.crews.flatMap((one, crew) => {
    const at = locationOf(board, view, spot, crew);
    const count = at === null ? 0 : membersAt(board, one, board.place(at));
    return count > 0 ? [{ crew, count }] : [];
  });
}

/** The spot of a location: the centre is that of the crew's own base. */
export function spotOf(board: Board, at: string, ownBase: number): Spot {
  const place = board.place(at);
  if (place >= 0 && place < board.zones.length) return { kind: 'mine', zone: place };
  if (place === board.camp) return { kind: 'camp' };
  if (place < 0 || place === board.defence)
    return { kind: 'centre', base: place < 0 ? board.base(at) : ownBase };
  const nth = place - board.zones.length;
  return { kind: 'facing', base: Math.floor(nth / facings.length), facing: nth % facings.length };
}
