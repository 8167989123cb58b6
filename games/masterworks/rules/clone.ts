/** A copy of a state: figures and what is going on are copied, everything else is only ever replaced and so shared. */
import { cloneAgenda } from '@accretion/engine';
import type { State } from './state.ts';

const copied = <T extends object>(list: readonly T[]): T[] => {
  const copies = new Array<T>(list.length);
  for (let i = 0; i < list.length; i++) copies[i] = { ...(list[i] as T) };
  return copies;
};

const none: never[] = [];
const going = <T extends object>(list: readonly T[]): readonly T[] =>
  list.length === 0 ? none : copied(list);

export const clone = (state: State): State => ({
  ...state,
  agenda: cloneAgenda(state.agenda),
  figures: copied(state.figures),
  active: state.active === null ? null : { ...state.active },
  attacks: going(state.attacks),
  shoves: going(state.shoves),
  harms: going(state.harms),
  moments: going(state.moments),
  runs: going(state.runs),
});
