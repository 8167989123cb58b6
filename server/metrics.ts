/**
 * Figures for Prometheus. They are for the host alone: entries written count the moves of everybody, those made in
 * secret too.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import { hashed } from './people/ids.ts';
import type { Hall } from './room/hall.ts';

/** Asked on this very machine and not through a proxy, or with the token of the settings. */
export function mayWatch({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null && hashed(headers.authorization ?? '') === hashed(`Bearer ${token}`)) return true;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '');
}

export class Metrics {
  private readonly counters = new Map<string, number>();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
  }

  count(name: string, label = ''): void {
    const key = `accretion_${name}${label}`;
    this.counters.set(key, (this.counters.get(key) ?? 0) + 1);
  }

  /** With what others count, by name. */
  text(hall: Hall, counted: Readonly<Record<string, number>>): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const figures: [string, number][] = [
      ['accretion_log_entries_total', hall.log.written.entries],
      ['accretion_log_batches_total', hall.log.written.batches],
      ['accretion_rooms', hall.rooms.size],
      ...Object.entries(counted).map(([name, value]): [string, number] => [`accretion_${name}`, value]),
      ['process_resident_memory_bytes', rss],
      ['process_heap_used_bytes', heapUsed],
      ['process_cpu_seconds_total', (user + system) / 1e6],
      ['accretion_event_loop_delay_p99_seconds', this.delay.percentile(99) / 1e9],
      ...[...this.counters].sort(([a], [b]) => (a < b ? -1 : 1)),
    ];
    const lines: string[] = [];
    let family = '';
    for (const [name, value] of figures) {
      const bare = name.replace(/\{.*/, '');
      if (bare !== family) lines.push(`# TYPE ${bare} ${bare.endsWith('_total') ? 'counter' : 'gauge'}`);
      family = bare;
      lines.push(`${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.delay.disable();
  }
}
