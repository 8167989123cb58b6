// @vitest-environment happy-dom
import { rulesetOf } from '@accretion/engine';
import { games } from '@accretion/games';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setPreferences } from '../settings/settings.ts';
import { RefusalText } from './RefusalText.tsx';
import { readable } from './refusalText.ts';
import { loadTexts } from './texts.ts';

beforeAll(async () => {
  setPreferences({ language: 'en' });
  await loadTexts();
});
afterEach(cleanup);

const sentences = { tooMany: { en: 'At most {most} cards.', de: 'Höchstens {most} Karten.' } };
const show = (rule: string) =>
  render(
    <p>
      <RefusalText
        refusal={{ rule, why: 'tooMany', values: { most: 3 } }}
        sentences={sentences}
        game="ultramassive"
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

  it('reads as the game counts for people, where it says how', () => {
    const refusal = { rule: 'R33', why: 'tooFar', values: { by: 214 } };
    const [game] = games;
    if (game === undefined) throw new Error('no games');
    const ruleset = rulesetOf(game);
    expect(readable(refusal, {}, ruleset, 'en')).toBe(refusal);
    const refusalValues = () => ({ by: '0.214 inch' });
    expect(readable(refusal, { refusalValues }, ruleset, 'en').values).toEqual({ by: '0.214 inch' });
  });
});
