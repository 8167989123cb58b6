/** The games: rules, content, bots, and words when they are asked for. No table, no DOM in reach. */
import {
  erased,
  type Game,
  type JudgeMaker,
  type Move,
  type ReportMaker,
  type State,
} from '@accretion/engine';
import { judgeOf as amassJudge, players as amassPlayers, weights as amassWeights } from './amass/bot.ts';
import { amass } from './amass/index.ts';
import { reportOf as amassReport } from './amass/report.ts';
import { judgeOf as buccaneersJudge, weights as buccaneersWeights } from './buccaneers/bot.ts';
import { buccaneers } from './buccaneers/index.ts';
import { reportOf as buccaneersReport } from './buccaneers/report.ts';
import { judgeOf as masterworksJudge, weights as masterworksWeights } from './masterworks/bot.ts';
import { masterworks } from './masterworks/index.ts';
import { reportOf as masterworksReport } from './masterworks/report.ts';
import { judgeOf as ultramassiveJudge, weights as ultramassiveWeights } from './ultramassive/bot.ts';
import { ultramassive } from './ultramassive/index.ts';
import { reportOf as ultramassiveReport } from './ultramassive/report.ts';
import type { GameWords } from './words.ts';

export type { GameWords, Heading, Language, LogWords, Under } from './words.ts';

/** A game with what a strong player of it looks at, and what the lab shows of it. */
export interface Entry {
  readonly game: Game;
  readonly judge: JudgeMaker;
  readonly report: ReportMaker;
  /** Everything it says. */
  words(): Promise<{ readonly words: GameWords }>;
  /** Other players of it by name, to measure the game with: each looks one move ahead with a judge of its own. */
  readonly players: Readonly<Record<string, JudgeMaker>>;
  /** What things are worth to its judge. The lab changes them to see what that does, and puts them back. */
  readonly weights: Weights;
}

/** Numbers by name, some of them in tables of their own. */
export type Weights = { [name: string]: number | Weights };

/** The parts of a game fit each other, by their types; the list has games of every type. */
function entry<S extends State, M extends Move, O, C, D, V, E>(
  game: Game<S, M, O, C, D>,
  judge: JudgeMaker<D, S, M>,
  words: () => Promise<{ readonly words: GameWords<V, M, E, D> }>,
  report: ReportMaker<D, S> = noReport,
  weights: Weights = {},
  players: Readonly<Record<string, JudgeMaker<D, S, M>>> = {},
): Entry {
  return erased({ game, judge, words, report, weights, players });
}

/** Of a game that has no statistics and no account yet. */
const noReport = () => ({ openers: [], tallies: () => [], account: () => null });

export const entries: readonly Entry[] = [
  entry(amass, amassJudge, () => import('./amass/words/index.ts'), amassReport, amassWeights, amassPlayers),
  entry(
    buccaneers,
    buccaneersJudge,
    () => import('./buccaneers/words/index.ts'),
    buccaneersReport,
    buccaneersWeights,
  ),
  entry(
    masterworks,
    masterworksJudge,
    () => import('./masterworks/words/index.ts'),
    masterworksReport,
    masterworksWeights,
  ),
  entry(
    ultramassive,
    ultramassiveJudge,
    () => import('./ultramassive/words/index.ts'),
    ultramassiveReport,
    ultramassiveWeights,
  ),
];

export const games: readonly Game[] = entries.map((one) => one.game);
