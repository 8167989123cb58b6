/** AI crews: every step of theirs is fixed by the rules (A28 to A32, AA38 to AA46, AA68 to AA71). */
import { type Umpire, withId, withoutId } from '@accretion/engine';
import { type Board, facingCount, facingPlace } from './board.ts';
import type { Colour, OrderBox } from './content.ts';
import { addMembers, clockwiseFrom, crewAt, nextCrew, raidersAt } from './crews.ts';
import { type Crew, type OpenState, type State, tell } from './state.ts';

/** A29: turns up an AI card and carries it out; where its members went. */
export function deployAi(board: Board, state: State, crew: number, umpire: Umpire): number[] {
  const own = crewAt(state, crew);
  if (state.orders.length === 0) {
    state.orders = state.usedOrders; // AA68
    state.usedOrders = [];
    tell(umpire, { did: 'shuffle', deck: 'order' });
  }
  const card = umpire.rng.from(state.orders);
  state.orders = withoutId(state.orders, card);
  own.order = card;
  tell(umpire, { did: 'order', crew, card });
  return carryOut(board, state, crew, board.orders[card] ?? []);
}

/** The rows of an AI card: mines first, then the fallback; who can do neither joins the next row (AA69). */
function carryOut(
  board: Board,
  state: State,
  crew: number,
  rows: readonly (readonly OrderBox[])[],
): number[] {
  const own = crewAt(state, crew);
  const went: number[] = [];
  let joining = 0;
  for (const row of rows) {
    let idle = 0;
    for (let i = 0; i < row.length; i++) {
      const { colour, members, otherwise } = row[i] as OrderBox;
      let left = Math.min(members + (i === 0 ? joining : 0), own.home - idle);
      left = mineColour(board, state, crew, colour, left, went);
      left = otherwise === 'defend' ? defend(board, own, left, went) : raid(board, state, crew, left, went);
      idle += left;
    }
    joining = idle;
  }
  defend(board, own, own.home, went); // AA42
  return went;
}

function send(board: Board, crew: Crew, place: number, count: number, went: number[]): void {
  addMembers(board, crew, place, count);
  crew.home -= count;
  for (let i = 0; i < count; i++) went.push(place);
}

/** Mine after mine clockwise from its own zone, never more members than cubes (AA40); how many are left over. */
function mineColour(
  board: Board,
  state: State,
  crew: number,
  colour: Colour,
  members: number,
  went: number[],
): number {
  const own = crewAt(state, crew);
  const { zones, bases, content } = board;
  const start = bases[own.base]?.zone ?? 0;
  let left = members;
  for (let step = 0; step < zones.length && left > 0; step++) {
    const place = (start + step) % zones.length;
    const zone = zones[place] as Board['zones'][number];
    if (zone.colour !== colour || place === state.alien) continue;
    const room = Math.min(state.mines[zone.mine] ?? 0, content.caps.mine) - (own.mines[place] as number);
    const sent = Math.min(left, Math.max(0, room));
    if (sent > 0) send(board, own, place, sent, went);
    left -= sent;
  }
  return left;
}

function defend(board: Board, crew: Crew, members: number, went: number[]): number {
  const sent = Math.min(members, board.content.caps.defence - crew.defence);
  if (sent > 0) send(board, crew, board.defence, sent, went);
  return members - Math.max(0, sent);
}

function raid(board: Board, state: State, crew: number, members: number, went: number[]): number {
  let left = members;
  for (; left > 0; left--) {
    const place = bestFacing(board, state, crew);
    if (place < 0) break;
    send(board, crewAt(state, crew), place, 1, went);
  }
  return left;
}

/** A30, AA41, AA70: the most valuable facing where this crew has nobody yet; -1 for none worth anything. */
export function bestFacing(board: Board, state: OpenState, crew: number): number {
  const own = crewAt(state, crew);
  let best = -1;
  let highest = 0;
  for (const rival of tieOrder(state, crew)) {
    const { base, slots } = crewAt(state, rival);
    if (board.bases[base]?.zone === state.alien || raidersAt(own, base) >= board.content.caps.raid) continue;
    for (let facing = 0; facing < facingCount; facing++) {
      if ((own.raids[base]?.[facing] ?? 0) > 0) continue;
      const worth = facingPoints(board, slots[facing] ?? []);
      if (worth <= highest) continue;
      highest = worth;
      best = facingPlace(board, base, facing);
    }
  }
  return best;
}

/** The First Player first, else the nearest clockwise. */
export function tieOrder(state: OpenState, crew: number): number[] {
  const others = clockwiseFrom(state, nextCrew(state, crew)).filter((other) => other !== crew);
  if (crew === state.first) return others;
  return [state.first, ...others.filter((other) => other !== state.first)];
}

function facingPoints(board: Board, slots: readonly (Colour | null)[]): number {
  let points = 0;
  for (let i = 0; i < slots.length; i++) {
    const cube = slots[i] as Colour | null;
    if (cube !== null) points += board.points[cube];
  }
  return points;
}

/** At the end of the round the AI cards are used up. */
export function putAwayOrders(state: State): void {
  for (let crew = state.humans; crew < state.crews.length; crew++) {
    const own = crewAt(state, crew);
    if (own.order === null) continue;
    state.usedOrders = withId(state.usedOrders, own.order);
    own.order = null;
  }
}
