/** Random matches as one viewer gets them, update by update: for tests of scenes. */
import { erased, Feed, Match, quickRng, type Ruleset, rulesetOf, type State } from '@accretion/engine';
import type { Update } from '../../table.ts';
import { buccaneers } from '../index.ts';
import type { Story, View } from '../rules/state.ts';

export const typed = rulesetOf(buccaneers);
const ruleset = erased<Ruleset>(typed);

export function* updatesOf(seed: string, seats: number, seat: number): Generator<Update<View, Story>> {
  const viewer = 1 << seat;
  const match = new Match(ruleset, { seed, seats, options: ruleset.game.defaults });
  const feed = new Feed<State>(ruleset, viewer, match.state);
  const rng = quickRng(seed.length + seats);
  let n = 0;
  feed.next(match.opened.after, match.opened.told);
  while (match.toAct !== 0) {
    const before = erased<View>(feed.seen);
    const mover = 31 - Math.clz32(match.toAct);
    const moves = ruleset.moves(match.state, mover);
    const move = moves[rng.below(moves.length)];
    const made = move === undefined ? match.playDefault(mover, 'bot') : match.play(mover, move);
    if ('why' in made) throw new Error(made.why);
    const events = feed.next(made.after, made.told)?.events ?? [];
    const news = events.map((event) => ({ n: ++n, event: erased<Story>(event) }));
    if (news.length > 0) yield { before, after: erased<View>(feed.seen), news, viewer, near: seat };
  }
}
