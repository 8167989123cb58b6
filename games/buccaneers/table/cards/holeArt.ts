/** How each Black Hole is drawn: the lean and the width of its disc, its hue, and an emblem for its name. */
import type { IconName } from './icons.ts';

export interface HoleArt {
  readonly lean: number;
  readonly flat: number;
  readonly rings: number;
  readonly hue: number;
  readonly arms: number;
  readonly icon?: IconName;
}

// biome-ignore format: one hole, one line
const artOf: Readonly<Record<string, HoleArt>> = {
  'BH-DNG1': { lean: -18, flat: 0.42, rings: 3, hue: 150, arms: 2, icon: 'vortex' },
  'BH-DNG2': { lean: 8, flat: 0.6, rings: 4, hue: 120, arms: 0, icon: 'bathtub' },
  'BH-DNG3': { lean: 24, flat: 0.34, rings: 3, hue: 170, arms: 3, icon: 'swallower' },
  'BH-DNG4': { lean: 0, flat: 0.78, rings: 5, hue: 95, arms: 0, icon: 'tired-eye' },
  'BH-PRE1': { lean: 90, flat: 0.3, rings: 3, hue: 35, arms: 0, icon: 'spiked-collar' },
  'BH-PRE2': { lean: 40, flat: 0.5, rings: 3, hue: 25, arms: 4, icon: 'funnel' },
  'BH-PRE3': { lean: -8, flat: 0.55, rings: 4, hue: 45, arms: 2, icon: 'barrel' },
  'BH-PRE4': { lean: -60, flat: 0.36, rings: 5, hue: 18, arms: 0, icon: 'warp-pipe' },
  'BH-DIR1': { lean: 90, flat: 0.16, rings: 2, hue: 350, arms: 0, icon: 'needle-drill' },
  'BH-DIR2': { lean: 16, flat: 0.48, rings: 3, hue: 335, arms: 3, icon: 'beer-stein' },
  'BH-DIR3': { lean: 0, flat: 0.4, rings: 4, hue: 5, arms: 6, icon: 'shark-jaws' },
  'BH-DIR4': { lean: -28, flat: 0.6, rings: 5, hue: 0, arms: 0, icon: 'stamper' },
  'BH-DIR5': { lean: -45, flat: 0.25, rings: 4, hue: 315, arms: 5, icon: 'return-arrow' },
};

/** The drawing of a hole by its name in the box; one of a pack gets a drawing from its name. */
export function holeArtFor(name: string): HoleArt {
  const known = artOf[name];
  if (known !== undefined) return known;
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum = (sum * 31 + name.charCodeAt(i)) % 9973;
  return { lean: sum % 180, flat: 0.3 + (sum % 5) / 10, rings: 3 + (sum % 3), hue: sum % 360, arms: sum % 5 };
}
