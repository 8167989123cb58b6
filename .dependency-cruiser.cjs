// Who may import whom. `npm run rooms` checks it, and checks with planted violations that it still bites.

const test = '\\.test\\.(ts|tsx|mjs)$';
/** What a game's own tests are made of. */
const testing = '^games/[^/]+/testing/';
const rooms = 'engine|games|bots|lab|protocol|server|web|e2e|scripts';
const engine = '^engine/index\\.ts$';
const games = '^games/index\\.ts$';
const lazyGames = '^games/lazy\\.ts$';
const bots = '^bots/index\\.ts$';
/** Its avatars are listed without the schemas, for the page needs them at once. */
const protocol = '^protocol/(index|avatars)\\.ts$';
const testTools = ['^engine/kit/(index|matches|tiny/index)\\.ts$', 'node_modules/(vitest|fast-check)/'];
const tableContract = '^games/(table|words)\\.ts$';
const wordsContract = '^games/words\\.ts$';
/** What the tables of all games share. */
const pieces = '^games/pieces/';
/** Those of them that draw something; the others are words and logic. */
const drawnPieces = '^games/pieces/.*\\.(tsx|css)$';
const drawing = 'node_modules/(@types/)?(react|react-dom|motion)/';

/** A room may reach into these and nothing else of the house. */
const only = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { path: `^(${rooms})/`, pathNot: allowed },
});

/** Pure code may reach these and nothing else at all: no npm package, no Node module. */
const onlyPure = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed },
});

/** Folders of one room, the lowest first: none imports one above it, so no two import each other. */
const layers = (room, ...folders) =>
  folders.slice(0, -1).map((folder, at) => ({
    name: `${room}-${folder}`,
    comment: `The folders of ${room} build on each other in one direction.`,
    severity: 'error',
    from: { path: `^${room}/${folder}/`, pathNot: test },
    to: { path: `^${room}/(${folders.slice(at + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Imports form no circle.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      severity: 'error',
      comment: 'An import that leads nowhere hides what it breaks.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'front-door',
      severity: 'error',
      comment: 'A room is entered by its index (or kit, or tables) and its package name.',
      from: { path: `^(${rooms})/` },
      to: {
        path: '^(engine|games|bots|lab|protocol|server|web|e2e)/',
        pathNot: [
          '^$1/',
          '^(engine|games|bots|protocol|server)/index\\.ts$',
          '^engine/kit/(index|matches|tiny/index)\\.ts$',
          '^games/(guides|lazy|tables)\\.ts$',
          '^games/pieces/(roving|show/index)\\.ts$',
          '^bots/names\\.ts$',
          '^protocol/avatars\\.ts$',
        ],
      },
    },

    onlyPure(
      'engine-alone',
      'The engine stands alone.',
      { path: '^engine/', pathNot: [test, '^engine/kit/'] },
      '^engine/(?!kit/)',
    ),
    onlyPure(
      'engine-tests',
      "The engine's tests and kit add a test runner and Node, no other room.",
      { path: ['^engine/kit/', `^engine/.*${test}`] },
      '^engine/',
      ...testTools,
      '^(node:)?[a-z_/]+$',
    ),
    {
      name: 'kit-for-tests',
      severity: 'error',
      comment: 'The test kit, vitest and fast-check serve tests only.',
      from: { path: `^(${rooms})/`, pathNot: [test, '^engine/kit/', testing] },
      to: { path: ['^engine/kit/', 'node_modules/(vitest|fast-check)/'] },
    },

    {
      name: 'no-other-game',
      severity: 'error',
      comment: 'A game is whole: it knows neither another game nor the lists.',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: ['^games/$1/', tableContract, pieces] },
    },
    onlyPure(
      'rules',
      'Rules know the engine and themselves; content is handed to them.',
      { path: '^games/([^/]+)/rules/', pathNot: test },
      engine,
      '^games/$1/rules/',
    ),
    onlyPure(
      'content',
      "Content knows the engine and the types of its own game's rules.",
      { path: '^games/([^/]+)/content/', pathNot: test },
      engine,
      '^games/$1/(rules|content)/',
    ),
    {
      name: 'content-types',
      severity: 'error',
      comment: 'Content takes only types from the rules.',
      from: { path: '^games/([^/]+)/content/', pathNot: test },
      to: { path: '^games/$1/rules/', dependencyTypesNot: ['type-only'] },
    },
    onlyPure(
      'bot',
      "A game's bot knows the engine and its own rules.",
      { path: '^games/([^/]+)/bot(\\.ts$|/)', pathNot: test },
      engine,
      '^games/$1/(rules|bot)/',
    ),
    onlyPure(
      'table',
      'A table shows its own game with its own rules.',
      { path: '^games/([^/]+)/table/', pathNot: test },
      engine,
      tableContract,
      pieces,
      '^games/$1/(rules|table|words|guide)/',
      drawing,
    ),
    onlyPure(
      'words',
      'What a game says needs its rules and nothing drawn.',
      { path: '^games/([^/]+)/words/', pathNot: test },
      engine,
      wordsContract,
      '^games/pieces/.*\\.ts$',
      '^games/$1/(rules|words)/',
    ),
    onlyPure(
      'pieces',
      'What tables share knows no game.',
      { path: pieces, pathNot: test },
      engine,
      tableContract,
      pieces,
      drawing,
    ),
    onlyPure(
      'guide',
      'A guide speaks of its own game.',
      { path: '^games/([^/]+)/guide/', pathNot: test },
      engine,
      tableContract,
      '^games/$1/(rules|content|guide)/',
    ),
    onlyPure(
      'game-entry',
      "A game's entry files join its own parts; nothing drawn.",
      { path: '^games/([^/]+)/[^/]+\\.ts$', pathNot: [test, '/bot\\.ts$', pieces] },
      engine,
      '^games/$1/(?!table/)',
    ),
    only(
      'game-tests',
      "A game's tests know the engine, the kit and their own game.",
      { path: `^games/([^/]+)/.*${test}` },
      engine,
      testTools[0],
      tableContract,
      pieces,
      '^games/$1/',
    ),
    onlyPure(
      'game-list',
      'The lists of games have no DOM in reach.',
      { path: [games, lazyGames] },
      engine,
      '^games/[^/]+/(index|opening|bot|report)\\.ts$',
      wordsContract,
      '^games/[^/]+/words/index\\.ts$',
    ),
    onlyPure(
      'table-list',
      'The list of tables knows tables and guides.',
      { path: '^games/tables\\.ts$' },
      engine,
      tableContract,
      '^games/[^/]+/(table|words|guide)/',
      drawing,
    ),

    only('bots', 'Games are handed to bots.', { path: '^bots/' }, '^bots/', engine, testTools[0]),
    only(
      'lab',
      'The lab knows games by the list.',
      { path: '^lab/' },
      '^lab/',
      '^scripts/bundle\\.mjs$',
      engine,
      bots,
      games,
      testTools[0],
    ),
    only('protocol', 'The protocol knows the engine.', { path: '^protocol/' }, '^protocol/', engine),
    only(
      'server',
      'The server knows games by the list.',
      { path: '^server/' },
      '^server/',
      engine,
      bots,
      games,
      protocol,
      testTools[0],
    ),
    ...layers('server', 'people', 'log', 'match', 'room', 'lobby', 'live'),
    {
      name: 'nothing-drawn',
      severity: 'error',
      comment: 'Server, lab and bots never pull in a table or React.',
      from: { path: '^(server|lab|bots|engine|protocol)/|^games/index\\.ts$' },
      to: { path: ['^games/tables\\.ts$', '^games/[^/]+/table/', drawnPieces, drawing], reachable: true },
    },
    only(
      'web',
      'The web runs rules and bots in the page.',
      { path: '^web/' },
      '^web/',
      engine,
      bots,
      '^bots/names\\.ts$',
      games,
      lazyGames,
      protocol,
      '^games/(guides|tables)\\.ts$',
      '^games/pieces/(roving|show/index)\\.ts$',
      testTools[0],
    ),
    {
      name: 'not-tests',
      severity: 'error',
      comment: 'Nobody builds on a test.',
      from: {},
      to: { path: test },
    },
    {
      name: 'testing-for-tests',
      severity: 'error',
      comment: "Only tests use what a game's tests are made of.",
      from: { pathNot: [test, testing] },
      to: { path: testing },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|reports)/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
