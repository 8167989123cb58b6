/**
 * A sealed question that is answered in several small moves, such as a plan: whole answers against samples of what the
 * others may seal. Answers are drawn from the judge's plan, then varied around the best, and mixed at the end.
 */
import { has, type Move, nobody, openStep, type Rng, type State, without } from '@accretion/engine';
import type { Alternative, Thought } from '../thought.ts';
import { alternativeOf } from './alternatives.ts';
import { answerKey, withoutDetours } from './detours.ts';
import { mean } from './figures.ts';
import { mixtureOf } from './mixture.ts';
import { playOn, quick } from './players.ts';
import { meant } from './sequence.ts';
import { isAllowed, isLegal, type Study, tryOut } from './study.ts';
import { type World, worldOf } from './worlds.ts';

/** Answers to begin with; those that are varied; new ones in each generation. */
const drawnAtFirst = 12;
const parents = 4;
const children = 8;
/** Samples of the others' answers: while answers are looked for, and for the best at the end. */
const fewWorlds = 8;
const manyWorlds = 32;
const finalists = 6;
const mostMoves = 60;
const mostGenerations = 16;
/** After this part of the purse the best answers so far are compared. */
const searching = 0.6;

interface Answer {
  readonly moves: readonly Move[];
  readonly worths: number[];
  /** How it ended in each world. */
  readonly ends: State[];
}

/** Can this seat change its mind, move by move, before its answer counts? */
export function isInSmallMoves(study: Study, world: State): boolean {
  const { ruleset, seat, rng } = study;
  const state = ruleset.clone(world);
  const question = openStep(state.agenda, seat);
  study.judge.unseal?.(state, seat);
  if (without(ruleset.toAct(state), seat) === nobody && !has(ruleset.toAct(state), seat)) return false;
  ruleset.play(state, seat, quick(study, state, seat, rng), rng);
  return has(ruleset.toAct(state), seat) && openStep(state.agenda, seat) === question;
}

export function sealedAnswer(study: Study, offered: State): Thought {
  const { purse, rng } = study;
  const open = study.ruleset.clone(offered);
  study.judge.unseal?.(open, study.seat);
  const known = new Map<string, Answer>();
  const note = (moves: readonly Move[] | null): void => {
    if (moves === null) return;
    const key = answerKey(study, open, moves);
    const before = known.get(key);
    if (before === undefined) known.set(key, { moves, worths: [], ends: [] });
    else if (before.moves.length > moves.length) known.set(key, { ...before, moves });
  };
  for (let n = 0; n < drawnAtFirst; n++) note(finished(study, study.ruleset.clone(open), []));
  const worlds: World[] = [];
  while (worlds.length < fewWorlds) worlds.push(worldOf(study));
  for (let generation = 0; generation < mostGenerations && purse.gone < searching; generation++) {
    for (const one of known.values()) meetAll(study, one, worlds);
    const best = ranked([...known.values()]).slice(0, parents);
    for (let n = 0; n < children; n++) note(varied(study, open, best[rng.below(best.length)] as Answer));
  }
  for (const one of known.values()) meetAll(study, one, worlds);
  const last = ranked([...known.values()]).slice(0, finalists);
  while (worlds.length < manyWorlds && purse.gone < 1) {
    worlds.push(worldOf(study));
    for (const one of last) meetAll(study, one, worlds);
  }
  const parts = mixtureOf(last.map(({ worths }) => worths));
  const drawn = last[drawnFrom(parts, rng)] as Answer;
  const [chosen, ...rest] = [drawn, ...ranked(last.filter((one) => one !== drawn))].map((one) => ({
    ...one,
    moves: withoutDetours(study, open, one.moves),
  })) as [Answer, ...Answer[]];
  return {
    move: chosen.moves[0] as Move,
    sequence: meant(study, open, chosen.moves),
    alternatives: [chosen, ...rest].map((one) => alternative(study, one)),
    nodes: purse.spent,
  };
}

function drawnFrom(parts: readonly number[], rng: Rng): number {
  let left = rng.below(1_000_000) / 1_000_000;
  for (let i = 0; i < parts.length; i++) {
    left -= parts[i] as number;
    if (left < 0) return i;
  }
  return parts.indexOf(Math.max(...parts));
}

/** These moves, that are played already, and then what the judge would do, until the answer is given; null: it never is. */
function finished(study: Study, state: State, begun: readonly Move[]): readonly Move[] | null {
  const { ruleset, seat, judge, rng } = study;
  const question = openStep(state.agenda, seat);
  const moves = [...begun];
  while (moves.length < mostMoves) {
    const offered = ruleset.moves(state, seat);
    const planned = judge.plan?.(state, seat, offered, rng) ?? null;
    const next = planned ?? quick(study, state, seat, rng);
    if (planned !== null && !isLegal(study, state, seat, planned, offered)) return null;
    tryOut(study, state, seat, next, rng);
    moves.push(next);
    if (!has(ruleset.toAct(state), seat) || openStep(state.agenda, seat) !== question) return moves;
  }
  return null;
}

/** An answer with one or two of its moves left out and any others instead. */
function varied(study: Study, open: State, { moves }: Answer): readonly Move[] | null {
  const { ruleset, seat, rng } = study;
  const kept = moves.slice(0, -1);
  for (let n = 1 + rng.below(2); n > 0 && kept.length > 0; n--) kept.splice(rng.below(kept.length), 1);
  const state = ruleset.clone(open);
  const begun: Move[] = [];
  const put = (move: Move): void => {
    if (!isAllowed(study, state, seat, move)) return;
    tryOut(study, state, seat, move, rng);
    begun.push(move);
  };
  kept.forEach(put);
  for (let n = 1 + rng.below(2); n > 0; n--) {
    const offered = ruleset.moves(state, seat);
    const move = offered[rng.below(offered.length)] as Move;
    const after = ruleset.clone(state);
    const question = openStep(after.agenda, seat);
    ruleset.play(after, seat, move, rng);
    // A last move is left to `finished`; the next question may be put to this seat too.
    if (has(ruleset.toAct(after), seat) && openStep(after.agenda, seat) === question) put(move);
  }
  return finished(study, state, begun);
}

/** Plays an answer in the worlds it has not met yet. */
function meetAll(study: Study, one: Answer, worlds: readonly World[]): void {
  const { ruleset, judge, seat } = study;
  for (let n = one.worths.length; n < worlds.length; n++) {
    const { state, chance } = worlds[n] as World;
    const after = ruleset.clone(state);
    const rng = chance();
    for (const move of one.moves) tryOut(study, after, seat, move, rng);
    playOn(study, after, rng);
    one.worths.push(judge.worth(after, seat));
    one.ends.push(after);
  }
}

const ranked = (answers: Answer[]): Answer[] => answers.sort((a, b) => mean(b.worths) - mean(a.worths));

const alternative = (study: Study, { moves, worths, ends }: Answer): Alternative =>
  alternativeOf(study, moves[0] as Move, moves.slice(1), mean(worths), ends);
