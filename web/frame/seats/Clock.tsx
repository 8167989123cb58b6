import type { Seat } from '@accretion/engine';
import { useEffect, useState } from 'react';
import type { Clocks } from '../../match/source.ts';
import { timeLeft } from './timeLeft.ts';

interface Props {
  readonly clocks: Clocks;
  readonly seat: Seat;
  readonly isRunning: boolean;
}

/** With this many seconds or fewer left, a running clock is marked. */
const low = 30;

/** The time a seat has left, counted down between two messages from the server. */
export function Clock({ clocks, seat, isRunning }: Props) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(performance.now()), 500);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  const spent = isRunning ? Math.max(0, now - clocks.at) : 0;
  const seconds = Math.max(0, Math.ceil(((clocks.left[seat] ?? 0) - spent) / 1000));
  return <time data-low={isRunning && seconds <= low}>{timeLeft(seconds)}</time>;
}
