/** What a game tells those who wait, once it is needed. */
import type { GameWords, Pace } from '@accretion/games/tables';
import { useEffect, useState } from 'react';

/** Null while it is not needed or not loaded. */
export function usePace(words: GameWords, isNeeded: boolean): Pace | null {
  const [pace, setPace] = useState<Pace | null>(null);
  useEffect(() => {
    if (isNeeded) void words.pace?.().then(setPace, () => undefined);
  }, [words, isNeeded]);
  return isNeeded ? pace : null;
}
