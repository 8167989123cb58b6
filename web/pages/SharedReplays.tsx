import type { SharedSummary } from '@accretion/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { ProblemText } from '../design/Field.tsx';
import { cardOf } from '../match/games.ts';
import { call } from '../server/call.ts';
import { troubleIn } from '../server/trouble.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import prose from './Prose.module.css';

/** The replays this person has shared, each with its names, to watch or to delete. */
export function SharedReplays() {
  const t = useTexts();
  const { language } = usePreferences();
  const [records, setRecords] = useState<readonly SharedSummary[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    call('sharedRecords').then(
      (found) => isGone || setRecords(found.records),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (records.length === 0) return null;
  const remove = (id: string): void => {
    setProblem(null);
    call('unshareRecord', { id }).then(
      () => setRecords((now) => now.filter((one) => one.id !== id)),
      (error: unknown) => setProblem(troubleIn(error).words[language]),
    );
  };
  return (
    <>
      <h2>{t('me.shared')}</h2>
      <p>{t('me.sharedWhy')}</p>
      <ul className={prose.shared}>
        {records.map(({ id, game, names, createdAt }) => {
          const title = t('me.sharedTitle', {
            game: cardOf(game)?.name[language] ?? game,
            names: names.join(', '),
            date: new Date(createdAt).toLocaleDateString(language),
          });
          return (
            <li key={id}>
              <Link href={addressOf.replay(id)}>{title}</Link>
              <Button aria-label={t('me.sharedDelete', { title })} onClick={() => remove(id)}>
                {t('share.delete')}
              </Button>
            </li>
          );
        })}
      </ul>
      {problem !== null && <ProblemText>{problem}</ProblemText>}
    </>
  );
}
