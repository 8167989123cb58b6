/** What is in force for a figure: its innate superpowers, its squad's leadership, effects that last. */
import { noParts, type Part, type Rule } from '../book/rule.ts';
import type { Effect, EffectOf, Op } from '../content/effects.ts';
import { cardSide, figureAt, heroOf, isCosmic, isFigure } from '../field/figures.ts';
import type { Look } from '../play.ts';
import { type Lasting, none } from '../state.ts';

/** A part in force. */
export interface Force<K extends Op = Op> {
  readonly part: Part;
  readonly effect: EffectOf<K>;
  readonly user: number;
  readonly lasting: Lasting | null;
}

const noForces: readonly never[] = [];
const noRules: readonly Rule[] = [];

/** The leadership that works for a squad: the leader's, for the affiliation in use. A KO'd leader's has ended. */
export function leadershipsOf({ book, state }: Look, seat: number): readonly Rule[] {
  const squad = state.squads[seat];
  if (squad === undefined || squad.leader === none) return noRules;
  const leader = figureAt(state, squad.leader);
  if (leader.gone) return noRules;
  return heroOf(book, leader).leaderships.filter(({ affiliation }) => affiliation === squad.affiliation);
}

const isOp = <K extends Op>(effect: Effect, op: K): effect is EffectOf<K> => effect.op === op;

/** Everything with this operation that is in force for a figure; conditions are not judged yet. */
export function forcesOn<K extends Op>(look: Look, figure: number, op: K): readonly Force<K>[] {
  if (!isFigure(figure)) return noForces;
  const { book, state } = look;
  const one = figureAt(state, figure);
  let found: Force<K>[] | null = null;
  const add = (part: Part, user: number, lasting: Lasting | null): void => {
    const { effect } = part;
    if (!isOp(effect, op)) return;
    found ??= [];
    found.push({ part, effect, user, lasting });
  };
  if (!one.dazed) {
    for (const part of cardSide(book, one).byOp[op] ?? noParts)
      if (!('who' in part.effect) || part.effect.who === 'self') add(part, figure, null);
  }
  if (!isCosmic(one.seat)) {
    const squad = state.squads[one.seat];
    for (const rule of leadershipsOf(look, one.seat))
      for (const part of rule.byOp[op] ?? noParts)
        if (rule.triggers.length === 0) add(part, squad?.leader ?? none, null);
  }
  for (const lasting of state.lasting) {
    const part = book.parts[lasting.effect];
    if (part !== undefined && part.effect.op === op && lasting.on.includes(figure))
      add(part, lasting.user, lasting);
  }
  return found ?? noForces;
}
