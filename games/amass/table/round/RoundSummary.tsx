/** What the last round brought, crew by crew. */
import type { ReactNode } from 'react';
import type { Colour } from '../../rules/content.ts';
import { crewCalled, useBoard } from '../context.ts';
import { DeskButton } from '../desk/DeskButton.tsx';
import { Note, Panel } from '../desk/Panel.tsx';
import { CubeMark, Mark } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './RoundSummary.module.css';
import table from './SumTable.module.css';
import type { CrewSum, RoundSum } from './summary.ts';

interface Props {
  readonly sum: RoundSum;
  /** Without it there is nothing to close. */
  readonly close?: () => void;
}

export function RoundSummary({ sum, close }: Props): ReactNode {
  const { props, board, view } = useBoard();
  const say = useDeskWords();
  const minedBy = ({ mined }: CrewSum): readonly Colour[] =>
    mined.flatMap(({ mine, cubes }) => {
      const colour = board.zones[board.place(mine)]?.colour;
      return colour === undefined ? [] : Array.from({ length: cubes }, () => colour);
    });
  return (
    <Panel
      title={say('sum.title', { round: sum.round })}
      aside={close !== undefined && <DeskButton onClick={close}>{say('close')}</DeskButton>}
    >
      <table className={`${table['sum']} ${style['brief']}`}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('sum.mined')}</th>
            <th scope="col">{say('sum.stolen')}</th>
            <th scope="col">{say('sum.lost')}</th>
            <th scope="col">{say('sum.hurt')}</th>
            <th scope="col">{say('sum.cards')}</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((crew) => {
            const one = sum.crews[crew];
            if (one === undefined) return null;
            return (
              <tr key={crew}>
                <th scope="row">
                  <Mark base={view.crews[crew]?.base ?? 0} /> {crewCalled(props, board, view, crew)}
                </th>
                <td>
                  <Cubes of={minedBy(one)} />
                </td>
                <td>
                  <Cubes of={one.stolen} />
                </td>
                <td>
                  <Cubes of={one.robbed} />
                </td>
                <td>{one.wounds || '–'}</td>
                <td>{crew < view.humans ? one.cards || '–' : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {sum.cleared > 0 && <Note>{say.count('sum.cleared', sum.cleared)}</Note>}
    </Panel>
  );
}

function Cubes({ of }: { readonly of: readonly Colour[] }): ReactNode {
  const { board } = useBoard();
  if (of.length === 0) return '–';
  const kinds = [...new Set(of)];
  return kinds.map((colour) => {
    const count = of.filter((one) => one === colour).length;
    return (
      <span key={colour} className={style['few']}>
        {count > 1 && count}
        <CubeMark colour={colour} points={board.points[colour]} size="1.2em" />
      </span>
    );
  });
}
