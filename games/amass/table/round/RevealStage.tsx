/** The reveal is a moment: all plans turn up together over the map, while the members land (A8). For eyes only. */
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { counted } from '../../words/choices.ts';
import { placeWords } from '../../words/names.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { crewCalled, useBoard } from '../context.ts';
import { Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './RevealStage.module.css';
import type { Revealed } from './useStory.ts';

const held = 2600;

export function RevealStage({ revealed, done }: { readonly revealed: Revealed; done(): void }): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  useEffect(() => {
    const timer = setTimeout(done, held);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <div className={style['stage']} aria-hidden="true">
      <p className={style['title']}>{say('reveal')}</p>
      <ul>
        {revealed.plans.map(({ crew, places, card }, i) => (
          <li key={crew} style={{ '--delay': `${i * 160}ms` } as CSSProperties}>
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
