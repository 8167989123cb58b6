import { useId, useMemo } from 'react';
import { Button } from '../../design/Button.tsx';
import { percentOf } from '../../hints/hintTexts.ts';
import { type Translate, useTexts } from '../../texts/texts.ts';
import dialog from '../Analysis.module.css';
import { turningPoints } from '../replay.ts';
import type { ReplaySource } from '../source.ts';
import type { Better } from './analyst.ts';
import { ChanceChart } from './ChanceChart.tsx';
import styles from './Chances.module.css';
import { type AnalysisOf, mistakesIn, type Swing, swingsIn } from './findings.ts';
import type { Analysing } from './useAnalysis.ts';

interface Props {
  readonly source: ReplaySource;
  /** Goes to where something better could have been done, and says what. */
  readonly onShowBetter: (better: Better) => void;
  readonly analysing: Analysing;
}

/** Every seat's chance over the match, the mistakes and the biggest swings; worked out on request, in the background. */
export function Chances({ source, onShowBetter, analysing }: Props) {
  const t = useTexts();
  const heading = useId();
  const { names } = source.getSnapshot();
  const { analysis, progress, hasFailed, start, cancel } = analysing;
  return (
    <section aria-labelledby={heading} className={dialog.part} data-part="chances">
      <h3 id={heading}>{t(names.length === 1 ? 'chances.titleAlone' : 'chances.title')}</h3>
      <p className={styles.what}>{t('chances.what')}</p>
      {analysis !== null && <Found {...{ source, analysis, onShowBetter }} />}
      {analysis === null && progress === null && (
        <div>
          {hasFailed && <p role="alert">{t('chances.failed')}</p>}
          <Button look="main" onClick={start}>
            {t('chances.start')}
          </Button>
        </div>
      )}
      {progress !== null && (
        <div className={styles.progress}>
          <progress
            max={1}
            value={progress}
            aria-label={t('chances.progress', { percent: Math.floor(progress * 100) })}
          />
          <span aria-hidden="true">{t('chances.progress', { percent: Math.floor(progress * 100) })}</span>
          <Button onClick={cancel}>{t('app.cancel')}</Button>
        </div>
      )}
    </section>
  );
}

interface FoundProps extends Pick<Props, 'source' | 'onShowBetter'> {
  readonly analysis: AnalysisOf;
}

function Found({ source, analysis, onShowBetter }: FoundProps) {
  const t = useTexts();
  const { names } = source.getSnapshot();
  const { at } = source;
  const mistakes = useMemo(() => mistakesIn(analysis), [analysis]);
  const swings = useMemo(() => swingsIn(analysis), [analysis]);
  const goTo = (moment: number): void => source.goTo(moment);
  return (
    <>
      <ChanceChart
        {...{ names, at, swings }}
        chances={analysis.chances}
        mistakes={mistakes.map(({ to, seat }) => ({ at: to, seat }))}
        onPick={goTo}
      />
      <h4>{t('chances.mistakes')}</h4>
      {mistakes.length === 0 && <p>{t('chances.noMistakes')}</p>}
      <ol className={styles.findings}>
        {mistakes.map((better) => (
          <li key={better.from}>
            <span>{mistakeText(better, names, t)}</span>
            <Button
              aria-label={t('chances.betterOf', { n: better.from + 1, name: names[better.seat] ?? '' })}
              onClick={() => onShowBetter(better)}
            >
              {t('chances.better')}
            </Button>
          </li>
        ))}
      </ol>
      <h4>{t('chances.swings')}</h4>
      {swings.length === 0 && <p>{t('chances.noSwings')}</p>}
      <ol className={styles.findings}>
        {swings.map((swing) => (
          <li key={swing.at}>
            <span>
              <b className={styles.cause} data-by={swing.by}>
                {t(swing.by === 'luck' ? 'chances.luck' : 'chances.choice')}
              </b>{' '}
              {swingText(swing, names, t)}
            </span>
            <Button aria-label={t('chances.goOf', { n: swing.at })} onClick={() => goTo(swing.at)}>
              {t('chances.go')}
            </Button>
          </li>
        ))}
      </ol>
      <AsTable chances={analysis.chances} names={names} goTo={goTo} />
    </>
  );
}

const mistakeText = (better: Better, names: readonly string[], t: Translate): string =>
  t('chances.mistake', {
    n: better.from + 1,
    name: names[better.seat] ?? '',
    played: percentOf(better.playedChance),
    best: percentOf(better.bestChance),
  });

const swingText = (
  { at, seat, before, chosen, after, hadLuck }: Swing,
  names: readonly string[],
  t: Translate,
) =>
  t(hadLuck ? 'chances.swingLuck' : 'chances.swing', {
    n: at,
    name: names[seat] ?? '',
    before: percentOf(before),
    chosen: percentOf(chosen),
    after: percentOf(after),
  });

interface TableProps {
  readonly chances: AnalysisOf['chances'];
  readonly names: readonly string[];
  readonly goTo: (at: number) => void;
}

/** The chart as a table: the moments at which anybody's chance changed. */
function AsTable({ chances, names, goTo }: TableProps) {
  const t = useTexts();
  const label = t('chances.chart');
  const moments = turningPoints(names.map((_, seat) => chances.map((all) => percentOf(all[seat] ?? 0))));
  return (
    <details className={dialog.asTable}>
      <summary>{t('replay.asTable')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className={dialog.scrolls} tabIndex={0} aria-label={label}>
        <table>
          <caption className="unseen">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('replay.move')}</th>
              {names.map((name, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moments.map((at) => (
              <tr key={at}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.move}
                    aria-label={t('chances.goOf', { n: at })}
                    onClick={() => goTo(at)}
                  >
                    {at}
                  </button>
                </th>
                {names.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  <td key={seat}>{t('chances.percent', { percent: percentOf(chances[at]?.[seat] ?? 0) })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
