// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { act, cleanup, render, screen, within } from '@testing-library/react';
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
  const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
  const heading = (): string => screen.getByRole('heading', { level: 3, name: /^[A-H]: / }).textContent ?? '';

  it('opens before the weighing, over displays that still hold their cards', () => {
    draw(step('D'), log);
    expect(heading()).toMatch(/^[ABC]: /);
    const cards = step('D').view.seats.flatMap(({ shown }) => shown);
    expect(cards.length).toBeGreaterThan(4);
    for (const { card } of cards) expect(onTable('display', card)).not.toBeNull();
    expect(document.querySelectorAll('[data-zone="hand"]')).toHaveLength(0);
    expect(screen.getByRole('dialog').textContent).not.toMatch(/drawn in|rank \d/);
  });

  it('tells a step when it is gone to, and only then shows it', () => {
    const { props, rerender } = draw(step('D'), log);
    for (let i = 0; i < 3 && !heading().startsWith('E'); i++) press('Next step');
    expect(props.endScene).toHaveBeenCalledOnce();
    rerender(<Board {...propsIn(step('E'), step('E').view, log)} />);
    expect(heading()).toBe('E: Everyone is weighed');
  });

  it('goes to the result past all steps between', () => {
    const { props, rerender } = draw(step('E'), log);
    press('Skip to result');
    expect(props.endScene).toHaveBeenCalledTimes(3);
    const result = propsIn(step('H'), step('H').view, log);
    rerender(<Board {...result} />);
    expect(heading()).toBe('H: Value, rank and points');
    press('Continue');
    expect(result.endScene).toHaveBeenCalledOnce();
  });

  it('ends all of its steps when it is closed', () => {
    const { props } = draw(step('F'), log);
    press('Close');
    expect(props.endScene).toHaveBeenCalledTimes(3);
  });

  it('goes on by itself only where things may move', () => {
    vi.useFakeTimers();
    const { props } = draw(step('E'), log);
    for (let i = 0; i < 4; i++) act(() => vi.advanceTimersByTime(3_000));
    expect(props.endScene).toHaveBeenCalled();
    cleanup();
    const still = { ...propsIn(step('E'), step('E').view, log) };
    render(<Board {...still} settings={{ ...still.settings, motion: false }} />);
    for (let i = 0; i < 4; i++) act(() => vi.advanceTimersByTime(3_000));
    expect(still.endScene).not.toHaveBeenCalled();
    vi.useRealTimers();
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
