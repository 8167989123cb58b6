/** The games: rules, content and bots. No table, no DOM in reach. */
import {
  erased,
  type Game,
  type JudgeMaker,
  type Move,
  type ReportMaker,
  type State,
} from '@accretion/engine';
import { judgeOf as amassJudge, players as amassPlayers } from './amass/bot.ts';
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
  /** Other players of it by name, to measure the game with: each looks one move ahead with a judge of its own. */
  readonly players: Readonly<Record<string, JudgeMaker>>;
}

/** The parts of a game fit each other, by their types; the list has games of every type. */
function entry<S extends State, M extends Move, O, C, D>(
  game: Game<S, M, O, C, D>,
  judge: JudgeMaker<D, S, M>,
  report: ReportMaker<D, S>,
  players: Readonly<Record<string, JudgeMaker<D, S, M>>> = {},
): Entry {
  return erased({ game, judge, report, players });
}

export const entries: readonly Entry[] = [
  entry(amass, amassJudge, amassReport, amassPlayers),
  entry(buccaneers, buccaneersJudge, buccaneersReport),
  entry(ultramassive, ultramassiveJudge, ultramassiveReport),
];

export const games: readonly Game[] = entries.map((one) => one.game);
