/** AW1: which of two resource cards is played. Pointing at one shows on the map what it would do. */
import type { ReactNode } from 'react';
import { isSelected } from '../../../pieces/offering.ts';
import { wordsFor } from '../../words/choices.ts';
import { seenIn } from '../../words/known.ts';
import { FaceDrawing } from '../cards/FaceDrawing.tsx';
import { useBoard } from '../context.ts';
import { useDeskWords } from '../useDeskWords.ts';
import style from './ChoosePanel.module.css';
import { Note, Panel } from './Panel.tsx';

export function ChoosePanel(): ReactNode {
  const { props, board, view, actor, language, point, pointed, act } = useBoard();
  const say = useDeskWords();
  return (
    <Panel title={say('choose.title')} isCalling>
      <div className={style['offer']}>
        {seenIn(view.offered).map((card) => {
          const move = { do: 'choose', card } as const;
          return (
            <button
              key={card}
              type="button"
              className={style['offered']}
              aria-label={wordsFor(board, view, actor, move, language)}
              data-thing={`resource ${card}`}
              data-pointed={pointed === card}
              data-selected={isSelected(props, actor, move) || undefined}
              onPointerEnter={() => point(card)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(card)}
              onBlur={() => point(null)}
              onClick={() => act(move)}
            >
              <FaceDrawing
                thing={{ kind: 'resource', id: card }}
                ruleset={props.ruleset}
                settings={props.settings}
              />
            </button>
          );
        })}
      </div>
      <Note>{say('choose.note')}</Note>
    </Panel>
  );
}
