import type { TableModule } from '@accretion/games/tables';
import { lazy, Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { Select } from '../design/Field.tsx';
import { Icon, type IconName } from '../design/Icon.tsx';
import { useFrame } from '../frame/frame.ts';
import { useTexts } from '../texts/texts.ts';
import type { Better } from './analysis/analyst.ts';
import { betterText, betterThings } from './analysis/betterText.ts';
import { useAnalysis } from './analysis/useAnalysis.ts';
import styles from './ReplayBar.module.css';
import type { Where } from './records.ts';
import type { Eyes, ReplaySource } from './source.ts';

const Analysis = lazy(() => import('./Analysis.tsx'));
const ShareDialog = lazy(() => import('./ShareDialog.tsx'));

const speeds = ['0.5', '1', '2', '4'] as const;
/** Milliseconds between two steps at normal speed, and for a scene that waits for a person. */
const beat = 1600;
const reading = 6000;

interface Props {
  readonly source: ReplaySource;
  readonly module: TableModule;
  /** The views to choose from: before the end only one's own. */
  readonly eyes: readonly Eyes[];
  readonly where: Where;
  readonly onContinue: () => void;
}

/** Back and forth through a match. */
export function ReplayBar({ source, module, eyes, where, onContinue }: Props) {
  const t = useTexts();
  const { names, outcome } = useSyncExternalStore(source.subscribe, source.getSnapshot);
  const [isPlaying, play] = useState(false);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  const [isAnalysing, analyse] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const [isSharing, share] = useState(false);
  const [isMore, showMore] = useState(false);
  const [better, setBetter] = useState<Better | null>(null);
  // It goes on while the dialog is closed.
  const analysing = useAnalysis(source.replay.record);
  const slider = useId();
  const { at, last } = source;
  const { scene, settings, highlight } = useFrame();
  const { language } = settings;
  const shownBetter = better?.from === at ? better : null;

  useEffect(() => {
    if (shownBetter === null) return;
    highlight(betterThings(source.replay, shownBetter, module));
    return () => highlight([]);
  }, [shownBetter, source, module, highlight]);

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return play(false);
    // A scene plays to its end; one that waits for a person gets some time to be read.
    const rest = scene === null ? beat : scene.lasts === null ? reading : null;
    if (rest === null) return;
    const timer = window.setTimeout(() => source.goTo(at + 1), rest / Number(speed));
    return () => window.clearTimeout(timer);
  }, [isPlaying, at, last, speed, source, scene]);

  const goTo = (to: number): void => {
    play(false);
    setCopied(false);
    source.goTo(to);
  };
  const start = (): void => {
    if (at >= last) source.goTo(0);
    play(!isPlaying);
  };
  const eyesName = (one: Eyes): string =>
    one === 'open'
      ? t('replay.open')
      : one === 'spectator'
        ? t('replay.spectator')
        : t('replay.eyesOf', { name: names[one] ?? '' });
  return (
    <section aria-label={t('replay.controls')} className={styles.bar}>
      <p role="status" className={styles.better}>
        {shownBetter !== null && betterText(source.replay, shownBetter, module, names, language, t)}
      </p>
      <div className={styles.row}>
        <Step name={t('replay.first')} sign="first" disabled={at === 0} onClick={() => goTo(0)} />
        <Step name={t('replay.back')} sign="back" disabled={at === 0} onClick={() => goTo(at - 1)} />
        <Step
          name={t(isPlaying ? 'replay.pause' : 'replay.play')}
          sign={isPlaying ? 'pause' : 'play'}
          isMain
          disabled={last === 0}
          onClick={start}
        />
        <Step name={t('replay.next')} sign="next" disabled={at === last} onClick={() => goTo(at + 1)} />
        <Step name={t('replay.last')} sign="last" disabled={at === last} onClick={() => goTo(last)} />
        <Button className={styles.more} aria-expanded={isMore} onClick={() => showMore(!isMore)}>
          {t('table.more')}
        </Button>
        <div className={styles.slider}>
          <label htmlFor={slider}>{t('replay.at', { n: at, of: last })}</label>
          <input
            id={slider}
            type="range"
            min={0}
            max={last}
            value={at}
            onChange={(event) => goTo(Number(event.target.value))}
          />
        </div>
      </div>
      <div className={styles.row} data-open={isMore}>
        <Select
          label={t('replay.eyes')}
          isLabelHidden
          value={String(source.eyes)}
          values={eyes.map((one) => ({ value: String(one), name: eyesName(one) }))}
          onChange={(value) => {
            const chosen = eyes.find((one) => String(one) === value);
            if (chosen !== undefined) source.look(chosen);
          }}
        />
        <Select
          label={t('replay.speed')}
          isLabelHidden
          value={speed}
          values={speeds.map((value) => ({ value, name: t('replay.times', { speed: value }) }))}
          onChange={(chosen) => {
            source.tempo = Number(chosen);
            setSpeed(chosen);
          }}
        />
        <Button disabled={outcome !== null} onClick={onContinue}>
          {t('replay.continue')}
        </Button>
        <Button onClick={() => analyse(true)}>{t('replay.analysis')}</Button>
        {where === 'server' ? (
          <Button
            look="quiet"
            onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
          >
            <span aria-live="polite">{t(isCopied ? 'invite.copied' : 'replay.link')}</span>
          </Button>
        ) : (
          <Button look="quiet" onClick={() => share(true)}>
            {t('replay.share')}
          </Button>
        )}
      </div>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            source={source}
            shared={where === 'sharedByMe' ? source.id : null}
            onClose={() => share(false)}
          />
        </Suspense>
      )}
      {isAnalysing && (
        <Suspense fallback={null}>
          <Analysis
            source={source}
            module={module}
            analysing={analysing}
            onClose={() => analyse(false)}
            onShowBetter={(found) => {
              analyse(false);
              setBetter(found);
              goTo(found.from);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly sign: IconName;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly isMain?: boolean;
}

const Step = ({ name, sign, isMain = false, ...rest }: StepProps) => (
  <Button
    look={isMain ? 'main' : 'plain'}
    className={styles.step ?? ''}
    aria-label={name}
    title={name}
    {...rest}
  >
    <Icon of={sign} />
  </Button>
);
