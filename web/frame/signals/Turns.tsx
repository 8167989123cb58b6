import { has, listSeats, type Seat } from '@accretion/engine';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Clock } from '../seats/Clock.tsx';
import styles from './Signals.module.css';

/** Whose turn it is and how much time is left, and this person's own clock: as it is now, whatever scene is shown. */
export function Turns() {
  const t = useTexts();
  const { asked, mine, names, clocks, outcome, company } = useFrame().newest;
  if (outcome !== null) return null;
  const isSeveral = listSeats(mine).length > 1;
  const running = company?.isPaused === true ? 0 : asked;
  const left = (seat: Seat): number => clocks?.left[seat] ?? 0;
  const [next, ...more] = listSeats(running & ~mine).sort((one, other) => left(one) - left(other));
  const own = listSeats(mine).filter((seat) => clocks !== undefined || has(running, seat));
  const seats = [...own, ...(next === undefined ? [] : [next])];
  return (
    <ul className={styles.turns} aria-label={t('signals.turns')}>
      {seats.map((seat) => (
        <li key={seat} data-asked={has(running, seat)}>
          <span className={styles.who}>{has(mine, seat) && !isSeveral ? t('table.you') : names[seat]}</span>
          {has(running, seat) && <span className="unseen">{t('table.thinking')}</span>}
          {clocks !== undefined && <Clock clocks={clocks} seat={seat} isRunning={has(running, seat)} />}
        </li>
      ))}
      {more.length > 0 && (
        <li data-asked="true" title={more.map((seat) => names[seat]).join(', ')}>
          {t('signals.more', { count: more.length })}
        </li>
      )}
    </ul>
  );
}
