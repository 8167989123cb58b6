export { type App, type AppOptions, createApp } from './app.ts';
export { toldAfter } from './bots/pace.ts';
export { Pool } from './bots/pool.ts';
export { Stop } from './bots/stop.ts';
export { type Embedded, embedded } from './database/embedded.ts';
export { isRunning, postgresProcesses, signalPostgres } from './database/processes.ts';
