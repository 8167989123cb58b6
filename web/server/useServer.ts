/** Is there a server to play with others? Asked once per visit; without one the page plays alone. */
import { useEffect, useState } from 'react';

export type ServerState = 'unknown' | 'here' | 'absent';

const patience = 4000;
let asked: Promise<ServerState> | null = null;

async function ask(): Promise<ServerState> {
  try {
    const answer = await fetch('/api/games', { signal: AbortSignal.timeout(patience) });
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return answer.ok && isJson ? 'here' : 'absent';
  } catch {
    return 'absent';
  }
}

export function useServer(): ServerState {
  const [state, setState] = useState<ServerState>('unknown');
  useEffect(() => {
    let isGone = false;
    asked ??= ask();
    void asked.then((answer) => !isGone && setState(answer));
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}
