/**
 * A match on a server. What comes is applied to the view by its numbers; what may be done is worked out here, from an
 * imagined state; a move is shown at once by its preview and sent in its envelope until it is acknowledged: the same
 * envelope after a lost connection, so that it counts once.
 */
import {
  allSeats,
  firstSeat,
  listSeats,
  type MatchRecord,
  type Move,
  type Refusal,
  type Ruleset,
  type Seat,
  type Seats,
  seatsOf,
  withChanges,
} from '@accretion/engine';
import type { Choice, Happening } from '@accretion/games/tables';
import type { ChatLine, Failure, MatchInfo, MatchLine, Proposal, Status, Tell } from '@accretion/protocol';
import { call } from '../../server/call.ts';
import { Line } from '../../server/matchSocket.ts';
import { limits } from '../../server/protocol.ts';
import { refusalIn, troubleIn, wordsOf } from '../../server/trouble.ts';
import { companyActions } from '../companyActions.ts';
import { Knowledge } from '../knowledge.ts';
import { withOwnNumber } from '../ownNumber.ts';
import { playedBy, playersOf } from '../players.ts';
import { logIn } from '../remembered.ts';
import { type Company, type CompanyActions, type MatchSource, type MatchState, undid } from '../source.ts';
import { Store } from '../store.ts';

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

/** What was sent and not yet answered. */
type Envelope = {
  readonly seat: Seat;
  readonly number: number;
  readonly id: string;
} & ({ readonly t: 'move'; readonly move: Move } | { readonly t: 'undo' });

/** Refused for a reason that passes: the same envelope is sent again after so many milliseconds. */
const again = 700;
const passing: readonly Failure['code'][] = ['unavailable', 'internal', 'flood'];

export class RemoteMatch extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly actions: CompanyActions;
  private readonly line: Line;
  private readonly memory = logIn(sessionStorage, () => this.id);
  private info: MatchInfo;
  private status: Status;
  private view: unknown;
  private viewer: Seats;
  private number: number;
  private proposals: readonly Proposal[];
  private chat: readonly ChatLine[];
  private knowledge: Knowledge;
  private happened: readonly Happening[];
  private unanswered: Envelope | null = null;
  /** Envelopes that took something back, to be told when they are acknowledged. */
  private readonly undone = new Map<string, Seat>();
  private statusAt = performance.now();
  private timer = 0;

  constructor(
    readonly ruleset: Ruleset,
    hello: Of<'hello'>,
  ) {
    const { match, view, viewer, status } = hello;
    const knowledge = new Knowledge(ruleset, view, viewer, playedBy(match, status));
    super(blank(view, viewer, knowledge));
    this.id = match.id;
    this.game = match.game;
    this.commitment = match.commitment;
    this.info = match;
    this.status = status;
    this.view = view;
    this.viewer = viewer;
    this.number = hello.number;
    this.proposals = hello.proposals;
    this.chat = hello.chat;
    this.knowledge = knowledge;
    this.happened = this.memory.read(seatsOf(match.mine));
    this.actions = companyActions({
      id: this.id,
      seat: () => this.info.mine[0],
      say: (message) => this.line.say(message),
      complain: (words) => this.complain(words),
      hush: () => this.setCompany({ trouble: null }),
    });
    this.publish([]);
    this.line = new Line(this.id, {
      have: () => (this.info.status === 'over' ? undefined : { viewer: this.viewer, number: this.number }),
      hear: (message) => this.hear(message),
      lost: () => this.set({ ...this.getSnapshot(), connection: 'lost' }),
    });
  }

  play(choice: Choice): Refusal | null {
    if (this.unanswered !== null) return null;
    const refusal = this.knowledge.refuse(choice);
    if (refusal !== null) return refusal;
    this.send({ t: 'move', ...this.envelope(choice.seat), move: choice.move });
    return null;
  }

  undo(): Refusal | null {
    if (this.unanswered !== null) return null;
    const [seat] = listSeats(this.status.undo & this.mine);
    if (seat === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    this.send({ t: 'undo', ...this.envelope(seat) });
    return null;
  }

  whyNot(move: Move): Refusal | null {
    return this.knowledge.whyNot(move);
  }

  preview(choice: Choice): unknown {
    return this.knowledge.preview(choice);
  }

  say(text: string): void {
    const isSaid = this.line.say({ t: 'chat', text: text.slice(0, limits.chat) });
    if (!isSaid) this.complain(troubleIn(null).words);
  }

  async record(): Promise<MatchRecord> {
    return (await call('record', { id: this.id })) as MatchRecord;
  }

  async rematch(): Promise<string> {
    const { rematch } = this.info;
    const next = await (rematch === null
      ? call('rematch', { id: this.id, body: { waits: true } })
      : call('match', { id: rematch }));
    return (await withOwnNumber(next).catch(() => next)).id;
  }

  close(): void {
    window.clearTimeout(this.timer);
    this.line.close();
  }

  private get mine(): Seats {
    return seatsOf(this.info.mine);
  }

  private envelope(seat: Seat): Pick<Envelope, 'seat' | 'number' | 'id'> {
    return { seat, number: this.numberOf(seat), id: newId() };
  }

  private numberOf(seat: Seat): number {
    return this.status.numbers.find(([one]) => one === seat)?.[1] ?? 0;
  }

  /** Keeps the envelope until it is answered; without a connection it goes out with the next one. */
  private send(envelope: Envelope): void {
    this.unanswered = envelope;
    if (envelope.t === 'undo') this.undone.set(envelope.id, envelope.seat);
    this.publish([]);
    this.line.say(envelope);
  }

  private sendAgain(): void {
    if (this.unanswered !== null) this.line.say(this.unanswered);
  }

  private hear(message: Tell): void {
    switch (message.t) {
      case 'hello':
        return this.greet(message);
      case 'missed':
        return this.catchUp(message);
      case 'update':
        return this.update(message);
      case 'over':
        return this.end(message);
      case 'status':
        this.setStatus(message.status);
        return this.publish(this.getSnapshot().news);
      case 'ack':
        return this.answered(message.id);
      case 'error':
        return this.refused(message);
      case 'table':
        return this.seated(message.match);
      case 'proposals':
        this.proposals = message.proposals;
        return this.publish(this.getSnapshot().news);
      case 'chat':
        if (!this.chat.some(({ n }) => n === message.line.n)) this.chat = [...this.chat, message.line];
        return this.publish(this.getSnapshot().news);
      case 'gone':
        return this.setCompany({ isGone: true });
      case 'moves':
        return;
    }
  }

  private greet({ match, viewer, number, view, status, proposals, chat }: Of<'hello'>): void {
    // At the end everything is turned up; what just happened is still being told.
    const { news } = this.getSnapshot();
    this.info = match;
    this.viewer = viewer;
    this.number = number;
    this.view = view;
    this.proposals = proposals;
    this.chat = chat;
    this.setStatus(status);
    this.publish(news);
    this.sendAgain();
  }

  private catchUp({ match, updates, status, proposals, chat }: Of<'missed'>): void {
    const events = updates.flatMap((update) => (this.apply(update) ? update.events : []));
    this.info = match;
    this.proposals = proposals;
    this.chat = chat;
    this.setStatus(status);
    this.publish(updates.length === 0 ? this.getSnapshot().news : this.tell(events));
    this.sendAgain();
  }

  private update(update: Of<'update'>): void {
    // A number left out: something was lost on the way, so we ask for it.
    if (update.n > this.number + 1) return this.line.open();
    if (!this.apply(update)) return;
    this.setStatus(update.status);
    this.publish(this.tell(update.events));
  }

  private apply({ n, set }: Pick<Of<'update'>, 'n' | 'set'>): boolean {
    if (n !== this.number + 1) return false;
    this.number = n;
    this.view = withChanges(this.view, set);
    return true;
  }

  /** Everything is turned up; what just happened is still being told. */
  private end({ n, viewer, set, outcome }: Of<'over'>): void {
    if (n !== this.number) return this.line.open();
    this.view = withChanges(this.view, set);
    this.viewer = viewer;
    this.info = { ...this.info, status: 'over', toAct: 0, outcome };
    this.proposals = [];
    this.setStatus({ ...this.status, toAct: 0, undo: 0, over: outcome });
    this.publish(this.getSnapshot().news);
  }

  private answered(id: string): void {
    if (this.unanswered?.id === id) this.unanswered = null;
    const seat = this.undone.get(id);
    this.undone.delete(id);
    this.publish(seat === undefined ? this.getSnapshot().news : this.tell([undid(seat)]));
  }

  private refused({ id, ...failure }: Of<'error'>): void {
    const isOurs = id !== undefined && this.unanswered?.id === id;
    if (isOurs && passing.includes(failure.code)) {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.sendAgain(), again);
      return;
    }
    if (isOurs) {
      this.unanswered = null;
      this.publish(this.getSnapshot().news);
    }
    // A click that came too late needs no sermon: the table already shows the new question.
    if (failure.code === 'stale') return;
    this.complain(wordsOf(failure), failure.refusal === undefined ? undefined : refusalIn(failure.refusal));
  }

  private seated(line: MatchLine): void {
    this.info = { ...this.info, ...line };
    this.publish(this.getSnapshot().news);
  }

  private setStatus(status: Status): void {
    this.status = status;
    this.statusAt = performance.now();
    // Once its number has passed, an envelope has counted or never will.
    const { unanswered } = this;
    if (unanswered !== null && this.numberOf(unanswered.seat) !== unanswered.number) this.unanswered = null;
  }

  private complain(words: NonNullable<Company['trouble']>['words'], refusal?: Refusal): void {
    this.setCompany({ trouble: { words, ...(refusal !== undefined && { refusal }) } });
  }

  private setCompany(change: Partial<Company>): void {
    const state = this.getSnapshot();
    if (state.company === undefined) return;
    this.set({ ...state, company: { ...state.company, ...change } });
  }

  private tell(events: readonly Happening['event'][]): readonly Happening[] {
    const first = this.happened.at(-1)?.n ?? 0;
    const news = events.map((event, index) => ({ n: first + index + 1, event }));
    this.happened = [...this.happened, ...news];
    this.memory.write(this.mine, this.happened);
    return news;
  }

  /** The move on its way, while the question it answers is still open here. */
  private shown(): Choice | null {
    const { unanswered } = this;
    return unanswered?.t === 'move' ? { seat: unanswered.seat, move: unanswered.move } : null;
  }

  private publish(news: readonly Happening[]): void {
    const { info, status, view, viewer } = this;
    const outcome = status.over ?? null;
    const mine = this.mine;
    if (this.knowledge.view !== view || this.getSnapshot().mine !== mine) {
      this.knowledge = new Knowledge(this.ruleset, view, viewer, playedBy(info, status));
    }
    const pending = this.shown();
    const preview = pending === null ? null : this.knowledge.preview(pending);
    const { connection = 'on', company } = this.getSnapshot();
    const players = playersOf(info, mine);
    this.set({
      view: preview ?? view,
      viewer,
      mine,
      near: firstSeat(mine === 0 ? allSeats(info.seats.length) : mine),
      players,
      names: players.map(({ name }) => name),
      asked: outcome === null ? this.knowledge.asked : 0,
      choices: status.paused === true ? [] : this.knowledge.choices,
      news,
      log: this.happened,
      canUndo: outcome === null && (status.undo & mine) !== 0,
      outcome,
      pending,
      chat: this.chat,
      connection: this.line === undefined ? connection : 'on',
      ...(status.clocks !== undefined && { clocks: { at: this.statusAt, left: status.clocks.left } }),
      company: {
        isHost: info.isHost,
        isPaused: status.paused === true,
        hasClock: info.clock !== null,
        hasMoved: status.numbers.some(([, number]) => number > 0),
        proposals: this.proposals,
        rematch: info.rematch,
        link: info.link,
        isGone: company?.isGone ?? false,
        trouble: company?.trouble ?? null,
      },
    });
  }
}

const blank = (view: unknown, viewer: Seats, { asked, choices }: Knowledge): MatchState => ({
  view,
  viewer,
  mine: 0,
  near: 0,
  players: [],
  names: [],
  asked,
  choices,
  news: [],
  log: [],
  canUndo: false,
  outcome: null,
  pending: null,
  connection: 'on',
});

const newId = (): string => crypto.randomUUID();
