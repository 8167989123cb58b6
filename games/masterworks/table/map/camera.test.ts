import { describe, expect, it } from 'vitest';
import { centredOn, maxZoom, panned, pinched, pixelAt, shownBy, spotAt, whole, zoomed } from './camera.ts';

const sheet = { width: 36_000, height: 36_000 };
const desk = { width: 900, height: 700 };
const phone = { width: 390, height: 390 };

describe('what the map shows', () => {
  it('shows the whole table in any window, with north above', () => {
    for (const window of [desk, phone, { width: 300, height: 900 }]) {
      const shown = shownBy(whole(sheet), sheet, window);
      expect(shown.left).toBeLessThanOrEqual(0);
      expect(shown.top).toBeLessThanOrEqual(0);
      expect(shown.left + shown.width).toBeGreaterThanOrEqual(36_000);
      expect(shown.top + shown.height).toBeGreaterThanOrEqual(36_000);
      const north = pixelAt(whole(sheet), sheet, window, { x: 18_000, y: 36_000 });
      const south = pixelAt(whole(sheet), sheet, window, { x: 18_000, y: 0 });
      expect(north.y).toBeLessThan(south.y);
    }
  });

  it('finds the spot under a pixel and the pixel of a spot', () => {
    const camera = zoomed(whole(sheet), sheet, desk, 3, { x: 100, y: 650 });
    for (const pixel of [
      { x: 0, y: 0 },
      { x: 450, y: 350 },
      { x: 900, y: 700 },
    ]) {
      const back = pixelAt(camera, sheet, desk, spotAt(camera, sheet, desk, pixel));
      expect(back.x).toBeCloseTo(pixel.x, 6);
      expect(back.y).toBeCloseTo(pixel.y, 6);
    }
  });

  it('keeps what lies under the pointer while zooming', () => {
    const near = centredOn(whole(sheet), sheet, desk, { x: 18_000, y: 18_000 }, 3);
    const pixel = { x: 300, y: 500 };
    const before = spotAt(near, sheet, desk, pixel);
    const after = spotAt(zoomed(near, sheet, desk, 1.5, pixel), sheet, desk, pixel);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  it('never shows more than the table and never comes nearer than the limit', () => {
    expect(zoomed(whole(sheet), sheet, desk, 0.2).zoom).toBe(1);
    expect(zoomed(whole(sheet), sheet, desk, 100).zoom).toBe(maxZoom);
    const near = centredOn(whole(sheet), sheet, phone, { x: 0, y: 0 }, 6);
    const far = panned(near, sheet, phone, 9_999, -9_999);
    const { left, top, height } = shownBy(far, sheet, phone);
    expect(left).toBeCloseTo(-700, 6);
    expect(top + height).toBeCloseTo(36_700, 6);
  });

  it('follows the finger', () => {
    const near = centredOn(whole(sheet), sheet, phone, { x: 18_000, y: 18_000 }, 4);
    const spot = spotAt(near, sheet, phone, { x: 200, y: 200 });
    const moved = spotAt(panned(near, sheet, phone, 40, 25), sheet, phone, { x: 240, y: 225 });
    expect(moved.x).toBeCloseTo(spot.x, 3);
    expect(moved.y).toBeCloseTo(spot.y, 3);
  });

  it('keeps both fingers on their spots in a pinch along one line', () => {
    const near = centredOn(whole(sheet), sheet, phone, { x: 18_000, y: 18_000 }, 2);
    const from = [
      { x: 150, y: 200 },
      { x: 250, y: 200 },
    ] as const;
    const to = [
      { x: 110, y: 210 },
      { x: 310, y: 210 },
    ] as const;
    const after = pinched(near, sheet, phone, from, to);
    expect(after.zoom).toBeCloseTo(near.zoom * 2, 6);
    for (const finger of [0, 1] as const) {
      const was = spotAt(near, sheet, phone, from[finger]);
      const is = spotAt(after, sheet, phone, to[finger]);
      expect(is.x).toBeCloseTo(was.x, 3);
      expect(is.y).toBeCloseTo(was.y, 3);
    }
  });
});
