/** What is in force for a figure: its innate superpowers, its squad's leadership, effects that last. */
import type { Part, Rule } from '../book/rule.ts';
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
  const all = heroOf(book, leader).leaderships;
  const [first] = all;
  if (first === undefined) return noRules;
  if (all.length === 1) return first.affiliation === squad.affiliation ? all : noRules;
  return all.filter(({ affiliation }) => affiliation === squad.affiliation);
}

function add<K extends Op>(
  found: Force<K>[] | null,
  op: K,
  part: Part,
  user: number,
  lasting: Lasting | null,
): Force<K>[] | null {
  const { effect } = part;
  if (!isOp(effect, op)) return found;
  const force = { part, effect, user, lasting };
  if (found === null) return [force];
  found.push(force);
  return found;
}

const isOp = <K extends Op>(effect: Effect, op: K): effect is EffectOf<K> => effect.op === op;

/** Everything with this operation that is in force for a figure; conditions are not judged yet. */
export function forcesOn<K extends Op>(look: Look, figure: number, op: K): readonly Force<K>[] {
  if (!isFigure(figure)) return noForces;
  const { book, state } = look;
  const one = figureAt(state, figure);
  let found: Force<K>[] | null = null;
  if (!one.dazed) {
    const own = cardSide(book, one).byOp[op];
    if (own !== undefined)
      for (const part of own)
        if (!('who' in part.effect) || part.effect.who === 'self') found = add(found, op, part, figure, null);
  }
  if (!isCosmic(one.seat) && book.ledOps.has(op)) {
    for (const rule of leadershipsOf(look, one.seat)) {
      const parts = rule.byOp[op];
      if (parts === undefined || rule.triggers.length > 0) continue;
      const leader = state.squads[one.seat]?.leader ?? none;
      for (const part of parts) found = add(found, op, part, leader, null);
    }
  }
  for (const lasting of state.lasting) {
    const part = book.parts[lasting.effect];
    if (part !== undefined && part.effect.op === op && lasting.on.includes(figure))
      found = add(found, op, part, lasting.user, lasting);
  }
  return found ?? noForces;
}
