// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { names } from '../../../pieces/seated.ts';
import type { Scene } from '../../../table.ts';
import type { Story, View } from '../../rules/state.ts';
import { typed, updatesOf } from '../../testing/updates.ts';
import { Board } from '../Board.tsx';
import type { Happening, TableProps } from '../types.ts';
import { scenesOf } from './scenes.ts';

afterEach(cleanup);

type BoardScene = Scene<View, Story>;

/** The scenes of the first update of a match that has one of this kind. */
function scenesWith(kind: string): { scenes: readonly BoardScene[]; log: Happening[]; after: View } {
  const log: Happening[] = [];
  for (const update of updatesOf('drawn', 4, 1)) {
    log.push(...update.news);
    const scenes = scenesOf(update, typed);
    if (scenes.some((one) => one.kind === kind)) return { scenes, log, after: update.after };
  }
  throw new Error(`no scene of the kind ${kind}`);
}

/** What the frame hands over while a scene runs: no question, and the log as far as it has been told. */
function propsIn(scene: BoardScene | null, view: View, log: readonly Happening[] = []): TableProps {
  const unheard = (): void => undefined;
  return {
    ...{
      ruleset: erased<TableProps['ruleset']>(typed),
      view,
      viewer: 2,
      near: 1,
      names,
      asked: 0,
      choices: [],
    },
    ...{ whyNot: () => null, preview: () => null, pending: null, play: unheard, explain: unheard },
    ...{ scene, endScene: vi.fn(), news: scene?.events ?? [], highlighted: [], help: unheard },
    log: scene === null ? log : log.filter(({ n }) => n <= (scene.events.at(-1)?.n ?? 0)),
    settings: { language: 'en', motion: true, patterns: false },
  };
}

const draw = (scene: BoardScene, log?: readonly Happening[]) => {
  const props = propsIn(scene, scene.view, log);
  return { props, ...render(<Board {...props} />) };
};

const onTable = (zone: string, card: number): Element | null =>
  document.querySelector(`[data-zone="${zone}"][data-card="${card}"]`);
const stage = (): HTMLElement | null =>
  document.querySelector('figcaption')?.closest('[aria-hidden]') ?? null;

describe('a reveal, drawn', () => {
  const { scenes } = scenesWith('pass');
  const [reveal, arrive] = scenes;
  if (reveal === undefined || arrive === undefined) throw new Error('nothing is revealed');
  const open = reveal.events.flatMap(({ event }) =>
    event.did === 'reveal' ? event.cards.flatMap(({ card }) => card ?? []) : [],
  );

  it('turns all picks on the stage, and has none of them in a display or a hand', () => {
    draw(reveal);
    expect(open.length).toBeGreaterThan(1);
    for (const card of open) {
      expect(stage()?.querySelector(`[data-staged="${card}"]`)).not.toBeNull();
      expect([onTable('display', card), onTable('hand', card)]).toEqual([null, null]);
    }
    expect(stage()?.style.getPropertyValue('--lasts')).toBe('1700ms');
  });

  it('lets them fly to their displays, from the same stage', () => {
    const { rerender } = draw(reveal);
    const before = stage();
    rerender(<Board {...propsIn(arrive, arrive.view)} />);
    expect(stage()).toBe(before);
    expect(before?.dataset['flying']).toBe('true');
    for (const card of open) expect(onTable('display', card)).not.toBeNull();
  });

  it('leaves nothing over the board when it is skipped', () => {
    const { rerender } = draw(reveal);
    rerender(<Board {...propsIn(null, arrive.view)} />);
    expect(stage()).toBeNull();
  });
});

describe('hands that are passed', () => {
  it('leave, and the new one is not there yet', () => {
    const { scenes, after } = scenesWith('pass');
    const pass = scenes.find(({ kind }) => kind === 'pass');
    if (pass === undefined) throw new Error('no hand is passed');
    draw(pass);
    expect(document.querySelector('[data-to]')).not.toBeNull();
    for (const card of after.seats[1]?.hand ?? []) expect(onTable('hand', Number(card))).toBeNull();
  });
});

describe('the scoring, as a scene', () => {
  const { scenes, log, after } = scenesWith('hole');
  const step = (letter: string): BoardScene => {
    const found = scenes.find(({ kind }) => kind === `score ${letter}`);
    if (found === undefined) throw new Error(`no step ${letter}`);
    return found;
  };
  const stepsOf = (letter: string): readonly BoardScene[] =>
    scenes.filter(({ kind }) => kind === `score ${letter}`);
  const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
  const caption = (): HTMLElement => screen.getByRole('region', { name: 'Scoring round 1' });
  /** Each scene that is ended gives way to the next, as the frame does it. */
  const played = (from: BoardScene): { shown(): BoardScene | undefined } => {
    let shown: BoardScene | undefined;
    const Played = (): ReactNode => {
      const [at, setAt] = useState(() => scenes.indexOf(from));
      shown = scenes[at];
      const props = propsIn(shown ?? null, shown?.view ?? after, log);
      return <Board {...props} endScene={() => setAt((now) => now + 1)} />;
    };
    render(<Played />);
    return { shown: () => shown };
  };

  it('opens before the weighing, under displays that still hold their cards', () => {
    draw(step('D'), log);
    expect(screen.queryByRole('dialog')).toBeNull();
    const cards = step('D').view.seats.flatMap(({ shown }) => shown);
    expect(cards.length).toBeGreaterThan(4);
    for (const { card } of cards) expect(onTable('display', card)).not.toBeNull();
    expect(document.querySelectorAll('[data-zone="hand"]')).toHaveLength(0);
    expect(document.body.textContent).not.toMatch(/drawn in|rank \d/);
  });

  it('names each step while it happens, and says what came of it afterwards', () => {
    played(step('E'));
    const told = (): string => within(caption()).getByRole('heading').parentElement?.textContent ?? '';
    expect(told()).toBe('E: Everyone is weighed');
    press('Next step');
    expect(told()).toMatch(/^E: Everyone is weighedTotal weights: /);
    press('Next step');
    expect(told()).toBe('F: Final threshold');
    press('Next step');
    expect(told()).toContain('The pile card is');
  });

  it('goes to the result past all steps between, and waits there', () => {
    const { shown } = played(step('E'));
    press('Skip to result');
    expect(shown()).toBe(stepsOf('H').at(-1));
    const goOn = within(caption()).getByRole('button', { name: 'Continue' });
    expect(document.activeElement).toBe(goOn);
    act(() => goOn.click());
    expect(shown()?.kind).toBe('hole');
  });

  it('shows all steps as a list over the result', () => {
    const { shown } = played(step('E'));
    press('Show all steps');
    expect(shown()).toBe(stepsOf('H').at(-1));
    const list = within(screen.getByRole('dialog'));
    expect(list.getAllByRole('button', { name: /^[A-H]: / })).toHaveLength(8);
    act(() => list.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(caption()).getByRole('button', { name: 'Continue' })).toBeDefined();
  });

  it('writes on each ship what becomes of it', () => {
    const area = (seat: number): string =>
      document.querySelector(`[data-seat="${seat}"] header`)?.textContent ?? '';
    const [fall] = stepsOf('G');
    if (fall === undefined) throw new Error('no step G');
    const lines = fall.view.sheet.at(-1)?.lines ?? [];
    const { rerender } = draw(fall, log);
    for (const [seat, { drawnIn }] of lines.entries())
      expect(area(seat)).toContain(drawnIn === true ? 'drawn in' : 'safe');
    const result = stepsOf('H').at(-1);
    if (result === undefined) throw new Error('no step H');
    rerender(<Board {...propsIn(result, result.view, log)} />);
    for (const [seat, { rank, points }] of (result.view.sheet.at(-1)?.lines ?? []).entries())
      expect(area(seat)).toContain(rank === null ? 'drawn in' : `rank ${rank} +${points}`);
  });

  it('gives way to the hole of the next Round, before the new hand is seen', () => {
    const hole = scenes.find(({ kind }) => kind === 'hole');
    if (hole === undefined) throw new Error('no new hole');
    const { rerender } = draw(hole, log);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stage()?.textContent).toContain('Round 2 of 3');
    expect(document.querySelectorAll('[data-zone="hand"]')).toHaveLength(0);
    rerender(<Board {...propsIn(null, after, log)} />);
    expect(stage()).toBeNull();
    const hand = within(screen.getByRole('region', { name: 'Your hand' }));
    expect(hand.getAllByRole('button')).toHaveLength(after.seats[1]?.hand.length ?? 0);
  });
});
