import { nobody, type Refusal } from '@accretion/engine';
import type { Happening, Thing } from '@accretion/games/tables';
import { lazy, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../design/ErrorBoundary.tsx';
import { LazyPart } from '../design/LazyPart.tsx';
import { rememberPlayed } from '../match/local/played.ts';
import type { Opened } from '../match/opened.ts';
import { markPlaying } from '../pageUpdate.ts';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts, withPageTexts } from '../texts/texts.ts';
import { useConfirming } from './confirm/useConfirming.ts';
import { type Frame, FrameProvider } from './frame.ts';
import { FrameHead } from './head/FrameHead.tsx';
import { useTableTitle } from './head/useTableTitle.ts';
import { HoverHelp } from './help/HoverHelp.tsx';
import { useThings } from './help/useThings.ts';
import { useKeys } from './keys/useKeys.ts';
import { loadAhead } from './loadAhead.ts';
import styles from './MatchFrame.module.css';
import { Panel, type Sheet } from './panel/Panel.tsx';
import { pendingIn, withPreview } from './pending.ts';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useForcedPass } from './prompt/useForcedPass.ts';
import { usePresented } from './scenes/usePresented.ts';
import { withSeatNames } from './seats/seatNames.ts';
import { MissingPart } from './toasts/MissingPart.tsx';
import { RefusalToast } from './toasts/RefusalToast.tsx';
import { useFocusKept } from './useFocusKept.ts';
import { useWhole } from './useWhole.ts';

const none: readonly Thing[] = [];

/** A scene that is read step by step has controls of its own. */
const isOfStep = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-part="step"]') !== null;

/** Nothing is read aloud before the first move. */
const Announcer = lazy(() => import('./announcer/Announcer.tsx'));
/** Few people open settings or the list of keys, and only online matches can have trouble with the server. */
const SettingsDialog = lazy(() => withPageTexts(import('../settings/SettingsDialog.tsx')));
const KeysDialog = lazy(() => withPageTexts(import('./keys/KeysDialog.tsx')));
const CardHelp = lazy(() => import('./help/CardHelp.tsx'));
const Banner = lazy(() => import('./scenes/Banner.tsx'));
const Again = lazy(() => import('./scenes/Again.tsx'));
/** What makes an event of it, once the table can be played. */
const Podium = lazy(() => withPageTexts(import('./show/index.ts')).then((one) => ({ default: one.Podium })));
const Feedback = lazy(() => import('./show/index.ts').then((one) => ({ default: one.Feedback })));
const TroubleToast = lazy(() => import('./toasts/TroubleToast.tsx'));

/** The frame of a match: the game's table in the middle, and around it what all games need. */
export function MatchFrame({ card, module: first, source, bar }: Opened & { readonly bar?: ReactNode }) {
  const t = useTexts();
  const settings = useSettings();
  const module = useWhole(first);
  const isWhole = module.whole === undefined;
  const { presenter, presented } = usePresented({ module: first, source });
  const { scene, isLive, missed } = presented;
  const { language } = settings;
  const known = useMemo(
    () => withSeatNames(presented.state, card, language, t),
    [presented.state, card, language, t],
  );
  const newest = useMemo(
    () => withSeatNames(presented.newest, card, language, t),
    [presented.newest, card, language, t],
  );
  const state = useMemo(() => withPreview(known), [known]);
  const [again, showAgain] = useState<readonly Happening[] | null>(null);
  const [refusal, setRefusal] = useState<{ readonly refusal: Refusal } | null>(null);
  const [shown, help] = useState<Thing | null>(null);
  const [highlighted, highlight] = useState<readonly Thing[]>(none);
  const [dialog, setDialog] = useState<'settings' | 'keys' | null>(null);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [hasPodium, setPodium] = useState(false);
  const showPodium = useCallback(() => setPodium(true), []);
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);

  const hasPassed = useForcedPass({ module, source }, presented.newest);
  const { selected, play, cancel } = useConfirming(source);
  const explain = useCallback((why: Refusal) => setRefusal({ refusal: why }), []);
  const frame = useMemo<Frame>(() => {
    const say = (why: Refusal | null): void => setRefusal(why === null ? null : { refusal: why });
    return {
      ...{ card, module, source, state, newest, scene, settings, highlighted, selected },
      ...{
        explain,
        help,
        highlight,
        showAgain,
        showPodium,
        cancel,
        skip: presenter.skip,
        toNow: presenter.toNow,
      },
      play(choice, sure) {
        presenter.toNow();
        say(play(choice, sure));
      },
      undo() {
        presenter.toNow();
        say(source.undo());
      },
    };
  }, [
    card,
    module,
    source,
    state,
    newest,
    scene,
    settings,
    highlighted,
    selected,
    explain,
    showPodium,
    play,
    cancel,
    presenter,
  ]);

  useTableTitle(frame, bar === undefined);
  useFocusKept(root, state);
  useEffect(markPlaying, []);
  const [isPlayable, setPlayable] = useState(false);
  useEffect(() => loadAhead(() => setPlayable(true)), []);
  useKeys(root, { undo: frame.undo, skip: presenter.skip, open: setDialog });
  const hovered = useThings(board, help);

  // Those who were there see the podium; on a narrow screen the result covers the board of a match that was over before.
  const isOver = state.outcome !== null && bar === undefined;
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (!isOver) return;
    if (wasOver.current) setSheet('end');
    else showPodium();
  }, [isOver, showPodium]);

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
        whyNot={(move, seat) => source.whyNot(move, seat)}
        preview={(choice) => source.preview(choice)}
        selected={selected}
        play={frame.play}
        explain={explain}
        scene={scene}
        endScene={presenter.skip}
        news={state.news}
        log={state.log}
        highlighted={highlighted}
        help={help}
        settings={settings}
      />
    ),
    [Board, source, known, state, selected, frame.play, explain, scene, presenter, highlighted, settings],
  );
  return (
    <FrameProvider value={frame}>
      <div
        ref={root}
        className={styles.frame}
        data-bar={bar !== undefined}
        data-pending={state.pending !== null}
        data-scene={scene?.kind}
        data-told={state.log.at(-1)?.n ?? 0}
      >
        <FrameHead openDialog={setDialog} sheet={sheet} openSheet={setSheet} />
        <main className={styles.main}>
          <h1 className="unseen">{t('table.title', { game: card.name[settings.language] })}</h1>
          <PromptBar sheet={sheet} openSheet={setSheet} missed={missed} hasPassed={hasPassed} />
          <MissingPart />
          {hasPodium && state.outcome !== null && (
            <LazyPart>
              <Podium
                outcome={state.outcome}
                onClose={() => setPodium(false)}
                onResults={() => {
                  setPodium(false);
                  setSheet('end');
                }}
              />
            </LazyPart>
          )}
          <section
            ref={board}
            data-part="board"
            data-tone={module.isThemed ? undefined : 'dark'}
            tabIndex={-1}
            aria-labelledby="board"
            className={styles.board}
            onClickCapture={(event) => {
              if (scene === null || scene.lasts === null || isLive || isOfStep(event.target)) return;
              event.stopPropagation();
              event.preventDefault();
              presenter.skip();
            }}
          >
            {scene?.kind === 'turn' && (
              <LazyPart>
                <Banner {...scene} />
              </LazyPart>
            )}
            {again !== null && scene === null && (
              <LazyPart>
                <Again events={again} onClose={() => showAgain(null)} />
              </LazyPart>
            )}
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
        {isWhole && (
          <LazyPart>
            <Announcer />
          </LazyPart>
        )}
        {isPlayable && (
          <LazyPart>
            <Feedback refusal={refusal?.refusal ?? null} />
          </LazyPart>
        )}
        {isWhole && refusal !== null && (
          <RefusalToast refusal={refusal.refusal} onClose={() => setRefusal(null)} />
        )}
        {shown !== null && (
          <LazyPart>
            <CardHelp thing={shown} onClose={() => help(null)} />
          </LazyPart>
        )}
        {dialog === 'settings' && (
          <LazyPart>
            <SettingsDialog onClose={() => setDialog(null)} />
          </LazyPart>
        )}
        {dialog === 'keys' && (
          <LazyPart>
            <KeysDialog onClose={() => setDialog(null)} />
          </LazyPart>
        )}
      </div>
    </FrameProvider>
  );
}
