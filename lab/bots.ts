/**
 * Bots by name, as `bots/` makes them for a game: "greedy", or with weights of the judge changed: "greedy+envy=0.3".
 * A bot that searches may be given its nodes or its time for each thought: "captain@3000n", "captain@100ms". The players a
 * game brings to be measured with are named like bots.
 */
import { type Bot, type Budget, botNamed, botNames, thoughtful } from '@accretion/bots';
import type { Ruleset } from '@accretion/engine';
import type { Entry, Weights } from '@accretion/games';
import { Complaint } from './terminal.ts';

/** The names in "greedy,random,random". */
export function botsIn(text: string, entry: Entry, ruleset: Ruleset): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) seated(entry, ruleset, [name]);
  return names;
}

/** A bot for each seat; one name alone plays every seat. */
export function botPerSeat(names: readonly string[], seats: number): string[] {
  if (names.length === 1) return Array.from({ length: seats }, () => names[0] as string);
  if (names.length === seats) return [...names];
  throw new Complaint(`bots: expected one name, or ${seats} (one for each seat), but found ${names.length}`);
}

/** The bots of these names for this ruleset, for one match: they play their thoughts on. */
export const seated = (entry: Entry, ruleset: Ruleset, names: readonly string[]): Bot[] =>
  names.map((name) => {
    const [base = '', ...changes] = name.split('+');
    if (changes.length === 0) return plainBot(entry, ruleset, base);
    const changed = changes.map((text) => changeIn(text, entry));
    const undo = change(entry.weights, changed);
    try {
      const bot = plainBot(entry, ruleset, base);
      return { ...bot, name, choose: (ask) => withWeights(entry.weights, changed, () => bot.choose(ask)) };
    } finally {
      undo();
    }
  });

function plainBot(entry: Entry, ruleset: Ruleset, text: string): Bot {
  const [name = '', budget] = text.split(/[@:]/);
  const player = Object.hasOwn(entry.players, name) ? entry.players[name] : undefined;
  const bot =
    player === undefined
      ? botNamed(name, entry.judge(ruleset.model))
      : botNamed('greedy', player(ruleset.model));
  if (bot !== undefined) return thoughtful(bot, budget === undefined ? {} : budgetIn(budget, text));
  const known = [...botNames, ...Object.keys(entry.players)];
  throw new Complaint(`bots: there is no bot "${name}"; the bots are ${known.join(', ')}`);
}

/** "3000n" or plain "3000" are nodes, "100ms" is time. */
function budgetIn(budget: string, text: string): Budget {
  const [, number, unit] = /^([1-9]\d*)(n|ms)?$/.exec(budget) ?? [];
  if (number === undefined)
    throw new Complaint(
      `bots: expected nodes or time, like captain@3000n or captain@100ms, but found "${text}"`,
    );
  return unit === 'ms'
    ? { clock: { millis: Number(number), now: () => performance.now() } }
    : { nodes: Number(number) };
}

/** One weight changed: where it is, and its new value. */
interface Change {
  readonly path: string;
  readonly value: number;
}

/** "envy=0.3", or "tiers.2A=2" for a weight within a table of them. */
function changeIn(text: string, { weights }: Entry): Change {
  const [path = '', number = ''] = text.split('=');
  const value = Number(number);
  if (number === '' || !Number.isFinite(value))
    throw new Complaint(`bots: expected a weight and its value, like envy=0.3, but found "${text}"`);
  const known = weightsIn(weights).map((one) => one.path);
  if (known.includes(path)) return { path, value };
  throw new Complaint(`bots: there is no weight "${path}"; the weights are ${known.join(', ')}`);
}

/** Every weight of a judge with its path. */
export const weightsIn = (weights: Weights, under = ''): Change[] =>
  Object.entries(weights).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ path: under + name, value }] : weightsIn(value, `${under}${name}.`),
  );

/** A judge's weights are one table for all who use it: they are changed for one decision and put back. */
function withWeights<T>(weights: Weights, changes: readonly Change[], act: () => T): T {
  const undo = change(weights, changes);
  try {
    return act();
  } finally {
    undo();
  }
}

/** Changes weights in place; returns what puts them back. */
function change(weights: Weights, changes: readonly Change[]): () => void {
  const before = changes.map(({ path }) => ({ path, value: set(weights, path, null) }));
  for (const { path, value } of changes) set(weights, path, value);
  return () => {
    for (const { path, value } of before.toReversed()) set(weights, path, value);
  };
}

/** Sets the weight at a path, unless there is nothing to set; returns what it was. */
function set(weights: Weights, path: string, value: number | null): number {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let table: Weights = weights;
  for (const name of names) {
    const inner = table[name];
    if (typeof inner === 'object') table = inner;
  }
  const before = table[last];
  if (value !== null) table[last] = value;
  return typeof before === 'number' ? before : 0;
}
