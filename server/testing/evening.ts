/** An evening at the table: a whole match with everything that happens at one, every word recorded. */
import {
  type Game,
  has,
  listSeats,
  type Move,
  quickRng,
  type Refusal,
  type Rng,
  type Ruleset,
  rulesetOf,
  type Seats,
  type State,
  sameJson,
  seatsOf,
} from '@accretion/engine';
import type { MatchInfo } from '@accretion/protocol';
import { readLog } from '../log/reading.ts';
import { type Audited, audit } from './audit.ts';
import type { House } from './house.ts';
import { Person } from './person.ts';
import { newId, Seat } from './seat.ts';
import { Tap } from './tap.ts';
import { Truth } from './truth.ts';

interface Viewer {
  readonly tap: Tap;
  readonly viewer: Seats;
  readonly sent: Map<string, (refusal: Refusal) => boolean>;
}

/** More acts than a match may take before it is played to its end without digressions. */
const longest = 220;

export class Evening {
  readonly talk = new Set<string>();
  private readonly ruleset: Ruleset;
  private readonly rng: Rng;
  private acts = 0;

  private constructor(
    private readonly house: House,
    game: Game,
    readonly match: MatchInfo,
    readonly viewers: readonly Viewer[],
    private readonly tokens: readonly string[],
    seed: number,
  ) {
    this.ruleset = rulesetOf(game);
    this.rng = quickRng(seed);
  }

  /** Everybody sits down: one person on the first two seats if there is room, a program, spectators. */
  static async at(house: House, game: Game, seats: number, seed: number): Promise<Evening> {
    const isTwofold = seats > 3;
    const host = await house.person('Host');
    const wishes = Array.from({ length: seats }, (_, seat) =>
      seat === 0 || (isTwofold && seat === 1) ? { for: 'me' as const } : { for: 'open' as const },
    );
    const made = await host.create({ game: game.id, seats: wishes });
    const people: { person: Person; held: number[]; name: string }[] = [
      { person: host, held: isTwofold ? [0, 1] : [0], name: 'host' },
    ];
    for (let seat = isTwofold ? 2 : 1; seat < seats; seat++) {
      const person = await house.person(`Guest ${seat}`);
      await person.join(made.id, { seat });
      people.push({ person, held: [seat], name: `guest ${seat}` });
    }
    const viewers: Viewer[] = [];
    const watch = async (name: string, person: Person, held: number[], token: string | null = null) => {
      const tap = await Tap.on(name, person, made.id, token);
      viewers.push({ tap, viewer: seatsOf(held), sent: new Map() });
    };
    for (const { person, held, name } of people) await watch(name, person, held);
    const last = people.at(-1);
    if (last === undefined) throw new Error('nobody sits');
    const path = `/api/matches/${made.id}/seats/${seats - 1}/token`;
    const { token } = await last.person.post<{ token: string }>(path);
    await watch('program', last.person, [seats - 1], token);
    await watch('spectator', await house.person('Eve'), []);
    await watch('stranger', new Person(house.address), []);
    return new Evening(house, game, made, viewers, [token], seed);
  }

  private below(n: number): number {
    return this.rng.below(Math.max(1, n));
  }

  private one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  private isOver(): boolean {
    return this.viewers.every(({ tap }) => tap.seat.status.over !== undefined);
  }

  /** Plays on to the end. */
  async play(): Promise<void> {
    while (!this.isOver()) {
      const chance = this.acts > longest ? 99 : this.below(100);
      if (await this.act(chance)) this.acts++;
      else if (!this.isAnyoneAsked()) await Seat.news(this.viewers.map(({ tap }) => tap.seat));
    }
    for (const { tap } of this.viewers) await tap.seat.log();
  }

  private isAnyoneAsked(): boolean {
    return this.viewers.some(({ tap }) => tap.seat.status.over === undefined && tap.seat.asked.length > 0);
  }

  private async act(chance: number): Promise<boolean> {
    if (chance < 4) return this.say();
    if (chance < 8) return this.look();
    if (chance < 12) return this.comeBack();
    if (chance < 18) return this.err();
    if (chance < 24) return this.takeBack();
    if (chance < 27) return this.askMoves();
    if (chance < 29) return this.propose();
    return this.move(chance < 45);
  }

  /** A legal move of one who owes it; or of one who has answered already and may think again. */
  private async move(again: boolean): Promise<boolean> {
    const able = this.viewers.flatMap((one) => {
      const { status } = one.tap.seat;
      return listSeats(one.viewer)
        .filter((seat) => again || has(status.toAct, seat))
        .map((seat) => ({ one, seat }));
    });
    if (able.length === 0) return false;
    const { one, seat } = this.one(able);
    if (one.tap.seat.status.over !== undefined) return false;
    const choices = one.tap.seat.choices(seat);
    if (choices.length === 0) return false;
    await this.send(one, seat, this.one(choices));
    return true;
  }

  private async send(viewer: Viewer, seat: number, move: unknown): Promise<void> {
    const { tap, sent } = viewer;
    const envelope = { t: 'move', seat, number: tap.seat.numberOf(seat), id: newId(), move };
    const before = this.harmless(viewer, seat, move);
    sent.set(envelope.id, before);
    const answer = await tap.seat.send(envelope);
    if (answer.t === 'ack') return;
    // News that was on its way came before the refusal.
    const after = this.harmless(viewer, seat, move);
    sent.set(envelope.id, (refusal) => before(refusal) || after(refusal));
  }

  /** A refusal tells nothing new if any state that looks the same would have been refused alike. */
  private harmless({ tap, viewer }: Viewer, seat: number, move: unknown): (refusal: Refusal) => boolean {
    const deal = this.ruleset.imagine(tap.seat.view, viewer);
    const refusals = [1, 2, 3].map((n) => this.ruleset.refuse(deal(quickRng(n)) as State, seat, move));
    return (refusal) => refusals.every((one) => sameJson(one, refusal));
  }

  /** A move somebody else could make, or one that nobody ever could. */
  private async err(): Promise<boolean> {
    const players = this.viewers.filter(({ viewer }) => viewer !== 0);
    const one = this.one(players);
    const other = this.one(players);
    const [theirs = 0] = listSeats(other.viewer);
    const [seat = 0] = listSeats(one.viewer);
    if (one.tap.seat.status.over !== undefined || other.tap.seat.view === null) return false;
    const choices: readonly Move[] = other.tap.seat.choices(theirs);
    const move = choices.length > 0 && this.below(3) > 0 ? this.one(choices) : { do: 'win', at: 'once' };
    await this.send(one, seat, move);
    return true;
  }

  private async takeBack(): Promise<boolean> {
    const one = this.one(this.viewers.filter(({ viewer }) => viewer !== 0));
    const seat = this.one(listSeats(one.viewer));
    const id = newId();
    one.sent.set(id, ({ rule, values }) => rule === 'E6' && values === undefined);
    await one.tap.seat.send({ t: 'undo', seat, number: one.tap.seat.numberOf(seat), id });
    return true;
  }

  private async askMoves(): Promise<boolean> {
    const one = this.one(this.viewers.filter(({ viewer }) => viewer !== 0));
    const seat = this.one(listSeats(one.viewer));
    one.tap.seat.say({ t: 'moves', seat });
    const { moves, number } = await one.tap.seat.next('moves');
    if (number === one.tap.seat.numberOf(seat) && !sameJson(moves, one.tap.seat.choices(seat))) {
      throw new Error('the moves offered are not those the view allows');
    }
    return true;
  }

  private async say(): Promise<boolean> {
    const one = this.one(this.viewers.filter(({ tap }) => tap.name !== 'stranger'));
    const text = `words ${newId()}`;
    this.talk.add(text);
    one.tap.seat.say({ t: 'chat', text });
    await one.tap.seat.until(() =>
      one.tap.seat.told.some((told) => told.t === 'chat' && told.line.text === text),
    );
    return true;
  }

  private async look(): Promise<boolean> {
    const { tap } = this.one(this.viewers);
    await tap.ask('/api/matches');
    await tap.ask(`/api/matches/${this.match.id}`);
    await tap.ask(`/api/matches/${this.match.id}/record`);
    await tap.seat.log();
    return true;
  }

  /** Somebody is away for a few moves, and comes back for them or for everything. */
  private async comeBack(): Promise<boolean> {
    const { tap } = this.one(this.viewers);
    const rest = this.viewers.filter((one) => one.tap !== tap);
    await tap.reconnect(this.below(3) > 0, async () => {
      for (let i = this.below(4); i > 0; i--) {
        const able = rest.find((one) => (one.tap.seat.status.toAct & one.viewer) !== 0);
        if (able === undefined || able.tap.seat.status.over !== undefined) return;
        const [seat = 0] = able.tap.seat.asked;
        await this.send(able, seat, this.one(able.tap.seat.choices(seat)));
      }
    });
    return true;
  }

  /** All are asked to take something back; all agree, or one does not. */
  private async propose(): Promise<boolean> {
    const people = this.viewers.filter(({ viewer, tap }) => viewer !== 0 && tap.name !== 'program');
    const one = this.one(people);
    const [seat = 0] = listSeats(one.viewer);
    const start = one.tap.seat.told.length;
    const told = () => one.tap.seat.told.slice(start).find(({ t }) => t === 'proposals' || t === 'error');
    one.tap.seat.say({ t: 'propose', what: 'rewind', seat });
    await one.tap.seat.until(() => told() !== undefined, 'an answer to a proposal');
    const answer = told();
    const [proposal] = answer?.t === 'proposals' ? answer.proposals : [];
    if (proposal === undefined) return true;
    const dissenter = this.below(2) === 0 ? this.one(people) : null;
    for (const { tap } of people.filter((person) => person !== one)) {
      tap.seat.say({ t: 'vote', proposal: proposal.id, yes: tap !== dissenter?.tap });
      await tap.seat.next('proposals');
      if (tap === dissenter?.tap) return true;
    }
    if (dissenter?.tap === one.tap) {
      one.tap.seat.say({ t: 'vote', proposal: proposal.id, yes: false });
    }
    return true;
  }

  /** What really happened. */
  async truth(): Promise<Truth> {
    const [row] = await this.house.query<{ seed: string; options: never }>(
      'select seed, options from matches where id = $1',
      this.match.id,
    );
    if (row === undefined) throw new Error('the match is gone');
    const log = await readLog(this.house.app.hall.pool, this.match.id, 0);
    return new Truth(this.ruleset, row.options, this.match.seats.length, row.seed, log);
  }

  /** Everything anybody was told and should not have been. */
  async faults(truth: Truth): Promise<string[]> {
    const { id, seats } = this.match;
    const matches = await this.house.query<{ secret: string }>(
      'select secret from matches where id = $1',
      id,
    );
    const held = await this.house.query<{ nonce: string; token: string | null; person: string }>(
      'select nonce, token, person from seats where match = $1',
      id,
    );
    const settings = await this.house.query<{ value: string }>('select value from settings');
    const nonces = held.map(({ nonce }) => nonce);
    const hashes = held.flatMap(({ token }) => (token === null ? [] : [token]));
    const untilTheEnd = [truth.seed, ...matches.map(({ secret }) => secret), ...nonces, ...truth.hashes];
    const people = held.map(({ person }) => person);
    const never = [...this.tokens, ...hashes, ...people, ...settings.map(({ value }) => value)];
    return this.viewers.flatMap(({ tap, viewer, sent }) => {
      const { talk } = this;
      const audited: Audited = { truth, viewer, seats: seats.length, sent, talk, untilTheEnd, never };
      return audit(tap.drops, audited).map((fault) => `${tap.name}: ${fault}`);
    });
  }
}
