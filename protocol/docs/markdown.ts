/** The whole protocol as a page for people. */
import type * as z from 'zod/mini';
import { asks, errors, limits, routes, tells } from '../index.ts';
import { schemaOf } from './openapi.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const read = (schema: z.core.$ZodType): Schema => schemaOf(schema) as Schema;

/** A schema in a few letters: `{ seat: integer, move: any }`. */
function brief(schema: Schema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) {
    return schema.enum.length > 12 ? 'a code' : schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  }
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map((one) => brief(one, depth)).join(' or ');
  if (schema.prefixItems !== undefined) {
    const items = schema.prefixItems.map((one) => brief(one, depth));
    return `[${[...items, ...(schema.items ? [`...${brief(schema.items, depth)}`] : [])].join(', ')}]`;
  }
  if (schema.items) return `list of ${brief(schema.items, depth)}`;
  if (schema.properties !== undefined) {
    if (depth > 1) return '{ ... }';
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${name}${mark}: ${brief(field, depth + 1)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }
  return [schema.type ?? 'any'].flat().join(' or ');
}

/** The fields of a record, one line each. */
function fields(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 't')
    .map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      const text = field.description ?? '';
      return `- \`${name}${mark}\`: ${brief(field, 1).replaceAll('|', '\\|')}${text === '' ? '' : `. ${text}`}`;
    });
}

const messages = (of: Readonly<Record<string, z.core.$ZodType>>): string[] =>
  Object.entries(of).flatMap(([name, schema]) => {
    const shape = read(schema);
    return [`### \`${name}\``, '', shape.description ?? '', '', ...fields(shape), ''];
  });

const routeLines = (): string[] =>
  Object.values(routes).flatMap((route) => {
    const body = route.method === 'POST' ? fields(read(route.body)) : [];
    const query = Object.entries(route.query).map(([name, text]) => `- \`?${name}=\`: ${text}`);
    return [
      `### ${route.method} ${route.path}`,
      '',
      route.does,
      '',
      ...query,
      ...body,
      ...(query.length + body.length > 0 ? [''] : []),
      `Answers \`${brief(read(route.answer))}\`.`,
      ...(route.errors.length > 0
        ? ['', `Errors: ${route.errors.map((code) => `\`${code}\``).join(', ')}.`]
        : []),
      '',
    ];
  });

const intro = `# The protocol

Made by \`npm run protocol\` from the room \`protocol/\`; do not edit. For programs there is also
[openapi.json](openapi.json), and [bot-api.md](bot-api.md) shows how one plays a seat.

The lobby is HTTP with JSON, the table is one WebSocket at \`/api/live\`, one JSON message per frame.

## A table, from the client's side

1. Connect, send \`open\`. The server answers \`hello\`: the whole view of the seats you hold.
2. Each \`update\` changes that view. Its number \`n\` counts what *you* were sent, so it tells nothing about what
   others did in secret. A gap (after 4 comes 6) cannot happen on one connection.
3. After a lost connection, connect again and send \`open\` with \`from\`. You get \`missed\`: exactly the updates
   after your number; or a new \`hello\` when you hold other seats than before, or have missed very many.
4. A move goes in an envelope with the seat's own move number (from the newest \`status\`) and an id you make up.
   Wait for \`ack\` or \`error\` with that id. If the connection is lost before, send **the same envelope** again:
   it counts once, on whichever server process. A number that is behind is refused as \`stale\`.
5. \`ack\` means: written to disk. Nobody is shown a move before that.
`;

export function markdown(): string {
  const faults = Object.entries(errors).map(
    ([code, { status, en }]) => `| \`${code}\` | ${status} | ${en} |`,
  );
  const bounds = Object.entries(limits).map(([name, value]) => `| ${name} | ${value} |`);
  return [
    intro,
    '## What a client says at the table',
    '',
    ...messages(asks),
    '## What the server says at the table',
    '',
    ...messages(tells),
    '## The lobby',
    '',
    ...routeLines(),
    '## Errors',
    '',
    'An error has a `code`, a `message` in English and sometimes `values`; a refusal by the rules has `refusal`: the',
    'rule by number and the key of its sentence.',
    '',
    '| code | HTTP | sentence |',
    '| --- | --- | --- |',
    ...faults,
    '',
    '## Limits',
    '',
    '| what | at most |',
    '| --- | --- |',
    ...bounds,
    '',
  ].join('\n');
}
