// What keeps the house readable: types are not cast away, files and folders stay small enough to take in.
import ts from 'typescript';

/** Code that runs, as against tests and what only they use. */
export const isCode = (/** @type {string} */ file) =>
  /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/testing\/|^engine\/kit\/|^e2e\//.test(file);

/** The file in which types are erased, and those that may ask it to. */
export const erasing = new Map([
  ['engine/erased.ts', 'the one place where types are erased'],
  ['engine/ruleset.ts', 'keeps the rulesets of all games in one map'],
  ['engine/record.ts', 'reads a record that has just been verified'],
  ['engine/scenario.ts', 'reads a scenario that has just been checked'],
  ['games/index.ts', 'lists all games'],
  ['games/lazy.ts', 'lists all games'],
  ['games/tables.ts', 'lists all games'],
]);

export const maxLines = 300;
export const maxFiles = 25;

/**
 * @param {ts.Node} node
 * @returns {string | null}
 */
function fault(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'erased')
    return 'erased: types are erased where games of all kinds are listed';
  if (!ts.isAsExpression(node)) return null;
  if (node.type.kind === ts.SyntaxKind.NeverKeyword) return 'as never: say which type it is';
  const inner = ts.isParenthesizedExpression(node.expression) ? node.expression.expression : node.expression;
  return ts.isAsExpression(inner) ? 'a cast of a cast: say which type it is' : null;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ faults: string[], casts: number }} faults with their places, and how many casts there are in all
 */
export function casts(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = { faults: /** @type {string[]} */ ([]), casts: 0 };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') found.casts++;
    const wrong = erasing.has(file) ? null : fault(node);
    if (wrong !== null) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.faults.push(`${file}:${line + 1}:${character + 1} ${wrong}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {readonly string[]} files of code and style
 * @returns {string[]} folders that hold too many of them
 */
export function crowded(files) {
  /** @type {Map<string, number>} */
  const held = new Map();
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    held.set(folder, (held.get(folder) ?? 0) + 1);
  }
  return [...held]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${maxFiles}; which noun is hiding in it?`);
}
