import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { addressOf } from '../addresses.ts';
import { Logo } from '../design/Logo.tsx';
import { Page } from '../design/Page.tsx';
import { games } from '../match/games.ts';
import { shelfIn } from '../match/local/kept.ts';
import { useServer } from '../server/useServer.ts';
import { useTexts, withPageTexts } from '../texts/texts.ts';
import { GameCard } from './GameCard.tsx';
import styles from './Lobby.module.css';
import { MyMatches } from './MyMatches.tsx';

const shelf = shelfIn(localStorage);
const OnlineMatches = lazy(() => withPageTexts(import('./OnlineMatches.tsx')));

export default function LobbyPage() {
  const t = useTexts();
  const server = useServer();
  const [matches, setMatches] = useState(() => shelf.all());
  const own = (
    <section aria-labelledby="mine">
      <h2 id="mine">{t('lobby.mine')}</h2>
      <MyMatches matches={matches} onChange={() => setMatches(shelf.all())} />
      <Link href={addressOf.records}>{t('lobby.openRecord')}</Link>
    </section>
  );
  return (
    <Page title={t('app.name')}>
      <div className={styles.lobby}>
        <section className={styles.welcome}>
          <span className={styles.disc}>
            <Logo size={132} />
          </span>
          <div>
            <h1>{t('app.claim')}</h1>
            <p>{t('app.intro')}</p>
          </div>
        </section>
        <div className={styles.mine} data-none={matches.length === 0}>
          {server === 'here' ? (
            <Suspense fallback={own}>
              <OnlineMatches>{own}</OnlineMatches>
            </Suspense>
          ) : (
            own
          )}
        </div>
        <section aria-labelledby="games" className={styles.games}>
          <h2 id="games">{t('lobby.games')}</h2>
          <ul>
            {games.map((card) => (
              <li key={card.id}>
                <GameCard card={card} server={server} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
