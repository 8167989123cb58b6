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
  id: said(id, 'Made up by the sender. The same id again counts once and is acknowledged again.'),
};

/** What a client says. */
export const asks = {
  open: said(
    z.strictObject({
      t: z.literal('open'),
      match: id,
      token: said(z.optional(id), 'A seat token, for programs. Without one, the cookie says who you are.'),
      from: said(
        z.optional(z.strictObject({ viewer: z.int(), number: whole })),
        'What you have: the viewer of your last hello and the number of your last update.',
      ),
    }),
    'The first message: sit down at a table. Answered by `hello`, or by `missed` when `from` still fits.',
  ),
  move: said(z.strictObject({ t: z.literal('move'), ...envelope, move: json }), 'Plays a move.'),
  undo: said(
    z.strictObject({ t: z.literal('undo'), ...envelope }),
    'Takes back the newest move of this seat.',
  ),
  propose: said(
    z.strictObject({ t: z.literal('propose'), what: z.enum(['rewind', 'pause']), seat }),
    'Asks the table: to take back everything since the newest move of this seat, or to stop the clocks.',
  ),
  vote: said(
    z.strictObject({ t: z.literal('vote'), proposal: id, yes: z.boolean() }),
    'Answers a proposal, for all seats you hold. One no ends it.',
  ),
  unpause: said(z.strictObject({ t: z.literal('unpause') }), 'Any player lets a paused match go on.'),
  chat: said(z.strictObject({ t: z.literal('chat'), text: chatText }), 'Says something to the table.'),
  moves: said(
    z.strictObject({ t: z.literal('moves'), seat }),
    'For programs: asks for the legal moves of a seat. Pages compute them.',
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
  asks.moves,
]);

const clocks = z.object({
  at: said(whole, "The server's time, in milliseconds."),
  left: said(z.array(z.int()), 'Milliseconds left per seat at that time; those to act are running.'),
});

export const status = z.object({
  toAct: bits,
  undo: said(bits, 'Your seats that may take back their newest move now.'),
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
  'What changed in the view: [how many keys of the path before stay, ...the keys that follow, the value].',
);
const news = {
  n: said(whole, 'Counts what this viewer was sent, one by one.'),
  set,
  events: said(z.array(event), 'What happened, as this viewer may hear it.'),
};
export const update = z.object(news);

export const proposal = z.object({
  id,
  what: z.enum(['rewind', 'pause', 'seat']),
  seat: said(seat, 'Who asks; with `seat`, the seat that is asked for.'),
  name: said(z.nullable(z.string()), 'With `seat`: who would take it.'),
  yes: said(
    bits,
    'Who has agreed; bots agree. With `seat`, everyone seated has to, bots standing in or not.',
  ),
});

const fairness = said(
  z.object({ seed: z.string(), secret: z.string(), nonces: z.array(z.string()) }),
  'What the seed was made of.',
);

/** What the server says. */
export const tells = {
  hello: said(
    z.object({
      t: z.literal('hello'),
      match: matchInfo,
      viewer: said(z.int(), 'The seats through whose eyes you look, as bits; all of them after the end.'),
      number: said(whole, 'The number of the newest update in this view.'),
      view: said(anything, 'The whole view; null before the start.'),
      status,
      proposals: z.array(proposal),
      chat: z.array(chatMessage),
      fairness: said(z.optional(fairness), 'Only after the end.'),
    }),
    'All that you may know, at the start and whenever the seats you hold change. It replaces what you had.',
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
      viewer: said(z.int(), 'All seats, as bits: from now on you look through the eyes of all.'),
      set,
      outcome,
      fairness,
    }),
    'The match has ended and everything is turned up. No update follows, and no proposal is open any more.',
  ),
  status: said(z.object({ t: z.literal('status'), status }), 'Nothing changed in your view, but around it.'),
  ack: said(z.object({ t: z.literal('ack'), id }), 'Your move or undo is in the log for good.'),
  error: said(
    z.object({
      t: z.literal('error'),
      id: said(z.optional(id), 'Of the message it answers, if that had one.'),
      ...failure.shape,
    }),
    'What you asked was refused, and nothing was changed.',
  ),
  table: said(z.object({ t: z.literal('table'), match: matchSummary }), 'Who sits where has changed.'),
  proposals: said(
    z.object({ t: z.literal('proposals'), proposals: z.array(proposal) }),
    'What the table is asked.',
  ),
  chat: said(z.object({ t: z.literal('chat'), line: chatMessage }), 'Somebody said something.'),
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
  tells.moves,
  tells.gone,
]);

export type Ask = z.infer<typeof ask>;
export type Tell = z.infer<typeof tell>;
export type Status = z.infer<typeof status>;
export type Proposal = z.infer<typeof proposal>;
