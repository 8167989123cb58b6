/** A roll-off: dice, pairs, the window for Combat cards, wounds (A14, A15, A47, A55, AA55, AA64). */
import { roll, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import { type Board, facingPlace } from './board.ts';
import type { Wound } from './content.ts';
import { addMembers, crewAt, isHuman, nextCrew, woundOf } from './crews.ts';
import { aloneAt, minersAt } from './due.ts';
import { type Die, type Fight, isDroid, type Lock, type OpenState, type State, tell } from './state.ts';

/** A47 (1) to (3): both sides roll, the picker first; members (raiders N, E, S, W), then droids. */
export function startFight(
  board: Board,
  state: State,
  picker: number,
  kind: Fight['kind'],
  at: string,
  rival: number,
  umpire: Umpire,
): void {
  tell(umpire, { did: 'fight', crew: picker, against: rival, at });
  const fight = rolledFight(board, state, { kind, at, picker, rival }, () => roll(umpire.rng, 6));
  const { dice } = fight;
  state.fight = fight;
  if (umpire.listening)
    tell(umpire, {
      did: 'roll',
      crew: picker,
      against: rival,
      faces: dice.filter((die) => die.side === 0).map((die) => die.face),
      rivalFaces: dice.filter((die) => die.side === 1).map((die) => die.face),
    });
  nextReaction(board, state, 0, 0, umpire);
}

type Sides = Pick<Fight, 'kind' | 'at' | 'picker' | 'rival'>;

/** A fight with its dice just rolled; `face` gives one face after the other. */
export function rolledFight(board: Board, state: OpenState, sides: Sides, face: () => number): Fight {
  const dice: Die[] = [];
  rollSide(board, state, 0, sides.picker, sides, face, dice);
  rollSide(board, state, 1, sides.rival, sides, face, dice);
  return { ...sides, dice, locks: [] };
}

function rollSide(
  board: Board,
  state: OpenState,
  side: number,
  crew: number,
  { kind, at }: Sides,
  face: () => number,
  dice: Die[],
): void {
  const own = crewAt(state, crew);
  const add = (facing: number, droid: number | null, sentry = false): void => {
    dice.push({ side, face: face(), facing, droid, called: false, sentry });
  };
  if (kind === 'facing') add(-1, null);
  else if (kind === 'mine') for (let i = minersAt(state, own, board.place(at)); i > 0; i--) add(-1, null);
  else if (side === 0) for (const facing of aloneAt(board, state, crew, board.base(at))) add(facing, null);
  else {
    for (let i = own.defence; i > 0; i--) add(-1, null);
    for (const droid of own.droids) add(-1, droid);
    for (let i = own.sentries; i > 0; i--) add(-1, null, true);
  }
}

/** A pairing: the picker's die and the rival's, by number. */
export interface Pair {
  readonly dice: readonly [number, number];
  readonly lock: Lock | null;
}

export const isLocked = (fight: Fight, die: number): boolean =>
  fight.locks.some((lock) => lock.dice.includes(die));

/** A14, AA27: locked pairings stay; all other dice of both sides, high to low, are paired in order. */
export function pairsOf(fight: Fight): Pair[] {
  const pairs: Pair[] = fight.locks.map((lock) => ({
    dice: [lock.dice[0] as number, lock.dice[1] as number],
    lock,
  }));
  const [own, rivals] = [sorted(fight, 0), sorted(fight, 1)];
  for (let i = 0; i < own.length && i < rivals.length; i++)
    pairs.push({ dice: [own[i] as number, rivals[i] as number], lock: null });
  return pairs;
}

/** Free dice of a side from high to low; among equals the droid's first, then N, E, S, W (AA55). */
function sorted(fight: Fight, side: number): number[] {
  const { dice } = fight;
  const free: number[] = [];
  for (let i = 0; i < dice.length; i++)
    if ((dice[i] as Die).side === side && !isLocked(fight, i)) free.push(i);
  const rank = (i: number): number => {
    const one = dice[i] as Die;
    return -one.face * 100 + (isDroid(one) ? 0 : 10 + one.facing);
  };
  return free.sort((a, b) => rank(a) - rank(b) || a - b);
}

export interface ReactStep extends Step {
  readonly seat: number;
  readonly side: number;
  readonly passes: number;
}

const crewOnSide = (fight: Fight, side: number): number => (side === 0 ? fight.picker : fight.rival);

/** A47 (4): the sides take turns, until both pass in a row. AI crews and empty hands pass by themselves (A42). */
export function nextReaction(board: Board, state: State, side: number, passes: number, umpire: Umpire): void {
  const fight = state.fight as Fight;
  for (let passed = passes, now = side; passed < 2; passed++, now = 1 - now) {
    const seat = crewOnSide(fight, now);
    if (!isHuman(state, seat) || crewAt(state, seat).hand.length === 0) continue;
    umpire.next({ do: 'react', seat, side: now, passes: passed } satisfies ReactStep);
    return;
  }
  judge(board, state, umpire);
}

/** A14: how badly the loser of a pair is hurt; a tie hurts both. */
export const woundBy = (difference: number): Wound =>
  difference === 0 ? 'minor' : difference < 3 ? 'moderate' : 'major';

/** What the dice of a fight lead to: who wins each pair, and the dice that lose, in order. */
export function verdictOf(fight: Fight) {
  const hurt: { die: Die; wound: Wound }[] = [];
  const judged = pairsOf(fight).map(({ dice, lock }) => {
    const [own, rival] = [fight.dice[dice[0]] as Die, fight.dice[dice[1]] as Die];
    const won =
      lock === null ? Math.sign(own.face - rival.face) : lock.wins === 1 ? 1 : lock.wins === 2 ? -1 : 0;
    const wound = won === 0 ? 'minor' : lock === null ? woundBy(Math.abs(own.face - rival.face)) : lock.loser;
    if (won <= 0) hurt.push({ die: own, wound });
    if (won >= 0) hurt.push({ die: rival, wound });
    return { faces: [own.face, rival.face], won: won === 0 ? -1 : won > 0 ? 0 : 1 };
  });
  return { hurt, judged };
}

/** A47 (5), (6): all pairs are judged at once; then the next crew clockwise from the picker goes on. */
function judge(board: Board, state: State, umpire: Umpire): void {
  const fight = state.fight as Fight;
  const { hurt, judged } = verdictOf(fight);
  tell(umpire, { did: 'pairs', crew: fight.picker, against: fight.rival, pairs: judged });
  for (const { die, wound } of hurt) lose(board, state, fight, die, wound, umpire);
  state.fight = null;
  umpire.next({ do: 'combat', crew: nextCrew(state, fight.picker) });
}

/** The member behind a die goes to the Wound Track; a droid is just gone (AA63, AA81). */
export function lose(board: Board, state: State, fight: Fight, die: Die, wound: Wound, umpire: Umpire): void {
  const crew = crewOnSide(fight, die.side);
  const own = crewAt(state, crew);
  if (isDroid(die)) {
    if (die.sentry) own.sentries--;
    else if (die.droid !== null && !die.called) {
      own.droids = withoutId(own.droids, die.droid);
      state.discard = withId(state.discard, die.droid);
    }
    tell(umpire, { did: 'droidLost', crew });
    return;
  }
  addMembers(board, own, placeOfDie(board, fight, die), -1);
  const to = woundOf(state, crew, wound);
  own[to]++;
  tell(umpire, { did: 'wound', crew, to, at: fight.at });
}

/** Where the member behind a die stands. */
export function placeOfDie(board: Board, fight: Fight, die: Die): number {
  if (fight.kind !== 'raid') return board.place(fight.at);
  return die.side === 1 ? board.defence : facingPlace(board, board.base(fight.at), die.facing);
}
