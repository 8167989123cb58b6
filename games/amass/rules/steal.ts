/** Phase 6, Deposit, first part: stealing (A18, A20, A51, AA11 to AA14). */
import { type Handler, roll, type Step, type Umpire, withAt } from '@accretion/engine';
import { type Board, facingCount, facingPlace, placeName } from './board.ts';
import type { Colour } from './content.ts';
import { clockwiseFrom, crewAt, isHuman, raidersAt } from './crews.ts';
import { moreCubes } from './cubes.ts';
import { isAloneAtFacing, isDefended } from './due.ts';
import { type Crew, type Move, type State, tell } from './state.ts';

interface StealsStep extends Step {
  /** Where in the order of A51 to go on. */
  readonly from: number;
}

interface StealStep extends Step {
  readonly seat: number;
  readonly base: number;
  readonly facing: number;
  readonly face: number;
}

/** A51 (a): seat by seat, by target base clockwise from the crew's own base, then N, E, S, W. */
export const steals = (board: Board): Handler<State, Move, StealsStep> => ({
  run(state, { from }, umpire) {
    const seats = clockwiseFrom(state, state.first);
    const perCrew = board.bases.length * facingCount;
    for (let at = from; at < seats.length * perCrew; at++) {
      const crew = seats[Math.floor(at / perCrew)] as number;
      const own = crewAt(state, crew);
      const base = (own.base + Math.floor((at % perCrew) / facingCount)) % board.bases.length;
      if (raidersAt(own, base) === 0) {
        at += facingCount - 1 - (at % facingCount);
        continue;
      }
      const facing = at % facingCount;
      if (!maySteal(board, state, crew, base, facing)) continue;
      const face = roll(umpire.rng, 6);
      tell(umpire, { did: 'stealRoll', crew, at: placeName(board, facingPlace(board, base, facing)), face });
      const next: StealsStep = { do: 'steals', from: at + 1 };
      if (isHuman(state, crew)) umpire.next({ do: 'steal', seat: crew, base, facing, face }, next);
      else {
        take(board, state, crew, base, facing, mostCubes(board, state, base, facing, face), umpire); // AA44
        umpire.next(next);
      }
      return;
    }
  },
});

/** A18, A20: alone at a facing with cubes, of a base without defenders. */
function maySteal(board: Board, state: State, crew: number, base: number, facing: number): boolean {
  if (!isAloneAtFacing(board, state, crew, base, facing)) return false;
  const owner = crewAt(state, state.owners[base] as number);
  return !isDefended(owner) && slotsAt(owner, facing).some((cube) => cube !== null);
}

const slotsAt = (crew: Crew, facing: number): readonly (Colour | null)[] => crew.slots[facing] ?? [];

/** A20: outermost first as long as the points do not exceed the roll; the first cube is always allowed. */
function mostCubes(board: Board, state: State, base: number, facing: number, face: number): number {
  const slots = slotsAt(crewAt(state, state.owners[base] as number), facing);
  let points = 0;
  let cubes = 0;
  for (let slot = slots.length - 1; slot >= 0; slot--) {
    const cube = slots[slot];
    if (cube === null || cube === undefined) continue; // AA14: empty slots are passed over
    points += board.points[cube];
    if (cubes > 0 && points > face) break;
    cubes++;
  }
  return cubes;
}

/** AW7: how many cubes from the outer edge. */
export const steal = (board: Board): Handler<State, Move, StealStep> => ({
  moves(state, { base, facing, face }) {
    const most = mostCubes(board, state, base, facing, face);
    return Array.from({ length: most + 1 }, (_, i) => ({ do: 'steal', cubes: most - i }));
  },
  refuse(state, { base, facing, face }, _seat, move) {
    if (move.do !== 'steal') return { rule: 'A20', why: 'stealNow' };
    const most = mostCubes(board, state, base, facing, face);
    return move.cubes <= most ? null : { rule: 'A20', why: 'tooValuable', values: { most } };
  },
  play(state, { base, facing }, seat, move, umpire) {
    if (move.do === 'steal') take(board, state, seat, base, facing, move.cubes, umpire);
  },
});

function take(
  board: Board,
  state: State,
  crew: number,
  base: number,
  facing: number,
  cubes: number,
  umpire: Umpire,
): void {
  const from = state.owners[base] as number;
  const owner = crewAt(state, from);
  const own = crewAt(state, crew);
  const taken = takeOutermost(owner, own, facing, cubes);
  const at = placeName(board, facingPlace(board, base, facing));
  tell(umpire, { did: 'steal', crew, from, at, cubes: taken });
}

/** So many cubes of a facing, the outermost first, go to the haul of another crew; which they were. */
export function takeOutermost(
  owner: Pick<Crew, 'slots' | 'stored'>,
  thief: Pick<Crew, 'haul'>,
  facing: number,
  cubes: number,
): Colour[] {
  const slots = (owner.slots[facing] ?? []).slice();
  const taken: Colour[] = [];
  for (let slot = slots.length - 1; slot >= 0 && taken.length < cubes; slot--) {
    const cube = slots[slot];
    if (cube === null || cube === undefined) continue;
    slots[slot] = null;
    owner.stored = moreCubes(owner.stored, cube, -1);
    thief.haul = moreCubes(thief.haul, cube, 1);
    taken.push(cube);
  }
  if (taken.length > 0) owner.slots = withAt(owner.slots, facing, slots);
  return taken;
}
