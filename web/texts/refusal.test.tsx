// @vitest-environment happy-dom
import { rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPreferences } from '../settings/settings.ts';
import { RefusalText } from './RefusalText.tsx';
import type { RefusalWords } from './refusalSentence.ts';
import { loadTexts } from './texts.ts';

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
});
afterEach(cleanup);

const refusals = { tooMany: { en: 'At most {most} cards.', de: 'Höchstens {most} Karten.' } };
const game = games.find(({ id }) => id === 'ultramassive');
if (game === undefined) throw new Error('no ULTRAMASSIVE');
const ruleset = rulesetOf(game);
const show = (rule: string, refusalValues?: RefusalWords['refusalValues']) =>
  render(
    <p>
      <RefusalText
        refusal={{ rule, why: 'tooMany', values: { most: 3 } }}
        words={{ refusals, ...(refusalValues !== undefined && { refusalValues }) }}
        ruleset={ruleset}
      />
    </p>,
  );

describe('a refusal', () => {
  it.each(['R33', 'ER1', 'B5'])('is one sentence with a link to its rule (%s)', (rule) => {
    show(rule);
    expect(document.body.textContent).toBe(`At most 3 cards. Rule ${rule}`);
    const link = screen.getByRole('link', { name: `Rule ${rule}` });
    expect(link.getAttribute('href')).toBe(`/guide/ultramassive#${rule}`);
    // The match stays open.
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it.each(['E', 'E6'])('has no link where the rule is in no guide (%s)', (rule) => {
    show(rule);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows values as people read them, where the game says how', () => {
    show('R33', (refusal) => ({ most: `${refusal.values?.['most']} or 4` }));
    expect(document.body.textContent).toBe('At most 3 or 4 cards. Rule R33');
  });
});
