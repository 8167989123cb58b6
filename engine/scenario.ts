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
 */
import { agendaOf } from './agenda.ts';
import { boxOf } from './box.ts';
import { chanceOf, type Rng } from './chance.ts';
import { problems, problemText } from './check.ts';
import { miscounted } from './components.ts';
import { seedOf } from './fairness.ts';
import { heard } from './feed.ts';
import type { Game, Move, Refusal, State, Told } from './game.ts';
import { isRefusal } from './game.ts';
import { parsePath, setGiven } from './given.ts';
import { at, isRecord, type Json, sameJson } from './json.ts';
import { scriptedRng } from './script.ts';
import { withIds, withNames } from './names.ts';
import { listSeats, nobody, only, type Seat } from './seats.ts';
import { int, list, recordWith, text } from './shape.ts';
import { optionsFor, type Table, tableOf } from './table.ts';
import { Referee } from './umpire.ts';
import { shapeAt } from './walk.ts';

export type Then =
  | { readonly path: string; readonly equals: Json; readonly as?: Seat | 'spectator' }
  | { readonly fact: string; readonly of?: readonly number[]; readonly equals: Json }
  | { readonly refused: number; readonly rule: string }
  | { readonly asked: readonly Seat[] }
  | { readonly told: { readonly did: string }; readonly as?: Seat | 'spectator' };

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
  if (misfit !== undefined) return wrong(misfit.path, `expected ${misfit.expected}, found ${misfit.found}`);
  const scenario = value as unknown as Scenario;
  const game = games.find((one) => one.id === scenario.game);
  if (game === undefined) return wrong('game', `no game is called "${scenario.game}"; there are ${games.map((g) => g.id).join(', ')}`);
  if (!Array.isArray(then) || then.length === 0) return wrong('then', 'expected a list of at least one claim');
  if (when !== undefined && !Array.isArray(when)) return wrong('when', 'expected a list of moves');
  if (given !== undefined && !isRecord(given)) return wrong('given', 'expected a record of paths and values');
  if (rolls !== undefined && !Array.isArray(rolls)) return wrong('rolls', 'expected a list of numbers and names');
  const boxed = boxOf(game, pack ?? null);
  if ('problems' in boxed) return wrong('pack', boxed.problems.map(problemText).join('; '));
  const chosen = optionsFor(game, options, scenario.seats, boxed.box.content);
  if (isRefusal(chosen)) return wrong('options', `${chosen.rule} ${chosen.why} ${JSON.stringify(chosen.values)}`);

  const table = tableOf(game, boxed.box);
  const chance = chanceOf(seedOf(scenario.seed ?? scenario.name), 0);
  const state = table.setup(chosen.options, scenario.seats, chance);
  for (const [path, what] of Object.entries(scenario.given ?? {})) {
    const problem = setGiven(table, state, path, what, scenario.given ?? {});
    if (problem !== null) return wrong(`given.${path}`, problem);
  }
  const lost = miscounted(table.rules.shape, state, table.rules.components);
  if (lost.length > 0) return wrong('given', lost.join('; '));
  const told: Told[] = [];
  const scripted = scriptedRng(scenario.rolls ?? [], chance, table.rules.components);
  if (scenario.at !== undefined) {
    const moment = table.rules.moments?.[scenario.at];
    if (moment === undefined) {
      return wrong('at', `no such moment; there are ${Object.keys(table.rules.moments ?? {}).join(', ')}`);
    }
    state.agenda = agendaOf(...moment(state));
    new Referee(table.rules.steps).for(scripted, told).goOn(state);
  }
  const refusals = playWhen(table, state, scenario, scripted, told, found);
  scenario.then.forEach((claim, index) => {
    const problem = judge(table, state, told, refusals, claim);
    if (problem !== null) wrong(`then.${index}`, problem);
  });
  if (scripted.left() > 0) wrong('rolls', `${scripted.left()} scripted chances were not used`);
  return found;
}

function playWhen(
  table: Table,
  state: State,
  scenario: Scenario,
  rng: Rng,
  told: Told[],
  found: Finding[],
): (Refusal | null)[] {
  const awaited = new Set(scenario.then.flatMap((claim) => ('refused' in claim ? [claim.refused] : [])));
  return (scenario.when ?? []).map((one, index) => {
    const where = `when.${index}`;
    if (!isRecord(one) || !Number.isInteger(one.seat)) {
      found.push({ where, problem: 'expected { "seat": number, "move": ... }' });
      return null;
    }
    const move = withIds(table.game.move, one.move, table.rules.components) as Move;
    const refusal = table.refuse(state, one.seat, move);
    if (refusal === null) table.play(state, one.seat, move, rng, told);
    else if (!awaited.has(index)) {
      found.push({ where, problem: `refused by ${refusal.rule} (${refusal.why} ${JSON.stringify(refusal.values ?? {})})` });
    }
    return refusal;
  });
}

/** What is wrong with a claim, null when it holds. */
function judge(table: Table, state: State, told: readonly Told[], refusals: readonly (Refusal | null)[], claim: unknown): string | null {
  const { components, shape } = table.rules;
  if (!isRecord(claim)) return 'a claim is a record with path, fact, refused, asked or told';
  const viewer = claim['as'] === undefined || claim['as'] === 'spectator' ? nobody : only(claim['as'] as Seat);
  if (typeof claim['path'] === 'string') {
    const path = parsePath(claim['path']);
    const place = shapeAt(shape, path);
    if (place === null) return `no such place in the state: ${claim['path']}`;
    const seen = claim['as'] === undefined ? state : table.view(state, viewer);
    return differs(withNames(place, at(seen, path), components), claim['equals']);
  }
  if (typeof claim['fact'] === 'string') {
    const fact = table.rules.facts?.[claim['fact']];
    if (fact === undefined) return `no such fact; there are ${Object.keys(table.rules.facts ?? {}).join(', ')}`;
    return differs(fact(state, ...((claim['of'] as number[] | undefined) ?? [])), claim['equals']);
  }
  if (typeof claim['refused'] === 'number') {
    const refusal = refusals[claim['refused']];
    if (refusal === undefined) return `there is no move ${claim['refused']}`;
    if (refusal === null) return `move ${claim['refused']} was accepted, not refused`;
    return differs(refusal.rule, claim['rule']);
  }
  if (Array.isArray(claim['asked'])) return differs(listSeats(table.toAct(state)), claim['asked']);
  if (isRecord(claim['told'])) return wasTold(table, told, claim['told'], claim['as'] === undefined ? null : viewer);
  return 'a claim is a record with path, fact, refused, asked or told';
}

function wasTold(table: Table, told: readonly Told[], wanted: Record<string, unknown>, viewer: number | null): string | null {
  const events = heard(told, viewer ?? nobody).map((event) => withNames(table.game.event, event, table.rules.components));
  const same = events.filter((event) => isRecord(event) && event['did'] === wanted['did']);
  const fits = same.some((event) => Object.entries(wanted).every(([key, value]) => sameJson((event as Record<string, Json>)[key], value)));
  if (fits) return null;
  return `not told; of this kind there was ${same.length === 0 ? 'nothing' : same.map((e) => JSON.stringify(e)).join(', ')}`;
}

function differs(found: unknown, expected: unknown): string | null {
  return sameJson(found, expected) ? null : `expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

