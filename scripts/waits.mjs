// A test that sleeps, or asks the real clock, passes or fails by how busy the machine is. Tests wait for conditions,
// and move clocks by hand.
import ts from 'typescript';

/** Where time is the subject, or where running out of patience is an error. */
export const allowed = new Map([
  ['e2e/web/until.ts', 'the one loop that looks again'],
  ['e2e/web/house.ts', 'gives up on a server that does not start or end'],
  ['e2e/web/shots/quickness.ts', 'measures how fast the page answers'],
  ['e2e/web/shots/quick.ts', 'takes pictures; not a test'],
  ['e2e/web/shots/frames.ts', 'measures what scenes cost in a time'],
  ['server/testing/seat.ts', 'gives up on a message that does not come'],
  ['server/testing/tap.ts', 'notes when a message came, by the fake clock of the test'],
]);

/** @param {string} file */
export const isTest = (file) =>
  /\.test\.(?:tsx?|mjs)$/.test(file) ||
  /^(?:server\/testing|e2e\/web|engine\/kit|games\/[^/]+\/testing)\/.*\.ts$/.test(file);

/**
 * @param {ts.Node} node
 * @param {boolean} isFaked are the timers of this file fake?
 * @returns {string | null}
 */
function fault(node, isFaked) {
  if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('timers/promises')) {
    return 'timers/promises: wait for a condition instead';
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) {
    return isFaked ? null : 'new Date(): pass a clock in';
  }
  if (!ts.isCallExpression(node)) return null;
  const called = node.expression.getText();
  if (/\bwaitForTimeout$/.test(called)) return 'waitForTimeout: wait for what is to be seen';
  if (/\bvi\.wait(?:For|Until)$/.test(called)) return `${called} gives up after a second: use expect.poll`;
  if (isFaked) return null;
  if (/\b(?:Date|performance)\.now$/.test(called)) return `${called}(): pass a clock in`;
  // Without a delay it only lets other tasks run first.
  const isDelayed = node.arguments.length > 1 && node.arguments[1]?.getText() !== '0';
  if (/\bset(?:Timeout|Interval)$/.test(called) && isDelayed)
    return `${called}: wait for a condition instead`;
  return null;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]} each fault with its place
 */
export function waits(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isFaked = /\bvi\.useFakeTimers\(/.test(text);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const wrong = fault(node, isFaked);
    if (wrong !== null) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}:${character + 1} ${wrong}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
