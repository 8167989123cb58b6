/** The server as a value: several can live in one process, on one database or on many. */
import { fileURLToPath } from 'node:url';
import { limits as bounds, type ErrorCode } from '@accretion/protocol';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { Players } from './bots/players.ts';
import { Pool } from './bots/pool.ts';
import { connect, type Database } from './database/connect.ts';
import { Health } from './database/health.ts';
import { asFault, Fault } from './fault.ts';
import { InFlight } from './inFlight.ts';
import { Gate } from './live/gate.ts';
import { Metrics, mayWatch } from './metrics.ts';
import { claimed } from './people/identity.ts';
import { addressOf, isOwnOrigin } from './people/site.ts';
import { Hall } from './room/hall.ts';
import { registerRoutes } from './routes.ts';
import { registerWeb } from './web.ts';

export interface AppOptions {
  readonly databaseUrl: string;
  readonly logger?: Logger;
  /** Origins of pages served elsewhere; empty: only our own. */
  readonly origins?: readonly string[];
  /** How many reverse proxies are in front, whose word on address and protocol counts. */
  readonly proxies?: number;
  /** False: no rate limits, for load tests. */
  readonly limited?: boolean;
  /** False: bots answer as soon as they are ready, which may tell something. For tests. */
  readonly paced?: boolean;
  /** The token for reading metrics from other machines; null: not possible. */
  readonly metricsToken?: string | null;
  readonly evictAfter?: number;
  readonly identifyWithin?: number;
  readonly webFolder?: string;
  readonly now?: () => number;
}

export interface App {
  readonly http: FastifyInstance;
  readonly hall: Hall;
  /** The address it listens at. */
  listen(port: number, host: string): Promise<string>;
  /** Shuts down gracefully: commits what is in flight, closes all sockets, disconnects from the database. */
  close(): Promise<void>;
}

z.config(en());

const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'badShape',
  403: 'notFound', // a path outside the folder of the page
  413: 'tooLarge',
  415: 'badShape',
  429: 'flood',
};

/** Clients only ever get a code and a sentence; the details go to the log. */
function failureFor(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { statusCode = 500, message = '' } = (error ?? {}) as { statusCode?: number; message?: string };
  const code = codes[statusCode];
  if (code === 'badShape') return new Fault(code, { problem: message.slice(0, 120) });
  return code === undefined ? asFault(error) : new Fault(code);
}

async function registerGuards(app: FastifyInstance, secret: string, options: AppOptions): Promise<void> {
  await app.register(cookie, { secret });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  if (options.limited !== false) {
    await app.register(rateLimit, {
      max: 300,
      timeWindow: 60_000,
      allowList: (request) => request.url === '/healthz' || !request.url.startsWith('/api/'),
      keyGenerator: (request) => claimed(request) ?? addressOf(request),
    });
  }
  app.addHook('onRequest', async (request) => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD';
    if (isChange && !isOwnOrigin(request, options.origins ?? [])) throw new Fault('badOrigin');
  });
}

export async function createApp(options: AppOptions): Promise<App> {
  const logger = options.logger ?? pino({ level: 'silent' });
  const database = await connect(options.databaseUrl, (error) => logger.error(error));
  try {
    return await appOn(database, logger, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function appOn(database: Database, logger: Logger, options: AppOptions): Promise<App> {
  const { proxies = 0 } = options;
  const onError = (error: unknown): void => logger.error(error);
  const metrics = new Metrics();
  const bots = new Pool(onError);
  const hall = new Hall({
    database,
    now: options.now ?? Date.now,
    evictAfter: options.evictAfter ?? 60_000,
    onError,
    recall: (past) => bots.recall(past),
  });
  const players = new Players(hall, bots, onError, options.paced ?? true);
  const loggerInstance: FastifyBaseLogger = logger;
  const http: FastifyInstance = fastify({
    loggerInstance,
    bodyLimit: bounds.body,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    // Only what the proxies have added counts: anybody may send a header with an address of their choice.
    trustProxy: proxies > 0 && ((_, hop) => hop < proxies),
    requestTimeout: 60_000,
    forceCloseConnections: true,
  });
  http.setErrorHandler((error, request, reply) => {
    const fault = failureFor(error);
    metrics.count('failures_total', `{code="${fault.code}"}`);
    if (fault.code === 'internal') request.log.error(error);
    return reply.code(fault.status).send(fault.failure);
  });
  const { limited = true, origins = [], identifyWithin = 15_000 } = options;
  const gate = new Gate({ db: database.db, hall, metrics, origins, limited, onError, identifyWithin });
  await registerGuards(http, database.secret, options);
  await gate.register(http);
  const inFlight = new InFlight(limited);
  registerRoutes(http, database, hall, bots, inFlight);
  const health = new Health(database.url);
  http.get('/healthz', async (_, reply) => {
    const problem = await health.problem();
    return reply
      .code(problem === null ? 200 : 503)
      .send({ ok: problem === null, ...(problem && { problem }) });
  });
  http.get('/metrics', async (request, reply) => {
    if (!mayWatch(request, options.metricsToken ?? null)) throw new Fault('notFound');
    const { sockets, waiting } = gate;
    const counted = {
      sockets: sockets.size,
      requests: inFlight.requests,
      requests_bytes: inFlight.bytes,
      waiting_messages: waiting.messages,
      waiting_bytes: waiting.bytes,
    };
    return reply.type('text/plain').send(metrics.text(hall, counted));
  });
  await registerWeb(http, options.webFolder ?? fileURLToPath(new URL('../web/dist', import.meta.url)));
  await hall.open();
  await players.open();

  let isClosed = false;
  return {
    http,
    hall,
    listen: (port, host) => http.listen({ port, host }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await players.close();
      await gate.drain();
      await http.close();
      await hall.close();
      await bots.close();
      metrics.close();
      health.close();
      await database.close();
    },
  };
}
