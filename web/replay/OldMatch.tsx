import type { MatchInfo } from '@accretion/protocol';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { buttonClass } from '../design/Button.tsx';
import { Page } from '../design/Page.tsx';
import { playersOf } from '../match/players.ts';
import prose from '../pages/Prose.module.css';
import { useTexts } from '../texts/texts.ts';

/** A finished match whose rules have changed since: what can still be shown. */
export function OldMatch({ match }: { readonly match: MatchInfo }) {
  const t = useTexts();
  const { outcome } = match;
  const rows = playersOf(match, 0).map(({ name }, seat) => ({
    name: name || t('table.seat', { n: seat + 1 }),
    rank: outcome?.ranks[seat] ?? 1,
    points: outcome?.scores[seat] ?? 0,
  }));
  rows.sort((a, b) => a.rank - b.rank);
  return (
    <Page title={t('replay.oldTitle')}>
      <article className={prose.prose}>
        <h1>{t('replay.oldTitle')}</h1>
        <p>{t('replay.oldRules')}</p>
        {outcome !== null && (
          <table>
            <caption>{t('replay.oldResult')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('end.rank')}</th>
                <th scope="col">{t('end.name')}</th>
                <th scope="col">{t('end.points')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, rank, points }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes.
                <tr key={index}>
                  <td>{rank}</td>
                  <th scope="row">{name}</th>
                  <td>{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={prose.buttons}>
          <Link href={addressOf.table(match.id)} className={buttonClass('main')}>
            {t('replay.oldTable')}
          </Link>
          <Link href={addressOf.lobby} className={buttonClass('plain')}>
            {t('app.toLobby')}
          </Link>
        </p>
      </article>
    </Page>
  );
}
