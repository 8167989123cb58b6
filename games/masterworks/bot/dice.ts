/** Spreads of damage as a bot wants them: exact odds, kept, because the same rolls come again; with rerolls as well. */
import { faceOf } from '../rules/dice/faces.ts';
import { damageOf, type Rolling, type Spread, successesOf } from '../rules/dice/odds.ts';

export interface Pool extends Rolling {
  /** May all that came to nothing be rolled again? Failures stay (MC3). */
  readonly rerolls: boolean;
}

export const defenceWorth = { critical: 1, wild: 1, block: 1 } as const;

const sides = 8;
const failure = 8;

const convolved = (a: Spread, b: Spread): number[] => {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = (sum[i + j] ?? 0) + p * q;
    });
  });
  return sum;
};

/** One die: what each face brings, its critical with the dice it adds; what came to nothing rolled again once. */
function rerolledDie({ worth, perCritical }: Rolling): Spread {
  const once = successesOf({ dice: 1, worth, perCritical: 0 });
  const found = new Array<number>(once.length).fill(0);
  let added: Spread = [1];
  for (let i = 0; i < perCritical; i++) added = convolved(added, once);
  for (let face = 1; face <= sides; face++) {
    const value = worth[faceOf(face)] ?? 0;
    const isAgain = value === 0 && face !== failure;
    const more = isAgain ? once : face === 1 ? added : [1];
    more.forEach((chance, i) => {
      found[value + i] = (found[value + i] ?? 0) + chance / sides;
    });
  }
  return found;
}

/** Successes where all that came to nothing is rolled again. */
function rerolled(pool: Pool): Spread {
  const die = rerolledDie(pool);
  let all: Spread = [1];
  for (let i = 0; i < pool.dice; i++) all = convolved(all, die);
  // Cover: after rerolls there is nearly always a die left to change.
  return pool.hasCover ? [0, ...all] : all;
}

const kept = new Map<string, Spread>();
const mostKept = 5_000;

const keyOf = ({ dice, worth, perCritical, hasCover, rerolls }: Pool): string => {
  const { critical = 0, wild = 0, hit = 0, block = 0, blank = 0, failure: failed = 0 } = worth;
  const more = `${hasCover ? 'c' : ''}${rerolls ? 'r' : ''}`;
  return `${dice}/${critical}${wild}${hit}${block}${blank}${failed}/${perCritical}${more}`;
};

/** Damage of one pool against another. */
export function damageSpread(attack: Pool, defence: Pool): Spread {
  const key = `${keyOf(attack)}|${keyOf(defence)}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size > mostKept) kept.clear();
  const found = attack.rerolls || defence.rerolls ? compared(attack, defence) : damageOf(attack, defence);
  kept.set(key, found);
  return found;
}

function compared(attack: Pool, defence: Pool): Spread {
  const spreadOf = (pool: Pool): Spread => (pool.rerolls ? rerolled(pool) : successesOf(pool));
  const against = spreadOf(defence);
  const own = spreadOf(attack);
  const found = new Array<number>(own.length).fill(0);
  own.forEach((p, i) => {
    against.forEach((q, j) => {
      const damage = Math.max(0, i - j);
      found[damage] = (found[damage] ?? 0) + p * q;
    });
  });
  return found;
}
