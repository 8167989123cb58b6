/** Phase 1, Distribute: a resource card, the Alien, the cubes (A3 to A6). */
import { type Handler, type Rng, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import type { Board, ResourceCard } from './board.ts';
import { crewAt } from './crews.ts';
import { countCubes, moreCubes } from './cubes.ts';
import { end } from './score.ts';
import { type Move, type State, tell } from './state.ts';

type Of = Handler<State, Move>;

/** A3, A38: the First Player looks at two cards; alone, or with a single card left (AA21), there is no choice. */
export const distribute = (board: Board): Of => ({
  run(state, _step, umpire) {
    state.round++;
    if (state.current !== null) state.played = withId(state.played, state.current);
    state.current = null;
    if (state.resources.length === 0 && state.top === null) {
      state.resources = state.played; // AA20
      state.played = [];
      tell(umpire, { did: 'shuffle', deck: 'resource' });
    }
    if (state.top === null) forgetTop(state);
    const first = draw(state, umpire.rng);
    if (state.humans === 1 || state.resources.length === 0) {
      play(board, state, first, umpire);
      return;
    }
    const second = draw(state, umpire.rng);
    const seat = state.first;
    crewAt(state, seat).sawTop = true;
    state.offered = [first, second];
    tell(
      umpire,
      { did: 'look', seat, cards: [], count: 2 },
      { to: 1 << seat, event: { did: 'look', seat, cards: [first, second], count: 2 } },
    );
    umpire.next({ do: 'choose', seat });
  },
});

/** Another card lies on top now, which nobody has seen. */
function forgetTop(state: State): void {
  for (let seat = 0; seat < state.humans; seat++) crewAt(state, seat).sawTop = false;
}

/** The card on top of the deck: the one put back, or any of the others. */
function draw(state: State, rng: Rng): number {
  const { top } = state;
  if (top !== null) {
    state.top = null;
    return top;
  }
  const card = rng.from(state.resources);
  state.resources = withoutId(state.resources, card);
  return card;
}

/** AW1: which of the two cards is played. The other goes back on top, known to those who have seen it (A38). */
export const choose = (board: Board): Of => ({
  moves: (state) => state.offered.map((card) => ({ do: 'choose', card })),
  refuse(state, _step, _seat, move) {
    if (move.do !== 'choose') return { rule: 'A3', why: 'chooseResource' };
    return state.offered.includes(move.card) ? null : { rule: 'A3', why: 'notOffered' };
  },
  play(state, _step, seat, move, umpire) {
    if (move.do !== 'choose') return;
    const back = state.offered.find((card) => card !== move.card) as number;
    if (back === state.offered[1]) {
      forgetTop(state);
      crewAt(state, seat).sawTop = true;
    }
    state.top = back;
    state.offered = [];
    play(board, state, move.card, umpire);
  },
});

function play(board: Board, state: State, card: number, umpire: Umpire): void {
  const printed = board.resources[card] as ResourceCard;
  state.current = card;
  state.cardsPlayed++;
  tell(umpire, { did: 'playResource', seat: state.first, card, round: state.round });
  moveAlien(board, state, printed.alien, umpire);
  place(board, state, printed, umpire);
  if (isPlanetEmpty(state)) {
    end(board, state, 'planet', umpire); // A53, AA18
    return;
  }
  for (let seat = 0; seat < state.humans; seat++) {
    const crew = crewAt(state, seat);
    crew.ready = crew.home === 0; // A44: with nobody to send there is only the empty plan
  }
  umpire.next(plan);
}

const plan: Step = { do: 'plan' };

/** A4: it clears every zone it enters or crosses, the last included; the one it leaves keeps its cubes. */
function moveAlien(board: Board, state: State, steps: number, umpire: Umpire): void {
  const from = state.alien;
  const zones = board.zones.length;
  state.alien = (from + steps) % zones;
  tell(umpire, { did: 'moveAlien', from, to: state.alien, steps });
  for (let step = 1; step <= steps; step++) {
    const zone = (from + step) % zones;
    const { mine, colour } = board.zones[zone] as Board['zones'][number];
    const cubes = state.mines[mine] ?? 0;
    if (cubes === 0) continue;
    state.mines = { ...state.mines, [mine]: 0 };
    state.gone = moreCubes(state.gone, colour, cubes); // AA17
    tell(umpire, { did: 'clear', zone, mine, cubes });
  }
}

/** A5, AA19: on top of what lies there, in zone order while the colour lasts; crossed cubes at large tables only. */
function place(board: Board, state: State, card: ResourceCard, umpire: Umpire): void {
  const isLarge = state.crews.length >= board.content.crossedFrom;
  const mines: Record<string, number> = { ...state.mines };
  const placed: number[] = [];
  board.zones.forEach(({ mine, colour }, zone) => {
    const wanted = (card.cubes[zone] ?? 0) + (isLarge ? (card.crossed[zone] ?? 0) : 0);
    const cubes = Math.min(wanted, state.supply[colour]);
    placed.push(cubes);
    mines[mine] = (mines[mine] ?? 0) + cubes;
    if (cubes > 0) state.supply = moreCubes(state.supply, colour, -cubes);
  });
  state.mines = mines;
  tell(umpire, { did: 'distribute', mines: placed });
}

/** A26: supply and all mines empty. */
export const isPlanetEmpty = (state: State): boolean =>
  countCubes(state.supply) === 0 && Object.values(state.mines).every((cubes) => cubes === 0);
