/** A score step in scenes: first it happens on the board, then it is told what came of it (B9 to B14). */
import type { View } from '../../rules/state.ts';
import type { Happening } from '../types.ts';

export type StepKind = `score ${'E' | 'F' | 'G' | 'H'}`;

/** What there is to be seen in a step, and how long that takes: milliseconds at normal speed, for a ship or for all. */
const seen = {
  'score E': { did: 'weigh', each: 900, all: 300 },
  'score F': { did: 'turnUpPile', each: 0, all: 1700 },
  'score G': { did: 'drawnIn', each: 350, all: 2300 },
  'score H': { did: 'rank', each: 450, all: 1300 },
} as const;

/** To read what came of it. The ranks stay until the person goes on. */
const read = { 'score E': 1700, 'score F': 2400, 'score G': 1900, 'score H': null } as const;

interface StepScene {
  readonly events: readonly Happening[];
  readonly view: View;
  readonly lasts: number | null;
}

export function stepScenes(
  kind: StepKind,
  events: readonly Happening[],
  viewAfter: (events: readonly Happening[]) => View,
): readonly StepScene[] {
  const { did, each, all } = seen[kind];
  const [head, ...told] = events;
  const shown = told.filter(({ event }) => event.did === did).length;
  const result = { view: viewAfter(events), lasts: read[kind] };
  if (head === undefined || shown === 0) return [{ ...result, events }];
  const view = viewAfter([head]);
  // One sentence tells all Weights.
  const ships = did === 'weigh' ? view.seats.length : shown;
  return [
    { events: [head], view, lasts: all + each * ships },
    { ...result, events: told },
  ];
}
