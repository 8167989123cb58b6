/** Analyses a record in a worker of its own, moment by moment. */
import type { MatchRecord } from '@accretion/engine';
import { type Help, helpBy } from '../../hints/helper.ts';
import { newHelper } from '../../hints/workerAdvisor.ts';
import type { Analyst, Piece } from './analyst.ts';
import { type AnalysisOf, analysisFrom } from './findings.ts';

const worker = helpBy<Analyst>(newHelper);

/** The analysis; null once the signal says that nobody waits for it. `progress` hears how much is done, from 0 to 1. */
export const analysed = (
  record: MatchRecord,
  signal: AbortSignal,
  progress: (done: number) => void,
  help: Help<Analyst> = worker,
): Promise<AnalysisOf | null> =>
  help.ask(signal, async (remote) => {
    const count = await remote.open(record);
    const pieces: Piece[] = [];
    for (let at = 0; at < count; at++) {
      pieces.push((await remote.piece(at)) as Piece);
      progress((at + 1) / count);
    }
    return analysisFrom(pieces);
  });
