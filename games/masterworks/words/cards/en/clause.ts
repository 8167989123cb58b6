/** An English clause: somebody, a verb in the third person and in its plain form, and the rest. */
import type { Frame } from '../sentences.ts';

export interface Clause {
  readonly who: string;
  /** gains, gain; a modal such as "cannot" has one form. */
  readonly verb: readonly [string, string];
  readonly rest: string;
  readonly isPlural?: boolean;
}

export const clause = (who: string, verb: readonly [string, string], rest = ''): Clause => ({
  who,
  verb,
  rest,
});

export const verbs = {
  gain: ['gains', 'gain'],
  lose: ['loses', 'lose'],
  suffer: ['suffers', 'suffer'],
  remove: ['removes', 'remove'],
  add: ['adds', 'add'],
  roll: ['rolls', 'roll'],
  make: ['makes', 'make'],
  pay: ['pays', 'pay'],
  count: ['counts', 'count'],
} as const;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** "After the attack, the defender gains Stun this round if …". */
export function say({ first, clauses, lasts, ifs, mayDecline }: Frame<Clause>): string {
  const [one] = clauses;
  const done = clauses.map(({ verb: [third, plain], rest, isPlural = false }) =>
    joined([mayDecline || isPlural ? plain : third, rest]),
  );
  const opening = first.length === 0 ? '' : `${first.join(', ')},`;
  return joined([opening, one?.who ?? '', mayDecline ? 'may' : '', done.join(' and '), lasts, ...ifs]);
}
