/** The server as a process. */
import { pino } from 'pino';
import { createApp } from './app.ts';
import { configFrom } from './config.ts';
import { type Embedded, embedded } from './database/embedded.ts';

const config = configFrom(process.env);
const logger = pino({ level: config.logLevel });

let own: Embedded | null = null;
if (config.databaseUrl === null) {
  own = await embedded(config.data);
  logger.info({ data: config.data, joined: own.joined }, 'the own PostgreSQL is running');
}
const app = await createApp({ ...config, databaseUrl: config.databaseUrl ?? own?.url ?? '', logger });
const address = await app.listen(config.port, config.host);
logger.info({ address }, 'listening');
console.log(`\nAccretion is at ${address.replace('0.0.0.0', 'localhost')}\n`);

let isEnding = false;
async function end(signal: string): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  logger.info({ signal }, 'draining');
  setTimeout(() => process.exit(1), 20_000).unref();
  await app.close();
  await own?.leave();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
process.on('unhandledRejection', (error) => logger.error(error));
