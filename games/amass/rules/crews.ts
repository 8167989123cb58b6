/** Crews, who sits where, and their members at locations. */
import { withAt } from '@accretion/engine';
import { type Board, baseOfFacing, facingOf, isFacing, isMine } from './board.ts';
import type { Wound } from './content.ts';
import type { Crew, OpenCrew, OpenState, State } from './state.ts';

export const crewAt = <C>(state: { readonly crews: readonly C[] }, crew: number): C => state.crews[crew] as C;

export const isHuman = (state: Pick<State, 'humans'>, crew: number): boolean => crew < state.humans;

/** A33: the two humans of a co-op game. */
export const arePartners = (state: OpenState, a: number, b: number): boolean =>
  state.coop && a !== b && isHuman(state, a) && isHuman(state, b);

/** The next crew clockwise by the zone of its base (AA2). */
export function nextCrew(state: OpenState, crew: number): number {
  const { order } = state;
  return order[(order.indexOf(crew) + 1) % order.length] as number;
}

/** All crews clockwise, this one first. */
export function clockwiseFrom(state: OpenState, crew: number): number[] {
  const { order } = state;
  const at = order.indexOf(crew);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The humans in seat order, the First Player first. */
export const humansInOrder = (state: State): number[] =>
  clockwiseFrom(state, state.first).filter((crew) => isHuman(state, crew));

/** A24: the First Player passes on clockwise among humans (AA1); alone it stays. */
export function nextHuman(state: OpenState, crew: number): number {
  let next = nextCrew(state, crew);
  while (!isHuman(state, next)) next = nextCrew(state, next);
  return next;
}

export function membersAt(board: Board, crew: OpenCrew, place: number): number {
  if (isMine(board, place)) return crew.mines[place] ?? 0;
  if (place === board.defence) return crew.defence;
  if (place === board.camp) return crew.camp;
  return crew.raids[baseOfFacing(board, place)]?.[facingOf(board, place)] ?? 0;
}

/** Where members of a crew stand. */
type Standing = Pick<Crew, 'mines' | 'raids' | 'defence' | 'camp'>;

/** Puts so many members more at a location; less than none takes them away. */
export function addMembers(board: Board, crew: Standing, place: number, more: number): void {
  if (isMine(board, place)) crew.mines = withAt(crew.mines, place, (crew.mines[place] as number) + more);
  else if (place === board.defence) crew.defence += more;
  else if (place === board.camp) crew.camp += more;
  else {
    const base = baseOfFacing(board, place);
    const facing = facingOf(board, place);
    const raiders = crew.raids[base] as readonly number[];
    crew.raids = withAt(crew.raids, base, withAt(raiders, facing, (raiders[facing] as number) + more));
  }
}

/** Members of a crew at the facings of a base. */
export function raidersAt(crew: OpenCrew, base: number): number {
  const at = crew.raids[base] as readonly number[];
  return (at[0] as number) + (at[1] as number) + (at[2] as number) + (at[3] as number);
}

/** A32: members of AI crews never go to Major, Moderate instead. */
export function woundOf(state: OpenState, crew: number, wound: Wound): Wound {
  return wound === 'major' && !isHuman(state, crew) ? 'moderate' : wound;
}

/** A10: held by the Alien, unless armoured. */
export const isHeld = (state: OpenState, crew: OpenCrew, zone: number): boolean =>
  zone === state.alien && !crew.armour;

/** How many members a crew would have at each location; a plan is tallied the same way. */
export type Tally = readonly number[];

export function tallyOf(board: Board, crew: Crew): number[] {
  const tally: number[] = [];
  for (let place = 0; place < board.places.length; place++) tally.push(membersAt(board, crew, place));
  return tally;
}

/** Why one more member of this crew may not stand there: the caps of A7, and whose base it is. Null: it may. */
export function whyNotThere(
  board: Board,
  state: State,
  crew: number,
  tally: Tally,
  place: number,
): { rule: string; why: string } | null {
  const { caps } = board.content;
  if (isMine(board, place)) return (tally[place] as number) < caps.mine ? null : mineIsFull;
  if (place === board.defence) return (tally[place] as number) < caps.defence ? null : centreIsFull;
  if (place === board.camp) return (tally[place] as number) < caps.camp ? null : campIsFull;
  if (!isFacing(board, place)) return noSuchPlace;
  const base = baseOfFacing(board, place);
  const owner = state.owners[base] as number;
  if (owner < 0) return baseIsEmpty;
  if (owner === crew) return ownBase;
  if (arePartners(state, owner, crew)) return partnersBase;
  if ((tally[place] as number) > 0) return facingIsTaken;
  const north = place - facingOf(board, place);
  const raiders =
    (tally[north] as number) +
    (tally[north + 1] as number) +
    (tally[north + 2] as number) +
    (tally[north + 3] as number);
  return raiders < caps.raid ? null : raidIsFull;
}

const mineIsFull = { rule: 'A7', why: 'mineIsFull' };
const centreIsFull = { rule: 'A7', why: 'centreIsFull' };
const campIsFull = { rule: 'A7', why: 'campIsFull' };
const facingIsTaken = { rule: 'A7', why: 'facingIsTaken' };
const raidIsFull = { rule: 'A7', why: 'raidIsFull' };
const ownBase = { rule: 'A7', why: 'ownBase' };
const partnersBase = { rule: 'AA74', why: 'partnersBase' };
const baseIsEmpty = { rule: 'AA53', why: 'baseIsEmpty' };
export const noSuchPlace = { rule: 'A7', why: 'noSuchPlace' };
