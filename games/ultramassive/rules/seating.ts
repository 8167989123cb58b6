/** Who may sit down with which options (R1, R84, ER1). */
import type { Refusal, Seating } from '@accretion/engine';
import { no } from './refusal.ts';
import type { Options } from './state.ts';

export function seating(options: Options, seats: number): Seating | Refusal {
  const { mode, edition, advancedDraft, startingPlayer } = options;
  const solo = mode !== 'players';
  if (solo && seats !== 1) return no('R84', 'soloIsOne', { seats });
  if (!solo && seats === 1) return no('R84', 'oneIsSolo', { mode });
  if (edition === 'earlier' && solo) return no('ER1', 'earlierWithoutSolo', { mode });
  if (edition === 'earlier' && advancedDraft) return no('ER1', 'earlierWithoutAdvanced', { edition });
  if (solo && advancedDraft) return no('R84', 'soloWithoutAdvanced', { mode });
  if (startingPlayer !== 'random' && startingPlayer >= seats)
    return no('R7', 'noSuchStarter', { startingPlayer });
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return { roles: all.map(() => 'blackHole'), sides: all.map((seat) => [seat]) };
}
