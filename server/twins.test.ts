/**
 * Two matches from one seed that differ only in what somebody did in secret. Those who may not know of it receive the
 * same bytes in both at the same times, over the socket and in the lobby. Time is simulated: timers fire and the
 * clock moves only when the test says so.
 */
import {
  commitmentTo,
  type Game,
  hashOf,
  listSeats,
  Match,
  type Move,
  type Seat as Place,
  rulesetOf,
  seedFrom,
  seedOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { detourOf } from './testing/detour.ts';
import { type House, house } from './testing/house.ts';
import { Person } from './testing/person.ts';
import { newId } from './testing/seat.ts';
import { rulesetFor } from './testing/seatings.ts';
import { Tap } from './testing/tap.ts';

const secret = seedOf('twins');
const nonceOf = (seat: number): string => seedOf(`nonce ${seat}`);

/** One of the two worlds: a server of its own, and a twin of the match in the engine. */
class World {
  private constructor(
    readonly match: Match,
    readonly players: readonly Tap[],
    readonly viewers: Tap[],
    private readonly id: string,
    private readonly at: House,
  ) {}

  static async open(game: Game, seats: number): Promise<World> {
    const at: House = await house();
    const host = await at.person('Ada');
    const wishes = Array.from({ length: seats }, (_, seat) => ({
      for: seat === 0 ? ('me' as const) : ('open' as const),
    }));
    const { id } = await host.create({ game: game.id, seats: wishes, nonce: nonceOf(0) });
    await at.query(
      'update matches set secret = $2, commitment = $3 where id = $1',
      id,
      secret,
      commitmentTo(secret),
    );
    const people = [host];
    for (let seat = 1; seat < seats; seat++) {
      const person = await at.person(`Guest ${seat}`);
      await person.join(id, { seat, nonce: nonceOf(seat) });
      people.push(person);
    }
    const players: Tap[] = [];
    for (const [seat, person] of people.entries()) players.push(await Tap.on(`seat ${seat}`, person, id));
    const spectator = await Tap.on('spectator', new Person(at.address), id);
    const [row] = await at.query<{ seed: string; options: never }>('select seed, options from matches');
    const seed = seedFrom(
      secret,
      people.map((_, seat) => nonceOf(seat)),
    );
    if (row === undefined || row.seed !== seed) throw new Error('the seed is another one');
    const match = new Match(rulesetOf(game), { options: row.options, seats, seed });
    return new World(match, players, [players[0] as Tap, spectator], id, at);
  }

  /** Everybody is known to be present: that was told a moment after they came, and stays so. */
  begin(): void {
    for (const { seat, drops } of this.viewers) {
      expect(seat.match?.seats.map(({ present }) => present)).not.toContain(false);
      drops.length = 0;
    }
  }

  /** Plays a move, in the server and in its twin. */
  async play(seat: Place, move: Move): Promise<void> {
    const { seat: player } = this.players[seat] as Tap;
    const answer = await player.send({ t: 'move', seat, number: player.numberOf(seat), id: newId(), move });
    if (answer.t === 'error') throw new Error(JSON.stringify(answer));
    this.match.play(seat, move);
    await this.arrive();
  }

  get isToldOfUndo(): boolean {
    return ((this.players[0]?.seat.status.undo ?? 0) & 1) === 1;
  }

  /** The first seat tries to undo; true when it could; then its status had said so. */
  async undo(): Promise<boolean> {
    const { seat: player } = this.players[0] as Tap;
    const may = this.isToldOfUndo;
    const answer = await player.send({ t: 'undo', seat: 0, number: player.numberOf(0), id: newId() });
    expect(answer.t).toBe(may ? 'ack' : 'error');
    if (may) this.match.undo(0);
    await this.arrive();
    return may;
  }

  /** Until the server has nothing left to do, and everybody has received all that was sent to them. */
  async arrive(): Promise<void> {
    await this.at.app.hall.idle();
    for (const tap of this.players) await tap.arrive();
    for (const tap of this.viewers) await tap.arrive();
  }

  async look(): Promise<void> {
    for (const viewer of this.viewers) {
      await viewer.ask('/api/matches');
      await viewer.seat.log();
    }
  }

  /** Somebody comes to watch in the middle, and asks what happened so far. */
  async comeLate(): Promise<void> {
    const tap = await Tap.on('late', new Person(this.at.address), this.id);
    expect((await tap.seat.log()).updates.length).toBeGreaterThan(0);
    this.viewers.push(tap);
  }

  /** What a viewer received and when, up to the end, with the ids of this world taken out. */
  received(viewer: number): string[] {
    const all = this.viewers[viewer]?.drops ?? [];
    const end = all.findIndex(({ text }) => text.includes('"fairness"')); // then nothing is secret any more
    return (end < 0 ? all : all.slice(0, end)).map(({ at, text }) => {
      const plain = text.replaceAll(this.id, 'ID');
      return `${at} ${plain.replace(/"id":"[\w-]{16}"|"commitment":"\w+"/g, '"id":""')}`;
    });
  }

  get hash(): string {
    return hashOf(this.match.state);
  }
}

/** Time goes on for both worlds, and whatever waits for it happens. */
async function pass(milliseconds: number, ...worlds: readonly World[]): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (const world of worlds) await world.arrive();
}

/** Everybody answers, the first seat last or first; a fixed but varied choice. */
function nextMove({ match }: World, count: number, first: -1 | 0): { seat: Place; move: Move } | null {
  const seat = listSeats(match.toAct).at(first);
  if (seat === undefined) return null;
  const choices = match.ruleset.moves(match.state, seat);
  return { seat, move: choices[(count * 7) % choices.length] as Move };
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_700_000_000_000,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * How many detours come up at the least, as moved from one seat to another and as more than none; and how many of
 * those while the first seat may undo. In ULTRAMASSIVE only the Wormholes are laid in secret, in Mutant Masterworks
 * nothing is (MK1).
 */
const atLeast: Readonly<Record<string, Readonly<Record<'moved' | 'more' | 'undoable', number>>>> = {
  amass: { moved: 20, more: 8, undoable: 4 },
  buccaneers: { moved: 10, more: 3, undoable: 3 },
  masterworks: { moved: 0, more: 0, undoable: 0 },
  ultramassive: { moved: 1, more: 1, undoable: 1 },
};

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const seats = rulesetFor(game, 3);

  /** Two worlds, opened at the same time and looked at from then on. */
  async function twins(): Promise<[World, World]> {
    const worlds: [World, World] = [await World.open(game, seats), await World.open(game, seats)];
    await pass(1_000, ...worlds);
    await pass(1_000, ...worlds);
    for (const world of worlds) world.begin();
    return worlds;
  }

  it('sends the same at the same times whichever of two others changes its mind in secret, and when', async () => {
    const [a, b] = await twins();
    let detours = 0;
    for (let count = 0; count < 160; count++) {
      const next = nextMove(a, count, -1);
      if (next === null) break;
      await pass(1_000, a, b);
      for (const world of [a, b]) await world.play(next.seat, next.move);
      const [one = null, two = null] = [1, 2].map((seat) => detourOf(a.match.ruleset, a.match.state, seat));
      if (one !== null && two !== null) {
        detours++;
        for (const move of one.moves) await a.play(one.seat, move);
        await pass(200, a, b);
        for (const move of two.moves) await b.play(two.seat, move);
        expect(a.hash).toBe(b.hash);
      }
      if (count % 3 === 0 && a.match.outcome === null) expect(await a.undo()).toBe(await b.undo());
      if (count % 20 === 19) for (const world of [a, b]) await world.look();
    }
    for (const viewer of [0, 1]) expect(a.received(viewer)).toEqual(b.received(viewer));
    expect(detours).toBeGreaterThanOrEqual(atLeast[id]?.moved ?? 1);
  }, 240_000);

  it('sends the same at the same times with and without secret moves, however many', async () => {
    const [a, b] = await twins();
    let detours = 0;
    let undoable = 0;
    for (let count = 0; count < 16; count++) {
      const next = nextMove(a, count, 0);
      // As long as no die falls: chance depends on how many entries there are.
      if (next === null || a.hash !== b.hash) break;
      await pass(1_000, a, b);
      for (const world of [a, b]) await world.play(next.seat, next.move);
      if (a.hash !== b.hash) break;
      for (const seat of listSeats(-2 & ((1 << seats) - 1))) {
        const way = detourOf(b.match.ruleset, b.match.state, seat);
        if (way === null) continue;
        if (a.isToldOfUndo) undoable++;
        // At first more often than undo keeps states.
        for (let times = detours++ < 2 ? 8 : 1; times > 0; times--) {
          for (const move of way.moves) await b.play(way.seat, move);
          await pass(40, a, b);
        }
      }
      await pass(400, a, b);
      for (const world of [a, b]) await world.look();
      if (count % 4 === 3) expect(await a.undo()).toBe(await b.undo());
      if (detours >= (atLeast[id]?.more === 0 ? 0 : 1) && a.viewers.length === 2)
        for (const world of [a, b]) await world.comeLate();
      for (const viewer of a.viewers.keys()) expect(a.received(viewer)).toEqual(b.received(viewer));
    }
    expect(a.viewers).toHaveLength(3);
    expect(detours).toBeGreaterThanOrEqual(atLeast[id]?.more ?? 1);
    expect(undoable).toBeGreaterThanOrEqual(atLeast[id]?.undoable ?? 1);
  }, 120_000);
});
