/** What stands in the rows of a scoring: a total, a comparison, a verdict, points. */
import type { ReactNode } from 'react';
import { useWords } from '../context.ts';
import style from './Figures.module.css';

interface FigureProps {
  readonly children: ReactNode;
}

/** The number at the right end of a row; `equals`: what the terms before it add up to. */
export const Total = ({ children, equals }: FigureProps & { readonly equals?: boolean }): ReactNode => (
  <span className={style['total']} data-equals={equals}>
    {children}
  </span>
);

export const Comparison = ({ children }: FigureProps): ReactNode => (
  <span className={style['comparison']}>{children}</span>
);

export function Verdict({ isDrawnIn }: { readonly isDrawnIn: boolean }): ReactNode {
  const say = useWords();
  return (
    <span className={style['verdict']} data-drawn={isDrawnIn}>
      {say(isDrawnIn ? 'score.drawnIn' : 'score.safe')}
    </span>
  );
}

export function Points({ points }: { readonly points: number }): ReactNode {
  const say = useWords();
  return <b className={style['points']}>{say('score.points', { points })}</b>;
}
