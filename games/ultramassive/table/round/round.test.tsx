// @vitest-environment happy-dom
import { erased, type State } from '@accretion/engine';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { names } from '../../../pieces/seated.ts';
import type { TableModule, TableProps } from '../../../table.ts';
import type { Options } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { modes, propsFor } from '../../testing/moments.ts';
import { updates } from '../../testing/updates.ts';
import { ends, passes } from '../../testing/wishes.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';
import { scenesOf } from '../scenes/index.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

const show = (state: State): ReturnType<typeof render> => render(<module.Board {...propsFor(state)} />);

describe('the track of Solar Mass past 100', () => {
  const discs = (options: Partial<Options>): { text: string; at: string }[] => {
    const { state } = given({ options, red: { mass: 104 }, yellow: { mass: 100 } });
    show(state);
    return within(screen.getByRole('region', { name: 'Everyone’s Solar Mass' }))
      .getAllByRole('listitem')
      .map((one) => ({ text: one.textContent ?? '', at: one.style.getPropertyValue('--at') }));
  };

  it('R63 continues', () => {
    const [red, yellow] = discs({});
    expect(red).toEqual({ text: expect.stringMatching(/: 104 Solar Mass.*100 \+ 4$/), at: '100%' });
    expect(yellow?.text).toMatch(/100 Solar MassB100$/);
    expect(Number.parseFloat(yellow?.at ?? '')).toBeCloseTo(100 / 1.04);
  });

  it('ER18 starts over in the earlier edition', () => {
    const [red, yellow] = discs({ edition: 'earlier' });
    expect(red).toEqual({
      text: expect.stringMatching(/: 104 Solar Mass, the disc has started over and is at 4A↻ 4$/),
      at: '4%',
    });
    expect(yellow).toEqual({ text: expect.stringMatching(/100 Solar MassB100$/), at: '100%' });
  });
});

describe('ER22 the earlier edition', () => {
  it('shows the parts of a Player Turn and the current one', () => {
    const now = (): string | undefined => document.querySelector('[aria-current="step"]')?.textContent ?? '';
    const play = given({ options: { edition: 'earlier' }, red: { hand: ['oa-1'] } });
    const { rerender } = show(play.state);
    const phases = [...document.querySelectorAll('header li')].map((one) => one.textContent);
    expect(phases).toEqual(['Draft', 'Gain', 'Discover', 'Action', 'Draw', 'Bonus']);
    expect(now()).toBe('Discover');
    play.red.does(passes);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(now()).toBe('Action');
    play.red.does(ends);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(now()).toBe('Draw');
  });
});

describe('a Round', () => {
  it('is summed up by what everyone gained, in a scene and then in a line', () => {
    for (const update of updates('rounds', modes[0] as (typeof modes)[number])) {
      const [scene] = scenesOf(update).filter(({ kind }) => kind === 'round');
      if (scene === undefined) continue;
      const { log = [], after } = update;
      const props = {
        ...propsFor(given({}).state),
        ...{ log: erased<TableProps['news']>(log), names, near: 0 },
      };
      const { rerender } = render(
        <module.Board {...props} view={scene.view} scene={erased<TableProps['scene']>(scene)} />,
      );
      const text = (): string =>
        document.querySelector('[aria-label="Gained in Round 1"]')?.textContent ?? '';
      scene.view.seats.forEach(({ mass }, at) => {
        expect(text()).toMatch(new RegExp(`${names[at]}\\+${mass}now ${mass} M☉`));
      });
      rerender(<module.Board {...props} view={after} />);
      after.seats.forEach(({ mass }, at) => {
        expect(text()).toContain(`${names[at]} +${mass}`);
      });
      rerender(<module.Board {...props} view={{ ...after, phase: 'actions' }} />);
      expect(text()).toBe('');
      return;
    }
    throw new Error('there was no second Round');
  });
});

describe('the result', () => {
  it('R62 R79 marks the deciding value only in the rows it decided', () => {
    const { state } = given({
      seats: 3,
      at: 'endOfRound',
      round: 6,
      red: { mass: 95 },
      yellow: { mass: 90, board: 'blue 1: BG' },
      teal: { mass: 90, board: 'blue 1: SG' },
    });
    show(state);
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td[data-decides="true"]')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([['95'], ['3'], ['2']]);
    expect(document.querySelectorAll('th[data-decides="true"]')).toHaveLength(0);
  });
});
