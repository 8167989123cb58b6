/** The matches on the server, mine and the open ones, polled regularly. */
import type { MatchSummary } from '@accretion/protocol';
import { useEffect, useState } from 'react';
import { call } from '../server/call.ts';
import { mayBeKnown, onIdentity } from '../server/identity.ts';
import { troubleIn } from '../server/trouble.ts';

export interface Online {
  readonly mine: readonly MatchSummary[];
  readonly others: readonly MatchSummary[];
}

const every = 10_000;
const none: Online = { mine: [], others: [] };

const nothing = { matches: [] };

/** The server lists the newest first, page by page; a match that waits for me may be an old one. */
const mostPages = 4;

async function ofMine(): Promise<{ readonly matches: readonly MatchSummary[] }> {
  const matches: MatchSummary[] = [];
  let query: Record<string, string> = {};
  try {
    for (let i = 0; i < mostPages; i++) {
      const page = await call('mine', { query });
      matches.push(...page.matches);
      if (page.next === null) break;
      query = { after: page.next };
    }
  } catch (error) {
    if (troubleIn(error).code === 'notSignedIn') return nothing;
    throw error;
  }
  return { matches };
}

async function look(): Promise<Online | null> {
  try {
    const [mine, all] = await Promise.all([mayBeKnown() ? ofMine() : nothing, call('matches')]);
    return { mine: mine.matches, others: all.matches.filter((one) => one.mine.length === 0) };
  } catch {
    return null;
  }
}

export function useOnline(isHere: boolean): Online {
  const [online, setOnline] = useState(none);
  useEffect(() => {
    if (!isHere) return;
    let isGone = false;
    const show = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const found = await look();
      if (!isGone && found !== null) setOnline(found);
    };
    const refresh = (): void => void show();
    refresh();
    const timer = window.setInterval(refresh, every);
    document.addEventListener('visibilitychange', refresh);
    const end = new AbortController();
    onIdentity(refresh, end.signal);
    return () => {
      isGone = true;
      end.abort();
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isHere]);
  return online;
}
