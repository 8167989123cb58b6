/** The result: how the match ended, and where the points of each crew come from (A54). */
import type { ReactNode } from 'react';
import { colours } from '../../rules/content.ts';
import { asidePoints, bonusOf, placing, pointsOf } from '../../rules/score.ts';
import { say as words } from '../../words/texts.ts';
import { crewCalled, useBoard } from '../context.ts';
import { Panel } from '../desk/Panel.tsx';
import { CubeMark, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './EndTable.module.css';
import table from './SumTable.module.css';

export function EndTable(): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  if (view.ending === null) return null;
  const rows = view.crews
    .map((one, crew) => ({ crew, one, rank: placing(board, view, crew).rank }))
    .sort((a, b) => a.rank - b.rank || a.crew - b.crew);
  return (
    <Panel title={say(`end.${view.ending}`)} isCalling>
      <div className={style['wide']}>
        <table className={table['sum']}>
          <thead>
            <tr>
              {!view.coop && <th scope="col">{say('end.rank')}</th>}
              <td />
              {[...colours].reverse().map((colour) => (
                <th key={colour} scope="col">
                  <CubeMark colour={colour} points={board.points[colour]} size="1.4em" />
                  <span className="unseen">{words(language, `colour.${colour}`)}</span>
                </th>
              ))}
              <th scope="col">{say('end.bonus')}</th>
              <th scope="col">{say('end.points')}</th>
              <th scope="col">{say('end.aside')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ crew, one, rank }) => (
              <tr
                key={crew}
                data-winner={view.coop ? view.ending === 'won' && crew < view.humans : rank === 1}
              >
                {!view.coop && <td>{rank}</td>}
                <th scope="row">
                  <Mark base={one.base} /> {crewCalled(props, board, view, crew)}
                </th>
                {[...colours].reverse().map((colour) => (
                  <td key={colour}>{one.stored[colour] * board.points[colour]}</td>
                ))}
                <td>{bonusOf(board, one)}</td>
                <td>
                  <b>{pointsOf(board, one)}</b>
                </td>
                <td>{asidePoints(board, one) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
