import { type Event, isRefusal, listSeats, Match, openStep } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Move, MoveOf, Options } from '../rules/answers.ts';
import type { State } from '../rules/state.ts';
import { model, ruleset } from '../testing/table.ts';
import { tutorial } from './tutorial.ts';

const { seed, seats, options, others, lessons } = tutorial;

interface Played {
  readonly state: State;
  readonly told: readonly Event[];
  /** What was asked at each move of the person. */
  readonly asked: readonly string[];
}

/** How the person departs from what is offered, within what a lesson accepts. */
type Departing = (offered: Move, legal: (move: Move) => boolean) => Move;

function played(departing: Departing = (offered) => offered): Played {
  const match = new Match(ruleset, { seed, seats, options: options as Options });
  const told: Event[] = [];
  const asked: string[] = [];
  const scripts = [1, 2].map((seat) => others.filter((one) => one.seat === seat).map(({ move }) => move));
  const led = lessons.flatMap(({ offer, until }) =>
    offer === undefined || until === undefined ? [] : { offer, until },
  );
  for (let entries = 0; entries < 200; entries++) {
    const seat = listSeats(match.toAct)[0] ?? 0;
    let move = scripts[seat - 1]?.shift() as Move | undefined;
    if (seat === 0) {
      const lesson = led.shift();
      if (lesson === undefined) break;
      asked.push(openStep(match.state.agenda, 0)?.do ?? '');
      const isLegal = (one: Move): boolean =>
        lesson.until(one) && ruleset.refuse(match.state, 0, one) === null;
      move = departing(lesson.offer, isLegal);
      expect(lesson.until(move)).toBe(true);
    }
    if (move === undefined) throw new Error(`seat ${seat} has nothing to say`);
    const done = match.play(seat, move);
    if (isRefusal(done)) throw new Error(`${seat} ${JSON.stringify(move)}: ${done.why}`);
    told.push(...done.told.map(({ event }) => event));
  }
  expect(led).toEqual([]);
  expect(scripts).toEqual([[], []]);
  return { state: match.state, told, asked };
}

const of = (told: readonly Event[], did: string): readonly Event[] =>
  told.filter((event) => event.did === did);

/** Everything the lessons speak of. */
function expectAsTold({ state, told }: Played): void {
  expect(of(told, 'count').slice(0, 2)).toMatchObject([
    { figure: 'boss', target: 'captain-america', successes: 3, against: 3, damage: 0 },
    { figure: 'vision', target: 'boss', successes: 3, against: 2, damage: 1 },
  ]);
  const [, defence] = of(told, 'roll');
  // Without the shield's dice nothing would have been stopped: neither critical, wild nor block among the first four.
  expect(defence).toMatchObject({ figure: 'captain-america', dice: [6, 8, 8, 4, 5, 1] });
  expect(of(told, 'change')[0]).toMatchObject({ figure: 'boss', rule: 'cover', to: 5 });
  expect(of(told, 'suffer')).toMatchObject([
    { who: ['boss'], amount: 1, source: 'attack' },
    { who: ['boss'], amount: 2, source: 'collision' },
  ]);
  expect(of(told, 'reveal')).toMatchObject([{ kind: 'shutdownCode' }]);
  expect(state).toMatchObject({ round: 2, debris: 7, missile: { x: 18_000, y: 12_498 } });
  const luke = model.heroIds.get('luke-cage');
  expect(state.figures.find(({ character }) => character === luke)?.held).toHaveLength(1);
}

describe('the guided first game', () => {
  it('goes as the lessons say, and ends when the missile has moved', () => {
    const game = played();
    expectAsTold(game);
    const [first] = of(game.told, 'advance');
    expect(first).toMatchObject({ figure: 'captain-america' });
    // Around the container the tool has to bend.
    expect(first?.['first']).not.toBe(first?.['second']);
    expect(game.asked).toEqual([
      ...['zone', 'deploy', 'option'],
      ...['nextActivation', 'act', 'act', 'nextActivation', 'nextActivation', 'react'],
      ...['nextActivation', 'act', 'act', 'act'],
      ...['nextActivation', 'act', 'act', 'act', 'choose', 'aim', 'act'],
      ...['nextActivation', 'act', 'act', 'act'],
    ]);
  });

  it.each([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])('goes the same way from anywhere near the marked spots, aimed aside (%i, %i)', (east, north) => {
    const far = (offered: MoveOf<'advance'>, by: number): Move => ({
      ...offered,
      x: offered.x + east * by,
      y: offered.y + north * by,
    });
    expectAsTold(
      played((offered, isLegal) => {
        if (offered.do === 'advance')
          return [400, 300, 200, 100].map((by) => far(offered, by)).find(isLegal) ?? offered;
        if (offered.do === 'aim' || offered.do === 'beam')
          return { ...offered, direction: offered.direction + 36 * (east + north) };
        return offered;
      }),
    );
  });

  it('waits for what it asks for, and for nothing else that is asked', () => {
    const waiting = lessons.filter(({ until }) => until !== undefined);
    for (const { until, offer } of waiting)
      for (const other of waiting)
        if (other.offer !== undefined)
          expect(until?.(other.offer)).toBe(JSON.stringify(other.offer) === JSON.stringify(offer));
  });

  it('speaks both languages', () => {
    for (const { text } of lessons) {
      expect(text.en).toMatch(/\S{2}/);
      expect(text.de).not.toBe(text.en);
    }
  });
});
