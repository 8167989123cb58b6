/** Calls a route of the lobby, as the protocol declares it: what comes back has been checked. */
import type * as z from 'zod/mini';
import { failure, parse, routes } from './protocol.ts';
import { Trouble } from './trouble.ts';

type Routes = typeof routes;
export type RouteName = keyof Routes;
type Answer<N extends RouteName> = z.output<Routes[N]['answer']>;

interface Wants {
  readonly id?: string;
  readonly seat?: number;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export async function call<N extends RouteName>(name: N, wants: Wants = {}): Promise<Answer<N>> {
  const { method, path, answer } = routes[name];
  const query = wants.query === undefined ? '' : `?${new URLSearchParams(wants.query)}`;
  const address = path.replace(':id', wants.id ?? '').replace(':seat', String(wants.seat ?? ''));
  const response = await fetch(address + query, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wants.body ?? {}),
    }),
  }).catch(() => null);
  const value: unknown = await response?.json().catch(() => null);
  if (response === null || value === undefined || value === null) throw new Trouble(null);
  if (!response.ok) {
    const failed = parse(failure, value);
    throw new Trouble('value' in failed ? failed.value : null);
  }
  const parsed = parse(answer as z.ZodMiniType, value);
  if ('problem' in parsed) throw new Trouble(null);
  return parsed.value as Answer<N>;
}
