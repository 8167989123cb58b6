/** What is told of tokens and piles, carried out on a view. Kinds nobody knew come from what it all leads to. */
import { hidden, withId } from '@accretion/engine';
import type { View } from '../../rules/state.ts';
import type { Story } from '../../rules/story.ts';
import type { Model } from '../field/model.ts';
import { markOf } from '../field/names.ts';

/** A view as far as it has been told, and what it all comes to. */
export interface Retold {
  readonly view: View;
  readonly after: View;
}

const numberIn = (name: string): number => Number(name.split(':')[1] ?? -1);

/** Null: it is about something else. */
export function retellToken(model: Model, { view, after }: Retold, event: Story): View | null {
  // What piles cost the tracker is told only where it changes the Storm Level.
  const lowered = { ...view, debris: after.debris };
  // Which code was taken off the ground is not said either.
  const left = view.codes.filter(({ token }) => after.codes.some((one) => one.token === token));
  switch (event.did) {
    case 'missile':
      return { ...view, missile: { x: event.x, y: event.y } };
    case 'soldier': {
      const token = numberIn(event.token);
      return {
        ...view,
        soldiers: [...view.soldiers, { token, x: event.x, y: event.y, shuffle: event.shuffle, kind: hidden }],
        reserve: view.reserve.slice(1),
      };
    }
    case 'reveal':
      return {
        ...view,
        soldiers: view.soldiers.filter(({ token }) => token !== numberIn(event.token)),
        codes: view.codes.filter(({ token }) => token !== numberIn(event.token)),
      };
    case 'hold':
      return { ...held(model, { view, after }, event.figure), codes: left };
    case 'pass':
      return held(model, { view: held(model, { view, after }, event.figure), after }, event.to);
    case 'deliver':
      return { ...held(model, { view, after }, event.figure), delivered: after.delivered };
    case 'drop': {
      const token = numberIn(event.token);
      const code = after.codes.find((one) => one.token === token);
      return {
        ...held(model, { view, after }, event.figure),
        codes: [...view.codes, { token, x: event.x, y: event.y, kind: code?.kind ?? 0 }],
      };
    }
    case 'discard': {
      const kind = after.discard.find(
        (id) => !view.discard.includes(id) && model.soldiers[id] === event.kind,
      );
      return {
        ...view,
        codes: left,
        discard: kind === undefined ? view.discard : withId(view.discard, kind),
      };
    }
    case 'shuffle':
      return {
        ...view,
        discard: [],
        shuffle: event.shuffle,
        reserve: Array.from({ length: event.soldiers }, () => hidden),
      };
    case 'repair':
      return withPile(model, lowered, event.pile, ({ damage, isStanding }) => ({
        damage: Math.max(0, damage - event.amount),
        isStanding,
      }));
    case 'newPile':
      return withPile(model, lowered, `pile:${event.dampener}`, () => ({ damage: 0, isStanding: true }));
    case 'construct':
      return { ...view, constructs: after.constructs };
    default:
      return null;
  }
}

/** What a figure holds in the end: who got or gave what is not said by number. */
function held(model: Model, { view, after }: Retold, name: string): View {
  const mark = markOf(model, view, name);
  const there = after.figures[mark]?.held ?? [];
  return {
    ...view,
    figures: view.figures.map((figure, i) => (i === mark ? { ...figure, held: [...there] } : figure)),
  };
}

type Pile = View['piles'][number];

const withPile = (model: Model, view: View, name: string, change: (pile: Pile) => Pile): View => ({
  ...view,
  piles: view.piles.map((pile, i) => (`pile:${model.dampeners[i]?.key}` === name ? change(pile) : pile)),
});
