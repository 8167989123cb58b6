/** AW7: how many cubes are taken from the outer edge of a facing. Pressing a cube takes it and all outside of it. */
import type { ReactNode } from 'react';
import { facingPlace } from '../../rules/board.ts';
import { placeTitle } from '../../words/names.ts';
import { crewCalled, useBoard } from '../context.ts';
import { CubeMark, Die, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel } from './Panel.tsx';
import style from './StealPanel.module.css';

export function StealPanel(): ReactNode {
  const { props, board, view, moves, actor, language, step, lookedAt } = useBoard();
  const say = useDeskWords();
  const [base, facing, face] = [Number(step?.['base']), Number(step?.['facing']), Number(step?.['face'])];
  const owner = view.owners[base] ?? -1;
  const slots = view.crews[owner]?.slots[facing] ?? [];
  const outside = (slot: number): number => slots.slice(slot).filter((cube) => cube !== null).length;
  const most = Math.max(0, ...moves.flatMap((move) => (move.do === 'steal' ? [move.cubes] : [])));
  return (
    <Panel
      title={say('steal.title', { place: placeTitle(board, facingPlace(board, base, facing), language) })}
      isCalling
      comesUp
      isLooked={lookedAt !== null}
    >
      <div className={style['stealing']}>
        <Die face={face} base={view.crews[actor]?.base ?? 0} />
        <Note>
          <Mark base={base} size="1.2em" />{' '}
          {say('steal.note', { face, crew: crewCalled(props, board, view, owner) })}
        </Note>
      </div>
      <ol className={style['facingRow']} aria-label={say('slots')}>
        {slots.map((cube, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is told by its place.
          <li key={slot}>
            {cube === null ? (
              <span className={style['empty']} />
            ) : (
              <MoveButton move={{ do: 'steal', cubes: outside(slot) }} look="bare">
                <CubeMark colour={cube} points={board.points[cube]} size="2.1rem" />
              </MoveButton>
            )}
          </li>
        ))}
        <li className={style['outer']} aria-hidden="true">
          ⟵ {say('steal.outer')}
        </li>
      </ol>
      <Actions>
        {most > 0 && (
          <MoveButton move={{ do: 'steal', cubes: most }} look="main">
            {say.count('steal.most', most)}
          </MoveButton>
        )}
        <MoveButton move={{ do: 'steal', cubes: 0 }}>{say('steal.none')}</MoveButton>
      </Actions>
    </Panel>
  );
}
