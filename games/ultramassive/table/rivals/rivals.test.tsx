// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { names } from '../../../pieces/seated.ts';
import type { TableModule } from '../../../table.ts';
import type { View } from '../../rules/state.ts';
import { given } from '../../testing/given.ts';
import { modes, moments, propsFor, ruleset } from '../../testing/moments.ts';
import { gains, plays, recycles, siphons } from '../../testing/wishes.ts';
import { table } from '../index.ts';
import { loadLazyParts } from '../lazy.ts';
import { nameOf, usable } from '../testing/buttons.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

describe('rivals', () => {
  it('H1, H12, H17: shows what is queued and which cards wait to be recycled', () => {
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
    expect(document.body.textContent).toContain('2 cards to recycle');
  });

  it('H2, H3: keeps hands and kept Core cards hidden from everyone else', () => {
    for (const { state, kind } of moments('secret', modes[1] as (typeof modes)[number])) {
      if (kind !== 'act') continue;
      const props = { ...propsFor(state, 0), viewer: 0, choices: [], view: ruleset.view(state, 0) };
      render(<module.Board {...props} />);
      const [first] = usable().filter((one) => nameOf(one).startsWith('Show '));
      if (first !== undefined) fireEvent.click(first);
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
});
