/** The end: ranks, with what was compared and which step decided (R61, R62, R71, R79). */
import type { ReactNode } from 'react';
import { leftOn } from '../rules/board.ts';
import { challengesDone } from '../rules/challenges.ts';
import { goals, outcome } from '../rules/ranking.ts';
import { isSolo } from '../rules/state.ts';
import { useBoard, useWords } from './context.ts';
import style from './EndResult.module.css';
import { openPart, placeIn } from './known.ts';
import { SeatMark } from './SeatMark.tsx';

const columns = ['solarMass', 'tokensLeft', 'discoverySpent', 'openWormholes'] as const;

export function EndResult(): ReactNode {
  const { view, cards } = useBoard();
  const result = view.phase === 'over' ? outcome(cards, openPart(view)) : null;
  if (result === null) return null;
  return isSolo(openPart(view)) ? <Alone won={result.ranks[0] === 1} /> : <Ranking {...result} />;
}

interface RankingProps {
  readonly ranks: readonly number[];
  readonly by?: readonly string[];
}

function Ranking({ ranks, by = [] }: RankingProps): ReactNode {
  const { view, cards, props } = useBoard();
  const say = useWords();
  const rows = view.seats
    .map((seat, at) => {
      const place = placeIn(seat);
      const open = place.wormholes.filter((one) => one.open).length;
      return { at, rank: ranks[at] ?? 0, values: [place.mass, leftOn(cards, place), place.spent, open] };
    })
    .sort((a, b) => a.rank - b.rank);
  const deciding = by.reduce((most, step) => Math.max(most, columns.indexOf(step as 'solarMass')), 0);
  return (
    <section className={style['end']} aria-label={say('end')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('end.rank')}</th>
            <th scope="col">{say('end.player')}</th>
            {columns.map((column, i) => (
              <th key={column} scope="col" data-decides={i === deciding}>
                {say(`end.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, rank, values }) => (
            <tr key={at} data-first={rank === 1}>
              <td>{rank}</td>
              <th scope="row">
                <SeatMark seat={at} /> {props.names[at]}
              </th>
              {values.map((value, i) => (
                <td key={columns[i]} data-decides={i === deciding}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {deciding > 0 && <p>{say('end.tie', { step: say(`end.${columns[deciding] ?? 'solarMass'}`) })}</p>}
      {by.includes('shared') && <p>{say('end.shared')}</p>}
    </section>
  );
}

function Alone({ won }: { readonly won: boolean }): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  const goal = goals[view.options.mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
  const done = challengesDone(openPart(view));
  const mass = view.seats[0]?.mass ?? 0;
  return (
    <section className={style['end']} aria-label={say('end')} data-won={won}>
      <h3>{say(won ? 'end.won' : 'end.lost')}</h3>
      <ul>
        <li data-met={done >= goal.challenges}>
          {say(done >= goal.challenges ? 'end.met' : 'end.unmet', {
            what: say('solo.challenges', { done, goal: goal.challenges }),
          })}
        </li>
        <li data-met={mass >= goal.solarMass}>
          {say(mass >= goal.solarMass ? 'end.met' : 'end.unmet', {
            what: say('solo.mass', { mass, goal: goal.solarMass }),
          })}
        </li>
      </ul>
    </section>
  );
}
