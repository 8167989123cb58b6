/** From where and under which address a request reached this server. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface Site {
  readonly host: string;
  readonly origin: string;
}

/**
 * The address of the page this server serves. The host is the `Host` header, which a proxy has to pass on:
 * `X-Forwarded-Host` is passed on by many proxies as the client sent it, so it never counts.
 */
export function siteOf({ headers, protocol }: FastifyRequest): Site {
  const origin = `${protocol}://${headers.host ?? ''}`;
  return { host: URL.canParse(origin) ? new URL(origin).hostname : '', origin };
}

/** Does the page that connects come from here? Programs send no origin and carry a token instead. */
export function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origins.length > 0 ? origins.includes(origin) : origin === siteOf(request).origin;
}

/** What is kept of an address to count by: nobody can read the address from it without the server's secret. */
export const markOf = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(address).digest('base64url').slice(0, 22);

/** The client's address for limits. One customer gets a whole /64 of IPv6, so that counts as one address. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
    ...after,
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
