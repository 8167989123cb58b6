// @vitest-environment happy-dom
import { erased } from '@accretion/engine';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableModule } from '../../table.ts';
import type { View } from '../rules/state.ts';
import { modes, moments, propsFor, ruleset } from '../testing/moments.ts';
import { table } from './index.ts';
import { loadLazyParts } from './lazy.ts';
import { usable } from './testing/buttons.ts';

const module = erased<TableModule>(table);
beforeAll(loadLazyParts);
afterEach(cleanup);

/** A busy machine takes its time to draw so many boards. */
vi.setConfig({ testTimeout: 240_000 });

describe('the board of ULTRAMASSIVE', () => {
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

  it('draws what a choice would do, and the preview of any move', () => {
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
          const shown = props.preview(choice);
          if (shown === null) throw new Error('a legal choice has a preview');
          rerender(<module.Board {...props} pending={{ choice, preview: shown }} />);
          expect(document.body.textContent).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
        }
        cleanup();
      }
    }
  });
});
