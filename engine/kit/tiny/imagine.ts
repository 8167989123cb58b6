/** What a viewer of the tiny game can make up. */
import { cloneAgenda } from '../../agenda.ts';
import { dealer, type Unseen } from '../../dealer.ts';
import type { Rules } from '../../game.ts';
import { has, type Seat, type Seats } from '../../seats.ts';
import type { TinyState, TinyView } from './state.ts';

/** What lies hidden: the deck, and what every other seat holds, somehow parted into hand, stash and pick. */
export function imagine(
  cards: number,
  view: unknown,
  viewer: Seats,
): ReturnType<Rules<TinyState>['imagine']> {
  const seen = view as TinyView;
  const isOther = (at: Seat): boolean => !has(viewer, at);
  const own = seen.seats.flatMap((one, at) =>
    isOther(at) ? [] : [...(one.hand as number[]), ...(one.stash as number[]), one.pick],
  );
  const known = new Set<unknown>([...seen.shown, ...own]);
  const sizes = [seen.deck.length, ...seen.seats.map((one, at) => (isOther(at) ? one.held : 0))];
  const unseen: Unseen[] = [];
  for (let id = 0; id < cards; id++) if (!known.has(id)) unseen.push({ id, bins: -1 });
  const deal = dealer(sizes, unseen);
  return (rng) => {
    const [deck = [], ...hands] = deal(rng);
    const seats = seen.seats.map((one, at) => {
      if (!isOther(at)) return { ...one };
      const parts: [number[], number[], number[]] = [[], [], []];
      for (const id of hands[at] ?? []) {
        const isFree = one.picked && parts[2].length === 0;
        parts[rng.below(isFree ? 3 : 2)]?.push(id);
      }
      const [hand, stash, [pick = null]] = parts;
      const says = one.said ? (['red', 'blue'] as const)[rng.below(2)] : null;
      return { ...one, hand, stash, pick, says };
    });
    return { ...seen, agenda: cloneAgenda(seen.agenda), deck, seats } as TinyState;
  };
}
