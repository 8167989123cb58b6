/** Runs the server; with arguments, backs up or restores its database. */
import { pino } from 'pino';
import { type App, createApp } from './app.ts';
import { type Config, configFrom } from './config.ts';
import { type Command, carryOut, commandFrom } from './database/command.ts';
import { type Embedded, embedded } from './database/embedded.ts';
import { sentenceFor } from './failures.ts';

/** Draining is aborted after this many milliseconds. */
const drainWithin = 20_000;
/** Without a database there is little to drain. */
const failWithin = 3_000;

let own: Embedded | null = null;
let app: App | null = null;
let isEnding = false;

/** Ends the process: first the server, then its database if nobody else uses it. */
async function end(code: number, within: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code === 0 ? 1 : code), within).unref();
  await app?.close().catch((error) => console.error(error));
  await own?.leave().catch((error) => console.error(`PostgreSQL was not stopped: ${error.message}`));
  process.exit(code);
}

/** One sentence that says what to do, and a code that tells a supervisor to act. */
function fail(error: unknown, config: Config | null, within = drainWithin): Promise<void> {
  console.error(`Accretion cannot run. ${sentenceFor(error, config)}`);
  return end(1, within);
}

async function start(config: Config, command: Command | null): Promise<void> {
  const logger = pino({ level: config.logLevel });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      logger.info({ signal }, 'draining');
      void end(0, drainWithin);
    });
  }
  // Started by scripts/start.mjs, which is gone: nobody is left who could ask this server to end.
  process.on('disconnect', () => void end(0, drainWithin));
  process.on('unhandledRejection', (error) => logger.error(error));

  if (config.databaseUrl === null) {
    const reports = { warn: logger.warn.bind(logger), info: logger.info.bind(logger) };
    own = await embedded(config.data, reports, (reason) => void fail(reason, config, failWithin));
    logger.info({ data: config.data, joined: own.joined }, 'the bundled PostgreSQL is running');
  }
  const databaseUrl = config.databaseUrl ?? own?.url ?? '';
  if (command !== null) {
    console.log(await carryOut(command, databaseUrl));
    return end(0, drainWithin);
  }
  app = await createApp({ ...config, databaseUrl, logger });
  const address = await app.listen(config.port, config.host);
  logger.info({ address }, 'listening');
  console.log(`\nAccretion is at ${address.replace('0.0.0.0', 'localhost')}\n`);
}

let config: Config | null = null;
try {
  config = configFrom(process.env);
  await start(config, commandFrom(process.argv.slice(2)));
} catch (error) {
  if (!isEnding) await fail(error, config);
}
