/** Works out a hint: in the worker, or in a test. */
import type { Advised, Budget } from '@accretion/bots';
import {
  type Event,
  type Json,
  type Move,
  preview,
  quickRng,
  type Seat,
  type Seats,
} from '@accretion/engine';
import { type Known, knowing } from '../bots/known.ts';

/**
 * All that a hint is made from: what this person sees, and the names of game and pack. There is no place in it for a
 * state, so nothing that they may not know can reach the worker.
 */
export interface HintJob {
  readonly game: string;
  readonly pack: Json;
  /** What this person sees. */
  readonly view: Json;
  /** The seats this person holds. */
  readonly viewer: Seats;
  /** The seat that is asked. */
  readonly seat: Seat;
  /** The seed of the search's own random numbers. */
  readonly chance: string;
  readonly allowance: Allowance;
}

/** How much thought a hint is worth: so many milliseconds, or so many nodes, which give the same hint anywhere. */
type Allowance = { readonly millis: number } | { readonly nodes: number };

/** A move that is expected to follow, and what this person would see before it: its words need that. */
interface Following {
  readonly move: Move;
  readonly view: Json;
}

export interface HintLine extends Omit<Advised, 'sequence'> {
  /** What is expected to follow, as far as it is shown. */
  readonly sequence: readonly Following[];
  /** How many more moves follow. */
  readonly more: number;
  /** What the move will certainly do: the things on the board that it is about. */
  readonly events: readonly Event[];
}

/** The best lines, the best first. */
export type Hint = readonly HintLine[];

export interface Advisor {
  advise(job: HintJob): Promise<Hint>;
}

/** Longer sequences are cut short: nobody remembers more. */
const mostShown = 6;

export function advisor(): Advisor {
  const know = knowing();
  return {
    async advise(job) {
      const [known, { adviceOn, fastRng }] = await Promise.all([
        know(job.game, job.pack),
        import('@accretion/bots'),
      ]);
      const { view, viewer, seat, chance, allowance } = job;
      const rng = fastRng(chance);
      const ask = { ruleset: known.ruleset, view, viewer, seat, rng, budget: budgetOf(allowance) };
      return adviceOn(ask, known.judge).map((line) => shownLine(line, job, known));
    },
  };
}

const budgetOf = (allowance: Allowance): Budget =>
  'nodes' in allowance
    ? { nodes: allowance.nodes }
    : {
        nodes: Number.MAX_SAFE_INTEGER,
        clock: { millis: allowance.millis, now: () => performance.now() },
      };

function shownLine({ sequence, ...line }: Advised, job: HintJob, { ruleset }: Known): HintLine {
  const { view, viewer, seat } = job;
  let state = ruleset.imagine(view, viewer)(quickRng(1));
  const following: Following[] = [];
  let before = line.move;
  for (const move of sequence.slice(0, mostShown)) {
    // A view shares parts with its state, which is therefore left as it is.
    state = ruleset.clone(state);
    ruleset.play(state, seat, before, quickRng(1));
    following.push({ move, view: ruleset.view(state, viewer) as Json });
    before = move;
  }
  return {
    ...line,
    sequence: following,
    more: sequence.length - following.length,
    events: preview(ruleset, view, viewer, seat, line.move).told,
  };
}
