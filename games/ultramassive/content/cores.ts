/** Core Anomalies: the letters are printed; Alpha, Beta and Delta follow hints of the rulebooks, the rest is ours. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const cores: Content['cores'] = {
  alpha: { letter: 'Alpha', name: { en: 'Singularity Flare', de: 'Singularitätsblitz' }, effect: [{ do: 'discardCards', min: 1, max: 1 }, { do: 'gainSolarMass', amount: '2X' }], passives: [], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
  beta: { letter: 'Beta', name: { en: 'Mirror Horizon', de: 'Spiegelhorizont' }, effect: [{ do: 'gainAntimatter', size: 'major', placement: 'firstOrSecond' }], passives: [{ is: 'antimatterValue', amount: 1 }], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
  gamma: { letter: 'Gamma', name: { en: 'Bridge Network', de: 'Brückennetz' }, effect: [{ do: 'openWormholes', max: 2 }], passives: [{ is: 'trigger', when: 'afterWormholes', steps: [{ do: 'gainSolarMass', amount: 1 }] }], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
  delta: { letter: 'Delta', name: { en: 'Deep Field', de: 'Tiefes Feld' }, effect: [{ do: 'discardCards', min: 1, max: 1 }, { do: 'gainDiscovery', amount: 'X+1' }], passives: [], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
  epsilon: { letter: 'Epsilon', name: { en: 'Tidal Echo', de: 'Gezeitenecho' }, effect: [{ do: 'orbit', spaces: 1, channel: 'choice' }], passives: [{ is: 'trigger', when: 'otherPlayerExpands', steps: [{ do: 'gainSolarMass', amount: 3 }] }], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
  omega: { letter: 'Omega', name: { en: 'Final Theory', de: 'Letzte Theorie' }, effect: [{ do: 'discover', discount: 2 }], passives: [], from: { letter: 'printed', name: 'stand-in', text: 'stand-in' } },
};
