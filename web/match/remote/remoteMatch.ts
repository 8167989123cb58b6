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
  type Seat,
  type Seats,
  seatsOf,
  withChanges,
} from '@accretion/engine';
import type { Choice } from '@accretion/games/tables';
import type { ChatMessage, Status, Tell } from '@accretion/protocol';
import { call } from '../../server/call.ts';
import type { MatchSocket } from '../../server/matchSocket.ts';
import { limits } from '../../server/protocol.ts';
import { refusalIn, troubleIn, wordsOf } from '../../server/trouble.ts';
import { afterPaint } from '../afterPaint.ts';
import { companyActions } from '../companyActions.ts';
import { Knowledge } from '../knowledge.ts';
import { withOwnNumber } from '../ownNumber.ts';
import { playedBy, rolesOf } from '../players.ts';
import type { Company, CompanyActions, MatchSource, MatchState } from '../source.ts';
import { Store } from '../store.ts';
import { Outbox } from './outbox.ts';
import { RemoteLog, sinceOf } from './remoteLog.ts';
import { stateOf, type Told } from './remoteState.ts';

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

const untroubled = { isGone: false, trouble: null };
const atFirst = { news: [], log: [], pending: null, connection: 'on', company: untroubled } as const;

export class RemoteMatch extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly actions: CompanyActions;
  private readonly outbox: Outbox;
  private told: Told;
  private number: number;
  private knowledge: Knowledge;
  private readonly log: RemoteLog;
  private connection: 'on' | 'lost' = 'on';

  constructor(
    readonly ruleset: Ruleset,
    { match, view, viewer, number, status, proposals, chat }: Of<'hello'>,
    private readonly socket: MatchSocket,
  ) {
    const told = { info: match, status, statusAt: performance.now(), view, viewer, proposals, chat };
    const knowledge = new Knowledge(ruleset, view, viewer, playedBy(match, status));
    const roles = rolesOf(ruleset.game, ruleset.box.content, match.options, match.seats.length);
    super(stateOf(told, { ...atFirst, knowledge, roles }));
    this.id = match.id;
    this.game = match.game;
    this.commitment = match.commitment;
    this.told = told;
    this.number = number;
    this.knowledge = knowledge;
    this.log = new RemoteLog(sinceOf(match, number), (id) => this.socket.say({ t: 'log', id }));
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
    afterPaint(() => this.log.ask()); // the game does not wait for what happened before
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
    const [seat] = listSeats(this.told.status.undo & this.mine); // of several, the one that moved last
    if (seat === undefined) return { rule: 'E6', why: 'nothingToUndo' };
    this.send({ t: 'undo', seat });
    return null;
  }

  whyNot(move: Move, seat?: Seat): Refusal | null {
    return this.knowledge.whyNot(move, seat);
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
    this.log.close();
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
      case 'log':
        return this.recall(message);
      case 'moves':
        return;
    }
  }

  private learn(change: Partial<Told>): void {
    this.told = { ...this.told, ...change };
  }

  private greet({ match, viewer, number, view, status, proposals, chat }: Of<'hello'>): void {
    this.number = number;
    this.log.beginAgain(sinceOf(match, number));
    this.learn({ info: match, viewer, view, proposals, chat });
    this.setStatus(status);
    // At the end everything is turned up; what just happened is still being told.
    this.publish();
    this.outbox.sendAgain();
    this.log.ask();
  }

  private recall({ viewer, updates }: Of<'log'>): void {
    if (viewer !== this.mine) return; // of the seats before: asked again with the new ones
    this.log.join(updates);
    this.publish();
  }

  private catchUp({ match, updates, status, proposals, chat }: Of<'missed'>): void {
    const fresh = updates.filter((update) => this.apply(update));
    this.learn({ info: match, proposals, chat });
    this.setStatus(status);
    this.publish(updates.length === 0 ? undefined : this.log.add(fresh), true);
    this.outbox.sendAgain();
    this.log.ask();
  }

  private update(update: Of<'update'>): void {
    // A number left out: something was lost on the way, so we ask for it.
    if (update.n > this.number + 1) return this.socket.open();
    if (!this.apply(update)) return;
    this.setStatus(update.status);
    this.publish(this.log.add([update]));
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
    this.outbox.acknowledge(id);
    this.publish();
  }

  private refused({ id, ...failure }: Of<'error'>): void {
    if (this.log.isRefused(id)) return;
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

  /** Shows the newest; without news, what just happened is still being told. */
  private publish(news = this.getSnapshot().news, isCatchingUp = false): void {
    const { info, status, view, viewer } = this.told;
    const { mine, near, roles = [], company } = this.getSnapshot();
    if (this.knowledge.view !== view || mine !== this.mine) {
      this.knowledge = new Knowledge(this.ruleset, view, viewer, playedBy(info, status));
    }
    const { knowledge, connection } = this;
    const log = this.log.happened;
    const pending = this.outbox.choice;
    this.set(
      stateOf(this.told, {
        ...{ knowledge, near, roles, news, isCatchingUp, log, pending, connection },
        company: company ?? untroubled,
      }),
    );
  }
}
