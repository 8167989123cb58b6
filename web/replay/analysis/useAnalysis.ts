/** The analysis of a record: the one kept in this browser, or worked out when somebody asks for it. */
import type { MatchRecord } from '@accretion/engine';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { recordId } from '../replay.ts';
import type { AnalysisOf } from './findings.ts';
import { keepAnalysis, keptAnalysis } from './keptAnalyses.ts';
import { analysed } from './workerAnalysis.ts';

export interface Analysing {
  readonly analysis: AnalysisOf | null;
  /** How much is done, from 0 to 1; null while nothing is being worked out. */
  readonly progress: number | null;
  readonly hasFailed: boolean;
  start(): void;
  cancel(): void;
}

export function useAnalysis(record: MatchRecord, analyse = analysed): Analysing {
  const id = useMemo(() => recordId(record), [record]);
  const [analysis, setAnalysis] = useState(() => keptAnalysis(id));
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);
  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = (): void => {
    cancel();
    const stop = new AbortController();
    running.current = stop;
    setFailed(false);
    setProgress(0);
    const done = (found: AnalysisOf | null): void => {
      if (stop.signal.aborted) return;
      setProgress(null);
      setAnalysis(found);
      setFailed(found === null);
      if (found !== null) keepAnalysis(id, found);
    };
    // Drawn little by little, and only if it makes a difference.
    const tell = (share: number): void =>
      startTransition(() => void (stop.signal.aborted || setProgress(Math.floor(share * 100) / 100)));
    analyse(record, stop.signal, tell).then(done, () => done(null));
  };
  return { analysis, progress, hasFailed, start, cancel };
}
