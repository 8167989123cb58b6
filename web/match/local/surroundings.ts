import type { Ruleset } from '@accretion/engine';
import type { Thinker } from '../../bots/thinker.ts';
import type { KeptMatch } from './kept.ts';

/** What a local match needs around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  keep(match: KeptMatch): void;
  /** How long a bot waits, in milliseconds, after this many events; with `settles` its answer ends a sealed question. */
  pause(events: number, settles?: 'settles'): number;
  /** The rules of the whole game, where the match begins with its opening alone. No move is made before. */
  whole?(): Promise<Ruleset>;
  /** Creates and saves a rematch; returns its id. */
  rematch(match: KeptMatch): string | Promise<string>;
  /** Called when the match is closed. */
  closed?(): void;
}
