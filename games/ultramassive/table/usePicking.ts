/** What is chosen bit by bit before it becomes one move: Wormhole spaces, cards to recycle, a stack, a pair. */
import { useEffect, useState } from 'react';
import type { Spot } from '../rules/state.ts';

export interface Picking {
  /** Spaces for Wormholes; for a stack to move or tokens to choose from, the one space. */
  readonly spots: readonly Spot[];
  /** Cards to recycle. */
  readonly cards: readonly number[];
  /** The first Wormhole of a pair. */
  readonly wormhole: number | null;
  setSpots(spots: readonly Spot[]): void;
  setCards(cards: readonly number[]): void;
  setWormhole(wormhole: number | null): void;
}

export const isSpot = (one: Spot, other: Spot): boolean =>
  one.channel === other.channel && one.space === other.space;

export const toggled = (spots: readonly Spot[], spot: Spot): readonly Spot[] =>
  spots.some((one) => isSpot(one, spot)) ? spots.filter((one) => !isSpot(one, spot)) : [...spots, spot];

/** `question` changes whenever another question is asked: then nothing is chosen yet, or what lies there already. */
export function usePicking(question: string, first: readonly Spot[]): Picking {
  const [spots, setSpots] = useState<readonly Spot[]>(first);
  const [cards, setCards] = useState<readonly number[]>([]);
  const [wormhole, setWormhole] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies there first is read when a question begins.
  useEffect(() => {
    setSpots(first);
    setCards([]);
    setWormhole(null);
  }, [question]);
  return { spots, cards, wormhole, setSpots, setCards, setWormhole };
}
