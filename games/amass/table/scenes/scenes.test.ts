import { heard, listSeats, Match, optionsFor, quickRng, rulesetOf, type Seats } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../table.ts';
import { amass } from '../../index.ts';
import { countCubes } from '../../rules/cubes.ts';
import type { Story, View } from '../../rules/state.ts';
import { modes } from '../../testing/moments.ts';
import { onXS, type Play } from '../../testing/play.ts';
import { scenesOf } from './scenes.ts';

const ruleset = rulesetOf(amass);
const board = ruleset.model;

const numbered = (events: readonly unknown[]) => events.map((event, n) => ({ n, event: event as Story }));

/** What seat 0, or whoever looks, is shown of this. */
function shown(play: Play, act: () => void, viewer: Seats = 1): readonly Scene<View, Story>[] {
  const before = play.view(viewer);
  const from = play.stage.told.length;
  act();
  const news = numbered(heard(play.stage.told.slice(from), viewer));
  return scenesOf({ before, after: play.view(viewer), news, viewer, near: 0 }, board);
}

const kinds = (scenes: readonly Scene[]): string[] => scenes.map(({ kind }) => kind);
const told = (scene: Scene<View, Story> | undefined): string[] =>
  scene?.events.map(({ event }) => event.did) ?? [];
const total = (scenes: readonly Scene[]): number => scenes.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0);

const wounded = (view: View): number =>
  view.crews.reduce((sum, { minor, moderate, major }) => sum + minor + moderate + major, 0);
const stored = (view: View): number => view.crews.reduce((sum, crew) => sum + countCubes(crew.stored), 0);

describe('the scenes of a match', () => {
  it.each(modes)('show nothing that is not told yet ($seats people, $options)', ({ seats, options }) => {
    const chosen = optionsFor(amass, options, seats);
    if (!('options' in chosen)) throw new Error(chosen.why);
    const seen = new Set<string>();
    const match = new Match(ruleset, { seed: 'scenes', seats, options: chosen.options });
    const rng = quickRng(5);
    while (match.toAct !== 0) {
      const seat = listSeats(match.toAct)[0] ?? 0;
      const before = ruleset.view(match.state, 1) as View;
      const moves = ruleset.moves(match.state, seat).filter(({ do: does }) => !/^(takeB|un)/.test(does));
      const move = moves[rng.below(moves.length)];
      if (move === undefined) throw new Error('nothing to do');
      const played = match.play(seat, move);
      if (!('told' in played)) throw new Error(played.why);
      const news = numbered(heard(played.told, 1));
      const after = ruleset.view(match.state, 1) as View;
      const scenes = scenesOf({ before, after, news, viewer: 1, near: 0 }, board);
      expect(total(scenes)).toBeLessThanOrEqual(12_050);
      let last = -1;
      for (const { kind, events, view, lasts } of scenes) {
        seen.add(kind);
        expect(lasts).toBeGreaterThan(250);
        expect(events[0]?.n).toBeGreaterThan(last);
        last = events.at(-1)?.n ?? last;
        expect(view.ending).toBeNull();
        const sofar = news.filter(({ n }) => n <= last).map(({ event }) => event);
        const count = (did: Story['did']): number => sofar.filter((event) => event.did === did).length;
        if (count('restore') + count('returned') === 0)
          expect(wounded(view), kind).toBe(wounded(before) + count('wound'));
        const cubes = sofar.reduce((sum, event) => {
          if (event.did === 'store') return sum + countCubes(event.stored);
          return event.did === 'steal' ? sum - event.cubes.length : sum;
        }, stored(before));
        expect(stored(view), kind).toBe(cubes);
        if (count('playResource') === 0)
          expect(view.alien).toBe(count('lure') > 0 ? view.alien : before.alien);
      }
    }
    for (const kind of ['reveal', 'alien', 'cubes', 'outcome', 'mine', 'store', 'sum'])
      expect(seen, kind).toContain(kind);
  });
});

describe('a fight', () => {
  const at = { Alpha: { F2: 2 }, Echo: { F2: 2 } };
  const duel = (rest: object = {}): Play =>
    onXS({
      ...{ humans: ['Alpha', 'Echo'], ai: ['Tango'], first: 'Alpha', at: 'command', mines: { F2: 2 } },
      crews: { Alpha: { at: at.Alpha, hand: ['stimulant'] }, Echo: { at: at.Echo } },
      rolls: [6, 2, 5, 4, 1],
      ...rest,
    });

  it('is called, then rolled, then asks; what it leads to comes after the answer', () => {
    const play = duel();
    const [called, rolled, ...more] = shown(play, () => play.crew('Alpha').passes());
    expect([told(called), told(rolled), more]).toEqual([['fight'], ['roll'], []]);
    // Before the roll is told nobody sees its faces.
    expect(called?.view.fight?.dice.map(({ face }) => face)).toEqual([0, 0, 0, 0]);
    expect(rolled?.view.fight?.dice.map(({ face }) => face)).toEqual([6, 2, 5, 4]);
    expect(play.now).toBe('react');
    const [outcome] = shown(play, () => play.crew('Alpha').passes());
    expect(told(outcome)).toEqual(['pairs', 'wound', 'wound']);
    expect([outcome?.view.fight, outcome?.view.crews[1]?.moderate]).toEqual([null, 1]);
  });

  it('shows the card of a rival, and what became of the die', () => {
    const play = duel();
    shown(play, () => play.crew('Alpha').passes());
    const [card] = shown(
      play,
      () => play.crew('Alpha').does({ do: 'rerollDie', card: 'stimulant', die: 1 }),
      2,
    );
    expect([card?.kind, told(card)]).toEqual(['card', ['play', 'reroll']]);
    expect(card?.view.fight?.dice.map(({ face }) => face)).toEqual([6, 1, 5, 4]);
  });

  it('takes longer when it is one’s own', () => {
    const scenes = (viewer: Seats): readonly Scene[] => {
      const play = duel({ crews: { Alpha: { at: at.Alpha, hand: ['toxin'] }, Echo: { at: at.Echo } } });
      shown(play, () => play.crew('Alpha').passes());
      return shown(play, () => play.crew('Alpha').passes(), viewer).slice(0, 1);
    };
    expect(kinds(scenes(1))).toEqual(['outcome']);
    expect(total(scenes(1))).toBeGreaterThan(total(scenes(0)));
  });

  it('is brief when many fights of others wait', () => {
    const crews = ['Kilo', 'Tango'];
    const mines = { M5: 1, P6: 1, F2: 1, G3: 1, J4: 1 };
    const members = Object.fromEntries(Object.keys(mines).map((mine) => [mine, 1]));
    const play = onXS({
      ...{ humans: ['Alpha'], ai: crews, first: 'Alpha', at: 'command', mines },
      crews: {
        Alpha: { hand: ['toxin'] },
        ...Object.fromEntries(crews.map((name) => [name, { at: members }])),
      },
      rolls: Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? 6 : 1)),
    });
    const fights = shown(play, () => play.crew('Alpha').passes()).filter(({ kind }) => kind === 'outcome');
    expect(fights.length).toBeGreaterThan(3);
    for (const fight of fights) expect(told(fight)).toEqual(['fight', 'roll', 'pairs', 'wound']);
    expect(Math.max(...fights.map(({ lasts }) => lasts ?? 0))).toBeLessThanOrEqual(1_000);
  });
});

describe('a round', () => {
  it('A8 A40 reveals the plans of all people together, then one AI crew after the other', () => {
    const play = onXS({
      ...{ humans: ['Alpha', 'Echo'], ai: ['Tango', 'Kilo'], first: 'Alpha', at: 'plan', mines: { F2: 2 } },
      crews: { Alpha: { plan: ['F2'], ready: true }, Echo: { plan: ['camp'], hand: ['toxin'] } },
    });
    const scenes = shown(play, () => play.crew('Echo').isReady());
    const reveals = scenes.filter(({ kind }) => kind === 'reveal');
    expect(reveals.map(told)).toEqual([['deploy'], ['order', 'deployAi'], ['order', 'deployAi']]);
    const home = (scene: Scene<View, Story> | undefined): number[] =>
      scene?.view.crews.slice(2).map((crew) => crew.home) ?? [];
    const [first, second] = reveals;
    const [all = 0] = home(first);
    expect(home(first)).toEqual([all, all]);
    expect(home(second).filter((count) => count === all)).toHaveLength(1);
  });

  it('shows a card of a rival as a turn, and nothing of one’s own', () => {
    const given = {
      ...{ humans: ['Alpha', 'Echo'], first: 'Alpha', at: 'command', mines: { F2: 2 } },
      crews: { Alpha: { hand: ['armour', 'toxin'] }, Echo: { hand: ['toxin'] } },
    } as const;
    const armour = { do: 'grantArmour', card: 'armour' };
    const theirs = onXS(given);
    const [turn] = shown(theirs, () => theirs.crew('Alpha').does(armour), 2);
    expect([turn?.kind, told(turn), turn?.view.crews[0]?.armour]).toEqual(['turn', ['play', 'armour'], true]);
    const own = onXS(given);
    expect(shown(own, () => own.crew('Alpha').does(armour))).toEqual([]);
  });

  it('shows theft after mining, before it asks to store', () => {
    const play = onXS({
      ...{ humans: ['Alpha'], ai: ['Tango'], first: 'Alpha', at: 'command', mines: { F2: 1 } },
      crews: {
        Alpha: { at: { F2: 1 }, hand: ['toxin'], stored: { N: ['green', 'pink'] } },
        Tango: { at: { 'Alpha N': 1 } },
      },
      rolls: [6],
    });
    const scenes = shown(play, () => play.crew('Alpha').passes());
    expect(kinds(scenes)).toEqual(['mine', 'steal']);
    expect(play.now).toBe('store');
    const [mined, robbed] = scenes;
    expect(
      [mined, robbed].map((scene) =>
        countCubes(scene?.view.crews[0]?.stored ?? { green: 9, blue: 0, pink: 0, orange: 0 }),
      ),
    ).toEqual([2, 0]);
    expect(robbed?.view.crews[0]?.haul.blue).toBe(mined?.view.crews[0]?.haul.blue);
  });
});
