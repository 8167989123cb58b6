import { describe, expect, it } from 'vitest';
import { pieceOf } from '../pieces.ts';
import { anySize, standsOn, whyNotStand } from '../spot.ts';
import type { Plane } from '../types.ts';
import { planeWith } from './map.ts';

/** The bunker of Size 4 is the first piece: x 4000 to 9000, y 29000 to 33000. The piles are the last two. */
const bunker = 0;
const pile = planeWith([]).pieces.length - 2;

const at = (x: number, y: number, plane: Plane = planeWith([]), size = anySize) =>
  whyNotStand(plane, x, y, 689, -1, size);

describe('MC74 where a base may stand', () => {
  it('MC74: wholly on the table, the edge included', () => {
    expect(at(689, 689)).toBeNull();
    expect(at(688, 689)).toEqual({ rule: 'MC74', why: 'offTable', by: 1 });
    expect(at(20_000, 36_000)).toEqual({ rule: 'MC74', why: 'offTable', by: 689 });
  });

  it('MC74, MC95: on no other base; a thousandth of depth is only touching', () => {
    const plane = planeWith([2000, 2000, 984]);
    expect(at(2000 + 984 + 689, 2000, plane)).toBeNull();
    expect(at(2000 + 984 + 688, 2000, plane)).toBeNull();
    expect(at(2000 + 984 + 687, 2000, plane)).toEqual({ rule: 'MC74', why: 'onBase', base: 0, by: 2 });
    expect(whyNotStand(plane, 2000, 2001, 984, 0, anySize)).toBeNull();
  });

  it('MC26, MC74: wholly on a piece or wholly off it', () => {
    expect(at(9000 + 689, 31_000)).toBeNull();
    expect(at(9000 + 600, 31_000)).toEqual({ rule: 'MC74', why: 'partlyOn', piece: bunker, by: 89 });
    expect(at(9000 - 600, 31_000)).toEqual({ rule: 'MC74', why: 'partlyOn', piece: bunker, by: 89 });
    expect(at(9000 - 689, 31_000)).toBeNull();
    expect(standsOn(planeWith([]), 9000 - 689, 31_000, 689)).toBe(bunker);
    expect(standsOn(planeWith([]), 9000 - 687, 31_000, 689)).toBe(-1);
  });

  it('MC26: an ordinary advance ends on terrain of the own Size or smaller', () => {
    expect(at(6500, 31_000, planeWith([]), 4)).toBeNull();
    expect(at(6500, 31_000, planeWith([]), 2)).toEqual({
      rule: 'MC26',
      why: 'tooTall',
      piece: bunker,
      by: 2,
    });
  });

  it('MA22, MA41: nobody stands on a pile, whatever fits', () => {
    expect(at(12_000, 18_000)).toEqual({ rule: 'MC74', why: 'onPile', piece: pile, by: 1689 });
    expect(at(12_000 + 1689, 18_000)).toBeNull();
  });

  it('MA28, MA43: nobody rests on the missile or the teleporter', () => {
    expect(at(18_000, 4500 + 1500)).toEqual({ rule: 'MA28', why: 'onNoRest', token: 0, by: 189 });
    expect(at(18_000, 32_500 - 2000)).toEqual({ rule: 'MA43', why: 'onNoEntry', token: 0, by: 189 });
  });

  it('MC80: a piece that was destroyed does not count', () => {
    const plane = planeWith([]);
    const gone = { ...plane, standing: plane.standing.map((_, index) => index !== bunker) };
    expect(at(9000, 31_000, gone)).toBeNull();
    expect(standsOn(gone, 6500, 31_000, 689)).toBe(-1);
  });

  it('MA63: a sharp corner keeps off only what is near it', () => {
    const corners = [
      { x: 10_000, y: 10_000 },
      { x: 14_000, y: 10_000 },
      { x: 14_000, y: 11_000 },
    ];
    const plane = {
      ...planeWith([]),
      pieces: [pieceOf({ corners }, { index: 0, size: 3, standable: true })],
    };
    expect(at(10_000 - 689, 10_000, plane)).toBeNull();
    expect(at(10_000 - 600, 10_000, plane)).toMatchObject({ why: 'partlyOn', by: 89 });
  });
});
