/** Attacks on the active figure's card that it cannot make now, each with the reason. */
import type { Refusal } from '@accretion/engine';
import type { ReactNode } from 'react';
import type { Move } from '../../rules/answers.ts';
import type { Rule } from '../../rules/book/rule.ts';
import { none } from '../../rules/state.ts';
import { ruleName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { apart } from '../field/measuring.ts';
import { keyOf, roundOf } from '../field/names.ts';
import { whyText } from '../field/why.ts';
import { enemiesOf } from '../ghost/outlook.ts';
import style from './ActionPanel.module.css';
import { DeskButton } from './Panel.tsx';

/** Those of the card's shown side that are not among the offered ones. */
export function useOtherAttacks(offered: readonly string[]): readonly Rule[] {
  const { model, view, moves } = useBoard();
  const figure = view.figures[view.active?.figure ?? none];
  const isActing = moves.some((move) => move.do === 'end') && (view.active?.actions ?? 0) > 0;
  // Without an action left all attacks have the same reason, and the question says it.
  if (figure === undefined || !isActing) return [];
  const side = model.heroes[figure.character]?.sides[figure.injured ? 1 : 0];
  return side?.attacks.filter(({ key }) => !offered.includes(key)) ?? [];
}

export function OtherAttack({ rule }: { readonly rule: Rule }): ReactNode {
  const { model, language, props } = useBoard();
  const why = useWhyNoAttack()(rule);
  if (why === null) return null;
  return (
    <DeskButton isLegal={false} press={() => props.explain(why)}>
      <span className={style['line']}>
        <b>{ruleName(model, rule.key, language)}</b>
        <small>{whyText(why, model, language)}</small>
      </span>
    </DeskButton>
  );
}

/** Against the nearest enemy, so that the reason says how much is missing. */
function useWhyNoAttack(): (rule: Rule) => Refusal | null {
  const { model, view, plane, state, props } = useBoard();
  return ({ key, attack }) => {
    const from = view.active?.figure ?? none;
    const here = roundOf(model, view, from);
    const far = (mark: number): number => apart(here, roundOf(model, view, mark));
    const enemies = enemiesOf({ model, view, plane, state }, view.figures[from]?.seat === 2);
    const [nearest] = [...enemies].sort((a, b) => far(a) - far(b));
    const target = keyOf(model, view, nearest ?? none);
    const moves: Readonly<Record<string, Move>> = {
      single: { do: 'attack', attack: key, target },
      area: { do: 'area', attack: key, from: keyOf(model, view, from) },
      beam: { do: 'beam', attack: key, direction: 0 },
    };
    const move = moves[attack?.shape ?? 'single'];
    return move === undefined ? null : props.whyNot(move);
  };
}
