/** A pair of dice as it is drawn. */
import type { Wound } from '../../rules/content.ts';

export interface DrawnDie {
  readonly face: number;
  /** Its number in the roll-off, where it can be a target. */
  readonly die?: number;
  readonly isDroid?: boolean;
}

export interface DrawnPair {
  readonly dice: readonly [DrawnDie | null, DrawnDie | null];
  /** Which side wins, -1 for a tie; null while nothing is decided. */
  readonly won: -1 | 0 | 1 | null;
  /** What the loser loses: both in a tie. */
  readonly loss: Wound | 'droid' | null;
  /** A card has decided it, not the faces. */
  readonly isByCard?: boolean;
}
