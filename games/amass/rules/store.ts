/** Phase 6, Deposit, second part: storing, then all members go home (A21, A22, A41, A51, AA43). */
import { type Handler, type Step, type Umpire, withId } from '@accretion/engine';
import type { Board } from './board.ts';
import { type Colour, colours, facings } from './content.ts';
import { crewAt, isHuman } from './crews.ts';
import { countCubes, moreCubes, noCubes, sumCubes } from './cubes.ts';
import { notReady, sayReady, whyNotReady } from './ready.ts';
import { sentriesFor } from './sentries.ts';
import {
  type Crew,
  type Cubes,
  type Move,
  type OpenCrew,
  type OpenState,
  type Setting,
  type State,
  tell,
} from './state.ts';

const ready: Move = { do: 'ready' };
const unready: Move = { do: 'unready' };
const storeForMe: Move = { do: 'storeForMe' };
const store: Step = { do: 'store' };
const restore: Step = { do: 'restore' };

type Slots = readonly (readonly (Colour | null)[])[];

/** What was kept aside is stored as soon as slots are free (AA62). A seat with nothing to choose is ready. */
export const storing = (board: Board): Handler<State, Move> => ({
  run(state, _step, umpire) {
    for (let seat = 0; seat < state.crews.length; seat++) {
      const crew = crewAt(state, seat);
      crew.haul = sumCubes(crew.haul, crew.aside);
      crew.aside = noCubes;
      crew.ready = !isHuman(state, seat) || mustStore(board, crew) === 0;
      if (crew.ready || !isOneWay(board, crew)) continue;
      crew.setting = inOrder(bestSlots(board, withSettings(crew.slots, []), crew.haul, colourByColour));
      crew.ready = true;
    }
    umpire.next(store);
  },
});

const freeSlots = (board: Board, crew: OpenCrew): number =>
  crew.slots.length * board.content.slotsPerFacing - countCubes(crew.stored);

/** A21, AA60: a cube must be stored while a slot is free. */
export const mustStore = (board: Board, crew: OpenCrew): number =>
  Math.min(countCubes(crew.haul), freeSlots(board, crew));

/** A44: cubes of one colour that leave no slot free can be stored in one way only. */
const isOneWay = (board: Board, crew: Crew): boolean =>
  mustStore(board, crew) === freeSlots(board, crew) &&
  colours.filter((colour) => crew.haul[colour] > 0).length === 1;

/** AW8: a slot for each cube, changed freely until confirmed; the others see it when all have confirmed (A41). */
export const storeStep = (board: Board): Handler<State, Move> => ({
  owes: notReady,
  inSecret: true,
  moves(state, _step, seat) {
    const crew = crewAt(state, seat);
    const must = mustStore(board, crew);
    if (must === 0 || isOneWay(board, crew)) return [];
    const isComplete = crew.setting.length === must;
    const moves: Move[] = crew.ready ? [unready] : isComplete ? [ready] : [storeForMe];
    if (crew.ready) return moves;
    const left = cubesLeft(crew);
    crew.slots.forEach((slots, facing) => {
      for (let slot = 0; slot < slots.length; slot++) {
        if (slots[slot] !== null) continue;
        const at = { facing: facings[facing] as (typeof facings)[number], slot: slot + 1 };
        if (isSet(crew, facing, slot)) moves.push({ do: 'unstore', ...at });
        else if (!isComplete)
          for (const colour of colours) if (left[colour] > 0) moves.push({ do: 'store', ...at, colour });
      }
    });
    return moves;
  },
  refuse(state, _step, seat, move) {
    const crew = state.crews[seat];
    if (crew === undefined || !isHuman(state, seat)) return { rule: 'A21', why: 'noSuchSeat' };
    const must = mustStore(board, crew);
    if (must === 0) return { rule: 'A21', why: 'nothingToStore' };
    if (isOneWay(board, crew)) return { rule: 'A44', why: 'oneWayToStore' };
    if (move.do === 'unready') return whyNotReady(crew, false);
    if (crew.ready) return { rule: 'A41', why: 'takeReadyBack' };
    const isComplete = crew.setting.length === must;
    switch (move.do) {
      case 'ready':
        return isComplete
          ? null
          : { rule: 'A21', why: 'storeMore', values: { cubes: must - crew.setting.length } };
      case 'storeForMe':
        return isComplete ? { rule: 'A21', why: 'allStored' } : null;
      case 'store': {
        const facing = facings.indexOf(move.facing);
        const cube = crew.slots[facing]?.[move.slot - 1];
        if (cube === undefined) return { rule: 'A21', why: 'noSuchSlot' };
        if (cube !== null || isSet(crew, facing, move.slot - 1)) return { rule: 'A21', why: 'slotIsTaken' };
        if (isComplete) return { rule: 'A21', why: 'allStored' };
        return cubesLeft(crew)[move.colour] > 0 ? null : { rule: 'A21', why: 'noSuchCube' };
      }
      case 'unstore':
        return isSet(crew, facings.indexOf(move.facing), move.slot - 1)
          ? null
          : { rule: 'A21', why: 'nothingSetThere' };
      default:
        return { rule: 'A21', why: 'storeNow' };
    }
  },
  play(state, _step, seat, move, umpire) {
    const crew = crewAt(state, seat);
    switch (move.do) {
      case 'store':
        crew.setting = inOrder([
          ...crew.setting,
          { facing: facings.indexOf(move.facing), slot: move.slot - 1, colour: move.colour },
        ]);
        return;
      case 'unstore':
        crew.setting = crew.setting.filter(
          ({ facing, slot }) => facing !== facings.indexOf(move.facing) || slot !== move.slot - 1,
        );
        return;
      case 'storeForMe': {
        const set = withSettings(crew.slots, crew.setting);
        crew.setting = inOrder([...crew.setting, ...bestSlots(board, set, cubesLeft(crew), colourByColour)]);
        return;
      }
      default:
        sayReady(state, seat, move.do === 'ready', umpire);
    }
  },
  close(state, _step, umpire) {
    for (let crew = 0; crew < state.crews.length; crew++) storeAll(board, state, crew, umpire);
    goHome(state, umpire);
    umpire.next(restore);
  },
  byDefault: (state, _step, seat) =>
    crewAt(state, seat).setting.length < mustStore(board, crewAt(state, seat)) ? storeForMe : ready,
});

const isSet = (crew: Crew, facing: number, slot: number): boolean =>
  crew.setting.some((one) => one.facing === facing && one.slot === slot);

const inOrder = (settings: Setting[]): Setting[] =>
  settings.sort((a, b) => a.facing - b.facing || a.slot - b.slot);

/** Cubes of the haul that have no slot yet. */
export function cubesLeft(crew: Pick<Crew, 'haul' | 'setting'>): Cubes {
  let left = crew.haul;
  for (const { colour } of crew.setting) left = moreCubes(left, colour, -1);
  return left;
}

export function withSettings(slots: Slots, settings: readonly Setting[]): (Colour | null)[][] {
  const set = slots.map((facing) => facing.slice());
  for (const { facing, slot, colour } of settings) (set[facing] as (Colour | null)[])[slot] = colour;
  return set;
}

/** Which facing takes a cube of this colour; -1 for none. */
type Chooser = (slots: Slots, colour: Colour) => number;

/** From the most valuable cube to the least, each in the innermost free slot of the facing chosen. Fills `slots`. */
function bestSlots(board: Board, slots: (Colour | null)[][], cubes: Cubes, choose: Chooser): Setting[] {
  const settings: Setting[] = [];
  for (const colour of board.byValue) {
    for (let left = cubes[colour]; left > 0; left--) {
      const facing = choose(slots, colour);
      if (facing < 0) return settings;
      const line = slots[facing] as (Colour | null)[];
      const slot = line.indexOf(null);
      line[slot] = colour;
      settings.push({ facing, slot, colour });
    }
  }
  return settings;
}

/** AA43, an AI crew: the fullest facing with room; ties N, E, S, W. So a valuable cube is seldom the outermost. */
const fullestFacing: Chooser = (slots) => {
  let best = -1;
  let most = -1;
  slots.forEach((line, facing) => {
    const free = line.filter((cube) => cube === null).length;
    if (free === 0 || line.length - free <= most) return;
    most = line.length - free;
    best = facing;
  });
  return best;
};

/** AA43, for a human: the fullest facing of only this colour with room, else that with most free slots. */
const colourByColour: Chooser = (slots, colour) => {
  let best = -1;
  let rank = 0;
  slots.forEach((line, facing) => {
    const free = line.filter((cube) => cube === null).length;
    if (free === 0) return;
    const isOwn = free < line.length && line.every((cube) => cube === null || cube === colour);
    const found = isOwn ? 100 + line.length - free : free;
    if (found <= rank) return;
    rank = found;
    best = facing;
  });
  return best;
};

/** The slots are filled, what does not fit is kept aside. */
function storeAll(board: Board, state: State, seat: number, umpire: Umpire): void {
  const crew = crewAt(state, seat);
  if (countCubes(crew.haul) > 0) {
    const slots = withSettings(crew.slots, crew.setting);
    const settings = isHuman(state, seat) ? crew.setting : bestSlots(board, slots, crew.haul, fullestFacing);
    let stored = noCubes;
    for (const { colour } of settings) stored = moreCubes(stored, colour, 1);
    crew.slots = slots;
    crew.stored = sumCubes(crew.stored, stored);
    crew.aside = {
      green: crew.haul.green - stored.green,
      blue: crew.haul.blue - stored.blue,
      pink: crew.haul.pink - stored.pink,
      orange: crew.haul.orange - stored.orange,
    };
    crew.haul = noCubes;
    crew.setting = [];
    tell(umpire, { did: 'store', crew: seat, stored, aside: crew.aside });
  }
  crew.ready = false;
}

/** A22, A51 (c): all members on the map go home; droids, Armour and closed facings end. */
function goHome(state: State, umpire: Umpire): void {
  for (const [seat, crew] of state.crews.entries()) {
    for (const droid of crew.droids) state.discard = withId(state.discard, droid);
    sendHome(state, seat, crew);
  }
  tell(umpire, { did: 'goHome' });
}

export function sendHome(state: OpenState, seat: number, crew: OnMap): void {
  let returning = crew.defence + crew.camp + crew.withdrawn;
  for (const members of crew.mines) returning += members;
  for (const [n, e, s, w] of crew.raids) returning += (n ?? 0) + (e ?? 0) + (s ?? 0) + (w ?? 0);
  crew.home += returning;
  crew.defence = 0;
  crew.camp = 0;
  crew.withdrawn = 0;
  crew.mines = crew.mines.map(() => 0);
  crew.raids = crew.raids.map(() => [0, 0, 0, 0]);
  crew.droids = [];
  crew.sentries = isHuman(state, seat) ? 0 : sentriesFor(state.sentries, crew.stored); // AA81
  crew.armour = false;
  crew.closed = [];
}

/** What of a crew ends with the round. */
type OnMap = Omit<Crew, 'hand' | 'plan' | 'setting' | 'sawTop'>;
