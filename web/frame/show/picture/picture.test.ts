import { expect, it, vi } from 'vitest';
import type { ResultCard } from './card.ts';
import { lines, paintCard } from './paint.ts';

/** A brush that remembers what it wrote; every letter is ten wide. */
function brushOf() {
  const wrote: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const own: Record<string, unknown> = {
    fillText: (words: string) => wrote.push(words),
    measureText: (words: string) => ({ width: words.length * 10 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  };
  const brush = new Proxy(own, {
    get: (target, name: string) => target[name] ?? (() => undefined),
    set: () => true,
  });
  return { brush: brush as object as CanvasRenderingContext2D, wrote };
}

const result: ResultCard = {
  ...{ game: 'AMASS', date: '18 November 2026', title: 'Ada wins' },
  how: 'Ada was ahead after all 5 Rounds, having stolen 2 cubes.',
  rows: [
    { rank: 1, name: 'Ada', points: 27, mark: { fill: 'red', path: 'M0 0' } },
    { rank: 2, name: 'Ben', points: 16, mark: null },
  ],
  goals: [{ name: 'Challenges', reached: 2, of: 3 }],
};

it('says on the picture who won, how, when and with how many points', () => {
  vi.stubGlobal('Path2D', class {});
  const { brush, wrote } = brushOf();
  paintCard(brush, result, null);
  const said = wrote.join(' ');
  for (const text of ['AMASS', '18 November 2026', 'Ada wins', result.how, '1', 'Ada', '27', 'Ben', '16'])
    expect(said).toContain(text);
  expect(said).toContain('Challenges: 2 / 3');
});

it('breaks a sentence where it would not fit', () => {
  expect(lines(brushOf().brush, 'one two three', '', 75)).toEqual(['one two', 'three']);
});
