/** A character as the book has it: numbers, and what each side of its card brings. */
import type { Character, Trigger } from '../content/cards.ts';
import { grouped, type Part, type Rule } from './rule.ts';
import type { Writer } from './writer.ts';

interface Answering {
  readonly rule: Rule;
  readonly trigger: Trigger;
}

/** One side of a stat card. */
export interface CardSide {
  readonly attacks: readonly Rule[];
  readonly actives: readonly Rule[];
  /** Reactive superpowers by the event they answer. */
  readonly reactions: Readonly<Record<string, readonly Answering[]>>;
  /** Parts of innate superpowers, by operation and by moment. */
  readonly byOp: Readonly<Record<string, readonly Part[]>>;
  readonly byWhen: Readonly<Record<string, readonly Part[]>>;
}

export interface Hero {
  readonly id: number;
  readonly key: string;
  readonly card: Character;
  readonly radius: number;
  /** Healthy, Injured. */
  readonly sides: readonly [CardSide, CardSide];
  readonly leaderships: readonly Rule[];
  /** Keys of all its superpowers. */
  readonly powers: ReadonlySet<string>;
}

/** MC95: radii of the three bases. */
const radii = { 35: 689, 50: 984, 65: 1280 } as const;

export function heroOf(writer: Writer, id: number, key: string, card: Character): Hero {
  const attacks = Object.entries(card.attacks).map(([name, attack]) =>
    writer.attack(`${key}.${name}`, attack, id, attack.side),
  );
  const powers = Object.entries(card.superpowers).map(([name, power]) =>
    writer.superpower(`${key}.${name}`, power, id),
  );
  const sideOf = (side: 'healthy' | 'injured'): CardSide => {
    const shown = (rule: Rule): boolean => rule.side === 'both' || rule.side === side;
    const innate = powers
      .filter((rule) => rule.kind === 'innate' && shown(rule))
      .flatMap(({ parts }) => parts);
    const answers = powers
      .filter((rule) => rule.kind === 'reactive' && shown(rule))
      .flatMap((rule) => rule.triggers.map((trigger): Answering => ({ rule, trigger })));
    return {
      attacks: attacks.filter(shown),
      actives: powers.filter((rule) => rule.kind === 'active' && shown(rule)),
      reactions: grouped(answers, ({ trigger }) => trigger.event),
      byOp: grouped(innate, ({ effect }) => effect.op),
      byWhen: grouped(innate, ({ effect }) => effect.when ?? ''),
    };
  };
  return {
    id,
    key,
    card,
    radius: radii[card.base],
    sides: [sideOf('healthy'), sideOf('injured')],
    leaderships: powers.filter(({ kind }) => kind === 'leadership'),
    powers: new Set(Object.keys(card.superpowers)),
  };
}
