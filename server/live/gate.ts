/** Accepts sockets: who may open one, how many, and how many messages they may send. */
import { setImmediate as now } from 'node:timers/promises';
import { type Ask, limits as bounds } from '@accretion/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Db } from '../database/connect.ts';
import { Fault } from '../fault.ts';
import type { Metrics } from '../metrics.ts';
import { personOf } from '../people/identity.ts';
import { addressOf, isOwnOrigin } from '../people/site.ts';
import type { Hall } from '../room/hall.ts';
import { Backlog, Waiting } from './backlog.ts';
import { Bucket } from './bucket.ts';
import { Connection, maxUnread } from './connection.ts';
import { Pace } from './pace.ts';
import { idIn, readJson } from './read.ts';

export interface GateOptions {
  readonly db: Db;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Origins that may connect; empty: only the page this server serves. */
  readonly origins: readonly string[];
  /** False: no rate limits, for load tests. */
  readonly limited: boolean;
  readonly onError: (error: unknown) => void;
  /** Milliseconds to find out who is behind a socket. */
  readonly identifyWithin: number;
}

/**
 * The match in the address is for proxies, which can send everybody at a match to the same process by it. The server goes
 * by `open` alone. Without it: programs, and pages of earlier versions.
 */
const paths = ['/api/live', '/api/live/:match'];
const maxPerAddress = 120;
const pingEvery = 25_000;
/** Disconnects clients that keep flooding after this many warnings. */
const maxWarnings = 200;

export class Gate {
  readonly sockets = new Set<WebSocket>();
  readonly waiting = new Waiting();
  private readonly perAddress = new Map<string, number>();
  private readonly chat = new Map<string, Bucket>();
  private readonly pace = new Pace();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private draining = false;

  constructor(private readonly options: GateOptions) {
    this.timer = setInterval(() => this.ping(), pingEvery).unref();
  }

  async register(app: FastifyInstance): Promise<void> {
    // A message slightly over the limit gets an error; one far beyond it closes the connection.
    await app.register(websocket, {
      options: { maxPayload: 8 * bounds.message, perMessageDeflate: false, autoPong: false },
    });
    for (const path of paths)
      app.get(
        path,
        { websocket: true, preValidation: async (request) => this.admit(request) },
        async (socket, request) => this.enter(socket, request),
      );
  }

  private admit(request: FastifyRequest): void {
    if (this.draining) throw new Fault('unavailable');
    if (!isOwnOrigin(request, this.options.origins)) throw new Fault('badOrigin');
    const open = this.perAddress.get(addressOf(request)) ?? 0;
    if (this.options.limited && open >= maxPerAddress) throw new Fault('flood');
  }

  private async enter(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { hall, db, metrics, limited, onError } = this.options;
    const ip = addressOf(request);
    const wire = request.raw.socket;
    socket.on('error', onError);
    this.sockets.add(socket);
    this.alive.add(socket);
    this.perAddress.set(ip, (this.perAddress.get(ip) ?? 0) + 1);
    metrics.count('connections_total');
    const opens = new Bucket(10, 0.2, hall.now());
    const excess = (message: Ask, match: string): 'flood' | 'tooFast' | null =>
      limited ? this.excess(message, match, opens, connection.visitor.person ?? ip) : null;
    const connection = new Connection(hall, socket, wire, onError, limited, excess);
    socket.on('ping', (data: Buffer) => {
      if (wire.writableLength > maxUnread) socket.terminate();
      else socket.pong(data);
    });
    socket.on('pong', () => this.alive.add(socket));
    socket.on('close', () => {
      this.sockets.delete(socket);
      const left = (this.perAddress.get(ip) ?? 1) - 1;
      if (left > 0) this.perAddress.set(ip, left);
      else this.perAddress.delete(ip);
      connection.leave();
    });
    const bucket = new Bucket(60, 30, hall.now());
    const backlog = new Backlog(this.waiting);
    const identified = this.identify(connection, personOf(db, request));
    let warnings = 0;
    socket.on('message', (data: Buffer) => {
      metrics.count('messages_total');
      const text = data.toString();
      const code = (limited ? this.tooMuch(data, bucket) : null) ?? backlog.refuse(data.length);
      // Messages that arrive before the sender is identified wait for that, in order.
      if (code === null) {
        const answered = identified.then((isKnown) => (isKnown ? connection.receive(text) : undefined));
        return void backlog.hold(data.length, answered);
      }
      if (++warnings > maxWarnings) return connection.close(1008, 'flood');
      connection.tell({ t: 'error', ...idIn(readJson(text)), ...new Fault(code).failure });
    });
    await identified;
  }

  /** Finds out who is behind a socket. False: it has closed meanwhile, or is closed because that failed. */
  private async identify(connection: Connection, asked: ReturnType<typeof personOf>): Promise<boolean> {
    const { onError, identifyWithin } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(
        () => fail(new Error('the database does not say who it is')),
        identifyWithin,
      ).unref();
    });
    try {
      const person = await Promise.race([asked, late]);
      return connection.identify({ person: person?.id ?? null, name: person?.name ?? null });
    } catch (error) {
      onError(error);
      connection.tell({ t: 'error', ...new Fault('unavailable').failure });
      connection.close(1013, 'unavailable');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  private tooMuch(data: Buffer, bucket: Bucket): 'flood' | 'tooLarge' | null {
    if (data.length > bounds.message) return 'tooLarge';
    return bucket.take(this.options.hall.now()) ? null : 'flood';
  }

  /** Rate limits by kind of message: what costs more than a move is limited more strictly. */
  private excess(message: Ask, match: string, opens: Bucket, who: string): 'flood' | 'tooFast' | null {
    const now = this.options.hall.now();
    if (message.t === 'move' || message.t === 'undo')
      return this.pace.take(who, match, message.seat, now) ? null : 'tooFast';
    // Finding what was missed, or the whole log, may mean replaying much of a match.
    if (message.t === 'open' || message.t === 'log') return opens.take(now) ? null : 'flood';
    return message.t !== 'chat' || this.mayTalk(who, now) ? null : 'flood';
  }

  private mayTalk(who: string, now: number): boolean {
    // Chat is limited per person, however many sockets they have.
    let talk = this.chat.get(who);
    if (talk === undefined) {
      if (this.chat.size > 10_000) this.chat.clear();
      talk = new Bucket(6, 0.5, now);
      this.chat.set(who, talk);
    }
    return talk.take(now);
  }

  private ping(): void {
    for (const socket of this.sockets) {
      if (!this.alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }

  /** Closes all sockets; pages reconnect, to another process or to this one after its restart. */
  async drain(): Promise<void> {
    this.draining = true;
    clearInterval(this.timer);
    for (const room of this.options.hall.rooms.values()) await room.queue.run(async () => undefined);
    await now(); // what is still unsent leaves before the sockets close
    for (const socket of this.sockets) socket.close(1012, 'restart');
  }
}
