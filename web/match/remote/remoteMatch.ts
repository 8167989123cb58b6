/**
 * A match on a server. What comes is applied to the view by its numbers; what may be done is worked out here, from an
 * imagined state; a move is shown at once by its preview and sent in its envelope until it is acknowledged: the same
 * envelope after a lost connection, so that it counts once.
 */
import {
  listSeats,
  type MatchRecord,
  type Move,
  type Preview,
  type Refusal,
  type Ruleset,
  type Seats,
  seatsOf,
  withChanges,
} from '@accretion/engine';
import type { Choice, Happening } from '@accretion/games/tables';
import type { ChatMessage, Status, Tell } from '@accretion/protocol';
import { call } from '../../server/call.ts';
import type { MatchSocket } from '../../server/matchSocket.ts';
import { limits } from '../../server/protocol.ts';
import { refusalIn, troubleIn, wordsOf } from '../../server/trouble.ts';
import { companyActions } from '../companyActions.ts';
import { Knowledge } from '../knowledge.ts';
import { withOwnNumber } from '../ownNumber.ts';
import { playedBy } from '../players.ts';
import { logIn } from '../remembered.ts';
import { type Company, type CompanyActions, type MatchSource, type MatchState, undid } from '../source.ts';
import { Store } from '../store.ts';
import { Outbox } from './outbox.ts';
import { stateOf, type Told } from './remoteState.ts';

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

const untroubled = { isGone: false, trouble: null };
const atFirst = {
  news: [],
  log: [],
  pending: null,
  preview: null,
  connection: 'on',
  company: untroubled,
} as const;

export class RemoteMatch extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly actions: CompanyActions;
  private readonly memory = logIn(sessionStorage, () => this.id);
  private readonly outbox: Outbox;
  private told: Told;
  private number: number;
  private knowledge: Knowledge;
  private happened: readonly Happening[];
  private connection: 'on' | 'lost' = 'on';

  constructor(
    readonly ruleset: Ruleset,
    { match, view, viewer, number, status, proposals, chat }: Of<'hello'>,
    private readonly socket: MatchSocket,
  ) {
    const told = { info: match, status, statusAt: performance.now(), view, viewer, proposals, chat };
    const knowledge = new Knowledge(ruleset, view, viewer, playedBy(match, status));
    super(stateOf(told, { ...atFirst, knowledge }));
    this.id = match.id;
    this.game = match.game;
    this.commitment = match.commitment;
    this.told = told;
    this.number = number;
    this.knowledge = knowledge;
    this.happened = this.memory.read(seatsOf(match.mine));
    this.outbox = new Outbox((envelope) => this.socket.say(envelope));
    this.actions = companyActions({
      id: this.id,
      seat: () => this.told.info.mine[0],
      say: (message) => this.socket.say(message),
      complain: (words) => this.complain(words),
      hush: () => this.setCompany({ trouble: null }),
    });
    this.publish([]);
    socket.listen({
      have: () =>
        this.told.info.status === 'over' ? undefined : { viewer: this.told.viewer, number: this.number },
      hear: (message) => {
        this.connection = 'on';
        this.hear(message);
      },
      lost: () => {
        this.connection = 'lost';
        this.set({ ...this.getSnapshot(), connection: 'lost' });
      },
    });
  }

  play(choice: Choice): Refusal | null {
    if (this.outbox.isBusy) return null;
    const refusal = this.knowledge.refuse(choice);
    if (refusal !== null) return refusal;
    this.send({ t: 'move', seat: choice.seat, move: choice.move });
    return null;
  }

  undo(): Refusal | null {
    if (this.outbox.isBusy) return null;
    const [seat] = listSeats(this.told.status.undo & this.mine);
    if (seat === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    this.send({ t: 'undo', seat });
    return null;
  }

  whyNot(move: Move): Refusal | null {
    return this.knowledge.whyNot(move);
  }

  preview(choice: Choice): Preview | null {
    return this.knowledge.preview(choice);
  }

  say(text: string): void {
    const isSaid = this.socket.say({ t: 'chat', text: text.slice(0, limits.chat) });
    if (!isSaid) this.complain(troubleIn(null).words);
  }

  async record(): Promise<MatchRecord> {
    return call('record', { id: this.id });
  }

  async rematch(): Promise<string> {
    const { rematch } = this.told.info;
    const next = await (rematch === null
      ? call('rematch', { id: this.id, body: { waits: true } })
      : call('match', { id: rematch }));
    return (await withOwnNumber(next).catch(() => next)).id;
  }

  close(): void {
    this.outbox.close();
    this.socket.close();
  }

  private get mine(): Seats {
    return seatsOf(this.told.info.mine);
  }

  private send(act: Parameters<Outbox['put']>[0]): void {
    this.outbox.put(act, this.told.status);
    this.publish([]);
    this.outbox.sendAgain();
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
        return this.publish();
      case 'ack':
        return this.acknowledged(message.id);
      case 'error':
        return this.refused(message);
      case 'table':
        this.learn({ info: { ...this.told.info, ...message.match } });
        return this.publish();
      case 'proposals':
        this.learn({ proposals: message.proposals });
        return this.publish();
      case 'chat':
        return this.said(message.line);
      case 'gone':
        return this.setCompany({ isGone: true });
      case 'moves':
        return;
    }
  }

  private learn(change: Partial<Told>): void {
    this.told = { ...this.told, ...change };
  }

  private greet({ match, viewer, number, view, status, proposals, chat }: Of<'hello'>): void {
    this.number = number;
    this.learn({ info: match, viewer, view, proposals, chat });
    this.setStatus(status);
    // At the end everything is turned up; what just happened is still being told.
    this.publish();
    this.outbox.sendAgain();
  }

  private catchUp({ match, updates, status, proposals, chat }: Of<'missed'>): void {
    const events = updates.flatMap((update) => (this.apply(update) ? update.events : []));
    this.learn({ info: match, proposals, chat });
    this.setStatus(status);
    this.publish(updates.length === 0 ? undefined : this.tell(events));
    this.outbox.sendAgain();
  }

  private update(update: Of<'update'>): void {
    // A number left out: something was lost on the way, so we ask for it.
    if (update.n > this.number + 1) return this.socket.open();
    if (!this.apply(update)) return;
    this.setStatus(update.status);
    this.publish(this.tell(update.events));
  }

  private apply({ n, set }: Pick<Of<'update'>, 'n' | 'set'>): boolean {
    if (n !== this.number + 1) return false;
    this.number = n;
    this.learn({ view: withChanges(this.told.view, set) });
    return true;
  }

  /** Everything is turned up; what just happened is still being told. */
  private end({ n, viewer, set, outcome }: Of<'over'>): void {
    if (n !== this.number) return this.socket.open();
    const { info, status, view } = this.told;
    this.learn({
      view: withChanges(view, set),
      viewer,
      info: { ...info, status: 'over', toAct: 0, outcome },
      proposals: [],
    });
    this.setStatus({ ...status, toAct: 0, undo: 0, over: outcome });
    this.publish();
  }

  private acknowledged(id: string): void {
    const undone = this.outbox.acknowledge(id);
    this.publish(undone === undefined ? undefined : this.tell([undid(undone)]));
  }

  private refused({ id, ...failure }: Of<'error'>): void {
    const meaning = this.outbox.refuse(id, failure.code);
    if (meaning === 'later') return;
    if (meaning === 'ours') this.publish();
    // A click that came too late needs no message: the table already shows the new question.
    if (failure.code === 'stale') return;
    this.complain(wordsOf(failure), failure.refusal === undefined ? undefined : refusalIn(failure.refusal));
  }

  private said(message: ChatMessage): void {
    const { chat } = this.told;
    if (!chat.some(({ n }) => n === message.n)) this.learn({ chat: [...chat, message] });
    this.publish();
  }

  private setStatus(status: Status): void {
    this.learn({ status, statusAt: performance.now() });
    this.outbox.settle(status);
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

  /** Shows the newest; without news, what just happened is still being told. */
  private publish(news = this.getSnapshot().news): void {
    const { info, status, view, viewer } = this.told;
    const { mine, company } = this.getSnapshot();
    if (this.knowledge.view !== view || mine !== this.mine) {
      this.knowledge = new Knowledge(this.ruleset, view, viewer, playedBy(info, status));
    }
    const { knowledge, connection, happened: log } = this;
    const pending = this.outbox.choice;
    this.set(
      stateOf(this.told, { knowledge, news, log, pending, connection, company: company ?? untroubled }),
    );
  }
}
