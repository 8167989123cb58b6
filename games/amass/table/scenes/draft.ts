/** A view on its way from one update to the next, and how its crews and hands are changed. */
import { type Hidden, hidden, withoutId } from '@accretion/engine';
import type { Die, View } from '../../rules/state.ts';

export interface Retold {
  readonly view: View;
  /** The view the update leads to: what events do not say, such as where cubes are stored, is taken from it. */
  readonly after: View;
  /** The Action card played last: what it does is told next. */
  readonly card: number;
  /** The dice whose losses are told next, in this order. */
  readonly hurt: readonly Die[];
}

type ViewCrew = View['crews'][number];
export type Draft = { -readonly [K in keyof ViewCrew]: ViewCrew[K] };

/** The view with a crew changed; the change is made to a copy. */
export const withCrew = (view: View, crew: number, change: (copy: Draft) => void): View => ({
  ...view,
  crews: view.crews.map((one, i) => {
    if (i !== crew) return one;
    const copy: Draft = { ...one };
    change(copy);
    return copy;
  }),
});

/** The view with all crews changed. */
export const withCrews = (view: View, change: (copy: Draft, crew: number) => void): View =>
  view.crews.reduce((all, _, crew) => withCrew(all, crew, (copy) => change(copy, crew)), view);

/** So many cards that nobody here may know. */
export const unseen = (count: number): readonly Hidden[] => Array.from({ length: count }, () => hidden);

/** A hand without this card; a hand nobody else sees is one card smaller. */
export const handWithout = (hand: Draft['hand'], card: number): Draft['hand'] => {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf(hidden);
  return hand.filter((_, i) => i !== at);
};

export const pileWithout = (pile: readonly number[], card: number): readonly number[] =>
  pile.includes(card) ? withoutId(pile, card) : pile;
