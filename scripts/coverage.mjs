// Which numbered rules does a guide define, and which of them do the tests name?
import ts from 'typescript';

const paragraph = /^(?:- )?\*\*([A-Z]+\d+)\*\*/;
const row = /^\|\s*\*{0,2}([A-Z]+\d+)\*{0,2}\s*\|/;

/**
 * @param {string} guide a game's rules in Markdown
 * @returns {string[]} the rule numbers in the order of the guide, each once
 */
export function rulesDefined(guide) {
  const found = guide.split(/\r?\n/).flatMap((line) => (paragraph.exec(line) ?? row.exec(line))?.[1] ?? []);
  return [...new Set(found)];
}

/**
 * @param {string} text
 * @returns {string[]} whole rule numbers only; of a range such as "B22-B26" just the two ends
 */
export function rulesNamed(text) {
  return text.match(/(?<![A-Za-z0-9])[A-Z]+\d+(?![A-Za-z0-9])/g) ?? [];
}

/**
 * @param {ts.Expression} callee
 * @returns {string[]} the words of it, it.each(...), test.concurrent and so on
 */
function calleeWords(callee) {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeWords(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeWords(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeWords(callee.tag);
  return [];
}

/**
 * @param {ts.Node} node
 * @returns {string[]} every string written in it
 */
function stringsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [[node.head, ...node.templateSpans.map((s) => s.literal)].map((p) => p.text).join(' ')];
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...stringsIn(child));
  });
  return found;
}

/**
 * @param {string} file
 * @param {string} text a test file
 * @returns {string[]} the titles of the tests that run, with the table of an it.each whose title is filled in from it
 */
export function testTitles(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const [kind, ...modifiers] = calleeWords(node.expression);
      const [title] = node.arguments;
      const isTest = kind === 'it' || kind === 'test';
      const runs = !modifiers.some((word) => word === 'skip' || word === 'todo' || word === 'skipIf');
      if (isTest && runs && title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const [written = ''] = stringsIn(title);
        titles.push(written);
        const isFilledIn = /%s|\$/.test(written) && ts.isCallExpression(node.expression);
        if (isFilledIn) titles.push(...stringsIn(node.expression));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/**
 * @param {string} file
 * @param {string} text a scenario file: one case or a list of cases
 * @returns {string[]} its names and the rules it says it shows
 */
export function scenarioTitles(file, text) {
  const parsed = JSON.parse(text);
  const cases = Array.isArray(parsed) ? parsed : [parsed];
  return cases.flatMap(({ name = '', rules = [] }) => {
    if (typeof name !== 'string' || !Array.isArray(rules))
      throw new Error(`${file}: name or rules is malformed`);
    return [name, ...rules.map(String)];
  });
}

/**
 * @param {readonly string[]} defined
 * @param {readonly string[]} titles
 * @returns {{ missing: string[], unknown: string[] }} rules without a test; names of rules the guide does not have
 */
export function compare(defined, titles) {
  const known = new Set(defined);
  const series = new Set(defined.map((rule) => rule.replace(/\d+$/, '')));
  const named = new Set(titles.flatMap(rulesNamed));
  return {
    missing: defined.filter((rule) => !named.has(rule)),
    unknown: [...named].filter((rule) => series.has(rule.replace(/\d+$/, '')) && !known.has(rule)),
  };
}

/**
 * @param {readonly string[]} defined
 * @returns {string} "52 rules, 43 rulings": the rulings of series B are numbered BA
 */
export function summary(defined) {
  const series = new Set(defined.map((rule) => rule.replace(/\d+$/, '')));
  const isRuling = (/** @type {string} */ rule) => {
    const letters = rule.replace(/\d+$/, '');
    return letters.length > 1 && letters.endsWith('A') && series.has(letters.slice(0, -1));
  };
  const rulings = defined.filter(isRuling).length;
  return `${defined.length - rulings} rules, ${rulings} rulings`;
}
