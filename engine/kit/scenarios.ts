/** A game's scenario files as tests, one for each case. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { erased } from '../erased.ts';
import type { Game, Move, State } from '../game.ts';
import { runScenario, type Scenario } from '../scenario.ts';

/** Registers a test for each case in this folder; a file holds one case or a list of them. */
export function testScenarios<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  folder: URL,
): void {
  const games = [erased<Game>(game)];
  for (const file of readdirSync(folder).sort()) {
    describe(`scenarios of ${file}`, () => {
      for (const scenario of scenariosIn(new URL(file, folder)))
        it(scenario.name, () => {
          expect(runScenario(scenario, games)).toEqual([]);
        });
    });
  }
}

/** The cases of a file. */
export const scenariosIn = (file: URL): readonly Scenario[] =>
  [JSON.parse(readFileSync(file, 'utf8'))].flat();
