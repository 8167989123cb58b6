// @vitest-environment happy-dom
import { erased, quickRng, type State } from '@accretion/engine';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Choice, TableModule, TableProps } from '../../table.ts';
import type { Move as Meant, View } from '../rules/state.ts';
import { modes, moments, propsFor } from '../testing/moments.ts';
import { table } from './index.ts';
import { loadLazyParts } from './lazy.ts';
import { called, nameOf, starting, usable } from './testing/buttons.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

/** A busy machine takes its time to draw so many boards. */
vi.setConfig({ testTimeout: 240_000 });

/** The same, with its calls listened to. */
const listening = (state: State, seat: number): TableProps => ({
  ...propsFor(state, seat),
  ...{ play: vi.fn(), explain: vi.fn() },
});

const press = (button: HTMLButtonElement | undefined, what: string): void => {
  expect(button, what).toBeDefined();
  if (button !== undefined) fireEvent.click(button);
};

/** Gets a choice ready that is made bit by bit, with the buttons of the board alone. */
function prepare({ move }: Choice, text: string, view: View, seat: number): void {
  const meant = move as Meant;
  const place = view.seats[seat];
  const spotText = ({ channel, space }: { channel: string; space: number }): string => `${channel} ${space}`;
  switch (meant.do) {
    case 'placeWormholes':
      for (const one of usable().filter((each) => each.getAttribute('aria-pressed') === 'true'))
        if (nameOf(one).startsWith('Wormhole here')) fireEvent.click(one);
      for (const spot of meant.spots) press(starting(`Wormhole here: ${spotText(spot)},`)[0], spotText(spot));
      return;
    case 'recycle': {
      for (const card of meant.cards)
        press(
          usable().find((one) => one.dataset['thing'] === `action ${card}`),
          'a card of the hand',
        );
      return;
    }
    case 'exchange':
      for (let i = 1; i < meant.counters; i++) press(called('Exchange more counters'), 'more');
      return;
    case 'activate': {
      const first = place?.wormholes[meant.first];
      if (first !== undefined)
        press(starting(`Activate this Wormhole with another: ${spotText(first)},`)[0], 'the first Wormhole');
      return;
    }
    case 'moveStack':
      press(starting(`Move from here: ${spotText(meant)},`)[0], 'the stack');
      return;
    case 'remove':
    case 'upgrade':
      if (called(text) === undefined)
        press(starting(`Choose a token from ${spotText(meant)},`)[0], 'the space');
      return;
    default: {
      // What lies in another part of the stage is a tab away.
      const tabs = usable().filter((one) => one.closest('[data-part="tabs"]') !== null);
      for (const tab of tabs) if (called(text) === undefined) fireEvent.click(tab);
    }
  }
}

const bitByBit = ['placeWormholes', 'recycle', 'exchange', 'activate', 'moveStack', 'remove', 'upgrade'];

/** Every legal choice can be made with the board alone; of very many, some. */
function expectReachable(props: TableProps, many: number): void {
  const rng = quickRng(props.choices.length);
  const { choices } = props;
  const some = choices.length > many ? choices.filter(() => rng.below(choices.length) < many) : choices;
  let shown: ReturnType<typeof render> | null = null;
  for (const choice of some) {
    const isBitByBit = bitByBit.includes(choice.move.do);
    if (isBitByBit || shown === null) {
      shown?.unmount();
      shown = render(<module.Board {...props} />);
    }
    const text = module.words.choiceText(choice, props.view, props.ruleset, 'en');
    prepare(choice, text, props.view as View, choice.seat);
    const isLaying = choice.move.do === 'placeWormholes';
    press(isLaying ? starting('Place Wormholes on')[0] : called(text), `${choice.move.do}: ${text}`);
    expect(vi.mocked(props.play).mock.lastCall?.[0]).toEqual(choice);
    if (isBitByBit) {
      shown.unmount();
      shown = null;
    }
  }
  shown?.unmount();
}

describe('choosing on the board', () => {
  it('lets every legal choice be made on the board', () => {
    const wanted: Record<string, number> = {
      ...{
        placeWormholes: 1,
        pick: 1,
        nextResource: 1,
        place: 2,
        orbit: 1,
        siphon: 1,
        remove: 2,
        recycle: 1,
      },
      ...{ discover: 1, act: 3, empower: 1, discard: 1, upgrade: 2, moveStack: 2, openWormholes: 1 },
      ...{ discoverNow: 1, chooseCore: 1, keep: 1 },
    };
    for (let seed = 0; seed < 60 && Object.values(wanted).some((left) => left > 0); seed++) {
      const mode = modes[seed % modes.length];
      if (mode === undefined) continue;
      for (const { state, seat, kind } of moments(`reach-${seed}`, mode, 8)) {
        if ((wanted[kind] ?? 0) <= 0) continue;
        // Not only the first moments of a match.
        if (kind === 'act' && seed % 3 !== 0 && (state as unknown as View).round < 3) continue;
        wanted[kind] = (wanted[kind] ?? 0) - 1;
        expectReachable(listening(state, seat), 6);
      }
    }
    expect(wanted).toEqual(Object.fromEntries(Object.keys(wanted).map((kind) => [kind, 0])));
  });

  it('explains by rule why something is not legal', () => {
    const explained = new Set<string>();
    for (const mode of modes) {
      for (const { state, seat, kind } of moments('why', mode)) {
        if (explained.has(kind)) continue;
        const props = listening(state, seat);
        render(<module.Board {...props} />);
        const barred = document.querySelectorAll<HTMLButtonElement>('[data-legal="false"]');
        expect(barred.length, kind).toBeGreaterThan(kind === 'placeWormholes' || kind === 'over' ? 0 : 3);
        for (const button of [...barred].slice(0, 14)) {
          const before = vi.mocked(props.explain).mock.calls.length;
          fireEvent.click(button);
          expect(vi.mocked(props.explain).mock.calls.length, `${kind}: ${nameOf(button)}`).toBe(before + 1);
        }
        for (const [refusal] of vi.mocked(props.explain).mock.calls)
          expect(refusal.rule.startsWith('E') || refusal.why in module.words.refusals, refusal.why).toBe(
            true,
          );
        expect(props.play).not.toHaveBeenCalled();
        if (kind !== 'over') explained.add(kind);
        cleanup();
      }
    }
    expect([...explained]).toEqual(
      expect.arrayContaining(['pick', 'place', 'act', 'discover', 'siphon', 'orbit']),
    );
  });
});
