import type { MatchInfo } from '@accretion/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ProblemText } from '../design/Field.tsx';
import { usualBot } from '../lobby/playNow.ts';
import { call } from '../server/call.ts';
import { troubleIn } from '../server/trouble.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Invitation.module.css';

interface Props {
  readonly info: MatchInfo;
  readonly onChange: (info: MatchInfo) => void;
}

/** Who sits where before the start; the host may seat bots in open seats and remove them again. */
export function SeatList({ info, onChange }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (task: Promise<MatchInfo>): Promise<void> => {
    await task.then(onChange, (error: unknown) => setProblem(troubleIn(error).words[language]));
  };
  const mayChange = info.isHost && info.status === 'open';
  return (
    <>
      <ol className={styles.seats}>
        {info.seats.map(({ holder, name, present }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity.
          <li key={seat}>
            {holder === 'open' ? (
              <span className={styles.free}>{t('join.free')}</span>
            ) : (
              <strong>{name ?? t('table.bot')}</strong>
            )}
            {info.mine.includes(seat) && <span className={styles.mark}>{t('table.you')}</span>}
            {holder === 'person' && !present && !info.mine.includes(seat) && (
              <span className={styles.mark}>{t('table.away')}</span>
            )}
            {mayChange && holder === 'open' && (
              <Button
                look="quiet"
                aria-label={`${t('company.seatBot')}: ${t('table.seat', { n: seat + 1 })}`}
                onClick={() => void change(call('seatBot', { id: info.id, seat, body: { level: usualBot } }))}
              >
                {t('company.seatBot')}
              </Button>
            )}
            {mayChange && holder === 'bot' && (
              <Button
                look="quiet"
                aria-label={`${t('join.botAway')}: ${t('table.seat', { n: seat + 1 })}`}
                onClick={() => void change(call('handBack', { id: info.id, seat }))}
              >
                {t('join.botAway')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {problem !== null && <ProblemText>{problem}</ProblemText>}
    </>
  );
}
