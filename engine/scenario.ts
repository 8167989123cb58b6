/**
 * Scenarios: rules cases as data, for tests and for rules lawyers.
 *
 *   { "name": "...", "rules": ["B19"], "game": "...", "seats": 4, "options": {}, "seed": "any word", "pack": null,
 *     "at": "reveal", "given": { "seats.0.stack": ["Morpho Cubo"] }, "rolls": [6, "XXL Paperweight"],
 *     "when": [{ "seat": 0, "move": { "do": "pick", "card": "..." } }],
 *     "then": [{ "path": "seats.0.points", "equals": 3 }, { "refused": 0, "rule": "B36" }] }
 *
 * `at` names a moment the game can open at; `given` sets places by path; a component set somewhere trades places with
 * what lay there, so none is doubled. `rolls` scripts the next chances: a number for a die, a name for a drawn card.
 * The moment's own steps run after `given`, with the scripted chance.
 *
 * Claims are judged at the end, or with `"after": 0` right after that move of `when` (-1: before any): a `path` of the state `equals` a
 * value or `counts` this many entries (with `as` in the eyes of a seat or a "spectator"); a `fact` of the game equals a
 * value; a move was `refused` by a rule; these seats are `asked`; an event was `told`; a move went `unnoticed` by `as`.
 */

import { agendaOf } from './agenda.ts';
import { boxOf } from './box.ts';
import { chanceOf } from './chance.ts';
import { problems } from './check.ts';
import { miscounted } from './components.ts';
import { erased } from './erased.ts';
import { seedOf } from './fairness.ts';
import { Feed, heard } from './feed.ts';
import type { Game, Move, Refusal, State, Told } from './game.ts';
import { isRefusal } from './game.ts';
import { parsePath, setGiven } from './given.ts';
import { at, isRecord, type Json, sameJson } from './json.ts';
import { withIds, withNames } from './names.ts';
import { problemText, problemWords } from './problems.ts';
import { optionsFor, type Ruleset, rulesetOf } from './ruleset.ts';
import { scriptedRng } from './script.ts';
import { listSeats, nobody, only, type Seat, type Seats } from './seats.ts';
import { int, list, recordWith, text } from './shape.ts';
import { Referee } from './umpire.ts';
import { shapeAt } from './walk.ts';

export type Then = { readonly after?: number; readonly as?: Seat | 'spectator' } & (
  | { readonly path: string; readonly equals: Json }
  | { readonly path: string; readonly counts: number }
  | { readonly fact: string; readonly of?: readonly number[]; readonly equals: Json }
  | { readonly refused: number; readonly rule: string }
  | { readonly asked: readonly Seat[] }
  | { readonly told: { readonly did: string } }
  | { readonly unnoticed: number }
);

export interface Scenario {
  readonly name: string;
  readonly rules?: readonly string[];
  readonly game: string;
  readonly seats: number;
  readonly options?: Json;
  readonly seed?: string;
  readonly pack?: Json;
  readonly at?: string;
  readonly given?: Readonly<Record<string, Json>>;
  readonly rolls?: readonly (number | string)[];
  readonly when?: readonly { readonly seat: Seat; readonly move: Json }[];
  readonly then: readonly Then[];
}

export interface Finding {
  /** Which part of the scenario: "then.2", "given.seats.0.hand". */
  readonly where: string;
  readonly problem: string;
}

const headShape = recordWith(
  { name: text(300), game: text(40), seats: int(1, 16) },
  { rules: list(text(12)), seed: text(80), at: text(40) },
);

/** Runs a scenario. Empty = every `then` holds. Takes anything at all. */
export function runScenario(value: unknown, games: readonly Game[]): Finding[] {
  const found: Finding[] = [];
  const wrong = (where: string, problem: string): Finding[] => {
    found.push({ where, problem });
    return found;
  };
  if (!isRecord(value)) return wrong('(the whole)', 'a scenario is a record');
  const { options, pack, given, rolls, when, then, ...head } = value;
  const [misfit] = problems(headShape, head);
  if (misfit !== undefined) {
    const { expected, found } = problemWords(misfit, 'en');
    return wrong(misfit.path, `expected ${expected}, found ${found}`);
  }
  const scenario = erased<Scenario>(value);
  const game = games.find((one) => one.id === scenario.game);
  if (game === undefined)
    return wrong(
      'game',
      `no game is called "${scenario.game}"; there are ${games.map((g) => g.id).join(', ')}`,
    );
  if (!Array.isArray(then) || then.length === 0)
    return wrong('then', 'expected a list of at least one claim');
  if (when !== undefined && !Array.isArray(when)) return wrong('when', 'expected a list of moves');
  if (given !== undefined && !isRecord(given)) return wrong('given', 'expected a record of paths and values');
  if (rolls !== undefined && !Array.isArray(rolls))
    return wrong('rolls', 'expected a list of numbers and names');
  const boxed = boxOf(game, pack ?? null);
  if ('problems' in boxed)
    return wrong('pack', boxed.problems.map((one) => problemText(one, game)).join('; '));
  const chosen = optionsFor(game, options, scenario.seats, boxed.box.content);
  if (isRefusal(chosen))
    return wrong('options', `${chosen.rule} ${chosen.why} ${JSON.stringify(chosen.values)}`);

  const ruleset = rulesetOf(game, boxed.box);
  try {
    const stage = openStage(ruleset, { ...scenario, options: chosen.options });
    if ('problem' in stage) return wrong(stage.where, stage.problem);
    const acts = playWhen(ruleset, stage, scenario, found);
    scenario.then.forEach((claim, index) => {
      const problem = judge(ruleset, acts, claim, scenario.seats);
      if (problem !== null) wrong(`then.${index}`, problem);
    });
    if (stage.rng.left() > 0) wrong('rolls', `${stage.rng.left()} scripted chances were not used`);
  } catch (error) {
    wrong('when', error instanceof Error ? error.message : String(error));
  }
  return found;
}

/** A match opened at a moment somebody made up, with chance that follows a script first. */
export interface Stage<S extends State = State> {
  readonly state: S;
  readonly told: Told[];
  readonly rng: ReturnType<typeof scriptedRng>;
}

export type Opened<O> = { readonly options: O } & Pick<
  Scenario,
  'seats' | 'seed' | 'name' | 'at' | 'given' | 'rolls'
>;

/** Sets up a match, puts what is given into its places, and opens it at the moment named. */
export function openStage<S extends State, M extends Move, O, C>(
  ruleset: Ruleset<S, M, O, C>,
  { options, seats, seed, name, at: moment, given = {}, rolls = [] }: Opened<O>,
): Stage<S> | Finding {
  const { rules } = ruleset;
  const chance = chanceOf(seedOf(seed ?? name), 0);
  const state = ruleset.setup(options, seats, chance);
  for (const [path, what] of Object.entries(given)) {
    const problem = setGiven(rules, state, path, what, given);
    if (problem !== null) return { where: `given.${path}`, problem };
  }
  const lost = miscounted(rules.shape, state, rules.components);
  if (lost.length > 0) return { where: 'given', problem: lost.join('; ') };
  const told: Told[] = [];
  const rng = scriptedRng(rolls, chance, rules.components);
  if (moment !== undefined) {
    const steps = rules.moments?.[moment];
    if (steps === undefined) {
      return {
        where: 'at',
        problem: `no such moment; there are ${Object.keys(rules.moments ?? {}).join(', ')}`,
      };
    }
    state.agenda = agendaOf(...steps(state));
    new Referee(rules.steps).for(rng, told).goOn(state);
  }
  return { state, told, rng };
}

/** A move of `when` with what came of it; the first act is the opening, before any move. */
export interface Act {
  readonly refusal: Refusal | null;
  readonly before: State;
  readonly after: State;
  readonly told: readonly Told[];
}

/** Plays the moves of a scenario, one act each; what is wrong with them is found on the way. */
export function playWhen(
  ruleset: Ruleset,
  { state, told, rng }: Stage,
  scenario: Scenario,
  found: Finding[],
): Act[] {
  const awaited = new Set(
    scenario.then.flatMap((claim) => (isRecord(claim) && 'refused' in claim ? [claim.refused] : [])),
  );
  let before = ruleset.clone(state);
  const acts: Act[] = [{ refusal: null, before, after: before, told }];
  for (const [index, one] of (scenario.when ?? []).entries()) {
    const wrong = (problem: string): unknown => found.push({ where: `when.${index}`, problem });
    if (!isRecord(one) || !isSeat(one.seat, scenario.seats)) {
      wrong(`expected { "seat": 0 to ${scenario.seats - 1}, "move": ... }`);
      break;
    }
    const move = withIds(ruleset.game.move, one.move, ruleset.rules.components) as Move;
    const refusal = ruleset.refuse(state, one.seat, move);
    const heardNow: Told[] = [];
    if (refusal === null) ruleset.play(state, one.seat, move, rng, heardNow);
    else if (!awaited.has(index))
      wrong(`refused by ${refusal.rule} (${refusal.why} ${JSON.stringify(refusal.values ?? {})})`);
    const after = ruleset.clone(state);
    acts.push({ refusal, before, after, told: heardNow });
    before = after;
  }
  return acts;
}

const isSeat = (seat: unknown, seats: number): seat is Seat =>
  Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < seats;

const kinds = 'a claim is a record with path, fact, refused, asked, told or unnoticed';

/** What is wrong with a claim, null when it holds. */
function judge(ruleset: Ruleset, acts: readonly Act[], claim: unknown, seats: number): string | null {
  const { components, shape } = ruleset.rules;
  if (!isRecord(claim)) return kinds;
  const { after = acts.length - 2, as } = claim;
  const moves = acts.slice(1);
  const last = after === -1 ? acts[0] : moves[after as number];
  if (last === undefined) return `after: there is no move ${JSON.stringify(after)}`;
  if (as !== undefined && as !== 'spectator' && !isSeat(as, seats))
    return `as: expected a seat from 0 to ${seats - 1} or "spectator"`;
  const state = last.after;
  const viewer = as === undefined || as === 'spectator' ? nobody : only(as as Seat);
  if (typeof claim['path'] === 'string') {
    const path = parsePath(claim['path']);
    const place = shapeAt(shape, path);
    if (place === null) return `no such place in the state: ${claim['path']}`;
    const seen = at(as === undefined ? state : ruleset.view(state, viewer), path);
    if ('counts' in claim)
      return Array.isArray(seen) ? differs(seen.length, claim['counts']) : 'counts: no list lies there';
    if (!('equals' in claim)) return 'a claim about a path says what it equals or counts';
    return differs(withNames(place, seen, components), claim['equals']);
  }
  if (typeof claim['fact'] === 'string') {
    const fact = ruleset.rules.facts?.[claim['fact']];
    if (fact === undefined)
      return `no such fact; there are ${Object.keys(ruleset.rules.facts ?? {}).join(', ')}`;
    if (!('equals' in claim)) return 'a claim about a fact says what it equals';
    const { of = [] } = claim;
    if (!Array.isArray(of) || !of.every(Number.isInteger)) return 'of: expected a list of numbers';
    return differs(fact(state, ...(of as number[])), claim['equals']);
  }
  if (typeof claim['refused'] === 'number') {
    const refused = moves[claim['refused']];
    if (refused === undefined) return `there is no move ${claim['refused']}`;
    if (refused.refusal === null) return `move ${claim['refused']} was accepted, not refused`;
    return differs(refused.refusal.rule, claim['rule']);
  }
  if (Array.isArray(claim['asked'])) return differs(listSeats(ruleset.toAct(state)), claim['asked']);
  if (isRecord(claim['told'])) {
    const told = (claim['after'] === undefined ? acts : [last]).flatMap((act) => act.told);
    return wasTold(ruleset, told, claim['told'], viewer);
  }
  if (typeof claim['unnoticed'] === 'number') {
    const act = moves[claim['unnoticed']];
    return act === undefined ? `there is no move ${claim['unnoticed']}` : wasNoticed(ruleset, act, viewer);
  }
  return kinds;
}

/** What a viewer notices of a move, null when nothing. */
function wasNoticed(ruleset: Ruleset, act: Act, viewer: Seats): string | null {
  const update = new Feed(ruleset, viewer, act.before).next(act.after, act.told);
  return update === null ? null : `noticed: ${JSON.stringify({ set: update.set, events: update.events })}`;
}

function wasTold(
  ruleset: Ruleset,
  told: readonly Told[],
  wanted: Record<string, unknown>,
  viewer: Seats,
): string | null {
  const events = heard(told, viewer).map((event) =>
    withNames(ruleset.game.event, event, ruleset.rules.components),
  );
  const same = events.filter((event) => isRecord(event) && event['did'] === wanted['did']);
  const fits = same.some((event) =>
    Object.entries(wanted).every(([key, value]) => sameJson((event as Record<string, Json>)[key], value)),
  );
  if (fits) return null;
  return `not told; of this kind there was ${same.length === 0 ? 'nothing' : same.map((e) => JSON.stringify(e)).join(', ')}`;
}

function differs(found: unknown, expected: unknown): string | null {
  return sameJson(found, expected)
    ? null
    : `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}
