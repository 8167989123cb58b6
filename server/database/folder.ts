/**
 * The data folder, ready for PostgreSQL: it belongs to the user the database runs as, and that user can get there.
 * PostgreSQL never runs as root. Started by root it runs as the owner of the folder, else as `postgres`.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { lentUser, type User } from './binaries.ts';
import { codeOf, messageOf, Trouble } from './trouble.ts';

export interface Folder {
  readonly data: string;
  /** PostgreSQL's own folder in it. */
  readonly cluster: string;
  readonly passwordFile: string;
  readonly password: string;
  /** Whom the database runs as, if not as ourselves. */
  readonly user?: User;
}

export const isCluster = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'));

const statOf = (path: string): Stats | null => statSync(path, { throwIfNoEntry: false }) ?? null;

/** Root starts the database for the user whose folder it is, so that this user can go on without root. */
function ownerOf(data: string, cluster: string): User {
  for (const path of [join(cluster, 'PG_VERSION'), cluster, data]) {
    const found = statOf(path);
    if (found !== null && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  }
  return lentUser();
}

/** Everything the database reads and writes; symbolic links are named, not followed. */
function* contents(path: string): Generator<string> {
  let found: Stats;
  try {
    found = lstatSync(path);
  } catch {
    return; // PostgreSQL removes files while it runs
  }
  yield path;
  if (!found.isDirectory()) return;
  for (const name of readdirSync(path)) yield* contents(join(path, name));
}

function* everything(data: string): Generator<string> {
  yield data;
  yield* contents(join(data, 'password'));
  yield* contents(join(data, 'postgres'));
}

function giveTo({ uid, gid }: User, paths: Iterable<string>): void {
  for (const path of paths) {
    try {
      const found = lstatSync(path);
      if (found.uid !== uid) lchownSync(path, uid, gid);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
}

const nameOf = (uid: number): string => (uid === 0 ? 'root' : `user ${uid}`);

/** Whom this process runs as. */
interface Self {
  readonly uid: number;
  readonly username: string;
}

/** Without root nothing can be given away or taken: says what must be done. */
function expectOwn(data: string, paths: Iterable<string>, { uid, username }: Self): void {
  if (uid < 0) return; // Windows
  const advice = `Run: sudo chown -R ${username} '${data}'`;
  try {
    for (const path of paths) {
      const { uid: owner } = lstatSync(path);
      if (owner !== uid)
        throw new Trouble(`${path} belongs to ${nameOf(owner)}, not to ${username}. ${advice}`);
    }
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error;
    throw new Trouble(`The data folder cannot be read (${messageOf(error)}). ${advice}`);
  }
}

/** The first folder on the way that this user may not enter. */
function barrier(path: string, { uid, gid }: User): string | null {
  const way: string[] = [];
  for (let at = realpathSync(path); way[0] !== at; at = dirname(at)) way.unshift(at);
  const mayEnter = (folder: string): boolean => {
    const found = statSync(folder);
    if (!found.isDirectory()) return true;
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    return (found.mode & bit) !== 0;
  };
  return way.find((folder) => !mayEnter(folder)) ?? null;
}

/** Refuses when the database's user cannot get to its data or its own program. */
function expectReachable(user: User, data: string, program: string): void {
  for (const [what, path] of [
    ['data folder', data],
    ['program', program],
  ] as const) {
    const closed = barrier(path, user);
    if (closed === null) continue;
    const remedy =
      what === 'data folder'
        ? 'set ACCRETION_DATA to a folder elsewhere, such as /var/lib/accretion'
        : 'install Accretion elsewhere, such as in /opt/accretion';
    throw new Trouble(
      `PostgreSQL does not run as root but as ${nameOf(user.uid)}, who may not enter ${closed} on the way to its ` +
        `${what} ${path}. Start Accretion as an ordinary user, ${remedy}, or run: chmod o+x '${closed}'`,
    );
  }
}

function made(folder: string): string {
  const data = resolve(folder);
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    return data;
  } catch (error) {
    throw new Trouble(`The data folder cannot be created: ${messageOf(error)}`);
  }
}

/** A password made once; another server may just have made it. */
function passwordIn(file: string): string {
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') {
      throw new Trouble(`The data folder cannot be written to: ${messageOf(error)}`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Copies made with other permissions are closed again: PostgreSQL refuses a cluster that others may read. */
function close(path: string, mode: number): void {
  const found = statOf(path);
  if (found !== null && (found.mode & 0o027) !== 0) chmodSync(path, mode);
}

/** Makes the folder, or repairs its ownership and permissions after a copy; says what to do where it cannot. */
export function prepared(folder: string, program: string, self: Self = userInfo()): Folder {
  const data = made(folder);
  const cluster = join(data, 'postgres');
  const passwordFile = join(data, 'password');
  if (self.uid !== 0) {
    expectOwn(data, everything(data), self);
    close(cluster, 0o700);
    close(passwordFile, 0o600);
    return { data, cluster, passwordFile, password: passwordIn(passwordFile) };
  }
  const user = ownerOf(data, cluster);
  giveTo(user, everything(data));
  close(cluster, 0o700);
  close(passwordFile, 0o600);
  expectReachable(user, data, program);
  const password = passwordIn(passwordFile);
  chownSync(passwordFile, user.uid, user.gid);
  return { data, cluster, passwordFile, password, user };
}
