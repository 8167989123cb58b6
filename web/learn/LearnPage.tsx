import { rulesetOf } from '@accretion/engine';
import type { LobbyCard, TableModule } from '@accretion/games/tables';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { workerThinker } from '../bots/workerThinker.ts';
import { Waiting } from '../design/Waiting.tsx';
import { ClosedMatch } from '../frame/ClosedMatch.tsx';
import { MatchFrame } from '../frame/MatchFrame.tsx';
import { usualLevel } from '../lobby/levels.ts';
import { playNow } from '../lobby/playNow.ts';
import { cardOf, loadGame, moduleOf } from '../match/games.ts';
import { hold } from '../match/local/hold.ts';
import { botPause } from '../match/local/openLocal.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import { usePreferences } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { course, startOver } from './course.ts';
import { type Guided, sentences } from './guided.ts';
import { Lessons } from './Lessons.tsx';

interface Opened {
  readonly module: TableModule;
  readonly source: Guided;
}

/** The guided first match. */
export default function LearnPage() {
  const { game: id = '' } = useParams<{ game: string }>();
  const card = cardOf(id);
  return card?.load === undefined ? <NotFoundPage /> : <Course key={id} card={card} />;
}

function Course({ card }: { readonly card: LobbyCard }) {
  const t = useTexts();
  const { name } = usePreferences();
  const me = name || t('settings.nobody');
  const [opened, setOpened] = useState<Opened | 'none' | 'elsewhere' | null>(null);
  const [times, again] = useState(0);
  const [takeOver, setTakeOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of name must not restart the lesson.
  useEffect(() => {
    let leave = (): void => undefined;
    let isGone = false;
    const lost = (): void => {
      leave();
      if (isGone) return;
      setTakeOver(false);
      setOpened('elsewhere');
    };
    const load = async (): Promise<void> => {
      const [{ game }, module] = await Promise.all([loadGame(card.id), moduleOf(card)]);
      const tutorial = await module.tutorial?.();
      if (isGone) return;
      if (tutorial === undefined) return setOpened('none');
      // Read only after we have the lock: another tab may be writing it.
      const release = await hold(`learn/${card.id}`, { takeOver, lost });
      if (release === null) return isGone ? undefined : setOpened('elsewhere');
      leave = release;
      if (isGone) return release();
      const source = course(rulesetOf(game), tutorial, {
        thinker: workerThinker,
        storage: localStorage,
        name: me,
        bot: usualLevel,
        pause: botPause,
        rematch: () => playNow(card, me),
      });
      leave = () => {
        source.close();
        release();
      };
      setOpened({
        module: {
          ...module,
          words: { ...module.words, refusals: { ...module.words.refusals, ...sentences } },
        },
        source,
      });
    };
    void load();
    return () => {
      isGone = true;
      leave();
    };
  }, [card, times, takeOver]);
  if (opened === null) return <Waiting />;
  if (opened === 'none') return <NotFoundPage />;
  if (opened === 'elsewhere') return <ClosedMatch why="elsewhere" onTakeOver={() => setTakeOver(true)} />;
  const restart = (): void => {
    startOver(card.id, localStorage);
    setOpened(null);
    again(times + 1);
  };
  return (
    <>
      <Lessons source={opened.source} onRestart={restart} />
      <MatchFrame key={times} card={card} module={opened.module} source={opened.source} />
    </>
  );
}
