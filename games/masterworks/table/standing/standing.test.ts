import { only } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { answerIn, canMatter, hasPatient, isSkipping, ownAnswer, readStanding } from './standing.ts';

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

  it('MD13: knows when the dice have decided, and a reaction cannot matter', () => {
    const attack = { attacker: 0, attackDice: [1, 6], defenceDice: [5, 6], damage: 0 };
    const matters = (more: Partial<typeof attack>, event: string, subject: number): boolean =>
      canMatter({ ...attack, ...more }, event, subject);
    expect(matters({}, 'wouldSuffer', 1)).toBe(false);
    expect(matters({ damage: 2 }, 'wouldSuffer', 1)).toBe(true);
    expect(matters({}, 'modify', 1)).toBe(true);
    expect(matters({ attackDice: [6, 8] }, 'modify', 1)).toBe(false);
    expect(matters({ defenceDice: [5, 2] }, 'modify', 1)).toBe(false);
    expect(matters({}, 'modify', 0)).toBe(true);
    expect(matters({ attackDice: [1, 2, 3, 4] }, 'modify', 0)).toBe(false);
    expect(matters({ attackDice: [] }, 'targeted', 1)).toBe(true);
    expect(canMatter(undefined, 'turnStart', -1)).toBe(true);
  });

  it('MD13: knows that healing cannot matter while nobody of the side needs it', () => {
    const sound = { seat: 0, damage: 0, conditions: 0, dazed: false, gone: false };
    const hurt = { ...sound, damage: 2 };
    expect(hasPatient(['heal'], [sound, { ...hurt, seat: 2 }], 0)).toBe(false);
    expect(hasPatient(['heal'], [sound, { ...hurt, seat: 1 }], 0)).toBe(true);
    expect(hasPatient(['heal'], [sound, { ...hurt, dazed: true }], 0)).toBe(false);
    expect(hasPatient(['heal'], [{ ...sound, conditions: 4 }], 0)).toBe(false);
    expect(hasPatient(['heal', 'removeConditions'], [{ ...sound, conditions: 4 }], 0)).toBe(true);
    expect(hasPatient(['heal', 'gainPower'], [sound], 0)).toBe(true);
    expect(hasPatient([], [sound], 0)).toBe(true);
  });

  it('MD13: passes for one attack, or until an own activation that begins later', () => {
    const now = { attacks: [7], turn: 4, active: 2, isOwn: false };
    expect(isSkipping(null, now)).toBe(false);
    expect(isSkipping({ is: 'attack', attack: 7 }, now)).toBe(true);
    expect(isSkipping({ is: 'attack', attack: 7 }, { ...now, attacks: [9] })).toBe(false);
    const skip = { is: 'activation', turn: 4, figure: 2 } as const;
    expect(isSkipping(skip, now)).toBe(true);
    expect(isSkipping(skip, { ...now, isOwn: true })).toBe(true);
    expect(isSkipping(skip, { ...now, isOwn: true, active: 3 })).toBe(false);
    expect(isSkipping(skip, { ...now, isOwn: true, turn: 5 })).toBe(false);
    expect(isSkipping(skip, { ...now, turn: 5, active: 0 })).toBe(true);
  });

  it('MD16: whoever holds both squads need not agree with itself', () => {
    const yes = { do: 'consent', payers: ['hulk'] } as const;
    const consents = [yes, { do: 'consent', payers: [] }] as const;
    const concedes = [{ do: 'playOn' }, { do: 'agree' }] as const;
    const both = only(0) | only(1);
    expect(ownAnswer('consent', both, consents)).toBe(yes);
    expect(ownAnswer('consent', only(1), consents)).toBe(null);
    expect(ownAnswer('confirmCard', both, [{ do: 'agree' }, { do: 'pass' }])).toEqual({ do: 'agree' });
    expect(ownAnswer('agreeing', both | only(2), concedes)).toEqual({ do: 'agree' });
    expect(ownAnswer('agreeing', only(1) | only(2), concedes)).toBe(null);
    expect(ownAnswer('act', both, [{ do: 'end' }])).toBe(null);
  });
});
