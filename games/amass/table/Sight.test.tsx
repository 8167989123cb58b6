// @vitest-environment happy-dom
import { erased, type Ruleset, rulesetOf, type State } from '@accretion/engine';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seatedAt } from '../../pieces/seated.ts';
import type { TableModule, TableProps } from '../../table.ts';
import { amass } from '../index.ts';
import type { Given } from '../testing/given.ts';
import { onXS, type Play } from '../testing/play.ts';
import { nextFight } from './crews/AiNext.tsx';
import { table } from './index.ts';
import { loadLazyParts } from './lazy.ts';

const module = erased<TableModule>(table);
const ruleset = rulesetOf(amass) as unknown as Ruleset;

beforeAll(loadLazyParts);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(play: Play, seat = 0): TableProps {
  const seated = seatedAt(ruleset, play.state as unknown as State, seat, 'en');
  const props = { ...seated, play: vi.fn(), explain: vi.fn(), help: vi.fn() };
  render(<module.Board {...props} />);
  return props;
}

const press = (selector: string): void => {
  const one = document.querySelector(selector);
  if (one === null) throw new Error(`nothing to press: ${selector}`);
  fireEvent.click(one);
};

const chipOf = (name: string): HTMLElement => {
  const chips = within(screen.getByRole('list', { name: 'Crews' })).getAllByText(name);
  return chips[0]?.closest('li') as HTMLElement;
};

describe('on a narrow screen', () => {
  const planning: Given = { humans: ['Alpha'], ai: ['Echo', 'Tango'], at: 'plan' };
  const spots = (): readonly string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-spot]')].map((one) => one.dataset['spot'] ?? '');

  it('bases are pressed as a whole, and the map goes near them for their facings', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(374);
    const props = show(onXS(planning));
    expect(spots()).toContain('base 2');
    expect(spots().filter((spot) => spot.startsWith('facing'))).toEqual([]);
    // What points at a facing finds it all the same.
    const north = rulesetOf(amass).model.place('Echo N');
    expect(document.querySelectorAll(`[data-thing="place ${north}"]`)).toHaveLength(1);
    press('[data-spot="base 2"]');
    expect(spots()).toEqual(['centre 2', 'facing 2 0', 'facing 2 1', 'facing 2 2', 'facing 2 3']);
    expect(document.activeElement?.getAttribute('data-spot')).toBe('centre 2');
    press('[data-spot="facing 2 0"]');
    expect(props.play).toHaveBeenLastCalledWith({ seat: 0, move: { do: 'place', at: 'Echo N' } });
    fireEvent.keyDown(document.querySelector('[data-spot="centre 2"]') as Element, { key: 'Escape' });
    expect(spots()).toContain('mine 0');
    expect(document.activeElement?.getAttribute('data-spot')).toBe('base 2');
  });

  it('the map comes into sight when it is asked, and what is answered beside it when that is', () => {
    const seen: (string | null)[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      seen.push(this.getAttribute('aria-label') ?? this.querySelector('h3')?.textContent ?? null);
    });
    show(onXS(planning));
    expect(seen).toEqual(['The planet']);
    cleanup();
    show(onXS({ ...planning, at: 'deposit', crews: { Alpha: { haul: { blue: 2 } } } }));
    expect(seen).toEqual(['The planet', 'Store your cubes']);
  });

  it('a base nobody plays from says so', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(374);
    const props = show(onXS(planning));
    press('[data-spot="centre 3"]');
    expect(props.explain).toHaveBeenCalled();
  });
});

describe('what lies ahead', () => {
  it('A4 A23 says how far the Alien goes and how near the end is', () => {
    show(
      onXS({
        humans: ['Alpha'],
        ai: ['Echo'],
        at: 'plan',
        options: { cards: 8 },
        mines: { F2: 2 },
        crews: { Echo: { stored: { N: ['green', 'green', 'blue'] } } },
      }),
    );
    expect(screen.getByText(/1–3 zones clockwise next/)).toBeDefined();
    expect(screen.getByText(/20 cubes in a base \(most: 3\).*or after round 8$/)).toBeDefined();
  });

  it('A33 partners read how full both their bases are, and the fullest of the AI crews', () => {
    show(
      onXS({
        humans: ['Alpha', 'Delta'],
        ai: ['Echo', 'Kilo', 'Tango', 'Xray'],
        options: { coop: true },
        at: 'plan',
        crews: {
          Alpha: { stored: { N: ['green'] } },
          Delta: { stored: { N: ['green', 'green'] } },
          Kilo: { stored: { N: ['green', 'green', 'blue'] } },
        },
      }),
    );
    expect(
      screen.getByText(/both your bases are full \(1 and 2 of 20\).*an AI base fills up first \(3\)/),
    ).toBeDefined();
  });

  it('A30 an AI crew shows where a raid of its would go, and goes there', () => {
    const given: Given = {
      humans: ['Echo'],
      ai: ['Alpha'],
      crews: { Echo: { hand: ['toxin'], stored: { E: ['pink'], W: ['green'] } } },
    };
    show(onXS({ ...given, at: 'plan' }));
    expect(within(chipOf('AI Alpha')).getByText(/would raid Echo east/)).toBeDefined();
    const played = onXS({ ...given, at: 'deployAi', rolls: ['AI06'] });
    expect(played.told('deployAi')[0]?.['places']).toContain('Echo E');
  });

  it('A31 an AI crew shows the fight it will pick, and picks it', () => {
    const play = onXS({
      humans: ['Alpha', 'Tango'],
      ai: ['Echo'],
      first: 'Tango',
      at: 'combat',
      mines: { F2: 1, G3: 1 },
      crews: {
        Alpha: { at: { F2: 1, G3: 1 } },
        Tango: { at: { F2: 1, G3: 1 } },
        Echo: { at: { F2: 1, G3: 1 } },
      },
    });
    expect(play.askedCrews).toEqual(['Tango']);
    expect(nextFight(rulesetOf(amass).model, play.view(0), 2)).toEqual({ at: 'G3', rival: 1 });
    show(play, 1);
    expect(within(chipOf('AI Echo')).getByText('Next fight: G3 against Ben')).toBeDefined();
    play.playDefaults(() => play.state.fight === null && play.told('fight').some((one) => one['crew'] === 2));
    expect(play.told('fight').find((one) => one['crew'] === 2)).toMatchObject({ at: 'G3', against: 1 });
  });
});

describe('in plain sight', () => {
  it('who is hurt stands once for each crew', () => {
    show(onXS({ humans: ['Alpha'], ai: ['Echo'], at: 'plan', crews: { Alpha: { moderate: 2 } } }));
    expect(document.querySelectorAll('[data-thing="wound 1"]')).toHaveLength(2);
    expect(within(chipOf('Ann')).getByText('Moderate')).toBeDefined();
  });

  it('A14 an open roll-off says who attacks with how many dice, and why each pair goes as it goes', () => {
    const play = onXS({
      humans: ['Alpha', 'Echo'],
      first: 'Alpha',
      at: 'combat',
      mines: { F2: 1, M5: 1 },
      crews: {
        Alpha: { at: { F2: 2, M5: 1 }, hand: ['toxin'] },
        Echo: { at: { F2: 1, M5: 1 } },
      },
      rolls: [5, 1, 3],
    });
    play.crew('Alpha').does({ do: 'fight', at: 'F2', against: 'Echo' });
    show(play);
    const fight = screen.getByRole('region', { name: 'Roll-off: Mine F2' });
    expect(within(fight).getByText('attacks with 2 dice')).toBeDefined();
    expect(within(fight).getByText('answers with 1 die')).toBeDefined();
    expect(within(fight).getByText('5 beats 3 by 2: Moderate wound for Ben')).toBeDefined();
    expect(within(fight).getByText('1 is unpaired: nothing happens')).toBeDefined();
  });
});
