import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atEnd } from '../testing/end.ts';
import { lentUser } from './binaries.ts';
import { embedded, forget } from './embedded.ts';
import { prepared } from './folder.ts';
import { isRunning } from './processes.ts';

const isRoot = userInfo().uid === 0;

function place(): string {
  const path = mkdtempSync(join(tmpdir(), 'accretion-folder-'));
  atEnd(async () => forget(path));
  return path;
}

/** A folder with a database, as it lies there while nothing runs; set up once. */
const database = mkdtempSync(join(tmpdir(), 'accretion-folder-'));
beforeAll(async () => (await embedded(database)).leave(), 180_000);
afterAll(() => forget(database));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', { timeout: 180_000 }, () => {
  it('gets its permissions back after a copy that opened it, and PostgreSQL starts on it', async () => {
    const data = database;
    chmodSync(join(data, 'postgres'), 0o755);
    chmodSync(join(data, 'password'), 0o644);
    const own = await embedded(data);
    expect([modeOf(join(data, 'postgres')), modeOf(join(data, 'password'))]).toEqual(['700', '600']);
    await own.leave();
  });

  it('copied from a running database is not mistaken for the original', async () => {
    const [data, copy] = [database, place()];
    const original = await embedded(data);
    cpSync(data, copy, { recursive: true, filter: (path) => !statSync(path).isSocket() });
    const second = await embedded(copy);
    expect(second.joined).toBe(false);
    expect(second.url).not.toBe(original.url);
    await Promise.all([original.leave(), second.leave()]);
    expect([isRunning(data), isRunning(copy)]).toEqual([false, false]);
  });

  it('can be used if its lock file names a process that is now something else', async () => {
    const cluster = join(database, 'postgres');
    // As a container leaves it that was killed: its numbers are given to others when it starts again.
    for (const [file, folder] of [
      ['postmaster.pid', cluster],
      ['.s.PGSQL.5432.lock', cluster],
    ] as const) {
      writeFileSync(join(cluster, file), `${process.pid}\n${folder}\n1700000000\n5432\n${folder}\n\n`);
    }
    const own = await embedded(database);
    expect(own.joined).toBe(false);
    await own.leave();
  });

  it('that belongs to somebody else is refused with the command that fixes it', () => {
    const data = place();
    const alice = { uid: 12_345, username: 'alice' };
    expect(() => prepared(data, process.execPath, alice)).toThrow(
      new RegExp(`${data} belongs to .*, not to alice\\. Run: sudo chown -R alice '${data}'`),
    );
  });

  it('that cannot be created is named, with the reason', () => {
    const file = join(place(), 'file');
    writeFileSync(file, '');
    expect(() => prepared(join(file, 'data'), process.execPath)).toThrow(
      /^The data folder cannot be created: ENOTDIR.*file/,
    );
  });

  it('on which PostgreSQL cannot be set up tells its own reason', async () => {
    const data = place();
    mkdirSync(join(data, 'postgres'));
    writeFileSync(join(data, 'postgres', 'notes.txt'), 'something else');
    await expect(embedded(data)).rejects.toThrow(/^PostgreSQL cannot set up .*postgres: .*not empty/i);
  });
});

describe.runIf(isRoot)('the data folder, for root', { timeout: 180_000 }, () => {
  it('copied back by root is given to the user PostgreSQL runs as', async () => {
    const data = database;
    execFileSync('chown', ['-R', 'root:root', data]);
    const own = await embedded(data);
    expect(statSync(join(data, 'postgres', 'PG_VERSION')).uid).toBe(lentUser().uid);
    await own.leave();
  });

  it("of a user stays that user's, whole, after a start by root", async () => {
    const data = database;
    const { uid, gid } = { uid: 65_534, gid: 65_534 };
    execFileSync('chown', ['-R', `${uid}:${gid}`, data]);
    // As an earlier version left it: the outer folders taken away, the rest not.
    execFileSync('chown', ['postgres', data, join(data, 'postgres')]);
    const own = await embedded(data);
    await own.leave();
    const strangers = execFileSync('find', [data, '!', '-uid', String(uid)], { encoding: 'utf8' });
    expect(strangers).toBe('');
  });

  it('inside a folder that only root may enter is refused with what to do', async () => {
    const closed = place();
    chmodSync(closed, 0o700);
    await expect(embedded(join(closed, 'data'))).rejects.toThrow(
      new RegExp(`who may not enter ${closed} on the way to its data folder .*chmod o\\+x '${closed}'`),
    );
  });
});
