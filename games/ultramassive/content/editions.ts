/** What differs between the editions: draft sets, Siphon track, Core Anomalies. */
import type { Content } from '../rules/content.ts';

// biome-ignore format: one card, one line
export const editions: Content['editions'] = {
  final: {
    cores: ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'omega'],
    coresKept: 3,
    draft: [
      [
        { steps: [{ do: 'handOutAntimatter' }], from: 'derived' },
        { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'derived' },
        { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
      ],
      [
        { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'derived' },
        { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
        { steps: [{ do: 'recycle', max: 3 }], from: 'stand-in' },
        { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
      ],
    ],
    siphon: {
      primordial: [
        { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'printed' },
        { steps: [{ do: 'gainDiscovery', amount: 1 }], from: 'printed' },
      ],
      stellar: [
        { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'derived' },
        { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'derived' },
      ],
      supermassive: [
        { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'derived' },
        { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'derived' },
      ],
    },
    from: { cores: 'printed', coresKept: 'printed' },
  },
  earlier: {
    cores: ['alpha', 'beta', 'gamma', 'delta'],
    coresKept: 2,
    draft: [
      [
        { steps: [{ do: 'handOutAntimatter' }], from: 'derived' },
        { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'derived' },
        { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
        { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'stand-in' },
      ],
      [
        { steps: [{ do: 'handOutAntimatter' }], from: 'stand-in' },
        { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'orbit', spaces: 1, channel: 'choice' }], from: 'derived' },
        { steps: [{ do: 'removeToken', what: 'antimatter' }, { do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 1 }], from: 'stand-in' },
      ],
    ],
    siphon: {
      primordial: [
        { steps: [{ do: 'gainMatter', token: 'blueGiant', count: 1, placement: 'first' }], from: 'printed' },
        { steps: [{ do: 'gainDiscovery', amount: 1 }], from: 'printed' },
      ],
      stellar: [
        { steps: [{ do: 'gainMatter', token: 'supergiant', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 2 }], from: 'stand-in' },
      ],
      supermassive: [
        { steps: [{ do: 'gainMatter', token: 'primordial', count: 1, placement: 'first' }], from: 'stand-in' },
        { steps: [{ do: 'gainDiscovery', amount: 3 }], from: 'stand-in' },
      ],
    },
    from: { cores: 'derived', coresKept: 'printed' },
  },
};
