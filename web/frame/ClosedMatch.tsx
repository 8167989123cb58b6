import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Button, buttonClass } from '../design/Button.tsx';
import { Page } from '../design/Page.tsx';
import type { Closed } from '../match/opened.ts';
import prose from '../pages/Prose.module.css';
import { useTexts } from '../texts/texts.ts';

interface ClosedProps {
  readonly why: Closed;
  readonly onTakeOver: () => void;
}

/** Says why a match cannot be opened, and what to do about it. */
export function ClosedMatch({ why, onTakeOver }: ClosedProps) {
  const t = useTexts();
  return (
    <Page title={t(why === 'elsewhere' ? 'closed.elsewhere' : 'app.notFound')}>
      <article className={prose.prose}>
        <h1>{t(`closed.${why}`)}</h1>
        {why === 'elsewhere' && <p>{t('closed.elsewhereText')}</p>}
        <p className={prose.buttons}>
          {why === 'elsewhere' && (
            <Button look="main" onClick={onTakeOver}>
              {t('closed.takeOver')}
            </Button>
          )}
          <Link href={addressOf.lobby} className={buttonClass(why === 'elsewhere' ? 'plain' : 'main')}>
            {t('app.toLobby')}
          </Link>
        </p>
      </article>
    </Page>
  );
}
