/** What the parts of the frame share. */
import type { Refusal } from '@accretion/engine';
import type { Choice, LobbyCard, Settings, TableModule, Thing } from '@accretion/games/tables';
import { createContext, useContext } from 'react';
import type { MatchSource, MatchState } from '../match/source.ts';

export interface Frame {
  readonly card: LobbyCard;
  readonly module: TableModule;
  readonly source: MatchSource;
  readonly state: MatchState;
  readonly settings: Settings;
  readonly highlighted: readonly Thing[];
  play(choice: Choice): void;
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
