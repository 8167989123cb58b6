/** The games: rules, content and bots. No table, no DOM in reach. */
import type { Game, JudgeMaker, ReportMaker } from '@accretion/engine';
import { judgeOf as amassJudge } from './amass/bot.ts';
import { amass } from './amass/index.ts';
import { reportOf as amassReport } from './amass/report.ts';
import { judgeOf as buccaneersJudge } from './buccaneers/bot.ts';
import { buccaneers } from './buccaneers/index.ts';
import { reportOf as buccaneersReport } from './buccaneers/report.ts';
import { judgeOf as ultramassiveJudge } from './ultramassive/bot.ts';
import { ultramassive } from './ultramassive/index.ts';
import { reportOf as ultramassiveReport } from './ultramassive/report.ts';

/** A game with what a strong player of it looks at, and what the laboratory shows of it. */
export interface Entry {
  readonly game: Game;
  readonly judge: JudgeMaker;
  readonly report: ReportMaker;
}

const entry = (game: unknown, judge: unknown, report: unknown): Entry => ({
  game: game as Game,
  judge: judge as JudgeMaker,
  report: report as ReportMaker,
});

export const entries: readonly Entry[] = [
  entry(amass, amassJudge, amassReport),
  entry(buccaneers, buccaneersJudge, buccaneersReport),
  entry(ultramassive, ultramassiveJudge, ultramassiveReport),
];

export const games: readonly Game[] = entries.map((one) => one.game);
