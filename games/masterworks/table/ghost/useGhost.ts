/** Taking a ghost in hand, moving it, laying its tool, putting it down. */
import { useMemo } from 'react';
import { findLay } from '../../rules/plane/find.ts';
import type { Lay } from '../../rules/plane/types.ts';
import { type BoardLook, useBoard } from '../context.ts';
import { free, type Ghost, type GhostInHand } from '../hand.ts';
import type { Spot } from '../map/camera.ts';
import { moveOf, wholeSpot } from './ghost.ts';
import { ghostOf, lengthOf, type Placing, placingsOf } from './placing.ts';
import { snapped } from './snapping.ts';

export interface GhostHand {
  readonly ghost: Ghost | null;
  readonly placing: Placing | null;
  /** How the tool lies, by hand or found; null without a tool. */
  readonly lay: Lay | null;
  take(placing: Placing): void;
  /** The ghost at this spot, or at the nearest legal one. */
  settle(spot: Spot): GhostInHand | null;
  put(hand: GhostInHand): void;
  moveTo(spot: Spot): void;
  change(part: Partial<Ghost>): void;
  confirm(): void;
  cancel(): void;
}

export const usePlacings = (): readonly Placing[] => {
  const { model, view, plane, state, step, moves } = useBoard();
  return useMemo(
    () => placingsOf({ model, view, plane, state, step, moves }),
    [model, view, plane, state, step, moves],
  );
};

/** What is asked for by this ghost. */
const placingFor = (placings: readonly Placing[], ghost: Ghost): Placing | null =>
  placings.find((one) => one.do === ghost.do && one.name === ghost.name) ?? null;

export function useGhost(): GhostHand {
  const look = useBoard();
  const placings = usePlacings();
  const { hand, take, act } = look;
  const inHand = hand.is === 'measure' ? hand.before : hand;
  const ghost = inHand.is === 'ghost' ? inHand.ghost : null;
  const placing = ghost === null ? null : placingFor(placings, ghost);
  const settle = (spot: Spot): GhostInHand | null =>
    ghost === null ? null : settled(look, ghost, wholeSpot(spot));
  return {
    ghost,
    placing,
    lay: ghost === null || placing === null ? null : layOf(look, ghost, placing),
    take: (one) => take({ is: 'ghost', ghost: ghostOf(one), wanted: null, why: null }),
    settle,
    put: take,
    moveTo(spot) {
      const there = settle(spot);
      if (there !== null) take(there);
    },
    change(part) {
      if (ghost === null) return;
      const changed = { ...ghost, ...part };
      // Another tool reaches elsewhere; a lay by hand stays where the person put it and is judged.
      if (part.lay !== undefined && part.lay !== null) {
        const why = look.props.whyNot(moveOf(changed), look.actor);
        take({ is: 'ghost', ghost: changed, wanted: null, why });
      } else take(settled(look, changed, changed));
    },
    confirm() {
      if (ghost !== null) act(moveOf(ghost), 'sure');
    },
    cancel: () => take(free),
  };
}

/** The ghost at this spot if that is legal; else at the nearest one that is, with the reason. */
function settled({ props, actor }: BoardLook, ghost: Ghost, { x, y }: Spot): GhostInHand {
  const there = { ...ghost, x, y };
  const why = props.whyNot(moveOf(there), actor);
  if (why === null) return { is: 'ghost', ghost: there, wanted: null, why };
  const nearest = snapped({ x, y }, (spot) => props.whyNot(moveOf({ ...ghost, ...spot }), actor) === null);
  return {
    is: 'ghost',
    ghost: nearest === null ? ghost : { ...ghost, ...nearest },
    wanted: { x, y },
    why,
  };
}

/** How the tool of this ghost lies: by hand, or found. */
export function layOf({ plane }: BoardLook, ghost: Ghost, { figure, size }: Placing): Lay | null {
  if (ghost.do !== 'advance' && ghost.do !== 'climb') return null;
  return ghost.lay ?? findLay(plane, { base: figure, size }, lengthOf(ghost.tool), ghost.x, ghost.y);
}
