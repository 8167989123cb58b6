/** AW6: the partners of a co-op game agree who takes what. */
import type { ReactNode } from 'react';
import { isMine } from '../../rules/board.ts';
import { nextHuman } from '../../rules/crews.ts';
import { placeTitle } from '../../words/names.ts';
import { crewCalled, useBoard } from '../context.ts';
import { CubeMark, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './AgreePanel.module.css';
import { MoveButton } from './MoveButton.tsx';
import { Actions, Note, Panel } from './Panel.tsx';

export function AgreePanel(): ReactNode {
  const { props, board, view, moves, language, step, lookedAt } = useBoard();
  const say = useDeskWords();
  const at = String(step?.['at'] ?? '');
  const place = board.place(at);
  const zone = isMine(board, place) ? board.zones[place] : undefined;
  const cubes = zone === undefined ? 1 : (view.mines[zone.mine] ?? 0);
  const partner = nextHuman(view, view.first);
  const isProposing = step?.do === 'propose';
  const attempt = Number(step?.['attempt'] ?? 1);
  const share = (own: number): ReactNode =>
    [view.first, partner].map((crew, i) => {
      const takes = i === 0 ? own : cubes - own;
      return (
        <span key={crew} className={style['share']}>
          <Mark base={view.crews[crew]?.base ?? 0} size="1.3em" /> {crewCalled(props, board, view, crew)}:{' '}
          {zone === undefined ? (
            say(takes > 0 ? 'agree.steals' : 'agree.yields')
          ) : (
            <>
              {takes} <CubeMark colour={zone.colour} points={board.points[zone.colour]} />
            </>
          )}
        </span>
      );
    });
  const proposals = moves.flatMap((move) => (move.do === 'propose' ? [move] : []));
  return (
    <Panel
      title={say('agree.title', { place: placeTitle(board, place, language) })}
      isCalling
      comesUp
      isLooked={lookedAt !== null}
    >
      <Note>{say('agree.attempt', { attempt })}</Note>
      {isProposing ? (
        <ul className={style['proposals']}>
          {proposals.map((move) => (
            <li key={move.own}>
              <MoveButton move={move}>{share(move.own)}</MoveButton>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={style['proposal']}>{share(Number(step?.['own'] ?? 0))}</p>
          <Actions>
            <MoveButton move={{ do: 'accept' }} look="main">
              {say('agree.accept')}
            </MoveButton>
            <MoveButton move={{ do: 'sendBack' }}>{say('agree.sendBack')}</MoveButton>
          </Actions>
        </>
      )}
    </Panel>
  );
}
