import { readdirSync, readFileSync } from 'node:fs';
import { type Game, runScenario } from '@accretion/engine';
import { expect, it } from 'vitest';
import { amass } from './index.ts';

const folder = new URL('./scenarios/', import.meta.url);

for (const file of readdirSync(folder)) {
  const read: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  for (const scenario of Array.isArray(read) ? read : [read]) {
    it(`${scenario.name}`, () => {
      expect(runScenario(scenario, [amass as unknown as Game])).toEqual([]);
    });
  }
}
