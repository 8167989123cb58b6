/** A pack being edited: read from text, validated, and changed entry by entry. */
import { boxOf, type Game, type Json, merged, type Pack, type Problem, pathText } from '@accretion/engine';
import { fieldsOf, isJsonRecord, type JsonRecord } from '../json.ts';
import { changesBetween } from './changes.ts';

export const newPack = (game: Game, name: string): Pack => ({ game: game.id, name, content: {} });

/** The content that results from the pack, valid or not. */
export const contentOf = (game: Game, { content }: Pack): JsonRecord =>
  fieldsOf(merged(game.content, content));

/** The pack that results in this content. */
export function packFor(game: Game, { name }: Pack, content: Json): Pack {
  return { game: game.id, name, content: fieldsOf(changesBetween(game.content, content)) };
}

export const textOf = (pack: Pack): string => JSON.stringify(pack, null, 2);

export interface ReadPack {
  /** Null when the text holds no pack of this game. */
  readonly pack: Pack | null;
  readonly problems: readonly Problem[];
}

/** Reads a pack from text; each problem says where it is and what was expected. */
export function readPack(game: Game, text: string): ReadPack {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    const line = lineOf(text, found);
    const values = line === null ? { found } : { found, line };
    return { pack: null, problems: [{ path: pathText([]), why: 'json', values }] };
  }
  return { pack: isPackOf(game, value) ? value : null, problems: problemsOf(game, value) };
}

const isPackOf = ({ id }: Game, value: unknown): value is Pack =>
  isJsonRecord(value) &&
  value['game'] === id &&
  isJsonRecord(value['content']) &&
  typeof value['name'] === 'string';

export function problemsOf(game: Game, pack: unknown): readonly Problem[] {
  const boxed = boxOf(game, pack);
  return 'problems' in boxed ? boxed.problems : [];
}

/** Where JSON is broken, from the browser's message: "... at position 12" or "(line 3 column 1)". */
function lineOf(text: string, message: string): number | null {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /position (\d+)/.exec(message) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
