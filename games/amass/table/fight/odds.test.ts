import { describe, expect, it } from 'vitest';
import type { Wound } from '../../rules/content.ts';
import { type Pair, pairsOf, woundBy } from '../../rules/fight.ts';
import type { Die, Fight } from '../../rules/state.ts';
import { onXS } from '../../testing/play.ts';
import { chanceOf, falls, rollOff, toTheEnd } from './odds.ts';

/** Every way the dice of both sides can fall, one by one. */
function* everyFall(dice: number): Generator<readonly number[]> {
  for (let n = 0; n < 6 ** dice; n++)
    yield Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
}

const dieOf = (side: number, face: number): Die => ({
  side,
  face,
  facing: -1,
  droid: null,
  called: false,
  sentry: false,
});

/** The same odds by throwing every fall at the rules' own pairing. */
function byTheRules(own: number, rival: number) {
  const lost = new Map<string, number>();
  const none = (): Record<Wound, number> => ({ minor: 0, moderate: 0, major: 0 });
  const wounds = [none(), none()] as const;
  const total = 6 ** (own + rival);
  for (const faces of everyFall(own + rival)) {
    const dice = faces.map((face, i) => dieOf(i < own ? 0 : 1, face));
    const fight: Fight = { kind: 'mine', at: 'F2', picker: 0, rival: 1, dice, locks: [] };
    const hurt: [number, number] = [0, 0];
    for (const pair of pairsOf(fight) as readonly Pair[]) {
      const [a, b] = pair.dice.map((die) => dice[die]?.face ?? 0) as [number, number];
      const wound = woundBy(Math.abs(a - b));
      if (a <= b) {
        hurt[0]++;
        wounds[0][wound] += 1 / total;
      }
      if (a >= b) {
        hurt[1]++;
        wounds[1][wound] += 1 / total;
      }
    }
    lost.set(hurt.join(), (lost.get(hurt.join()) ?? 0) + 1 / total);
  }
  return { lost, wounds };
}

describe('the odds of a fight', () => {
  it('count every way the dice can fall', () => {
    for (let dice = 0; dice <= 5; dice++)
      expect(falls(dice).reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** dice);
  });

  it.each([
    [1, 1],
    [2, 1],
    [1, 3],
    [2, 2],
    [3, 2],
    [3, 3],
  ])('of %i against %i are those of the rules', (own, rival) => {
    const { outcomes, wounds } = rollOff(own, rival);
    const expected = byTheRules(own, rival);
    expect(outcomes).toHaveLength(expected.lost.size);
    for (const one of outcomes)
      expect(one.chance).toBeCloseTo(expected.lost.get(`${one.own},${one.rival}`) ?? -1, 10);
    for (const side of [0, 1] as const)
      for (const wound of ['minor', 'moderate', 'major'] as const)
        expect(wounds[side][wound]).toBeCloseTo(expected.wounds[side][wound], 10);
  });

  it('of one against one are what a played match does with each of the 36 falls', () => {
    const left = new Map<string, number>();
    for (const faces of everyFall(2)) {
      const play = onXS({
        humans: ['Alpha', 'Echo'],
        mines: { F2: 1 },
        crews: { Alpha: { at: { F2: 1 } }, Echo: { at: { F2: 1 } } },
        at: 'combat',
        rolls: faces,
      });
      const hurt = play.told('wound');
      const key = [0, 1]
        .map((crew) => hurt.find((event) => event['crew'] === crew)?.['to'] ?? 'unhurt')
        .join();
      left.set(key, (left.get(key) ?? 0) + 1);
    }
    const [own] = rollOff(1, 1).wounds;
    expect(left.get('minor,minor')).toBe(6);
    expect(left.get('moderate,unhurt')).toBe(Math.round(own.moderate * 36));
    expect(left.get('major,unhurt')).toBe(Math.round(own.major * 36));
    expect(left.get('unhurt,major')).toBe(6);
  });

  it('of a fight to the end add up, and end where the rules say', () => {
    for (const [own, rival, cubes] of [
      [2, 2, 3],
      [3, 3, 1],
      [2, 1, 2],
      [3, 3, null],
      [1, 3, null],
    ] as const) {
      const lefts = toTheEnd(own, rival, cubes);
      expect(chanceOf(lefts, () => true)).toBeCloseTo(1, 10);
      for (const left of lefts)
        expect(left.own === 0 || left.rival === 0 || (cubes !== null && left.own + left.rival <= cubes)).toBe(
          true,
        );
    }
  });

  it('leave things as they are where nothing is due', () => {
    expect(toTheEnd(1, 1, 2)).toEqual([{ own: 1, rival: 1, chance: 1 }]);
  });

  it('of one against one to the end: 15 of 36 each, 6 of 36 nobody', () => {
    const lefts = toTheEnd(1, 1, null);
    expect(chanceOf(lefts, ({ own }) => own === 1)).toBeCloseTo(15 / 36, 10);
    expect(chanceOf(lefts, ({ own, rival }) => own + rival === 0)).toBeCloseTo(6 / 36, 10);
  });

  it('of one against two by hand: the one survives only by winning twice', () => {
    const first = chanceOf(rollOff(1, 2).outcomes, ({ own }) => own === 0);
    expect(chanceOf(toTheEnd(1, 2, null), ({ own }) => own === 1)).toBeCloseTo((first * 15) / 36, 10);
  });
});
