/** Imagining (MK6): every assignment of a shuffle's unknown kinds to its face-down tokens is equally likely. */
import { hidden, type Rng, shuffle, sortIds } from '@accretion/engine';
import { clone } from './clone.ts';
import type { State, View } from './state.ts';

/** A number that was not hidden. */
const seen = (id: number | typeof hidden): number => (id === hidden ? 0 : id);

export function imagine(view: View): (rng: Rng) => State {
  const base: State = {
    ...view,
    figures: [...view.figures],
    soldiers: view.soldiers.map((soldier) => ({ ...soldier, kind: seen(soldier.kind) })),
    reserve: view.reserve.map(seen),
  };
  return (rng) => {
    const state = clone(base);
    const kinds = new Map<number, number[]>();
    for (const one of state.unknown) kinds.set(one.shuffle, shuffle(rng, [...one.kinds]));
    state.soldiers = state.soldiers.map((soldier) => ({
      ...soldier,
      kind: kinds.get(soldier.shuffle)?.pop() ?? 0,
    }));
    state.reserve = state.reserve.length === 0 ? [] : sortIds(kinds.get(state.shuffle) ?? []);
    return state;
  };
}
