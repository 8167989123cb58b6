/** A match as it is shown to somebody: never its secret, its seed, or who a person is beyond the name. */
import type { Seats } from '@accretion/engine';
import type { MatchInfo, MatchSummary, SeatInfo } from '@accretion/protocol';
import { avatarOf } from '@accretion/protocol/avatars';
import { outcomeInfo } from '../match/outcome.ts';
import { answeredBy } from '../match/partners.ts';
import type { Seated, SeatRow } from '../match/seated.ts';
import { isPresent } from '../room/presence.ts';

/** Who asks: a person, a program with the token of one seat, or a stranger. */
export interface Asker {
  readonly person: string | null;
  readonly seat?: number;
  /** The hash of the token a program came with: it counts for as long as the seat has it. */
  readonly token?: string;
}

/** The seats somebody plays: their own, and those of partners who are away, for whom they answer. */
export function seatsHeld(seated: Seated, { person, token }: Asker): number[] {
  const { seats } = seated;
  if (token !== undefined) return seats.filter((one) => one.token === token).map(({ seat }) => seat);
  if (person === null) return [];
  const own = seats.filter((one) => one.person === person);
  return [...own, ...answeredBy(seated, person)].map(({ seat }) => seat).sort((a, b) => a - b);
}

const seatInfo = (row: SeatRow, now: number): SeatInfo => ({
  holder: row.person !== null ? 'person' : row.bot !== null ? 'bot' : 'open',
  name: row.name,
  ...(row.person === null ? {} : { avatar: avatarOf(row.avatar, row.person) }),
  bot: row.bot,
  present: isPresent(row, now),
  resigned: row.resigned,
});

/** How a match stands that is being played in this process: newer than its row. */
interface Standing {
  readonly toAct: Seats;
  readonly paused: boolean;
}

export function matchSummary(
  seated: Seated,
  asker: Asker,
  now: number,
  { toAct, paused }: Standing = seated.row,
): MatchSummary {
  const { row, seats } = seated;
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    visibility: row.visibility,
    host: row.hostName,
    isHost: asker.person === row.host,
    seats: seats.map((seat) => seatInfo(seat, now)),
    mine: seatsHeld(seated, asker),
    toAct: row.status === 'running' ? toAct : 0,
    paused: row.status === 'running' && paused,
    clock: row.clock,
    absence: row.absence,
    createdAt: row.createdAt,
    movedAt: row.movedAt,
    outcome: row.outcome === null ? null : outcomeInfo(row.outcome),
    rematch: row.rematch,
  };
}

export function matchInfo(
  seated: Seated,
  asker: Asker,
  now: number,
  standing: Standing = seated.row,
): MatchInfo {
  const { version, options, pack, hints, commitment, id } = seated.row;
  return {
    ...matchSummary(seated, asker, now, standing),
    version,
    options,
    pack,
    hints,
    commitment,
    link: `/match/${id}`,
  };
}
