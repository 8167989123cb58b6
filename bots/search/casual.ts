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
}

const inLanes = 0.4;

export const casual = (name: string, judge: Judge, habits: Habits): Bot => ({
  name,
  choose(ask) {
    const imagine = imaginable(ask);
    const offered = offers(ask, imagine(ask.rng));
    return offered.length === 1
      ? (offered[0] as Move)
      : taken(studyOf(ask, judge, 1_000_000), ask, offered, habits);
  },
});

function taken(study: Study, { rng }: Ask, offered: readonly Move[], habits: Habits): Move {
  const { judge, seat, ruleset } = study;
  const worlds: World[] = [];
  while (worlds.length < habits.worlds) worlds.push(worldOf(study));
  const [{ state }] = worlds as [World];
  const isPlanless = rng.below(100) < habits.planless;
  const planned = isPlanless ? null : (judge.plan?.(state, seat, offered, rng) ?? null);
  if (planned !== null && isLegal(study, state, seat, planned, offered)) return planned;
  const noticed = judge
    .order(state, seat, offered)
    .slice(0, habits.looks)
    .filter((_, i) => i === 0 || rng.below(100) >= habits.overlooked);
  const worths = noticed.map((move) => {
    let sum = 0;
    for (const world of worlds) {
      const after = ruleset.clone(world.state);
      tryOut(study, after, seat, move, world.chance());
      sum += judge.worth(after, seat);
    }
    return sum / worlds.length;
  });
  // In a lane many small slips add up.
  const care = state.agenda.lanes.length > 0 ? inLanes : 1;
  const { slack, warmth } = habits;
  return noticed[leaning(worths, slack * care, warmth * care, rng)] as Move;
}

/** One of these, the higher the likelier. */
function leaning(worths: readonly number[], slack: number, warmth: number, rng: Rng): number {
  const best = Math.max(...worths);
  const apart = worths.reduce((sum, one) => sum + best - one, 0) / worths.length;
  if (apart === 0) return rng.below(worths.length);
  const parts = worths.map((one) =>
    best - one > slack * apart ? 0 : Math.exp((one - best) / (warmth * apart)),
  );
  let left = (parts.reduce((sum, one) => sum + one, 0) * rng.below(1_000_000)) / 1_000_000;
  for (let i = 0; i < parts.length; i++) {
    left -= parts[i] as number;
    if (left < 0) return i;
  }
  return worths.indexOf(best);
}
