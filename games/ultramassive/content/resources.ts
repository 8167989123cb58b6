/** Solo: Resource cards. Eighteen are printed, their contents are ours. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const resources: Content['resources'] = {
  RC01: { name: { en: 'Bright Companion', de: 'Heller Begleiter' }, parts: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }, { do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
  RC02: { name: { en: 'Star Pair', de: 'Sternenpaar' }, parts: [{ do: 'gainMatter', token: 'blueGiant', count: 2, placement: 'first' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
  RC03: { name: { en: 'Falling Giant', de: 'Fallender Riese' }, parts: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }, { do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
  RC04: { name: { en: 'Long Exposure', de: 'Langzeitbelichtung' }, parts: [{ do: 'gainDiscovery', amount: 4 }], from: 'stand-in' },
  RC05: { name: { en: 'Rift Echo', de: 'Rissecho' }, parts: [{ do: 'gainAntimatter', size: 'major', placement: 'first' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
  RC06: { name: { en: 'Double Edge', de: 'Zweischneidig' }, parts: [{ do: 'gainAntimatter', size: 'major', placement: 'first' }, { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }, { do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
  RC07: { name: { en: 'Uneasy Neighbour', de: 'Unruhiger Nachbar' }, parts: [{ do: 'gainAntimatter', size: 'minor', placement: 'first' }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }, { do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
  RC08: { name: { en: 'Heavy Guest', de: 'Schwerer Gast' }, parts: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }, { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }, { do: 'loseDiscovery', amount: 1 }], from: 'stand-in' },
  RC09: { name: { en: 'Deep Fall', de: 'Tiefer Fall' }, parts: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }, { do: 'orbit', spaces: 2, channel: 'choice' }, { do: 'loseDiscovery', amount: 1 }], from: 'stand-in' },
  RC10: { name: { en: 'Charted Drift', de: 'Kartierte Drift' }, parts: [{ do: 'orbit', spaces: 2, channel: 'choice' }, { do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
  RC11: { name: { en: 'Steep Spiral', de: 'Steile Spirale' }, parts: [{ do: 'orbit', spaces: 3, channel: 'choice' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
  RC12: { name: { en: 'Twin Nudge', de: 'Doppelter Stups' }, parts: [{ do: 'orbit', spaces: 1, channel: 'choice' }, { do: 'orbit', spaces: 1, channel: 'choice' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
  RC13: { name: { en: 'Giant Pair', de: 'Riesenpaar' }, parts: [{ do: 'gainMatter', token: 'supergiant', count: 2, placement: 'first' }, { do: 'loseDiscovery', amount: 1 }], from: 'stand-in' },
  RC14: { name: { en: 'Quiet Feed', de: 'Stille Zufuhr' }, parts: [{ do: 'siphon', times: 1 }, { do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
  RC15: { name: { en: 'Feeding Spiral', de: 'Fütterungsspirale' }, parts: [{ do: 'siphon', times: 1 }, { do: 'orbit', spaces: 1, channel: 'choice' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
  RC16: { name: { en: 'Cold Survey', de: 'Kalte Durchmusterung' }, parts: [{ do: 'gainAntimatter', size: 'minor', placement: 'first' }, { do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
  RC17: { name: { en: 'Clean Slate', de: 'Reiner Tisch' }, parts: [{ do: 'recycle', max: 3 }], from: 'stand-in' },
  RC18: { name: { en: 'Bridge Seed', de: 'Brückensaat' }, parts: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'wormhole' }, { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }, { do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
};
