/**
 * A storm: many tables play on while server processes, and now and then all of PostgreSQL, are killed at random
 * moments and brought back. Afterwards the log is compared with everything that was ever acknowledged.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Game, quickRng, type Rng } from '@accretion/engine';
import { Postgres } from '../processes/postgres.ts';
import { Service } from '../processes/service.ts';
import { Visitor } from '../processes/visitor.ts';
import { findLosses, type Losses } from './losses.ts';
import { Player } from './player.ts';

export interface Weather {
  readonly game: Game;
  readonly seats: number;
  readonly servers: number;
  readonly tables: number;
  /** How often a server is killed; how often all of PostgreSQL is. */
  readonly kills: number;
  readonly postgresKills: number;
  /** Milliseconds a player thinks, and at most between two kills. */
  readonly thinking: number;
  readonly calm: number;
  /** Seconds after which no more are killed: a slow machine has a shorter storm. */
  readonly longest: number;
  readonly seed: number;
  readonly tell: (line: string) => void;
}

export interface Aftermath extends Losses {
  readonly kills: number;
  readonly postgresKills: number;
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
  const postgres = await Postgres.start();
  const services: Service[] = [];
  try {
    for (let i = 0; i < weather.servers; i++) services.push(await Service.on(postgres.url));
    await Promise.all(services.map((service) => service.start()));
    const rng = quickRng(weather.seed);
    const tables = new Tables(weather, services, rng);
    await tables.open();
    const playing = tables.play();
    const done = await kill(weather, services, postgres, rng);
    tables.isCalm = true;
    await playing;
    const losses = await findLosses(postgres, tables.players, tables.address);
    const sum = (figure: (player: Player) => number): number =>
      tables.players.reduce((total, player) => total + figure(player), 0);
    return {
      ...done,
      ...losses,
      matches: new Set(tables.players.map(({ match }) => match)).size,
      acknowledged: sum(({ acknowledged }) => acknowledged.length),
      resumed: sum(({ resumed }) => resumed),
      resent: sum(({ resent }) => resent),
      fallen: services.flatMap(({ falls }) => falls),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await Promise.all(services.map((service) => service.end('SIGKILL')));
    await postgres.end();
  }
}

/** Tables at which one match follows another. */
class Tables {
  readonly players: Player[] = [];
  isCalm = false;
  private visitors: Visitor[][] = [];

  constructor(
    private readonly weather: Weather,
    private readonly services: readonly Service[],
    private readonly rng: Rng,
  ) {}

  /** Of any server; one that is down is found out when nobody answers. */
  readonly address = (): string => this.services[this.rng.below(this.services.length)]?.address ?? '';

  async open(): Promise<void> {
    const { tables, seats } = this.weather;
    this.visitors = await Promise.all(
      Array.from({ length: tables }, (_, table) =>
        // At every other table a bot sits on the last seat.
        Promise.all(
          Array.from({ length: table % 2 === 0 ? seats : seats - 1 }, (_, seat) =>
            new Visitor(`Visitor ${table}.${seat}`, this.address).introduce(),
          ),
        ),
      ),
    );
  }

  async play(): Promise<void> {
    await Promise.all(this.visitors.map((visitors) => this.playAt(visitors)));
  }

  private async playAt(visitors: readonly Visitor[]): Promise<void> {
    while (!this.isCalm) {
      const players = await this.begin(visitors);
      this.players.push(...players);
      const stopping = this.stopWhenCalm(players);
      await Promise.all(players.map((player) => player.play(this.weather.thinking)));
      await Promise.all(players.map((player) => player.stop()));
      await stopping;
    }
  }

  private async stopWhenCalm(players: readonly Player[]): Promise<void> {
    while (!players.every(({ isOver }) => isOver)) {
      if (this.isCalm) return void (await Promise.all(players.map((player) => player.stop())));
      await wait(100);
    }
  }

  private async begin(visitors: readonly Visitor[]): Promise<Player[]> {
    const { game, seats } = this.weather;
    const [host, ...guests] = visitors;
    if (host === undefined) throw new Error('a table without a host');
    const wishes = Array.from({ length: seats }, (_, seat) => {
      if (seat === 0) return { for: 'me' as const };
      return seat < visitors.length ? { for: 'open' as const } : { for: 'bot' as const, level: 'greedy' };
    });
    const { id } = await host.create({ game: game.id, seats: wishes });
    for (const [index, guest] of guests.entries()) await guest.join(id, index + 1);
    return visitors.map((visitor) => new Player(visitor, id, game, this.address, this.rng.below(1e6)));
  }
}

async function kill(
  { kills, postgresKills, calm, longest, tell }: Weather,
  services: readonly Service[],
  postgres: Postgres,
  rng: Rng,
): Promise<{ kills: number; postgresKills: number }> {
  const done = { kills: 0, postgresKills: 0 };
  const reviving: Promise<void>[] = [];
  const end = performance.now() + longest * 1_000;
  while ((done.kills < kills || done.postgresKills < postgresKills) && performance.now() < end) {
    await wait(rng.below(calm));
    await Promise.all(services.filter((one) => one.hasFallen).map((one) => one.startWhenPossible()));
    const isPostgres = done.postgresKills * kills < done.kills * postgresKills || done.kills >= kills;
    if (isPostgres) {
      const processes = postgres.kill();
      done.postgresKills++;
      tell(`killed all ${processes} processes of PostgreSQL (${done.postgresKills})`);
      await wait(rng.below(500));
      await postgres.revive();
      continue;
    }
    const up = services.filter((service) => service.isUp);
    const victim = up[rng.below(up.length)];
    if (victim === undefined) continue;
    await victim.end('SIGKILL');
    done.kills++;
    tell(`killed a server (${done.kills})`);
    const back = victim.startWhenPossible();
    if (services.length === 1) await back;
    else reviving.push(back);
  }
  await Promise.all(reviving);
  return done;
}
