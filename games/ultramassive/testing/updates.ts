/** What one viewer is told of a random match, update by update, as a table makes scenes of it. */
import { heard, isRefusal, Match, type Move, only, quickRng, type State, unheard } from '@accretion/engine';
import type { Happening, Update } from '../../table.ts';
import type { Story, View } from '../rules/state.ts';
import { type modes, ruleset } from './moments.ts';
import type { Play } from './play.ts';

/** Moves that end something: chosen late, so that much happens. */
const ending = ['end', 'pass', 'done'];

export function* updates(
  seed: string,
  { seats, options }: (typeof modes)[number],
  near = 0,
): Generator<Update<View, Story>> {
  const match = new Match(ruleset, {
    ...{ seed, seats },
    options: { ...(ruleset.game.defaults as object), ...options },
  });
  const rng = quickRng(seed.length * 31 + seats);
  const viewer = only(near);
  const seen = (state: State): View => ruleset.view(state, viewer) as View;
  const log: Happening<Story>[] = [];
  while (match.toAct !== 0) {
    const seat = 31 - Math.clz32(match.toAct);
    const moves = ruleset.moves(match.state, seat);
    const busy = moves.filter(({ do: kind }) => !ending.includes(kind));
    const from = busy.length > 0 && rng.below(6) > 0 ? busy : moves;
    const played = match.play(seat, from[rng.below(from.length)] as Move);
    if (isRefusal(played)) throw new Error(played.why);
    const news = heard(played.told, viewer)
      .filter(({ did }) => did !== unheard.did)
      .map((event, i): Happening<Story> => ({ n: log.length + i + 1, event: event as Story }));
    log.push(...news);
    const { before, after } = played;
    yield { before: seen(before), after: seen(after), news, viewer, near, log: [...log] };
  }
}

/** What a seat is told when this is done in a match made up for a test. */
export function updateOf(play: Play, near: number, act: () => void): Update<View, Story> {
  const viewer = only(near);
  const before = play.view(viewer);
  const from = play.stage.told.length;
  act();
  const log = heard(play.stage.told, viewer)
    .map((event, i): Happening<Story> => ({ n: i + 1, event: event as Story }))
    .filter(({ event }) => event.did !== unheard.did);
  const news = log.filter(({ n }) => n > from);
  return { before, after: play.view(viewer), news, viewer, near, log };
}
