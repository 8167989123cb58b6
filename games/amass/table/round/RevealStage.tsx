/** The reveal is a moment: the plans of all people turn up together, then the AI cards (A8, A40). */
import type { CSSProperties, ReactNode } from 'react';
import { counted } from '../../words/choices.ts';
import { placeWords } from '../../words/names.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { crewCalled, useBoard } from '../context.ts';
import { Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './RevealStage.module.css';
import type { Plan } from './story.ts';

export function RevealStage({ plans }: { readonly plans: readonly Plan[] }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  return (
    <div className={style['stage']}>
      <p className={style['title']}>{say('reveal')}</p>
      <ul>
        {plans.map(({ crew, places, card }) => (
          <li key={crew} style={{ '--nth': card === null ? crew : 0 } as CSSProperties}>
            <Mark base={view.crews[crew]?.base ?? 0} size="1.5em" />
            <b>{crewCalled(props, board, view, crew)}</b>
            {card !== null && (
              <span className={style['order']}>
                <FaceDrawing
                  thing={{ kind: 'order', id: card }}
                  ruleset={props.ruleset}
                  settings={props.settings}
                />
              </span>
            )}
            <span>
              {places.length === 0
                ? say('reveal.home')
                : counted(
                    places.map((at) => placeWords(board, at, language)),
                    language,
                  )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
