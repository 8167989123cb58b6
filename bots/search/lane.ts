/**
 * A lane: a run of own moves with neither chance nor others in it. A beam goes over whole lines of moves; what different
 * orders lead to is met only once; lines are judged where the lane ends. It is widened as long as the purse allows.
 */
import { type Lane, type Move, openStep, type State, type Step } from '@accretion/engine';
import type { Alternative, Thought } from '../thought.ts';
import { alternativeOf } from './alternatives.ts';
import { difference, type Texts } from './difference.ts';
import { meant, noChance } from './sequence.ts';
import { isLegal, type Study, tryOut } from './study.ts';

const firstWidth = 4;
const widest = 64;
const mostMoves = 80;
/** A seat nobody has: its lane keeps the others from closing. */
const nobodysSeat = 30;

interface Line {
  readonly state: State;
  readonly worth: number;
  readonly moves: readonly Move[];
  /** Lines with one more move, once they were looked for: a wider beam need not play them again. */
  next: readonly Line[] | null;
}

/** Every position that was met, by what is different there. */
interface Known {
  readonly root: State;
  readonly lines: Map<string, Line>;
  readonly texts: Texts;
}

/** A copy in which what lanes have posted waits: so a lane can be judged at its end, before chance comes in. */
function held({ ruleset, seat }: Study, world: State): State {
  const state = ruleset.clone(world);
  const question = openStep(state.agenda, seat) as Step;
  const lane: Lane = { seat: nobodysSeat, stack: [{ ...question, seat: nobodysSeat }], posts: [] };
  state.agenda.lanes.push(lane);
  return state;
}

export function laneLine(study: Study): Thought {
  const { purse, judge, seat } = study;
  const world = study.imagine(study.rng);
  const root: Line = { state: held(study, world), worth: judge.worth(world, seat), moves: [], next: null };
  const known: Known = { root: root.state, lines: new Map(), texts: new WeakMap() };
  let best: readonly Line[] = [];
  for (let width = firstWidth; width <= widest; width *= 2) {
    const found = beam(study, root, width, known);
    if (found.lines.length > 0) best = found.lines;
    if (!found.isWhole || !found.wasCut || purse.gone > 0.5) break;
  }
  const [line] = best;
  if (line === undefined || line.moves.length === 0) throw new Error('a lane without a line');
  return {
    move: line.moves[0] as Move,
    sequence: meant(study, world, line.moves),
    alternatives: best.slice(0, 3).map((one) => alternative(study, one)),
    nodes: purse.spent,
  };
}

interface Found {
  /** Lines to the end of the lane, the best first. */
  readonly lines: readonly Line[];
  /** Was the purse enough? */
  readonly isWhole: boolean;
  /** Was anything left out because the beam was too narrow? */
  readonly wasCut: boolean;
}

function beam(study: Study, root: Line, width: number, known: Known): Found {
  const { purse } = study;
  const seen = new Set<Line>();
  const ended: Line[] = [];
  let wasCut = false;
  let front: Line[] = [root];
  for (let depth = 0; depth < mostMoves && front.length > 0; depth++) {
    const next: Line[] = [];
    for (const line of front) {
      line.next ??= steps(study, line, known);
      for (const one of line.next) {
        if (seen.has(one)) continue;
        seen.add(one);
        if (isOpen(study, one.state)) next.push(one);
        else ended.push(one);
      }
      if (purse.gone >= 1 && ended.length > 0) return { lines: ranked(ended), isWhole: false, wasCut };
    }
    next.sort((a, b) => b.worth - a.worth);
    if (next.length > width) wasCut = true;
    // Out of time: the best line alone is brought to its end.
    front = next.slice(0, purse.gone >= 1 ? 1 : width);
  }
  return { lines: ranked(ended.length > 0 ? ended : front), isWhole: purse.gone < 1, wasCut };
}

const ranked = (lines: Line[]): Line[] => lines.sort((a, b) => b.worth - a.worth);

const isOpen = ({ seat }: Study, state: State): boolean => openStep(state.agenda, seat) !== undefined;

/** A line with one more move: what the judge has planned, or any that is offered. */
function steps(study: Study, { state, moves: before }: Line, known: Known): Line[] {
  const { ruleset, judge, seat, rng } = study;
  const offered = ruleset.moves(state, seat);
  const planned = offered.length > 1 ? (judge.plan?.(state, seat, offered, rng) ?? null) : null;
  const isSure = planned !== null && isLegal(study, state, seat, planned, offered);
  return (isSure ? [planned] : offered).map((move) => {
    const after = ruleset.clone(state);
    tryOut(study, after, seat, move, noChance);
    const key = difference(known.root, after, known.texts);
    const met = known.lines.get(key);
    if (met !== undefined) return met;
    const line: Line = {
      state: after,
      worth: judge.worth(after, seat),
      moves: [...before, move],
      next: null,
    };
    known.lines.set(key, line);
    return line;
  });
}

function alternative(study: Study, { state, worth, moves }: Line): Alternative {
  const [move, ...sequence] = moves as [Move, ...Move[]];
  return alternativeOf(study, move, sequence, worth, [state]);
}
