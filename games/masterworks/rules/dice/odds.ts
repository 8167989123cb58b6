/**
 * Exact odds of an attack, by enumeration over the faces that matter (MC1, MC2, MC48): how much damage, and how often
 * faces show. Rerolls and choices are not counted in; what always counts (criticals, faces, cover) is.
 */
import type { Face } from '../content/vocabulary.ts';
import { faceOf } from './faces.ts';

/** How one side rolls. */
export interface Rolling {
  readonly dice: number;
  /** Successes of each face. */
  readonly worth: Readonly<Partial<Record<Face, number>>>;
  /** Dice each critical of the initial roll adds (MC2; 0 under Hex). */
  readonly perCritical: number;
  /** A die that is no success becomes a success (cover, MC47); never a failure. */
  readonly hasCover?: boolean;
}

/** Chances by number, from 0 on. */
export type Spread = readonly number[];

/** One die's chance of each number of successes, criticals apart. */
interface Die {
  readonly critical: number;
  readonly plain: Spread;
}

const eighth = 1 / 8;

function dieOf({ worth }: Rolling): Die {
  const plain: number[] = [];
  for (let number = 2; number <= 8; number++) add(plain, worth[faceOf(number)] ?? 0, eighth);
  return { critical: worth.critical ?? 0, plain };
}

function add(spread: number[], at: number, chance: number): void {
  while (spread.length <= at) spread.push(0);
  spread[at] = (spread[at] ?? 0) + chance;
}

/** Both together. */
function joined(a: Spread, b: Spread): number[] {
  const found: number[] = [];
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      if (one > 0 && other > 0) add(found, i + j, one * other);
    });
  });
  return found;
}

/** An added die: its critical counts and adds nothing. */
function addedDie({ critical, plain }: Die): number[] {
  const found = [...plain];
  add(found, critical, eighth);
  return found;
}

const powersOf = (spread: Spread, most: number): Spread[] => {
  const found: Spread[] = [[1]];
  for (let i = 1; i <= most; i++) found.push(joined(found[i - 1] ?? [1], spread));
  return found;
};

/** So many dice all show the same face. */
function chanceOfAll(count: number): number {
  let chance = 1;
  for (let i = 0; i < count; i++) chance *= eighth;
  return chance;
}

const chooseOf = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** The chance of each number of successes. */
export function successesOf(rolling: Rolling): Spread {
  if (rolling.hasCover) return coveredSuccesses(rolling);
  const die = dieOf(rolling);
  const added = addedDie(die);
  const { dice, perCritical } = rolling;
  const plain = powersOf(die.plain, dice);
  const more = powersOf(added, dice * perCritical);
  const found: number[] = [];
  for (let criticals = 0; criticals <= dice; criticals++) {
    const ways = chooseOf(dice, criticals) * chanceOfAll(criticals);
    const rest = joined(plain[dice - criticals] ?? [1], more[criticals * perCritical] ?? [1]);
    rest.forEach((chance, successes) => {
      add(found, successes + criticals * die.critical, ways * chance);
    });
  }
  return found;
}

/** With cover it also matters whether some die is neither success nor failure: those rolls gain one. */
function coveredSuccesses(rolling: Rolling): Spread {
  const bare = { ...rolling, hasCover: false };
  const all = successesOf(bare);
  const strict = withoutUseless(bare);
  const found: number[] = [];
  all.forEach((chance, successes) => {
    const kept = strict[successes] ?? 0;
    add(found, successes, kept);
    add(found, successes + 1, chance - kept);
  });
  return found;
}

/** The chance of each number of successes in rolls where every die is a success or a failure. */
function withoutUseless({ dice, worth, perCritical }: Rolling): Spread {
  const strict: number[] = [];
  for (let number = 2; number <= 8; number++) {
    const value = worth[faceOf(number)] ?? 0;
    if (value > 0 || number === 8) add(strict, value, eighth);
  }
  const critical = worth.critical ?? 0;
  // A critical that is no success could be changed too.
  const isUseful = critical > 0;
  const added = [...strict];
  if (isUseful) add(added, critical, eighth);
  const plain = powersOf(strict, dice);
  const more = powersOf(added, dice * perCritical);
  const found: number[] = [];
  for (let criticals = 0; criticals <= (isUseful ? dice : 0); criticals++) {
    const ways = chooseOf(dice, criticals) * chanceOfAll(criticals);
    const rest = joined(plain[dice - criticals] ?? [1], more[criticals * perCritical] ?? [1]);
    rest.forEach((chance, successes) => {
      add(found, successes + criticals * critical, ways * chance);
    });
  }
  return found;
}

/** The chance of each amount of damage. */
export function damageOf(attack: Rolling, defence: Rolling): Spread {
  const found: number[] = [];
  const against = successesOf(defence);
  successesOf(attack).forEach((one, successes) => {
    against.forEach((other, blocked) => {
      add(found, Math.max(0, successes - blocked), one * other);
    });
  });
  return found;
}

export const meanOf = (spread: Spread): number =>
  spread.reduce((sum, chance, number) => sum + chance * number, 0);

/** The chance that these faces are all in the final attack roll (MC49), criticals' added dice included. */
export function chanceOfFaces(dice: number, perCritical: number, faces: readonly Face[]): number {
  const wanted = new Map<Face, number>();
  for (const face of faces) wanted.set(face, (wanted.get(face) ?? 0) + 1);
  // Inclusion and exclusion over how many of each face are still missing would need all of them; a small walk is enough.
  const start: Missing = [...wanted.values()];
  const kinds = [...wanted.keys()];
  let states = new Map<string, Walk>([[key(start, 0), { missing: start, owed: 0, chance: 1 }]]);
  for (let i = 0; i < dice; i++) states = rolled(states, kinds, perCritical);
  let total = 0;
  for (const walk of states.values()) {
    let more = new Map<string, Walk>([[key(walk.missing, 0), { ...walk, owed: 0 }]]);
    for (let i = 0; i < walk.owed; i++) more = rolled(more, kinds, 0);
    for (const { missing, chance } of more.values()) if (missing.every((left) => left === 0)) total += chance;
  }
  return total;
}

type Missing = readonly number[];
interface Walk {
  readonly missing: Missing;
  readonly owed: number;
  readonly chance: number;
}
const key = (missing: Missing, owed: number): string => `${missing.join()}/${owed}`;

function rolled(
  states: ReadonlyMap<string, Walk>,
  kinds: readonly Face[],
  perCritical: number,
): Map<string, Walk> {
  const after = new Map<string, Walk>();
  for (const { missing, owed, chance } of states.values())
    for (let number = 1; number <= 8; number++) {
      const face = faceOf(number);
      const at = kinds.indexOf(face);
      const left = missing.map((one, i) => (i === at ? Math.max(0, one - 1) : one));
      const due = owed + (face === 'critical' ? perCritical : 0);
      const known = after.get(key(left, due))?.chance ?? 0;
      after.set(key(left, due), { missing: left, owed: due, chance: known + chance * eighth });
    }
  return after;
}
