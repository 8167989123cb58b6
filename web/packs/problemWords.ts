/** What engine and game find wrong with content, in the language of the page. */
import { filled, type Problem } from '@accretion/engine';
import type { Language, TableModule, Words } from '@accretion/games/tables';
import type { PageTextKey } from '../texts/pages/en.ts';
import type { Translate } from '../texts/texts.ts';

const patterns: readonly (readonly [RegExp, PageTextKey])[] = [
  [/^a whole number from (?<a>-?\d+) to (?<b>-?\d+)$/, 'packs.expected.range'],
  [/^a whole number of at least (?<a>-?\d+)$/, 'packs.expected.atLeast'],
  [/^a whole number$/, 'packs.expected.int'],
  [/^true or false$/, 'packs.expected.flag'],
  [/^a text of at most (?<a>\d+) characters$/, 'packs.expected.text'],
  [/^one of (?<a>.+)$/, 'packs.expected.oneOf'],
  [/^a list of (?<a>\d+) to (?<b>\d+)$/, 'packs.expected.listRange'],
  [/^a list of at least (?<a>\d+)$/, 'packs.expected.listAtLeast'],
  [/^a list of (?<a>\d+)$/, 'packs.expected.listOf'],
  [/^a list$/, 'packs.expected.list'],
  [/^a record.*$/, 'packs.expected.record'],
  [/^only (?<a>.+)$/, 'packs.expected.only'],
  [/^an unknown field$/, 'packs.found.unknown'],
  [/^nothing$/, 'packs.found.nothing'],
  [/^an effect$/, 'packs.expected.effect'],
];

/** What a game says itself, and how its fields and values are called. */
export interface GameWords {
  readonly problems: readonly Words[];
  readonly fields: Readonly<Record<string, Words>>;
}

export const gameWords = async ({ words: { problems, fields } }: TableModule): Promise<GameWords> => ({
  problems: (await problems?.()) ?? [],
  fields: (await fields?.()) ?? {},
});

/** One side of a problem: what was expected, or what was found. */
export function problemWords(said: string, t: Translate, language: Language, ofGame: GameWords): string {
  const call = (name: string): string => ofGame.fields[name]?.[language] ?? name;
  for (const words of language === 'en' ? [] : ofGame.problems) {
    const match = patternOf(words.en).exec(said);
    if (match === null) continue;
    const called = Object.entries(match.groups ?? {}).map(([key, value]) => [key, call(value)]);
    return filled(words[language], Object.fromEntries(called));
  }
  for (const [pattern, key] of patterns) {
    const match = pattern.exec(said);
    if (match !== null) return t(key, { ...match.groups });
  }
  return call(said);
}

/** "at least {a} holes" as it may be said. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`);

/** What is wrong with a field, after its path. */
export const problemSentence = (
  { expected, found }: Problem,
  t: Translate,
  language: Language,
  ofGame: GameWords,
): string =>
  t('packs.problem', {
    expected: problemWords(expected, t, language, ofGame),
    found: problemWords(found, t, language, ofGame),
  });
