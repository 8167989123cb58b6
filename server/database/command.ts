/** `backup FILE` and `restore FILE`: what the program does instead of serving, if it is asked to. */
import { backup, isInUse, restore } from './backup.ts';
import { connect } from './connect.ts';
import { Trouble } from './trouble.ts';

export interface Command {
  readonly name: 'backup' | 'restore';
  readonly file: string;
  /** Restore although servers are running: their matches go back under the players' hands. */
  readonly underServers: boolean;
}

const usage = 'Say: backup FILE, or restore FILE [--running]; to serve, say nothing.';

/** Null: to serve. */
export function commandFrom(words: readonly string[]): Command | null {
  const [name, file, ...rest] = words;
  if (name === undefined) return null;
  const underServers = rest.includes('--running');
  if ((name !== 'backup' && name !== 'restore') || file === undefined || rest.length > Number(underServers)) {
    throw new Trouble(usage);
  }
  return { name, file, underServers };
}

/** What was done, as a sentence. */
export async function carryOut({ name, file, underServers }: Command, url: string): Promise<string> {
  if (name === 'backup') {
    const rows = await upToDate(url, () => backup(url, file));
    return `${rows} rows are in ${file}.`;
  }
  if (!underServers && (await isInUse(url))) {
    throw new Trouble(
      `A server is running on this database. Stop it first, or say: restore ${file} --running`,
    );
  }
  const rows = await restore(url, file);
  await upToDate(url, async () => undefined);
  return `${rows} rows of ${file} are restored.`;
}

/** Makes or changes the tables first, as a start of the server does. */
async function upToDate<T>(url: string, work: () => Promise<T>): Promise<T> {
  const database = await connect(url, () => undefined);
  await database.close();
  return work();
}
