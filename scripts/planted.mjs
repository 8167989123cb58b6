// A small house for rooms.mjs: files that keep the rules of .dependency-cruiser.cjs and files that break them.

/** @typedef {{ file: string, text: string, breaks: string[] }} Planted */

/**
 * @param {string} file
 * @param {string[]} imports
 * @param {string[]} breaks the rules this file breaks; none: it must pass
 * @returns {Planted}
 */
const module = (file, imports, breaks = []) => ({
  file,
  text: `${imports.map((from) => (from.startsWith('type ') ? `import type * as x from '${from.slice(5)}';` : `import '${from}';`)).join('\n')}\nexport {};\n`,
  breaks,
});

/**
 * @param {string} name
 * @returns {Planted[]}
 */
const npmPackage = (name) => [
  {
    file: `node_modules/${name}/package.json`,
    text: `{ "name": "${name}", "main": "index.js" }`,
    breaks: [],
  },
  { file: `node_modules/${name}/index.js`, text: '', breaks: [] },
];

/**
 * @param {string} room
 * @param {Record<string, string>} exports
 * @returns {Planted}
 */
const manifest = (room, exports) => ({
  file: `${room}/package.json`,
  text: JSON.stringify({ name: `@accretion/${room}`, type: 'module', exports }),
  breaks: [],
});

/** @type {Planted[]} */
export const planted = [
  ...npmPackage('react'),
  ...npmPackage('vitest'),
  ...npmPackage('fast-check'),
  ...npmPackage('pure-rand'),
  ...npmPackage('playwright-core'),
  ...npmPackage('zod'),
  manifest('engine', {
    '.': './index.ts',
    './kit': './kit/index.ts',
    './kit/matches': './kit/matches.ts',
    './kit/tiny': './kit/tiny/index.ts',
  }),
  manifest('games', {
    '.': './index.ts',
    './lazy': './lazy.ts',
    './tables': './tables.ts',
    './guides': './guides.ts',
  }),
  manifest('bots', { '.': './index.ts' }),
  manifest('protocol', { '.': './index.ts' }),

  module('engine/index.ts', ['./agenda.ts']),
  module('engine/agenda.ts', []),
  module('engine/kit/index.ts', ['../index.ts', 'vitest', 'fast-check']),
  module('engine/kit/matches.ts', ['../index.ts']),
  module('engine/kit/tiny/index.ts', ['../../index.ts']),
  module('engine/agenda.test.ts', ['./agenda.ts', './kit/index.ts', 'vitest', 'fast-check', 'node:fs']),
  module('engine/npm.ts', ['pure-rand'], ['engine-alone']),
  module('engine/core.ts', ['node:fs'], ['engine-alone']),
  module('engine/type.ts', ['type @accretion/games'], ['engine-alone']),
  module('engine/property.ts', ['fast-check'], ['kit-for-tests', 'engine-alone']),
  module('engine/kitted.ts', ['./kit/index.ts'], ['kit-for-tests', 'engine-alone']),
  module('engine/games.test.ts', ['@accretion/games'], ['engine-tests']),
  module('engine/round.ts', ['./trip.ts'], ['no-cycle']),
  module('engine/trip.ts', ['type ./round.ts']),
  module('engine/lost.ts', ['./nowhere.ts'], ['found']),
  module('engine/tested.ts', ['./agenda.test.ts'], ['not-tests']),

  module('games/index.ts', ['./one/index.ts', './two/index.ts', './one/words/index.ts']),
  module('games/tables.ts', ['type ./table.ts', './one/table/index.tsx']),
  module('games/lazy.ts', ['./one/index.ts', './two/index.ts']),
  module('games/guides.ts', ['type ./table.ts']),
  module('games/table.ts', ['type @accretion/engine', 'type react', 'type ./words.ts']),
  module('games/words.ts', ['type @accretion/engine']),
  module('games/one/index.ts', ['./rules/index.ts', './content/index.ts', './bot.ts', '@accretion/engine']),
  module('games/one/rules/index.ts', ['@accretion/engine', './state.ts']),
  module('games/one/rules/state.ts', []),
  module('games/one/content/index.ts', ['@accretion/engine', 'type ../rules/state.ts']),
  module('games/one/bot.ts', ['@accretion/engine', './rules/index.ts']),
  module('games/one/table/index.tsx', [
    'react',
    'type ../../table.ts',
    '../rules/index.ts',
    '@accretion/engine',
  ]),
  module('games/one/one.test.ts', [
    './index.ts',
    './rules/state.ts',
    './testing/play.ts',
    '@accretion/engine/kit',
    'vitest',
    'fast-check',
  ]),
  module('games/one/testing/play.ts', ['../index.ts', '@accretion/engine/kit/matches']),
  module('games/one/tests.ts', ['./testing/play.ts'], ['testing-for-tests']),
  module('games/one/rules/state.test.ts', ['../content/index.ts', './state.ts', 'node:fs']),
  module('games/one/rules/reads.ts', ['../content/index.ts'], ['rules']),
  module('games/one/rules/plays.ts', ['../bot.ts'], ['rules']),
  module('games/one/rules/draws.ts', ['type ../table/index.tsx'], ['rules']),
  module('games/one/rules/packs.ts', ['pure-rand'], ['rules']),
  module('games/one/rules/kits.ts', ['@accretion/engine/kit'], ['rules', 'kit-for-tests']),
  module('games/one/content/runs.ts', ['../rules/state.ts'], ['content-types']),
  module('games/one/content/plays.ts', ['../bot.ts'], ['content']),
  module('games/one/table/peeks.tsx', ['../bot.ts'], ['table']),
  module('games/one/words/index.ts', ['type ../../words.ts', '../rules/state.ts', '@accretion/engine']),
  module('games/one/words/draws.ts', ['../table/index.tsx'], ['words']),
  module('games/pieces/words.ts', []),
  module('games/pieces/Card.tsx', ['react']),
  module('games/one/words/index.ts', ['../rules/state.ts', '../../pieces/words.ts']),
  module('games/two/words/index.ts', ['../../pieces/Card.tsx'], ['words']),
  module('games/one/guide/draws.ts', ['../table/index.tsx'], ['guide']),
  module('games/one/drawn.ts', ['./table/index.tsx'], ['game-entry']),
  module('games/two/index.ts', ['./rules/index.ts']),
  module('games/two/bot.ts', ['./content/index.ts'], ['bot']),
  module('games/two/content/index.ts', []),
  module('games/two/rules/index.ts', ['../../../engine/index.ts']),
  module('games/two/rules/borrows.ts', ['../../one/rules/state.ts'], ['no-other-game', 'rules']),
  module('games/two/borrows.test.ts', ['../one/index.ts'], ['no-other-game', 'game-tests']),
  module('games/two/lists.ts', ['../index.ts'], ['no-other-game']),
  module('games/two/bots.test.ts', ['@accretion/bots'], ['game-tests']),

  module('bots/index.ts', ['@accretion/engine', 'pure-rand', 'node:worker_threads']),
  module('bots/knows.ts', ['@accretion/games'], ['bots']),
  module('lab/main.ts', ['@accretion/engine', '@accretion/games', '@accretion/bots', 'pure-rand', 'node:fs']),
  module('lab/deep.ts', ['../games/one/rules/state.ts'], ['lab', 'front-door']),
  module('lab/draws.ts', ['@accretion/games/tables'], ['lab', 'nothing-drawn']),
  module('protocol/index.ts', ['@accretion/engine', 'zod']),
  module('protocol/plays.ts', ['@accretion/games'], ['protocol']),
  module('protocol/serves.ts', ['../server/index.ts'], ['protocol']),
  module('server/index.ts', [
    '@accretion/engine',
    '@accretion/games',
    '@accretion/bots',
    '@accretion/protocol',
  ]),
  module('server/draws.ts', ['@accretion/games/tables'], ['server', 'nothing-drawn']),
  module('server/reads.ts', ['@accretion/games/guides'], ['server']),
  module('server/reacts.ts', ['react'], ['nothing-drawn']),
  module('server/tiny.test.ts', ['@accretion/engine/kit/tiny', 'vitest']),
  module('server/tiny.ts', ['@accretion/engine/kit/tiny'], ['kit-for-tests']),
  module('server/lab.ts', ['../lab/main.ts'], ['server', 'front-door']),
  module('server/log/entry.ts', ['../people/ids.ts']),
  module('server/people/ids.ts', []),
  module('server/people/joins.ts', ['../lobby/join.ts'], ['server-people']),
  module('server/log/plays.ts', ['type ../match/running.ts'], ['server-log']),
  module('server/match/running.ts', ['../log/entry.ts']),
  module('server/match/tells.ts', ['../room/room.ts'], ['server-match']),
  module('server/room/room.ts', ['../match/running.ts', '../log/entry.ts']),
  module('server/room/starts.ts', ['../lobby/join.ts'], ['server-room']),
  module('server/lobby/join.ts', ['../room/room.ts', '../match/running.ts']),
  module('server/lobby/sends.ts', ['../live/socket.ts'], ['server-lobby']),
  module('server/live/socket.ts', ['../room/room.ts', '../lobby/join.ts']),
  module('web/index.ts', [
    '@accretion/engine',
    '@accretion/games',
    '@accretion/games/lazy',
    '@accretion/games/tables',
    '@accretion/games/guides',
    '@accretion/bots',
    '@accretion/protocol',
    'react',
  ]),
  module('web/serves.ts', ['../server/index.ts'], ['web']),
  module('e2e/browser.test.ts', ['playwright-core', 'vitest', '@accretion/games']),
];
