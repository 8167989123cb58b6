/** Tables at which one match follows another. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Game, Rng } from '@accretion/engine';
import { Visitor } from '../processes/visitor.ts';
import { Player } from './player.ts';

export interface Company {
  readonly game: Game;
  readonly seats: number;
  readonly tables: number;
  /** Milliseconds a player thinks. */
  readonly thinking: number;
}

export class Tables {
  readonly players: Player[] = [];
  isCalm = false;
  /** Backups are restored: a match may go back, or be gone even while its table is being filled. */
  mayGoBack = false;
  private visitors: Visitor[][] = [];

  constructor(
    private readonly company: Company,
    /** Servers, or what stands in front of them. */
    private readonly services: readonly { readonly address: string }[],
    private readonly rng: Rng,
  ) {}

  /** Of any server; one that is down is found out when nobody answers. */
  readonly address = (): string => this.services[this.rng.below(this.services.length)]?.address ?? '';

  async open(): Promise<void> {
    const { tables, seats } = this.company;
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
      const players = await this.begin(visitors).catch((error) => {
        if (!this.mayGoBack) throw error;
        return [];
      });
      for (const player of players) player.mayGoBack = this.mayGoBack;
      this.players.push(...players);
      const stopping = this.stopWhenCalm(players);
      await Promise.all(players.map((player) => player.play(this.company.thinking)));
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
    const { game, seats } = this.company;
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
