/** The lobby over HTTP. Every route once: the server registers, the page calls and the documentation lists these. */
import type { MatchRecord } from '@accretion/engine';
import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import {
  absence,
  anything,
  avatar,
  clock,
  id,
  json,
  level,
  matchInfo,
  matchSummary,
  nonce,
  personName,
  said,
  seat,
  whole,
} from './parts.ts';

export const me = z.object({
  name: z.string(),
  avatar: said(z.optional(z.string()), 'What is drawn beside your name.'),
  passkeys: said(whole, 'How many passkeys secure this identity.'),
});

const seatWish = z.discriminatedUnion('for', [
  said(z.strictObject({ for: z.literal('me') }), 'You sit here; you may hold several seats.'),
  said(z.strictObject({ for: z.literal('open') }), 'Anyone can join.'),
  said(z.strictObject({ for: z.literal('bot'), level }), 'A bot.'),
]);

export const newMatch = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  options: said(json, 'Those that differ from the defaults.'),
  pack: said(json, 'A content pack, or null.'),
  seats: z.array(seatWish).check(z.minLength(1), z.maxLength(16)),
  visibility: z.enum(['public', 'private']),
  clock: z.nullable(clock),
  absence,
  hints: said(
    z.optional(z.boolean()),
    'Whether players may ask for hints at the table; they may if it is left out.',
  ),
  nonce: z.optional(nonce),
});

const problem = z.object({ path: z.string(), expected: z.string(), found: z.string() });
const gameInfo = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), de: z.string() }),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  defaults: json,
  levels: said(z.array(z.string()), 'The bots that play it, the weakest first.'),
});
const matchPage = z.object({
  matches: z.array(matchSummary),
  next: said(z.nullable(z.string()), 'For `after`.'),
});
const shared = {
  id,
  game: z.string(),
  names: z.array(z.string()),
  createdAt: whole,
};
const sharedSummary = z.object(shared);
const sharedSummaries = z.object({ records: z.array(sharedSummary) });
const sharedRecord = z.object({
  ...shared,
  isMine: said(z.boolean(), 'Did you share it?'),
  record: said(json, 'For anyone to verify.'),
});
const passkeyAnswer = z.strictObject({
  response: said(anything, "What the browser's authenticator answered."),
});
const record = z.custom<MatchRecord>();
const nothing = z.object({});
const optionalSeat = z.strictObject({ seat: z.optional(seat) });

interface Route<Body extends z.core.$ZodType, Answer extends z.core.$ZodType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly does: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

const none = z.undefined();
const get = <A extends z.core.$ZodType>(
  path: string,
  does: string,
  answer: A,
  errors: readonly ErrorCode[] = [],
  query: Readonly<Record<string, string>> = {},
): Route<typeof none, A> => ({ method: 'GET', path, does, query, body: none, answer, errors });

const post = <B extends z.core.$ZodType, A extends z.core.$ZodType>(
  path: string,
  does: string,
  body: B,
  answer: A,
  errors: readonly ErrorCode[] = [],
): Route<B, A> => ({ method: 'POST', path, does, query: {}, body, answer, errors });

const atMatch: readonly ErrorCode[] = ['noSuchMatch', 'notSignedIn'];

export const routes = {
  me: get('/api/me', 'Who you are.', me, ['notSignedIn']),
  introduce: post(
    '/api/me',
    'Signs you in as a guest, or changes your name and your avatar.',
    z.strictObject({ name: personName, avatar: z.optional(avatar) }),
    me,
  ),
  passkeyBegin: post('/api/me/passkeys/begin', 'Options for a new passkey.', nothing, anything, [
    'notSignedIn',
  ]),
  passkeyFinish: post('/api/me/passkeys', 'Saves a new passkey.', passkeyAnswer, me, [
    'notSignedIn',
    'badPasskey',
  ]),
  loginBegin: post('/api/login/begin', 'Options to sign in with a passkey.', nothing, anything),
  login: post(
    '/api/login',
    "Signs in with a passkey. Your seats and matches as a guest move to this account, except a seat of a running match in which the account knows another hand: that seat is left. The guest's connections are closed with code 4001; connect again.",
    passkeyAnswer,
    me,
    ['badPasskey'],
  ),
  logout: post('/api/logout', 'Signs you out on this device.', nothing, nothing),
  games: get('/api/games', 'The games.', z.object({ games: z.array(gameInfo) })),
  checkPack: post(
    '/api/packs/check',
    'Checks a content pack and lists its problems; nothing is saved.',
    z.strictObject({ game: z.string().check(z.maxLength(40)), pack: json }),
    z.object({ problems: z.array(problem) }),
    ['noSuchGame'],
  ),
  create: post('/api/matches', 'Creates a match.', newMatch, matchInfo, [
    'notSignedIn',
    'noSuchGame',
    'noSuchLevel',
    'badOptions',
    'badPack',
    'tooManyTables',
  ]),
  matches: get('/api/matches', 'Public matches, the newest first.', matchPage, [], {
    status: 'open or running; both when left out',
    game: 'only this game',
    after: '`next` of the page before',
  }),
  mine: get(
    '/api/matches/mine',
    'Matches in which you hold a seat, or are the host.',
    matchPage,
    ['notSignedIn'],
    {
      after: '`next` of the page before',
    },
  ),
  match: get('/api/matches/:id', 'One match.', matchInfo, ['noSuchMatch']),
  remove: {
    ...get('/api/matches/:id', 'Deletes a match of yours that is not running.', nothing, [
      ...atMatch,
      'notHost',
      'notOver',
    ]),
    method: 'DELETE' as const,
  },
  join: post(
    '/api/matches/:id/join',
    'Takes a free seat. If you already sit there, replaces your number, now that you know the commitment. The match starts when every seat is taken and no number is missing.',
    z.strictObject({ seat: z.optional(seat), nonce: z.optional(nonce) }),
    matchInfo,
    [...atMatch, 'noSuchSeat', 'seatTaken', 'noSeatFree', 'needsConsent', 'handKnown', 'over'],
  ),
  askForSeat: post(
    '/api/matches/:id/seats/:seat/ask',
    'Takes a seat that is free or played by a bot. If you already know a hand of the running match, or a bot plays the seat, everyone seated has to agree first.',
    nothing,
    matchInfo,
    [...atMatch, 'noSuchSeat', 'seatTaken', 'handKnown', 'proposedAlready', 'over'],
  ),
  leave: post('/api/matches/:id/leave', 'Gives up a seat, or all you hold.', optionalSeat, matchInfo, [
    ...atMatch,
    'notYourSeat',
    'over',
  ]),
  seatBot: post(
    '/api/matches/:id/seats/:seat/bot',
    'The host lets a bot play a free seat, or the seat of someone who is away.',
    z.strictObject({ level }),
    matchInfo,
    [...atMatch, 'notHost', 'noSuchSeat', 'noSuchLevel', 'notAbsent', 'tooManyTables', 'over'],
  ),
  handBack: post(
    '/api/matches/:id/seats/:seat/back',
    'Ends a stand-in: the bot leaves and the seat goes back to its player. Before the start, the host can remove a bot.',
    nothing,
    matchInfo,
    [...atMatch, 'noSuchSeat', 'notYourSeat', 'needsConsent', 'over'],
  ),
  seatToken: post(
    '/api/matches/:id/seats/:seat/token',
    'Makes a token with which a program can play your seat. Any earlier token becomes invalid.',
    nothing,
    z.object({ token: id }),
    [...atMatch, 'noSuchSeat', 'notYourSeat'],
  ),
  rematch: post(
    '/api/matches/:id/rematch',
    'Starts a rematch at the same table.',
    z.object({
      waits: said(
        z.optional(z.boolean()),
        'If true, it starts only once you have joined with a number of your own. Otherwise the server makes all numbers.',
      ),
    }),
    matchInfo,
    [...atMatch, 'notYourSeat', 'notOver', 'tooManyTables'],
  ),
  shareRecord: post(
    '/api/records',
    'Shares the record of a match played without this server: it is verified, and anyone with the link can watch it.',
    z.strictObject({
      record: json,
      names: said(
        z.array(personName).check(z.maxLength(limits.seats)),
        'Who sat where; kept with the record.',
      ),
    }),
    sharedSummary,
    ['notSignedIn', 'badRecord', 'tooManyRecords'],
  ),
  sharedRecords: get('/api/records', 'The records you have shared, the newest first.', sharedSummaries, [
    'notSignedIn',
  ]),
  sharedRecord: get('/api/records/:id', 'A shared record.', sharedRecord, ['noSuchRecord']),
  unshareRecord: {
    ...get('/api/records/:id', 'Deletes a record you have shared, with its names.', nothing, [
      'notSignedIn',
      'noSuchRecord',
    ]),
    method: 'DELETE' as const,
  },
  record: get('/api/matches/:id/record', 'The record of a finished match, for anyone to verify.', record, [
    'noSuchMatch',
    'notOver',
    'rulesChanged',
  ]),
} as const;

export type Me = z.infer<typeof me>;
export type NewMatch = z.infer<typeof newMatch>;
export type GameInfo = z.infer<typeof gameInfo>;
export type SharedSummary = z.infer<typeof sharedSummary>;
export type MatchPage = z.infer<typeof matchPage>;
