/** Everybody at the end of a match, the first one first. */
import { has, type Outcome } from '@accretion/engine';
import type { Mark } from '@accretion/games/tables';
import type { Frame } from '../frame.ts';
import { avatarIn } from '../seats/avatars.ts';
import { markIn } from '../seats/SeatMark.tsx';
import { othersOf } from '../words.ts';

export interface Standing {
  /** Seats first, then those without one. */
  readonly player: number;
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly isMine: boolean;
  readonly mark: Mark | null;
  readonly avatar: string | null;
}

export function standingsIn(frame: Frame, outcome: Outcome): readonly Standing[] {
  const { names, mine } = frame.state;
  const seats = outcome.ranks.map((rank, seat) => ({
    rank,
    player: seat,
    name: names[seat] ?? '',
    points: outcome.scores[seat] ?? 0,
    isMine: has(mine, seat),
  }));
  const others = othersOf(frame).flatMap(({ rank, name, points }, index) =>
    rank === null ? [] : [{ rank, name, points, player: seats.length + index, isMine: false }],
  );
  return [...seats, ...others]
    .map((one) => ({ ...one, mark: markIn(frame, one.player), avatar: avatarIn(frame, one.player) }))
    .sort((a, b) => a.rank - b.rank || b.points - a.points);
}

/** Solo players, and players who all lose, are not ranked. */
export const isRanked = (standings: readonly Standing[]): boolean =>
  standings.length > 1 && standings.some(({ rank }) => rank === 1);
