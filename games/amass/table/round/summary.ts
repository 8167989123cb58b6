/** What a round brought to each crew, counted from what was told. */
import type { Colour } from '../../rules/content.ts';
import type { Story } from '../../rules/state.ts';

export interface CrewSum {
  /** Mines and how many cubes of each. */
  readonly mined: readonly { readonly mine: string; readonly cubes: number }[];
  readonly stolen: readonly Colour[];
  readonly robbed: readonly Colour[];
  readonly wounds: number;
  readonly cards: number;
}

export interface RoundSum {
  readonly round: number;
  readonly crews: readonly CrewSum[];
  /** Cubes the Alien took. */
  readonly cleared: number;
}

const none: CrewSum = { mined: [], stolen: [], robbed: [], wounds: 0, cards: 0 };

/** A round begins with its resource card; what was told before that is not whole and not summed. */
export function sumsAfter(sum: RoundSum | null, event: Story, crews: number): RoundSum | null {
  if (event.did === 'playResource')
    return { round: event.round, crews: Array.from({ length: crews }, () => none), cleared: 0 };
  if (sum === null) return null;
  const change = (crew: number, part: (one: CrewSum) => Partial<CrewSum>): RoundSum => ({
    ...sum,
    crews: sum.crews.map((one, i) => (i === crew ? { ...one, ...part(one) } : one)),
  });
  switch (event.did) {
    case 'clear':
      return { ...sum, cleared: sum.cleared + event.cubes };
    case 'mine':
      return change(event.crew, (one) => ({
        mined: [...one.mined, { mine: event.mine, cubes: event.cubes }],
      }));
    case 'steal': {
      const taken = change(event.crew, (one) => ({ stolen: [...one.stolen, ...event.cubes] }));
      return {
        ...taken,
        crews: taken.crews.map((one, i) =>
          i === event.from ? { ...one, robbed: [...one.robbed, ...event.cubes] } : one,
        ),
      };
    }
    case 'wound':
      return change(event.crew, (one) => ({ wounds: one.wounds + 1 }));
    case 'draw':
      return change(event.seat, (one) => ({ cards: one.cards + event.count }));
    default:
      return sum;
  }
}
