/** Finding rules by number or by words, whatever their accents and capitals. */
import type { Tokens } from 'marked';
import { type Block, type Chapter, isList, plainText } from './chapters.ts';

/** Folds case and accents but keeps the length, so that positions stay valid. */
export const folded = (text: string): string =>
  text.replace(/[^\0-~]|[A-Z]/g, (one) => one.normalize('NFD').charAt(0).toLowerCase());

const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

const numberQuery = /^[a-z]{1,3}\d{1,3}[a-z]?$/;

/** Does a block match the search? A number finds the rule itself and every rule that refers to it; of words, all must occur. */
function fits(block: Block, query: string): boolean {
  const words = wordsOf(query);
  const text = folded(block.text);
  const number = block.is === 'rule' ? folded(block.number) : '';
  return words.every((word) =>
    numberQuery.test(word)
      ? number.startsWith(word) || new RegExp(`\\b${word}\\b`).test(text)
      : text.includes(word) || number.startsWith(word),
  );
}

/** The matching entries of a list in the prose; anything else matches as a whole or not at all. */
function fitting(block: Block, query: string): Block[] {
  if (!fits(block, query)) return [];
  if (block.is !== 'prose' || !isList(block.token)) return [block];
  const hasAll = ({ tokens }: Tokens.ListItem): boolean => fits({ ...block, text: plainText(tokens) }, query);
  const items = block.token.items.filter(hasAll);
  return items.length === 0 ? [block] : [{ ...block, token: { ...block.token, items } }];
}

/** The chapters with their matching entries, and the number of matches. */
export function found(
  chapters: readonly Chapter[],
  query: string,
): { readonly chapters: readonly Chapter[]; readonly count: number } {
  if (wordsOf(query).length === 0) return { chapters, count: 0 };
  const kept = chapters
    .map((chapter) => ({ ...chapter, blocks: chapter.blocks.flatMap((block) => fitting(block, query)) }))
    .filter(({ blocks }) => blocks.length > 0);
  return { chapters: kept, count: kept.reduce((sum, { blocks }) => sum + blocks.length, 0) };
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** A text split into pieces, with the search hits separate. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  const plain = folded(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const result: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    result.push({ text: text.slice(from, at), isFound: marks[from] ?? false, at: from });
    from = at;
  }
  return result;
}
