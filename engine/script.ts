import type { Rng } from './chance.ts';
import type { Components } from './components.ts';

/** Chance that follows a script first: a number is the next face, a name the next component drawn. */
export function scriptedRng(
  rolls: readonly (number | string)[],
  rest: Rng,
  components: Components,
): Rng & { left(): number } {
  let used = 0;
  const idOf = (name: string, ids: readonly number[]): number => {
    for (const names of Object.values(components)) {
      const id = Array.isArray(names) ? names.indexOf(name) : -1;
      if (id >= 0 && ids.includes(id)) return id;
    }
    throw new Error(`rolls: "${name}" cannot be drawn here`);
  };
  return {
    left: () => rolls.length - used,
    below(n) {
      const roll = rolls[used];
      if (typeof roll !== 'number') return rest.below(n);
      if (!Number.isInteger(roll) || roll < 1 || roll > n)
        throw new Error(`rolls.${used}: ${roll} is not from 1 to ${n}`);
      used++;
      return roll - 1;
    },
    from(ids) {
      const roll = rolls[used];
      if (typeof roll !== 'string') return rest.from(ids);
      used++;
      return idOf(roll, ids);
    },
  };
}
