/**
 * A match: a table, the people's moves in a log, and the states they led to. Every move is refused with its reason
 * or becomes a log entry; a state once published never changes. What may be taken back is found out here, for every
 * game alike (see horizon.ts).
 */
import { chanceOf, watched } from './chance.ts';
import type { Move, Outcome, Refusal, State, Told } from './game.ts';
import { isRefusal } from './game.ts';
import { closesForAll } from './horizon.ts';
import { type Json, sameJson } from './json.ts';
import { allSeats, has, type Seat, type Seats } from './seats.ts';
import { notAsked, type Table } from './table.ts';

/** Why an entry was made by someone else than its seat: a clock at zero, a bot for someone absent. */
export type Stead = 'clock' | 'bot';

/** The log, the truth of a match. Entry numbers are never used twice, so the dice of a new try fall anew. */
export type Entry<M = Move> =
  | { readonly n: number; readonly seat: Seat; readonly move: M; readonly for?: Stead }
  | { readonly n: number; readonly seat: Seat; readonly undo: number }
  | { readonly n: number; readonly rewind: number };

export interface Played<S> {
  readonly n: number;
  readonly before: S;
  readonly after: S;
  readonly told: readonly Told[];
}

/** A move that stands, with what undo needs to know of it. */
interface Standing<S, M> extends Played<S> {
  readonly seat: Seat;
  readonly move: M;
  readonly chance: boolean;
  readonly binds: boolean;
}

export interface Opening<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
}

/** How many standing moves keep their states for undo, unless told otherwise; an older one is beyond it. */
const remembered = 128;

export class Match<S extends State = State, M extends Move = Move, O = Json, C = Json> {
  readonly entries: Entry<M>[] = [];
  readonly opened: Played<S>;
  private standing: Standing<S, M>[] = [];
  private current: S;
  /** The newest entry whose states are no longer kept. */
  private forgotten: number;

  constructor(
    readonly table: Table<S, M, O, C>,
    readonly opening: Opening<O>,
    /** Goes on from this state instead of the one dealt: a snapshot, or a world of the test kit. */
    from?: S,
    /** The number of the entry that led to it. */
    private last = 0,
    private readonly reach = remembered,
  ) {
    const told: Told[] = [];
    const rng = chanceOf(opening.seed, 0);
    const state = from ?? table.setup(opening.options, opening.seats, rng, told);
    this.opened = { n: last, before: state, after: state, told };
    this.current = state;
    this.forgotten = last;
  }

  /** The number of the newest entry. */
  get number(): number {
    return this.last;
  }

  get state(): S {
    return this.current;
  }

  get toAct(): Seats {
    return this.table.toAct(this.current);
  }

  get outcome(): Outcome | null {
    return this.table.outcome(this.current);
  }

  view(viewer: Seats): unknown {
    return this.table.view(this.current, viewer);
  }

  play(seat: Seat, move: unknown, stead?: Stead): Played<S> | Refusal {
    if (!this.isSeat(seat)) return notAsked(seat);
    const refusal = this.table.refuse(this.current, seat, move);
    if (refusal !== null) return refusal;
    const n = this.last + 1;
    const standing = this.perform(this.current, n, seat, move as M);
    this.last = n;
    this.entries.push(
      stead === undefined ? { n, seat, move: move as M } : { n, seat, move: move as M, for: stead },
    );
    this.stand([...this.standing, standing]);
    return standing;
  }

  /** What the rules let a silent seat do, as an entry of the log. */
  playDefault(seat: Seat, stead: Stead): Played<S> | Refusal {
    if (!this.isSeat(seat) || !has(this.toAct, seat)) return notAsked(seat);
    // Its own chance, apart from that of the entry, so that nothing the seat could watch foretells it.
    const rng = chanceOf(`${this.opening.seed}/default`, this.last + 1);
    return this.play(seat, this.table.byDefault(this.current, seat, rng), stead);
  }

  /** Takes back the newest move of this seat, if it bound nobody. */
  undo(seat: Seat): Played<S> | Refusal {
    const undone = this.withoutNewest(seat);
    if (isRefusal(undone)) return undone;
    const n = ++this.last;
    this.entries.push({ n, seat, undo: undone.n });
    return this.replace(n, undone.standing, undone.state);
  }

  canUndo(seat: Seat): boolean {
    return !isRefusal(this.withoutNewest(seat));
  }

  /** Takes back everything from entry `n` on. Whoever calls this has asked: all seats must consent. */
  rewind(n: number, consent: Seats): Played<S> | Refusal {
    if (consent !== allSeats(this.opening.seats)) return { rule: 'E7', why: 'consentOfAll' };
    const first = this.standing.findIndex((one) => one.n >= n);
    const from = this.standing[first];
    if (n <= this.forgotten) return { rule: 'E6', why: 'tooFarBack', values: { oldest: this.forgotten + 1 } };
    if (from === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    const at = ++this.last;
    this.entries.push({ n: at, rewind: n });
    return this.replace(at, this.standing.slice(0, first), from.before);
  }

  /** The entry number of the newest move of this seat that stands; null when there is none. */
  newest(seat: Seat): number | null {
    return this.standing.findLast((one) => one.seat === seat)?.n ?? null;
  }

  /** The way back to this moment, for whoever finds that what followed never became true: it could not be kept. */
  mark(): () => void {
    const { standing, current, last, forgotten } = this;
    const { length } = this.entries;
    return () => {
      Object.assign(this, { standing, current, last, forgotten });
      this.entries.length = length;
    };
  }

  private isSeat(seat: unknown): seat is Seat {
    return Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < this.opening.seats;
  }

  private withoutNewest(seat: Seat): { n: number; standing: Standing<S, M>[]; state: S } | Refusal {
    const index = this.standing.findLastIndex((one) => one.seat === seat);
    const mine = this.standing[index];
    if (mine === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    if (mine.binds) return { rule: 'E6', why: 'pastTheHorizon' };
    const standing = this.standing.slice(0, index);
    let state = mine.before;
    for (const later of this.standing.slice(index + 1)) {
      // What others did meanwhile stands as long as it replays unchanged.
      if (this.table.refuse(state, later.seat, later.move) !== null)
        return { rule: 'E6', why: 'othersWentOn' };
      const again = this.perform(state, later.n, later.seat, later.move);
      const isSame =
        again.chance === later.chance && again.binds === later.binds && sameJson(again.told, later.told);
      if (!isSame) return { rule: 'E6', why: 'othersWentOn' };
      standing.push(again);
      state = again.after;
    }
    return { n: mine.n, standing, state };
  }

  private perform(before: S, n: number, seat: Seat, move: M): Standing<S, M> {
    const { table } = this;
    const after = table.clone(before);
    const told: Told[] = [];
    const rng = watched(chanceOf(this.opening.seed, n));
    table.play(after, seat, move, rng, told);
    const binds =
      rng.used ||
      closesForAll(table.rules.steps, before, after, seat) ||
      table.binds(before, after, seat, this.opening.seats);
    return { n, seat, move, before, after, told, chance: rng.used, binds };
  }

  private replace(n: number, standing: Standing<S, M>[], state: S): Played<S> {
    const before = this.current;
    this.standing = standing;
    this.current = state;
    return { n, before, after: state, told: [] };
  }

  private stand(standing: Standing<S, M>[]): void {
    this.forgotten = standing.at(-this.reach - 1)?.n ?? this.forgotten;
    this.standing = standing.slice(-this.reach);
    this.current = (standing.at(-1) as Standing<S, M>).after;
  }
}
