/** Servers under load, and the people who play there: opens matches, and says how it stands. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@accretion/engine';
import { Nginx } from '../processes/nginx.ts';
import type { Postgres } from '../processes/postgres.ts';
import { Service } from '../processes/service.ts';
import { Visitor } from '../processes/visitor.ts';
import { LoadMatch, type Tally } from './match.ts';
import { type Stolen, stolen } from './stolen.ts';

/** A collection of garbage on request, so that a heap can be weighed. */
const weighable = [
  '--expose-gc',
  '--import',
  "data:text/javascript,process.on('SIGUSR2',()=>{globalThis.gc();globalThis.gc()})",
];

export interface Moment {
  readonly at: number;
  readonly cpu: number;
  readonly batches: number;
  readonly postgres: number;
  readonly stolen: Stolen | null;
}

export class Stage {
  private seed = 1;

  private constructor(
    private readonly game: Game,
    private readonly services: readonly Service[],
    private readonly people: readonly Visitor[][],
    private readonly postgres: Postgres,
    private readonly proxy: Nginx | null,
  ) {}

  /** This many servers, behind a proxy or not, and people for this many matches. */
  static async open(
    game: Game,
    servers: number,
    isHashed: boolean,
    matches: number,
    seats: number,
    postgres: Postgres,
    flags: readonly string[],
  ): Promise<Stage> {
    const services: Service[] = [];
    for (let i = 0; i < servers; i++) {
      services.push(await Service.on(postgres.url, [...weighable, ...flags]));
    }
    await Promise.all(services.map((service) => service.start()));
    const proxy = isHashed ? await Nginx.start(services.map(({ address }) => address)) : null;
    const address = (): string => services[0]?.address ?? '';
    const people: Visitor[][] = [];
    for (let i = 0; i < matches; i++) {
      const row = Array.from({ length: seats }, (_, seat) =>
        new Visitor(`Load ${i}.${seat}`, address).introduce(),
      );
      people.push(await Promise.all(row));
    }
    return new Stage(game, services, people, postgres, proxy);
  }

  /** So many matches, played by everybody; what they do is counted there. */
  async play(count: number, tally: Tally, how: (match: LoadMatch) => Promise<void>): Promise<Played> {
    const matches: LoadMatch[] = [];
    const addresses =
      this.proxy === null ? this.services.map(({ address }) => address) : [this.proxy.address];
    for (let i = 0; i < count; i++) {
      const people = this.people[i] ?? [];
      matches.push(await LoadMatch.open(this.game, people, addresses, this.postgres, tally, this.seed++));
    }
    await wait(1_000);
    tally.bytes = 0;
    const before = await this.moment();
    await Promise.all(matches.map(how));
    const after = await this.moment();
    const end = (): void => {
      for (const match of matches) match.close();
    };
    return { before, after, seconds: (after.at - before.at) / 1_000, end };
  }

  private async moment(): Promise<Moment> {
    return {
      at: performance.now(),
      cpu: await this.sum('process_cpu_seconds_total'),
      batches: await this.sum('accretion_log_batches_total'),
      postgres: this.postgres.cpu(),
      stolen: stolen(),
    };
  }

  private async sum(name: string): Promise<number> {
    const figures = await Promise.all(this.services.map((service) => service.figures()));
    return figures.reduce((total, one) => total + (one.get(name) ?? 0), 0);
  }

  /** Bytes in use on the heaps of all servers, without garbage. */
  async weigh(): Promise<number> {
    for (const service of this.services) service.signal('SIGUSR2');
    await wait(1_500);
    return this.sum('process_heap_used_bytes');
  }

  /** Are the matches nobody looks at out of memory after this many seconds? */
  async allGone(patience: number): Promise<boolean> {
    for (let tries = 0; tries < patience; tries++) {
      if ((await this.sum('accretion_rooms')) === 0) return true;
      await wait(1_000);
    }
    return false;
  }

  async close(): Promise<void> {
    await this.proxy?.end();
    await Promise.all(this.services.map((service) => service.end('SIGTERM')));
  }
}

export interface Played {
  readonly before: Moment;
  readonly after: Moment;
  readonly seconds: number;
  /** Hangs up. */
  end(): void;
}
