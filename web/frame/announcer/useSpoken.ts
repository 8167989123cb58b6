/** What the game says to those who play by ear, once it is loaded. */
import type { SpokenWords } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';

const nothing: SpokenWords = {};

/** Null until it is known. A game that says nothing special gets by with the words of its log. */
export function useSpoken(): SpokenWords | null {
  const { words } = useFrame().module;
  const [spoken, set] = useState<SpokenWords | null>(null);
  useEffect(() => {
    let isGone = false;
    const learn = (known: SpokenWords): void => {
      if (!isGone) set(known);
    };
    void (words.spoken?.() ?? Promise.resolve(nothing)).then(learn, () => learn(nothing));
    return () => {
      isGone = true;
    };
  }, [words]);
  return spoken;
}
