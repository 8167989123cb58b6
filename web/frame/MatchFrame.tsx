import { nobody, type Refusal } from '@accretion/engine';
import type { Thing } from '@accretion/games/tables';
import {
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { LazyPart } from '../design/LazyPart.tsx';
import { useTitle } from '../design/useTitle.ts';
import { rememberPlayed } from '../match/local/played.ts';
import type { Opened } from '../match/opened.ts';
import { markPlaying } from '../pageUpdate.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import { Announcer } from './Announcer.tsx';
import { type Frame, FrameProvider } from './frame.ts';
import { FrameHead } from './head/FrameHead.tsx';
import { CardHelp } from './help/CardHelp.tsx';
import { HoverHelp } from './help/HoverHelp.tsx';
import { useThings } from './help/useThings.ts';
import { useKeys } from './keys/useKeys.ts';
import styles from './MatchFrame.module.css';
import { Panel, type Sheet } from './panel/Panel.tsx';
import { pendingIn, withPreview } from './pending.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { MissingPart } from './toasts/MissingPart.tsx';
import { RefusalToast } from './toasts/RefusalToast.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useSounds } from './useSounds.ts';
import { withSeatNames } from './words.ts';

const none: readonly Thing[] = [];

/** Few people open the list of keys, and only online matches can have trouble with the server. */
const KeysDialog = lazy(() => import('./keys/KeysDialog.tsx'));
const TroubleToast = lazy(() => import('./toasts/TroubleToast.tsx'));

/** The frame of a match: the game's table in the middle, and around it what all games need. */
export function MatchFrame({ card, module, source, bar }: Opened & { readonly bar?: ReactNode }) {
  const t = useTexts();
  const settings = useSettings();
  const told = useSyncExternalStore(source.subscribe, source.getSnapshot);
  const known = useMemo(() => withSeatNames(told, t), [told, t]);
  const state = useMemo(() => withPreview(known), [known]);
  const [refusal, setRefusal] = useState<{ readonly refusal: Refusal } | null>(null);
  const [shown, help] = useState<Thing | null>(null);
  const [highlighted, highlight] = useState<readonly Thing[]>(none);
  const [dialog, setDialog] = useState<'settings' | 'keys' | null>(null);
  const [sheet, setSheet] = useState<Sheet>(null);
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);

  const explain = useCallback((why: Refusal) => setRefusal({ refusal: why }), []);
  const frame = useMemo<Frame>(() => {
    const say = (why: Refusal | null): void => setRefusal(why === null ? null : { refusal: why });
    return {
      ...{ card, module, source, state, settings, highlighted, explain, help, highlight },
      play: (choice) => say(source.play(choice)),
      undo: () => say(source.undo()),
    };
  }, [card, module, source, state, settings, highlighted, explain]);

  useTitle(t('table.title', { game: card.name[settings.language] }));
  useFocusKept(root, state);
  useSounds(state);
  useEffect(markPlaying, []);
  useKeys(root, { undo: frame.undo, open: setDialog });
  const hovered = useThings(board, help);

  // On a narrow screen the result covers the board as soon as there is one.
  const isOver = state.outcome !== null && bar === undefined;
  useEffect(() => {
    if (isOver) setSheet('end');
  }, [isOver]);

  const hasPlayed = state.outcome !== null && state.mine !== nobody;
  useEffect(() => {
    if (hasPlayed) rememberPlayed(card.id);
  }, [hasPlayed, card.id]);

  const { Board } = module;
  // Opening help, dialogs or sheets of the frame does not re-render the board.
  const drawn = useMemo(
    () => (
      <Board
        ruleset={source.ruleset}
        view={known.view}
        pending={pendingIn(known)}
        viewer={state.viewer}
        near={state.near}
        names={state.names}
        asked={state.asked}
        choices={state.choices}
        whyNot={(move) => source.whyNot(move)}
        preview={(choice) => source.preview(choice)}
        play={frame.play}
        explain={explain}
        news={state.news}
        log={state.log}
        highlighted={highlighted}
        help={help}
        settings={settings}
      />
    ),
    [Board, source, known, state, frame.play, explain, highlighted, settings],
  );
  return (
    <FrameProvider value={frame}>
      <div
        ref={root}
        className={styles.frame}
        data-bar={bar !== undefined}
        data-pending={state.pending !== null}
      >
        <FrameHead openDialog={setDialog} sheet={sheet} openSheet={setSheet} />
        <main className={styles.main}>
          <h1 className="unseen">{t('table.title', { game: card.name[settings.language] })}</h1>
          <PromptBar openSheet={setSheet} />
          <MissingPart />
          <section
            ref={board}
            data-part="board"
            tabIndex={-1}
            aria-labelledby="board"
            className={styles.board}
          >
            <h2 id="board" className="unseen">
              {t('table.board')}
            </h2>
            <ErrorBoundary>{drawn}</ErrorBoundary>
          </section>
          {bar}
          {state.company?.trouble != null && source.actions !== undefined && (
            <LazyPart>
              <TroubleToast trouble={state.company.trouble} actions={source.actions} />
            </LazyPart>
          )}
          {hovered !== null && shown === null && <HoverHelp {...hovered} />}
        </main>
        <Panel sheet={sheet} openSheet={setSheet} />
        <Announcer />
        {refusal !== null && <RefusalToast refusal={refusal.refusal} onClose={() => setRefusal(null)} />}
        {shown !== null && <CardHelp thing={shown} onClose={() => help(null)} />}
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
        {dialog === 'keys' && (
          <LazyPart>
            <KeysDialog onClose={() => setDialog(null)} />
          </LazyPart>
        )}
      </div>
    </FrameProvider>
  );
}
