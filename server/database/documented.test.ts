import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { house } from '../testing/house.ts';
import { binaries } from './binaries.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const docs = text('docs/self-hosting.md');

it('the documents name the version of the bundled PostgreSQL, and the oldest pg_dump that fits it', async () => {
  const { postgres } = await binaries();
  const version = /\(PostgreSQL\) (\d+)/.exec(
    execFileSync(postgres, ['--version'], { encoding: 'utf8' }),
  )?.[1];
  expect(docs).toContain(`It is a real PostgreSQL ${version},`);
  expect(docs.replaceAll('\n', ' ')).toContain(
    `the bundled PostgreSQL ${version} that is version ${version} or newer`,
  );
});

it('the documented commands for backup and restore are those of the program', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
  for (const name of ['backup', 'restore']) {
    expect(docs).toContain(`npm run ${name} -- accretion.backup`);
    expect(docs).toContain(`\`${scripts[name]} FILE\``);
  }
});

it('emptying a filled database as documented leaves nothing that breaks a restore or a new server', async () => {
  const { app, databaseUrl } = await house();
  await app.close();
  const statements = /psql --command='([^']+)'/.exec(docs)?.[1] ?? '';
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statements);
  const { rows } = await client.query(
    "select relname from pg_class where relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace) and relpersistence <> 't'",
  );
  await client.end();
  expect(rows).toEqual([]);
  const again = await house({ databaseUrl });
  expect((await fetch(`${again.address}/healthz`)).status).toBe(200);
});
