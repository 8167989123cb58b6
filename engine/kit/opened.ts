/** Matches for a game's own tests: boxes with a pack, situations made up, whole matches of random choices. */
import { boxOf } from '../box.ts';
import { quickRng, type Rng } from '../chance.ts';
import type { Box } from '../content.ts';
import { type Game, isRefusal, type Move, type State } from '../game.ts';
import { problemText } from '../problems.ts';
import { optionsFor, type Ruleset, rulesetOf } from '../ruleset.ts';
import type { Scenario } from '../scenario.ts';
import { openStage, type Stage } from '../scenario.ts';
import { firstSeat, nobody, type Seat } from '../seats.ts';
import type { Seating } from './subject.ts';

/** A box of the game, built in or changed by a pack that fits. */
export function boxWith<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  pack: unknown = null,
): Box<C> {
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) throw new Error(boxed.problems.map((one) => problemText(one, game)).join('; '));
  return boxed.box;
}

/** The ruleset and the complete options of a seating; throws if it cannot be played. */
function seated<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  { seats, options = {}, pack }: Seating,
): { readonly ruleset: Ruleset<S, M, O, C>; readonly options: O } {
  const box = boxWith(game, pack);
  const chosen = optionsFor(game, options, seats, box.content);
  if (isRefusal(chosen)) throw new Error(`${chosen.rule} ${chosen.why}`);
  return { ruleset: rulesetOf(game, box), options: chosen.options };
}

/** A match at a moment made up for a test: what a scenario says before its moves. */
export type Situation = Seating & Pick<Scenario, 'at' | 'given' | 'rolls'> & { readonly seed?: string };

/** Opens a match in a situation. */
export function openMatch<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  { seats, options, pack, seed = 'a test', ...moment }: Situation,
): { readonly ruleset: Ruleset<S, M, O, C>; readonly stage: Stage<S> } {
  const { ruleset, options: complete } = seated(game, { seats, pack, ...(options && { options }) });
  const stage = openStage(ruleset, { name: seed, seats, options: complete, ...moment });
  if ('problem' in stage) throw new Error(`${stage.where}: ${stage.problem}`);
  return { ruleset, stage };
}

/** How to play a match to its end. */
interface Playout<S, M> extends Seating {
  readonly seed: number;
  /** Sees every state before its move. */
  readonly visit?: (state: S, seat: Seat, move: M) => void;
}

/** A match of random choices to its end, in one state that changes. */
export function playOut<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  { seed, visit, ...seating }: Playout<S, M>,
): { readonly state: S; readonly moves: number } {
  const { ruleset, options } = seated(game, seating);
  const rng: Rng = quickRng(seed);
  const state = ruleset.setup(options, seating.seats, rng);
  for (let moves = 0; ; moves++) {
    const owing = ruleset.toAct(state);
    if (owing === nobody) return { state, moves };
    const seat = firstSeat(owing);
    const offers = ruleset.moves(state, seat);
    const move = offers[rng.below(offers.length)];
    if (move === undefined) throw new Error(`dead end: ${JSON.stringify(state.agenda)}`);
    visit?.(state, seat, move);
    ruleset.play(state, seat, move, rng);
  }
}
