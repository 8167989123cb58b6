/** The lobby as an OpenAPI document. */
import * as z from 'zod/mini';
import { type ErrorCode, errors, failure, routes } from '../index.ts';

type Schema = Record<string, unknown>;

export function schemaOf(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}

const content = (schema: z.core.$ZodType | Schema): Schema => ({
  content: {
    'application/json': { schema: '_zod' in schema ? schemaOf(schema as z.core.$ZodType) : schema },
  },
});

function operation(name: string, route: (typeof routes)[keyof typeof routes]): Schema {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: parameter === 'seat' ? 'integer' : 'string' },
  }));
  const inQuery = Object.entries(route.query).map(([parameter, description]) => ({
    name: parameter,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  const codes: readonly ErrorCode[] = ['badShape', ...route.errors, 'flood'];
  const statuses = [...new Set(codes.map((code) => errors[code].status))];
  return {
    operationId: name,
    summary: route.does,
    parameters: [...inPath, ...inQuery],
    ...(route.method === 'POST' && { requestBody: { required: true, ...content(route.body) } }),
    responses: {
      200: { description: 'Done.', ...content(route.answer) },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: codes.filter((code) => errors[code].status === status).join(', '),
            ...content({ $ref: '#/components/schemas/Failure' }),
          },
        ]),
      ),
    },
  };
}

export function openapi(): string {
  const paths: Record<string, Schema> = {};
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Accretion: the lobby',
      version: '1',
      description:
        'Who you are is in the signed cookie `who`. The table itself speaks WebSocket: see protocol.md.',
    },
    paths,
    components: { schemas: { Failure: schemaOf(failure) } },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
