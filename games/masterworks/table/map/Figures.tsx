/** Figures and tokens on the map as buttons: one stop for the Tab key, arrows walk to the next one that way. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useBoard } from '../context.ts';
import { readingOrder } from '../ear/readingOrder.ts';
import { useFigureText } from '../ear/useFigureText.ts';
import { FigureDrawing } from './FigureDrawing.tsx';
import style from './Figures.module.css';
import { drawnFigures } from './figures.ts';
import { TokenButton, useTokens } from './TokenButtons.tsx';
import { nextThatWay } from './walking.ts';

interface FiguresProps {
  /** The one whose ghost is in hand; −1 for none. */
  readonly ghosted: number;
  /** May tokens be pressed, or do presses mean the ground under them? */
  readonly hasTokens: boolean;
  readonly pressed: (mark: number) => void;
  readonly touched: (token: string) => void;
}

export function Figures({ ghosted, hasTokens, pressed, touched }: FiguresProps): ReactNode {
  const { model, view, language, lookedAt } = useBoard();
  const { height } = model.content.map;
  const described = useFigureText();
  const [current, setCurrent] = useState(-1);
  const figures = readingOrder(drawnFigures(model, view, language));
  const tokens = useTokens();
  const things = readingOrder([...figures, ...tokens]);
  const stop = things.some(({ mark }) => mark === current)
    ? current
    : (view.active?.figure ?? figures[0]?.mark);

  const press = (event: KeyboardEvent<SVGGElement>, mark: number, name: string | null): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      return name === null ? pressed(mark) : touched(name);
    }
    const next = nextThatWay(things, mark, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(next);
    const group = event.currentTarget.parentElement;
    group?.querySelector<SVGGElement>(`[data-mark="${next}"]`)?.focus();
  };

  return (
    <g className={style['figures']}>
      {hasTokens &&
        tokens.map((token) => (
          <TokenButton
            key={token.name}
            token={token}
            isStop={token.mark === stop}
            press={() => touched(token.name)}
            walk={(event) => press(event, token.mark, token.name)}
          />
        ))}
      {figures.map((figure) => (
        // biome-ignore lint/a11y/useSemanticElements: a button of the page cannot stand inside a drawing.
        <g
          key={figure.mark}
          role="button"
          tabIndex={figure.mark === stop ? 0 : -1}
          aria-label={described(figure.mark)}
          aria-pressed={lookedAt === figure.mark}
          className={style['button']}
          data-mark={figure.mark}
          data-thing={`character ${view.figures[figure.mark]?.character}`}
          data-ghosted={ghosted === figure.mark}
          transform={`translate(${figure.x} ${height - figure.y})`}
          onClick={(event) => {
            event.stopPropagation();
            setCurrent(figure.mark);
            pressed(figure.mark);
          }}
          onKeyDown={(event) => press(event, figure.mark, null)}
        >
          <circle className={style['ring']} r={figure.r + 190} />
          <FigureDrawing {...figure} />
        </g>
      ))}
    </g>
  );
}
