/**
 * The tables. `entries` is the truth of every match: append-only, one row per slot, so that two processes can never
 * both win the same one. Everything else about a running match is kept for speed and can be made again from it.
 * Times are milliseconds since 1970.
 */
import type { Json, Outcome } from '@accretion/engine';
import type { Absence, Clock } from '@accretion/protocol';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const time = (name: string) => bigint(name, { mode: 'number' });

/** What all processes on this database share: the secret that signs cookies. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() });

export const people = pgTable('people', {
  id: text().primaryKey(),
  name: text().notNull(),
  avatar: text(), // null until one is chosen: the page draws one that follows from the id
  createdAt: time('created_at').notNull(),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(), // the credential's own id
    person: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('passkeys_of_person').on(table.person)],
);

export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    version: integer().notNull(),
    options: jsonb().$type<Json>().notNull(),
    pack: jsonb().$type<Json>(),
    visibility: text({ enum: ['public', 'private'] }).notNull(),
    clock: jsonb().$type<Clock>(),
    absence: jsonb().$type<Absence>().notNull(),
    hints: boolean().notNull().default(true), // may players ask for them at the table?
    secret: text().notNull(), // revealed when the match is over
    commitment: text().notNull(), // its hash, shown from the beginning
    seed: text(), // from the secret and the numbers of the seats, once all have sat down
    status: text({ enum: ['open', 'running', 'over'] }).notNull(),
    outcome: jsonb().$type<Outcome>(),
    host: text()
      .notNull()
      .references(() => people.id),
    rematch: text(), // the match played after this one
    madeFrom: text('made_from'), // stands for the address it was set up from, to bound how many
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
  },
  (table) => [
    index('matches_in_lobby').on(table.visibility, table.status, table.createdAt),
    index('matches_of_host').on(table.host),
    index('matches_from').on(table.madeFrom),
  ],
);

export const seats = pgTable(
  'seats',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seat: smallint().notNull(),
    person: text().references(() => people.id),
    bot: text(), // its level; with a person it stands in
    resigned: boolean().notNull().default(false),
    nonce: text(),
    token: text(), // the hash of the secret with which a program may play this seat
    hereUntil: time('here_until').notNull().default(0), // the last sign of life, or a little ahead while connected
    seen: text().array().notNull().default([]), // people who held this seat earlier in the match: they know its hand
  },
  (table) => [primaryKey({ columns: [table.match, table.seat] }), index('seats_of_person').on(table.person)],
);

/** No foreign key: a match deleted meanwhile must not fail the batch its last move was written in. */
export const entries = pgTable(
  'entries',
  {
    match: text().notNull(),
    slot: integer().notNull(),
    kind: text({ enum: ['move', 'undo', 'rewind', 'pause', 'go', 'seat', 'rules', 'restored'] }).notNull(),
    seat: smallint(),
    number: integer(), // the seat's own move number
    id: text(), // of the envelope
    body: json().$type<Json>().notNull(),
    stead: text({ enum: ['clock', 'bot'] }), // who acted instead of the seat's holder
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.slot] })],
);

/** How far a running match is, for lists and for timers: written with every entry, so it is small. */
export const pulses = pgTable(
  'pulses',
  {
    match: text()
      .primaryKey()
      .references(() => matches.id, { onDelete: 'cascade' }),
    toAct: integer('to_act').notNull(),
    dueAt: time('due_at'), // when a clock or somebody's patience runs out
    movedAt: time('moved_at').notNull(),
    paused: boolean().notNull().default(false),
  },
  (table) => [index('pulses_due').on(table.dueAt)],
);

export const snapshots = pgTable(
  'snapshots',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    slot: integer().notNull(),
    n: integer().notNull(), // the engine's entry number
    version: integer().notNull(), // of the rules
    state: json().$type<Json>().notNull(),
    memory: json().$type<Json>().notNull(), // move numbers, clocks, how far each viewer's feed is
  },
  (table) => [primaryKey({ columns: [table.match, table.slot] })],
);

export const chat = pgTable(
  'chat',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    name: text().notNull(),
    who: text().notNull().default(''), // stands for the person, so that others can mute them
    seats: smallint().array().notNull(),
    text: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.match, table.n] })],
);

/** Records people have shared: of matches played in a page, of which no server has a log. */
export const sharedRecords = pgTable(
  'shared_records',
  {
    id: text().primaryKey(),
    owner: text()
      .notNull()
      .references(() => people.id),
    hash: text().notNull(), // of the record: the same one is kept once for its owner
    game: text().notNull(),
    record: json().$type<Json>().notNull(),
    names: jsonb().$type<readonly string[]>().notNull(),
    madeFrom: text('made_from').notNull(), // stands for the address it came from, to bound how many
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('shared_records_of_owner').on(table.owner, table.hash),
    index('shared_records_from').on(table.madeFrom),
  ],
);

/** What a table is asked: to take back past the horizon, to pause, or to let somebody take a seat. */
export const proposals = pgTable(
  'proposals',
  {
    id: text().primaryKey(),
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    what: text({ enum: ['rewind', 'pause', 'seat'] }).notNull(),
    seat: smallint().notNull(), // who asks; for `seat`, the one asked for
    person: text().references(() => people.id), // for `seat`: who would take it
    target: integer(), // the engine's entry number to go back to
    yes: integer().notNull(), // seats that agreed, as bits
    madeAt: time('made_at').notNull(),
  },
  (table) => [index('proposals_of_match').on(table.match)],
);
