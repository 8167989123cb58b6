import { describe, expect, it } from 'vitest';
import { toldAfter } from './pace.ts';

const levels = ['random', 'greedy', 'cadet', 'pilot', 'captain', 'singularity'];

describe('when an answer is told', () => {
  it.each(levels)('of %s does not depend on when it was ready', (level) => {
    for (const isOwnTurn of [true, false]) {
      const asked = { level, isOwnTurn };
      const usual = toldAfter(asked, 0);
      for (const ready of [1, 37, 250, usual]) expect(toldAfter(asked, ready)).toBe(usual);
    }
  });

  it('leaves a search its time, and people wait for less than 1.7 s', () => {
    expect(toldAfter({ level: 'captain', isOwnTurn: false }, 0)).toBe(400);
    expect(toldAfter({ level: 'singularity', isOwnTurn: false }, 1_500)).toBe(1_600);
    expect(toldAfter({ level: 'singularity', isOwnTurn: true }, 0)).toBe(400);
  });

  it('says no more than tenths of a second of one that is late', () => {
    const late = [401, 440, 499, 500, 501].map((ready) =>
      toldAfter({ level: 'cadet', isOwnTurn: false }, ready),
    );
    expect(late).toEqual([500, 500, 500, 500, 600]);
  });
});
