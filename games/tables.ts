/** The list of games as the page knows them: cards for the lobby, tables and guides loaded when chosen. */
import { lobby as amass } from './amass/guide/lobby.ts';
import { lobby as buccaneers } from './buccaneers/guide/lobby.ts';
import type { LobbyCard } from './table.ts';
import { lobby as ultramassive } from './ultramassive/guide/lobby.ts';

export const tables: readonly LobbyCard[] = [
  {
    ...buccaneers,
    poster: () => import('./buccaneers/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./buccaneers/words/optionTexts.ts').then((one) => one.smallPrint),
    load: () => import('./buccaneers/table/index.ts').then((one) => one.table),
  },
  {
    ...amass,
    poster: () => import('./amass/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./amass/words/optionTexts.ts').then((one) => one.smallPrint),
    load: () => import('./amass/table/index.ts').then((one) => one.table),
  },
  {
    ...ultramassive,
    poster: () => import('./ultramassive/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./ultramassive/words/optionTexts.ts').then((one) => one.optionTexts),
    load: () => import('./ultramassive/table/index.ts').then((one) => one.table),
  },
];

export type * from './table.ts';
