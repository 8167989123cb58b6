import type { TableModule } from '@accretion/games/tables';
import { lazy, memo, Suspense, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Select } from '../design/Field.tsx';
import { Waiting } from '../design/Waiting.tsx';
import { save } from '../match/local/export.ts';
import { useSettings } from '../settings/useSettings.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './Analysis.module.css';
import type { Better } from './analysis/analyst.ts';
import { Chances } from './analysis/Chances.tsx';
import type { Analysing } from './analysis/useAnalysis.ts';
import { Fairness } from './Fairness.tsx';
import { seriesOf, turningPoints } from './replay.ts';
import type { ReplaySource } from './source.ts';

const Chart = lazy(() => import('./Chart.tsx'));

interface Props {
  readonly source: ReplaySource;
  readonly module: TableModule;
  readonly onClose: () => void;
  readonly analysing: Analysing;
  readonly onShowBetter: (better: Better) => void;
}

/** Charts of a whole match, and whether it was fair. */
export default function Analysis({ source, module, onClose, analysing, onShowBetter }: Props) {
  const t = useTexts();
  const { replay } = source;
  const { record } = replay;
  // The charts show the moment on the board.
  useSyncExternalStore(source.subscribe, source.getSnapshot);
  const fairness = useId();
  return (
    <Dialog title={t('replay.analysis')} onClose={onClose} wide>
      {record.outcome !== null && replay.verdict.ok && <Chances {...{ source, analysing, onShowBetter }} />}
      {record.outcome !== null && <Points source={source} module={module} at={source.at} />}
      <section aria-labelledby={fairness}>
        <h3 id={fairness}>{t('fair.title')}</h3>
        <Fairness record={record} ruleset={replay.ruleset} />
      </section>
      <div className={styles.buttons}>
        <Button onClick={() => save(record, `${record.game}-${source.id}`)}>{t('end.export')}</Button>
      </div>
    </Dialog>
  );
}

interface PointsProps extends Pick<Props, 'source' | 'module'> {
  /** The moment shown on the board. */
  readonly at: number;
}

/** Drawn again only for another moment, not for the progress of an analysis. */
const Points = memo(function Points({ source, module, at: shown }: PointsProps) {
  const t = useTexts();
  const { language } = useSettings();
  const heading = useId();
  const charts = module.charts ?? [];
  const [fact, choose] = useState(charts[0]?.fact ?? '');
  const { replay } = source;
  const { names } = source.getSnapshot();
  const series = useMemo(() => seriesOf(replay, fact), [replay, fact]);
  const chosen = charts.find((one) => one.fact === fact);
  if (chosen === undefined || series.length === 0) return null;
  const label = chosen.name[language];
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <div className={styles.head}>
        <h3 id={heading}>{t('replay.overTime')}</h3>
        <Select
          label={t('replay.shown')}
          isLabelHidden
          value={fact}
          values={charts.map((one) => ({ value: one.fact, name: one.name[language] }))}
          onChange={choose}
        />
      </div>
      <Suspense fallback={<Waiting />}>
        <Chart
          series={series}
          names={names}
          at={shown}
          label={t('replay.move')}
          onPick={(at) => source.goTo(at)}
        />
      </Suspense>
      <details className={styles.asTable}>
        <summary>{t('replay.asTable')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
        <section className={styles.scrolls} tabIndex={0} aria-label={label}>
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
              {turningPoints(series).map((at) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {series.map((line, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                    <td key={seat}>{line[at]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
});
