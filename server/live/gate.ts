/** The gate: who may open a socket, how many, and how fast they may speak. */
import { setImmediate as now } from 'node:timers/promises';
import { type Ask, limits as bounds } from '@accretion/protocol';
import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Db } from '../database/connect.ts';
import type { Metrics } from '../metrics.ts';
import { personOf } from '../people/identity.ts';
import { addressOf, isOwnOrigin } from '../people/site.ts';
import { Fault } from '../play/fault.ts';
import type { Hall } from '../play/hall.ts';
import { Bucket } from './bucket.ts';
import { Connection } from './connection.ts';
import { deliverChat, deliverProposals } from './deliver.ts';

export interface GateOptions {
  readonly db: Db;
  readonly hall: Hall;
  readonly metrics: Metrics;
  /** Origins that may connect; empty: only the page this server serves. */
  readonly origins: readonly string[];
  /** False: no rate limits, for load tests. */
  readonly limited: boolean;
  readonly onError: (error: unknown) => void;
}

const mostPerAddress = 120;
const pingEvery = 25_000;
/** Who goes on shouting after so many warnings is shown out. */
const mostWarnings = 200;

export class Gate {
  readonly sockets = new Set<WebSocket>();
  private readonly perAddress = new Map<string, number>();
  private readonly chat = new Map<string, Bucket>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private draining = false;

  constructor(private readonly options: GateOptions) {
    const { hall } = options;
    hall.onNews = (news, room) => {
      hall.watched(news === 'chat' ? deliverChat(room) : deliverProposals(room));
    };
    this.timer = setInterval(() => this.ping(), pingEvery).unref();
  }

  async register(app: FastifyInstance): Promise<void> {
    // A message that is only a little too large gets an answer; one far beyond ends the connection.
    await app.register(websocket, { options: { maxPayload: 8 * bounds.message, perMessageDeflate: false } });
    app.get(
      '/api/live',
      { websocket: true, preValidation: async (request) => this.admit(request) },
      async (socket, request) => this.enter(socket, request),
    );
  }

  private admit(request: FastifyRequest): void {
    if (this.draining) throw new Fault('unavailable');
    if (!isOwnOrigin(request, this.options.origins)) throw new Fault('badOrigin');
    const open = this.perAddress.get(addressOf(request)) ?? 0;
    if (this.options.limited && open >= mostPerAddress) throw new Fault('flood');
  }

  private async enter(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { hall, db, metrics, limited, onError } = this.options;
    const ip = addressOf(request);
    const early: string[] = [];
    const gather = (data: Buffer): void => {
      early.push(data.toString());
    };
    socket.on('error', onError);
    socket.on('message', gather); // what comes before we know who it is
    this.sockets.add(socket);
    this.alive.add(socket);
    this.perAddress.set(ip, (this.perAddress.get(ip) ?? 0) + 1);
    metrics.count('connections_total');
    let connection: Connection | null = null;
    socket.on('pong', () => this.alive.add(socket));
    socket.on('close', () => {
      this.sockets.delete(socket);
      const left = (this.perAddress.get(ip) ?? 1) - 1;
      if (left > 0) this.perAddress.set(ip, left);
      else this.perAddress.delete(ip);
      connection?.leave();
    });
    const person = await personOf(db, request);
    const visitor = { person: person?.id ?? null, name: person?.name ?? null };
    if (socket.readyState !== socket.OPEN) return;
    const who = visitor.person ?? ip;
    const opens = new Bucket(10, 0.2, hall.now());
    const isTooMuch = (kind: Ask['t']): boolean => limited && !this.mayAsk(kind, opens, who);
    connection = new Connection(hall, socket, request.raw.socket, visitor, onError, isTooMuch);
    const bucket = new Bucket(60, 30, hall.now());
    let warnings = 0;
    const take = (text: string): void => {
      const code = limited ? this.tooMuch(text, bucket) : null;
      metrics.count('messages_total');
      if (code === null) return void connection?.receive(text);
      if (++warnings > mostWarnings) return connection?.close(1008, 'flood');
      connection?.tell({ t: 'error', ...new Fault(code).failure });
    };
    socket.off('message', gather);
    socket.on('message', (data: Buffer) => take(data.toString()));
    early.forEach(take);
  }

  private tooMuch(text: string, bucket: Bucket): 'flood' | 'tooLarge' | null {
    if (text.length > bounds.message) return 'tooLarge';
    return bucket.take(this.options.hall.now()) ? null : 'flood';
  }

  /** What costs more than a move is bounded more narrowly. */
  private mayAsk(kind: Ask['t'], opens: Bucket, who: string): boolean {
    const now = this.options.hall.now();
    // To be told all that was missed, a whole match may have to be played again.
    if (kind === 'open') return opens.take(now);
    if (kind !== 'chat') return true;
    // Talk is bounded per person, whatever the number of sockets.
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

  /** Asks everybody to come back: to another process, or to this one after its restart. */
  async drain(): Promise<void> {
    this.draining = true;
    clearInterval(this.timer);
    for (const room of this.options.hall.rooms.values()) await room.line.run(async () => undefined);
    await now(); // what was said last leaves before the sockets close
    for (const socket of this.sockets) socket.close(1012, 'restart');
  }
}
