/** Requests being answered. While the database hangs they pile up, so their number and size are limited. */
import { limits } from '@accretion/protocol';
import type { FastifyRequest } from 'fastify';
import { Fault } from './fault.ts';
import { addressOf } from './people/site.ts';

const maxPerAddress = 100;
const maxRequests = 2_000;
const maxBytes = 67_108_864;

/** What a request keeps in memory until it is answered; if its length is not given, the most a body may have. */
function sizeOf({ method, headers }: FastifyRequest): number {
  if (method === 'GET') return 0;
  return Number(headers['content-length'] ?? limits.body);
}

export class InFlight {
  requests = 0;
  bytes = 0;
  private readonly perAddress = new Map<string, number>();

  /** False: any number from one address, for load tests. */
  constructor(readonly limited: boolean) {}

  async run<T>(request: FastifyRequest, answer: () => Promise<T>): Promise<T> {
    const address = addressOf(request);
    const size = sizeOf(request);
    const already = this.perAddress.get(address) ?? 0;
    if (this.limited && already >= maxPerAddress) throw new Fault('flood');
    if (this.requests >= maxRequests || this.bytes + size > maxBytes) throw new Fault('unavailable');
    this.requests++;
    this.bytes += size;
    this.perAddress.set(address, already + 1);
    try {
      return await answer();
    } finally {
      this.requests--;
      this.bytes -= size;
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.perAddress.set(address, left);
      else this.perAddress.delete(address);
    }
  }
}
