import type { Refusal } from '@accretion/engine';

/** Why something is not allowed: the rule by number, and the key of a sentence in the guide. */
export const no = (rule: string, why: string, values?: Readonly<Record<string, string | number>>): Refusal =>
  values === undefined ? { rule, why } : { rule, why, values };
