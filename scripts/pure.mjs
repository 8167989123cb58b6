// Rules give the same game on every machine. What lint cannot say about that is said here: only exact mathematics,
// no code made from text, nothing that depends on the machine's language.
import ts from 'typescript';

const exact = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
]);
const local = /^(?:localeCompare|toLocale[A-Z]\w*)$/;

/**
 * @param {ts.Node} node
 * @returns {string | null} what is wrong with this piece of the program
 */
function fault(node) {
  if (ts.isIdentifier(node) && node.text === 'Math') {
    const use = node.parent;
    if (!ts.isPropertyAccessExpression(use) || use.expression !== node)
      return 'Math may only be used as Math.name';
    return exact.has(use.name.text) ? null : `Math.${use.name.text} is not exact or not repeatable`;
  }
  if (ts.isIdentifier(node) && (node.text === 'Function' || node.text === 'eval')) {
    return `${node.text} makes code from text`;
  }
  if (ts.isPropertyAccessExpression(node) && local.test(node.name.text)) {
    return `${node.name.text} depends on the machine's language`;
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isPower =
      kind === ts.SyntaxKind.AsteriskAsteriskToken || kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
    const isBigint = node
      .getSourceFile()
      .text.slice(node.end)
      .split('\n', 1)[0]
      ?.includes('// exact: bigint');
    if (isPower && !isBigint)
      return '** is not exact on every machine (for big integers it is: say so with // exact: bigint)';
  }
  return null;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} each fault with its place
 */
export function impurities(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const wrong = fault(node);
    if (wrong !== null) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}:${character + 1} ${wrong}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
