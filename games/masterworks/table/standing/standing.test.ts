import { describe, expect, it } from 'vitest';
import { answerIn, canMatter, readStanding } from './standing.ts';

describe('standing answers', () => {
  it('asks unless told otherwise, and forgets "not this turn" with the turn (MD13)', () => {
    const standing = {
      'okoye.bodyguard': { answer: 'turn', turn: 4 },
      medpack: { answer: 'never', turn: 1 },
    } as const;
    expect(answerIn(standing, 'okoye.bodyguard', 4)).toBe('turn');
    expect(answerIn(standing, 'okoye.bodyguard', 5)).toBe('ask');
    expect(answerIn(standing, 'medpack', 9)).toBe('never');
    expect(answerIn(standing, 'other', 9)).toBe('ask');
  });

  it('takes only what is well formed from the device', () => {
    expect(readStanding('{"a":{"answer":"never","turn":2},"b":{"answer":"maybe","turn":2},"c":7}')).toEqual({
      a: { answer: 'never', turn: 2 },
    });
    expect(readStanding('not json')).toEqual({});
    expect(readStanding(null)).toEqual({});
    expect(readStanding('[1]')).toEqual({});
  });

  it('knows when damage can no longer matter', () => {
    expect(canMatter({ attackDice: [1, 2], damage: 0 }, 'wouldSuffer')).toBe(false);
    expect(canMatter({ attackDice: [1, 2], damage: 2 }, 'wouldSuffer')).toBe(true);
    expect(canMatter({ attackDice: [], damage: 0 }, 'targeted')).toBe(true);
    expect(canMatter(undefined, 'turnStart')).toBe(true);
  });
});
