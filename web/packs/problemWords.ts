/** What the engine finds wrong with content, in the language of the page. What a game itself says stays as it is. */
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

export function problemWords(said: string, t: Translate): string {
  for (const [pattern, key] of patterns) {
    const match = pattern.exec(said);
    if (match !== null) return t(key, { ...match.groups });
  }
  return said;
}
