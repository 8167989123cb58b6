import { describe, expect, it } from 'vitest';
import { fieldWith, figure } from '../../testing/table.ts';
import { standOf } from '../field/sight.ts';
import { outlookAt } from './outlook.ts';

describe('what a spot brings', () => {
  const hero = figure('cyclops', 0, 3_000, 15_000);
  const boss = figure('boss', 2, 3_000, 22_000, { power: 10 });

  it('lists enemies by distance, piles too (ME20)', () => {
    const field = fieldWith(hero, boss);
    const { targets } = outlookAt(field, standOf(field, 0));
    expect(targets.map(({ mark }) => mark)).toEqual([1, 101]);
    expect(targets[0]).toMatchObject({ band: 3, gap: 7_000 - 689 - 984 });
  });

  it('says what the boss could do to whoever stands there', () => {
    const field = fieldWith(hero, boss);
    const near = outlookAt(field, standOf(field, 0)).threat;
    expect(near?.now).toEqual(expect.arrayContaining(['reverse-polarity', 'magnetic-crush']));
    expect(near?.now).not.toContain('shrapnel-blast');
    expect(near?.moving).toContain('shrapnel-blast');
    const away = outlookAt(field, { ...standOf(field, 0), x: 34_000, y: 2_000 }).threat;
    expect(away).toMatchObject({ now: [], moving: [] });
  });

  it('leaves out attacks he cannot pay for', () => {
    const field = fieldWith(hero, { ...boss, power: 0 });
    expect(outlookAt(field, standOf(field, 0)).threat?.moving).toEqual(['reverse-polarity']);
  });

  it('names tokens within Range 1 (MC90), the missile only without its shield (ME35)', () => {
    const field = fieldWith(hero, boss);
    const at = (x: number, y: number) => outlookAt(field, { ...standOf(field, 0), x, y }).tokens;
    expect(at(8_000, 26_300)).toEqual(['soldier:3']);
    expect(at(26_200, 9_000)).toContain('code:5');
    expect(at(16_000, 7_000)).toEqual([]);
    const open = { ...field, view: { ...field.view, exhaustion: 3 } };
    expect(outlookAt(open, { ...standOf(open, 0), x: 16_000, y: 7_000 }).tokens).toEqual(['missile']);
  });
});
