/** Analyses a finished match moment by moment: in the worker, or in a test. All of its record is open. */
import { type MatchRecord, type Move, only, type Rng, type Seat } from '@accretion/engine';
import { type Known, knowing } from '../../bots/known.ts';
import { type Replay, replayOf } from '../replay.ts';
import { isAmidst, type Turn, turnsIn } from './turns.ts';

/** Something clearly better that a seat could have done, as far as it could know. */
export interface Better {
  readonly seat: Seat;
  /** The moments before its first and after its last move. */
  readonly from: number;
  readonly to: number;
  readonly best: readonly Move[];
  /** Its chance with that, and with what it did, in the same imagined worlds. */
  readonly bestChance: number;
  readonly playedChance: number;
  /** How unsure the difference is: a standard error. */
  readonly spread: number;
}

/** What is found about one moment of a match. */
export interface Piece {
  /** Each seat's chance here. */
  readonly chances: readonly number[];
  /** Each seat's chance after the choice that led here, before its dice and cards; null if it had none. */
  readonly chosen: readonly number[] | null;
  /** What the seat whose turn begins here could have done. */
  readonly better: Better | null;
}

export interface Analyst {
  /** Opens a record; how many moments it has. */
  open(record: MatchRecord): Promise<number>;
  piece(at: number): Promise<Piece>;
}

/** Milliseconds for a moment, and for a second look at a turn; counted in nodes, so that all machines find the same. */
const momentTime = 12;
const lookTime = 160;
const usualPace = 20;

interface Opened extends Known {
  readonly moments: Replay['moments'];
  readonly turns: ReadonlyMap<number, Turn>;
}

export function analyst(nodesPerMillisecond?: number): Analyst {
  const know = knowing();
  let opened: Opened | null = null;
  return {
    async open(record) {
      const known = await know(record.game, record.pack);
      const replay = replayOf(record, known.ruleset.game);
      if ('problem' in replay) throw new Error(replay.problem);
      const turns = new Map(turnsIn(replay).map((turn) => [turn.from, turn]));
      opened = { ...known, moments: replay.moments, turns };
      return replay.moments.length;
    },
    async piece(at) {
      if (opened === null) throw new Error('no record is open');
      const pace = nodesPerMillisecond ?? opened.judge.pace ?? usualPace;
      return pieceOf(opened, at, pace);
    },
  };
}

async function pieceOf(opened: Opened, at: number, pace: number): Promise<Piece> {
  const { chancesFrom, secondLook, fastRng } = await import('@accretion/bots');
  const { ruleset, judge, moments, turns } = opened;
  const moment = moments[at];
  if (moment === undefined) throw new Error('no such moment');
  const nodes = Math.max(1, Math.round(pace * momentTime));
  // Nothing is decided before all have answered, or a lane is at its end: until then it stands as before.
  let stands = at;
  while (stands > 0 && isAmidst(opened, stands)) stands--;
  const chances = chancesFrom(opened, moments[stands]?.state ?? moment.state, nodes);
  return { chances, chosen: chosen(), better: better() };

  function chosen(): readonly number[] | null {
    const before = moments[at - 1]?.state;
    const { entry } = moment ?? {};
    if (before === undefined || !entry || !('move' in entry)) return null;
    const { seat, move } = entry;
    const counted = counting(fastRng('dice'));
    ruleset.play(ruleset.clone(before), seat, move, counted.rng);
    if (!counted.wasUsed()) return null;
    return chancesFrom(opened, before, nodes, (state, rng) => ruleset.play(state, seat, move, rng));
  }

  function better(): Better | null {
    const turn = turns.get(at);
    if (turn === undefined || moment === undefined) return null;
    const { seat, from, to, moves } = turn;
    const view = ruleset.view(moment.state, only(seat));
    const budget = { nodes: Math.max(1, Math.round(pace * lookTime)) };
    const look = secondLook({ ruleset, view, seat, rng: fastRng(`look ${at}`), budget }, judge, moves);
    return look === null ? null : { ...look, seat, from, to };
  }
}

/** Chance that notes whether it was used. */
function counting(rng: Rng): { readonly rng: Rng; wasUsed(): boolean } {
  let isUsed = false;
  return {
    rng: {
      below(n) {
        isUsed = true;
        return rng.below(n);
      },
      from(list) {
        isUsed = true;
        return rng.from(list);
      },
    },
    wasUsed: () => isUsed,
  };
}
