import { describe, expect, it } from 'vitest';
import { placeBeside } from './beside.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
const help = { width: 200, height: 100 };
const window = { width: 1000, height: 700 };

describe('help beside a thing', () => {
  it('is above it in the middle', () => {
    expect(placeBeside(box(400, 300, 100, 100), help, window)).toEqual({ left: 350, top: 192 });
  });

  it('is below it where there is no room above', () => {
    expect(placeBeside(box(400, 20, 100, 100), help, window)).toEqual({ left: 350, top: 128 });
  });

  it('is to the right of what is as tall as the window, to the left at the right edge', () => {
    expect(placeBeside(box(100, 10, 300, 680), help, window)).toEqual({ left: 408, top: 10 });
    expect(placeBeside(box(600, 10, 390, 680), help, window)).toEqual({ left: 392, top: 10 });
  });

  it('stays in the window and covers as little as it can of what leaves no room', () => {
    expect(placeBeside(box(50, 50, 940, 640), help, window)).toEqual({ left: 420, top: 8 });
  });
});
