/**
 * A toy game with a continuum of moves and dice, for the tests of searches. Two seats throw in turn, five times each:
 *
 * D1 A target is drawn for every throw, a whole number from 0 to 999. Any number may be aimed at.
 * D2 Two dice decide how far from there the dart lands: ten for each eye of the first more than of the second.
 * D3 A dart scores 100, less its distance from the target, and never less than nothing. Most points win.
 */
import { agendaOf, cloneAgenda, type Step } from '../../agenda.ts';
import type { Game, Handler, Outcome } from '../../game.ts';
import * as is from '../../shape.ts';

const farthest = 999;
const throwsEach = 5;
/** Only these are offered, though any number is legal. */
const listed = [0, 250, 500, 750, farthest];

const aim = is.int(0, farthest);
const shape = is.record({
  agenda: is.agenda(),
  thrown: is.open(is.int(0, 2 * throwsEach)),
  target: is.open(aim),
  /** Where the last dart landed. */
  landed: is.open(is.int(-50, 1049)),
  points: is.open(is.bySeat(is.int(0, 1000))),
});
const move = is.either('do', { throw: { aim } });
const event = is.either('did', {
  target: { target: aim },
  land: { seat: is.int(0, 1), at: is.int(-50, 1049), points: is.int(0, 100) },
});
const nothing = is.record({});

export type DartsState = is.ValueOf<typeof shape>;
export type DartsMove = is.ValueOf<typeof move>;
type Nothing = is.ValueOf<typeof nothing>;
const told = (happened: is.ValueOf<typeof event>): is.ValueOf<typeof event> => happened;

const turn: Handler<DartsState, DartsMove> = {
  run(state, _step, umpire) {
    if (state.thrown === 2 * throwsEach) return;
    state.target = umpire.rng.below(farthest + 1);
    umpire.tell(told({ did: 'target', target: state.target }));
    umpire.next({ do: 'throw', seat: state.thrown % 2 }, { do: 'turn' });
  },
};

const dart: Handler<DartsState, DartsMove, Step> = {
  moves: () => listed.map((at): DartsMove => ({ do: 'throw', aim: at })),
  anyMove: (_state, _step, _seat, rng) => ({ do: 'throw', aim: rng.below(farthest + 1) }),
  refuse: () => null,
  play(state, _step, seat, thrown, umpire) {
    const at = thrown.aim + 10 * (umpire.rng.below(6) - umpire.rng.below(6));
    const points = Math.max(0, 100 - Math.abs(at - state.target));
    state.points = state.points.map((own, one) => (one === seat ? own + points : own));
    state.landed = at;
    state.thrown++;
    umpire.tell(told({ did: 'land', seat, at, points }));
  },
};

function outcome({ thrown, points }: DartsState): Outcome | null {
  if (thrown < 2 * throwsEach) return null;
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  return { ranks, of: 2, scores: points, by: points.map(() => 'points') };
}

const copy = (state: DartsState): DartsState => ({ ...state, agenda: cloneAgenda(state.agenda) });

export const darts: Game<DartsState, DartsMove, Nothing, Nothing, Nothing> = {
  id: 'darts',
  name: { en: 'Darts', de: 'Darts' },
  version: 1,
  options: nothing,
  defaults: {},
  move,
  event,
  content: {},
  contentShape: nothing,
  contentProblems: () => [],
  seats: { min: 2, max: 2 },
  seating: () => ({ roles: ['player', 'player'], sides: [[0], [1]] }),
  model: ({ content }) => content,
  rules: () => ({
    shape,
    components: {},
    setup: () => ({ agenda: agendaOf({ do: 'turn' }), thrown: 0, target: 0, landed: 0, points: [0, 0] }),
    steps: { turn, throw: dart },
    outcome,
    // Nothing is hidden but the dice to come.
    imagine: (view) => () => copy(view as DartsState),
    clone: copy,
  }),
};
