import { describe, expect, it } from 'vitest';
import { alongX, alongY, directionCount, directionTo, turnBetween, vectorX, vectorY } from '../directions.ts';
import { series } from './chance.ts';

const all = Array.from({ length: directionCount }, (_, direction) => direction);

describe('MA64 the 2048 directions', () => {
  it('MA64: count anticlockwise from east', () => {
    const vectors = [0, 512, 1024, 1536].map((direction) => [vectorX(direction), vectorY(direction)]);
    expect(vectors).toEqual([
      [32_768, 0],
      [0, 32_768],
      [-32_768, 0],
      [0, -32_768],
    ]);
  });

  it('MA64: are whole numbers within one of the true vector', () => {
    for (const direction of all) {
      const angle = (direction * Math.PI) / 1024;
      expect(Number.isInteger(vectorX(direction)) && Number.isInteger(vectorY(direction))).toBe(true);
      expect(Math.abs(vectorX(direction) - 32_768 * Math.cos(angle))).toBeLessThan(0.51);
      expect(Math.abs(vectorY(direction) - 32_768 * Math.sin(angle))).toBeLessThan(0.51);
    }
  });

  it('MA64: are the same when turned by a quarter or mirrored', () => {
    for (const direction of all) {
      expect(vectorX((direction + 512) % 2048) + vectorY(direction)).toBe(0);
      expect(vectorX((2560 - direction) % 2048)).toBe(vectorY(direction));
    }
  });

  it('MA64: round halves away from zero, so that mirrored points are mirrored', () => {
    // 1.5 thousandths east and west.
    expect([alongX(0, 0, 1.5), alongX(0, 1024, 1.5)]).toEqual([2, -2]);
    const draw = series(1);
    for (let times = 0; times < 2000; times++) {
      const direction = draw(2048);
      const distance = draw(20_000) / 2;
      expect(alongX(0, direction, distance) + alongX(0, (direction + 1024) % 2048, distance)).toBe(0);
      expect(alongY(0, direction, distance)).toBe(alongX(0, (2560 - direction) % 2048, distance));
    }
  });

  it('MA64: the direction nearest to a vector is found, and every direction is nearest to itself', () => {
    for (const direction of all) expect(directionTo(vectorX(direction), vectorY(direction))).toBe(direction);
    const draw = series(2);
    for (let times = 0; times < 5000; times++) {
      const dx = draw(72_000) - 36_000;
      const dy = draw(72_000) - 36_000;
      const exact = (Math.atan2(dy, dx) * 1024) / Math.PI;
      const off = Math.abs(directionTo(dx, dy) - exact) % 2048;
      expect(Math.min(off, 2048 - off)).toBeLessThan(0.51);
    }
  });

  it('MA64: a turn is the short way round', () => {
    expect([turnBetween(0, 512), turnBetween(512, 0), turnBetween(2040, 8), turnBetween(0, 1024)]).toEqual([
      512, -512, 16, -1024,
    ]);
  });
});
