export { type App, type AppOptions, createApp } from './app.ts';
export { type Embedded, embedded } from './database/embedded.ts';
export { isRunning, postgresProcesses, signalPostgres } from './database/processes.ts';
