/** What a position is worth to a crew: what it has, and what its members on the map may still expect. */
import type { Seat } from '@accretion/engine';
import { type Board, facingCount } from '../rules/board.ts';
import type { Colour } from '../rules/content.ts';
import { crewAt, isHuman } from '../rules/crews.ts';
import { countCubes } from '../rules/cubes.ts';
import { aloneAt, crewsAt, cubesAt, defendersOf, minersAt } from '../rules/due.ts';
import { pairsOf } from '../rules/fight.ts';
import { asidePoints, cubePoints, placing, pointsOf } from '../rules/score.ts';
import { type Die, isDroid, type State } from '../rules/state.ts';

import { weights } from './weights.ts';

/** Own prospects less those of rivals; at the end, the rank. */
export function worth(board: Board, state: State, seat: Seat): number {
  if (state.ending !== null) return atTheEnd(board, state, seat);
  const expected = expectations(board, state);
  if (state.coop) return together(board, state, expected);
  let own = 0;
  let best = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const total = standing(board, state, crew) + (expected[crew] as number);
    if (crew === seat) own = total;
    else {
      others += total;
      best = Math.max(best, total);
    }
  }
  return own - weights.envy * (0.5 * best + (0.5 * others) / (state.crews.length - 1));
}

function atTheEnd(board: Board, state: State, seat: Seat): number {
  if (state.coop) return state.ending === 'won' ? 200 : -200;
  const { rank } = placing(board, state, seat);
  return 40 * ((state.crews.length - rank) / (state.crews.length - 1)) + pointsOf(board, crewAt(state, seat));
}

/** Co-op: both bases must be full before any AI base is, so cubes count more than their points. */
function together(board: Board, state: State, expected: readonly number[]): number {
  let sum = 0;
  let danger = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const own = crewAt(state, crew);
    const total = standing(board, state, crew) + (expected[crew] as number);
    const cubes = countCubes(own.stored) + countCubes(own.haul);
    if (isHuman(state, crew)) sum += total + weights.filling * Math.min(20, cubes);
    else danger = Math.max(danger, total + weights.filling * cubes);
  }
  return sum - 0.7 * danger;
}

/** What a crew has: stored and hauled cubes, cards, less what its wounded cost. */
function standing(board: Board, state: State, crew: number): number {
  const own = crewAt(state, crew);
  const cards = own.hand.length * (weights.card - weights.manyCards * Math.min(4, own.hand.length));
  const wounds = own.minor * weights.minor + own.moderate * weights.moderate + own.major * weights.major;
  return (
    pointsOf(board, own) +
    0.95 * cubePoints(board, own.haul) +
    0.1 * asidePoints(board, own) +
    cards -
    wounds +
    0.25 * own.droids.length
  );
}

/** What each crew may still expect of this round from its members on the map. */
function expectations(board: Board, state: State): number[] {
  const expected: number[] = state.crews.map((crew) => 1.33 * weights.card * crew.camp);
  let isBeforeMining = false;
  let isStoring = false;
  let isStealing = false;
  for (const { do: step } of state.agenda.stack) {
    if (step === 'steals') isStealing = true;
    else if (step !== 'steal') isBeforeMining = true;
    if (step === 'storing' || step === 'store') isStoring = true;
  }
  if (isStoring && !isStealing) return expected;
  if (isBeforeMining && !isStoring)
    for (let zone = 0; zone < board.zones.length; zone++) expectAtMine(board, state, zone, expected);
  for (let base = 0; base < board.bases.length; base++) expectAtBase(board, state, base, expected);
  if (state.fight !== null) expectWounds(state, expected);
  return expected;
}

function expectAtMine(board: Board, state: State, zone: number, expected: number[]): void {
  let members = 0;
  let crews = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const there = minersAt(state, crewAt(state, crew), zone);
    members += there;
    if (there > 0) crews++;
  }
  if (members === 0) return;
  const cubes = cubesAt(board, state, zone);
  const points = board.points[board.zones[zone]?.colour as Colour];
  const isFought = crews > 1 && members > cubes;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const there = minersAt(state, crewAt(state, crew), zone);
    if (there === 0) continue;
    const rivals = members - there;
    const taken = isFought
      ? (cubes * there * there) / (there * there + rivals * rivals)
      : Math.min(there, cubes);
    const hurt = isFought ? Math.min(there, rivals) * 0.45 : 0;
    expected[crew] = (expected[crew] as number) + Math.min(taken, there) * points - hurt * weights.moderate;
  }
}

/** Does anybody stand at this base at all? */
function isRaided(state: State, base: number): boolean {
  for (let crew = 0; crew < state.crews.length; crew++) {
    const raids = crewAt(state, crew).raids[base];
    if (raids === undefined) continue;
    for (let facing = 0; facing < facingCount; facing++) if ((raids[facing] ?? 0) > 0) return true;
  }
  return false;
}

/** A raid: raiders alone at a facing steal if nobody defends, or if they get the better of the defenders. */
function expectAtBase(board: Board, state: State, base: number, expected: number[]): void {
  const owner = state.owners[base] as number;
  if (owner < 0) return;
  if (!isRaided(state, base)) return;
  const { slots } = crewAt(state, owner);
  const defenders = defendersOf(crewAt(state, owner));
  for (let facing = 0; facing < facingCount; facing++) {
    const there = crewsAt(board, state, base, facing);
    for (const crew of there) {
      const raiders = there.length > 1 ? 1 : aloneAt(board, state, crew, base).length;
      const chance = outlast(raiders, defenders) / (there.length * there.length);
      const stolen = chance * stealMean(board, slots[facing] ?? []);
      const hurt = defenders === 0 && there.length === 1 ? 0 : 0.5;
      expected[crew] = (expected[crew] as number) + stolen - hurt * weights.moderate * (1 - chance);
      expected[owner] = (expected[owner] as number) - stolen;
    }
  }
}

/** Which share of one, two or three raiders outlasts so many defenders on average, if they never withdraw. */
const outlasting: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0.42, 0.71, 0.86],
  [0.11, 0.35, 0.61],
  [0.02, 0.12, 0.31],
  [0, 0.03, 0.13],
  [0, 0.01, 0.04],
];

export function outlast(raiders: number, defenders: number): number {
  const row = outlasting[Math.min(defenders, outlasting.length - 1)] as readonly number[];
  return row[Math.min(raiders, row.length) - 1] ?? 0;
}

/** Points a steal at this facing brings on average: outermost first, the first cube always. */
export function stealMean(board: Board, slots: readonly (Colour | null)[]): number {
  let sum = 0;
  let points = 0;
  let taken = 0;
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const cube = slots[slot];
    if (cube === null || cube === undefined) continue;
    const more = board.points[cube];
    points += more;
    // Each further cube needs a face that pays for all so far.
    const faces = taken === 0 ? 6 : 7 - Math.max(1, points);
    if (faces <= 0) break;
    sum += more * faces;
    taken++;
  }
  return sum / 6;
}

/** The dice on the table, judged as they lie. */
function expectWounds(state: State, expected: number[]): void {
  const { fight } = state;
  if (fight === null) return;
  const sides = [fight.picker, fight.rival] as const;
  const lost = 1.2;
  for (const { dice, lock } of pairsOf(fight)) {
    const [own, rival] = [fight.dice[dice[0]] as Die, fight.dice[dice[1]] as Die];
    const lead = lock === null ? own.face - rival.face : lock.wins === 1 ? 1 : lock.wins === 2 ? -1 : 0;
    const cost =
      lock !== null || lead === 0 ? weights.minor : Math.abs(lead) < 3 ? weights.moderate : weights.major;
    if (lead <= 0 && !isDroid(own)) expected[sides[0]] = (expected[sides[0]] as number) - cost - lost;
    if (lead >= 0 && !isDroid(rival)) expected[sides[1]] = (expected[sides[1]] as number) - cost - lost;
  }
}
