import { useState } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons } from '../design/Field.tsx';
import { botAvatar } from '../frame/seats/avatars.ts';
import { Faces } from '../frame/seats/Faces.tsx';
import { cardOf } from '../match/games.ts';
import { exportKept } from '../match/local/export.ts';
import { type KeptMatch, shelfIn } from '../match/local/kept.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { type Translate, useTexts } from '../texts/texts.ts';
import { ago } from './ago.ts';
import { levelName } from './levels.ts';
import styles from './MyMatches.module.css';

const atFirst = 3;

interface Props {
  readonly matches: readonly KeptMatch[];
  readonly onChange: () => void;
}

/** The matches of this browser: those where it is your turn first, then the newest first. */
export function MyMatches({ matches, onChange }: Props) {
  const t = useTexts();
  const [isWhole, showWhole] = useState(false);
  const [toDelete, setToDelete] = useState<KeptMatch | null>(null);
  if (matches.length === 0) return <p className={styles.none}>{t('lobby.noMatches')}</p>;
  const inOrder = [...matches.filter(isTurn), ...matches.filter((one) => !isTurn(one))];
  const remove = (id: string): void => {
    shelfIn(localStorage).remove(id);
    onChange();
    setToDelete(null);
  };
  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? inOrder : inOrder.slice(0, atFirst)).map((match) => (
          <li key={match.id}>
            <Row match={match} onDelete={() => setToDelete(match)} />
          </li>
        ))}
      </ul>
      {!isWhole && matches.length > atFirst && (
        <Button look="quiet" onClick={() => showWhole(true)}>
          {t('lobby.showAll', { count: matches.length })}
        </Button>
      )}
      {toDelete !== null && (
        <Dialog title={t('lobby.deleteTitle')} onClose={() => setToDelete(null)}>
          <p>{t('lobby.deleteText')}</p>
          <Buttons>
            <Button onClick={() => setToDelete(null)}>{t('app.cancel')}</Button>
            <Button look="danger" onClick={() => remove(toDelete.id)}>
              {t('lobby.delete')}
            </Button>
          </Buttons>
        </Dialog>
      )}
    </>
  );
}

function Row({ match, onDelete }: { readonly match: KeptMatch; readonly onDelete: () => void }) {
  const t = useTexts();
  const { language } = usePreferences();
  const game = cardOf(match.game)?.name[language] ?? match.game;
  const others = new Intl.ListFormat(language).format(
    match.names.filter((_, seat) => match.bots[seat] !== null),
  );
  const company = others === '' ? t('lobby.alone') : t('lobby.against', { names: others });
  const levels = new Set(match.bots.flatMap((level) => (level === null ? [] : [levelName(level, t)])));
  const label = (action: string): string => t('lobby.ofMatch', { action, game, names: others || company });
  const isOver = match.outcome !== null;
  const go = t(isOver ? 'lobby.look' : 'lobby.continue');
  return (
    <article className={styles.row} data-turn={isTurn(match)}>
      <div className={styles.head}>
        <h3>{game}</h3>
        <span className={styles.badge}>{standing(match, t)}</span>
      </div>
      <p className={styles.detail}>
        <Faces avatars={match.bots.flatMap((level) => (level === null ? [] : [botAvatar(level)]))} />
        {[
          company,
          ...levels,
          t('lobby.moves', { count: match.entries.length }),
          ago(match.movedAt, language),
        ].join(' · ')}
      </p>
      <div className={styles.buttons}>
        <Link
          href={addressOf.table(match.id)}
          className={buttonClass(isOver ? 'plain' : 'main')}
          aria-label={label(go)}
        >
          {go}
        </Link>
        <Link
          href={addressOf.replay(match.id)}
          className={buttonClass('quiet')}
          aria-label={label(t('lobby.replay'))}
        >
          {t('lobby.replay')}
        </Link>
        <Button look="quiet" aria-label={label(t('lobby.export'))} onClick={() => void exportKept(match)}>
          {t('lobby.export')}
        </Button>
        <Button look="quiet" aria-label={label(t('lobby.delete'))} onClick={onDelete}>
          {t('lobby.delete')}
        </Button>
      </div>
    </article>
  );
}

const isTurn = ({ outcome, isYourTurn }: KeptMatch): boolean => outcome === null && isYourTurn;

function standing({ outcome, bots, isYourTurn }: KeptMatch, t: Translate): string {
  if (outcome === null) return t(isYourTurn ? 'lobby.yourTurn' : 'lobby.waiting');
  const rank = outcome.ranks[bots.indexOf(null)];
  // A solo match has no ranks.
  if (bots.length === 1) return t(rank === 1 ? 'lobby.won' : 'lobby.lost');
  return rank === undefined ? t('lobby.finished') : t('lobby.finishedRank', { rank, of: outcome.of });
}
