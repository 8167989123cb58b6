/** The exact odds of a roll-off and of a fight to its end, without cards: every way the dice can fall is counted (A14). */
import type { Wound } from '../../rules/content.ts';
import { woundBy } from '../../rules/fight.ts';

/** Members lost by each side of a roll-off, and how likely that is. */
interface Outcome {
  readonly own: number;
  readonly rival: number;
  readonly chance: number;
}

export interface RollOff {
  /** The likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** How many members of each side are hurt so badly, on average. */
  readonly wounds: readonly [Readonly<Record<Wound, number>>, Readonly<Record<Wound, number>>];
}

/** Dice from high to low, and in how many of the 6^n ways they fall so. */
interface Fall {
  readonly faces: readonly number[];
  readonly ways: number;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Every way so many dice can fall, sorted ones once. */
export function falls(dice: number): readonly Fall[] {
  const found: Fall[] = [];
  const extend = (faces: readonly number[], most: number): void => {
    if (faces.length === dice) {
      let ways = factorial(dice);
      for (let face = 1; face <= 6; face++) ways /= factorial(faces.filter((one) => one === face).length);
      found.push({ faces, ways });
      return;
    }
    for (let face = most; face >= 1; face--) extend([...faces, face], face);
  };
  extend([], 6);
  return found;
}

const none = (): Record<Wound, number> => ({ minor: 0, moderate: 0, major: 0 });

/** One roll-off of so many dice against so many. */
export function rollOff(own: number, rival: number): RollOff {
  const pairs = Math.min(own, rival);
  const total = 6 ** (own + rival);
  const chances = new Map<number, number>();
  const wounds = [none(), none()] as const;
  const theirs = falls(rival);
  for (const a of falls(own))
    for (const b of theirs) {
      const ways = a.ways * b.ways;
      let [lostOwn, lostRival] = [0, 0];
      for (let i = 0; i < pairs; i++) {
        const difference = (a.faces[i] ?? 0) - (b.faces[i] ?? 0);
        const wound = woundBy(Math.abs(difference));
        if (difference <= 0) {
          lostOwn++;
          wounds[0][wound] += ways / total;
        }
        if (difference >= 0) {
          lostRival++;
          wounds[1][wound] += ways / total;
        }
      }
      const key = lostOwn * 100 + lostRival;
      chances.set(key, (chances.get(key) ?? 0) + ways);
    }
  const outcomes = [...chances].map(([key, ways]) => ({
    own: Math.floor(key / 100),
    rival: key % 100,
    chance: ways / total,
  }));
  return { outcomes: outcomes.sort((a, b) => b.chance - a.chance), wounds };
}

/** Who is left after a fight between two crews, and how likely that is. */
export interface Left {
  readonly own: number;
  readonly rival: number;
  readonly chance: number;
}

/**
 * Roll-off after roll-off between these two until it is over: at a mine when members do not exceed cubes or one side is
 * gone (A12), else when one side is gone (A16, A17).
 */
export function toTheEnd(own: number, rival: number, cubes: number | null): readonly Left[] {
  const chances = new Map<number, number>([[own * 100 + rival, 1]]);
  // Every roll-off leaves fewer, so from many to few each situation is complete when its turn comes.
  for (let a = own; a >= 0; a--)
    for (let b = rival; b >= 0; b--) {
      const chance = chances.get(a * 100 + b);
      if (chance === undefined || isOver(a, b, cubes)) continue;
      chances.delete(a * 100 + b);
      for (const lost of rollOff(a, b).outcomes) {
        const key = (a - lost.own) * 100 + (b - lost.rival);
        chances.set(key, (chances.get(key) ?? 0) + chance * lost.chance);
      }
    }
  return [...chances]
    .map(([key, chance]) => ({ own: Math.floor(key / 100), rival: key % 100, chance }))
    .sort((x, y) => y.chance - x.chance);
}

const isOver = (own: number, rival: number, cubes: number | null): boolean =>
  own === 0 || rival === 0 || (cubes !== null && own + rival <= cubes);

/** The chance that all this holds of who is left. */
export const chanceOf = (lefts: readonly Left[], holds: (left: Left) => boolean): number =>
  lefts.reduce((sum, left) => (holds(left) ? sum + left.chance : sum), 0);
