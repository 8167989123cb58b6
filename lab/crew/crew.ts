/** Those who share the parts of a plan. What comes out is the same however many there are. */
import type { Result } from '../matches.ts';
import type { Plan } from '../plan.ts';
import { type Crew, type Hand, handsOf } from './hand.ts';
import { inOrder } from './order.ts';

/** On all cores; with a database, on all machines that work for it. */
export function crewOf(workers: number, databaseUrl = process.env['DATABASE_URL']): Crew {
  if (databaseUrl === undefined || databaseUrl === '') return new Cores(workers);
  // Who needs no database need not load what speaks to one.
  const spread = import('./spread.ts').then(({ Spread }) => Spread.on(databaseUrl, workers));
  // Whatever uses it hears of the failure.
  spread.catch(() => undefined);
  return {
    play: async (...args) => (await spread).play(...args),
    end: async () => (await spread.catch(() => null))?.end(),
  };
}

class Cores implements Crew {
  private readonly hands: readonly Hand[];

  constructor(size: number) {
    this.hands = handsOf(size);
  }

  async play(plan: Plan, first: number, end: number, take: (result: Result) => void): Promise<void> {
    const note = inOrder(first, take);
    let next = first;
    const work = async (hand: Hand): Promise<void> => {
      while (next < end) {
        const index = next++;
        note(index, await hand.play(plan, index));
      }
    };
    await Promise.all(this.hands.map(work));
  }

  async end(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.end()));
  }
}
