/** The players of an online match, as the page shows them. */
import {
  firstSeat,
  type Game,
  has,
  isRefusal,
  type Json,
  listSeats,
  optionsFor,
  type Seat,
  type Seats,
  seatsOf,
} from '@accretion/engine';
import type { Absence, MatchInfo, MatchSummary, Status } from '@accretion/protocol';
import type { MatchState } from './source.ts';

/** Stands where the level of a bot would. */
const byPartner: Absence['do'] = 'partner';

/** The seats that somebody plays themselves: theirs, unless a bot has taken over, and those of partners who are away. */
export const playedThemselves = ({ mine, seats }: Pick<MatchSummary, 'mine' | 'seats'>): Seats =>
  seatsOf(mine.filter((seat) => seats[seat]?.bot === null || seats[seat]?.bot === byPartner));

/** The same at a table; none after the end. */
export const playedBy = (info: MatchInfo, { over }: Status): Seats =>
  over === undefined ? playedThemselves(info) : 0;

/** Empty for an open seat: the page calls it by its number, in its own language. */
const nameOf = ({ seats }: MatchInfo, seat: Seat): string => {
  const { name = null, holder = 'open' } = seats[seat] ?? {};
  return name ?? (holder === 'bot' ? `Bot ${seat + 1}` : '');
};

/** The seats of this person that have to act: none while the match is paused, and none that a bot has taken over. */
export const turnOf = ({ asked, mine, players, outcome, company }: MatchState): Seats =>
  outcome !== null || company?.isPaused === true
    ? 0
    : seatsOf(listSeats(asked & mine).filter((seat) => players[seat]?.bot == null));

/** The seat this person looks from: of several, one that has to answer, until it has; the one the question names first. */
export function nearOf(mine: Seats, asked: Seats, before: Seat, named: Seat | null = null): Seat {
  const turn = asked & mine;
  if (named !== null && has(turn, named)) return named;
  const from = turn === 0 ? mine : turn;
  return has(from, before) ? before : firstSeat(from);
}

/**
 * The seats of this person that are asked now: one after the other, beginning with the one they look from, or all of
 * them where one answer is enough.
 */
export function promptedSeats(state: MatchState): readonly Seat[] {
  const turn = turnOf(state);
  if (state.named != null && has(turn, state.named)) return [state.named];
  if (turn === 0 || state.isForAnyone === true) return listSeats(turn);
  return [nearOf(state.mine, turn, state.near)];
}

/** What each seat plays as; nothing if the game would not be played so any more. */
export function rolesOf(game: Game, content: Json, options: Json, seats: number): readonly string[] {
  const chosen = optionsFor(game, options, seats, content);
  const seating = isRefusal(chosen) ? chosen : game.seating(chosen.options, seats, content);
  return isRefusal(seating) ? [] : seating.roles;
}

export const playersOf = (info: MatchInfo, mine: Seats): MatchState['players'] =>
  info.seats.map(({ holder, bot, present, avatar }, seat) => ({
    avatar,
    name: nameOf(info, seat),
    is: has(mine, seat) ? 'you' : holder === 'open' ? 'nobody' : holder,
    bot: bot === byPartner ? null : bot,
    present: holder === 'bot' || (bot !== null && bot !== byPartner) || present || isOwn(seat, bot, mine),
    ...(bot === byPartner && { isAnsweredFor: true }),
  }));

const isOwn = (seat: Seat, bot: string | null, mine: Seats): boolean => has(mine, seat) && bot !== byPartner;
