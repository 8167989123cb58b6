/** What the choice that is pointed at would do, as far as it can be known. */
import { isRecord } from '@accretion/engine';
import { useMemo } from 'react';
import { isOpen } from '../../pieces/open.ts';
import type { OpenPlace } from '../rules/state.ts';
import { useBoard } from './context.ts';

/** The seat's board afterwards; null when nothing is pointed at, or when chance decides about the board itself. */
export function useAfter(seat: number): OpenPlace | null {
  const { props, pointed } = useBoard();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice belongs to the position it was made for.
  return useMemo(() => {
    if (pointed === null) return null;
    const after = props.preview(pointed)?.view.seats?.[seat];
    if (after === undefined || !isRecord(after)) return null;
    const { blue, pink, hole, mass, discovery, size, wormholes } = after;
    return isOpen([blue, pink, hole, mass, discovery, size, wormholes]) ? after : null;
  }, [pointed, seat]);
}
