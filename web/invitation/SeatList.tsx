import type { Seat } from '@accretion/engine';
import type { LobbyCard } from '@accretion/games/tables';
import type { MatchInfo } from '@accretion/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { ProblemText } from '../design/Field.tsx';
import { seatAvatar } from '../frame/seats/avatars.ts';
import { SeatMark } from '../frame/seats/SeatMark.tsx';
import { seatLabel } from '../frame/seats/seatNames.ts';
import { levelName, standInLevel } from '../lobby/levels.ts';
import { joinWithNumber } from '../match/ownNumber.ts';
import { call } from '../server/call.ts';
import { introduce } from '../server/me.ts';
import { troubleIn } from '../server/trouble.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Invitation.module.css';
import { useRoles } from './useRoles.ts';

interface Props {
  readonly info: MatchInfo;
  readonly card: LobbyCard | undefined;
  readonly onChange: (info: MatchInfo) => void;
}

/**
 * Who sits where before the start; the host may seat bots in open seats and remove them again. Where seats differ, people
 * choose theirs, also several.
 */
export function SeatList({ info, card, onChange }: Props) {
  const t = useTexts();
  const { language, name: ownName } = usePreferences();
  const roles = useRoles(info, card);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (task: Promise<MatchInfo>): Promise<void> => {
    await task.then(onChange, (error: unknown) => setProblem(troubleIn(error).words[language]));
  };
  const take = async (seat: Seat): Promise<MatchInfo> => {
    await introduce(ownName.trim() || t('settings.nobody'));
    return joinWithNumber(info, seat);
  };
  const isOpen = info.status === 'open';
  const mayChange = info.isHost && isOpen;
  const mayChoose = card?.roles !== undefined && isOpen;
  return (
    <>
      <ol className={styles.seats}>
        {info.seats.map(({ holder, name, present, bot, avatar }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seat is the identity.
          <li key={seat}>
            {card?.roles !== undefined && (
              <span className={styles.mark}>{seatLabel({ roles }, seat, card, language, t)}</span>
            )}
            {holder === 'open' ? (
              <span className={styles.free}>{t('join.free')}</span>
            ) : (
              <>
                <SeatMark mark={null} avatar={seatAvatar({ holder, name, bot, avatar })} />
                <strong>{name ?? t('table.bot')}</strong>
              </>
            )}
            {holder === 'bot' && bot !== null && <span className={styles.mark}>{levelName(bot, t)}</span>}
            {info.mine.includes(seat) && <span className={styles.mark}>{t('table.you')}</span>}
            {holder === 'person' && !present && !info.mine.includes(seat) && (
              <span className={styles.mark}>{t('table.away')}</span>
            )}
            {mayChoose && holder === 'open' && (
              <Button
                look="quiet"
                aria-label={`${t('join.take')}: ${seatLabel({ roles }, seat, card, language, t)}`}
                onClick={() => void change(take(seat))}
              >
                {t('join.take')}
              </Button>
            )}
            {mayChoose && info.mine.length > 1 && info.mine.includes(seat) && (
              <Button
                look="quiet"
                aria-label={`${t('join.give')}: ${seatLabel({ roles }, seat, card, language, t)}`}
                onClick={() => void change(call('leave', { id: info.id, body: { seat } }))}
              >
                {t('join.give')}
              </Button>
            )}
            {mayChange && holder === 'open' && (
              <Button
                look="quiet"
                aria-label={`${t('company.seatBot')}: ${t('table.seat', { n: seat + 1 })}`}
                onClick={() =>
                  void change(call('seatBot', { id: info.id, seat, body: { level: standInLevel } }))
                }
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
