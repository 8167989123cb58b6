/** What engine and game find wrong with content, in the language of the page. */
import { type Game, type Problem, pathText, problemWords } from '@accretion/engine';
import type { Language, TableModule, Words } from '@accretion/games/tables';
import type { Translate } from '../texts/texts.ts';

/** What a game says about its content, and what its fields and values are called. */
export interface PackWords {
  readonly problems: Game['problems'];
  readonly fields: Readonly<Record<string, Words>>;
}

export const packWords = async ({ problems }: Game, { words }: TableModule): Promise<PackWords> => ({
  problems,
  fields: (await words.fields?.()) ?? {},
});

/** Where the problem is: a line of broken JSON, the whole pack, or a field by its path. */
export function problemPlace({ path, values }: Problem, t: Translate): string {
  if (values['line'] !== undefined) return t('packs.line', { n: values['line'] });
  return path === pathText([]) ? t('packs.whole') : path;
}

/** What is wrong with a field, after its path. */
export const problemSentence = (
  problem: Problem,
  t: Translate,
  language: Language,
  { problems, fields }: PackWords,
): string => {
  const called = (name: string): string => fields[name]?.[language] ?? name;
  return t('packs.problem', { ...problemWords(problem, language, { problems, called }) });
};
