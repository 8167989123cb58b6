import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardFrom } from './testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'accretion-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

/** The command as people run it. */
const accretion = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('./accretion.mjs', import.meta.url)), ...args], {
    encoding: 'utf8',
  });

/** Exit code 1, one line that says what is wrong, and nothing else. */
async function complains(args: readonly string[], ...words: string[]): Promise<void> {
  const { code, out, err } = await heardFrom(...args);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  for (const word of words) expect(err).toContain(word);
}

describe('accretion', () => {
  it.each([
    '',
    'sim',
    'lab',
    'lab tune',
    'scenario',
    'record',
    'record verify',
    'record make',
    'record show',
    'pack',
    'pack check',
    'bench',
    'demo',
  ])('%s --help explains itself with examples', async (words) => {
    const { code, out, err } = await heardFrom(...words.split(' ').filter(Boolean), '--help');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('Usage: accretion');
    expect(out).toMatch(/Examples?:\n {2}accretion /);
  });

  it('refuses commands and options it does not have', async () => {
    await complains(['frob'], "unknown command 'frob'");
    await complains(['sim', 'buccaneers', '--frob'], "unknown option '--frob'");
    await complains(['sim'], "missing required argument 'game'");
  });

  it('ends with its exit code and without a stack trace', () => {
    const wrong = accretion('sim', 'nope');
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toBe('');
    expect(wrong.stderr).toMatch(
      /^accretion: GAME: there is no game "nope"; the games are .*buccaneers.*\n$/,
    );
    const right = accretion('demo', 'buccaneers', '--seed', '1');
    expect(right.status).toBe(0);
    expect(right.stderr).toBe('');
  });
});

describe('sim', () => {
  const small = ['sim', 'buccaneers', '--bots', 'random', '--games', '30', '--seed', 'lab'];

  it('prints wins, points, drawn-in rates, length and speed', async () => {
    const { code, out, err } = await heardFrom(...small, '--seats', '3', '--check', '--workers', '1');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain('30 matches, 3 seats, seed lab');
    expect(out).toMatch(/^random +30 +100.0 %/m);
    expect(out).toMatch(/^seat 2 +30 +\d+\.\d %/m);
    expect(out).toMatch(/^BH-D\w+ +\d+\.\d % +\d+/m);
    expect(out).toMatch(/moves a match/);
    expect(out).toMatch(/moves per second/);
  });

  it('gives the same result however many workers there are', () => {
    const results = ['1', '2'].map((workers) => {
      const mixed = ['--bots', 'greedy,random,random', '--games', '50', '--seed', '7'];
      const { status, stdout } = accretion('sim', 'buccaneers', ...mixed, '--workers', workers, '--json');
      expect(status).toBe(0);
      const { seconds, movesPerSecond, ...rest } = JSON.parse(stdout);
      expect(movesPerSecond).toBeGreaterThan(0);
      expect(seconds).toBeGreaterThan(0);
      return rest;
    });
    expect(results[1]).toEqual(results[0]);
    const { bots, seats } = results[0];
    expect(bots.greedy.wins + bots.random.wins).toBeCloseTo(1);
    expect(seats.reduce((sum: number, one: { wins: number }) => sum + one.wins, 0)).toBeCloseTo(1);
  });

  it('lets every bot sit everywhere in turn, unless seats are fixed', async () => {
    const wins = async (...more: string[]): Promise<number> => {
      const bots = ['--bots', 'greedy,random,random', '--games', '60', '--workers', '1', '--json'];
      const { out } = await heardFrom('sim', 'buccaneers', ...bots, ...more);
      return JSON.parse(out).seats[0].wins;
    };
    expect(await wins()).toBeLessThan(0.55);
    expect(await wins('--fixed')).toBeGreaterThan(0.55);
  });

  it('seats the players a game brings to be measured with', async () => {
    const alone = ['sim', 'amass', '--seats', '1', '--games', '2', '--workers', '1', '--json'];
    const { out } = await heardFrom(...alone, '--bots', 'neverRaids');
    expect(Object.keys(JSON.parse(out).bots)).toEqual(['neverRaids']);
    await complains([...small, '--bots', 'neverRaids'], 'bots', '"neverRaids"');
    await complains(
      [...alone, '--bots', 'clever'],
      'bots',
      'random, greedy, cadet, pilot, captain, singularity, neverRaids, raidsALittle',
    );
  });

  it('names the field or the rule of what it cannot use', async () => {
    await complains(['sim', 'nope'], 'GAME', '"nope"', 'buccaneers');
    await complains([...small, '--games', '0'], '--games', 'at least 1');
    await complains([...small, '--games', '1e3'], '--games', '1e3');
    await complains([...small, '--seats', '7'], 'seats', '3 to 6', '7', 'E5');
    await complains([...small, '--bots', 'greedy,clever,random'], 'bots', '"clever"', 'random, greedy');
    await complains([...small, '--seats', '4', '--bots', 'greedy,random'], 'bots', '4', '2');
    await complains([...small, '--options', '{'], '--options', 'JSON');
    await complains([...small, '--options', '{"toys": true}'], 'options', 'toys', 'E4');
    await complains([...small, '--options', '[]'], 'options');
    await complains([...small, '--seed', ''], 'seed');
    const holes = '{"holes": {"are": "chosen", "names": ["BH-DNG1", "BH-DNG1", "BH-DNG2"]}}';
    await complains([...small, '--options', holes], 'options', 'B35');
    await complains([...small, '--pack', join(folder, 'none.json')], 'none.json', 'no such file');
    const pack = file('heavy.json', { game: 'buccaneers', name: 'x', content: { rounds: 'three' } });
    await complains([...small, '--pack', pack], 'pack', 'rounds', '"three"');
  });

  it('plays with the content of a pack', async () => {
    const pack = file('short.json', {
      game: 'buccaneers',
      name: 'Two Rounds',
      content: { rounds: 2, firstGame: ['BH-DNG2', 'BH-PRE3'] },
    });
    const { code, out } = await heardFrom(...small, '--pack', pack, '--workers', '1', '--json');
    expect(code).toBe(0);
    const rounds = JSON.parse(out).tallies.find((one: { what: string }) => one.what === 'rounds');
    expect(rounds.sum / rounds.among).toBe(2);
  });
});

describe('scenario', () => {
  const claiming = (name: string, round: number): object =>
    JSON.parse(`{ "name": "${name}", "game": "buccaneers", "seats": 3,
      "then": [{ "asked": [0, 1, 2] }, { "path": "round", "equals": ${round} }] }`);
  const holds = claiming('a match opens with a pick of all', 1);
  const fails = claiming('a match opens in Round 2', 2);

  it('says which scenarios hold, in files and folders', async () => {
    file('one.scenario.json', holds);
    const { code, out } = await heardFrom('scenario', join(folder, 'one.scenario.json'));
    expect(code).toBe(0);
    expect(out).toContain('holds  a match opens with a pick of all');
    expect(out).toContain('1 of 1 scenarios hold');
  });

  it('says which claim failed and what was found', async () => {
    const path = file('two.scenario.json', [holds, fails]);
    const { code, out } = await heardFrom('scenario', path);
    expect(code).toBe(1);
    expect(out).toContain('FAILS  a match opens in Round 2');
    expect(out).toContain('then.1: expected 2, found 1');
    expect(out).toContain('1 of 2 scenarios hold');
    const { out: json } = await heardFrom('scenario', path, '--json');
    expect(JSON.parse(json)[1].findings).toEqual([{ where: 'then.1', problem: 'expected 2, found 1' }]);
  });

  it('takes anything at all', async () => {
    await complains(['scenario', join(folder, 'none.json')], 'none.json', 'no such file');
    for (const wrong of [
      '{',
      '7',
      'null',
      '{"name": "x"}',
      '{"name": "x", "game": "chess", "seats": 2, "then": []}',
    ]) {
      const { code, out, err } = await heardFrom('scenario', file('wrong.json', wrong));
      expect(code).toBe(1);
      expect(err).toBe('');
      expect(out).toContain('FAILS');
    }
  });
});

describe('record', () => {
  it('makes a record that verifies', async () => {
    const path = join(folder, 'record.json');
    const made = await heardFrom(
      'record',
      'make',
      'buccaneers',
      '--seats',
      '3',
      '--seed',
      '5',
      '--out',
      path,
    );
    expect(made).toEqual({ code: 0, out: `Wrote ${path}.\n`, err: '' });
    const verified = await heardFrom('record', 'verify', path);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('verified');
    const { entries } = JSON.parse(readFileSync(path, 'utf8'));
    const json = await heardFrom('record', 'verify', path, '--json');
    expect(JSON.parse(json.out)).toEqual({ ok: true, agreed: entries.length, problem: null, fair: null });
  });

  it('names the first entry that departs', async () => {
    const { out } = await heardFrom('record', 'make', 'buccaneers', '--seats', '3', '--seed', '5');
    const record = JSON.parse(out);
    record.entries[3].hash = record.entries[2].hash;
    const { code, err } = await heardFrom('record', 'verify', file('changed.json', record));
    expect(code).toBe(1);
    expect(err).toContain('after 3 matching entries: entries.3.hash');
  });

  it('shows a record in sentences, with the names given', async () => {
    const path = join(folder, 'shown.json');
    await heardFrom('record', 'make', 'buccaneers', '--seats', '3', '--seed', '7', '--out', path);
    const { code, out } = await heardFrom(
      'record',
      'show',
      path,
      '--names',
      'Zoe, Yan, Xia',
      '--language',
      'de',
    );
    expect(code).toBe(0);
    expect(out).toContain('Es spielen: Zoe, Yan, Xia');
    expect(out).toMatch(/^Runde 3: /m);
    expect(out).toMatch(/^(Zoe|Yan|Xia).*(gewinnt|teilen sich den Sieg)\.$/m);
    const kept = new URL('../games/amass/records/three-humans.json', import.meta.url);
    const undone = await heardFrom('record', 'show', fileURLToPath(kept));
    expect(undone.out).toMatch(/^ {2}(Ada|Ben|Cleo) undoes a move\.$/m);
  });

  it('refuses what is not a record', async () => {
    await complains(['record', 'verify', join(folder, 'none.json')], 'no such file');
    await complains(['record', 'verify', file('no.json', 'no')], 'not valid JSON');
    await complains(['record', 'verify', file('list.json', [])], 'not a record');
    await complains(['record', 'verify', file('empty.json', {})], 'format');
    await complains(['record', 'make', 'nope'], 'GAME');
    await complains(['record', 'make', 'buccaneers', '--out', join(folder, 'no', 'where.json')], 'out');
  });
});

describe('pack check', () => {
  it('finds a valid pack valid', async () => {
    const sides = [{ value: -6, weight: -4 }];
    const pack = { game: 'buccaneers', name: 'My box', content: { trash: { SPC01: { sides } } } };
    const { code, out } = await heardFrom('pack', 'check', file('sound.json', pack));
    expect(code).toBe(0);
    expect(out).toContain('valid');
  });

  it('names entry, field, what was expected and what was found, a line each', async () => {
    const trash = { SPC01: { sides: [{ value: 'many', weight: 1 }] }, SPC02: { family: 'boat' } };
    const pack = { game: 'buccaneers', name: 'My box', content: { trash } };
    const path = file('unsound.json', pack);
    const { code, err } = await heardFrom('pack', 'check', path);
    expect(code).toBe(1);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^trash\.SPC01\.sides\.0\.value: expected .*, found "many"$/);
    expect(lines[1]).toMatch(/^trash\.SPC02\.family: expected .*, found "boat"$/);
    const json = await heardFrom('pack', 'check', path, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ok: false,
      problems: [{ path: 'trash.SPC01.sides.0.value' }, {}],
    });
  });

  it('refuses what is not a pack', async () => {
    await complains(['pack', 'check', file('seven.json', 7)], 'a JSON object');
    await complains(['pack', 'check', file('nogame.json', {})], 'game');
    await complains(['pack', 'check', file('chess.json', { game: 'chess' })], 'chess');
  });
});

describe('bench', () => {
  it('reports best and median of every measure', async () => {
    const { code, out } = await heardFrom('bench', 'buccaneers', '--samples', '3', '--millis', '1', '--json');
    expect(code).toBe(0);
    const figures = JSON.parse(out) as { name: string; best: number; median: number }[];
    const names = ['playout', 'clone', 'view', 'study', 'imagine', 'update', 'machine'];
    expect(figures.map((one) => one.name)).toEqual(names);
    for (const { best, median } of figures) {
      expect(median).toBeGreaterThan(0);
      expect(best).toBeGreaterThanOrEqual(median);
    }
    const plain = await heardFrom('bench', 'buccaneers', '--samples', '1', '--millis', '1');
    expect(plain.out).toMatch(/^buccaneers +playout +[\d,]+/m);
    await complains(['bench', 'nope'], 'GAME');
  });
});

describe('demo', () => {
  const raw = /SPC\d\d|RES\d\d|undefined|NaN|\[object|\{\w+\}|crew \d|seat \d/;

  it('tells a match by the names people know, with the account of every Round', async () => {
    const { code, out } = await heardFrom('demo', 'buccaneers', '--seed', '3', '--seats', '4');
    expect(code).toBe(0);
    expect(out).toContain('Black Hole Buccaneers');
    for (const round of [1, 2, 3]) expect(out).toMatch(new RegExp(`^Round ${round}: .*threshold \\d+`, 'm'));
    expect(out).not.toMatch(raw);
    expect(out).toMatch(/^(\w+ wins|\w+.* share the victory)\.$/m);
    const again = await heardFrom('demo', 'buccaneers', '--seed', '3', '--seats', '4');
    expect(again.out).toBe(out);
  });

  it.each([
    ['amass', 2, {}],
    ['amass', 2, { coop: true, cards: 5 }],
    ['ultramassive', 3, {}],
    ['ultramassive', 1, { mode: 'soloNormal' }],
  ])('speaks English and German: %s, %i players, %j', async (game, seats, options) => {
    const match = [
      '--seed',
      '1',
      '--bots',
      'random',
      '--seats',
      `${seats}`,
      '--options',
      JSON.stringify(options),
    ];
    const en = await heardFrom('demo', game, ...match);
    const de = await heardFrom('demo', game, ...match, '--language', 'de');
    expect([en.code, de.code]).toEqual([0, 0]);
    expect(en.out).not.toMatch(raw);
    expect(de.out).not.toMatch(raw);
    expect(en.out).toMatch(/^After Round 1$/m);
    expect(de.out).toMatch(/^Nach Runde 1$/m);
    expect(en.out).toMatch(/^(\w.* wins|\w.* share the victory|Nobody wins)\.$/m);
    expect(de.out).toMatch(/^(\w.* gewinnt|\w.* teilen sich den Sieg|Niemand gewinnt)\.$/m);
  });

  it('complains about a language it does not speak', async () => {
    await complains(['demo', 'amass', '--language', 'fr'], 'language', 'en, de');
  });
});
