/**
 * The test kit: everything a game gets for nothing. One line in a test file, and the game is played at random and
 * examined for each promise of the contract:
 *
 *   testGame(buccaneers, { seatings: [{ seats: 3 }, { seats: 4, options: { stack: 'random' } }] });
 */

import { describe, expect, it } from 'vitest';
import { erased } from '../erased.ts';
import type { Game, Move, State } from '../game.ts';
import { type CheckName, checks } from './checks.ts';
import { type Fault, inspect } from './inspect.ts';
import { subjectOf, type Trial } from './subject.ts';

export type { Fault } from './inspect.ts';
export { testRecords } from './records.ts';
export { scenariosIn, testScenarios } from './scenarios.ts';
export type { Seating, Trial } from './subject.ts';

/** Registers one test for each check. */
export function testGame<S extends State, M extends Move, O, C>(
  game: Game<S, M, O, C>,
  trial: Trial<S>,
): void {
  const subject = subjectOf(erased(game), erased(trial));
  describe(trial.name ?? game.name.en, () => {
    for (const name of Object.keys(checks) as CheckName[]) {
      it(checks[name].promise, () => {
        expect(inspect(subject, [name]).map(faultText)).toEqual([]);
      });
    }
  });
}

const faultText = ({ where, problem }: Fault): string => `${where}: ${problem}`;
