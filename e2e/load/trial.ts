/** One trial under load, with one server process or several: what it can do, how fast it answers, what it weighs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@accretion/engine';
import type { Postgres } from '../processes/postgres.ts';
import { Service } from '../processes/service.ts';
import { Visitor } from '../processes/visitor.ts';
import { LoadMatch, type Tally } from './match.ts';

export interface Wish {
  readonly game: Game;
  readonly seats: number;
  readonly servers: number;
  /** Matches played at once when it is all about speed. */
  readonly rushed: number;
  /** Matches of people who think, and for how many seconds. */
  readonly thought: number;
  readonly seconds: number;
  /** Seconds to wait until matches nobody looks at are out of memory. */
  readonly patience: number;
  readonly flags: readonly string[];
}

export interface Figures {
  readonly servers: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  readonly postgresCpuPerThousandMoves: number;
  readonly movesPerCommit: number;
  readonly bytesPerViewerAndMove: number;
  readonly pace: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly busy: number;
  readonly liveKiB: number;
  readonly idleKiB: number;
  /** Null: not waited for. */
  readonly evicted: boolean | null;
}

/** A collection of garbage on request, so that a heap can be weighed. */
const weighable = [
  '--expose-gc',
  '--import',
  "data:text/javascript,process.on('SIGUSR2',()=>{globalThis.gc();globalThis.gc()})",
];

const newTally = (): Tally => ({ moves: 0, bytes: 0, latencies: [] });

export async function trial(wish: Wish, postgres: Postgres, tell: (line: string) => void): Promise<Figures> {
  const services: Service[] = [];
  try {
    for (let i = 0; i < wish.servers; i++) {
      services.push(await Service.on(postgres.url, [...weighable, ...wish.flags]));
    }
    await Promise.all(services.map((service) => service.start()));
    return await measure(wish, services, postgres, tell);
  } finally {
    await Promise.all(services.map((service) => service.end('SIGTERM')));
  }
}

async function measure(
  wish: Wish,
  services: readonly Service[],
  postgres: Postgres,
  tell: (line: string) => void,
): Promise<Figures> {
  const people = await visitors(wish, services, Math.max(wish.rushed, wish.thought));
  let seed = 1;
  const open = async (count: number, tally: Tally): Promise<LoadMatch[]> => {
    const matches: LoadMatch[] = [];
    const addresses = services.map(({ address }) => address);
    for (let i = 0; i < count; i++) {
      matches.push(await LoadMatch.open(wish.game, people[i] ?? [], addresses, postgres, tally, seed++));
    }
    await wait(1_000);
    return matches;
  };
  const end = (matches: readonly LoadMatch[]): void => {
    for (const match of matches) match.close();
  };

  tell(`${wish.servers} server(s): warming up`);
  const warm = await open(Math.ceil(wish.rushed / 2), newTally());
  await Promise.all(warm.map((match) => match.rush(1_000)));
  end(warm);

  tell('as fast as it goes');
  const rush = newTally();
  const rushing = await open(wish.rushed, rush);
  const before = await state(services, postgres);
  rush.bytes = 0;
  await Promise.all(rushing.map((match) => match.rush(1_000)));
  const after = await state(services, postgres);
  end(rushing);
  const cpu = after.cpu - before.cpu;
  const seconds = (after.at - before.at) / 1000;

  tell('thinking');
  await allGone(services, 30);
  const base = await weigh(services);
  const calm = newTally();
  const thinking = await open(wish.thought, calm);
  const start = await state(services, postgres);
  calm.bytes = 0;
  const until = performance.now() + wish.seconds * 1_000;
  await Promise.all(thinking.map((match) => match.think(1_000, until)));
  const stop = await state(services, postgres);
  const live = await weigh(services);
  const { bytes } = calm;

  tell('idle');
  end(thinking);
  await wait(1_500);
  const idle = await weigh(services);
  const evicted = wish.patience === 0 ? null : await allGone(services, wish.patience);
  const latencies = calm.latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  const perMatch = (heap: number): number => (heap - base) / 1024 / wish.thought;
  return {
    servers: wish.servers,
    movesPerSecond: rush.moves / seconds,
    movesPerCpuSecond: rush.moves / cpu,
    postgresCpuPerThousandMoves: ((after.postgres - before.postgres) / rush.moves) * 1_000,
    movesPerCommit: rush.moves / (after.batches - before.batches),
    bytesPerViewerAndMove: bytes / calm.moves / wish.seats,
    pace: calm.moves / ((stop.at - start.at) / 1_000),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    busy: (stop.cpu - start.cpu) / ((stop.at - start.at) / 1000),
    liveKiB: perMatch(live),
    idleKiB: perMatch(idle),
    evicted,
  };
}

async function visitors(
  { seats }: Wish,
  services: readonly Service[],
  matches: number,
): Promise<Visitor[][]> {
  const address = (): string => services[0]?.address ?? '';
  const rows: Visitor[][] = [];
  for (let i = 0; i < matches; i++) {
    const row = Array.from({ length: seats }, (_, seat) =>
      new Visitor(`Load ${i}.${seat}`, address).introduce(),
    );
    rows.push(await Promise.all(row));
  }
  return rows;
}

interface Moment {
  readonly at: number;
  readonly cpu: number;
  readonly batches: number;
  readonly postgres: number;
}

async function state(services: readonly Service[], postgres: Postgres): Promise<Moment> {
  return {
    at: performance.now(),
    cpu: await sum(services, 'process_cpu_seconds_total'),
    batches: await sum(services, 'accretion_log_batches_total'),
    postgres: postgres.cpu(),
  };
}

async function sum(services: readonly Service[], name: string): Promise<number> {
  const figures = await Promise.all(services.map((service) => service.figures()));
  return figures.reduce((total, one) => total + (one.get(name) ?? 0), 0);
}

/** Bytes in use on the heaps of all servers, without garbage. */
async function weigh(services: readonly Service[]): Promise<number> {
  for (const service of services) service.signal('SIGUSR2');
  await wait(1_500);
  return sum(services, 'process_heap_used_bytes');
}

/** Are the matches nobody looks at out of memory after so many seconds? */
async function allGone(services: readonly Service[], patience: number): Promise<boolean> {
  for (let tries = 0; tries < patience; tries++) {
    if ((await sum(services, 'accretion_rooms')) === 0) return true;
    await wait(1_000);
  }
  return false;
}
