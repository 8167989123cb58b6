import type { Json } from '@accretion/engine';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { type Frame, useFrame } from '../frame/frame.ts';
import { promptedSeats } from '../match/players.ts';
import { useTexts } from '../texts/texts.ts';
import type { Hint, HintJob } from './advisor.ts';
import styles from './HintPanel.module.css';
import { type LineText, lineTexts, type Telling, thingsOf } from './hintTexts.ts';
import { type Adviser, workerAdvisor } from './workerAdvisor.ts';

interface Props {
  readonly onClose: () => void;
  readonly adviser?: Adviser;
}

/** Milliseconds that a hint may take. */
const patience = 1000;

/** "What would you do?": the best moves in words, and the best one's things marked on the board. */
export default function HintPanel({ onClose, adviser = workerAdvisor }: Props) {
  const t = useTexts();
  const frame = useFrame();
  const { newest, highlight } = frame;
  const question = useMemo(() => questionIn(newest), [newest]);
  // All that is shown belongs to the moment of asking.
  const [asked] = useState(() => ({ question, telling: tellingOf(frame), job: jobOf(frame) }));
  const [found, setFound] = useState<Hint | 'failed' | null>(null);
  const { telling, job } = asked;

  useEffect(() => {
    if (question !== asked.question) onClose();
  }, [question, asked, onClose]);

  useEffect(() => {
    if (job === null) return;
    const stop = new AbortController();
    // The page is drawn anew little by little, so that it never stops for a hint.
    const told = (hint: Hint | 'failed' | null): void =>
      startTransition(() => void (stop.signal.aborted || setFound(hint)));
    adviser.ask(job, stop.signal).then(told, () => told('failed'));
    return () => stop.abort();
  }, [adviser, job]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  const { language } = frame.settings;
  const [lines, setLines] = useState<readonly LineText[]>([]);
  useEffect(() => {
    if (found === null || found === 'failed' || telling === null) return;
    const stop = new AbortController();
    void collected(lineTexts(found, { ...telling, language }, t), stop.signal).then((texts) =>
      startTransition(() => void (stop.signal.aborted || setLines(texts))),
    );
    return () => stop.abort();
  }, [found, telling, language, t]);
  const [best] = lines;
  useEffect(() => {
    if (best === undefined || telling === null) return;
    startTransition(() => highlight(thingsOf(best.line, telling)));
    return () => startTransition(() => highlight([]));
  }, [best, telling, highlight]);

  const said =
    job === null
      ? t('hint.notNow')
      : best !== undefined
        ? t(lines.length === 1 && best.then.length === 0 ? 'hint.only' : 'hint.best', {
            move: best.move,
            chance: best.chance,
          })
        : t(found === 'failed' ? 'hint.failed' : 'hint.thinking');
  return (
    <section className={styles.hint} aria-labelledby="hint" data-part="hint" data-ready={best !== undefined}>
      <header className={styles.head}>
        <h2 id="hint">{t('table.hint')}</h2>
        <button type="button" className={styles.close} aria-label={t('app.close')} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      <p role="status" className={best === undefined ? styles.said : 'unseen'}>
        {said}
      </p>
      {telling !== null && best !== undefined && (
        <>
          <ol className={styles.lines}>
            {lines.map((one) => (
              <Line key={JSON.stringify([one.move, one.then])} text={one} telling={telling} rest={best} />
            ))}
          </ol>
          <p className={styles.note}>{t('hint.note')}</p>
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly text: LineText;
  readonly telling: Telling;
  /** The line that is marked on the board while none is pointed at. */
  readonly rest: LineText;
}

function Line({ text, telling, rest }: LineProps) {
  const t = useTexts();
  const { highlight, play } = useFrame();
  const { line, move, chance, then } = text;
  const point = (one: LineText) => () => highlight(thingsOf(one.line, telling));
  return (
    <li
      className={styles.line}
      onPointerEnter={point(text)}
      onPointerLeave={point(rest)}
      onFocus={point(text)}
      onBlur={point(rest)}
    >
      <div>
        <b>{move}</b>
        {chance !== '' && <span className={styles.chance}>{chance}</span>}
        {then.length > 0 && (
          <p className={styles.then}>
            {t('hint.then')}:{' '}
            {[...then, ...(line.more > 0 ? [t('hint.more', { count: line.more })] : [])].join(' → ')}
          </p>
        )}
      </div>
      <Button
        aria-label={t('hint.playThis', { move })}
        onClick={() => play({ seat: telling.seat, move: line.move })}
      >
        {t('hint.play')}
      </Button>
    </li>
  );
}

/** All of them, each in a task of its own, as long as somebody wants them. */
async function collected<T>(all: Iterable<T>, signal: AbortSignal): Promise<readonly T[]> {
  const found: T[] = [];
  for (const one of all) {
    if (signal.aborted) break;
    found.push(one);
    await new Promise((done) => setTimeout(done));
  }
  return found;
}

/** The question as it is put: another seat or other choices are another question. */
function questionIn(state: Frame['newest']): string {
  const [seat] = state.pending === null ? promptedSeats(state) : [];
  return JSON.stringify([seat ?? null, seat === undefined ? [] : state.choices]);
}

function tellingOf({ newest, module, source, settings }: Frame): Telling | null {
  const [seat] = promptedSeats(newest);
  if (seat === undefined) return null;
  const { view, players } = newest;
  return {
    ...{ module, view, seat, ruleset: source.ruleset },
    language: settings.language,
    isSolo: players.length === 1,
  };
}

/** What the worker gets: this person's view, and nothing else of the match. */
function jobOf({ newest, source }: Frame): HintJob | null {
  const [seat] = promptedSeats(newest);
  if (seat === undefined || newest.pending !== null) return null;
  return {
    game: source.game,
    pack: source.ruleset.box.pack as Json,
    view: newest.view as Json,
    viewer: newest.viewer,
    seat,
    chance: `${source.id}/${newest.log.length}`,
    allowance: { millis: patience },
  };
}
