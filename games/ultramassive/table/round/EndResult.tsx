/** The end: ranks, with what was compared and which step decided (R61, R62, R71, R79). */
import type { ReactNode } from 'react';
import { challengesDone } from '../../rules/challenges.ts';
import { compared, goals, outcome, steps, tiesOf } from '../../rules/ranking.ts';
import { isSolo } from '../../rules/state.ts';
import { useBoard, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import style from './EndResult.module.css';

export function EndResult(): ReactNode {
  const { view, cards } = useBoard();
  const result = view.phase === 'over' ? outcome(cards, view) : null;
  if (result === null) return null;
  return isSolo(view) ? <Alone won={result.ranks[0] === 1} /> : <Ranking ranks={result.ranks} />;
}

function Ranking({ ranks }: { readonly ranks: readonly number[] }): ReactNode {
  const { view, cards, props } = useBoard();
  const say = useWords();
  const rows = view.seats
    .map((place, at) => ({ at, rank: ranks[at] ?? 0, values: compared(cards, place) }))
    .sort((a, b) => a.rank - b.rank);
  // The step at which a row parts from a neighbour it is level with on Solar Mass; otherwise that is Solar Mass itself.
  const ties = tiesOf(cards, view);
  const decides = (seat: number, step: number): boolean => {
    const own = ties.filter(({ ahead, behind }) => ahead === seat || behind === seat);
    return own.length === 0 ? step === 0 : own.some((one) => one.step === steps[step]);
  };
  return (
    <section className={style['end']} aria-label={say('end')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('end.rank')}</th>
            <th scope="col">{say('end.player')}</th>
            {steps.map((step) => (
              <th key={step} scope="col">
                {say(`end.${step}`)}
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
                <td key={steps[i]} data-decides={decides(at, i)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Alone({ won }: { readonly won: boolean }): ReactNode {
  const { view } = useBoard();
  const say = useWords();
  const goal = goals[view.options.mode === 'soloHard' ? 'soloHard' : 'soloNormal'];
  const done = challengesDone(view);
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
