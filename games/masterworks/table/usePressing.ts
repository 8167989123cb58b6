/** What a tap on the map or on a figure means, by what is in hand. */
import { none } from '../rules/state.ts';
import { useBoard } from './context.ts';
import { keyOf, markOf } from './field/names.ts';
import { useGhost, usePlacings } from './ghost/useGhost.ts';
import type { Spot } from './map/camera.ts';
import { endUnder } from './target/measure.ts';
import { useAim } from './target/useAim.ts';

export interface Pressing {
  tapped(spot: Spot): void;
  pressed(mark: number): void;
  /** A token or pile, by its name. */
  touched(token: string): void;
}

export function usePressing(): Pressing {
  const { model, view, plane, moves, hand, lookedAt, lookAt, take, act, props } = useBoard();
  const { ghost, moveTo, take: takeGhost } = useGhost();
  const placings = usePlacings();
  const aim = useAim();
  return {
    tapped(spot) {
      if (hand.is === 'measure') take(measured(hand, endUnder({ model, view, plane }, spot)));
      else if (ghost !== null) moveTo(spot);
      else if (aim !== null) aim.pointAt(spot);
      else lookAt(null);
    },
    pressed(mark) {
      const key = keyOf(model, view, mark);
      if (hand.is === 'measure') return take(measured(hand, { is: 'mark', mark }));
      if (
        hand.is === 'attack' &&
        moves.some((move) => move.do === 'attack' && move.attack === hand.attack && move.target === key)
      )
        return take({ ...hand, target: key });
      // A second press on somebody who may act does what is most likely meant.
      if (lookedAt === mark && ghost === null) {
        const own = placings.find((one) => one.figure === mark);
        if (own !== undefined) return takeGhost(own);
        const activate = moves.find((move) => move.do === 'activate' && move.figure === key);
        if (activate !== undefined) return act(activate);
      }
      lookAt(lookedAt === mark ? null : mark);
    },
    touched(token) {
      const pile = token.startsWith('pile:') ? markOf(model, view, token) : none;
      if (hand.is === 'measure')
        return take(
          measured(hand, pile === none ? { is: 'token', name: token } : { is: 'mark', mark: pile }),
        );
      if (hand.is === 'attack') {
        const why = props.whyNot({ do: 'attack', attack: hand.attack, target: token });
        return why === null ? take({ ...hand, target: token }) : props.explain(why);
      }
      const interact = { do: 'interact', token } as const;
      // Out of one's own activation a token has nothing to say; in it, it says why not.
      if (moves.some((move) => move.do === 'end')) act(interact);
      else lookAt(null);
    },
  };
}

type Measuring = Extract<ReturnType<typeof useBoard>['hand'], { is: 'measure' }>;

/** The first press is where to start, the second where to; a third starts anew. */
const measured = (hand: Measuring, end: NonNullable<Measuring['from']>): Measuring =>
  hand.from === null || hand.to !== null ? { ...hand, from: end, to: null } : { ...hand, to: end };
