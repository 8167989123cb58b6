/**
 * A plain choice, by sequential halving: all candidates meet the same imagined worlds with the same chance, each is
 * played on to the end of the stage, and after every heat the better half goes on.
 */
import type { Move, Rng, State } from '@accretion/engine';
import type { Alternative, Thought } from '../thought.ts';
import { deviationOf, mean, spreadOf } from './figures.ts';
import { chancesOf } from './odds.ts';
import { playOn } from './players.ts';
import { isAllowed, isLegal, type Study, tryOut } from './study.ts';
import { type World, worldOf } from './worlds.ts';

/** A first look finds so many candidates that are worth playing on from. */
const shortlist = 8;
/** Worlds of the first look, and of a heat at least. */
const glances = 2;
const fewestWorlds = 2;
/** More worlds than anybody needs; and how often it is asked whether the best is clear already. */
const mostWorlds = 96;
const between = 8;
/** Clear: so many standard errors ahead of all others, in the same worlds. */
const clear = 3.5;
/** What replaces the judge's plan: so many standard errors better, since the luckiest of several is looked at. */
const proof = 2.5;
const fewestProofs = 6;

interface Candidate {
  readonly move: Move;
  /** What it came to in each world, in the order of the worlds. */
  readonly worths: number[];
  readonly chances: number[];
  /** Worths and chances together, each measured by how far it varies: points count, and so does what they are for. */
  values: readonly number[];
  glance: number;
}

export function chosen(study: Study, offered: readonly Move[]): Thought {
  const { seat, purse } = study;
  const worlds = [worldOf(study)];
  const [first] = worlds as [World];
  const planned = study.judge.plan?.(first.state, seat, offered, study.rng) ?? null;
  const favourite = planned !== null && isLegal(study, first.state, seat, planned, offered) ? planned : null;
  const moves = [
    ...new Set([...(favourite === null ? [] : [favourite]), ...offered, ...drawn(study, first.state)]),
  ];
  let left = moves.map((move): Candidate => ({ move, worths: [], chances: [], values: [], glance: 0 }));
  if (left.length > shortlist) left = promising(study, left, worlds);
  const all = left;
  const heats = Math.max(1, Math.ceil(Math.log2(left.length)));
  let tried = 0;
  for (let heat = 1; left.length > 1; heat++) {
    const share = heat / heats;
    for (let n = 0; n < fewestWorlds || purse.gone < share; n++) {
      if (purse.gone >= 1 && tried > 0) break;
      const world = worldAt(study, worlds, tried);
      for (const one of left) meet(study, one, world);
      tried++;
      if (tried >= mostWorlds) break;
      if (tried % between !== 0) continue;
      weigh(all);
      if (isClear(left)) break;
    }
    weigh(all);
    left.sort((a, b) => mean(b.values) - mean(a.values));
    if (purse.gone >= 1 || tried >= mostWorlds || isClear(left)) break;
    left = left.slice(0, Math.max(left.length === 2 ? 1 : 2, Math.ceil(left.length / 2)));
    if (left.length === 2 && heat >= heats) break;
  }
  const ranked = [...all].sort(
    (a, b) => b.values.length - a.values.length || mean(b.values) - mean(a.values),
  );
  const best = trusted(ranked, favourite);
  return {
    move: best.move,
    sequence: [],
    alternatives: [best, ...ranked.filter((one) => one !== best)].map(alternative),
    nodes: purse.spent,
  };
}

/** Worlds are met in the same order by all; each is imagined once. */
function worldAt(study: Study, worlds: World[], n: number): World {
  const known = worlds[n];
  if (known !== undefined) return known;
  const world = worldOf(study);
  worlds.push(world);
  return world;
}

function weigh(all: readonly Candidate[]): void {
  const perWorth = inverse(deviationOf(all.map(({ worths }) => worths)));
  const perChance = inverse(deviationOf(all.map(({ chances }) => chances)));
  for (const one of all)
    one.values = one.worths.map((worth, i) => perWorth * worth + perChance * (one.chances[i] as number));
}

const inverse = (number: number): number => (number < 1e-9 ? 0 : 1 / number);

/** The best; but where the judge has a plan, only what is clearly better in the same worlds replaces it. */
function trusted(ranked: readonly Candidate[], favourite: Move | null): Candidate {
  const best = ranked[0] as Candidate;
  const plan = ranked.find(({ move }) => move === favourite);
  if (plan === undefined || plan === best) return best;
  const met = plan.values.length;
  const leads = best.values.slice(0, met).map((value, i) => value - (plan.values[i] as number));
  return met >= fewestProofs && mean(leads) > proof * spreadOf(leads) ? best : plan;
}

/** Is one of them ahead of all others beyond doubt? */
function isClear(left: readonly Candidate[]): boolean {
  const [first, ...others] = [...left].sort((a, b) => mean(b.values) - mean(a.values));
  if (first === undefined || first.values.length < between) return false;
  return others.every(({ values }) => {
    const leads = first.values.map((value, i) => value - (values[i] as number));
    return mean(leads) > clear * spreadOf(leads);
  });
}

/** Moves beyond the list: as many as the judge wants to see. */
function drawn(study: Study, state: State): Move[] {
  const { ruleset, judge, seat, rng } = study;
  const found: Move[] = [];
  for (let tries = 0; tries < (judge.widen ?? 0); tries++) {
    const move = ruleset.anyMove(state, seat, rng);
    if (move === null) break;
    if (isAllowed(study, state, seat, move)) found.push(move);
  }
  return found;
}

/** The best after one move, over a few worlds; the judge's own plan always stays. */
function promising(study: Study, all: Candidate[], worlds: World[]): Candidate[] {
  const { ruleset, judge, seat } = study;
  for (let n = 0; n < glances; n++) {
    const world = worldAt(study, worlds, n);
    for (const one of all) {
      const after = ruleset.clone(world.state);
      tryOut(study, after, seat, one.move, world.chance());
      one.glance += judge.worth(after, seat);
    }
  }
  const [favourite] = all;
  return [...all].sort((a, b) => b.glance - a.glance).filter((one, i) => i < shortlist || one === favourite);
}

/** Plays a candidate in a world to the end of the stage, and notes what it comes to. */
function meet(study: Study, one: Candidate, { state, chance }: World): void {
  const { ruleset, judge, seat } = study;
  const after = ruleset.clone(state);
  const rng: Rng = chance();
  tryOut(study, after, seat, one.move, rng);
  playOn(study, after, rng);
  one.worths.push(judge.worth(after, seat));
  one.chances.push(chancesOf(study, after)[seat] ?? 0);
}

const alternative = ({ move, worths, chances }: Candidate): Alternative => ({
  move,
  sequence: [],
  worth: mean(worths),
  chance: mean(chances),
  spread: spreadOf(chances),
});
