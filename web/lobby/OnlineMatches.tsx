import type { MatchSummary } from '@accretion/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { buttonClass } from '../design/Button.tsx';
import { seatAvatar } from '../frame/seats/avatars.ts';
import { Faces } from '../frame/seats/Faces.tsx';
import { cardOf } from '../match/games.ts';
import { playedThemselves } from '../match/players.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { type Translate, useTexts } from '../texts/texts.ts';
import { ago } from './ago.ts';
import { levelName } from './levels.ts';
import styles from './MyMatches.module.css';
import { useOnline } from './useOnline.ts';

/** The matches on the server around those of this browser: mine before them, open tables after them. */
export default function OnlineMatches({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const { mine, others } = useOnline(true);
  const running = mine.filter(({ status }) => status !== 'over');
  const turns = running.filter(isTurnIn);
  const over = mine.filter(({ status }) => status === 'over').slice(0, 3);
  const rows = [...turns, ...running.filter((one) => !isTurnIn(one)), ...over];
  return (
    <div className={styles.online}>
      {rows.length > 0 && (
        <section aria-labelledby="online">
          <h2 id="online">{t('online.mine')}</h2>
          <ul className={styles.list}>
            {rows.map((match) => (
              <li key={match.id}>
                <Row match={match} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
      <section aria-labelledby="open">
        <h2 id="open">{t('online.open')}</h2>
        {others.length === 0 && <p className={styles.none}>{t('online.none')}</p>}
        <ul className={styles.list}>
          {others.map((match) => (
            <li key={match.id}>
              <Row match={match} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ match }: { readonly match: MatchSummary }) {
  const t = useTexts();
  const { language } = usePreferences();
  const game = cardOf(match.game)?.name[language] ?? match.game;
  const sitting = match.seats.filter(({ holder }, seat) => !match.mine.includes(seat) && holder !== 'open');
  const others = sitting.map(({ name, bot }) => name ?? botText(bot, t));
  const names = new Intl.ListFormat(language).format(others);
  const isMine = match.mine.length > 0;
  const isTurn = isTurnIn(match);
  const go = t(goText(match, isMine));
  const address = match.status === 'open' ? addressOf.invitation(match.id) : addressOf.table(match.id);
  return (
    <article className={styles.row} data-turn={isTurn}>
      <div className={styles.head}>
        <h3>{game}</h3>
        <span className={styles.badge}>{standing(match, isTurn, t)}</span>
      </div>
      <p className={styles.detail}>
        <Faces avatars={sitting.map(seatAvatar)} />
        {others.length > 0 && `${t('lobby.against', { names })} · `}
        {ago(match.movedAt, language)}
      </p>
      <div className={styles.buttons}>
        <Link
          href={address}
          className={buttonClass(isTurn || !isMine ? 'main' : 'plain')}
          aria-label={t('lobby.ofMatch', { action: go, game, names })}
        >
          {go}
        </Link>
      </div>
    </article>
  );
}

const botText = (level: string | null, t: Translate): string =>
  level === null ? t('table.bot') : t('table.botOf', { level: levelName(level, t) });

/** Does one of my seats have to act, and no bot acts for it? */
const isTurnIn = (match: MatchSummary): boolean =>
  !match.paused && (match.toAct & playedThemselves(match)) !== 0;

function goText({ status }: MatchSummary, isMine: boolean) {
  if (status === 'over') return 'lobby.look';
  if (isMine) return 'lobby.continue';
  return status === 'open' ? 'online.join' : 'online.watch';
}

function standing(
  { status, seats, outcome, mine, paused }: MatchSummary,
  isTurn: boolean,
  t: Translate,
): string {
  const free = seats.filter(({ holder }) => holder === 'open').length;
  if (status === 'open') return t('online.free', { count: free });
  if (status === 'running' && paused) return t('lobby.paused');
  if (status === 'running')
    return t(isTurn ? 'lobby.yourTurn' : mine.length > 0 ? 'lobby.waiting' : 'online.running');
  const rank = outcome?.ranks[mine[0] ?? -1];
  return rank === undefined
    ? t('lobby.finished')
    : t('lobby.finishedRank', { rank, of: outcome?.of ?? seats.length });
}
