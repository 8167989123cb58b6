/** The lobby's routes, as the protocol declares them. */
import { boxOf, inEnglish } from '@accretion/engine';
import { games } from '@accretion/games';
import { parse, routes } from '@accretion/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Pool } from './bots/pool.ts';
import type { Database } from './database/connect.ts';
import { Fault } from './fault.ts';
import { gameOf, levels } from './games.ts';
import type { InFlight } from './inFlight.ts';
import { recordFor, rematch, remove } from './lobby/after.ts';
import { createMatch } from './lobby/create.ts';
import { matchInfo } from './lobby/info.ts';
import { myMatches, publicMatches } from './lobby/lists.ts';
import { mergeGuest } from './lobby/merge.ts';
import { askFor, handBack, join, leave, seatBot, seatedAt, seatToken, settled } from './lobby/seats.ts';
import { sharedRecord, sharedRecords, shareRecord, unshareRecord } from './lobby/shared.ts';
import type { Maker } from './lobby/tableLimits.ts';
import { keepChallenge, personOf, signedIn, signIn, signOut, takeChallenge } from './people/identity.ts';
import { authenticate, authentication, register, registration } from './people/passkeys.ts';
import { findPerson, meOf, newGuest, type Person, rename } from './people/people.ts';
import { addressOf, markOf, siteOf } from './people/site.ts';
import type { Hall } from './room/hall.ts';

/** What makes people, matches or records costs more than looking: so often a minute from one address. */
const perMinute = 60;
const costly: readonly Route[] = [
  routes.introduce,
  routes.checkPack,
  routes.create,
  routes.rematch,
  routes.askForSeat,
  routes.record,
  routes.shareRecord,
];

interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body: z.ZodMiniType;
}

type Params = { readonly id: string; readonly seat: string };

export function registerRoutes(
  app: FastifyInstance,
  { pool, db, secret }: Database,
  hall: Hall,
  bots: Pool,
  inFlight: InFlight,
): void {
  const on = <R extends Route>(
    { method, path, body: schema }: R,
    answer: (body: z.output<R['body']>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    app.route({
      method,
      url: path,
      ...(costly.some((one) => one.path === path && one.method === method) && {
        config: { rateLimit: { max: perMinute, keyGenerator: addressOf } },
      }),
      handler: async (request, reply) => {
        const given = method === 'POST' ? (request.body ?? {}) : undefined;
        const parsed = parse(schema, given);
        if ('problem' in parsed) throw new Fault('badShape', { problem: parsed.problem });
        return inFlight.run(request, () => answer(parsed.value as z.output<R['body']>, request, reply));
      },
    });
  };
  const idOf = (request: FastifyRequest): string => (request.params as Params).id;
  const seatOf = (request: FastifyRequest): number => {
    const seat = Number((request.params as Params).seat);
    if (!Number.isInteger(seat) || seat < 0) throw new Fault('noSuchSeat');
    return seat;
  };
  const makerOf = (request: FastifyRequest, { id: host }: Person): Maker => ({
    host,
    from: inFlight.limited ? markOf(addressOf(request), secret) : null,
  });
  const queryOf = ({ query }: FastifyRequest) => {
    for (const [name, value] of Object.entries(query as object))
      if (typeof value !== 'string') throw new Fault('badShape', { problem: `${name}: more than once` });
    return query as Readonly<Record<string, string | undefined>>;
  };
  const shown = async (id: string, person: string | null) =>
    matchInfo(await seatedAt(pool, id), { person }, hall.now());

  on(routes.me, async (_, request) => meOf(db, await signedIn(db, request)));
  on(routes.introduce, async (looks, request, reply) => {
    const known = await personOf(db, request);
    const person = known === null ? await newGuest(db, looks, hall.now()) : await rename(db, known, looks);
    signIn(request, reply, person.id);
    return meOf(db, person);
  });
  on(routes.passkeyBegin, async (_, request, reply) => {
    const options = await registration(db, await signedIn(db, request), siteOf(request));
    keepChallenge(request, reply, options.challenge, hall.now());
    return options;
  });
  on(routes.passkeyFinish, async ({ response }, request, reply) => {
    const person = await signedIn(db, request);
    const challenge = takeChallenge(request, reply, hall.now());
    await register(db, person, siteOf(request), challenge, response, hall.now());
    return meOf(db, person);
  });
  on(routes.loginBegin, async (_, request, reply) => {
    const options = await authentication(siteOf(request));
    keepChallenge(request, reply, options.challenge, hall.now());
    return options;
  });
  on(routes.login, async ({ response }, request, reply) => {
    const id = await authenticate(db, siteOf(request), takeChallenge(request, reply, hall.now()), response);
    const before = await personOf(db, request);
    const person = await findPerson(db, id);
    if (person === null) throw new Fault('badPasskey');
    if (before !== null) {
      const tell = await mergeGuest(hall, before.id, id);
      reply.raw.once('close', tell);
    }
    signIn(request, reply, id);
    return meOf(db, person);
  });
  on(routes.logout, async (_, __, reply) => {
    signOut(reply);
    return {};
  });

  on(routes.games, async () => ({
    games: games.map(({ id, name, version, seats, defaults }) => ({
      id,
      name,
      version,
      seats,
      defaults,
      levels,
    })),
  }));
  on(routes.checkPack, async ({ game: id, pack }) => {
    const game = gameOf(id);
    if (game === undefined) throw new Fault('noSuchGame');
    const boxed = boxOf(game, pack ?? null);
    return { problems: 'problems' in boxed ? inEnglish(boxed.problems, game) : [] };
  });

  on(routes.create, async (wish, request) => {
    const person = await signedIn(db, request);
    const id = await createMatch(pool, makerOf(request, person), wish, hall.now());
    await settled(hall, id);
    return shown(id, person.id);
  });
  on(routes.matches, async (_, request) => {
    const person = await personOf(db, request);
    return publicMatches(pool, hall.now(), person?.id ?? null, queryOf(request));
  });
  on(routes.mine, async (_, request) => {
    const { id } = await signedIn(db, request);
    return myMatches(pool, hall.now(), id, queryOf(request)['after']);
  });
  on(routes.match, async (_, request) => shown(idOf(request), (await personOf(db, request))?.id ?? null));
  on(routes.remove, async (_, request) => {
    await remove(hall, idOf(request), (await signedIn(db, request)).id);
    return {};
  });
  on(routes.join, async (wish, request) => {
    const { id: person } = await signedIn(db, request);
    await join(hall, idOf(request), person, wish);
    return shown(idOf(request), person);
  });
  on(routes.askForSeat, async (_, request) => {
    const { id: person } = await signedIn(db, request);
    await askFor(hall, idOf(request), person, seatOf(request));
    return shown(idOf(request), person);
  });
  on(routes.leave, async ({ seat }, request) => {
    const { id: person } = await signedIn(db, request);
    await leave(hall, idOf(request), person, seat);
    return shown(idOf(request), person);
  });
  on(routes.seatBot, async ({ level }, request) => {
    const person = await signedIn(db, request);
    await seatBot(hall, idOf(request), makerOf(request, person), seatOf(request), level);
    return shown(idOf(request), person.id);
  });
  on(routes.handBack, async (_, request) => {
    const { id: person } = await signedIn(db, request);
    await handBack(hall, idOf(request), person, seatOf(request));
    return shown(idOf(request), person);
  });
  on(routes.seatToken, async (_, request) => {
    const { id: person } = await signedIn(db, request);
    return { token: await seatToken(hall, idOf(request), person, seatOf(request)) };
  });
  on(routes.rematch, async ({ waits = false }, request) => {
    const person = await signedIn(db, request);
    const id = await rematch(hall, idOf(request), makerOf(request, person), waits);
    return shown(id, person.id);
  });
  on(routes.shareRecord, async (offer, request) => {
    const person = await signedIn(db, request);
    return shareRecord(pool, bots, makerOf(request, person), offer, hall.now());
  });
  on(routes.sharedRecords, async (_, request) => ({
    records: await sharedRecords(pool, (await signedIn(db, request)).id),
  }));
  on(routes.sharedRecord, async (_, request) =>
    sharedRecord(pool, idOf(request), (await personOf(db, request))?.id ?? null),
  );
  on(routes.unshareRecord, async (_, request) => {
    await unshareRecord(pool, idOf(request), (await signedIn(db, request)).id);
    return {};
  });
  on(routes.record, async (_, request) => recordFor(hall, bots, idOf(request)));
}
