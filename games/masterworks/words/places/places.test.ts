import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { masterworks } from '../../index.ts';
import { figure, midMatch } from '../../testing/table.ts';
import { bandOf } from './field.ts';
import { placeAt, placeGroup, placeText, pointText, tokenName, wayText } from './places.ts';

const model = rulesetOf(masterworks).model;
/** Cyclops is to be moved; Magneto stands where the test puts him. */
const against = (x: number, y: number) => ({
  ...midMatch,
  figures: [figure('cyclops', 0, 3_000, 3_000), figure('boss', 2, x, y)],
});
const told = (view: typeof midMatch, x: number, y: number, language: 'en' | 'de' = 'en'): string =>
  placeText(model, view, placeAt(model, view, 0, { x, y }), language);
const group = (view: typeof midMatch, x: number, y: number, language: 'en' | 'de' = 'en'): string =>
  placeGroup(model, view, placeAt(model, view, 0, { x, y }), language);

describe('names of places', () => {
  it('MC9 range bands include their end', () => {
    expect([0, 1_000, 1_001, 10_000, 10_001].map(bandOf)).toEqual([1, 1, 2, 5, 6]);
  });

  it('MC46 cover is named by what gives it', () => {
    const view = against(15_200, 9_000);
    expect(told(view, 15_200, 17_700)).toBe(
      'within Range 4 of Magneto, in cover behind the south-west concrete barricade',
    );
    expect(told(view, 15_200, 17_700, 'de')).toBe(
      'in Reichweite 4 von Magneto, in Deckung hinter: Betonsperre, Südwest',
    );
    expect(group(view, 15_200, 17_700)).toBe('Move within Range 4 of Magneto, in cover');
  });

  it('MC44 what hides from every line is out of sight', () => {
    const view = against(18_000, 10_300);
    expect(told(view, 18_000, 14_700)).toBe('within Range 2 of Magneto, out of sight');
    expect(group(view, 18_000, 14_700, 'de')).toBe('In Reichweite 2 von Magneto bewegen, außer Sicht');
  });

  it('ME23 MC56 a token underneath or within Range 1 comes first', () => {
    const view = against(30_000, 30_000);
    expect(told(view, 8_000, 28_400)).toBe(
      'onto the north-west Soldier 1, in cover behind the north-west collapsed bunker',
    );
    expect(told(view, 8_000, 26_900, 'de')).toMatch(/^neben dem Soldaten Nordwest 1, /);
    expect(group(view, 8_000, 28_400)).toBe('Move to the north-west Soldier 1');
    expect(group(view, 8_000, 28_400, 'de')).toBe('Bewegen: Soldat Nordwest 1');
    expect(tokenName(model, view, 'soldier:4', 'en')).toBe('the south-east Soldier');
    expect(tokenName(model, view, 'code:5', 'en')).toBe('the Shutdown Code');
    expect(tokenName(model, view, 'missile', 'de')).toBe('der Rakete');
  });

  it('MC26 a roof is named', () => {
    expect(told(against(30_000, 30_000), 6_500, 31_000)).toMatch(
      /^on top of the north-west collapsed bunker, /,
    );
  });

  it('MD2 for the boss the nearest hero still standing counts', () => {
    const view = {
      ...midMatch,
      figures: [
        figure('boss', 2, 18_000, 30_000),
        figure('hulk', 0, 20_000, 30_000, { dazed: true }),
        figure('storm', 1, 24_000, 30_000),
      ],
    };
    expect(placeAt(model, view, 0, { x: 18_000, y: 29_000 })).toMatchObject({ foe: 'storm' });
  });

  it('a way is told by length and compass, a point in inches', () => {
    expect(wayText({ x: 0, y: 0 }, { x: 3_000, y: 4_000 }, 'en')).toBe('5 inches north-east');
    expect(wayText({ x: 0, y: 0 }, { x: 0, y: 4_800 }, 'de')).toBe('4,8 Zoll nach Norden');
    expect(wayText({ x: 1, y: 1 }, { x: 1, y: 1 }, 'en')).toBe('stay here');
    expect(pointText({ x: 12_314, y: 18_000 }, 'de')).toBe('12,314 / 18');
  });
});
