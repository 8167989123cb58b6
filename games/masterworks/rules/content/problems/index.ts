/** What the shape of a box cannot say: names that exist, squads that may be played, effects that reach somebody. */
import { type Problem, problemAt } from '@accretion/engine';
import type { Content } from '../shape.ts';
import { bossProblems, characterProblems } from './characters.ts';
import { encounterProblems } from './encounter.ts';
import { mapProblems } from './map.ts';
import { squadProblems } from './squads.ts';
import { tacticProblems } from './tactics.ts';
import type { Wrong } from './wrong.ts';

export function contentProblems(content: Content): Problem[] {
  const found: Problem[] = [];
  const wrong: Wrong = (path, why, what, values) => {
    found.push(problemAt(path, why, what, values));
  };
  characterProblems(content, wrong);
  bossProblems(content, wrong);
  tacticProblems(content, wrong);
  squadProblems(content, wrong);
  encounterProblems(content, wrong);
  mapProblems(content, wrong);
  return found;
}
