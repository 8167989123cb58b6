/** Draft tokens of the advanced draft: ten are printed, their spaces are ours. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const draftTokens: Content['draftTokens'] = {
  DT01: {
    name: { en: 'Annihilation', de: 'Auslöschung' },
    spaces: [
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
    ],
  },
  DT02: {
    name: { en: 'Slingshot', de: 'Schleuder' },
    spaces: [
      { steps: [{ do: 'orbit', spaces: 3, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'loseDiscovery', amount: 1 }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
    ],
  },
  DT03: {
    name: { en: 'Harvest', de: 'Ernte' },
    spaces: [
      { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'removeToken', what: 'matter' }, { do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
    ],
  },
  DT04: {
    name: { en: 'Survey', de: 'Durchmusterung' },
    spaces: [
      { steps: [{ do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
    ],
  },
  DT05: {
    name: { en: 'Exchange', de: 'Tausch' },
    spaces: [
      { steps: [{ do: 'removeToken', what: 'matter' }, { do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
      { steps: [{ do: 'loseDiscovery', amount: 1 }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'stand-in' },
    ],
  },
  DT06: {
    name: { en: 'Twin Rift', de: 'Zwillingsriss' },
    spaces: [
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
    ],
  },
  DT07: {
    name: { en: 'Descent', de: 'Abstieg' },
    spaces: [
      { steps: [{ do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
      { steps: [{ do: 'loseDiscovery', amount: 1 }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
    ],
  },
  DT08: {
    name: { en: 'Refuge', de: 'Zuflucht' },
    spaces: [
      { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 2, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' },
    ],
  },
  DT09: {
    name: { en: 'Overload', de: 'Überlast' },
    spaces: [
      { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 3, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
      { steps: [{ do: 'loseDiscovery', amount: 1 }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'removeToken', what: 'matter' }, { do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
    ],
  },
  DT10: {
    name: { en: 'Renewal', de: 'Erneuerung' },
    spaces: [
      { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' },
      { steps: [{ do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
      { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
      { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
    ],
  },
};
