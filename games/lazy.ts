/** The games by id, each loaded when it is played: rules and content for a page, and for bots what they look at. */
import type { Game, JudgeMaker } from '@accretion/engine';

export interface LoadedGame {
  readonly game: Game;
}

interface LazyGame {
  game(): Promise<LoadedGame>;
  judge(): Promise<JudgeMaker>;
}

/** The list does not care for the types inside a game; its own tests do. */
const loaded = (game: unknown): LoadedGame => ({ game: game as Game });
const asJudge = (judge: unknown): JudgeMaker => judge as JudgeMaker;

export const lazyGames: Readonly<Record<string, LazyGame>> = {
  amass: {
    game: () => import('./amass/index.ts').then(({ amass }) => loaded(amass)),
    judge: () => import('./amass/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
  buccaneers: {
    game: () => import('./buccaneers/index.ts').then(({ buccaneers }) => loaded(buccaneers)),
    judge: () => import('./buccaneers/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
  ultramassive: {
    game: () => import('./ultramassive/index.ts').then(({ ultramassive }) => loaded(ultramassive)),
    judge: () => import('./ultramassive/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
};
