/** The podium itself: the first three on steps, the others in a row below. Points count up, the winner's last. */
import { Count } from '@accretion/games/show';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import type { Standing } from '../../end/standings.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import styles from './Steps.module.css';

const counting = 900;
/** Milliseconds until a rank is told: the third comes first. */
const waitsFor = (rank: number): number => Math.max(0, 3 - rank) * 550;

interface Props {
  readonly standings: readonly Standing[];
  readonly hasMotion: boolean;
}

export function Steps({ standings, hasMotion }: Props) {
  const t = useTexts();
  const points = ({ points, rank }: Standing) => (
    <Count from={0} to={points} lasts={hasMotion ? counting : 0} waits={waitsFor(rank)} />
  );
  const top = standings.slice(0, 3);
  const rest = standings.slice(3);
  return (
    <>
      <ol className={styles.steps} data-steps={top.length}>
        {top.map((one, place) => (
          <li
            key={one.player}
            className={styles.step}
            data-rank={Math.min(one.rank, 3)}
            data-mine={one.isMine}
            style={{ '--place': place, '--waits': `${waitsFor(one.rank)}ms` } as CSSProperties}
          >
            <span className={styles.who}>
              <span className={styles.mark}>
                {one.rank === 1 && <Halo of="behind" />}
                <SeatMark mark={one.mark} avatar={one.avatar} />
                {one.rank === 1 && <Halo of="front" />}
              </span>
              <span className={styles.name}>{one.name}</span>
              {one.isMine && <small>{t('table.you')}</small>}
            </span>
            <span className={styles.block}>
              <span className={styles.rank}>
                <span className="unseen">{t('end.rank')} </span>
                {one.rank}
              </span>
              <span className={styles.points}>{points(one)}</span>
            </span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ol className={styles.rest} start={4}>
          {rest.map((one) => (
            <li key={one.player}>
              <span>
                <span className="unseen">{t('end.rank')} </span>
                {one.rank}
              </span>
              <SeatMark mark={one.mark} avatar={one.avatar} />
              <span className={styles.name}>{one.name}</span>
              {one.isMine && <small>{t('table.you')}</small>}
              <span className={styles.points}>{points(one)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The disc of matter around the winner, behind the mark and in front of it. */
const Halo = ({ of }: { readonly of: 'behind' | 'front' }) => (
  <svg className={styles.halo} viewBox="-60 -30 120 60" aria-hidden="true" data-of={of}>
    {[0, 1, 2].map((i) => (
      <path
        key={i}
        d={`M${-40 - 7 * i} 0A${40 + 7 * i} ${13 + 3 * i} 0 0 ${of === 'front' ? 0 : 1} ${40 + 7 * i} 0`}
        fill="none"
        stroke={['#ffe2b0', '#ffb35c', '#ff7a45'][i]}
        strokeWidth={3.2 - i * 0.8}
        opacity={0.95 - i * 0.25}
      />
    ))}
  </svg>
);
