import { quickRng, rulesetOf } from '@accretion/engine';
import { expect, it } from 'vitest';
import { judgeOf } from '../bot.ts';
import { masterworks } from '../index.ts';
import { cosmic, crisisA, crisisB } from '../rules/state.ts';
import { fight } from '../testing/fight.ts';
import { activation, figure, squad } from '../testing/situation.ts';

it('MD8: a bot whose card was refused by its partner does not ask for it again this turn', () => {
  const match = fight(
    [
      figure('captain-america', crisisA, 3_000, 13_000, { power: 5 }),
      figure('luke-cage', crisisB, 33_000, 13_000, { power: 5 }),
      figure('boss', cosmic, 18_000, 8_000),
    ],
    {
      active: activation(0),
      squads: [
        squad({ affiliation: 'avengers', cards: ['avengers-assemble'] }),
        squad({ affiliation: 'avengers', zone: 1 }),
      ],
    },
  );
  const judge = judgeOf(rulesetOf(masterworks).model);
  const plan = () => judge.plan?.(match.state, crisisA, match.choices(crisisA), quickRng(1)) ?? null;
  expect(plan()).toMatchObject({ do: 'card', card: 'avengers-assemble' });
  match.plays(crisisA, 'avengers-assemble', 'captain-america', 'luke-cage');
  match.does(crisisB, { do: 'consent', payers: [] }).does(crisisA, { do: 'pass' });
  // It could be asked for again, by a person.
  expect(match.offers(crisisA)).toContain('avengers-assemble');
  expect(plan()).not.toMatchObject({ do: 'card' });
});
