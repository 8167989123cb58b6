/** The parts that bodies and messages are made of. */
import type { Json } from '@accretion/engine';
import * as z from 'zod/mini';
import { errorCodes } from './errors.ts';
import { limits } from './limits.ts';

/** A schema with a sentence for the generated documentation. */
export function said<T extends z.core.$ZodType>(schema: T, description: string): T {
  const described = z.core.clone(schema);
  z.globalRegistry.add(described, { description });
  return described;
}

const text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));
export const whole = z.int().check(z.minimum(0));
export const bits = said(z.int(), 'A set of seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4.');
export const seat = z.int().check(z.minimum(0), z.maximum(limits.seats - 1));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const nonce = said(
  z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  'A random number of your own, 64 hex digits; it becomes part of the seed.',
);
/** Any JSON. What came over the wire is nothing else, so nothing is checked. */
export const json = z.custom<Json>();
export const anything = z.unknown();
export const personName = text(limits.name, 1).check(z.trim(), z.minLength(1));
export const avatar = said(
  text(24, 1),
  'The name of an avatar; one nobody knows becomes one that follows from who you are.',
);
export const chatText = text(limits.chat, 1).check(z.trim(), z.minLength(1));
export const level = text(24, 1);

const after = said(
  z.int().check(z.minimum(1_000), z.maximum(90 * 86_400_000)),
  'Milliseconds a player may be away while it is their turn.',
);
/** Stands where the level of a bot would: a partner answers for a player who is away. */
export const byPartner = 'partner';

export const absence = z.discriminatedUnion('do', [
  said(z.strictObject({ do: z.literal('wait') }), 'The match waits.'),
  said(
    z.strictObject({ do: z.literal('bot'), after, level }),
    'A bot stands in; the player can take the seat back.',
  ),
  said(z.strictObject({ do: z.literal('resign'), after, level }), 'The seat resigns; a bot plays on.'),
  said(
    z.strictObject({ do: z.literal('partner'), after, level }),
    'Somebody of the same side answers until the player is back; a bot, if they are all away. Only in games that allow it.',
  ),
]);

export const clock = z.discriminatedUnion('kind', [
  said(
    z.strictObject({
      kind: z.literal('live'),
      bank: z.int().check(z.minimum(1_000), z.maximum(86_400_000)),
      increment: z.int().check(z.minimum(0), z.maximum(3_600_000)),
    }),
    'A time bank and an increment for each decision, in milliseconds.',
  ),
  said(
    z.strictObject({
      kind: z.literal('each'),
      per: z.int().check(z.minimum(1_000), z.maximum(90 * 86_400_000)),
    }),
    'Milliseconds for each decision.',
  ),
]);

export const outcome = z.object({
  ranks: z.array(z.int()),
  of: z.int(),
  scores: z.array(z.number()),
  by: z.array(z.string()),
});

export const seatInfo = z.object({
  holder: z.enum(['open', 'person', 'bot']),
  name: z.nullable(z.string()),
  avatar: said(z.optional(z.string()), 'Of a person: what is drawn beside the name.'),
  bot: said(
    z.nullable(z.string()),
    'The level of the bot. If the holder is "person", the bot stands in for them; "partner": somebody of the same side does.',
  ),
  present: said(z.boolean(), 'Whether the holder is connected.'),
  resigned: z.boolean(),
});

const summary = {
  id,
  game: z.string(),
  status: z.enum(['open', 'running', 'over']),
  visibility: z.enum(['public', 'private']),
  host: z.string(),
  isHost: said(z.boolean(), 'Whether you are the host.'),
  seats: z.array(seatInfo),
  mine: said(z.array(seat), 'Your seats.'),
  toAct: bits,
  paused: said(z.boolean(), 'Whether the match is paused.'),
  clock: z.nullable(clock),
  absence,
  createdAt: whole,
  movedAt: whole,
  outcome: z.nullable(outcome),
  rematch: said(z.nullable(id), 'The rematch, if there is one.'),
};
export const matchSummary = z.object(summary);
export const matchInfo = z.object({
  ...summary,
  version: z.int(),
  options: json,
  pack: said(json, 'The content pack, or null.'),
  hints: said(z.boolean(), 'Whether players may ask for hints at the table.'),
  commitment: said(z.string(), 'The hash of the secret that the server has committed to.'),
  link: said(z.string(), 'The path of the invitation.'),
});

export const chatMessage = z.object({
  n: whole,
  at: whole,
  name: z.string(),
  who: said(z.string(), 'Identifies the sender, whatever their name, so that they can be muted.'),
  own: said(z.boolean(), 'Whether you sent it.'),
  seats: said(z.array(seat), "The sender's seats; none for a spectator."),
  text: z.string(),
});

export const refusal = z.object({
  rule: z.string(),
  why: z.string(),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export const failure = z.object({
  code: z.enum(errorCodes),
  message: said(z.string(), 'A sentence in English; `errors` of this module has it in each language.'),
  values: z.optional(z.record(z.string(), z.string())),
  refusal: said(
    z.optional(refusal),
    'With code "refused" and "badOptions": the rule and the key of its sentence.',
  ),
});

export type Absence = z.infer<typeof absence>;
export type Clock = z.infer<typeof clock>;
export type SeatInfo = z.infer<typeof seatInfo>;
export type MatchSummary = z.infer<typeof matchSummary>;
export type MatchInfo = z.infer<typeof matchInfo>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type Failure = z.infer<typeof failure>;
