/**
 * A match being played, in memory: the engine's match with what the log says beside it. Made from the log, and made
 * again from it whenever in doubt. Only committed entries are taken in here; what is not committed is only ever in
 * the engine's match, and is thrown away with it.
 */
import {
  enter,
  has,
  heard,
  isRefusal,
  Match,
  nobody,
  type Outcome,
  only,
  type Played,
  type Ruleset,
  type Seat,
  type Seats,
  type State,
  type ToldEntry,
  unheard,
} from '@accretion/engine';
import type { Status } from '@accretion/protocol';
import { rulesetFor } from '../games.ts';
import { engineEntry, type LogEntry } from '../log/entry.ts';
import { Channel, type Heard, type Written } from './channel.ts';
import { Clocks } from './clocks.ts';
import { outcomeInfo } from './outcome.ts';
import type { Seated } from './seated.ts';
import type { Memory, Snapshot } from './snapshots.ts';

/**
 * How far a seat can undo: in moves of its own, and in changes of who is asked. So many moves keep their states, which
 * cost some 5 KiB each. Going back further together needs the whole log.
 */
const usualReach = 12;

/** As far as the engine itself would keep. */
export const wholeReach = 128;

/** What a viewer was told up to a slot of the log. */
export interface Story {
  readonly until: number;
  readonly heard: readonly Heard[];
}

/**
 * Where the numbers of all viewers begin after a change of the rules or a restored backup: the time of that entry is
 * beyond all numbers there were before, and it counts no moves.
 */
export const firstNumber = (at: number): number => at;

/** Ids of envelopes remembered, for clicks that come twice. */
const remembered = 64;

export class Running {
  readonly ruleset: Ruleset;
  readonly channels = new Map<Seats, Channel>();
  readonly numbers: number[];
  readonly clocks: Clocks;
  readonly match: Match;
  /** Can everything be taken back that could ever be? */
  readonly isWhole: boolean;
  slot: number;
  toAct: Seats;
  outcome: Outcome | null;
  /** When the newest entry was written, or the match started: the next one says that it follows this. */
  lastAt: number;
  /** The newest entry taken in here. */
  newest: LogEntry | null = null;
  /** What viewers were told before anybody followed here, as far as it is known. */
  private readonly before = new Map<Seats, Story>();
  private readonly ids = new Set<string>();

  constructor(
    seated: Seated,
    /** The snapshot it goes on from; null: from the deal. */
    base: Snapshot | null,
    /** How many moves keep their states for taking back. */
    reach = usualReach,
  ) {
    const { row, seats } = seated;
    this.ruleset = rulesetFor(row.game, row.pack);
    const opening = { options: row.options, seats: seats.length, seed: row.seed ?? '' };
    this.match = new Match(this.ruleset, opening, base?.state, base?.n, reach);
    this.isWhole = reach > usualReach;
    this.slot = base?.slot ?? 0;
    this.numbers = base === null ? seats.map(() => 0) : [...base.memory.numbers];
    this.clocks = new Clocks(row.clock, seats.length, base?.memory.clocks);
    this.toAct = this.match.toAct;
    this.outcome = this.match.outcome;
    this.lastAt = row.startedAt ?? row.createdAt;
    if (base === null) this.clocks.turn(this.lastAt, 0, this.toAct, null, false);
  }

  /** Opens the feed of a viewer at this moment, if it is known how far it is. */
  watch(viewer: Seats, number: number, remembered?: readonly ToldEntry[]): Channel {
    if (this.slot === 0) this.remember(viewer, { until: 0, heard: this.dealt(viewer) });
    const { ruleset, match, slot } = this;
    const channel = new Channel(ruleset, viewer, match.state, number, slot, remembered);
    this.channels.set(viewer, channel);
    return channel;
  }

  private dealt(viewer: Seats): Heard[] {
    const events = heard(this.match.opened.told, viewer).filter(({ did }) => did !== unheard.did);
    return events.length === 0 ? [] : [{ slot: 0, n: 0, events }];
  }

  /** Everything this viewer was told so far; null when its beginning is not known here. */
  story(viewer: Seats): readonly Heard[] | null {
    const before = this.before.get(viewer);
    const channel = this.channels.get(viewer);
    if (before === undefined || (channel?.from ?? this.slot) > before.until) return null;
    return [...before.heard, ...(channel?.heard.filter(({ slot }) => slot > before.until) ?? [])];
  }

  /** Takes in what a viewer was told before. */
  remember(viewer: Seats, story: Story): void {
    this.before.set(viewer, story);
  }

  /** Puts an entry of the log into the engine's match. Throws when it does not fit: this is not the right state. */
  replay(entry: LogEntry): Played<State> | null {
    const engine = engineEntry(entry, this.match.number + 1);
    if (engine === null) return null;
    const played = enter(this.match, engine);
    if (isRefusal(played)) {
      throw new Error(`slot ${entry.slot} of ${entry.match} is refused: ${played.rule} ${played.why}`);
    }
    return played;
  }

  /** Takes in a committed entry; the update of each viewer who has one. */
  absorb(entry: LogEntry, played: Played<State> | null): Map<Channel, string> {
    const updates = new Map<Channel, string>();
    this.slot = entry.slot;
    this.newest = entry;
    this.lastAt = entry.at;
    if (entry.id !== null) this.note(`${entry.seat} ${entry.id}`);
    if (entry.kind === 'pause') this.clocks.pause(entry.at);
    if (entry.kind === 'go') this.clocks.go(entry.at, this.toAct);
    if (entry.kind === 'restored') this.restart(entry.at);
    if (played === null) return updates;
    const before = this.toAct;
    this.toAct = this.match.toAct;
    this.outcome = this.match.outcome;
    this.count(entry, (this.toAct & ~before) | this.askedAnew(played, before));
    this.clocks.turn(entry.at, before, this.toAct, entry.seat, entry.onBehalfOf === 'clock');
    const written: Written = new Map();
    for (const channel of this.channels.values()) {
      const text = channel.next(played, entry.slot, written);
      if (text !== null) updates.set(channel, text);
    }
    this.match.entries.length = 0; // they are in the log
    return updates;
  }

  /**
   * What followed is lost, with numbers that were given: all feeds start again beyond them, so that nobody who comes
   * back takes the new ones for a continuation. Clocks do not count the time that was lost.
   */
  private restart(at: number): void {
    for (const channel of this.channels.values()) channel.restart(firstNumber(at));
    if (!this.clocks.paused) this.clocks.go(at, this.toAct);
  }

  /**
   * A seat's number goes on with each act of its own and with each new question, so that an answer on its way never
   * answers the next one. Others who act do not change it.
   */
  private count(entry: LogEntry, newlyAsked: Seats): void {
    for (let seat = 0; seat < this.numbers.length; seat++) {
      if (entry.kind === 'rewind' || entry.seat === seat || has(newlyAsked, seat)) {
        this.numbers[seat] = (this.numbers[seat] ?? 0) + 1;
      }
    }
  }

  /** Who was asked a question for anyone, and is asked something else now that somebody has answered it. */
  private askedAnew({ before }: Played<State>, asked: Seats): Seats {
    return this.ruleset.isForAnyone(before) ? asked & this.toAct : nobody;
  }

  get paused(): boolean {
    return this.clocks.paused;
  }

  knows(seat: Seat, id: string): boolean {
    return this.ids.has(`${seat} ${id}`);
  }

  private note(key: string): void {
    this.ids.add(key);
    if (this.ids.size <= remembered) return;
    const [oldest] = this.ids;
    if (oldest !== undefined) this.ids.delete(oldest);
  }

  /**
   * Which of a viewer's seats can undo: the one that made their newest move. Asked whenever the viewer is told
   * something, and at no other time: it changes only with what they are told.
   */
  private undoable(viewer: Seats): Seats {
    const seat = this.outcome === null ? this.match.undoable(viewer) : null;
    return seat === null ? nobody : only(seat);
  }

  /** It ended so, whatever today's rules would make of its log. */
  endAs(outcome: Outcome): void {
    this.outcome = outcome;
    this.toAct = 0;
  }

  status(viewer: Seats, now: number, clocked: boolean): Status {
    const numbers: [Seat, number][] = [];
    for (let seat = 0; seat < this.numbers.length; seat++) {
      if (has(viewer, seat)) numbers.push([seat, this.numbers[seat] ?? 0]);
    }
    return {
      toAct: this.toAct,
      undo: this.undoable(viewer),
      numbers,
      ...(clocked && { clocks: { at: now, left: this.clocks.leftAt(now) } }),
      ...(this.clocks.paused && { paused: true as const }),
      ...(this.outcome !== null && { over: outcomeInfo(this.outcome) }),
    };
  }

  /** What a snapshot keeps of this moment. */
  snapshot(): Snapshot {
    const feeds = Object.fromEntries([...this.channels].map(([viewer, channel]) => [viewer, channel.number]));
    const { numbers, clocks, match } = this;
    const memory: Memory = { numbers, clocks: clocks.memory, feeds, undo: match.oldest };
    const { version } = this.ruleset.game;
    return { slot: this.slot, n: this.match.number, version, state: this.match.state, memory };
  }
}
