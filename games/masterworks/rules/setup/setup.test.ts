import { isRefusal, nobody, optionsFor, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { defaults, type Move, type Options } from '../answers.ts';
import type { State } from '../state.ts';
import { whyNotSquad } from './muster.ts';

const ruleset = rulesetOf(masterworks);
const { content } = ruleset.box;

const opened = (options: Partial<Options> = {}): State =>
  ruleset.setup({ ...defaults, ...options }, 3, quickRng(1));
const play = (state: State, seat: number, move: Move): void => {
  const refusal = ruleset.refuse(state, seat, move);
  if (refusal !== null) throw new Error(`${refusal.rule} ${refusal.why}`);
  ruleset.play(state, seat, move, quickRng(2));
};
/** Up to deployment: the west for Crisis A. */
function deploying(): State {
  const state = opened();
  play(state, 0, { do: 'zone', zone: 'west' });
  return state;
}

describe('set-up', () => {
  it('MD1, ME1: two Crisis seats on one side, Cosmic on the other', () => {
    const seating = masterworks.seating(defaults, 3, content);
    expect(isRefusal(seating) ? null : seating.sides).toEqual([[0, 1], [2]]);
  });

  it('ME40, MC64: piles on every dampener, six Soldiers in the reserve, everybody fresh, the missile Shielded', () => {
    const state = opened();
    expect(state.piles.every(({ isStanding, damage }) => isStanding && damage === 0)).toBe(true);
    expect(state.reserve).toHaveLength(6);
    expect([state.debris, state.exhaustion, state.round]).toEqual([8, 0, 0]);
    for (const { power, damage, conditions, injured, held } of state.figures)
      expect([power, damage, conditions, injured, held]).toEqual([0, 0, 0, false, []]);
  });

  it('ME41: the boss brings no cards, affiliation or leader', () => {
    const state = opened();
    expect(state.squads).toHaveLength(2);
    expect(state.figures.filter(({ seat }) => seat === 2)).toHaveLength(1);
  });

  it('MA26: a difficulty changes cards and debris alone', () => {
    const plain = (state: State) => ({
      ...state,
      difficulty: '',
      debris: 0,
      squads: state.squads.map((squad) => ({ ...squad, cards: [] })),
    });
    expect(plain(opened({ difficulty: 'homoSuperior' }))).toEqual(plain(opened()));
    expect(opened({ difficulty: 'homoSuperior' }).squads.map(({ cards }) => cards.length)).toEqual([1, 1]);
  });

  it('MD19: the usual options are Normal, a ready pair, Stamina as printed, collateral damage, captain A', () => {
    const chosen = optionsFor(masterworks, {}, 3);
    expect(isRefusal(chosen) ? null : chosen.options).toEqual(defaults);
    expect(opened().stamina).toBe(10);
    expect(opened({ gradedStamina: true, difficulty: 'hard' }).stamina).toBe(12);
  });

  it('MK10, MK1: squads and their cards are open to everybody', () => {
    const state = opened();
    expect(ruleset.view(state, nobody)).toMatchObject({ squads: state.squads });
  });

  it('MC5, MC8: the table is 36 inches square, bases have three sizes', () => {
    expect([content.map.width, content.map.height]).toEqual([36_000, 36_000]);
    expect(new Set(ruleset.model.heroes.map(({ radius }) => radius))).toEqual(new Set([689, 984, 1280]));
  });
});

describe('squads', () => {
  const limits = { taken: [], cards: 3, isFree: false };
  const squad = (members: string[], more: object = {}) => ({
    members,
    affiliation: '',
    leader: '',
    cards: [],
    ...more,
  });
  const ruleAgainst = (members: string[], more: object = {}, taken: string[] = []) =>
    whyNotSquad(content, squad(members, more), { ...limits, taken })?.rule ?? null;

  it.each([
    ['ME2: 18 Threat', ['captain-america', 'hulk', 'thor', 'iron-man'], {}, 'ME2'],
    ['MA31: the boss by another name', ['magneto'], {}, 'MA31'],
    ['MC62: nobody of that name', ['nobody'], {}, 'MC62'],
    [
      'MC60: two of four are not more than half',
      ['spider-man-miles', 'ghost-spider', 'thor', 'hulk'],
      { affiliation: 'web-warriors' },
      'MC60',
    ],
    [
      'MC62: a leader of something else',
      ['storm', 'cyclops'],
      { affiliation: 'wakanda', leader: 'storm' },
      'MC60',
    ],
    ['MC63: a card of another affiliation', ['storm', 'cyclops'], { cards: ['wakanda-forever'] }, 'MC63'],
    ['MC63: the same card twice', ['storm'], { cards: ['medpack', 'medpack'] }, 'MC63'],
    [
      'ME13: more cards than the difficulty allows',
      ['storm'],
      { cards: ['medpack', 'patch-up', 'disarm', 'indomitable'] },
      'ME13',
    ],
  ])('%s is refused', (_name, members, more, rule) => {
    expect(ruleAgainst(members, more)).toBe(rule);
  });

  it('ME2: an alter ego of the other squad is refused; a legal squad is not', () => {
    expect(ruleAgainst(['storm'], {}, ['storm'])).toBe('ME2');
    expect(ruleAgainst(['storm', 'cyclops'], { affiliation: 'uncanny-x-men', leader: 'storm' })).toBe(null);
  });
});

describe('deployment', () => {
  it('MC65, MA32: inside the own zone, on a legal spot, the own figures only', () => {
    const state = deploying();
    const refused = (seat: number, figure: string, x: number, y: number) =>
      ruleset.refuse(state, seat, { do: 'deploy', figure, x, y });
    expect(refused(0, 'hulk', 6_000, 18_000)).toMatchObject({ rule: 'MC65', values: { by: 1_280 } });
    expect(refused(0, 'storm', 3_000, 18_000)?.rule).toBe('MD2');
    const { x, y } = state.figures[0] ?? { x: 0, y: 0 };
    expect(refused(0, 'luke-cage', x, y)?.rule).toBe('MC74');
    expect(refused(0, 'hulk', 2_000, 22_000)).toBe(null);
  });

  it('MA32, ME15: rearranged until both are ready; then Magneto within Range 1 of the missile', () => {
    const state = deploying();
    play(state, 0, { do: 'ready' });
    expect(ruleset.refuse(state, 0, { do: 'deploy', figure: 'hulk', x: 2_000, y: 22_000 })?.rule).toBe(
      'MA32',
    );
    play(state, 0, { do: 'unready' });
    play(state, 0, { do: 'deploy', figure: 'hulk', x: 2_000, y: 22_000 });
    play(state, 0, { do: 'ready' });
    play(state, 1, { do: 'ready' });
    expect(ruleset.refuse(state, 2, { do: 'deploy', figure: 'boss', x: 18_000, y: 9_000 })?.rule).toBe(
      'ME15',
    );
    play(state, 2, { do: 'deploy', figure: 'boss', x: 18_000, y: 7_000 });
    expect(state.round).toBe(1);
  });
});
