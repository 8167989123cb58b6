import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { ProblemText } from '../design/Field.tsx';
import { Page } from '../design/Page.tsx';
import { loadGame } from '../match/games.ts';
import prose from '../pages/Prose.module.css';
import { useTexts } from '../texts/texts.ts';
import { keepRecord } from './records.ts';
import { gameIn, replayOf } from './replay.ts';

/** Opens a record from a file; also shown when there is no record at the address. */
export function OpenRecord({ problem: atFirst }: { readonly problem?: string }) {
  const t = useTexts();
  const [, goTo] = useLocation();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(atFirst ?? null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    const record = await parsed(chosen);
    const game = gameIn(record);
    if (game === null) return setProblem(t('replay.noRecord'));
    try {
      const replay = replayOf(record, (await loadGame(game)).game);
      if ('problem' in replay) return setProblem(t('replay.problem', { problem: replay.problem }));
    } catch {
      return setProblem(t('closed.noSuchGame'));
    }
    goTo(addressOf.replay(keepRecord(record)));
  };
  return (
    <Page title={t('replay.title')}>
      <article className={prose.prose}>
        <h1>{t('replay.title')}</h1>
        <p>{t('replay.intro')}</p>
        {problem !== null && <ProblemText>{problem}</ProblemText>}
        <p>
          <Button look="main" onClick={() => file.current?.click()}>
            {t('replay.openFile')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept="application/json,.json"
            aria-label={t('replay.openFile')}
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </p>
      </article>
    </Page>
  );
}

async function parsed(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return null;
  }
}
