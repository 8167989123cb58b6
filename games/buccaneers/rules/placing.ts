/** Who comes where: step H of a Round, and the end of the match (B13 to B15). */
import { plus, type Umpire } from '@accretion/engine';
import type { Cards } from './cards.ts';
import { bestShip, placeOf, totalValue } from './display.ts';
import { type Rank, type Ranked, ranked } from './ranking.ts';
import { tiesIn } from './reasons.ts';
import { pageOf } from './sheet.ts';
import { type Line, type Page, type Place, type State, type Story, tell } from './state.ts';

/** H: survivors are ranked by Value and paid from the Score card (B13, B14, BA26). */
export function rankSurvivors(cards: Cards, state: State, umpire: Umpire): void {
  const page = pageOf(state);
  const survivors: Ranked[] = [];
  page.lines.forEach((line, seat) => {
    const place = placeOf(state, seat);
    if (line.drawnIn) return;
    line.value = totalValue(cards, place);
    survivors.push({ seat, amount: line.value, ship: bestShip(cards, place) });
  });
  const paid = cards.pointsFor(state.seats.length);
  const ranks = ranked(survivors, 'worst');
  for (const { seat, rank } of ranks) {
    const line = page.lines[seat] as Line;
    line.rank = rank;
    line.points = paid[rank - 1] ?? 0;
  }
  if (umpire.listening) tellRanks(cards, page, ranks, umpire);
  page.lines.forEach((line, seat) => {
    const place = placeOf(state, seat);
    place.points = plus(place.points, line.points ?? 0);
  });
}

/** Who is tied and what broke the tie, then everyone's rank. */
function tellRanks(cards: Cards, page: Page, ranks: readonly Rank[], umpire: Umpire): void {
  for (const tie of tiesIn(cards, page)) tell(umpire, { did: 'tie', ...tie });
  for (const { seat, rank } of ranks) {
    const { value, points } = page.lines[seat] as Line;
    tell(umpire, { did: 'rank', seat, value: value ?? 0, rank, points: points ?? 0 });
  }
  if (ranks.length === 0) tell(umpire, { did: 'noneRanked' });
}

/** B15: the highest sum of points comes first; ties by the best Spacecraft still owned, else shared (BA39). */
export function finalRanks(
  cards: Cards,
  seats: readonly Pick<Place, 'points' | 'shown'>[],
): (Ranked & Rank)[] {
  const entries = seats.map((place, seat) => ({
    seat,
    amount: place.points.reduce((sum, points) => sum + points, 0),
    ship: bestShip(cards, place),
  }));
  return ranked(entries, 'best').map((rank) => ({ ...(entries[rank.seat] as Ranked), ...rank }));
}

/** Who wins, and who else had as many points. */
export function endOf(ranks: readonly (Ranked & Rank)[]): Extract<Story, { did: 'end' }> {
  const points = ranks[0]?.amount ?? 0;
  const seatsOf = (some: readonly Rank[]): number[] => some.map(({ seat }) => seat);
  const winners = seatsOf(ranks.filter(({ rank }) => rank === 1));
  const level = seatsOf(ranks.filter(({ amount }) => amount === points));
  return { did: 'end', winners, level, points };
}

export const tellEnd = (cards: Cards, state: State, umpire: Umpire): void =>
  tell(umpire, endOf(finalRanks(cards, state.seats)));
