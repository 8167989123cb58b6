/** Solo: Challenge cards, two Challenges each. Ten are printed, their contents are ours. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const challenges: Content['challenges'] = {
  CH01: {
    name: { en: 'Growth', de: 'Wachstum' },
    challenges: [
      { judged: 'endOfRound', metric: 'size', test: 'atLeast', value: 1, byRound: 3, fromRound: null, reward: 3 },
      { judged: 'endOfRound', metric: 'size', test: 'atLeast', value: 2, byRound: 5, fromRound: null, reward: 4 },
    ],
    from: 'stand-in',
  },
  CH02: {
    name: { en: 'Surge', de: 'Schub' },
    challenges: [
      { judged: 'endOfRound', metric: 'solarMassGainedThisRound', test: 'atLeast', value: 15, byRound: null, fromRound: null, reward: 2 },
      { judged: 'endOfRound', metric: 'solarMassGainedThisRound', test: 'atLeast', value: 28, byRound: null, fromRound: null, reward: 5 },
    ],
    from: 'stand-in',
  },
  CH03: {
    name: { en: 'Catalogue', de: 'Katalog' },
    challenges: [
      { judged: 'atOnce', metric: 'anomaliesDiscovered', test: 'atLeast', value: 3, byRound: null, fromRound: null, reward: 3 },
      { judged: 'atOnce', metric: 'anomaliesDiscovered', test: 'atLeast', value: 5, byRound: null, fromRound: null, reward: 6 },
    ],
    from: 'stand-in',
  },
  CH04: {
    name: { en: 'Rift Runner', de: 'Rissläufer' },
    challenges: [
      { judged: 'atOnce', metric: 'antimatterAbsorbedOnRift', test: 'atLeast', value: 3, byRound: null, fromRound: null, reward: 3 },
      { judged: 'atOnce', metric: 'riftsUsedThisRound', test: 'atLeast', value: 2, byRound: null, fromRound: null, reward: 4 },
    ],
    from: 'stand-in',
  },
  CH05: {
    name: { en: 'Heavy Meal', de: 'Schwere Kost' },
    challenges: [
      { judged: 'atOnce', metric: 'largestStack', test: 'equals', value: 8, byRound: null, fromRound: null, reward: 2 },
      { judged: 'atOnce', metric: 'absorbedByOneOrbitAction', test: 'atLeast', value: 10, byRound: null, fromRound: null, reward: 4 },
    ],
    from: 'stand-in',
  },
  CH06: {
    name: { en: 'Bridge Builder', de: 'Brückenbauer' },
    challenges: [
      { judged: 'atOnce', metric: 'wormholePairsActivated', test: 'atLeast', value: 4, byRound: null, fromRound: null, reward: 3 },
      { judged: 'atOnce', metric: 'fullExchange', test: 'atLeast', value: 1, byRound: null, fromRound: null, reward: 3 },
    ],
    from: 'stand-in',
  },
  CH07: {
    name: { en: 'Breadth', de: 'Breite' },
    challenges: [
      { judged: 'atOnce', metric: 'tier1Types', test: 'atLeast', value: 3, byRound: null, fromRound: null, reward: 4 },
      { judged: 'atOnce', metric: 'tier2Types', test: 'atLeast', value: 2, byRound: null, fromRound: null, reward: 5 },
    ],
    from: 'stand-in',
  },
  CH08: {
    name: { en: 'Specialist', de: 'Spezialist' },
    challenges: [
      { judged: 'atOnce', metric: 'tier3Types', test: 'atLeast', value: 1, byRound: null, fromRound: null, reward: 4 },
      { judged: 'atOnce', metric: 'empoweredEffectsUsed', test: 'atLeast', value: 3, byRound: null, fromRound: null, reward: 4 },
    ],
    from: 'stand-in',
  },
  CH09: {
    name: { en: 'Clear Skies', de: 'Klarer Himmel' },
    challenges: [
      { judged: 'endOfRound', metric: 'tokensOnBoard', test: 'equals', value: 0, byRound: null, fromRound: 2, reward: 4 },
      { judged: 'atOnce', metric: 'matterAbsorbedThisRound', test: 'atLeast', value: 6, byRound: null, fromRound: null, reward: 3 },
    ],
    from: 'stand-in',
  },
  CH10: {
    name: { en: 'Deep Pockets', de: 'Tiefe Taschen' },
    challenges: [
      { judged: 'atOnce', metric: 'discoveryCounters', test: 'atLeast', value: 10, byRound: null, fromRound: null, reward: 3 },
      { judged: 'atOnce', metric: 'siphonsThisRound', test: 'atLeast', value: 4, byRound: null, fromRound: null, reward: 4 },
    ],
    from: 'stand-in',
  },
};
