/** Tokens and piles as buttons over their drawings, so that fingers and keys reach them: interact, attack, measure. */
import type { KeyboardEvent, ReactNode } from 'react';
import { tokensOf } from '../../rules/encounter/tokens.ts';
import { number } from '../../words/measures.ts';
import { capital, thingName } from '../../words/names.ts';
import { pointName, pointOf } from '../../words/places/compass.ts';
import { useBoard, useWords } from '../context.ts';
import { apart, bandOf } from '../field/measuring.ts';
import { roundOf } from '../field/names.ts';
import { rulesOf } from '../field/sight.ts';
import style from './Figures.module.css';

export interface MapToken {
  /** Walked to like figures; below zero, so that no figure has it. */
  readonly mark: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export function useTokens(): readonly MapToken[] {
  const { model, view, plane, state } = useBoard();
  const radius = model.content.encounter.soldierRadius;
  // Soldiers are hidden from the state that rules are asked about; where they lie is in the view.
  const soldiers = view.soldiers.map(({ token, x, y }) => ({ name: `soldier:${token}`, x, y, radius }));
  const others = tokensOf(rulesOf({ model, view, plane, state }));
  return [...soldiers, ...others].map((one, index) => ({
    mark: -2 - index,
    ...{ name: one.name, x: one.x, y: one.y, radius: one.radius },
  }));
}

interface TokenButtonProps {
  readonly token: MapToken;
  readonly isStop: boolean;
  readonly press: () => void;
  readonly walk: (event: KeyboardEvent<SVGGElement>) => void;
}

export function TokenButton({ token, isStop, press, walk }: TokenButtonProps): ReactNode {
  const { model, view, language } = useBoard();
  const say = useWords();
  const { height } = model.content.map;
  const { mark, name, x, y, radius } = token;
  const from = view.active === null ? null : roundOf(model, view, view.active.figure);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of the page cannot stand inside a drawing.
    <g
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={[capital(thingName(model, name, language)), ...where()].join(', ')}
      className={style['button']}
      data-mark={mark}
      data-token={name}
      transform={`translate(${x} ${height - y})`}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
      onKeyDown={walk}
    >
      <circle className={style['ring']} r={radius + 120} />
    </g>
  );

  function where(): readonly string[] {
    if (from === null) return [];
    const gap = apart(from, { x, y, r: radius });
    const bearing = pointOf(x - from.x, y - from.y);
    const band = bandOf(gap);
    return [
      say('inch', { inches: number(gap / 1000, 2, language) }),
      ...(bearing === null ? [] : [pointName(bearing, language)]),
      band > 5 ? say('range.beyond') : say('range', { range: band }),
    ];
  }
}
