/**
 * A German clause: somebody, a verb (finite and as an infinitive), the rest, and what stands at the end (a separable
 * prefix or a participle). With "darf" the infinitive stands there instead. `after` follows everything.
 */
import type { Frame } from '../sentences.ts';

export interface Clause {
  readonly who: string;
  readonly verb: string;
  readonly infinitive: string;
  readonly rest: string;
  readonly end?: string;
  readonly after?: string;
  readonly isPlural?: boolean;
}

/** Finite form, infinitive, and what the verb leaves at the end. */
type Verb = readonly [finite: string, infinitive: string, end?: string];

export const verbs = {
  gain: ['erhält', 'erhalten'],
  lose: ['verliert', 'verlieren'],
  suffer: ['erleidet', 'erleiden'],
  remove: ['entfernt', 'entfernen'],
  add: ['fügt', 'hinzufügen', 'hinzu'],
  roll: ['würfelt', 'würfeln'],
  make: ['führt', 'ausführen', 'aus'],
  pay: ['zahlt', 'zahlen'],
  count: ['zählt', 'zählen'],
  choose: ['wählt', 'wählen'],
} as const satisfies Readonly<Record<string, Verb>>;

export const clause = (who: string, [verb, infinitive, end]: Verb, rest = ''): Clause => ({
  who,
  verb,
  infinitive,
  rest,
  ...(end === undefined ? {} : { end }),
});

/** vom, zum. */
export const contracted = (text: string): string =>
  text.replaceAll('von dem ', 'vom ').replaceAll('zu dem ', 'zum ');

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** "Nach dem Angriff erhält der Verteidiger Betäubung, wenn …": the verb comes second. */
export function say({ first, clauses, lasts, ifs, mayDecline }: Frame<Clause>): string {
  const [one] = clauses;
  const [front = '', ...middle] = first;
  const who = one?.who ?? '';
  const may = one?.isPlural === true ? 'dürfen' : 'darf';
  const bodies = clauses.map(({ verb, infinitive, rest, end = '', after = '' }, place) => {
    const body = mayDecline ? joined([rest, infinitive]) : joined([place === 0 ? '' : verb, rest, end]);
    return body + after;
  });
  const finite = mayDecline ? may : (one?.verb ?? '');
  const start = front === '' ? joined([who, finite]) : joined([front, finite, who]);
  const conditions = ifs.length === 0 ? '' : `, wenn ${ifs.join(' und ')}`;
  const sentence = joined([start, ...middle, lasts, bodies.join(' und ')]) + conditions;
  return contracted(sentence.replaceAll(' ,', ',').replaceAll(',,', ','));
}
