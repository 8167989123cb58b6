/** The fights of a round as they were told: who, where, the pairs, and what came of them. */
import type { Wound } from '../rules/content.ts';
import type { Story } from '../rules/state.ts';

export interface Battle {
  readonly n: number;
  readonly at: string;
  readonly crews: readonly [number, number];
  /** The faces of each side as they first fell. */
  readonly faces: readonly [readonly number[], readonly number[]];
  readonly pairs: readonly { readonly faces: readonly number[]; readonly won: number }[] | null;
  readonly wounds: readonly { readonly crew: number; readonly to: Wound }[];
}

/** The fights after one more event. Wounds outside of a fight are none of its. */
export function battlesAfter(battles: readonly Battle[], n: number, event: Story): readonly Battle[] {
  const last = battles.at(-1);
  const changed = (part: Partial<Battle>): readonly Battle[] =>
    last === undefined ? battles : [...battles.slice(0, -1), { ...last, ...part }];
  switch (event.did) {
    case 'fight':
      return [
        ...battles,
        { n, at: event.at, crews: [event.crew, event.against], faces: [[], []], pairs: null, wounds: [] },
      ];
    case 'roll':
      return changed({ faces: [event.faces, event.rivalFaces] });
    case 'pairs':
      // Those struck by a card before were in no pair.
      return changed({ pairs: event.pairs, wounds: [] });
    case 'wound':
      return last?.crews.includes(event.crew) && last.at === event.at
        ? changed({ wounds: [...last.wounds, { crew: event.crew, to: event.to }] })
        : battles;
    default:
      return battles;
  }
}
