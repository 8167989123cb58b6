/** Plays a worked example by the rules themselves: the starting position, and the result of each move. */
import {
  type Act,
  boxOf,
  type Game,
  isRefusal,
  type Move,
  openStage,
  optionsFor,
  playWhen,
  type Ruleset,
  rulesetOf,
  runScenario,
  type Scenario,
  type Seat,
  withIds,
} from '@accretion/engine';

export interface Example {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  /** The roles of the seats, in games where they differ; the guide uses these names. */
  readonly roles: readonly string[];
  /** The opening, then one act for each move. */
  readonly acts: readonly Act[];
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[];
  /** Did everything happen as the example says? */
  readonly holds: boolean;
}

/** The number a scenario's name starts with: "BS14 the Laser ..." is BS14. */
export const numberOf = ({ name }: Scenario): string => name.split(' ')[0] ?? '';

/** Plays an example; null when it cannot be set up. */
export function exampleOf(scenario: Scenario, game: Game): Example | null {
  const boxed = boxOf(game, scenario.pack ?? null);
  if ('problems' in boxed) return null;
  const chosen = optionsFor(game, scenario.options, scenario.seats, boxed.box.content);
  if (isRefusal(chosen)) return null;
  const seating = game.seating(chosen.options, scenario.seats, boxed.box.content);
  const roles = isRefusal(seating) ? [] : seating.roles;
  const ruleset = rulesetOf(game, boxed.box);
  const stage = openStage(ruleset, { ...scenario, options: chosen.options });
  if ('problem' in stage) return null;
  const moves = (scenario.when ?? []).map(({ seat, move }) => ({
    seat,
    move: withIds(game.move, move, ruleset.rules.components) as Move,
  }));
  return {
    scenario,
    ruleset,
    roles: new Set(roles).size > 1 ? roles : [],
    acts: playWhen(ruleset, stage, scenario, []),
    moves,
    holds: runScenario(scenario, [game]).length === 0,
  };
}
