/** The guides of all games, each loaded in its language when somebody reads it: `X/guide/rules.en.md`, `rules.de.md`. */
import type { Language } from './table.ts';

const files = import.meta.glob<string>('./*/guide/rules.*.md', { query: '?raw', import: 'default' });

/** The guide of a game as Markdown, rules numbered. */
export async function guideOf(game: string, language: Language): Promise<string> {
  const load = files[`./${game}/guide/rules.${language}.md`];
  if (load === undefined) throw new Error(`${game} has no guide in this language: ${language}`);
  return load();
}
