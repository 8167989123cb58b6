import { boxOf, problems } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.ts';
import { amass } from './index.ts';
import { contentShape } from './rules/content.ts';
import { board } from './testing/given.ts';

const packed = (changes: object) => boxOf(amass, { game: 'amass', name: 'test', content: changes });
const wrong = (changes: object): readonly string[] => {
  const boxed = packed(changes);
  return 'problems' in boxed ? boxed.problems.map((problem) => problem.path) : [];
};

describe('the box', () => {
  it('fits its shape and has nothing wrong', () => {
    expect(problems(contentShape, content)).toEqual([]);
    expect(amass.contentProblems(content)).toEqual([]);
  });

  it('holds 36 action, 12 resource and 12 AI cards, 120 cubes and 48 members', () => {
    const { action, resource, order, member, green, blue, pink, orange } = board.components;
    expect([action, resource, order].map((names) => (names as readonly string[]).length)).toEqual([
      36, 12, 12,
    ]);
    expect([member, Number(green) + Number(blue) + Number(pink) + Number(orange)]).toEqual([48, 120]);
  });

  it('places each cube exactly once over the whole resource deck, crossed ones included', () => {
    const placed: Record<string, number> = {};
    for (const { cubes, crossed } of board.resources)
      board.zones.forEach(({ colour }, zone) => {
        placed[colour] = (placed[colour] ?? 0) + (cubes[zone] ?? 0) + (crossed[zone] ?? 0);
      });
    expect(placed).toEqual({ green: 48, blue: 36, pink: 24, orange: 12 });
  });

  it('keeps apart what is printed on the example AI card, number by number', () => {
    expect(content.orders['AI01']?.from).toEqual([
      [
        { members: 'printed', otherwise: 'printed' },
        { members: 'printed', otherwise: 'stand-in' },
      ],
      [{ members: 'printed', otherwise: 'printed' }],
      [{ members: 'stand-in', otherwise: 'stand-in' }],
    ]);
  });

  it('takes packs that change cards, the map and the cubes', () => {
    expect(
      wrong({
        actions: {
          toxin: { copies: 1 },
          nap: {
            name: { en: 'Nap', de: 'Nickerchen' },
            copies: 2,
            command: { do: 'returnWounded', from: ['minor'] },
            from: { name: 'stand-in', effect: 'stand-in', timing: 'stand-in', copies: 'stand-in' },
          },
        },
      }),
    ).toEqual([]);
    expect(wrong({ mines: { J4: { colour: 'blue' } }, bases: { Tango: { zone: 8 } } })).toEqual([]);
  });

  it('refuses packs that cannot be played, naming the field', () => {
    expect(wrong({ mines: { J4: null } })).toContain('mines');
    expect(wrong({ bases: { Tango: { zone: 5 } } })).toContain('bases.Tango.zone');
    expect(wrong({ bases: { Tango: { zone: 12 } } })).toContain('bases.Tango.zone');
    expect(wrong({ bases: { Tango: null } })).toEqual(expect.arrayContaining(['bases', 'spread.6']));
    expect(wrong({ alien: { start: 11 } })).toContain('alien.start');
    expect(wrong({ cubes: { pink: null } })).toContain('cubes');
    expect(
      wrong({ cubes: { red: { points: 1, count: 1, from: { points: 'stand-in', count: 'stand-in' } } } }),
    ).toContain('cubes.red');
    expect(wrong({ spread: { 3: ['Alpha', 'Alpha', 'Echo'] } })).toContain('spread.3');
    expect(wrong({ members: { 4: null } })).toContain('members');
    expect(wrong({ levels: { hard: null } })).toContain('levels');
    expect(wrong({ levels: { brutal: content.levels['hard'] } })).toContain('levels.brutal');
    expect(wrong({ actions: { shieldWall: { command: { do: 'rerollDie' } } } })).toContain(
      'actions.shieldWall.command.do',
    );
    expect(wrong({ actions: { stimulant: { combat: { do: 'grantArmour' } } } })).toContain(
      'actions.stimulant.combat.do',
    );
    expect(wrong({ actions: { lureBeacon: { command: { steps: [1, 8] } } } })).toContain(
      'actions.lureBeacon.command.steps.1',
    );
    expect(wrong({ actions: { toxin: { command: null } } })).toContain('actions.toxin');
    expect(wrong({ actions: { toxin: { command: { do: 'fly' } } } })).toContain('actions.toxin.command.do');
    expect(wrong({ resources: { RES01: { cubes: { X9: 1 } } } })).toContain('resources.RES01.cubes.X9');
    expect(
      wrong({
        orders: Object.fromEntries(
          Object.keys(content.orders)
            .slice(3)
            .map((name) => [name, null]),
        ),
      }),
    ).toContain('orders');
    expect(
      wrong({
        resources: Object.fromEntries(
          Object.keys(content.resources)
            .slice(1)
            .map((name) => [name, null]),
        ),
      }),
    ).toContain('resources');
  });
});
