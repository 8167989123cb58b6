/** Once for all server tests: a PostgreSQL of their own, and a database to copy for each of them. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PgBoss from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { connect } from '../database/connect.ts';
import { embedded, forget } from '../database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'accretion-test-'));
  const own = await embedded(folder);
  const database = await connect(own.url, console.error);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
  await database.close();
  project.provide('databaseUrl', own.url);
  return async () => {
    await own.leave();
    forget(folder);
  };
}
