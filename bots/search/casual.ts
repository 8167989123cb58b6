/**
 * Plays as people do who are still learning: a glance at the few most promising moves, some of them overlooked, then one
 * of those that look good, the better the likelier. What is clearly worse than the best is never played.
 */
import type { Judge, Move, Rng } from '@accretion/engine';
import { type Ask, type Bot, imaginable, offers } from '../bot.ts';

import { isLegal, type Study, studyOf, tryOut } from './study.ts';
import { type World, worldOf } from './worlds.ts';

interface Habits {
  /** How many moves are looked at, and in how many imagined worlds. */
  readonly looks: number;
  readonly worlds: number;
  /** How often a move is overlooked, of a hundred. */
  readonly overlooked: number;
  /** How often the judge's plan is not thought of, of a hundred. */
  readonly planless: number;
  /** How far below the best a move may be, and how readily it is taken, measured by how far the moves lie apart. */
  readonly slack: number;
  readonly warmth: number;
  /** How much what it likes or dislikes for a whole match counts, measured in the same way. */
  readonly taste: number;
  /** How much of all this there is in a lane, where many small slips add up. */
  readonly inLanes: number;
}

/** What a player likes more than it is worth, from -1 to 1. */
type Taste = (move: Move) => number;

/** For one match: each player has a taste of its own, and keeps it. */
export const casual = (name: string, judge: Judge, habits: Habits): Bot => {
  let taste: Taste | null = null;
  return {
    name,
    choose(ask) {
      const imagine = imaginable(ask);
      taste ??= tasteOf(ask.rng);
      const offered = offers(ask, imagine(ask.rng));
      return offered.length === 1
        ? (offered[0] as Move)
        : taken(studyOf(ask, judge, 1_000_000), ask, offered, habits, taste);
    },
  };
};

/** The same moves are liked all match long: a card, a place, a way to act. */
function tasteOf(rng: Rng): Taste {
  const seed = rng.below(0x7fffffff);
  return (move) => {
    let mixed = seed;
    for (const letter of JSON.stringify(move)) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x80000000 - 1;
  };
}

function taken(study: Study, { rng }: Ask, offered: readonly Move[], habits: Habits, taste: Taste): Move {
  const { judge, seat, ruleset } = study;
  const worlds: World[] = [];
  while (worlds.length < habits.worlds) worlds.push(worldOf(study));
  const [{ state }] = worlds as [World];
  const isPlanless = rng.below(100) < habits.planless;
  const planned = isPlanless ? null : (judge.plan?.(state, seat, offered, rng) ?? null);
  if (planned !== null && isLegal(study, state, seat, planned, offered)) return planned;
  const care = state.agenda.lanes.length > 0 ? habits.inLanes : 1;
  const noticed = judge
    .order(state, seat, offered)
    .slice(0, habits.looks)
    .filter((_, i) => i === 0 || rng.below(100) >= care * habits.overlooked);
  const worths = noticed.map((move) => {
    let sum = 0;
    for (const world of worlds) {
      const after = ruleset.clone(world.state);
      tryOut(study, after, seat, move, world.chance());
      sum += judge.worth(after, seat);
    }
    return sum / worlds.length;
  });
  return noticed[leaning(worths, noticed.map(taste), habits, care, rng)] as Move;
}

/** One of these, the higher the likelier, and what is liked likelier still. */
function leaning(
  worths: readonly number[],
  likings: readonly number[],
  { slack, warmth, taste }: Habits,
  care: number,
  rng: Rng,
): number {
  const best = Math.max(...worths);
  const apart = (care * worths.reduce((sum, one) => sum + best - one, 0)) / worths.length;
  if (apart === 0) return rng.below(worths.length);
  const parts = worths.map((one, i) =>
    best - one > slack * apart
      ? 0
      : Math.exp((one - best) / (warmth * apart) + (taste * (likings[i] as number)) / warmth),
  );
  let left = (parts.reduce((sum, one) => sum + one, 0) * rng.below(1_000_000)) / 1_000_000;
  for (let i = 0; i < parts.length; i++) {
    left -= parts[i] as number;
    if (left < 0) return i;
  }
  return worths.indexOf(best);
}
