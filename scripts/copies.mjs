// What stands in two games belongs in games/pieces, the engine or the kit: ten equal lines are a shared piece that
// nobody has taken out yet. White space, blank lines and imports do not count.
import ts from 'typescript';

/** So many equal lines in a row make a copy. */
export const limit = 10;

/** @typedef {{ readonly number: number, readonly text: string }} Line its number in the file, counted from 1 */
/** @typedef {{ readonly file: string, readonly lines: readonly Line[] }} Source */

/** @param {string} file */
export const gameOf = (file) => file.split('/')[1] ?? '';

/**
 * @param {string} file
 * @param {string} text
 * @returns {Set<number>} the lines that imports stand on, counted from 1
 */
function importLines(file, text) {
  /** @type {Set<number>} */
  const lines = new Set();
  if (file.endsWith('.css')) return lines;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const first = source.getLineAndCharacterOfPosition(statement.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(statement.getEnd()).line;
    for (let line = first; line <= last; line++) lines.add(line + 1);
  }
  return lines;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Source} the lines that count
 */
export function sourceOf(file, text) {
  const imports = importLines(file, text);
  const lines = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.trim().replace(/\s+/g, ' ') }))
    .filter(({ number, text: line }) => line !== '' && !imports.has(number));
  return { file, lines };
}

/**
 * @param {readonly Source[]} sources
 * @returns {string[]} each run of equal lines in two games, once, with both places
 */
export function copies(sources) {
  /** @type {Map<string, { source: Source, at: number }[]>} */
  const seen = new Map();
  /** @type {Map<string, number>} how far the newest run of two files reaches in the second of them */
  const reached = new Map();
  /** @type {string[]} */
  const found = [];
  for (const source of sources) {
    for (let at = 0; at + limit <= source.lines.length; at++) {
      const key = source.lines
        .slice(at, at + limit)
        .map(({ text }) => text)
        .join('\n');
      const earlier = seen.get(key) ?? [];
      for (const other of earlier) {
        if (gameOf(other.source.file) === gameOf(source.file)) continue;
        const pair = `${other.source.file} ${source.file} ${other.at - at}`;
        if (at < (reached.get(pair) ?? 0)) continue;
        const count = lengthOf(other.source.lines, other.at, source.lines, at);
        reached.set(pair, at + count);
        found.push(
          `${placeOf(other.source, other.at, count)} and ${placeOf(source, at, count)}: ${count} equal lines`,
        );
      }
      seen.set(key, [...earlier, { source, at }]);
    }
  }
  return found;
}

/**
 * @param {readonly Line[]} one
 * @param {number} a
 * @param {readonly Line[]} other
 * @param {number} b
 */
function lengthOf(one, a, other, b) {
  let count = 0;
  while (one[a + count] !== undefined && one[a + count]?.text === other[b + count]?.text) count++;
  return count;
}

/**
 * @param {Source} source
 * @param {number} at
 * @param {number} count
 */
const placeOf = ({ file, lines }, at, count) =>
  `${file}:${lines[at]?.number}-${lines[at + count - 1]?.number}`;
