/** Games by their id, with the table for a pack. */
import { botNames } from '@accretion/bots';
import { boxOf, type Game, type Ruleset, rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

/** The bots, the weakest first. */
export const levels: readonly string[] = botNames;
export const isLevel = (level: string): boolean => levels.includes(level);

/** Tables by game and pack: making a box checks and hashes all its content. */
const known = new Map<string, Ruleset>();
const mostKnown = 40;

/** The table of a match that was checked when it was set up. */
export function rulesetFor(id: string, pack: unknown): Ruleset {
  const key = `${id} ${pack === null ? '' : JSON.stringify(pack)}`;
  const ruleset = known.get(key) ?? makeRuleset(id, pack);
  if (known.size >= mostKnown) known.clear();
  known.set(key, ruleset);
  return ruleset;
}

function makeRuleset(id: string, pack: unknown): Ruleset {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) throw new Error(`${id}: the pack of this match no longer fits`);
  return rulesetOf(game, boxed.box);
}
