/** Attacks of certain types, as German nouns: "physischer Angriff oder Energieangriff". */
import type { AttackType } from '../../../rules/content/vocabulary.ts';
import { either } from '../terms.ts';

/** After nothing in the plural, after "ein", after "einen", after "eines". */
type Form = 'many' | 'nom' | 'acc' | 'gen';

const endings: Readonly<Record<Form, readonly [adjective: string, noun: string]>> = {
  many: ['e', 'e'],
  nom: ['er', ''],
  acc: ['en', ''],
  gen: ['en', 's'],
};

/** The noun without an article; `mystic` and `physical` are adjectives, energy is part of the word. */
export function attackNoun(type: AttackType, form: Form): string {
  const [adjective, noun] = endings[form];
  if (type === 'energy') return `Energieangriff${noun}`;
  return `${type === 'physical' ? 'physisch' : 'mystisch'}${adjective} Angriff${noun}`;
}

export const attackNouns = (types: readonly AttackType[], form: Form): string =>
  either(
    'de',
    types.map((type) => attackNoun(type, form)),
  );
