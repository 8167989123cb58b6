/** Tokens and their values. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const tokens: Content['tokens'] = {
  blueGiant: { name: { en: 'Blue Giant Star', de: 'Blauer Riese' }, solarMass: 2, discovery: 0, left: 2, from: 'printed' },
  supergiant: { name: { en: 'Supergiant Star', de: 'Überriese' }, solarMass: 3, discovery: 0, left: 3, from: 'printed' },
  primordial: { name: { en: 'Primordial Black Hole', de: 'Primordiales Schwarzes Loch' }, solarMass: 4, discovery: 0, left: 4, from: 'derived' },
  major: { name: { en: 'Major Antimatter', de: 'Große Antimaterie' }, solarMass: 4, discovery: 0, left: 4, from: 'printed' },
  minor: { name: { en: 'Minor Antimatter', de: 'Kleine Antimaterie' }, solarMass: 0, discovery: 1, left: 1, from: 'printed' },
};
