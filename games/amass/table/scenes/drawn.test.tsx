// @vitest-environment happy-dom
import {
  type Move as AnyMove,
  erased,
  heard,
  isRefusal,
  listSeats,
  Match,
  quickRng,
  type Ruleset,
  rulesetOf,
} from '@accretion/engine';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatedAt } from '../../../pieces/seated.ts';
import type { Happening, Scene, TableModule, TableProps } from '../../../table.ts';
import { amass } from '../../index.ts';
import type { View } from '../../rules/state.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';

const module = erased<TableModule>(table);
const ruleset = rulesetOf(amass) as unknown as Ruleset;

beforeAll(loadLazyParts);
afterEach(cleanup);

interface Update {
  /** What the table gets while each scene runs, then what it gets in the end. */
  readonly running: readonly (TableProps & { readonly scene: Scene })[];
  readonly settled: TableProps;
}

/** A random match as the frame hands it to seat 0. */
function* updates(seed: string, options: object, seats: number): Generator<Update> {
  const match = new Match(ruleset, { seed, seats, options: { ...amass.defaults, ...options } });
  const rng = quickRng(3);
  let log: readonly Happening[] = [];
  const hear = (told: Parameters<typeof heard>[0]): readonly Happening[] => {
    const news = heard(told, 1).map((event, i): Happening => ({ n: log.length + i + 1, event }));
    log = [...log, ...news];
    return news;
  };
  const props = (): TableProps => ({
    ...seatedAt(ruleset, match.state, 0, 'en'),
    ...{ play: vi.fn(), explain: vi.fn(), help: vi.fn(), log },
  });
  hear(match.opened.told);
  let before = props();
  yield { running: [], settled: before };
  while (match.toAct !== 0) {
    const seat = listSeats(match.toAct)[0] ?? 0;
    const moves = ruleset.moves(match.state, seat).filter(({ do: does }) => !/^(takeB|un)/.test(does));
    const places = moves.filter(({ do: does }) => does === 'place');
    const from = places.length > 0 ? places.slice(0, 4) : moves;
    const played = match.play(seat, from[rng.below(from.length)] as AnyMove);
    if (isRefusal(played)) throw new Error(played.why);
    const news = hear(played.told);
    const settled = props();
    const shown = before;
    before = settled;
    const update = { before: shown.view, after: settled.view, news, viewer: 1, near: 0 };
    const scenes = module.scenes?.(update, erased(ruleset)) ?? [];
    const running = scenes.map((scene) => {
      const last = scene.events.at(-1)?.n ?? 0;
      return {
        ...shown,
        view: scene.view,
        scene,
        asked: 0,
        choices: [],
        log: log.filter(({ n }) => n <= last),
      };
    });
    yield { running, settled };
  }
}

/** The drawing without the names React makes up; the order of attributes means nothing. */
const drawn = (container: HTMLElement): string =>
  container.innerHTML
    .replaceAll(/ (id|aria-labelledby)="[^"]*"/g, '')
    .replaceAll(/<\w+((?: [\w-]+="[^"]*")+)/g, (tag, attributes: string) =>
      tag.replace(attributes, (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join('')),
    );

/** Where two drawings begin to differ. */
function difference(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 120));
}

const stage = (): Element | null => document.querySelector('[data-part="stage"]');

describe('scenes on the table', () => {
  it.each([
    { ai: 3, cards: 5, seats: 1, rounds: 5 },
    // With people among the rivals their cards are turns; a few rounds are enough to see some.
    { ai: 2, cards: 5, seats: 3, rounds: 2 },
  ])(
    'end in the same drawing as without them, and ask nothing meanwhile ($seats seats)',
    ({ seats, rounds, ...options }) => {
      const told = render(<div />);
      const plain = render(<div />);
      const seen = new Set<string>();
      let last: Update | null = null;
      for (const update of updates('drawn', options, seats)) {
        for (const props of update.running) {
          told.rerender(<module.Board {...props} />);
          seen.add(props.scene.kind);
          expect(stage() === null, props.scene.kind).toBe(props.scene.kind === 'turn');
          expect(told.container.querySelector('[data-calling="true"]'), props.scene.kind).toBeNull();
          expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
        last = update;
        if ((update.settled.view as View).round > rounds) break;
        // Where nothing was told there is nothing to compare.
        if (update.running.length === 0 && (update.settled.view as View).ending === null) continue;
        told.rerender(<module.Board {...update.settled} />);
        plain.rerender(<module.Board {...update.settled} />);
        expect(difference(drawn(told.container), drawn(plain.container))).toBeNull();
      }
      expect(seen.size).toBeGreaterThan(8);
      // The end is drawn when nothing is left to tell.
      const isOver = ((last?.settled.view as View | undefined)?.ending ?? null) !== null;
      expect(isOver).toBe(rounds === 5);
      expect(document.querySelectorAll('[data-winner="true"]').length > 0).toBe(isOver);
    },
    180_000,
  );

  it('show dice without faces until the roll is told, and the outcome after that', () => {
    const kinds = new Set<string>();
    for (const { running } of updates('dice', { ai: 3, cards: 5 }, 1)) {
      for (const props of running) {
        const { kind } = props.scene;
        if (kind !== 'call' && kind !== 'roll') continue;
        kinds.add(kind);
        render(<module.Board {...props} />);
        const dice = stage()?.querySelectorAll('[data-thing="die 0"]') ?? [];
        expect(dice.length).toBeGreaterThan(1);
        const faces = stage()?.querySelectorAll('[data-thing="die 0"] circle') ?? [];
        expect(faces.length > 0, kind).toBe(kind === 'roll');
        expect(stage()?.textContent, kind).not.toMatch(/wound for|beats/);
        cleanup();
      }
      if (kinds.size === 2) return;
    }
    throw new Error('no fight was rolled');
  }, 60_000);
});
