/** What a server refused, or that none could be reached. */
import { filled, type Refusal } from '@accretion/engine';
import type { Words } from '@accretion/games/tables';
import type { Failure } from '@accretion/protocol';
import { errors } from './protocol.ts';

const unreachable: Words = {
  en: "Can't reach the server right now.",
  de: 'Der Server ist gerade nicht erreichbar.',
};

/** A failure in words of each language. */
export function wordsOf({ code, values }: Failure): Words {
  const { en, de } = errors[code];
  return { en: filled(en, values), de: filled(de, values) };
}

export class Trouble extends Error {
  readonly words: Words;
  readonly code: Failure['code'] | 'unreachable';
  /** The rule, when it was one that said no. */
  readonly refusal: Refusal | null;

  constructor(failure: Failure | null) {
    super(failure?.message ?? unreachable.en);
    this.code = failure?.code ?? 'unreachable';
    this.words = failure === null ? unreachable : wordsOf(failure);
    this.refusal = failure?.refusal === undefined ? null : refusalIn(failure.refusal);
  }
}

export const refusalIn = ({ rule, why, values }: NonNullable<Failure['refusal']>): Refusal => ({
  rule,
  why,
  ...(values !== undefined && { values }),
});

export const troubleIn = (error: unknown): Trouble => (error instanceof Trouble ? error : new Trouble(null));
