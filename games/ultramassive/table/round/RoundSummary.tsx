/** What a Round has brought everyone: as a scene when it ends, then until the next one is well under way. */
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { usualMark } from '../../../pieces/marks.ts';
import { useBoard, useWords } from '../context.ts';
import { SeatMark } from '../SeatMark.tsx';
import { type Brought, broughtIn } from './brought.ts';
import style from './RoundSummary.module.css';

/** The Round to sum up now, if there is one. */
function useRound(): number | null {
  const { view, props } = useBoard();
  if (props.scene?.kind === 'round') return view.round;
  const isFresh = view.phase === 'draft' || view.phase === 'gaining';
  return isFresh && view.round > 1 ? view.round - 1 : null;
}

export function RoundSummary(): ReactNode {
  const { view, props } = useBoard();
  const log = props.log ?? props.news;
  const round = useRound();
  const seats = view.seats.length;
  const brought = useMemo(() => (round === null ? null : broughtIn(log, round, seats)), [log, round, seats]);
  if (brought === null) return null;
  return props.scene?.kind === 'round' ? <Ended brought={brought} /> : <Line brought={brought} />;
}

function Line({ brought }: { readonly brought: Brought }): ReactNode {
  const { props } = useBoard();
  const say = useWords();
  const { round, gains, bonuses } = brought;
  return (
    <section className={style['summary']} aria-label={say('summary', { round })}>
      <b>{say('summary', { round })}</b>
      {gains.map((gain, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
        <span key={seat}>
          <SeatMark seat={seat} /> {props.names[seat]} <b>{signed(gain)}</b>
          {(bonuses[seat] ?? 0) > 0 && <small> {say('summary.bonus', { bonus: bonuses[seat] ?? 0 })}</small>}
        </span>
      ))}
    </section>
  );
}

const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : `+${gain}`);

/** The largest gain is the longest bar. */
function Ended({ brought: { round, gains, bonuses } }: { readonly brought: Brought }): ReactNode {
  const { props, view } = useBoard();
  const say = useWords();
  const most = Math.max(1, ...gains);
  return (
    <div className={style['spot']}>
      <section className={style['ended']} aria-label={say('summary', { round })}>
        <h3>{say('summary', { round })}</h3>
        <ul>
          {gains.map((gain, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
            <li key={seat}>
              <span className={style['who']}>
                <SeatMark seat={seat} /> {props.names[seat]}
              </span>
              <span
                className={style['bar']}
                style={
                  {
                    '--share': `${(100 * Math.max(0, gain)) / most}%`,
                    '--seat': usualMark(seat).fill,
                  } as CSSProperties
                }
              />
              <b>{signed(gain)}</b>
              <span>{say('summary.total', { mass: view.seats[seat]?.mass ?? 0 })}</span>
              {(bonuses[seat] ?? 0) > 0 && (
                <small>{say('summary.bonus', { bonus: bonuses[seat] ?? 0 })}</small>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
