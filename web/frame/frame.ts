/** What the parts of the frame share. */
import type { Refusal } from '@accretion/engine';
import type {
  Choice,
  Happening,
  LobbyCard,
  Scene,
  Settings,
  TableModule,
  Thing,
} from '@accretion/games/tables';
import { createContext, useContext } from 'react';
import type { MatchSource, MatchState } from '../match/source.ts';

export interface Frame {
  readonly card: LobbyCard;
  readonly module: TableModule;
  readonly source: MatchSource;
  /** What is shown: the match as far as its scenes have told it. */
  readonly state: MatchState;
  /** The match as it is now, for clocks, chat and requests. */
  readonly newest: MatchState;
  /** The scene that is running. */
  readonly scene: Scene | null;
  /** Ends the running scene. */
  skip(): void;
  /** Ends all scenes: shows the match as it is now. */
  toNow(): void;
  /** Shows in a banner once more what happened. */
  showAgain(events: readonly Happening[]): void;
  /** After the end: shows the podium over the board. */
  showPodium(): void;
  readonly settings: Settings;
  readonly highlighted: readonly Thing[];
  /** What a first tap has selected: a second one makes the move, which cannot be undone. */
  readonly selected: Choice | null;
  /** Makes a move; one that cannot be undone is selected first, unless the person is `sure` already. */
  play(choice: Choice, sure?: 'sure'): void;
  /** Selects nothing any more. */
  cancel(): void;
  undo(): void;
  /** Shows and announces why something cannot be done. */
  explain(refusal: Refusal): void;
  help(thing: Thing): void;
  highlight(things: readonly Thing[]): void;
}

const FrameContext = createContext<Frame | null>(null);

export const FrameProvider = FrameContext.Provider;

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('only inside a frame');
  return frame;
}
