/** The rules and the judge of a game in a worker: loaded once, kept as long as the same game is asked for. */
import { boxOf, type Json, type Judge, type Ruleset, rulesetOf } from '@accretion/engine';
import { lazyGames } from '@accretion/games/lazy';

export interface Known {
  readonly judge: Judge;
  readonly ruleset: Ruleset;
}

export type Knowing = (game: string, pack: Json) => Promise<Known>;

export function knowing(): Knowing {
  let known: Promise<Known> | null = null;
  let key = '';
  return (game, pack) => {
    const wanted = `${game}/${JSON.stringify(pack)}`;
    if (known === null || key !== wanted) known = know(game, pack);
    key = wanted;
    return known;
  };
}

async function know(id: string, pack: Json): Promise<Known> {
  const lazy = lazyGames[id];
  if (lazy === undefined) throw new Error(`no game is called ${id}`);
  const [{ game }, judge] = await Promise.all([lazy.game(), lazy.judge()]);
  const boxed = boxOf(game, pack);
  if ('problems' in boxed) throw new Error(`the pack does not fit ${id}`);
  const ruleset = rulesetOf(game, boxed.box);
  return { ruleset, judge: judge(ruleset.model) };
}
