/** The games by id, each loaded when it is played: rules and content for a page, and for bots what they look at. */
import { erased, type Game, type JudgeMaker, type Move, type State } from '@accretion/engine';

export interface LoadedGame {
  readonly game: Game;
}

/** The first part of a game that is loaded in two. */
export interface LoadedOpening extends LoadedGame {
  /** The whole game, where this is only a part of it. */
  whole?(): Promise<LoadedGame>;
}

interface LazyGame {
  game(): Promise<LoadedGame>;
  /**
   * The first part of a large game: enough to set a match up with the built-in content, to ask its first question and to
   * preview the answers. Moves are made with the whole game.
   */
  opening?(): Promise<LoadedGame>;
  judge(): Promise<JudgeMaker>;
}

const loaded = <S extends State, M extends Move, O, C, D>(game: Game<S, M, O, C, D>): LoadedGame => ({
  game: erased(game),
});
const asJudge = <S extends State, M extends Move, D>(judge: JudgeMaker<D, S, M>): JudgeMaker => erased(judge);

export const lazyGames: Readonly<Record<string, LazyGame>> = {
  amass: {
    game: () => import('./amass/index.ts').then(({ amass }) => loaded(amass)),
    judge: () => import('./amass/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
  buccaneers: {
    game: () => import('./buccaneers/index.ts').then(({ buccaneers }) => loaded(buccaneers)),
    judge: () => import('./buccaneers/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
  masterworks: {
    game: () => import('./masterworks/index.ts').then(({ masterworks }) => loaded(masterworks)),
    opening: () => import('./masterworks/opening.ts').then(({ opening }) => loaded(opening)),
    judge: () => import('./masterworks/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
  ultramassive: {
    game: () => import('./ultramassive/index.ts').then(({ ultramassive }) => loaded(ultramassive)),
    judge: () => import('./ultramassive/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },
};
