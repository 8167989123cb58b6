/** Figures for Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Hall } from './play/hall.ts';

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

  text(hall: Hall, sockets: number): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const figures: [string, number][] = [
      ['accretion_log_entries_total', hall.log.written.entries],
      ['accretion_log_batches_total', hall.log.written.batches],
      ['accretion_rooms', hall.rooms.size],
      ['accretion_sockets', sockets],
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
