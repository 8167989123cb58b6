import { erased, rulesetOf } from '@accretion/engine';
import { openMatch } from '@accretion/engine/kit/matches';
import { tiny } from '@accretion/engine/kit/tiny';
import { describe, expect, it } from 'vitest';
import { Clocks } from './clocks.ts';
import { botsAsked } from './due.ts';
import type { Running } from './running.ts';
import type { Seated } from './seated.ts';

/** Given: three seats that are asked, each held by a person (p), a bot (b) or nobody (-). */
function asked(at: 'call' | 'pick', holders: string): number {
  const { stage } = openMatch(tiny, { seats: 3, options: { calls: true }, at });
  const running = { ruleset: rulesetOf(tiny), match: { state: stage.state } };
  const seats = [...holders].map((one) => ({
    person: one === 'p' ? 'somebody' : null,
    bot: one === 'b' ? 'greedy' : null,
  }));
  return botsAsked(erased<Running>(running), erased<Seated>({ seats }), 0b111);
}

describe('the bots that are to answer', () => {
  it('are all that are asked, where every seat has to answer', () => {
    expect(asked('pick', 'pbb')).toBe(0b110);
  });
  it('are none where one answer is enough and a person is asked', () => {
    expect(asked('call', 'pbb')).toBe(0);
    expect(asked('call', 'bbp')).toBe(0);
  });
  it('are one where one answer is enough and only bots are asked', () => {
    expect(asked('call', 'bbb')).toBe(0b001);
    expect(asked('call', '-bb')).toBe(0b010);
  });
});

describe('clocks where one answer is enough', () => {
  it('live: only the seat that answers earns the increment, and undoing the answer earns nothing', () => {
    const clocks = new Clocks({ kind: 'live', bank: 10_000, increment: 1_000 }, 2);
    clocks.turn(0, 0b00, 0b11, null, false);
    clocks.turn(2_000, 0b11, 0b01, 0, false);
    expect(clocks.leftAt(2_000)).toEqual([8_000, 8_000]);
    clocks.turn(2_000, 0b01, 0b11, 0, false);
    clocks.turn(3_000, 0b11, 0b00, 0, false);
    expect(clocks.leftAt(3_000)).toEqual([8_000, 7_000]);
  });
  it('run for all who are asked, until one has answered', () => {
    const clocks = new Clocks({ kind: 'each', per: 5_000 }, 2);
    clocks.turn(0, 0b00, 0b11, null, false);
    expect([clocks.deadline(0), clocks.deadline(1)]).toEqual([5_000, 5_000]);
    clocks.turn(1_000, 0b11, 0b00, 1, false);
    expect([clocks.deadline(0), clocks.deadline(1)]).toEqual([null, null]);
    expect(clocks.leftAt(9_000)).toEqual([5_000, 5_000]);
  });
});
