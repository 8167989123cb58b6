/**
 * A storm: many tables play on while server processes are killed at random moments, all processes of the PostgreSQL
 * they bring along, and its disk is filled up. Servers are started again, as a supervisor would; the database is
 * brought back by the servers alone. Afterwards the log is compared with everything that was ever acknowledged.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { quickRng, type Rng } from '@accretion/engine';
import { Bundled } from '../processes/bundled.ts';
import { Nginx } from '../processes/nginx.ts';
import { Service } from '../processes/service.ts';
import { findLosses, type Losses } from './losses.ts';
import type { Player } from './player.ts';
import { type Company, Tables } from './tables.ts';

export interface Weather extends Company {
  readonly servers: number;
  /** Behind nginx, which sends everybody at a match to the same server while that is up? */
  readonly isHashed?: boolean;
  /** How often a server is killed, all of PostgreSQL is, and its disk is filled up. */
  readonly kills: number;
  readonly postgresKills: number;
  readonly diskFulls: number;
  /** Milliseconds between two faults, at most. */
  readonly calm: number;
  /** Seconds after which nothing more happens: a slow machine has a shorter storm. */
  readonly longest: number;
  readonly seed: number;
  readonly tell: (line: string) => void;
}

export interface Aftermath extends Losses {
  readonly kills: number;
  readonly postgresKills: number;
  readonly diskFulls: number;
  /** Why the disk was not filled up though it was to be. */
  readonly noDisk: string | null;
  /** Milliseconds until a move could be written again after PostgreSQL was killed or had room again, the longest. */
  readonly slowestRevival: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly resumed: number;
  readonly resent: number;
  readonly seconds: number;
  /** What servers said that ended by themselves. */
  readonly fallen: readonly string[];
}

export async function storm(weather: Weather): Promise<Aftermath> {
  const started = performance.now();
  const bundled = Bundled.make(weather.diskFulls > 0);
  const services: Service[] = [];
  let nginx: Nginx | null = null;
  try {
    for (let i = 0; i < weather.servers; i++) services.push(await Service.onFolder(bundled.folder));
    await Promise.all(services.map((service) => service.start()));
    const rng = quickRng(weather.seed);
    if (weather.isHashed) nginx = await Nginx.start(services.map(({ address }) => address));
    const tables = new Tables(weather, nginx === null ? services : [nginx], rng);
    await tables.open();
    const playing = tables.play();
    const done = await rage(weather, services, bundled, rng);
    tables.isCalm = true;
    await playing;
    const losses = await findLosses(bundled, tables.players, tables.address);
    return {
      ...done,
      ...losses,
      ...figuresOf(tables.players),
      noDisk: bundled.noDisk,
      fallen: services.flatMap(({ falls }) => falls),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await nginx?.end();
    await Promise.all(services.map((service) => service.end('SIGKILL')));
    bundled.end();
  }
}

export function figuresOf(
  players: readonly Player[],
): Pick<Aftermath, 'matches' | 'acknowledged' | 'resumed' | 'resent'> {
  const sum = (figure: (player: Player) => number): number =>
    players.reduce((total, player) => total + figure(player), 0);
  return {
    matches: new Set(players.map(({ match }) => match)).size,
    acknowledged: sum(({ acknowledged }) => acknowledged.length),
    resumed: sum(({ resumed }) => resumed),
    resent: sum(({ resent }) => resent),
  };
}

type Fault = 'server' | 'postgres' | 'disk';

/** The rarer ones spread evenly among the others. */
function faultsOf({ kills, postgresKills, diskFulls }: Weather, canFill: boolean): Fault[] {
  const spread = (kind: Fault, count: number): [number, Fault][] =>
    Array.from({ length: count }, (_, index) => [(index + 0.5) / count, kind]);
  const all = [
    ...spread('server', kills),
    ...spread('postgres', postgresKills),
    ...spread('disk', canFill ? diskFulls : 0),
  ];
  return all.sort(([one], [other]) => one - other).map(([, kind]) => kind);
}

async function rage(
  weather: Weather,
  services: readonly Service[],
  bundled: Bundled,
  rng: Rng,
): Promise<Pick<Aftermath, 'kills' | 'postgresKills' | 'diskFulls' | 'slowestRevival'>> {
  const { calm, longest, tell } = weather;
  const done = { kills: 0, postgresKills: 0, diskFulls: 0, slowestRevival: 0 };
  const restarting: Promise<void>[] = [];
  const end = performance.now() + longest * 1_000;
  const noteRevival = async (what: string): Promise<void> => {
    const time = await revival(services);
    done.slowestRevival = Math.max(done.slowestRevival, time);
    tell(`${what}; moves are written again after ${time} ms`);
  };
  for (const fault of faultsOf(weather, bundled.canBeFilled)) {
    if (performance.now() > end) break;
    await wait(rng.below(calm));
    await Promise.all(services.filter((one) => one.hasFallen).map((one) => one.startWhenPossible()));
    if (fault === 'postgres') {
      const processes = bundled.kill();
      done.postgresKills++;
      await noteRevival(`killed all ${processes} processes of PostgreSQL (${done.postgresKills})`);
    } else if (fault === 'disk') {
      await bundled.fill();
      await wait(rng.below(calm));
      bundled.free();
      done.diskFulls++;
      await noteRevival(
        `filled up the disk until nothing could be written, and made room (${done.diskFulls})`,
      );
    } else {
      const up = services.filter((service) => service.isUp);
      const victim = up[rng.below(up.length)];
      if (victim === undefined) continue;
      await victim.end('SIGKILL');
      done.kills++;
      tell(`killed a server (${done.kills})`);
      const back = victim.startWhenPossible();
      if (services.length === 1) await back;
      else restarting.push(back);
    }
  }
  await Promise.all(restarting);
  return done;
}

/** A revival that takes longer has failed. */
const longestRevival = 60_000;

/** Milliseconds until every server that is up can write moves again. */
async function revival(services: readonly Service[]): Promise<number> {
  const start = performance.now();
  for (const service of services) {
    while (service.isUp && !(await service.isWell())) {
      if (performance.now() - start > longestRevival) throw new Error('PostgreSQL was not brought back');
      await wait(20);
    }
  }
  return Math.round(performance.now() - start);
}
