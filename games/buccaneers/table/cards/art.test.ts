import { rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { buccaneers } from '../../index.ts';
import { artFor } from './art.ts';
import { holeArtFor } from './holeArt.ts';
import icons from './icons.svg?raw';

const { components } = rulesetOf(buccaneers).rules;

describe('drawings', () => {
  it('every card and hole of the box has its own', () => {
    const trash = components['trash'] as readonly string[];
    const drawings = trash.map((name) => {
      const art = artFor(name);
      expect(art.icon !== undefined || art.shape !== undefined, name).toBe(true);
      if (art.icon !== undefined) expect(icons).toContain(`<path id="${art.icon}" d="`);
      return art;
    });
    const parts = trash.filter((name) => name.startsWith('TMP')).length;
    expect(new Set(drawings.map((art) => art.icon ?? art.shape)).size).toBe(trash.length - parts + 4);
    const holes = components['hole'] as readonly string[];
    expect(new Set(holes.map((name) => holeArtFor(name).icon)).size).toBe(holes.length);
  });
});
