/** The list of games as the page knows them: cards for the lobby, tables and guides loaded when chosen. */
import { erased, type Move } from '@accretion/engine';
import { lobby as amass } from './amass/guide/lobby.ts';
import { lobby as buccaneers } from './buccaneers/guide/lobby.ts';
import { lobby as masterworks } from './masterworks/guide/lobby.ts';
import type { LobbyCard, TableModule } from './table.ts';
import { lobby as ultramassive } from './ultramassive/guide/lobby.ts';

/** A table's parts fit each other, by their types; the page shows tables of any type. */
const forPage = <V, M extends Move, E, D>(table: TableModule<V, M, E, D>): TableModule => erased(table);

export const tables: readonly LobbyCard[] = [
  {
    ...buccaneers,
    poster: () => import('./buccaneers/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./buccaneers/words/optionTexts.ts').then((one) => one.optionTexts),
    load: () => import('./buccaneers/table/index.ts').then((one) => forPage(one.table)),
  },
  {
    ...amass,
    poster: () => import('./amass/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./amass/words/optionTexts.ts').then((one) => one.optionTexts),
    load: () => import('./amass/table/index.ts').then((one) => forPage(one.table)),
  },
  {
    ...ultramassive,
    poster: () => import('./ultramassive/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./ultramassive/words/optionTexts.ts').then((one) => one.optionTexts),
    load: () => import('./ultramassive/table/index.ts').then((one) => forPage(one.table)),
  },
  {
    ...masterworks,
    poster: () => import('./masterworks/table/Poster.tsx').then((one) => one.Poster),
    optionTexts: () => import('./masterworks/words/optionTexts.ts').then((one) => one.optionTexts),
    load: () => import('./masterworks/table/index.ts').then((one) => forPage(one.table)),
  },
];

export type * from './table.ts';
