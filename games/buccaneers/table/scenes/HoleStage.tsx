/** A new Round: its hole opens over the table (B4). For eyes only. */
import type { CSSProperties, ReactNode } from 'react';
import { holeName } from '../../words/names.ts';
import { Face } from '../cards/Face.tsx';
import { useBoard, useWords } from '../context.ts';
import style from './HoleStage.module.css';

export function HoleStage({ lasts }: { readonly lasts: number }): ReactNode {
  const { props, view, cards, language } = useBoard();
  const say = useWords();
  if (view.hole === null) return null;
  return (
    <div className={style['stage']} aria-hidden="true" style={{ '--lasts': `${lasts}ms` } as CSSProperties}>
      <figure className={style['hole']}>
        <Face thing={{ kind: 'hole', id: view.hole }} ruleset={props.ruleset} settings={props.settings} />
        <figcaption>
          <b>{say('hole.round', { round: view.round, rounds: cards.rounds })}</b>
          <span>{holeName(cards, view.hole, language)}</span>
        </figcaption>
      </figure>
    </div>
  );
}
