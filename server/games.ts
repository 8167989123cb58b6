/** Games by their id, and the ruleset of a game with a pack. */
import { botNames, levelNames } from '@accretion/bots';
import { boxOf, type Game, type Ruleset, rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

/** The levels of bots that are offered, the weakest first. */
export const levels: readonly string[] = levelNames;

/** Also those that are no longer offered: a page from before may still ask for them. */
export const isLevel = (level: string): boolean => botNames.includes(level);

/** Rulesets by game and pack: making a box checks and hashes all its content. */
const kept = new Map<string, Ruleset>();
const maxKept = 40;

/** The ruleset of a match whose pack was checked when it was set up. */
export function rulesetFor(id: string, pack: unknown): Ruleset {
  const key = `${id} ${pack === null ? '' : JSON.stringify(pack)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const ruleset = makeRuleset(id, pack);
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, ruleset);
  return ruleset;
}

function makeRuleset(id: string, pack: unknown): Ruleset {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) throw new Error(`${id}: the pack of this match no longer fits`);
  return rulesetOf(game, boxed.box);
}
