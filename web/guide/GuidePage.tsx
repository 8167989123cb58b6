import type { Game, Ruleset, Scenario } from '@accretion/engine';
import { rulesetOf } from '@accretion/engine';
import { guideOf } from '@accretion/games/guides';
import type { LobbyCard, TableModule } from '@accretion/games/tables';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Input } from '../design/Field.tsx';
import { Page } from '../design/Page.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { cardOf, loadGame, moduleOf } from '../match/games.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { type Chapter, type Guide, guideFrom, type Rule } from './chapters.ts';
import { numberOf } from './example.ts';
import styles from './Guide.module.css';
import { found } from './search.ts';
import { useAnchor } from './useAnchor.ts';
import { Marked, ReadingProvider, Words } from './Words.tsx';

const LiveBoard = lazy(() => import('./LiveBoard.tsx'));
const Gallery = lazy(() => import('./Gallery.tsx'));

interface Loaded {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly module: TableModule;
  readonly examples: readonly Scenario[];
}

/** The rules of a game in our own words, with playable examples and a gallery of its cards. */
export default function GuidePage() {
  const { game: id = '' } = useParams<{ game: string }>();
  const card = cardOf(id);
  return card === undefined ? <NotFoundPage /> : <GuideOf key={id} card={card} />;
}

function GuideOf({ card }: { readonly card: LobbyCard }) {
  const t = useTexts();
  const { language } = useSettings();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [guide, setGuide] = useState<Guide | null>(null);
  const title = t('guide.title', { game: card.name[language] });
  useEffect(() => void load(card).then(setLoaded), [card]);
  useEffect(() => {
    let isGone = false;
    void guideOf(card.id, language).then((text) => isGone || setGuide(guideFrom(text)));
    return () => {
      isGone = true;
    };
  }, [card, language]);
  return (
    <Page title={title}>
      {loaded === null || guide === null ? (
        <Waiting />
      ) : (
        <Reading title={title} guide={guide} loaded={loaded} />
      )}
    </Page>
  );
}

async function load(card: LobbyCard): Promise<Loaded> {
  const [{ game }, module] = await Promise.all([loadGame(card.id), moduleOf(card)]);
  return { game, ruleset: rulesetOf(game), module, examples: (await module.examples?.()) ?? [] };
}

interface ReadingProps {
  readonly title: string;
  readonly guide: Guide;
  readonly loaded: Loaded;
}

function Reading({ title, guide, loaded }: ReadingProps) {
  const t = useTexts();
  const [typed, type] = useState('');
  const query = useDeferredValue(typed);
  const [isWide] = useState(() => matchMedia('(min-width: 60rem)').matches);
  const target = useAnchor(true);
  const { chapters, count } = useMemo(() => found(guide.chapters, query), [guide, query]);
  const isSearching = query.trim() !== '';
  // A link opens a rule even when the search hides it.
  useEffect(() => {
    if (target !== '' && document.getElementById(target) === null) type('');
  }, [target]);
  const nameOf = (chapter: Chapter): string => chapter.title || t('guide.start');
  const [firstNumber = ''] = guide.numbers;
  return (
    <ReadingProvider value={{ numbers: guide.numbers, query }}>
      <div className={styles.guide}>
        <div className={styles.side}>
          <Input label={t('guide.search')} value={typed} placeholder={`${firstNumber}, …`} onChange={type} />
          <p role="status" className={styles.count}>
            {isSearching && t('guide.found', { count })}
          </p>
          <details open={isWide} className={styles.contents}>
            <summary>{t('guide.contents')}</summary>
            <nav aria-label={t('guide.contents')}>
              <ol>
                {chapters.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#${chapter.id}`}>{nameOf(chapter)}</a>
                  </li>
                ))}
                <li>
                  <a href="#cards">{t('guide.cards')}</a>
                </li>
              </ol>
            </nav>
          </details>
        </div>
        <article className={styles.text}>
          <h1>{title}</h1>
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id} className={styles.chapter}>
              <h2 id={chapter.id} tabIndex={-1} className={chapter.title === '' ? 'unseen' : undefined}>
                {nameOf(chapter)}
              </h2>
              <Blocks chapter={chapter} target={target} loaded={loaded} />
            </section>
          ))}
          {isSearching && count === 0 && (
            <p className={styles.none}>
              {t('guide.nothing')} <Button onClick={() => type('')}>{t('guide.showAll')}</Button>
            </p>
          )}
          <section aria-labelledby="cards" className={styles.chapter}>
            <h2 id="cards" tabIndex={-1}>
              {t('guide.cards')}
            </h2>
            <p>{t('guide.cardsIntro')}</p>
            <Suspense fallback={<Waiting />}>
              <Gallery ruleset={loaded.ruleset} module={loaded.module} query={query} />
            </Suspense>
          </section>
        </article>
      </div>
    </ReadingProvider>
  );
}

interface BlocksProps {
  readonly chapter: Chapter;
  readonly target: string;
  readonly loaded: Loaded;
}

/** Consecutive rules form one list, with prose in between. */
function Blocks({ chapter, target, loaded }: BlocksProps) {
  const runs: (readonly Rule[] | Exclude<Chapter['blocks'][number], Rule>)[] = [];
  for (const block of chapter.blocks) {
    const last = runs.at(-1);
    if (block.is === 'prose') runs.push(block);
    else if (Array.isArray(last)) runs[runs.length - 1] = [...last, block];
    else runs.push([block]);
  }
  return runs.map((run) =>
    'token' in run ? (
      <Words key={run.token.raw} tokens={[run.token]} />
    ) : (
      <dl key={run[0]?.number} className={styles.rules}>
        {run.map((rule) => (
          <RuleEntry key={rule.number} rule={rule} isTarget={rule.number === target} loaded={loaded} />
        ))}
      </dl>
    ),
  );
}

interface EntryProps {
  readonly rule: Rule;
  readonly isTarget: boolean;
  readonly loaded: Loaded;
}

function RuleEntry({ rule: { number, head, body, more }, isTarget, loaded }: EntryProps) {
  const t = useTexts();
  const { language } = useSettings();
  const [isOpen, open] = useState(false);
  const { game, module, examples } = loaded;
  const scenarios = useMemo(() => examples.filter((one) => numberOf(one) === number), [examples, number]);
  return (
    <div id={number} tabIndex={-1} className={styles.rule} data-target={isTarget}>
      <dt>
        <a href={`#${number}`} aria-label={t('table.rule', { rule: number })}>
          <Marked text={number} />
        </a>
      </dt>
      <dd lang={language}>
        {head.length > 0 && (
          <p className={styles.question}>
            <Words tokens={head} />
          </p>
        )}
        <p>
          <Words tokens={body} />
        </p>
        <Words tokens={more} />
        {scenarios.length > 0 && (
          <>
            <Button className={styles.show} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
              {t(isOpen ? 'guide.hideBoard' : 'guide.showBoard')}
            </Button>
            {isOpen && (
              <Suspense fallback={<Waiting />}>
                <LiveBoard game={game} module={module} scenarios={scenarios} />
              </Suspense>
            )}
          </>
        )}
      </dd>
    </div>
  );
}
