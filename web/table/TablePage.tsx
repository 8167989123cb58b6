import { useEffect, useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { addressOf } from '../addresses.ts';
import { buttonClass } from '../design/Button.tsx';
import { Page } from '../design/Page.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { openMatch } from '../match/open.ts';
import type { Closed, Opened } from '../match/opened.ts';
import prose from '../pages/Prose.module.css';
import { useTexts } from '../texts/texts.ts';
import { TableFrame } from './TableFrame.tsx';

/** Opens the match of the address and leaves it when the page does. */
export default function TablePage() {
  const { id = '' } = useParams<{ id: string }>();
  const [opened, setOpened] = useState<Opened | Closed | null>(null);
  useEffect(() => {
    let isGone = false;
    let leave = (): void => undefined;
    setOpened(null);
    void openMatch(id).then((found) => {
      if (typeof found !== 'string') leave = () => found.source.close();
      if (isGone) leave();
      else setOpened(found);
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [id]);
  if (opened === null) return <Waiting />;
  if (opened === 'notStarted') return <Redirect to={addressOf.invitation(id)} replace />;
  return typeof opened === 'string' ? (
    <ClosedTable why={opened} />
  ) : (
    <TableFrame key={opened.source.id} {...opened} />
  );
}

function ClosedTable({ why }: { readonly why: Closed }) {
  const t = useTexts();
  return (
    <Page title={t('app.notFound')}>
      <article className={prose.prose}>
        <h1>{t(`closed.${why}`)}</h1>
        <p>
          <Link href={addressOf.lobby} className={buttonClass('main')}>
            {t('app.toLobby')}
          </Link>
        </p>
      </article>
    </Page>
  );
}
