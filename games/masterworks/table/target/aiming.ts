/** Where pushes, throws and beams would go: an arrow, where it ends, whom it hits. */
import type { Step } from '@accretion/engine';
import { beamReach } from '../../rules/attack/targets.ts';
import { wrapped } from '../../rules/plane/directions.ts';
import { firstHit } from '../../rules/plane/hit.ts';
import { slide } from '../../rules/plane/slide.ts';
import { rulerHalfWidth, toolHalfWidth } from '../../rules/plane/types.ts';
import type { View } from '../../rules/state.ts';
import { type Round, rangeLength, toolLengths } from '../field/measuring.ts';
import type { Model } from '../field/model.ts';
import { isFigure, keyOf, markOf, roundOf } from '../field/names.ts';
import { type Field, pieceKey, rulesOf } from '../field/sight.ts';
import { attackOf } from './attacks.ts';

/** The figure an attack belongs to; a card's attack is the active one's. */
export function attackerOf(model: Model, view: View, attack: string): number {
  const own = markOf(model, view, attack.split('.')[0] ?? '');
  return own >= 0 && isFigure(own) ? own : (view.active?.figure ?? 0);
}

export interface Arrow {
  /** What is moved or shot from. */
  readonly from: Round;
  readonly length: number;
  readonly halfWidth: number;
  /** Where a moved base comes to rest; null where nothing is moved. */
  readonly end: Round | null;
  readonly travelled: number;
  /** What is hit or stops it, by name; the edge of the table is ''. */
  readonly hits: readonly string[];
  /** Own figures under a beam (MC52). */
  readonly allies: readonly string[];
  readonly kind: 'push' | 'throw' | 'toss' | 'beam';
  /** What is moved or thrown, by name. */
  readonly thing: string;
}

type ViewedShove = View['shoves'][number];

export const shoveOf = (view: View, step: Step | undefined): ViewedShove | undefined =>
  view.shoves.find(({ id }) => id === step?.['shove']);

/** A push or throw of the open question. */
export function shoveArrow(field: Field, shove: ViewedShove, direction: number): Arrow {
  const { model, view, plane } = field;
  const tool = toolLengths[shove.tool === '' ? 'S' : shove.tool];
  const thing = keyOf(model, view, shove.thing);
  const base = { length: tool, halfWidth: toolHalfWidth, allies: [], thing };
  if (!isFigure(shove.thing)) {
    const dazed = view.figures.flatMap(({ dazed: isDazed, gone }, mark) => (isDazed || gone ? [mark] : []));
    const hits = firstHit(plane, shove.by, direction, tool, dazed);
    return {
      ...base,
      from: roundOf(model, view, shove.by),
      end: null,
      travelled: hits[0]?.at ?? tool,
      hits: hits.map(({ kind, index }) =>
        kind === 'base' ? keyOf(model, view, index) : pieceKey(model, index),
      ),
      kind: 'toss',
    };
  }
  const isThrow = shove.kind === 'throw';
  const { x, y, travelled, stoppedBy } = slide(plane, shove.thing, {
    direction,
    tool,
    by: shove.by,
    isThrow,
  });
  const from = roundOf(model, view, shove.thing);
  return {
    ...base,
    from,
    end: { x, y, r: from.r },
    travelled,
    hits: stoppedBy.map(({ kind, index }) => {
      if (kind === 'base') return keyOf(model, view, index);
      if (kind === 'piece') return pieceKey(model, index);
      return kind === 'noEntry' ? 'teleporter' : '';
    }),
    kind: isThrow ? 'throw' : 'push',
  };
}

/** MC86: a strip an inch wide, laid radially from the base. */
export function beamArrow(field: Field, attack: string, direction: number): Arrow {
  const { model, view } = field;
  const attacker = attackerOf(model, view, attack);
  const rule = model.byKey.get(attack);
  const { enemies, allies } =
    rule === undefined ? { enemies: [], allies: [] } : beamReach(rulesOf(field), attacker, rule, direction);
  const length = rangeLength(attackOf(field, attack)?.range ?? 0);
  const named = (marks: readonly number[]): readonly string[] =>
    marks.map((mark) => keyOf(model, view, mark));
  return {
    ...{
      from: roundOf(model, view, attacker),
      length,
      halfWidth: rulerHalfWidth,
      end: null,
      travelled: length,
    },
    ...{ kind: 'beam', thing: keyOf(model, view, attacker), hits: named(enemies), allies: named(allies) },
  };
}

/** The legal direction nearest to one that was wanted; itself if none is. */
export function nearestDirection(wanted: number, isLegal: (direction: number) => boolean): number {
  for (let turn = 0; turn <= 1024; turn++) {
    for (const direction of [wrapped(wanted + turn), wrapped(wanted - turn)])
      if (isLegal(direction)) return direction;
  }
  return wanted;
}
