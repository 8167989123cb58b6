import { firstSeat, only, quickRng, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { fallChance } from './bot/danger.ts';
import { damageSpread } from './bot/dice.ts';
import { clearedOf, placementsFrom } from './bot/flight.ts';
import { harmWorth } from './bot/gains.ts';
import { Places } from './bot/places.ts';
import { stockWorth } from './bot/power.ts';
import { judgeOf } from './bot.ts';
import { masterworks } from './index.ts';
import { defaults, type Move } from './rules/answers.ts';
import { meanOf } from './rules/dice/odds.ts';
import { cosmic, crisisA, crisisB, type Figure, type State } from './rules/state.ts';

const ruleset = rulesetOf(masterworks);
const book = ruleset.model;
const judge = judgeOf(book);
const rng = quickRng(7);

/** The ready pair, deployed, in its first Crisis turn. */
function begun(): State {
  const state = ruleset.setup(defaults, 3, quickRng(1));
  while (state.agenda.stack.at(-1)?.do !== 'nextActivation') {
    const seat = firstSeat(ruleset.toAct(state));
    const [first] = ruleset.moves(state, seat);
    if (first === undefined) throw new Error('nothing to play');
    ruleset.play(state, seat, first, rng);
  }
  return state;
}

function figure(state: State, key: string): Figure {
  const found = state.figures.find(({ character }) => character === book.heroIds.get(key));
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

const put = (state: State, key: string, more: Partial<Figure>): Figure =>
  Object.assign(figure(state, key), { on: -1, ...more });

/** As if this card had been played. */
function without(state: State, card: string): void {
  state.squads = state.squads.map((squad) => ({
    ...squad,
    cards: squad.cards.filter((one) => one !== card),
  }));
}

function planned(state: State, seat: number): Move | null {
  return judge.plan?.(state, seat, ruleset.moves(state, seat), rng) ?? null;
}

function active(state: State, key: string): State {
  const seat = figure(state, key).seat;
  ruleset.play(state, seat, { do: 'activate', figure: key }, rng);
  return state;
}

/** The boss attacks somebody: up to the first question of the other side. */
function attacked(state: State, target: string): State {
  state.agenda.stack = [{ do: 'bossTurn', seat: cosmic }];
  state.side = 'cosmic';
  ruleset.play(state, cosmic, { do: 'activate', figure: 'boss' }, rng);
  ruleset.play(state, cosmic, { do: 'attack', attack: 'boss.reverse-polarity', target }, rng);
  return state;
}

const codes = book.soldiers.flatMap((kind, id) => (kind === 'shutdownCode' ? [id] : []));

describe('exact odds', () => {
  const attack = { worth: { critical: 1, wild: 1, hit: 1 }, perCritical: 1, rerolls: false };
  const defence = { worth: { critical: 1, wild: 1, block: 1 }, perCritical: 1, rerolls: false };
  it('MC1, MC2: mean damage as in the table of odds', () => {
    const mean = (own: number, other: number): string =>
      meanOf(damageSpread({ ...attack, dice: own }, { ...defence, dice: other })).toFixed(4);
    expect([mean(5, 3), mean(7, 4), mean(8, 5)]).toEqual(['1.6990', '2.3675', '2.5274']);
  });
});

describe('the missile', () => {
  const flown = (cleared: readonly number[]): number => {
    const state = begun();
    state.piles = state.piles.map((pile, i) => ({ ...pile, isStanding: !cleared.includes(i) }));
    for (const one of state.figures) Object.assign(one, { x: 34_000, y: 34_000 });
    let placements = 0;
    while (state.winner === '' && placements < 9) {
      state.agenda.stack = [{ do: 'missile', seat: cosmic }];
      const move = planned(state, cosmic);
      if (move === null) throw new Error('the missile stays');
      expect(ruleset.refuse(state, cosmic, move)).toBe(null);
      ruleset.play(state, cosmic, move, rng);
      placements++;
    }
    return placements;
  };

  it('ME17, ME38: flies the shortest way, around cleared dampeners', () => {
    expect([flown([]), flown([0]), flown([0, 1])]).toEqual([4, 4, 5]);
  });

  it('knows how many placements are left', () => {
    const state = begun();
    const { x, y } = state.missile;
    expect(clearedOf({ book, state })).toBe(0);
    expect([0, 1, 3].map((cleared) => placementsFrom(book, x, y, cleared))).toEqual([4, 4, 5]);
  });
});

describe('a plan', () => {
  it('ME35, ME38: delivers codes when that wins', () => {
    const state = active(begun(), 'captain-america');
    state.exhaustion = 3;
    state.delivered = codes.slice(0, 1);
    const { x, y } = state.missile;
    put(state, 'captain-america', { x: x - 2_000, y, power: 1, held: codes.slice(1) });
    expect(planned(state, crisisA)).toEqual({ do: 'interact', token: 'missile' });
  });

  it('ME34: walks to the missile with the last code rather than fight', () => {
    const state = active(begun(), 'captain-america');
    state.exhaustion = 3;
    state.delivered = codes.slice(0, 1);
    const { x, y } = state.missile;
    put(state, 'captain-america', { x: x - 6_000, y: y - 1_000, power: 1, held: codes.slice(1) });
    put(state, 'boss', { x: x - 6_000, y: y + 3_000 });
    const move = planned(state, crisisA);
    expect(move?.do).toBe('advance');
    if (move === null) return;
    ruleset.play(state, crisisA, move, rng);
    expect(planned(state, crisisA)).toEqual({ do: 'interact', token: 'missile' });
  });

  it('does not spend Power where nobody is reached', () => {
    const state = active(begun(), 'hulk');
    without(state, 'avengers-assemble');
    put(state, 'hulk', { power: 10 });
    put(state, 'boss', { x: 34_000, y: 2_000 });
    expect(planned(state, crisisA)?.do).toBe('advance');
  });
});

describe('what is wanted', () => {
  it('MA27: no more damage on a boss whose Exhaustion is full', () => {
    const state = begun();
    const boss = state.figures.length - 1;
    const before = harmWorth({ book, state }, boss, state.stamina);
    state.exhaustion = book.content.encounter.exhaustionToUnshield;
    expect(harmWorth({ book, state }, boss, state.stamina)).toBeLessThan(before / 10);
  });

  it('MC11: the tenth Power is worth less than the first, to both sides', () => {
    for (const isBoss of [true, false]) {
      const first = stockWorth(isBoss, 1) - stockWorth(isBoss, 0);
      expect(stockWorth(isBoss, 10) - stockWorth(isBoss, 9)).toBeLessThan(first / 4);
    }
  });

  it('MK6: no Soldier once both codes are found', () => {
    const state = begun();
    state.soldiers = [{ token: 1, x: 26_000, y: 15_000, shuffle: 1, kind: book.soldiers.indexOf('blank') }];
    const wanted = (): number => new Places({ book, state }, 0).tokens.length;
    expect(wanted()).toBe(1);
    state.unknown = [{ shuffle: 1, kinds: [book.soldiers.indexOf('blank')] }];
    expect(wanted()).toBe(0);
  });

  it('ME36: a wounded carrier keeps out of his reach, a sound one may stand there', () => {
    const state = begun();
    put(state, 'boss', { x: 18_000, y: 18_000 });
    const loss = (key: string, more: Partial<Figure>): number => {
      const places = new Places({ book, state }, state.figures.indexOf(put(state, key, more)));
      return places.worth(30_000, 30_000) - places.worth(18_000, 22_000);
    };
    expect(loss('magik', { damage: 4, held: codes.slice(0, 1) })).toBeGreaterThan(1);
    expect(loss('hulk', { held: codes.slice(1) })).toBeLessThan(0);
  });

  it('ME28: a hero the storm is about to fell acts first', () => {
    const state = begun();
    state.debris = 21;
    put(state, 'luke-cage', { damage: 5 });
    expect(fallChance({ book, state }, state.figures.indexOf(figure(state, 'luke-cage')))).toBe(1);
    expect(fallChance({ book, state }, state.figures.indexOf(figure(state, 'hulk')))).toBeLessThan(0.1);
  });

  it('MC18: the same dice are not bought twice', () => {
    const state = active(begun(), 'storm');
    without(state, 'to-me-my-x-men');
    put(state, 'storm', { x: 18_000, y: 11_000, power: 2 });
    put(state, 'boss', { x: 18_000, y: 8_000 });
    const bought: Move = { do: 'power', power: 'storm.eye-of-the-storm', x: 0 };
    expect(planned(state, crisisB)).toEqual(bought);
    ruleset.play(state, crisisB, bought, rng);
    put(state, 'storm', { power: 2 });
    expect(planned(state, crisisB)?.do).not.toBe('power');
  });

  it('MC59: Medpack heals the badly wounded, and waits for them', () => {
    const state = active(begun(), 'luke-cage');
    without(state, 'avengers-assemble');
    put(state, 'luke-cage', { power: 5 });
    expect(planned(state, crisisA)?.do).not.toBe('card');
    put(state, 'luke-cage', { power: 5, damage: 5 });
    expect(planned(state, crisisA)).toMatchObject({ do: 'card', card: 'medpack' });
  });
});

describe('a squad', () => {
  it('MC62: is any of the ready ones, another from match to match', () => {
    const state = ruleset.setup({ ...defaults, squads: { are: 'mustered' } }, 3, quickRng(1));
    const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const move = judge.plan?.(state, crisisA, ruleset.moves(state, crisisA), quickRng(seed)) ?? null;
      if (move?.do !== 'muster') throw new Error('no squad');
      expect(ruleset.refuse(state, crisisA, move)).toBe(null);
      return move.members.join();
    });
    expect(new Set(chosen).size).toBeGreaterThan(2);
  });
});

describe('a reaction', () => {
  const ready = (target: string, more: Partial<Figure>): State => {
    const state = begun();
    for (const [i, one] of state.figures.entries())
      Object.assign(one, { x: 1_500 + 2_600 * i, y: 34_500, on: -1, power: 0 });
    put(state, 'boss', { x: 18_000, y: 9_000 });
    put(state, target, { x: 14_000, y: 9_000, ...more });
    put(state, 'captain-america', { x: 12_000, y: 9_000, power: 2 });
    return attacked(state, target);
  };
  const answer = (state: State): Move | null => {
    expect(ruleset.toAct(state)).toBe(only(crisisA));
    return planned(state, crisisA);
  };

  it('MC53: saves a carrier that would fall', () => {
    const state = ready('magik', { damage: 4, held: codes.slice(0, 1) });
    expect(answer(state)).toMatchObject({ do: 'react', rule: 'captain-america.bodyguard' });
  });

  it('MC53: lets a strong ally stand for itself', () => {
    expect(answer(ready('hulk', {}))).toEqual({ do: 'pass' });
  });
});

describe('bots', () => {
  it('never answer against the rules', { timeout: 60_000 }, () => {
    const state = ruleset.setup(defaults, 3, quickRng(3));
    for (let moves = 0; moves < 120 && state.winner === ''; moves++) {
      const seat = firstSeat(ruleset.toAct(state));
      const offered = ruleset.moves(state, seat);
      const move = judge.plan?.(state, seat, offered, rng) ?? offered[rng.below(offered.length)];
      if (move === undefined) throw new Error('nothing to play');
      expect(ruleset.refuse(state, seat, move)).toBe(null);
      ruleset.play(state, seat, move, rng);
    }
    expect(state.round).toBeGreaterThan(0);
  });
});

describe('the hope to win', () => {
  const chance = (state: State): number => {
    const [squads, boss] = judge.hopes?.(state) ?? [];
    return 1 / (1 + Math.exp((boss?.hope ?? 0) - (squads?.hope ?? 0)));
  };

  // Between sides that both play `greedy` the squads win about a quarter.
  it('gives the squads about a quarter when heroes have only been deployed', () => {
    expect(chance(begun())).toBeGreaterThan(0.15);
    expect(chance(begun())).toBeLessThan(0.35);
  });

  it('falls from Round to Round while nothing is done', () => {
    const chances = [1, 2, 3, 4, 5].map((round) => chance(Object.assign(begun(), { round })));
    expect(chances.toSorted((a, b) => b - a)).toEqual(chances);
  });

  it('rises with what the squads have done', () => {
    for (const round of [1, 2, 3, 4, 5, 9]) {
      const state = Object.assign(begun(), { round });
      const before = chance(state);
      state.exhaustion = 2;
      expect(chance(state)).toBeGreaterThan(before);
    }
  });
});
