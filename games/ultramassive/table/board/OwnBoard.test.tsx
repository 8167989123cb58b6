// @vitest-environment happy-dom
import { erased, type State } from '@accretion/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableModule } from '../../../table.ts';
import type { View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { modes, moments, propsFor, ruleset } from '../../testing/moments.ts';
import { activates, ends, orbits, uses } from '../../testing/wishes.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';
import { usable } from '../testing/buttons.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

const show = (state: State): ReturnType<typeof render> => render(<module.Board {...propsFor(state)} />);

describe('the near board shows', () => {
  it('how far the next size is, and what the next Orbit would bring', () => {
    const { state } = given({ red: { mass: 12, board: 'blue 7: BG SG, blue 2: Minor, pink 2: BG' } });
    show(state);
    expect(document.body.textContent).toContain('8 M☉ to Stellar');
    expect(screen.getByRole('img', { name: '12 of 20 Solar Mass' })).toBeDefined();
    const next = screen.getByRole('list', { name: 'Next Orbit by 1' });
    const [, blue, pink] = within(next).getAllByRole('listitem', { hidden: true });
    expect(blue?.textContent).toMatch(/blue \+5 Solar Mass\+1 Discovery Counters/);
    expect(pink?.textContent).toMatch(/pink nothing/);
  });

  it('what an Orbit then really brings, Passives included', () => {
    const play = given({ red: { anomalies: ['O1', 'M4'], board: 'pink 7: PB, pink 2: Major, blue 4: BG' } });
    show(play.state);
    const next = screen.getByRole('list', { name: 'Next Orbit by 1' });
    const [, , pink] = within(next).getAllByRole('listitem', { hidden: true });
    const mass = (): number => (play.state as unknown as View).seats[0]?.mass ?? 0;
    const before = mass();
    play.red.does(uses('O1'), orbits('pink'));
    expect(pink?.textContent).toContain(`+${mass() - before} Solar Mass`);
  });

  it('which Anomalies work, which are used, and what is left to do', () => {
    const play = given({
      red: {
        anomalies: ['S2A', 'O1'],
        hand: ['oa-1'],
        wormholes: 'blue 1 closed, blue 7 closed, pink 1, pink 7',
      },
    });
    const { rerender } = show(play.state);
    expect(document.body.textContent).toContain('Still possible: 1 card, 2 Anomalies, Wormholes');
    play.red.does(uses('S2A'));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).toContain('Still possible: 1 card, 1 Anomaly, Wormholes');
    const engine = screen.getByRole('list', { name: 'Your engine' });
    expect(engine.textContent).toMatch(
      /Roche Overflow: .*Used this Round\..*Frame Dragging: Orbit one Channel by 1 space\./,
    );
  });

  it('what the Orbit under the pointer would bring', () => {
    for (const { state, seat, kind } of moments('orbit', modes[0] as (typeof modes)[number])) {
      const props = propsFor(state, seat);
      const view = props.view as View;
      const place = view.seats[seat];
      if (kind !== 'orbit' || place === undefined) continue;
      const choice = props.choices.find((one) => {
        const after = (props.preview(one)?.view as View | undefined)?.seats[seat];
        return after !== undefined && after.mass > place.mass;
      });
      if (choice === undefined) continue;
      render(<module.Board {...props} />);
      const button = usable().find(
        (one) => one.textContent === module.words.choiceText(choice, view, ruleset, 'en'),
      );
      expect(document.body.textContent).not.toMatch(/\+\d+ Solar Mass \(then/);
      if (button !== undefined) fireEvent.focus(button);
      const after = (props.preview(choice)?.view as View | undefined)?.seats[seat];
      expect(document.body.textContent).toContain(
        `+${(after?.mass ?? 0) - place.mass} Solar Mass (then ${after?.mass})`,
      );
      return;
    }
    throw new Error('no Orbit brought anything');
  });
});

describe('a pair of Wormholes', () => {
  const hint = 'Now choose the second Wormhole.';
  const opened = (): ReturnType<typeof given> =>
    given({ red: { hand: [], wormholes: 'blue 1, blue 5, pink 1, pink 6', discovery: 2 } });

  it('is no longer asked for once it has been activated', () => {
    const play = opened();
    const { rerender } = show(play.state);
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: blue 1,/ }));
    expect(document.body.textContent).toContain(hint);
    play.red.does(activates(0, 1));
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).not.toContain(hint);
    // The other two are still a pair, and either of them begins it anew.
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: pink 6,/ }));
    expect(document.body.textContent).toContain(hint);
  });

  it('is no longer asked for once the Actions are over', () => {
    const play = opened();
    const { rerender } = show(play.state);
    fireEvent.click(screen.getByRole('button', { name: /^Activate this Wormhole.*: blue 1,/ }));
    play.red.does(ends);
    rerender(<module.Board {...propsFor(play.state)} />);
    expect(document.body.textContent).not.toContain(hint);
  });
});

describe('ER22 the earlier edition', () => {
  it('lays Cooldown cubes, the final one Cooldown tokens', () => {
    for (const [edition, cooldown] of [
      ['earlier', 'Cooldown cube'],
      ['final', 'Cooldown token'],
    ] as const) {
      const play = given({ options: { edition }, red: { anomalies: ['O1'], hand: [] } });
      play.red.does(uses('O1'), orbits('blue'));
      const { unmount } = show(play.state);
      expect(
        screen.getByRole('button', { name: `Frame Dragging, used this Round (${cooldown})` }),
      ).toBeDefined();
      unmount();
    }
  });
});
