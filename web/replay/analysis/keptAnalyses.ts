/** Analyses kept in this browser, by the record they belong to; only the newest few. */
import { isRecord } from '@accretion/engine';
import { type AnalysisOf, analysisFormat } from './findings.ts';

const prefix = 'accretion/analysis/';
const listKey = 'accretion/analyses';
const most = 12;

const isAnalysis = (value: unknown): value is AnalysisOf =>
  isRecord(value) && value['format'] === analysisFormat;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export function keptAnalysis(record: string, storage: Storage = localStorage): AnalysisOf | null {
  const found = parsed(storage.getItem(prefix + record));
  return isAnalysis(found) ? found : null;
}

export function keepAnalysis(record: string, analysis: AnalysisOf, storage: Storage = localStorage): void {
  const known = parsed(storage.getItem(listKey));
  const others = (Array.isArray(known) ? known.map(String) : []).filter((one) => one !== record);
  const kept = [record, ...others];
  for (const old of kept.slice(most)) storage.removeItem(prefix + old);
  try {
    storage.setItem(prefix + record, JSON.stringify(analysis));
    storage.setItem(listKey, JSON.stringify(kept.slice(0, most)));
  } catch {
    // If storage is full, it is worked out again next time.
  }
}
