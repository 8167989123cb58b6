import { erased, heard, type Json, Match, quickRng, type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Ended, EndWords, Language } from '../../words.ts';
import { ultramassive } from '../index.ts';
import type { Story } from '../rules/state.ts';
import { accountOf, end } from './end.ts';

const rules = rulesetOf(ultramassive);
const ruleset = erased<Ruleset>(rules);
const { how, goals } = erased<Required<EndWords>>(end);

const growing: readonly Story[] = [
  { did: 'round', round: 1, starter: 0 },
  { did: 'playCard', seat: 0, card: 3 },
  { did: 'mass', seat: 0, amount: 40 },
  { did: 'mass', seat: 1, amount: 12 },
  { did: 'round', round: 5, starter: 0 },
  { did: 'activate', seat: 0, first: { channel: 'blue', space: 1 }, second: { channel: 'pink', space: 1 } },
  { did: 'mass', seat: 0, amount: 61 },
  { did: 'settle', seat: 0, from: 1, of: 'x' },
  { did: 'mass', seat: 0, amount: 3 },
];

function told(mass: number, events: readonly Story[], language: Language = 'en'): string {
  const seats = [
    { mass, size: 'supermassive', grew: [1, 3] },
    { mass: 12, size: 'primordial', grew: [] },
  ];
  const view: Json = { options: { mode: 'players' }, phase: 'over', seats };
  const outcome = { ranks: [1, 2], of: 2, scores: [mass, 12], by: [] };
  const ended: Ended = { view, outcome, names: ['Ada', 'Ben'], told: events };
  return how(ended, ruleset, language);
}

describe('how a match was won', () => {
  it('R61 says what the hole grew to, and what brought most of its Solar Mass', () => {
    expect(told(104, growing)).toBe(
      'Ada grew to ULTRAMASSIVE in Round 5; Wormholes brought 61 of 104 Solar Mass.',
    );
    expect(told(104, growing, 'de')).toBe(
      'Ada wuchs in Runde 5 auf ULTRAMASSIVE; 61 von 104 Sonnenmasse kamen durch Wurmlöcher.',
    );
  });

  it('R61 claims nothing that a page which came later was not told', () => {
    expect(told(104, growing.slice(4))).toBe(
      'Ada grew to Supermassive in Round 3 and reached 104 Solar Mass.',
    );
  });

  it('R71 says alone what was missing', () => {
    const states = ['done', 'missed'];
    const view = {
      options: { mode: 'soloNormal' },
      seats: [{ mass: 76 }],
      challenges: [{ states }, { states }],
    };
    const outcome = { ranks: [2], of: 2, scores: [76], by: ['challenges'] };
    const ended: Ended = { view, outcome, names: ['Ada'], told: [] };
    expect(how(ended, ruleset, 'en')).toBe('76 Solar Mass, but only 2 of 3 Challenges.');
    expect(how({ ...ended, outcome: { ...outcome, by: ['solarMass'] } }, ruleset, 'en')).toBe(
      'The Challenges are done, but 4 Solar Mass are missing for 80.',
    );
    expect(goals(ended, ruleset, 'en')).toEqual([
      { name: 'Challenges', reached: 2, of: 3 },
      { name: 'Solar Mass', reached: 76, of: 80 },
    ]);
  });

  it('R74 accounts for all Solar Mass of a whole match', () => {
    const match = new Match(rules, { seed: 'account', seats: 2, options: ultramassive.defaults });
    const rng = quickRng(5);
    const events = [...heard(match.opened.told, 0)];
    while (match.toAct !== 0) {
      const seat = 31 - Math.clz32(match.toAct);
      const moves = rules.moves(match.state, seat);
      const move = moves[rng.below(moves.length)];
      if (move === undefined) throw new Error('dead end');
      const played = match.play(seat, move);
      if ('why' in played) throw new Error(played.why);
      events.push(...heard(played.told, 0));
    }
    for (const [seat, { mass }] of match.state.seats.entries())
      expect(accountOf(erased<readonly Story[]>(events), seat).total).toBe(mass);
  });
});
