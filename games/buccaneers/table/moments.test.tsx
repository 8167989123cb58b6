// @vitest-environment happy-dom
import { erased, type Ruleset, rulesetOf } from '@accretion/engine';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seatedAt } from '../../pieces/seated.ts';
import type { Language, TableModule } from '../../table.ts';
import { buccaneers } from '../index.ts';
import { type Given, given } from '../testing/given.ts';
import type { Play } from '../testing/play.ts';
import { table } from './index.ts';

const module = erased<TableModule>(table);
const ruleset = rulesetOf(buccaneers) as unknown as Ruleset;

afterEach(cleanup);

/** Draws the board of a moment that was made up, as the first seat sees it. */
function drawn(play: Play, language: Language = 'en'): HTMLElement {
  const unheard = (): void => undefined;
  const props = {
    ...seatedAt(ruleset, play.state, 0, language),
    play: unheard,
    explain: unheard,
    help: unheard,
  };
  render(<module.Board {...props} />);
  return screen.getByRole('region', { name: language === 'en' ? 'The black hole' : 'Das Schwarze Loch' });
}

describe('the header', () => {
  const laser: Given = { handSize: 2, hands: [['Swiss Army Pocket Laser']], also: { turn: 5 } };
  const group: Given = {
    ...{ handSize: 2, hands: [['Warp Drive'], ['TIIT CLO UHL']], also: { turn: 5 } },
    displays: [['Command Chair', 'Command Chair 2']],
  };

  it.each([
    ['Laser', given(laser).turn('Swiss Army Pocket Laser')],
    ['Tentacles', given({ ...laser, hands: [['Titanic Tentacles']] }).turn('Titanic Tentacles')],
    ['GROUP', given({ ...group, hands: [['Warp Drive']] }).turn('Warp Drive')],
  ])('does not say "Scoring" while the %s question of the last Turn is open', (_what, play) => {
    expect(play.asked).toEqual([0]);
    expect(drawn(play).textContent).toContain('Round 1 of 3 · Turn 5 · last turn');
    cleanup();
    expect(drawn(play, 'de').textContent).toContain('Runde 1 von 3 · Zug 5 · letzter Zug');
  });

  it('B8 counts the Turn that TIIT will add while a GROUP question before it is open', () => {
    const play = given(group).turn('Warp Drive', 'TIIT CLO UHL');
    expect(drawn(play).textContent).toContain('Turn 5 · 1 pick left');
  });

  it('says "Scoring" from step A on', () => {
    const play = given({ handSize: 2, displays: [['Easter Egg']] }).turn();
    expect(drawn(play).textContent).toContain('Round 1 of 3 · Scoring');
  });
});

describe('an Artifact that sleeps', () => {
  const sleeper = (play: Play): string => {
    drawn(play);
    const name = screen.getByRole('button', { name: /^Loot Box, artifact/ }).getAttribute('aria-label') ?? '';
    cleanup();
    return name.split(', ').at(-1) ?? '';
  };

  it('B38 wakes next Turn if there is one, and in the last Turn or the scoring never', () => {
    const story: Given = { hands: [['Loot Box'], ['Swiss Army Pocket Laser']] };
    const turn = (handSize: number, options = {}): Play =>
      given({ ...story, handSize, options }).turn('Loot Box', 'Swiss Army Pocket Laser');
    expect(sleeper(turn(3))).toBe('wakes next turn');
    expect(sleeper(turn(2))).toBe('asleep for the rest of the round');
    expect(sleeper(turn(2, { wakeForScoring: true }))).toBe('wakes for scoring');
    const scoring = given({ handSize: 2, hands: [['Loot Box']], displays: [['Easter Egg']] }).turn(
      'Loot Box',
    );
    expect([scoring.asked, sleeper(scoring)]).toEqual([[0], 'asleep for the rest of the round']);
  });
});

describe('the discard', () => {
  it('shows its newest card, and all of them from new to old', () => {
    const play = given({
      hands: [['Swiss Army Pocket Laser']],
      also: { discard: ['SPC10', 'SPC09'] },
    }).turn('Swiss Army Pocket Laser');
    play.seat(0).places('+4');
    const hole = drawn(play);
    const button = within(hole).getByRole('button', { name: 'Discard pile, 3 cards: show' });
    expect(within(button).getByRole('img').getAttribute('aria-label')).toMatch(/^Swiss Army Pocket Laser/);
    act(() => button.click());
    const listed = within(screen.getByRole('dialog')).getAllByRole('button', { name: /value/ });
    expect(listed.map((one) => one.getAttribute('aria-label')?.split(',')[0])).toEqual([
      'Swiss Army Pocket Laser',
      'Cube Freighter',
      'Planet Cracker',
    ]);
  });
});

describe('the scoring, opened again', () => {
  it('names the cards and the tie behind Weights, Thresholds, points and ranks', () => {
    const hands = [
      ['Solar Kite', 'Bathtub Duck'],
      ['Saucer Cab', 'Tow Balloon'],
      ['Moon Bus', 'Helium Hulk'],
      ['Morpho Teiera', 'Courier Skiff'],
    ];
    const play = given({
      ...{ seats: 4, handSize: 2, atHole: ['+3'], hands, chance: ['Bathtub Duck'] },
      displays: [
        ['Antigravity Carpet'],
        ['Planet Cracker', 'Cube Freighter', 'Emergency Towel'],
        ['Exoskeleton', 'XXL Paperweight', 'Morpho Cubo'],
        ['Morpho Calzino'],
      ],
    }).turn('Solar Kite', 'Saucer Cab', 'Moon Bus', 'Morpho Teiera');
    drawn(play);
    act(() => screen.getByRole('button', { name: 'Scoring 1' }).click());
    const dialog = within(screen.getByRole('dialog'));
    const step = (letter: string): string => {
      act(() => dialog.getByRole('button', { name: new RegExp(`^${letter}: `) }).click());
      return screen.getByRole('dialog').textContent ?? '';
    };
    expect(step('E')).toContain(
      'Antigravity Carpet: Ann is lighter than everyone else and takes the Value +10 card.',
    );
    expect(step('F')).toContain('Threshold +3 (TIIT CLO UHL)');
    expect(step('F')).toContain('XXL Paperweight: the pile card counts twice for Cy');
    expect(step('G')).toContain('28 − 10 (Exoskeleton) = 18 ≤ 25');
    expect(step('G')).toContain('Emergency Towel saves 5 points.');
    expect(step('H')).toContain(
      'Value 9: Ann and Di are tied, so the best spacecraft decides: Ann has Solar Kite (−3), Di has none.',
    );
  });
});
