/** The result of opening a match. */
import type { LobbyCard, TableModule } from '@accretion/games/tables';
import type { MatchSource } from './source.ts';

export interface Opened {
  readonly card: LobbyCard;
  readonly module: TableModule;
  readonly source: MatchSource;
}

/** Why a match cannot be opened, as a key of the catalogue. */
export type Closed =
  | 'elsewhere'
  | 'noSuchMatch'
  | 'noSuchGame'
  | 'otherRules'
  | 'tableLost'
  | 'notStarted'
  | 'unreachable';
