/** A line chart of numbers over a match, drawn by uPlot, which is loaded on demand. Lines also differ by their dashes. */
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import styles from './Chart.module.css';
import { lineStyle } from './lineStyles.ts';

interface Props {
  readonly series: readonly (readonly number[])[];
  readonly names: readonly string[];
  /** The moment shown on the board. */
  readonly at: number;
  readonly label: string;
  readonly onPick: (at: number) => void;
}

const height = 260;

export default function Chart({ series, names, at, label, onPick }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    // A canvas knows no tokens, only what they stand for in this theme.
    const tokens = getComputedStyle(current);
    const axis: uPlot.Axis = {
      stroke: tokens.getPropertyValue('--text-dim'),
      grid: { stroke: tokens.getPropertyValue('--line-soft'), width: 1 },
      ticks: { stroke: tokens.getPropertyValue('--line'), width: 1 },
      font: '13px "Inter Variable", sans-serif',
    };
    const stepped = uPlot.paths.stepped?.({ align: 1 });
    const options: uPlot.Options = {
      width: current.clientWidth,
      height,
      scales: { x: { time: false } },
      axes: [axis, { ...axis, size: 44 }],
      legend: { markers: { width: 3, dash: (_, index) => lineStyle(index - 1).border } },
      cursor: { y: false, points: { size: 7 } },
      series: [
        { label },
        ...series.map((_, seat) => ({
          label: names[seat] ?? '',
          stroke: tokens.getPropertyValue(lineStyle(seat).token),
          dash: [...lineStyle(seat).dash],
          width: 2.5,
          points: { show: false },
          ...(stepped === undefined ? {} : { paths: stepped }),
        })),
      ],
    };
    const moments = Array.from({ length: series[0]?.length ?? 0 }, (_, index) => index);
    const plot = new uPlot(options, [moments, ...series.map((line) => [...line])], current);
    const click = (): void => {
      const { idx } = plot.cursor;
      if (typeof idx === 'number') pick.current(idx);
    };
    plot.over.addEventListener('click', click);
    const watcher = new ResizeObserver(() => plot.setSize({ width: current.clientWidth, height }));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [series, names, label]);
  return <div ref={place} aria-hidden="true" className={styles.chart} data-at={at} />;
}
