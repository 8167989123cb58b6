import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Buttons, ProblemText } from '../design/Field.tsx';
import { LinkField } from '../invitation/LinkField.tsx';
import { save } from '../match/local/export.ts';
import { call } from '../server/call.ts';
import { introduce } from '../server/me.ts';
import { limits } from '../server/protocol.ts';
import { troubleIn } from '../server/trouble.ts';
import { useServer } from '../server/useServer.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import type { ReplaySource } from './source.ts';

interface Props {
  readonly source: ReplaySource;
  /** The id under which this person has shared it; null: it exists only in this browser. */
  readonly shared: string | null;
  readonly onClose: () => void;
}

/** Shares a match that exists only in this browser: by uploading it, or as a file. */
export default function ShareDialog({ source, shared: atFirst, onClose }: Props) {
  const t = useTexts();
  const server = useServer();
  const { name, language } = usePreferences();
  const [shared, setShared] = useState(atFirst);
  const [isBusy, setBusy] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { record } = source.replay;
  const names = source
    .getSnapshot()
    .names.map((one, seat) => one.trim().slice(0, limits.name) || t('table.seat', { n: seat + 1 }));

  const tryTo = (task: () => Promise<void>) => (): void => {
    setProblem(null);
    setBusy(true);
    task()
      .catch((error: unknown) => setProblem(troubleIn(error).words[language]))
      .finally(() => setBusy(false));
  };
  const share = tryTo(async () => {
    await introduce(name || t('settings.nobody'));
    const { id } = await call('shareRecord', { body: { record, names } });
    setDeleted(false);
    setShared(id);
  });
  const unshare = tryTo(async () => {
    await call('unshareRecord', { id: shared ?? '' });
    setShared(null);
    setDeleted(true);
  });
  const file = <Button onClick={() => save(record, `${source.game}-${source.id}`)}>{t('share.file')}</Button>;
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      {shared !== null ? (
        <>
          <p role="status">{t('share.done', { names: names.join(', ') })}</p>
          <LinkField link={`${addressOf.replay(shared)}#${source.at}`} />
          <Buttons>
            <Button look="danger" disabled={isBusy} onClick={unshare}>
              {t('share.delete')}
            </Button>
            {file}
          </Buttons>
        </>
      ) : server === 'absent' ? (
        <>
          <p>{t('share.noServer')}</p>
          <Buttons>{file}</Buttons>
        </>
      ) : (
        <>
          {isDeleted && <p role="status">{t('share.deleted')}</p>}
          <p>{t('share.ask', { names: names.join(', ') })}</p>
          {record.outcome === null && <p>{t('share.running')}</p>}
          <Buttons>
            <Button look="main" disabled={isBusy || server === 'unknown'} onClick={share}>
              {t('share.upload')}
            </Button>
            {file}
          </Buttons>
        </>
      )}
      {problem !== null && <ProblemText>{problem}</ProblemText>}
    </Dialog>
  );
}
