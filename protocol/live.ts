/** The table over WebSocket: one JSON message per frame, `t` says which. */
import type { Change, Event } from '@accretion/engine';
import * as z from 'zod/mini';
import {
  anything,
  bits,
  chatMessage,
  chatText,
  failure,
  id,
  json,
  matchInfo,
  matchSummary,
  outcome,
  said,
  seat,
  whole,
} from './parts.ts';

const envelope = {
  seat,
  number: said(
    whole,
    "The seat's own move number, from the newest status. Others acting does not change it.",
  ),
  id: said(id, 'Chosen by the sender. A message with the same id counts once and is acknowledged again.'),
};

/** Messages of a client. */
export const asks = {
  open: said(
    z.strictObject({
      t: z.literal('open'),
      match: id,
      token: said(z.optional(id), 'A seat token, for programs. Without one, the cookie says who you are.'),
      from: said(
        z.optional(z.strictObject({ viewer: z.int(), number: whole })),
        'What you already have: the viewer of your last hello and the number of your last update.',
      ),
    }),
    'The first message: opens a match. Answered by `hello`, or by `missed` if `from` still fits.',
  ),
  move: said(z.strictObject({ t: z.literal('move'), ...envelope, move: json }), 'Plays a move.'),
  undo: said(z.strictObject({ t: z.literal('undo'), ...envelope }), 'Undoes the newest move of this seat.'),
  propose: said(
    z.strictObject({ t: z.literal('propose'), what: z.enum(['rewind', 'pause']), seat }),
    'Proposes to undo everything since your newest move, or to pause the match.',
  ),
  vote: said(
    z.strictObject({ t: z.literal('vote'), proposal: id, yes: z.boolean() }),
    'Answers a proposal for all your seats. A single no ends it.',
  ),
  unpause: said(z.strictObject({ t: z.literal('unpause') }), 'Resumes a paused match; any player can.'),
  chat: said(z.strictObject({ t: z.literal('chat'), text: chatText }), 'Sends a chat message to the table.'),
  log: said(
    z.strictObject({ t: z.literal('log'), id: said(id, 'Chosen by the sender: an error names it.') }),
    'Asks for everything you were told so far. Answered by `log`.',
  ),
  moves: said(
    z.strictObject({ t: z.literal('moves'), seat }),
    'For programs: asks for the legal moves of a seat. Pages compute them themselves.',
  ),
};
export const ask = z.discriminatedUnion('t', [
  asks.open,
  asks.move,
  asks.undo,
  asks.propose,
  asks.vote,
  asks.unpause,
  asks.chat,
  asks.log,
  asks.moves,
]);

const clocks = z.object({
  at: said(whole, "The server's time, in milliseconds."),
  left: said(z.array(z.int()), 'Milliseconds left per seat at that time; those to act are running.'),
});

export const status = z.object({
  toAct: bits,
  undo: said(bits, 'The seat that made your newest move, if you can undo that now; else 0.'),
  numbers: said(
    z.array(z.tuple([seat, whole])),
    'Your seats, each with its move number for the next envelope.',
  ),
  clocks: said(z.optional(clocks), 'Only with a clock.'),
  paused: z.optional(z.literal(true)),
  over: said(z.optional(outcome), 'Only after the end.'),
});

const change: z.ZodMiniType<Change> = z.tuple([z.int()], z.unknown());
const event: z.ZodMiniType<Event> = z.catchall(z.object({ did: z.string() }), json);
const set = said(
  z.array(change),
  'What changed in the view: [how many keys to keep of the previous path, ...the keys that follow, the value]. A key that is a list of places stands for each of them; the value is then the list of their values, or the one value of all of them, which is never a list.',
);
const events = said(
  z.array(event),
  'What happened, as far as this viewer may know. Those with @ are about the move itself: `@undo` and `@rewind` (it was undone), `@clock` and `@standIn` (somebody else moved for this seat).',
);
const news = {
  n: said(whole, 'Numbers the updates of this viewer one by one.'),
  set,
  events,
};
export const update = z.object(news);

export const proposal = z.object({
  id,
  what: z.enum(['rewind', 'pause', 'seat']),
  seat: said(seat, 'Who proposes; with `seat`, the seat they would take.'),
  name: said(z.nullable(z.string()), 'With `seat`: who would take it.'),
  yes: said(
    bits,
    'Who has agreed; bots agree. With `seat`, everyone seated has to agree, even those a bot stands in for.',
  ),
});

const fairness = said(
  z.object({ seed: z.string(), secret: z.string(), nonces: z.array(z.string()) }),
  'What the seed was made of.',
);

/** Messages of the server. */
export const tells = {
  hello: said(
    z.object({
      t: z.literal('hello'),
      match: matchInfo,
      viewer: said(z.int(), 'The seats whose view you get, as bits; all of them after the end.'),
      number: said(whole, 'The number of the newest update in this view.'),
      view: said(anything, 'The whole view; null before the start.'),
      status,
      proposals: z.array(proposal),
      chat: z.array(chatMessage),
      fairness: said(z.optional(fairness), 'Only after the end.'),
    }),
    'Everything you may know, at the start and whenever your seats change. It replaces what you had.',
  ),
  missed: said(
    z.object({
      t: z.literal('missed'),
      match: matchInfo,
      updates: z.array(update),
      status,
      proposals: z.array(proposal),
      chat: z.array(chatMessage),
    }),
    'Exactly the updates you missed.',
  ),
  update: said(z.object({ t: z.literal('update'), ...news, status }), 'Something changed for you.'),
  over: said(
    z.object({
      t: z.literal('over'),
      n: said(whole, 'The number of the update it follows.'),
      viewer: said(z.int(), 'All seats, as bits: from now on you get the view of all of them.'),
      set,
      outcome,
      fairness,
    }),
    'The match has ended and everything is revealed. No update follows, and no proposal is open any more.',
  ),
  status: said(z.object({ t: z.literal('status'), status }), 'The status changed, but not your view.'),
  ack: said(z.object({ t: z.literal('ack'), id }), 'Your move or undo is committed.'),
  error: said(
    z.object({
      t: z.literal('error'),
      id: said(z.optional(id), 'The id of the message it answers, if that had one.'),
      ...failure.shape,
    }),
    'Your message was refused, and nothing changed.',
  ),
  table: said(z.object({ t: z.literal('table'), match: matchSummary }), 'Who sits where has changed.'),
  proposals: said(
    z.object({ t: z.literal('proposals'), proposals: z.array(proposal) }),
    'The open proposals.',
  ),
  chat: said(z.object({ t: z.literal('chat'), line: chatMessage }), 'Somebody sent a chat message.'),
  log: said(
    z.object({
      t: z.literal('log'),
      viewer: said(z.int(), 'Your seats, as bits; after the end too.'),
      number: said(whole, 'Everything up to this update is in it.'),
      updates: said(
        z.array(z.object({ n: whole, events })),
        'The updates that told something, the oldest first; the deal is 0. After a change of the rules, only what followed it.',
      ),
    }),
    'Everything you were told so far, as you were told it. Later updates follow it.',
  ),
  moves: said(
    z.object({ t: z.literal('moves'), seat, number: whole, moves: z.array(json) }),
    'The legal moves of a seat, with the number to send one under.',
  ),
  gone: said(z.object({ t: z.literal('gone') }), 'The match was deleted by its owner.'),
};
export const tell = z.discriminatedUnion('t', [
  tells.hello,
  tells.missed,
  tells.update,
  tells.over,
  tells.status,
  tells.ack,
  tells.error,
  tells.table,
  tells.proposals,
  tells.chat,
  tells.log,
  tells.moves,
  tells.gone,
]);

export type Ask = z.infer<typeof ask>;
export type Tell = z.infer<typeof tell>;
export type Status = z.infer<typeof status>;
export type Proposal = z.infer<typeof proposal>;
