import { useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Buttons, Form, Input, ProblemText } from '../design/Field.tsx';
import { Page } from '../design/Page.tsx';
import { introduce, useMe } from '../server/me.ts';
import { addPasskey, hasPasskeys, signInByPasskey, signOut } from '../server/passkeys.ts';
import { troubleIn } from '../server/trouble.ts';
import { AvatarField } from '../settings/AvatarField.tsx';
import { preferences } from '../settings/settings.ts';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import prose from './Prose.module.css';
import { SharedReplays } from './SharedReplays.tsx';

const nameLimit = 40;

/** Your profile: a name for others, and passkeys to keep your identity on every device. */
export default function MePage() {
  const t = useTexts();
  const me = useMe();
  const { language } = usePreferences();
  const [name, setName] = useState(preferences.getSnapshot().name);
  const [note, setNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const known = me === 'unknown' ? null : me;
  useEffect(() => {
    if (known !== null) setName(known.name);
  }, [known]);

  const tryTo = (task: () => Promise<string | null>) => (): void => {
    setProblem(null);
    task().then(setNote, (error: unknown) => setProblem(troubleIn(error).words[language]));
  };
  const rename = tryTo(async () => {
    await introduce(name.trim() || t('settings.nobody'));
    return t('me.kept');
  });
  return (
    <Page title={t('me.title')}>
      <article className={prose.prose}>
        <h1>{t('me.title')}</h1>
        <p>{t('me.intro')}</p>
        <Form onSubmit={rename}>
          <Input label={t('settings.name')} value={name} max={nameLimit} onChange={setName} />
          <AvatarField />
          <Buttons>
            <Button look="main" type="submit">
              {t('me.keep')}
            </Button>
          </Buttons>
        </Form>
        <h2>{t('me.passkeys')}</h2>
        <p>{t('me.why')}</p>
        {!hasPasskeys() && <p>{t('me.noPasskeys')}</p>}
        {hasPasskeys() && (
          <Buttons>
            <Button
              onClick={tryTo(async () => {
                await introduce(name.trim() || t('settings.nobody'));
                return (await addPasskey()) ? t('me.secured') : t('me.cancelled');
              })}
            >
              {t('me.add')}
            </Button>
            <Button
              onClick={tryTo(async () => ((await signInByPasskey()) ? t('me.signedIn') : t('me.cancelled')))}
            >
              {t('me.signIn')}
            </Button>
            {known !== null && known.passkeys > 0 && (
              <Button
                onClick={tryTo(async () => {
                  await signOut();
                  return t('me.signedOut');
                })}
              >
                {t('me.signOut')}
              </Button>
            )}
          </Buttons>
        )}
        {known !== null && <p>{t('me.count', { count: known.passkeys })}</p>}
        {known !== null && <SharedReplays />}
        <p role="status">{note}</p>
        {problem !== null && <ProblemText>{problem}</ProblemText>}
      </article>
    </Page>
  );
}
