// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { infoOf } from '../server/testing/match.ts';
import { setPreferences } from '../settings/settings.ts';
import { loadPageTexts, loadTexts } from '../texts/texts.ts';
import { OldMatch } from './OldMatch.tsx';

afterEach(cleanup);

describe('a finished match whose rules have changed', () => {
  it.each([
    ['en', 'A match played under earlier rules', 'Seat 3'],
    ['de', 'Eine Partie nach früheren Regeln', 'Platz 3'],
  ] as const)('shows its result under the names of the table (%s)', async (language, title, third) => {
    setPreferences({ language });
    await Promise.all([loadTexts(), loadPageTexts()]);
    const [ada, ben] = infoOf().seats;
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    const bot = { ...ben, holder: 'bot' as const, name: null, bot: 'greedy' };
    const free = { ...ben, holder: 'open' as const, name: null };
    const outcome = { ranks: [2, 1, 3], of: 3, scores: [20, 30, 10], by: ['points'] };
    render(<OldMatch match={infoOf({ status: 'over', seats: [ada, bot, free], outcome })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.slice(1)).toEqual([
      ['1', 'Bot 2', '30'],
      ['2', 'Ada', '20'],
      ['3', third, '10'],
    ]);
  });
});
