/** The games: rules, content and bots. No table, no DOM in reach. */
import type { Game } from '@accretion/engine';
import { buccaneers } from './buccaneers/index.ts';

export const games: readonly Game[] = [buccaneers as unknown as Game];
