/** Who won and who lost where points do not rank anybody: the sides of a match, or all together. */
import { useTexts } from '../../../texts/texts.ts';
import type { Standing } from '../../end/standings.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import styles from './Sides.module.css';

interface Props {
  readonly standings: readonly Standing[];
  readonly isRanked: boolean;
}

export function Sides({ standings, isRanked }: Props) {
  const t = useTexts();
  const winners = standings.filter(({ rank }) => rank === 1);
  const others = standings.filter(({ rank }) => rank !== 1);
  // Alone or together, all have won or lost: the heading says so.
  const hasSides = isRanked && others.length > 0;
  const sides = hasSides
    ? [
        { name: t('end.winners.side'), all: winners, isFirst: true },
        { name: t('end.losers.side'), all: others, isFirst: false },
      ]
    : [{ name: null, all: standings, isFirst: winners.length > 0 }];
  return (
    <div className={styles.sides}>
      {sides.map(({ name, all, isFirst }) => (
        <div key={name} className={styles.side} data-first={isFirst}>
          {name !== null && <h3>{name}</h3>}
          <ul>
            {all.map(({ player, mark, avatar, name: one, isMine }) => (
              <li key={player}>
                <SeatMark {...{ mark, avatar }} />
                <span>{one}</span>
                {isMine && <small>{t('table.you')}</small>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
