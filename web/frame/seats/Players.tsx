import { has } from '@accretion/engine';
import { levelName } from '../../lobby/levels.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFrame } from '../frame.ts';
import { Section } from '../panel/Section.tsx';
import { othersOf } from '../words.ts';
import { playerAvatar } from './avatars.ts';
import { Clock } from './Clock.tsx';
import styles from './Players.module.css';
import { markIn, SeatMark } from './SeatMark.tsx';

/** Who sits where and whose turn it is, in words and not by colour alone. */
export function Players() {
  const t = useTexts();
  const frame = useFrame();
  const { players, mine, outcome, company } = frame.state;
  // A running clock is shown as it runs, whatever scene is being shown.
  const { asked, clocks } = frame.newest;
  const isPaused = company?.isPaused === true;
  return (
    <Section title={t('table.players')} part="players">
      <ul className={styles.players}>
        {players.map((player, seat) => {
          const isAsked = outcome === null && !isPaused && has(asked, seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity of a player.
            <li key={seat} data-asked={isAsked}>
              <SeatMark mark={markIn(frame, seat)} avatar={playerAvatar(player)} />
              <span className={styles.name}>{player.name}</span>
              {player.role !== undefined && <span className={styles.mark}>{player.role}</span>}
              {has(mine, seat) && !player.isAnsweredFor && (
                <span className={styles.mark}>{t('table.you')}</span>
              )}
              {player.bot !== null && (
                <span className={styles.mark}>
                  {t(player.is === 'bot' ? 'table.botOf' : 'table.standIn', {
                    level: levelName(player.bot, t),
                  })}
                </span>
              )}
              {player.isAnsweredFor && (
                <span className={styles.mark}>
                  {t(has(mine, seat) ? 'table.answerFor' : 'table.partner')}
                </span>
              )}
              {!player.present && (
                <span className={styles.mark}>{t(player.is === 'nobody' ? 'table.free' : 'table.away')}</span>
              )}
              {isAsked && <span className={styles.asked}>{t('table.thinking')}</span>}
              {clocks !== undefined && <Clock clocks={clocks} seat={seat} isRunning={isAsked} />}
            </li>
          );
        })}
        {othersOf(frame).map(({ name }, index) => (
          <li key={name}>
            <SeatMark mark={markIn(frame, players.length + index)} />
            <span className={styles.name}>{name}</span>
            <span className={styles.mark}>{t('table.byItself')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
