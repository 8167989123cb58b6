/** What is due in Combat, and who stands where unhindered (A10 to A13, A16, A17, A48). */
import { type Board, facingCount, facingPlace, placeName } from './board.ts';
import { arePartners, crewAt, isHeld } from './crews.ts';
import type { OpenCrew, OpenState } from './state.ts';

/** Something a crew must fight out: where, and against whom. */
export interface Due {
  readonly kind: 'mine' | 'facing' | 'raid';
  readonly at: string;
  readonly rivals: readonly number[];
}

/** Members of a crew at a mine, as far as the Alien lets them act. */
export const minersAt = (state: OpenState, crew: OpenCrew, zone: number): number =>
  isHeld(state, crew, zone) ? 0 : (crew.mines[zone] as number);

/** Droids in a base: those of cards, and the standing ones of an AI crew (AA63, AA81). */
export const droidsIn = (crew: Pick<OpenCrew, 'droids' | 'sentries'>): number =>
  crew.droids.length + crew.sentries;

/** Everybody who defends a base. */
export const defendersOf = (crew: Pick<OpenCrew, 'defence' | 'droids' | 'sentries'>): number =>
  crew.defence + droidsIn(crew);

export const isDefended = (crew: OpenCrew): boolean => defendersOf(crew) > 0;

/** Does a member of this crew stand at this facing, neither held nor behind a closed one (A48, AA65)? */
function actsAt(board: Board, state: OpenState, crew: OpenCrew, base: number, facing: number): boolean {
  if ((crew.raids[base]?.[facing] ?? 0) === 0) return false;
  if (isHeld(state, crew, board.bases[base]?.zone ?? -1)) return false;
  const owner = state.crews[state.owners[base] as number];
  return owner !== undefined && !owner.closed.includes(facing);
}

/** The crews that stand at a facing and may act there. */
export function crewsAt(board: Board, state: OpenState, base: number, facing: number): number[] {
  const there: number[] = [];
  for (let crew = 0; crew < state.crews.length; crew++)
    if (actsAt(board, state, crewAt(state, crew), base, facing)) there.push(crew);
  return there;
}

/** Is nobody else at this facing, where this crew stands and may act? */
export function isAloneAtFacing(
  board: Board,
  state: OpenState,
  crew: number,
  base: number,
  facing: number,
): boolean {
  if (!actsAt(board, state, crewAt(state, crew), base, facing)) return false;
  for (let other = 0; other < state.crews.length; other++)
    if (other !== crew && actsAt(board, state, crewAt(state, other), base, facing)) return false;
  return true;
}

/** The facings of a base at which a crew stands alone. */
export function aloneAt(board: Board, state: OpenState, crew: number, base: number): number[] {
  const alone: number[] = [];
  for (let facing = 0; facing < facingCount; facing++)
    if (isAloneAtFacing(board, state, crew, base, facing)) alone.push(facing);
  return alone;
}

/** Everything due for a crew, clockwise from its own base; in a zone mine, facings, raid (A31, AA45). */
export function dueOf(board: Board, state: OpenState, crew: number): Due[] {
  const own = crewAt(state, crew);
  const { zones, bases } = board;
  const start = bases[own.base]?.zone ?? 0;
  const due: Due[] = [];
  for (let step = 0; step < zones.length; step++) {
    const zone = (start + step) % zones.length;
    const { mine, base } = zones[zone] as Board['zones'][number];
    if ((own.mines[zone] as number) > 0) {
      const rivals = rivalsAtMine(board, state, crew, zone);
      if (rivals.length > 0) due.push({ kind: 'mine', at: mine, rivals });
    }
    if (base >= 0 && base !== own.base) dueAtBase(board, state, crew, base, due);
  }
  return due;
}

/** A12: a fight is due when members exceed cubes and rivals are there. */
function rivalsAtMine(board: Board, state: OpenState, crew: number, zone: number): number[] {
  const own = crewAt(state, crew);
  const rivals: number[] = [];
  if (isHeld(state, own, zone)) return rivals;
  let members = 0;
  for (let other = 0; other < state.crews.length; other++) {
    const there = minersAt(state, crewAt(state, other), zone);
    members += there;
    if (there > 0 && other !== crew && !arePartners(state, crew, other)) rivals.push(other);
  }
  return members > cubesAt(board, state, zone) ? rivals : [];
}

export const cubesAt = (board: Board, state: OpenState, zone: number): number =>
  state.mines[board.zones[zone]?.mine ?? ''] ?? 0;

function dueAtBase(board: Board, state: OpenState, crew: number, base: number, due: Due[]): void {
  const raiders = crewAt(state, crew).raids[base] as readonly number[];
  if ((raiders[0] as number) + (raiders[1] as number) + (raiders[2] as number) + (raiders[3] as number) === 0)
    return;
  let alone = 0;
  for (let facing = 0; facing < facingCount; facing++) {
    if (!actsAt(board, state, crewAt(state, crew), base, facing)) continue;
    const there = crewsAt(board, state, base, facing);
    if (there.length === 1) alone++;
    const rivals = there.filter((other) => other !== crew && !arePartners(state, crew, other));
    if (rivals.length > 0)
      due.push({ kind: 'facing', at: placeName(board, facingPlace(board, base, facing)), rivals });
  }
  const owner = state.owners[base] as number;
  if (alone > 0 && isDefended(crewAt(state, owner)))
    due.push({ kind: 'raid', at: board.bases[base]?.name ?? '', rivals: [owner] });
}
