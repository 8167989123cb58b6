import {
  chanceOf,
  only,
  quickRng,
  type Ruleset,
  rulesetOf,
  type State,
  sameJson,
  seedOf,
} from '@accretion/engine';
import { expect, it } from 'vitest';
import { loadGame } from './games.ts';
import { Knowledge } from './knowledge.ts';

it('works everything out from the view: two states that look alike give the same knowledge', async () => {
  const { game } = await loadGame('buccaneers');
  const ruleset = rulesetOf(game) as Ruleset;
  const truth = ruleset.setup(game.defaults, 4, chanceOf(seedOf('knowledge'), 0));
  const viewer = only(1);
  const view = ruleset.view(truth, viewer);
  const other: State = ruleset.imagine(view, viewer)(quickRng(77));
  expect(sameJson(other, truth)).toBe(false);

  const [one, two] = [truth, other].map(
    (state) => new Knowledge(ruleset, ruleset.view(state, viewer), viewer, viewer),
  );
  expect(one?.asked).toBe(ruleset.toAct(truth));
  expect(one?.choices).toEqual(ruleset.moves(truth, 1).map((move) => ({ seat: 1, move })));
  expect(two?.choices).toEqual(one?.choices);
  for (const choice of one?.choices ?? []) expect(two?.preview(choice)).toEqual(one?.preview(choice));
  const impossible = { do: 'join', group: 0 };
  expect(one?.whyNot(impossible)).toMatchObject({ rule: 'B5' });
  expect(two?.whyNot(impossible)).toEqual(one?.whyNot(impossible));
  expect(one?.preview({ seat: 1, move: impossible })).toBeNull();
});
