import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, runScenario, type Scenario } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { ultramassive } from './index.ts';

const folder = join(import.meta.dirname, 'scenarios');
const games = [ultramassive as unknown as Game];

for (const file of readdirSync(folder)) {
  const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario[];
  describe(`scenarios of ${file}`, () => {
    for (const one of cases) {
      it(one.name, () => {
        expect(runScenario(one, games)).toEqual([]);
      });
    }
  });
}
