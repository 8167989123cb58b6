/** The moves on offer, sorted into what a person sees as one action each. */
import type { Move, MoveOf } from '../../rules/answers.ts';

export interface Actions {
  /** Attacks by their keys, in the order offered. */
  readonly attacks: readonly string[];
  /** Superpowers, each with the amounts of Power offered. */
  readonly powers: readonly { readonly power: string; readonly amounts: readonly number[] }[];
  readonly cards: readonly string[];
  readonly reactions: readonly MoveOf<'react'>[];
  /** Everything that is pressed as it is. */
  readonly plain: readonly Move[];
  readonly canAim: boolean;
}

/** These are answered on the map or in a panel of their own. */
const onMap: ReadonlySet<Move['do']> = new Set<Move['do']>([
  ...(['advance', 'climb', 'spot', 'deploy', 'soldier', 'attack', 'area', 'beam', 'aim'] as const),
  ...(['power', 'card', 'react'] as const),
]);

export function actionsOf(moves: readonly Move[]): Actions {
  const amounts = new Map<string, number[]>();
  for (const move of moves)
    if (move.do === 'power') amounts.set(move.power, [...(amounts.get(move.power) ?? []), move.x]);
  return {
    attacks: unique(moves.flatMap((move) => ('attack' in move ? [move.attack] : []))),
    powers: [...amounts].map(([power, xs]) => ({ power, amounts: [...new Set(xs)].sort((a, b) => a - b) })),
    cards: unique(moves.flatMap((move) => (move.do === 'card' ? [move.card] : []))),
    reactions: moves.flatMap((move) => (move.do === 'react' ? [move] : [])),
    plain: moves.filter((move) => !onMap.has(move.do)),
    canAim: moves.some((move) => move.do === 'aim'),
  };
}

const unique = (keys: readonly string[]): readonly string[] => [...new Set(keys)];
