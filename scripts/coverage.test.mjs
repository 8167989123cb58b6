import { expect, it } from 'vitest';
import { compare, rulesDefined, rulesNamed, scenarioTitles, summary, testTitles } from './coverage.mjs';

it('reads rules from paragraphs, lists and tables, and nothing else', () => {
  const guide = [
    '# B99 is no rule here',
    '**B1** Everybody picks.',
    '- **B2** Then all reveal; see **B7**.',
    '| BA12 | a ruling |',
    '| **BA13** | another |',
    '| rule | text |',
    'B3 is only mentioned, and so is **B4**.',
    '**B1** said twice',
  ].join('\n');
  expect(rulesDefined(guide)).toEqual(['B1', 'B2', 'BA12', 'BA13']);
});

it('takes whole rule numbers, and only the ends of a range', () => {
  expect(rulesNamed('B1, B22-B26 and BA3: not B4x, xB5 or b6')).toEqual(['B1', 'B22', 'B26', 'BA3']);
});

it('reads titles of tests that run', () => {
  const file = `
    // it('B9 in a comment')
    describe('B8 a group', () => {
      it('B1 picks', () => { expect('B7').toBe('B7'); });
      test(\`B2 \${name} reveals B3\`, () => {});
      it.each([['B10'], ['B11']])('%s from the table', () => {});
      it.each([['B12']])('B4 with a plain title', () => {});
      it.skip('B5 skipped', () => {});
      it.todo('B6 to do');
    });`;
  expect(testTitles('x.test.ts', file).flatMap(rulesNamed)).toEqual(['B1', 'B2', 'B3', 'B10', 'B11', 'B4']);
});

it('reads scenario files, one case or several', () => {
  expect(scenarioTitles('x.json', '{ "name": "B1 a case", "rules": ["B2"], "note": "B3" }')).toEqual([
    'B1 a case',
    'B2',
  ]);
  expect(scenarioTitles('x.json', '[{ "name": "B1" }, { "rules": ["B2"] }]')).toEqual(['B1', '', 'B2']);
  expect(() => scenarioTitles('x.json', '{ "name": 3 }')).toThrow('x.json');
});

it('tells rules without a test and names without a rule', () => {
  expect(compare(['B1', 'B2', 'BA1'], ['B1 picks', 'B3 gone', 'BS4 a worked example'])).toEqual({
    missing: ['B2', 'BA1'],
    unknown: ['B3'],
  });
});

it('sums up rules and rulings', () => {
  expect(summary(['B1', 'B2', 'BA1'])).toBe('2 rules, 1 rulings');
  expect(summary(['AA1'])).toBe('1 rules, 0 rulings');
});
