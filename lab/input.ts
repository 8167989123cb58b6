/** What people hand to a command: games, files, numbers, bots. Each fault names its field in one line. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  boxOf,
  filled,
  type Game,
  isRecord,
  isRefusal,
  type Json,
  optionsFor,
  problemText,
  type Refusal,
  type Ruleset,
  rulesetOf,
  sentences,
} from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';
import { InvalidArgumentError, Option } from 'commander';
import { Complaint } from './terminal.ts';

export function entryNamed(id: string): Entry {
  const found = entries.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new Complaint(
    `GAME: there is no game "${id}"; the games are ${entries.map(({ game }) => game.id).join(', ')}`,
  );
}

/** A whole number within bounds, for commander. */
export const wholeNumber =
  (min: number, max = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const number = Number(text);
    if (/^-?\d+$/.test(text) && number >= min && number <= max) return number;
    const upTo = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`Expected a whole number ${upTo}.`);
  };

/** The language a story is told in, for commander. */
export const languageOption = (): Option =>
  new Option('--language <code>', 'language of the story').choices(['en', 'de']).default('en');

/** JSON on the command line, for commander. */
export function jsonText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new InvalidArgumentError('Expected JSON, for example \'{"name": true}\'.');
  }
}

export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file}: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${file}: not valid JSON (${(error as Error).message})`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'this is a folder, not a file';
  return code === 'EACCES' ? 'permission denied' : message;
}

/** Files as they are, folders as the JSON files in them at any depth. */
export function jsonFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new Complaint(`${path}: no such file or folder`);
    if (!found.isDirectory()) return [path];
    const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    );
    if (inside.length === 0) throw new Complaint(`${path}: there are no .json files in this folder`);
    return inside.sort().map((name) => join(path, name));
  });
}

/** A refusal for people: its rule, and the sentence where the engine has one. */
export function refusalText({ rule, why, values }: Refusal): string {
  const own = Object.hasOwn(sentences, why) ? sentences[why as keyof typeof sentences].en : null;
  if (own !== null) return `${filled(own, values)} (rule ${rule})`;
  const details = Object.entries(values ?? {}).map(([name, value]) => `${name} ${value}`);
  return `refused by rule ${rule}: ${[why, ...details].join(', ')}`;
}

/** The ruleset of a game, with the content of a pack if one is given. */
export function rulesetWith(game: Game, pack: unknown): Ruleset {
  const boxed = boxOf(game, pack);
  if ('box' in boxed) return rulesetOf(game, boxed.box);
  const [first] = boxed.problems;
  const more = boxed.problems.length - 1;
  const rest = more > 0 ? ` (and ${more} more; run accretion pack check to see them all)` : '';
  throw new Complaint(`pack: ${first === undefined ? 'invalid' : problemText(first, game)}${rest}`);
}

export function wholeOptions(ruleset: Ruleset, given: Json, seats: number): Json {
  if (!isRecord(given)) throw new Complaint('options: expected a JSON object');
  const chosen = optionsFor(ruleset.game, given, seats, ruleset.box.content);
  if (isRefusal(chosen))
    throw new Complaint(`${chosen.why === 'wrongSeats' ? 'seats' : 'options'}: ${refusalText(chosen)}`);
  return chosen.options;
}

/** The number of players if none is given: four, or the nearest the game allows. */
export const usualSeats = ({ seats }: Game): number => Math.min(seats.max, Math.max(seats.min, 4));
