/** The games by id, each loaded when it is played: for a page, and for a worker in which bots think. */
import type { Game, JudgeMaker } from '@accretion/engine';

export interface LoadedGame {
  readonly game: Game;
  readonly judge: JudgeMaker;
}

/** The list does not care for the types inside a game; its own tests do. */
const loaded = (game: unknown, judge: unknown): LoadedGame => ({
  game: game as Game,
  judge: judge as JudgeMaker,
});

export const lazyGames: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  buccaneers: () => import('./buccaneers/index.ts').then((one) => loaded(one.buccaneers, one.judgeOf)),
};
