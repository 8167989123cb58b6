// The lists of games, and how to enter one. There are three because they load different things: `index.ts` rules and
// bots at once (server, laboratory), `lazy.ts` the same when a match is opened (page), `tables.ts` what is drawn.

/**
 * For each list: lines to go in front of the first import of a game, and lines to go before its closing bracket.
 *
 * @type {Readonly<Record<string, (name: string) => { imports: string, entry: string }>>}
 */
export const lists = {
  'index.ts': (name) => ({
    imports: `import { judgeOf as ${name}Judge } from './${name}/bot.ts';\nimport { ${name} } from './${name}/index.ts';\n`,
    entry: `  entry(${name}, ${name}Judge, () => import('./${name}/words/index.ts')),\n`,
  }),
  'lazy.ts': (name) => ({
    imports: '',
    entry: `  ${name}: {
    game: () => import('./${name}/index.ts').then((one) => loaded(one.${name})),
    judge: () => import('./${name}/bot.ts').then(({ judgeOf }) => asJudge(judgeOf)),
  },\n`,
  }),
  'tables.ts': (name) => ({
    imports: `import { lobby as ${name} } from './${name}/guide/lobby.ts';\n`,
    entry: `  {
    ...${name},
    optionTexts: async () => ({ options: {} }),
    words: () => import('./${name}/words/index.ts').then((one) => erased(one.words)),
  },\n`,
  }),
};

/**
 * @param {string} file a list
 * @param {string} text what is in it
 * @param {string} name of the new game
 * @returns {string} the list with the game in it
 */
export function entered(file, text, name) {
  const made = lists[file]?.(name);
  const end = /\n(?:\]|\});\n/.exec(text.slice(text.indexOf('export const')));
  const first = text.indexOf('import ');
  if (made === undefined || end === null || first < 0)
    throw new Error(`games/${file} is not a list of games`);
  const at = text.indexOf('export const') + end.index + 1;
  return text.slice(0, first) + made.imports + text.slice(first, at) + made.entry + text.slice(at);
}
