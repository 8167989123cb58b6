/** The fights of a round as they were told: who, where, the dice, the cards played, and what came of it. */
import type { Wound } from '../../rules/content.ts';
import type { Story } from '../../rules/state.ts';

/** What a Combat card did to the dice. */
type Did =
  | { readonly did: 'play' | 'winPairing' | 'defeat' }
  | { readonly did: 'reroll'; readonly from: number; readonly face: number }
  | { readonly did: 'callDroid'; readonly face: number };

export type CardPlay = { readonly seat: number; readonly card: number } & Did;

interface RolledDie {
  readonly side: 0 | 1;
  readonly face: number;
}

export interface Battle {
  readonly n: number;
  readonly at: string;
  readonly crews: readonly [number, number];
  /** The faces of each side as they first fell: so many dice they rolled. */
  readonly faces: readonly [readonly number[], readonly number[]];
  /** The dice as cards have left them, those of the picker first; a droid called in comes last. */
  readonly dice: readonly RolledDie[];
  readonly cards: readonly CardPlay[];
  /** Null until the pairs are judged. */
  readonly pairs: readonly { readonly faces: readonly number[]; readonly won: number }[] | null;
  /** Who lost, pair by pair, the picker first in a tie; a droid that lost is just gone. */
  readonly losses: readonly (Wound | 'droid')[];
}

/** The fights after one more event. What is lost and played outside of a fight is none of its. */
export function battlesAfter(battles: readonly Battle[], n: number, event: Story): readonly Battle[] {
  const last = battles.at(-1);
  const changed = (part: Partial<Battle>): readonly Battle[] =>
    last === undefined ? battles : [...battles.slice(0, -1), { ...last, ...part }];
  // What a card does is told right after the card.
  const cardDid = (what: Did, dice: readonly RolledDie[] = []): readonly Battle[] => {
    const card = last?.pairs === null ? last.cards.at(-1) : undefined;
    if (last === undefined || card === undefined) return battles;
    return changed({
      dice,
      cards: [...last.cards.slice(0, -1), { seat: card.seat, card: card.card, ...what }],
    });
  };
  switch (event.did) {
    case 'fight':
      return [
        ...battles,
        {
          ...{ n, at: event.at, crews: [event.crew, event.against], faces: [[], []] },
          ...{ dice: [], cards: [], pairs: null, losses: [] },
        },
      ];
    case 'roll':
      return changed({
        faces: [event.faces, event.rivalFaces],
        dice: [event.faces, event.rivalFaces].flatMap((faces, side) =>
          faces.map((face) => ({ side: side === 0 ? 0 : 1, face }) as const),
        ),
      });
    case 'play':
      return last?.pairs === null
        ? changed({ cards: [...last.cards, { did: 'play', seat: event.seat, card: event.card }] })
        : battles;
    case 'winPairing':
      return cardDid({ did: 'winPairing' }, last?.dice);
    case 'defeat':
      return cardDid({ did: 'defeat' }, last?.dice.toSpliced(event.die, 1));
    case 'reroll':
      return cardDid(
        { did: 'reroll', from: event.from, face: event.face },
        last?.dice.map((die, i) => (i === event.die ? { ...die, face: event.face } : die)),
      );
    case 'callDroid':
      return cardDid({ did: 'callDroid', face: event.face }, [
        ...(last?.dice ?? []),
        { side: event.crew === last?.crews[0] ? 0 : 1, face: event.face },
      ]);
    case 'pairs':
      // Those struck by a card before were in no pair.
      return changed({ pairs: event.pairs, losses: [] });
    case 'wound':
      return last?.crews.includes(event.crew) && last.at === event.at
        ? changed({ losses: [...last.losses, event.to] })
        : battles;
    case 'droidLost':
      return last?.crews.includes(event.crew) ? changed({ losses: [...last.losses, 'droid'] }) : battles;
    default:
      return battles;
  }
}
