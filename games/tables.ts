/** The list of games as the page knows them: cards for the lobby, tables and guides loaded when chosen. */
import { lobby as buccaneers } from './buccaneers/guide/lobby.ts';
import type { LobbyCard } from './table.ts';

export const tables: readonly LobbyCard[] = [
  {
    ...buccaneers,
    poster: () => import('./buccaneers/table/Poster.tsx').then((one) => one.Poster),
    load: () => import('./buccaneers/table/index.ts').then((one) => one.table),
  },
];

export type * from './table.ts';
