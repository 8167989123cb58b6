/** What your crew holds: cards, and cubes on the way. Wounds are shown with all crews. */
import type { ReactNode } from 'react';
import { colours } from '../../rules/content.ts';
import { countCubes } from '../../rules/cubes.ts';
import { say as words } from '../../words/texts.ts';
import { useBoard } from '../context.ts';
import { Hand } from '../desk/Hand.tsx';
import { Note, Panel } from '../desk/Panel.tsx';
import type { Passing } from '../desk/usePassing.ts';
import { CubeMark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './CrewSheet.module.css';

export function CrewSheet({ passing }: { readonly passing: Passing }): ReactNode {
  const { board, view, actor, language, step } = useBoard();
  const say = useDeskWords();
  const crew = view.crews[actor];
  if (crew === undefined) return null;
  const isHandElsewhere = step?.do === 'command' || step?.do === 'react';
  return (
    <Panel title={say('sheet.title', { base: board.bases[crew.base]?.name ?? '' })}>
      {(['haul', 'aside'] as const).map(
        (pile) =>
          countCubes(crew[pile]) > 0 && (
            <p key={pile} className={style['pile']} data-thing={`${pile} 0`}>
              <span>{words(language, pile)}</span>
              {colours.map((colour) =>
                Array.from({ length: crew[pile][colour] }, (_, i) => i).map((i) => (
                  <CubeMark
                    key={`${colour} ${i}`}
                    colour={colour}
                    points={board.points[colour]}
                    size="1.4em"
                  />
                )),
              )}
            </p>
          ),
      )}
      {crew.withdrawn > 0 && <Note>{say.count('sheet.withdrawn', crew.withdrawn)}</Note>}
      {!isHandElsewhere && <Hand phase={null} />}
      {crew.hand.length > 0 && view.ending === null && (
        <label className={style['ahead']}>
          <input
            type="checkbox"
            checked={passing.isOn}
            onChange={(event) => passing.set(event.target.checked)}
          />
          {say('sheet.pass')}
        </label>
      )}
    </Panel>
  );
}
