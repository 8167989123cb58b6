/** A terminal that listens, for tests. */
import { run } from './main.ts';

export interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function heardFrom(...args: string[]): Promise<Heard> {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isWatched: false,
    columns: 100,
  });
  return { code, out, err };
}
