/**
 * Two matches from one seed that differ only in what somebody did in secret. Whoever may not know of it receives the
 * same bytes in both, over the socket and in the lobby.
 */
import {
  commitmentTo,
  type Game,
  hashOf,
  listSeats,
  Match,
  type Move,
  type Seat as Place,
  type State,
  sameJson,
  seedFrom,
  seedOf,
  sees,
  type Table,
  tableOf,
} from '@accretion/engine';
import { games } from '@accretion/games';
import { describe, expect, it } from 'vitest';
import { type House, house } from './testing/house.ts';
import { Person } from './testing/person.ts';
import { newId } from './testing/seat.ts';
import { tableFor } from './testing/seatings.ts';
import { Tap } from './testing/tap.ts';

/** A way to change one's mind and change it back, such that nobody else can see either. */
interface Detour {
  readonly seat: Place;
  readonly moves: readonly [Move, Move];
}

const isUnseen = (
  table: Table,
  before: State,
  after: State,
  told: readonly object[],
  viewer: number,
): boolean => told.length === 0 && sameJson(table.view(before, viewer), table.view(after, viewer));

/** A detour of a seat from this state, unseen by the first seat and by spectators; null when it has none. */
function detourOf(table: Table, state: State, seat: Place): Detour | null {
  const tryOut = (from: State, move: Move): State | null => {
    const after = table.clone(from);
    const told: { secret?: { to: number } }[] = [];
    const none = (): never => {
      throw new Error('chance');
    };
    try {
      table.play(after, seat, move, { below: none, from: none }, told as never[]);
    } catch {
      return null;
    }
    const heard = told.filter(
      ({ secret }) => secret === undefined || sees(1, secret.to) || sees(0, secret.to),
    );
    return [0, 1].every((viewer) => isUnseen(table, from, after, heard, viewer)) ? after : null;
  };
  for (const there of table.moves(state, seat)) {
    const away = tryOut(state, there);
    if (away === null || sameJson(away, state)) continue;
    for (const back of table.moves(away, seat)) {
      const home = tryOut(away, back);
      if (home !== null && sameJson(home, state)) return { seat, moves: [there, back] };
    }
  }
  return null;
}

const secret = seedOf('twins');
const nonceOf = (seat: number): string => seedOf(`nonce ${seat}`);

/** One of the two worlds: a server of its own with a clock of our own, and a twin of the match in the engine. */
class World {
  private constructor(
    readonly match: Match,
    readonly players: readonly Tap[],
    readonly viewers: readonly Tap[],
    private readonly id: string,
    private readonly clock: { now: number },
  ) {}

  static async open(game: Game, seats: number): Promise<World> {
    const clock = { now: 1_700_000_000_000 };
    const at: House = await house({ now: () => clock.now });
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
    // Who is present is told a moment later; then it stays so.
    await spectator.seat.until(
      () => spectator.seat.match?.seats.every(({ present }) => present) === true,
      'all',
    );
    const [row] = await at.query<{ seed: string; options: never }>('select seed, options from matches');
    const seed = seedFrom(
      secret,
      people.map((_, seat) => nonceOf(seat)),
    );
    if (row === undefined || row.seed !== seed) throw new Error('the seed is another one');
    const match = new Match(tableOf(game), { options: row.options, seats, seed });
    const first = players[0] as Tap;
    for (const { drops } of [first, spectator]) drops.length = 0;
    return new World(match, players, [first, spectator], id, clock);
  }

  /** Plays a move under this time, in the server and in its twin; everybody looks at the lobby afterwards. */
  async play(seat: Place, move: Move, time: number): Promise<void> {
    this.clock.now += time;
    const { seat: player } = this.players[seat] as Tap;
    const answer = await player.send({ t: 'move', seat, number: player.numberOf(seat), id: newId(), move });
    if (answer.t === 'error') throw new Error(JSON.stringify(answer));
    this.match.play(seat, move);
    const { number } = player;
    await player.until(() => player.number >= number);
  }

  wait(time: number): void {
    this.clock.now += time;
  }

  /** Until everything is told that is told only when the table is quiet. */
  async settle(): Promise<void> {
    await new Promise((done) => setTimeout(done, 150));
  }

  async look(): Promise<void> {
    for (const viewer of this.viewers) await viewer.ask('/api/matches');
  }

  /** What a viewer received, with the ids of this world taken out, and without the statuses told when it is quiet. */
  received(viewer: number, exact: boolean): string[] {
    const all = this.viewers[viewer]?.drops.map(({ text }) => text.replaceAll(this.id, 'ID')) ?? [];
    const end = all.findIndex((text) => text.includes('"fairness"')); // then nothing is secret any more
    const texts = end < 0 ? all : all.slice(0, end);
    const kept = texts.map((text) => text.replace(/"id":"[\w-]{16}"|"commitment":"\w+"/g, '"id":""'));
    if (exact) return kept;
    return kept
      .filter((text) => !text.startsWith('{"t":"status"'))
      .map((text) => text.replace(/"undo":\d+/, ''));
  }

  get hash(): string {
    return hashOf(this.match.state);
  }
}

/** Everybody answers, the first seat last; a fixed but varied choice. */
function nextMove({ match }: World, count: number): { seat: Place; move: Move } | null {
  const seat = listSeats(match.toAct).at(-1);
  if (seat === undefined) return null;
  const choices = match.table.moves(match.state, seat);
  return { seat, move: choices[(count * 7) % choices.length] as Move };
}

const caughtUp = async (world: World): Promise<void> => {
  const all = world.match.outcome !== null;
  for (const { seat } of world.players)
    await seat.until(() => !all || seat.status.over !== undefined, 'the end');
};

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const seats = tableFor(game, 3);
  it('sends the same bytes whichever of two others changes its mind in secret, to the very end', async () => {
    const [a, b] = [await World.open(game, seats), await World.open(game, seats)];
    let detours = 0;
    for (let count = 0; count < 160; count++) {
      const next = nextMove(a, count);
      if (next === null || seats < 3) break;
      for (const world of [a, b]) await world.play(next.seat, next.move, 1_000);
      const ways = [1, 2].map((seat) => detourOf(a.match.table, a.match.state, seat));
      const [one, two] = ways;
      if (one == null || two == null) continue;
      detours++;
      for (const move of one.moves) await a.play(one.seat, move, 100);
      for (const move of two.moves) await b.play(two.seat, move, 100);
      expect(a.hash).toBe(b.hash);
    }
    for (const world of [a, b]) await caughtUp(world);
    for (const viewer of [0, 1]) expect(a.received(viewer, false)).toEqual(b.received(viewer, false));
    if (game.id === 'buccaneers') expect(detours).toBeGreaterThan(10);
  }, 240_000);

  it('does not count secret moves: not in numbers, not in times, not in the lobby', async () => {
    const [a, b] = [await World.open(game, seats), await World.open(game, seats)];
    let detours = 0;
    for (let count = 0; count < 12; count++) {
      const next = nextMove(a, count);
      // As long as no die falls: chance depends on how many entries there are.
      if (next === null || a.hash !== b.hash) break;
      for (const world of [a, b]) await world.play(next.seat, next.move, 1_000);
      if (a.hash !== b.hash) break;
      for (const seat of listSeats(-2 & ((1 << seats) - 1))) {
        const way = detourOf(b.match.table, b.match.state, seat);
        if (way === null) continue;
        detours++;
        for (const move of way.moves) await b.play(way.seat, move, 100);
        a.wait(200);
      }
      for (const world of [a, b]) await world.settle();
      for (const world of [a, b]) await world.look();
      for (const viewer of [0, 1]) expect(a.received(viewer, true)).toEqual(b.received(viewer, true));
    }
    if (game.id === 'buccaneers') expect(detours).toBeGreaterThan(3);
  }, 120_000);
});
