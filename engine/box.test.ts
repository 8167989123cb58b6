import { describe, expect, it } from 'vitest';
import { boxOf } from './box.ts';
import { tiny } from './kit/tiny/index.ts';
import { problemText } from './problems.ts';
import { rulesetOf } from './ruleset.ts';

const pack = (content: unknown, more: object = {}): unknown => ({
  game: 'tiny',
  name: 'My cards',
  content,
  ...more,
});
const wrong = (given: unknown): string[] => {
  const boxed = boxOf(tiny, given);
  return 'problems' in boxed ? boxed.problems.map((one) => problemText(one, tiny)) : [];
};
const boxed = (
  given: unknown,
): Extract<ReturnType<typeof boxOf<never, never, unknown, typeof tiny.content>>, { box: unknown }>['box'] => {
  const result = boxOf(tiny, given);
  if ('problems' in result) throw new Error(result.problems.map((one) => problemText(one, tiny)).join());
  return result.box;
};

describe('a pack', () => {
  it('changes the entries it names and no others', () => {
    const { content } = boxed(pack({ cards: { Ash: { rank: 50 } } }));
    expect(content.cards['Ash']).toEqual({ rank: 50 });
    expect(content.cards['Birch']).toEqual({ rank: 2 });
    expect(content.coins).toBe(8);
  });
  it('puts a new entry in the place of an old one', () => {
    const { content } = boxed(pack({ cards: { Ash: null, Palm: { rank: 3 } } }));
    expect(Object.keys(content.cards)).not.toContain('Ash');
    expect(content.cards['Palm']).toEqual({ rank: 3 });
  });
  it('leaves the built-in content as it was', () => {
    boxed(pack({ cards: { Ash: { rank: 50 } } }));
    expect(tiny.content.cards['Ash']).toEqual({ rank: 1 });
  });
  it('makes another box, with rules of its own', () => {
    const changed = boxed(pack({ coins: 12 }));
    expect(changed.hash).not.toBe(boxed(null).hash);
    expect(rulesetOf(tiny, changed).rules.components['coin']).toBe(12);
    expect(rulesetOf(tiny).rules.components['coin']).toBe(8);
  });
  it('of the same content has the same hash, and its rules are made once', () => {
    const [one, other] = [boxed(pack({ coins: 12 })), boxed(pack({ coins: 12 }, { name: 'Same' }))];
    expect(one.hash).toBe(other.hash);
    expect(rulesetOf(tiny, one).rules).toBe(rulesetOf(tiny, other).rules);
  });
});

it('of rulesets with packs only the newest are kept', () => {
  const rulesets = Array.from({ length: 50 }, (_, i) =>
    rulesetOf(tiny, boxed(pack({ cards: { Ash: { rank: i + 2 } } }))),
  );
  const again = (rank: number) => rulesetOf(tiny, boxed(pack({ cards: { Ash: { rank } } })));
  expect(again(51)).toBe(rulesets[49]);
  expect(again(2)).not.toBe(rulesets[0]);
  expect(rulesetOf(tiny)).toBe(rulesetOf(tiny));
});

const deep: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);

describe('a bad pack gets a precise error', () => {
  it.each<[string, unknown, string]>([
    ['no pack', 5, '(the whole): expected a pack: a record, found number'],
    ['a list', [], '(the whole): expected a pack: a record, found object'],
    [
      'no name',
      { game: 'tiny', content: {} },
      'name: expected a text of at most 80 characters, found nothing',
    ],
    ['another game', pack({}, { game: 'chess' }), 'game: expected "tiny", found "chess"'],
    ['a stranger', pack({}, { author: 'me' }), 'author: expected only game, name, found an unknown field'],
    [
      'one nested without end',
      pack({ cards: deep }),
      '(the whole): expected a pack, found something nested too deep',
    ],
    ['no changes', pack(7), 'content: expected a record of changes, found number'],
    ['an unknown part', pack({ boards: {} }), 'boards: expected only cards, coins, found an unknown field'],
    [
      'a bad value',
      pack({ cards: { Ash: { rank: 500 } } }),
      'cards.Ash.rank: expected a whole number from 1 to 99, found 500',
    ],
    [
      'an unknown field',
      pack({ cards: { Ash: { weight: 5 } } }),
      'cards.Ash.weight: expected only rank, found an unknown field',
    ],
    [
      'a missing field',
      pack({ cards: { Ash: { rank: null } } }),
      'cards.Ash.rank: expected a whole number from 1 to 99, found nothing',
    ],
    ['what the shape cannot say', pack({ cards: { Ash: null } }), 'cards: expected 12 cards, found 11'],
  ])('%s', (_, given, problem) => {
    expect(wrong(given)).toEqual([problem]);
  });
  it('one with more of a kind than a table can bear', () => {
    const crowd = Object.fromEntries(Array.from({ length: 1_200 }, (_, i) => [`Tree ${i}`, { rank: 1 }]));
    const roomy = { ...tiny, contentProblems: () => [] };
    const result = boxOf(roomy, pack({ cards: crowd }));
    expect('problems' in result && result.problems.map((one) => problemText(one, tiny))).toEqual([
      'content: expected at most 1000 of the kind "card", found 1212',
    ]);
  });
  it('and so does built-in content', () => {
    const game = { ...tiny, content: { cards: {}, coins: 1 } };
    const result = boxOf(game);
    expect('problems' in result && result.problems.map((one) => problemText(one, tiny))).toEqual([
      'coins: expected a whole number from 4 to 40, found 1',
    ]);
    expect(() => rulesetOf(game)).toThrow('tiny: built-in content does not fit its shape');
  });
});
