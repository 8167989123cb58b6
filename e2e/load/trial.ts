/**
 * One trial under load, with one server process or several: what it can do, how fast it answers, what it weighs.
 * Each part is done up to three times, and that one counts during which neighbours took least of this machine.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@accretion/engine';
import type { Postgres } from '../processes/postgres.ts';
import type { Tally } from './match.ts';
import { type Played, Stage } from './stage.ts';
import { shareBetween } from './stolen.ts';

export interface Wish {
  readonly game: Game;
  readonly seats: number;
  readonly servers: number;
  /** Behind a proxy that sends everybody at a match to the same server? */
  readonly isHashed: boolean;
  /** Matches played at once when it is all about speed. */
  readonly rushed: number;
  /** Matches of people who think, and for how many seconds. */
  readonly thought: number;
  readonly seconds: number;
  /** How often each part is done at most, when neighbours disturb it. */
  readonly tries: number;
  /** Seconds to wait until matches nobody looks at are out of memory. */
  readonly patience: number;
  readonly flags: readonly string[];
}

interface Disturbed {
  /** The share of this machine's processors that neighbours took meanwhile; null: it does not say. */
  readonly stolen: number | null;
}

interface Rush extends Disturbed {
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly postgresCpuPerThousandMoves: number;
  readonly movesPerCommit: number;
}

interface Thought extends Disturbed {
  readonly bytesPerViewerAndMove: number;
  readonly pace: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly busy: number;
  readonly liveKiB: number;
  readonly idleKiB: number;
}

export interface Figures {
  readonly servers: number;
  readonly isHashed: boolean;
  readonly rush: Rush;
  readonly thought: Thought;
  /** Null: not waited for. */
  readonly evicted: boolean | null;
}

const warmUps = 6;
/** Below this share a machine counts as quiet. */
const quiet = 0.005;

const newTally = (): Tally => ({ moves: 0, bytes: 0, latencies: [] });

export async function trial(wish: Wish, postgres: Postgres, tell: (line: string) => void): Promise<Figures> {
  const { game, servers, isHashed, rushed, thought, seats, flags } = wish;
  const stage = await Stage.open(game, servers, isHashed, Math.max(rushed, thought), seats, postgres, flags);
  try {
    tell(`${servers} server(s)${isHashed ? ' behind a proxy' : ''}: warming up`);
    // A server that has run for an hour is what people play on; it takes some forty thousand moves until all is compiled.
    for (let round = 0; round < warmUps; round++) {
      (await stage.play(Math.ceil(rushed / 2), newTally(), (match) => match.rush(1_000))).end();
    }
    tell('as fast as it goes');
    const fastest = await calmest(wish.tries, () => rush(stage, wish), tell);
    tell('thinking');
    const calm = await calmest(wish.tries, () => think(stage, wish), tell);
    tell('idle');
    const evicted = wish.patience === 0 ? null : await stage.allGone(wish.patience);
    return { servers, isHashed, rush: fastest, thought: calm, evicted };
  } finally {
    await stage.close();
  }
}

/** Does it again while neighbours disturb it; the figures of the time they did least. */
async function calmest<T extends Disturbed>(
  tries: number,
  measure: () => Promise<T>,
  tell: (line: string) => void,
): Promise<T> {
  let best = await measure();
  for (let done = 1; done < tries && (best.stolen ?? 0) > quiet; done++) {
    tell(`neighbours took ${((best.stolen ?? 0) * 100).toFixed(1)} %: once more`);
    const next = await measure();
    if ((next.stolen ?? 0) < (best.stolen ?? 0)) best = next;
  }
  return best;
}

const stolenDuring = ({ before, after }: Played): number | null =>
  before.stolen === null || after.stolen === null ? null : shareBetween(before.stolen, after.stolen);

async function rush(stage: Stage, { rushed }: Wish): Promise<Rush> {
  const tally = newTally();
  const played = await stage.play(rushed, tally, (match) => match.rush(1_000));
  const { before, after, seconds } = played;
  played.end();
  return {
    stolen: stolenDuring(played),
    movesPerSecond: tally.moves / seconds,
    movesPerCpuSecond: tally.moves / (after.cpu - before.cpu),
    postgresCpuPerThousandMoves: ((after.postgres - before.postgres) / tally.moves) * 1_000,
    movesPerCommit: tally.moves / (after.batches - before.batches),
  };
}

async function think(stage: Stage, { thought, seconds, seats }: Wish): Promise<Thought> {
  await stage.allGone(80);
  const base = await stage.weigh();
  const tally = newTally();
  const played = await stage.play(thought, tally, (match) => match.think(1_000, seconds));
  const { bytes, moves } = tally;
  const live = await stage.weigh();
  played.end();
  await wait(1_500);
  const idle = await stage.weigh();
  const latencies = tally.latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  const perMatch = (heap: number): number => (heap - base) / 1024 / thought;
  return {
    stolen: stolenDuring(played),
    bytesPerViewerAndMove: bytes / moves / seats,
    pace: moves / played.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    busy: (played.after.cpu - played.before.cpu) / played.seconds,
    liveKiB: perMatch(live),
    idleKiB: perMatch(idle),
  };
}
