/** The open question of a seat, with what its step points at. */
import type { Seat, Step } from '@accretion/engine';
import { stepOf } from '../../pieces/choosing.ts';
import { isOpen } from '../../pieces/open.ts';
import type { Effect } from '../rules/content/effects.ts';
import { none, pieceMark, pileMark, type View } from '../rules/state.ts';
import type { Model } from './model.ts';

export interface Asked {
  readonly model: Model;
  readonly view: View;
  readonly seat: Seat;
  readonly step: Step;
}

/** Null while nothing is asked, or while a preview hides it. */
export function askedOf(model: Model, view: View, seat: Seat): Asked | null {
  const step = stepOf(view, seat);
  return step === undefined || !isOpen(view.figures) ? null : { model, view, seat, step };
}

/** A number a step holds, −1 without it. */
export const numberIn = ({ step }: Asked, field: string): number => {
  const value = step[field];
  return typeof value === 'number' ? value : none;
};

export const textIn = ({ step }: Asked, field: string): string => {
  const value = step[field];
  return typeof value === 'string' ? value : '';
};

export const listIn = ({ step }: Asked, field: string): readonly string[] => {
  const value = step[field];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

type Listed = 'attacks' | 'shoves' | 'moments' | 'runs' | 'harms';
const byId = <L extends Listed>(view: View, list: L, id: number): View[L][number] | undefined => {
  const all: readonly View[L][number][] = view[list];
  return all.find((one) => one.id === id);
};

export const attackIn = ({ view }: Asked, id: number) => byId(view, 'attacks', id);
export const shoveIn = (asked: Asked) => byId(asked.view, 'shoves', numberIn(asked, 'shove'));
export const momentIn = (asked: Asked) => byId(asked.view, 'moments', numberIn(asked, 'moment'));
export const runIn = (asked: Asked) => byId(asked.view, 'runs', numberIn(asked, 'run'));

/** The effect the step asks about, and the key of its rule; null where it asks about none. */
export function effectIn(asked: Asked): { readonly effect: Effect; readonly rule: string } | null {
  const { model } = asked;
  const run = runIn(asked);
  const list = run === undefined ? [] : (model.lists[run.list] ?? []);
  const part = model.parts[numberIn(asked, 'part')] ?? list[run?.part ?? none] ?? list[0];
  return part === undefined ? null : { effect: part.effect, rule: part.rule.key };
}

/** A figure, pile or piece by its number in the state: the name it has in moves. '' for nothing. */
export function nameOfMark({ model, view }: Pick<Asked, 'model' | 'view'>, mark: number): string {
  if (mark === none) return '';
  if (mark < pileMark) return model.heroes[view.figures[mark]?.character ?? none]?.key ?? '';
  if (mark < pieceMark) return `pile:${model.dampeners[mark - pileMark]?.key}`;
  return model.pieceKeys[mark - pieceMark] ?? `construct:${mark - pieceMark - model.pieces.length}`;
}

/** The figure a step is about, by its place among the figures. */
export const figureIn = (asked: Asked): number => {
  const named = numberIn(asked, 'figure');
  if (named !== none) return named;
  const subject = numberIn(asked, 'subject');
  if (subject !== none) return subject;
  return shoveIn(asked)?.thing ?? asked.view.active?.figure ?? none;
};
