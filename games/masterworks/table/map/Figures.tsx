/** The figures on the map as buttons: one stop for the Tab key, arrows walk to the next one that way. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useBoard } from '../context.ts';
import { readingOrder } from '../ear/readingOrder.ts';
import { useFigureText } from '../ear/useFigureText.ts';
import { FigureDrawing } from './FigureDrawing.tsx';
import style from './Figures.module.css';
import { drawnFigures } from './figures.ts';
import { nextThatWay } from './walking.ts';

export function Figures({ pressed }: { readonly pressed: (mark: number) => void }): ReactNode {
  const { model, view, language, lookedAt, hand } = useBoard();
  const { height } = model.content.map;
  const described = useFigureText();
  const [current, setCurrent] = useState(-1);
  const figures = readingOrder(drawnFigures(model, view, language));
  const stop = figures.some(({ mark }) => mark === current)
    ? current
    : (view.active?.figure ?? figures[0]?.mark);

  const press = (event: KeyboardEvent<SVGGElement>, mark: number): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      return pressed(mark);
    }
    const next = nextThatWay(figures, mark, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(next);
    const group = event.currentTarget.parentElement;
    group?.querySelector<SVGGElement>(`[data-mark="${next}"]`)?.focus();
  };

  return (
    <g className={style['figures']}>
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
          data-ghosted={hand.is === 'ghost' && hand.ghost.figure === figure.mark}
          transform={`translate(${figure.x} ${height - figure.y})`}
          onClick={(event) => {
            event.stopPropagation();
            setCurrent(figure.mark);
            pressed(figure.mark);
          }}
          onPointerUp={(event) => event.stopPropagation()}
          onKeyDown={(event) => press(event, figure.mark)}
        >
          <circle className={style['ring']} r={figure.r + 190} />
          <FigureDrawing {...figure} />
        </g>
      ))}
    </g>
  );
}
