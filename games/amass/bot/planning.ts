/** Plans, member by member: each where it promises most given those already planned. */
import type { Rng, Seat } from '@accretion/engine';
import {
  type Board,
  baseOfFacing,
  facingCount,
  facingOf,
  facingPlace,
  isFacing,
  isMine,
  zoneOf,
} from '../rules/board.ts';
import type { Colour } from '../rules/content.ts';
import { arePartners, crewAt } from '../rules/crews.ts';
import { cubesAt } from '../rules/due.ts';
import { planned } from '../rules/plan.ts';
import { pointsOf } from '../rules/score.ts';
import type { Crew, Move, State } from '../rules/state.ts';

import { outlast, stealMean } from './prospects.ts';
import { weights } from './weights.ts';

/** AW2: the most promising place for one more member; ready when none promises enough. */
export function nextPlaced(
  board: Board,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  rng: Rng | null,
  mayRaid: boolean,
): Move | null {
  const crew = crewAt(state, seat);
  const tally = planned(board, crew);
  const survey = new Survey(board, state, seat);
  let best: Move | null = null;
  let highest = weights.least;
  for (const move of moves) {
    if (move.do !== 'place') continue;
    const place = board.place(move.at);
    if (!mayRaid && isFacing(board, place)) continue;
    const found = promise(survey, tally, place) + noise(rng, weights.noise);
    if (found <= highest) continue;
    highest = found;
    best = move;
  }
  return best ?? moves.find((move) => move.do === 'ready') ?? null;
}

/** Equals are told apart by chance, or the first in the list would always suffer. */
export const noise = (rng: Rng | null, most: number): number =>
  rng === null ? 0 : (most * rng.below(1000)) / 1000;

/** What does not depend on the place a member may go to: found once for a decision, when it is first asked for. */
class Survey {
  private free = -1;
  private everything = -1;
  private readonly loot: number[][] = [];

  constructor(
    readonly board: Board,
    readonly state: State,
    readonly seat: Seat,
  ) {}

  /** Members of rivals that are still at home. */
  get freeRivals(): number {
    if (this.free >= 0) return this.free;
    const { state, seat } = this;
    this.free = 0;
    for (let crew = 0; crew < state.crews.length; crew++)
      if (crew !== seat && !arePartners(state, crew, seat)) this.free += crewAt(state, crew).home;
    return this.free;
  }

  /** What all mines together promise. */
  get all(): number {
    if (this.everything >= 0) return this.everything;
    const { board, state } = this;
    this.everything = 0;
    for (let zone = 0; zone < board.zones.length; zone++)
      if (zone !== state.alien)
        this.everything +=
          cubesAt(board, state, zone) * (1 + board.points[board.zones[zone]?.colour as Colour]);
    return this.everything;
  }

  /** What a steal brings at each facing of a base. */
  stolenAt(base: number): readonly number[] {
    const { board, state } = this;
    const { slots } = crewAt(state, state.owners[base] as number);
    this.loot[base] ??= Array.from({ length: facingCount }, (_, facing) =>
      stealMean(board, slots[facing] ?? []),
    );
    return this.loot[base];
  }
}

function promise(survey: Survey, tally: readonly number[], place: number): number {
  const { board, state, seat } = survey;
  const there = tally[place] as number;
  const crew = crewAt(state, seat);
  if (place === board.camp) return 1.33 * weights.card * (crew.hand.length > 4 ? 0.3 : 1) - 0.35 * there;
  if (place === board.defence) return defencePromise(survey, there);
  if (zoneOf(board, place, crew.base) === state.alien) return -1;
  if (isMine(board, place)) return minePromise(survey, place, there);
  return raidPromise(survey, crew, tally, place);
}

function minePromise({ board, state, all, freeRivals }: Survey, zone: number, there: number): number {
  const cubes = cubesAt(board, state, zone);
  if (cubes <= there) return -1;
  const points = board.points[board.zones[zone]?.colour as Colour];
  const share = (cubes * (1 + points)) / Math.max(1, all);
  const rivals = Math.min(3 * (state.crews.length - 1), freeRivals * weights.miners * share);
  const slack = cubes - there - rivals;
  const chance = Math.min(1, Math.max(0.15, 0.6 + 0.22 * slack));
  const filling = state.coop ? weights.filling : 0.3;
  return (points + filling) * chance - (1 - chance) * weights.moderate * 0.8;
}

/** A raid pays by the group: what each further member of the best group adds, this facing and the next best. */
function raidPromise(survey: Survey, crew: Crew, tally: readonly number[], place: number): number {
  const { board, state } = survey;
  const base = baseOfFacing(board, place);
  const owner = crewAt(state, state.owners[base] as number);
  const loots = survey.stolenAt(base);
  const here = loots[facingOf(board, place)] as number;
  if (here === 0) return -1;
  const north = facingPlace(board, base, 0);
  const extra = state.coop ? weights.filling : 0;
  let raiders = 0;
  let planned = 0;
  const more: number[] = [];
  for (let facing = 0; facing < facingCount; facing++) {
    const stolen = loots[facing] as number;
    if ((tally[north + facing] as number) > 0) {
      raiders++;
      planned += stolen + extra;
    } else if (north + facing !== place && stolen > 0) more.push(stolen + extra);
  }
  more.sort((a, b) => b - a);
  const likely = owner.home > 0 ? weights.defended : 0;
  const rivals = 0.5 / (state.crews.length - 1) + weights.leader * lead(board, state, base);
  const value = (group: number, loot: number): number => {
    if (group === 0) return 0;
    const chance =
      (1 - likely) * outlast(group, owner.sentries) + likely * outlast(group, owner.sentries + 1);
    return loot * chance * 0.85 * (1 + rivals) - (1 - chance) * group * weights.moderate;
  };
  const before = value(raiders, planned);
  const left = crew.home - crew.plan.length;
  let best = Number.NEGATIVE_INFINITY;
  let loot = planned + here + extra;
  let next = 0;
  for (let group = raiders + 1; group <= board.content.caps.raid && group - raiders <= left; group++) {
    best = Math.max(best, (value(group, loot) - before) / (group - raiders));
    if (next >= more.length) break;
    loot += more[next++] as number;
  }
  return best;
}

/** How far the owner of a base is ahead of the others' mean. */
function lead(board: Board, state: State, base: number): number {
  let sum = 0;
  for (const crew of state.crews) sum += pointsOf(board, crew);
  return pointsOf(board, crewAt(state, state.owners[base] as number)) - sum / state.crews.length;
}

function defencePromise(survey: Survey, there: number): number {
  const { board, state, seat, freeRivals } = survey;
  const crew = crewAt(state, seat);
  if (board.bases[crew.base]?.zone === state.alien) return -1;
  const exposed = crew.slots.map((slots) => stealMean(board, slots)).sort((a, b) => b - a);
  const raiders = (freeRivals * weights.raiders) / Math.max(1, state.crews.length - 1);
  let loss = 0;
  for (let i = 0; i < exposed.length; i++)
    loss += Math.min(1, Math.max(0, raiders - i)) * (exposed[i] as number);
  return loss * (there === 0 ? 0.55 : there === 1 ? 0.3 : 0.15) - 0.1;
}
