import { expect, it } from 'vitest';
import { lasts, sparks } from '../show/podium/Confetti.tsx';
import { toldIn } from './useEnding.ts';

it('tells the end without what was undone, and without asides', () => {
  const log = [
    { n: 1, event: { did: 'a' } },
    { n: 2, event: { did: 'b' } },
    { n: 3, event: { did: '@undo' as const, seat: 0, took: [2] } },
    { n: 4, event: { did: 'c' } },
  ];
  expect(toldIn(log)).toEqual([{ did: 'a' }, { did: 'c' }]);
});

it('paints confetti for a while and nothing afterwards', () => {
  let painted = 0;
  const own: Record<string, unknown> = { fillRect: () => painted++, arc: () => painted++ };
  const brush = new Proxy(own, {
    get: (target, name: string) => target[name] ?? (() => undefined),
    set: () => true,
  }) as object as CanvasRenderingContext2D;
  const shot = { width: 400, height: 800 };
  sparks(brush, { ...shot, time: 1_000 }, ['red']);
  expect(painted).toBeGreaterThan(50);
  painted = 0;
  sparks(brush, { ...shot, time: lasts }, ['red']);
  expect(painted).toBe(0);
});
