/** Several moves one after the other: each is made when the one before has come back. */
import type { Seat } from '@accretion/engine';
import { useEffect, useState } from 'react';
import type { Move } from '../../rules/state.ts';
import type { TableProps } from '../types.ts';

export function useQueue(
  { choices, whyNot, play }: TableProps,
  seat: Seat,
): (moves: readonly Move[]) => void {
  const [waiting, setWaiting] = useState<readonly Move[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices mean that the last move has come back.
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (next === undefined) return;
    setWaiting(rest);
    if (whyNot(next) === null) play({ seat, move: next }, 'sure');
  }, [choices]);
  return (moves) => {
    const [first, ...rest] = moves;
    if (first === undefined || whyNot(first) !== null) return;
    setWaiting(rest);
    play({ seat, move: first }, 'sure');
  };
}
