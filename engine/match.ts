/**
 * A match: a ruleset, the people's moves in a log, and the states they led to. Every move is refused with its reason
 * or becomes a log entry; a state once published never changes. What may be taken back is found out here, for every
 * game alike (see horizon.ts).
 */
import { cameSecond } from './anyone.ts';
import { type Aside, movedFor, type OnBehalfOf } from './aside.ts';
import { chanceOf, watched } from './chance.ts';
import type { Move, Outcome, Refusal, State, Told } from './game.ts';
import { isRefusal } from './game.ts';
import { closesForAll, opensSecretWork } from './horizon.ts';
import { type Json, sameJson } from './json.ts';
import { notAsked, type Ruleset } from './ruleset.ts';
import { allSeats, has, type Seat, type Seats } from './seats.ts';
import { type Attempt, countForgotten, type Done, type Standing, withNext } from './standing.ts';

/** The log, the truth of a match. Entry numbers are never used twice, so another try rolls new dice. */
export type Entry<M = Move> =
  | { readonly n: number; readonly seat: Seat; readonly move: M; readonly for?: OnBehalfOf }
  | { readonly n: number; readonly seat: Seat; readonly undo: number }
  | { readonly n: number; readonly rewind: number };

export interface Played<S> {
  readonly n: number;
  readonly before: S;
  readonly after: S;
  readonly told: readonly Told[];
  /** What is said about the entry itself, beside what the game tells. */
  readonly aside?: Aside;
  /** The entry that was undone; with a rewind, the first of them. */
  readonly undone?: number;
}

export interface Opening<O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: string;
}

/** How far undo reaches, unless told otherwise: in a seat's own moves, and in changes of who is asked. */
const remembered = 128;
/** So many moves of others are left to be played again until somebody asks whether a seat may undo. */
const mostBehind = 32;

export class Match<S extends State = State, M extends Move = Move, O = Json, C = Json> {
  readonly entries: Entry<M>[] = [];
  readonly opened: Played<S>;
  private standing: Standing<S, M>[] = [];
  /** The state before the first standing move. */
  private base: S;
  private current: S;
  /** The newest entry that is no longer remembered. */
  private forgotten: number;
  private readonly attempts = new Map<Seat, Attempt<S, M>>();

  constructor(
    readonly ruleset: Ruleset<S, M, O, C>,
    readonly opening: Opening<O>,
    /** Goes on from this state instead of the one dealt: a snapshot, or a world of the test kit. */
    from?: S,
    /** The number of the entry that led to it. */
    private last = 0,
    private readonly reach = remembered,
  ) {
    const told: Told[] = [];
    const rng = chanceOf(opening.seed, 0);
    const state = from ?? ruleset.setup(opening.options, opening.seats, rng, told);
    this.opened = { n: last, before: state, after: state, told };
    this.base = state;
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
    return this.ruleset.toAct(this.current);
  }

  get outcome(): Outcome | null {
    return this.ruleset.outcome(this.current);
  }

  view(viewer: Seats): unknown {
    return this.ruleset.view(this.current, viewer);
  }

  play(seat: Seat, move: unknown, onBehalfOf?: OnBehalfOf): Played<S> | Refusal {
    if (!this.isSeat(seat)) return notAsked(seat);
    const refusal = this.ruleset.refuse(this.current, seat, move);
    if (refusal !== null) return this.cameSecond(seat, move) ?? refusal;
    const n = this.last + 1;
    const before = this.current;
    const done = this.carryOut(before, n, seat, move as M);
    const standing = this.judge(before, done, this.standing.at(-1)?.turn ?? 0);
    const { after } = done;
    this.last = n;
    this.entries.push(
      onBehalfOf === undefined ? { n, seat, move: move as M } : { n, seat, move: move as M, for: onBehalfOf },
    );
    this.standing = withNext(this.standing, standing, this.reach);
    this.current = after;
    this.forget();
    this.keepUp();
    const { told } = standing;
    return { n, before, after, told, ...(onBehalfOf !== undefined && { aside: movedFor(seat, onBehalfOf) }) };
  }

  /** The refusal of a move that would have been an answer, had no other seat given the one that was needed. */
  cameSecond(seat: Seat, move: unknown): Refusal | null {
    return cameSecond(this.ruleset, this.standing, seat, move) ? { rule: 'E2', why: 'answered' } : null;
  }

  /** What the rules let a silent seat do, as an entry of the log. */
  playDefault(seat: Seat, onBehalfOf: OnBehalfOf): Played<S> | Refusal {
    if (!this.isSeat(seat) || !has(this.toAct, seat)) return notAsked(seat);
    // Its own chance, apart from that of the entry, so that nothing the seat could watch foretells it.
    const rng = chanceOf(`${this.opening.seed}/default`, this.last + 1);
    return this.play(seat, this.ruleset.byDefault(this.current, seat, rng), onBehalfOf);
  }

  /** Takes back the newest move of this seat, if it bound nobody. */
  undo(seat: Seat): Played<S> | Refusal {
    return this.withdraw(seat, this.withoutNewest(seat));
  }

  /** An undo that stands in a log or a record. Earlier engines allowed it also after a move that opened secret work. */
  undoLogged(seat: Seat): Played<S> | Refusal {
    return this.withdraw(seat, this.withoutNewest(seat, true));
  }

  private withdraw(seat: Seat, attempt: Attempt<S, M> | Refusal): Played<S> | Refusal {
    if (isRefusal(attempt)) return attempt;
    const { without, again, state } = attempt;
    const n = ++this.last;
    this.entries.push({ n, seat, undo: without });
    const earlier = this.standing.filter((one) => one.n < without);
    return this.replace(n, [...earlier, ...again], state, { did: '@undo', seat }, without);
  }

  canUndo(seat: Seat): boolean {
    return !isRefusal(this.withoutNewest(seat));
  }

  /** Of several seats held by one person, the one whose move is their newest, if that can be undone. */
  undoable(seats: Seats): Seat | null {
    const newest = this.standing.findLast((one) => has(seats, one.seat));
    return newest !== undefined && this.canUndo(newest.seat) ? newest.seat : null;
  }

  /** The oldest entry that is remembered, for undo and for going back together. */
  get oldest(): number {
    return this.standing[0]?.n ?? this.last + 1;
  }

  /** Takes back everything from entry `n` on. The caller must have the consent of all seats. */
  rewind(n: number, consent: Seats): Played<S> | Refusal {
    if (consent !== allSeats(this.opening.seats)) return { rule: 'E7', why: 'consentOfAll' };
    const first = this.standing.findIndex((one) => one.n >= n);
    const target = this.standing[first];
    if (n <= this.forgotten) return { rule: 'E6', why: 'tooFarBack', values: { oldest: this.forgotten + 1 } };
    if (target === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    const at = ++this.last;
    this.entries.push({ n: at, rewind: n });
    const aside: Aside = { did: '@rewind', seat: target.n === n ? target.seat : null };
    return this.replace(at, this.standing.slice(0, first), this.stateBefore(first), aside, n);
  }

  /** The entry number of the newest move of these seats that stands; null when none is remembered. */
  newest(seats: Seats): number | null {
    return this.standing.findLast((one) => has(seats, one.seat))?.n ?? null;
  }

  /** The way back to this moment, in case what followed could not be stored and so never happened. */
  mark(): () => void {
    const { standing, base, current, last, forgotten } = this;
    const { length } = this.entries;
    return () => {
      Object.assign(this, { standing, base, current, last, forgotten });
      this.entries.length = length;
      this.attempts.clear();
    };
  }

  private isSeat(seat: unknown): seat is Seat {
    return Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < this.opening.seats;
  }

  /** The match without the newest move of a seat; the reason if that cannot be undone. */
  private withoutNewest(seat: Seat, isLogged = false): Attempt<S, M> | Refusal {
    const index = this.standing.findLastIndex((one) => one.seat === seat);
    const mine = this.standing[index];
    // Whether a settled move is still remembered depends on others.
    if (mine === undefined || mine.settled) return { rule: 'E6', why: 'nothingToUndo' };
    if (mine.binds || (mine.opens && !isLogged)) return { rule: 'E6', why: 'pastTheHorizon' };
    const attempt = this.attemptOf(mine, index);
    for (let next = index + 1 + attempt.again.length; attempt.refusal === null; next++) {
      const later = this.standing[next];
      if (attempt.closes && !isLogged) return { rule: 'E6', why: 'othersWentOn' };
      if (later === undefined) return attempt;
      this.playAgain(attempt, later);
    }
    return attempt.refusal;
  }

  private attemptOf({ n, seat }: Standing<S, M>, index: number): Attempt<S, M> {
    const known = this.attempts.get(seat);
    if (known?.without === n) return known;
    const turn = this.standing[index - 1]?.turn ?? 0;
    const state = this.stateBefore(index);
    const attempt: Attempt<S, M> = { without: n, again: [], state, turn, closes: false, refusal: null };
    this.attempts.set(seat, attempt);
    return attempt;
  }

  /** What others did meanwhile stands as long as it replays unchanged. */
  private playAgain(attempt: Attempt<S, M>, later: Standing<S, M>): void {
    const { n, seat, move, settled } = later;
    if (this.ruleset.refuse(attempt.state, seat, move) === null) {
      const done = this.carryOut(attempt.state, n, seat, move);
      // What binds is costly to find out, and what is told differs more often.
      if (done.chance === later.chance && sameJson(done.told, later.told)) {
        const standing = this.judge(attempt.state, done, attempt.turn);
        if (standing.binds === later.binds) {
          attempt.again.push({ ...standing, settled, before: null });
          attempt.state = done.after;
          attempt.turn = standing.turn;
          attempt.closes ||= later.opens && !standing.opens;
          return;
        }
      }
    }
    attempt.refusal = { rule: 'E6', why: 'othersWentOn' };
  }

  /** Nobody's undo may take the longer the more others did in secret: it is found out as they go. */
  private keepUp(): void {
    for (const [seat, { without, again, refusal }] of this.attempts) {
      if (refusal !== null) continue;
      const index = this.standing.findLastIndex((one) => one.n === without);
      if (index < 0) this.attempts.delete(seat);
      else if (this.standing.length - index - 1 - again.length >= mostBehind) this.withoutNewest(seat);
    }
  }

  private carryOut(before: S, n: number, seat: Seat, move: M): Done<S, M> {
    const after = this.ruleset.clone(before);
    const told: Told[] = [];
    const rng = watched(chanceOf(this.opening.seed, n));
    this.ruleset.play(after, seat, move, rng, told);
    return { n, seat, move, told, chance: rng.used, after };
  }

  /** What undo needs to know of a move that was carried out. */
  private judge(before: S, { n, seat, move, told, chance, after }: Done<S, M>, turn: number): Standing<S, M> {
    const { ruleset, opening } = this;
    const { steps } = ruleset.rules;
    const binds =
      chance || closesForAll(steps, before, after, seat) || ruleset.binds(before, after, seat, opening.seats);
    const opens = opensSecretWork(steps, before, after, seat, opening.seats);
    const turns = ruleset.toAct(before) === ruleset.toAct(after) ? turn : turn + 1;
    return { n, seat, move, told, chance, binds, opens, turn: turns, settled: false, before };
  }

  private replace(n: number, standing: Standing<S, M>[], state: S, aside: Aside, undone: number): Played<S> {
    const before = this.current;
    this.standing = standing;
    this.current = state;
    this.attempts.clear();
    return { n, before, after: state, told: [], aside, undone };
  }

  /** The state before a standing move. */
  private stateBefore(index: number): S {
    let from = index;
    while (from > 0 && this.standing[from]?.before == null) from--;
    let state = (from > 0 ? this.standing[from]?.before : null) ?? this.base;
    for (const { n, seat, move } of this.standing.slice(from, index)) {
      state = this.ruleset.clone(state);
      this.ruleset.play(state, seat, move, chanceOf(this.opening.seed, n));
    }
    return state;
  }

  /** Drops the oldest moves that nobody can undo any more. */
  private forget(): void {
    const first = countForgotten(this.standing, this.reach);
    if (first === 0) return;
    this.base = this.stateBefore(first);
    this.forgotten = (this.standing[first - 1] as Standing<S, M>).n;
    this.standing = this.standing.slice(first);
  }
}
