import { readdirSync } from 'node:fs';
import { type Game, runScenario } from '@accretion/engine';
import { scenariosIn, testScenarios } from '@accretion/engine/kit';
import { describe, expect, it } from 'vitest';
import { buccaneers } from './index.ts';

const folder = new URL('./scenarios/', import.meta.url);

testScenarios(buccaneers, folder);

it('there is a scenario for each of the 25 worked examples, named by its number', () => {
  const numbers = Array.from({ length: 25 }, (_, i) => i + 1);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(numbers.map((number) => `BS${String(number).padStart(2, '0')}.json`));
  const names = files.flatMap((file) => scenariosIn(new URL(file, folder))).map(({ name }) => name);
  expect([...new Set(names.map((name) => name.split(' ')[0]))]).toEqual(
    numbers.map((number) => `BS${number}`),
  );
});

describe('a bad scenario says what is wrong and where', () => {
  const games = [buccaneers as unknown as Game];
  const [good] = scenariosIn(new URL('BS17.json', folder));
  const refused = { refused: 0, rule: 'B36' };
  /** What is found wrong with BS17 changed like this and with these claims. */
  const faults = (change: object, ...claims: readonly object[]): string[] => {
    const scenario = { ...good, ...change, ...Object.fromEntries([['then', [...claims, refused]]]) };
    return runScenario(scenario, games).map(({ where, problem }) => `${where}: ${problem}`);
  };

  it('names the claim that fails and what was found', () => {
    expect(faults({}, { path: 'seats.0.tracked', equals: true })).toEqual([
      'then.0: expected true, found false',
    ]);
    expect(faults({}, { asked: [2] }, { refused: 0, rule: 'B5' })).toEqual([
      'then.0: expected [2], found [0,1,2]',
      'then.1: expected "B5", found "B36"',
    ]);
    expect(faults({}, { refused: 1, rule: 'B5' })).toEqual(['then.0: move 1 was accepted, not refused']);
    expect(faults({}, { unnoticed: 1, as: 2 })[0]).toMatch(/^then\.0: noticed: .*"picked"/);
    expect(faults({}, { path: 'seats.0.hand' })).toEqual([
      'then.0: a claim about a path says what it equals or counts',
    ]);
    expect(faults({}, { fact: 'luck', equals: 1 })[0]).toMatch(/^then\.0: no such fact; there are weight/);
    expect(faults({}, { asked: [0], after: 9 })).toEqual(['then.0: after: there is no move 9']);
  });

  it('names the move that was refused, and by which rule', () => {
    const when = [
      { seat: 0, move: {} },
      { seat: 1, move: { do: 'pick', card: 'SPC09' } },
    ];
    expect(faults({ when }, { refused: 0, rule: 'E1' })).toContain('when.1: refused by B5 (notInHand {})');
  });

  it('names the place, card, moment, chance or option that does not exist', () => {
    expect(faults({ given: { 'seats.7.hand': [] } })).toEqual([
      'given.seats.7.hand: no such place in the state',
    ]);
    expect(faults({ given: { 'seats.0.hand': ['SPC99'] } })[0]).toMatch(
      /^given\.seats\.0\.hand: .*found "SPC99"/,
    );
    expect(faults({ at: 'lunch' })[0]).toMatch(/^at: no such moment; there are pick, turn/);
    expect(faults({ rolls: ['SPC10'] })).toEqual(['when: rolls: "SPC10" cannot be drawn here']);
    expect(faults({ rolls: ['SPC06', 'SPC07'] })).toEqual(['rolls: 1 scripted chances were not used']);
    expect(faults({ options: { holes: { are: 'sorted' } } })[0]).toMatch(/^options: E4 noSuchOption/);
    expect(faults({ game: 'checkers' })[0]).toMatch(/^game: no game is called "checkers"/);
  });
});
