/** The arrow in hand: where it leads, how it is turned, and how it is let go. */
import type { Move } from '../../rules/answers.ts';
import { directionTo, wrapped } from '../../rules/plane/directions.ts';
import { useBoard } from '../context.ts';
import type { Spot } from '../map/camera.ts';
import { type Arrow, beamArrow, nearestDirection, shoveArrow, shoveOf } from './aiming.ts';

export interface Aim {
  readonly arrow: Arrow;
  readonly direction: number;
  pointAt(spot: Spot): void;
  turn(steps: number): void;
  confirm(): void;
}

export function useAim(): Aim | null {
  const { model, view, plane, state, step, hand, take, act, props } = useBoard();
  const inHand = hand.is === 'measure' ? hand.before : hand;
  if (inHand.is !== 'aim') return null;
  const { attack, direction } = inHand;
  const field = { model, view, plane, state };
  const shove = shoveOf(view, step);
  if (attack === null && shove === undefined) return null;
  const arrow =
    attack !== null
      ? beamArrow(field, attack, direction)
      : shove === undefined
        ? null
        : shoveArrow(field, shove, direction);
  if (arrow === null) return null;
  const moveTo = (to: number): Move =>
    attack === null ? { do: 'aim', direction: to } : { do: 'beam', attack, direction: to };
  // A beam that reaches nobody is refused, but may be pointed anywhere while it is aimed.
  const legal = (wanted: number): number =>
    attack === null ? nearestDirection(wanted, (to) => props.whyNot(moveTo(to)) === null) : wanted;
  const aim = (wanted: number): void => take({ is: 'aim', attack, direction: legal(wanted) });
  return {
    arrow,
    direction,
    pointAt: ({ x, y }) => aim(directionTo(x - arrow.from.x, y - arrow.from.y)),
    turn: (steps) => aim(wrapped(direction + steps)),
    confirm: () => act(moveTo(direction), 'sure'),
  };
}
