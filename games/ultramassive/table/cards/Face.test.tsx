// @vitest-environment happy-dom
import { erased, type Ruleset, rulesetOf } from '@accretion/engine';
import { boxWith } from '@accretion/engine/kit/matches';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableModule } from '../../../table.ts';
import { ultramassive } from '../../index.ts';
import { slots, tokenKinds } from '../../rules/content.ts';
import { ruleset } from '../../testing/moments.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

describe('a face', () => {
  it('draws every card, token and place, including a card with every kind of effect', () => {
    const pack = {
      ...{ game: 'ultramassive', name: 'Everything' },
      content: {
        tokens: { blueGiant: { solarMass: 7 } },
        actions: {
          mc: {
            primary: [
              { do: 'loseDiscovery', amount: 2 },
              { do: 'loseSolarMass', amount: 3 },
              { do: 'gainMatter', token: 'blueGiant', count: 6, placement: 'wormhole' },
              { do: 'gainAntimatter', size: 'minor', placement: 'firstOrSecond' },
              { do: 'moveStack', spaces: 2 },
              { do: 'openWormholes', max: 3 },
              { do: 'eachOtherPlayer', steps: [{ do: 'siphon', times: 2 }] },
            ],
          },
        },
        anomalies: {
          S2B: {
            effect: [
              { do: 'discardCards', min: 1, max: 3 },
              { do: 'siphon', times: 'X' },
            ],
            passives: [
              { is: 'matterCardMayUseWormhole' },
              { is: 'antimatterValue', amount: 2 },
              { is: 'trigger', when: 'orbitAbsorbed', steps: [{ do: 'upgradeMatter', max: 1 }] },
            ],
          },
        },
      },
    };
    const packed = rulesetOf(ultramassive, boxWith(ultramassive, pack)) as unknown as Ruleset;
    const kinds: Record<string, number> = {
      ...{
        anomaly: slots.length,
        token: tokenKinds.length,
        draftSpace: 20,
        siphon: 2,
        space: 14,
        wormhole: 1,
      },
      ...{ hole: 1, mass: 1, discovery: 1, deck: 1, discard: 1, back: 1, starter: 1, round: 1 },
      ...Object.fromEntries(
        Object.entries(ruleset.rules.components).map(([kind, all]) => [
          kind,
          (all as readonly string[]).length,
        ]),
      ),
    };
    const settings = { language: 'de', motion: false, patterns: false } as const;
    const expectDrawn = (on: Ruleset, kind: string, id: number): void => {
      const shown = render(<module.Face thing={{ kind, id }} ruleset={on} settings={settings} size={200} />);
      expect(shown.container.querySelector('svg'), `${kind} ${id}`).not.toBeNull();
      expect(shown.container.textContent).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
      shown.unmount();
    };
    for (const [kind, count] of Object.entries(kinds))
      for (let id = 0; id < count; id += kind === 'action' || kind === 'core' ? 4 : 1)
        expectDrawn(ruleset, kind, id);
    expectDrawn(packed, 'action', (packed.rules.components['action'] as readonly string[]).indexOf('mc-1'));
    expectDrawn(packed, 'anomaly', slots.indexOf('S2B'));
    expectDrawn(packed, 'token', 0);
  });
});
