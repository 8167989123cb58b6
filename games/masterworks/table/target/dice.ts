/** Exact odds of rolls (MC1 to MC4, MC47, MC48): every outcome of a pool with its chance, by adding die after die. */
import type { Face } from '../../rules/content/vocabulary.ts';

/** MC1: how many of the eight sides show a face. */
const sides: readonly (readonly [Face, number])[] = [
  ['critical', 1],
  ['wild', 1],
  ['hit', 2],
  ['block', 1],
  ['blank', 2],
  ['failure', 1],
];

export type Worth = Partial<Readonly<Record<Face, number>>>;
export const attackWorth: Worth = { critical: 1, wild: 1, hit: 1 };
export const defenceWorth: Worth = { critical: 1, wild: 1, block: 1 };

export interface Pool {
  readonly dice: number;
  readonly worth: Worth;
  /** Dice that each critical of the initial roll adds (MC2): none under Hex. */
  readonly perCritical: number;
  /** How many dice may be rerolled once; failures are left alone (MC3). */
  readonly rerolls: number;
  /** One die that is no success may become a block (MC47). */
  readonly hasCover: boolean;
  /** Faces whose presence is of interest: all of them, as often as named (MC49). */
  readonly wanted: readonly Face[];
}

export const plainPool = (dice: number, worth: Worth): Pool => ({
  ...{ dice, worth, perCritical: 1, rerolls: 0, hasCover: false, wanted: [] },
});

/** What a roll comes to, as far as it matters. */
interface Outcome {
  readonly successes: number;
  /** Dice that are no success and may still be changed. */
  readonly useless: number;
  /** Of the wanted faces, how often each was rolled, up to as often as wanted. */
  readonly seen: number;
  readonly chance: number;
}

/** Many outcomes of one kind are one. */
class Tally {
  private readonly outcomes = new Map<number, Outcome>();
  add({ successes, useless, seen, chance }: Outcome): void {
    const key = (successes * 64 + useless) * 4096 + seen;
    const before = this.outcomes.get(key);
    this.outcomes.set(key, { successes, useless, seen, chance: chance + (before?.chance ?? 0) });
  }
  list(): readonly Outcome[] {
    return [...this.outcomes.values()];
  }
}

const nothing: Outcome = { successes: 0, useless: 0, seen: 0, chance: 1 };

function outcomesOf(pool: Pool): readonly Outcome[] {
  const counter = counterOf(pool.wanted);
  let all: readonly Outcome[] = [nothing];
  for (let die = 0; die < pool.dice; die++) all = withDie(all, pool, counter, pool.perCritical);
  if (pool.rerolls > 0) all = rerolled(all, pool, counter);
  return pool.hasCover ? covered(all) : all;
}

/** All outcomes with one more die; a critical of the initial roll brings more. */
function withDie(
  all: readonly Outcome[],
  pool: Pool,
  counter: Counter,
  perCritical: number,
): readonly Outcome[] {
  const tally = new Tally();
  for (const outcome of all)
    for (const [face, count] of sides) {
      const after = shown(outcome, face, pool.worth, counter, (outcome.chance * count) / 8);
      if (face !== 'critical' || perCritical === 0) tally.add(after);
      else {
        let more: readonly Outcome[] = [after];
        for (let die = 0; die < perCritical; die++) more = withDie(more, pool, counter, 0);
        for (const one of more) tally.add(one);
      }
    }
  return tally.list();
}

function shown(before: Outcome, face: Face, worth: Worth, counter: Counter, chance: number): Outcome {
  const value = worth[face] ?? 0;
  return {
    successes: before.successes + value,
    useless: before.useless + (value === 0 && face !== 'failure' ? 1 : 0),
    seen: counter.with(before.seen, face),
    chance,
  };
}

/** Dice that are no success are rolled again, as many as allowed; criticals add nothing now (MC85). */
function rerolled(all: readonly Outcome[], pool: Pool, counter: Counter): readonly Outcome[] {
  const tally = new Tally();
  for (const outcome of all) {
    const again = Math.min(outcome.useless, pool.rerolls);
    let after: readonly Outcome[] = [{ ...outcome, useless: outcome.useless - again }];
    for (let die = 0; die < again; die++) after = withDie(after, pool, counter, 0);
    for (const one of after) tally.add(one);
  }
  return tally.list();
}

const covered = (all: readonly Outcome[]): readonly Outcome[] =>
  all.map((one) =>
    one.useless > 0 ? { ...one, successes: one.successes + 1, useless: one.useless - 1 } : one,
  );

/** Counts wanted faces in one number: three bits for each face, up to as often as it is wanted. */
interface Counter {
  with(seen: number, face: Face): number;
  readonly full: number;
}

function counterOf(wanted: readonly Face[]): Counter {
  const faces = [...new Set(wanted)];
  const times = (face: Face): number => wanted.filter((one) => one === face).length;
  return {
    with(seen, face) {
      const place = faces.indexOf(face);
      if (place < 0) return seen;
      const shift = 3 * place;
      const count = (seen >> shift) & 7;
      return count < times(face) ? seen + (1 << shift) : seen;
    },
    full: faces.reduce((sum, face, place) => sum + (times(face) << (3 * place)), 0),
  };
}

/** Were all wanted faces rolled? */
const hasAll = ({ wanted }: Pool, { seen }: Outcome): boolean => seen === counterOf(wanted).full;

/** The chance that a roll shows all of these faces (MC49). */
export function chanceOf(pool: Pool, wanted: readonly Face[]): number {
  const asked = { ...pool, wanted };
  return outcomesOf(asked).reduce((sum, one) => sum + (hasAll(asked, one) ? one.chance : 0), 0);
}

/** The chance of each number of successes, from 0 on. */
export function successOdds(pool: Pool): readonly number[] {
  const odds: number[] = [];
  for (const { successes, chance } of outcomesOf(pool)) {
    while (odds.length <= successes) odds.push(0);
    odds[successes] = (odds[successes] ?? 0) + chance;
  }
  return odds;
}

export interface Duel {
  readonly attack: Pool;
  readonly defence: Pool;
  /** When the attack's wanted faces are there, so many of the defender's successes are taken away. */
  readonly pierce: number;
  /** What becomes of the damage: reductions, caps (MC68). */
  readonly dealt: (damage: number) => number;
}

/** The chance of each amount of damage, from 0 on (MC48, step 10). */
export function damageOdds({ attack, defence, pierce, dealt }: Duel): readonly number[] {
  const against = successOdds(defence);
  const odds: number[] = [0];
  for (const outcome of outcomesOf(attack)) {
    const taken = pierce > 0 && hasAll(attack, outcome) ? pierce : 0;
    against.forEach((chance, successes) => {
      const damage = dealt(Math.max(0, outcome.successes - Math.max(0, successes - taken)));
      while (odds.length <= damage) odds.push(0);
      odds[damage] = (odds[damage] ?? 0) + outcome.chance * chance;
    });
  }
  return odds;
}
