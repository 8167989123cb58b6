// @vitest-environment happy-dom
import {
  Match,
  type Move,
  openStep,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type State,
  type Step,
} from '@accretion/engine';
import { boxWith } from '@accretion/engine/kit/matches';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { names, seatedAt } from '../../pieces/seated.ts';
import type { Choice, Language, TableProps } from '../../table.ts';
import { ultramassive } from '../index.ts';
import { slots, tokenKinds } from '../rules/content.ts';
import type { Move as Meant, View } from '../rules/state.ts';
import { given } from '../testing/given.ts';
import { gains, plays, recycles, siphons } from '../testing/wishes.ts';
import { table as module } from './index.ts';

const ruleset = rulesetOf(ultramassive) as unknown as Ruleset;

/** A busy machine takes its time to draw so many boards. */
vi.setConfig({ testTimeout: 240_000 });

afterEach(cleanup);

/** What the frame hands to this seat, with its calls listened to. */
function propsFor(state: State, seat: number, language: Language = 'en', on: Ruleset = ruleset): TableProps {
  return { ...seatedAt(on, state, seat, language), play: vi.fn(), explain: vi.fn(), help: vi.fn() };
}

const anyOf = (rng: Rng, moves: readonly Move[]): Move => moves[rng.below(moves.length)] as Move;

interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly step: Step | undefined;
  readonly kind: string;
}

const modes: readonly { readonly name: string; readonly seats: number; readonly options: object }[] = [
  { name: 'two', seats: 2, options: {} },
  { name: 'three, advanced draft', seats: 3, options: { advancedDraft: true } },
  { name: 'four, one by one', seats: 4, options: { turns: 'oneByOne' } },
  { name: 'three, earlier edition', seats: 3, options: { edition: 'earlier' } },
  { name: 'solo', seats: 1, options: { mode: 'soloNormal' } },
  { name: 'solo, hard', seats: 1, options: { mode: 'soloHard' } },
];

/** A random match, stopped whenever a seat is asked something. Acting seats end late, so that much happens. */
function* moments(seed: string, { seats, options }: (typeof modes)[number], busily = 2): Generator<Moment> {
  const match = new Match(ruleset, {
    seed,
    seats,
    options: { ...(ruleset.game.defaults as object), ...options },
  });
  const rng = quickRng(seed.length * 31 + seats);
  while (match.toAct !== 0) {
    const seat = 31 - Math.clz32(match.toAct);
    const step = openStep(match.state.agenda, seat);
    yield { state: match.state, seat, step, kind: step?.do ?? '' };
    const moves = ruleset.moves(match.state, seat);
    const busy = moves.filter(({ do: kind }) => !['end', 'pass', 'exchange', 'done'].includes(kind));
    match.play(seat, anyOf(rng, busy.length > 0 && rng.below(busily) > 0 ? busy : moves));
  }
  yield { state: match.state, seat: 0, step: undefined, kind: 'over' };
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent ?? '';
const usable = (): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter(
    (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled,
  );
const called = (name: string): HTMLButtonElement | undefined => usable().find((one) => nameOf(one) === name);
const starting = (text: string): HTMLButtonElement[] =>
  usable().filter((one) => nameOf(one).startsWith(text));
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
    const text = module.choiceText(choice, props.view, props.ruleset, 'en');
    prepare(choice, text, props.view as View, choice.seat);
    const isLaying = choice.move.do === 'placeWormholes';
    press(isLaying ? starting('Lay Wormholes on')[0] : called(text), `${choice.move.do}: ${text}`);
    expect(props.play).toHaveBeenLastCalledWith(choice);
    if (isBitByBit) {
      shown.unmount();
      shown = null;
    }
  }
  shown?.unmount();
}

describe('the board of ULTRAMASSIVE', () => {
  it('lets every legal choice be made where the thing lies', () => {
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
        expectReachable(propsFor(state, seat), 6);
      }
    }
    expect(wanted).toEqual(Object.fromEntries(Object.keys(wanted).map((kind) => [kind, 0])));
  });

  it.each(modes)('draws every view of a random match, of every seat and of nobody: $name', (mode) => {
    let drawn = 0;
    for (const { state, seat } of moments('draw', mode)) {
      if (++drawn % 29 !== 1 && (state as unknown as View).phase !== 'over') continue;
      const language = drawn % 2 === 0 ? 'en' : 'de';
      const props = propsFor(state, seat, language);
      const { rerender } = render(
        <module.Board {...props} settings={{ ...props.settings, patterns: true }} />,
      );
      const onlooker = { ...props, viewer: 0, choices: [], view: ruleset.view(state, 0) };
      rerender(<module.Board key="onlooker" {...onlooker} near={mode.seats - 1} />);
      expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
      cleanup();
    }
  });

  it('draws what a choice would do, and the preview of any move with what nobody can know', () => {
    const left: Record<string, number> = {};
    for (const mode of modes) {
      for (const { state, seat, kind } of moments('preview', mode)) {
        left[kind] = (left[kind] ?? 1) - 1;
        if (left[kind] < 0) continue;
        const props = propsFor(state, seat);
        const { rerender } = render(<module.Board {...props} />);
        const lit = usable().filter((one) => one.dataset['legal'] === 'true');
        for (const one of lit.slice(0, 1)) fireEvent.focus(one);
        for (const choice of props.choices.slice(-1)) {
          rerender(<module.Board {...props} view={props.preview(choice)} />);
          expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
        }
        // The very first view may already be a preview.
        const [first] = props.choices;
        if (first !== undefined) rerender(<module.Board key="new" {...props} view={props.preview(first)} />);
        cleanup();
      }
    }
  });

  it('shows on the near board what an Orbit would bring', () => {
    for (const { state, seat, kind } of moments('orbit', modes[0] as (typeof modes)[number])) {
      const props = propsFor(state, seat);
      const view = props.view as View;
      const place = view.seats[seat];
      if (kind !== 'orbit' || place === undefined) continue;
      const choice = props.choices.find((one) => {
        const after = (props.preview(one) as View).seats[seat];
        return after !== undefined && after.mass > place.mass;
      });
      if (choice === undefined) continue;
      render(<module.Board {...props} />);
      const button = usable().find(
        (one) => one.textContent === module.choiceText(choice, view, ruleset, 'en'),
      );
      expect(document.body.textContent).not.toMatch(/\+\d+ Solar Mass \(then/);
      if (button !== undefined) fireEvent.focus(button);
      const after = (props.preview(choice) as View).seats[seat];
      expect(document.body.textContent).toContain(
        `+${(after?.mass ?? 0) - place.mass} Solar Mass (then ${after?.mass})`,
      );
      return;
    }
    throw new Error('no Orbit brought anything');
  });

  it('H1, H12, H17: shows what is queued, and which cards wait to be recycled, while others still act', () => {
    const acting = given({ red: { hand: ['sb-1'] } });
    acting.red.does(plays('sb-1'), siphons('primordial', 1));
    render(<module.Board {...propsFor(acting.state, 1)} />);
    expect(document.body.textContent).toContain(`Queued by ${names[0]}: Gain 1 Discovery Counter.`);
    cleanup();
    render(<module.Board {...propsFor(acting.state, 0)} />);
    expect(document.body.textContent).toContain('1 effect queued');
    cleanup();
    const gaining = given({
      at: 'gaining',
      red: { picks: [3, 3], hand: ['sa-1', 'sc-1'] },
      yellow: { picks: [1, 1] },
    });
    gaining.red.does(gains(1), recycles('sa-1', 'sc-1'));
    render(<module.Board {...propsFor(gaining.state, 1)} />);
    expect(document.body.textContent).toContain('2 cards to be recycled');
  });

  it('says why not, by the rule, for what is not legal', () => {
    const explained = new Set<string>();
    for (const mode of modes) {
      for (const { state, seat, kind } of moments('why', mode)) {
        if (explained.has(kind)) continue;
        const props = propsFor(state, seat);
        render(<module.Board {...props} />);
        const barred = document.querySelectorAll<HTMLButtonElement>('[data-legal="false"]');
        expect(barred.length, kind).toBeGreaterThan(kind === 'placeWormholes' || kind === 'over' ? 0 : 3);
        for (const button of [...barred].slice(0, 14)) {
          const before = vi.mocked(props.explain).mock.calls.length;
          fireEvent.click(button);
          expect(vi.mocked(props.explain).mock.calls.length, `${kind}: ${nameOf(button)}`).toBe(before + 1);
        }
        for (const [refusal] of vi.mocked(props.explain).mock.calls)
          expect(refusal.rule.startsWith('E') || refusal.why in module.sentences, refusal.why).toBe(true);
        expect(props.play).not.toHaveBeenCalled();
        if (kind !== 'over') explained.add(kind);
        cleanup();
      }
    }
    expect([...explained]).toEqual(
      expect.arrayContaining(['pick', 'place', 'act', 'discover', 'siphon', 'orbit']),
    );
  });

  it('shows what falls in, what was absorbed and what detonated, moving or not', () => {
    const [first] = moments('news', modes[0] as (typeof modes)[number]);
    if (first === undefined) throw new Error('no match');
    const props = propsFor(first.state, 0);
    const animate = vi.fn();
    Element.prototype.animate = animate;
    const view = structuredClone(props.view) as View;
    const withToken = (space: number): View => ({
      ...view,
      seats: view.seats.map((place, seat) =>
        seat === 0
          ? { ...place, blue: place.blue.map((_, i) => (i === space - 1 ? ['blueGiant'] : [])) }
          : place,
      ) as View['seats'],
    });
    const events = [
      { did: 'orbit', seat: 0, channel: 'blue', spaces: 2 },
      { did: 'absorb', seat: 0, tokens: ['blueGiant'], mass: 2, discovery: 0, at: 'hole' },
      { did: 'detonate', seat: 0, channel: 'pink', space: 1, tokens: ['minor', 'supergiant'] },
    ];
    const news = events.map((event, n) => ({ n, event }));
    for (const motion of [true, false]) {
      const settings = { ...props.settings, motion };
      const { rerender, unmount } = render(
        <module.Board {...props} view={withToken(6)} settings={settings} />,
      );
      const tokens = (): number => document.querySelectorAll('[data-token]').length;
      const before = tokens();
      rerender(<module.Board {...props} view={view} settings={settings} news={news} />);
      expect(document.body.textContent).toContain('+2 M☉');
      // The two that detonated are seen once more; what falls in only if it moves. A small board is not the near one.
      expect(tokens() - before).toBe(motion ? 2 : 1);
      expect(animate.mock.calls.length > 0).toBe(motion);
      animate.mockClear();
      unmount();
    }
  });

  it('sums up what a Round brought to everybody', () => {
    let last: TableProps | null = null;
    for (const { state, seat, kind } of moments('rounds', modes[0] as (typeof modes)[number])) {
      const view = state as unknown as View;
      if (view.round === 1 && kind === 'pick') last ??= propsFor(state, 0);
      if (view.round < 2 || last === null) continue;
      const { rerender } = render(<module.Board {...last} />);
      const before = (last.view as View).seats;
      rerender(<module.Board {...propsFor(state, seat)} near={0} />);
      const summary = document.querySelector('[aria-label="Round 1 brought"]');
      view.seats.forEach(({ mass }, at) => {
        expect(summary?.textContent).toContain(`${names[at]} +${mass - (before[at]?.mass ?? 0)}`);
      });
      return;
    }
    throw new Error('there was no second Round');
  });

  it('H2, H3: shows nobody else a hand or a Core card that is kept', () => {
    for (const { state, kind } of moments('secret', modes[1] as (typeof modes)[number])) {
      if (kind !== 'act') continue;
      const props = { ...propsFor(state, 0), viewer: 0, choices: [], view: ruleset.view(state, 0) };
      render(<module.Board {...props} />);
      const [first] = usable().filter((one) => nameOf(one).startsWith('Show the board of'));
      press(first, 'a rival');
      const dialog = within(document.querySelector('dialog') as HTMLElement);
      expect(dialog.getByText(/cards? in hand/)).toBeDefined();
      expect(document.querySelectorAll('[data-thing^="action"]')).toHaveLength(
        [...(props.view as View).seats].reduce(
          (sum, { played }, seat) => sum + (seat === 1 ? played.length : 0),
          0,
        ),
      );
      return;
    }
    throw new Error('nobody acted');
  });

  it('draws every card, token and place by itself, also a card of a pack that uses the whole vocabulary', () => {
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
