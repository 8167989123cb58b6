import { problems, problemText, type Shape } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import { content } from './content/index.ts';
import { effect } from './rules/content/effects.ts';
import { contentShape } from './rules/content/shape.ts';

const all = <T>(entries: Readonly<Record<string, T>>): T[] => Object.values(entries);

/** Every effect of the box, inner ones included. */
function effectsIn(shape: Shape<unknown>, value: unknown, found: Set<string>): Set<string> {
  const { node } = shape;
  if (value === undefined || value === null) return found;
  if (node.is === 'list') for (const item of value as unknown[]) effectsIn(node.of, item, found);
  if (node.is === 'byName')
    for (const item of Object.values(value as object)) effectsIn(node.of, item, found);
  const held = value as Readonly<Record<string, unknown>>;
  if (node.is === 'record')
    for (const [name, child] of Object.entries(node.fields)) effectsIn(child, held[name], found);
  if (node.is === 'either') {
    const name = String(held[node.tag]);
    if (node.tag === 'op') found.add(name);
    for (const [field, child] of Object.entries(node.cases[name] ?? {})) effectsIn(child, held[field], found);
  }
  return found;
}

describe('the built-in box', () => {
  it('fits the declaration', () => {
    expect(problems(contentShape, content).map((one) => problemText(one))).toEqual([]);
  });
  it('holds 30 characters with 72 attacks, 34 cards and 6 squads, besides the boss with 3 attacks', () => {
    expect(all(content.characters)).toHaveLength(30);
    expect(all(content.characters).flatMap((one) => all(one.attacks))).toHaveLength(72);
    expect(all(content.tactics)).toHaveLength(34);
    expect(all(content.squads)).toHaveLength(6);
    expect(all(content.boss.attacks)).toHaveLength(3);
  });
  it('uses each of the 64 operations', () => {
    const { node } = effect;
    const declared = node.is === 'either' ? Object.keys(node.cases) : [];
    expect(declared).toHaveLength(64);
    expect([...effectsIn(contentShape, content, new Set())].sort()).toEqual(declared.sort());
  });
  it('has ready squads of exactly 17 Threat (MC60, MC62)', () => {
    for (const { members } of all(content.squads))
      expect(members.reduce((sum, one) => sum + (content.characters[one]?.threat ?? 0), 0)).toBe(17);
  });
  it('has 27 pieces of terrain, four of Size 4, each with a twin across the centre (ME14)', () => {
    const pieces = all(content.map.terrain);
    expect(pieces).toHaveLength(27);
    expect(pieces.filter((one) => one.size === 4)).toHaveLength(4);
    const { width, height } = content.map;
    const outlines = new Set(pieces.map((one) => JSON.stringify(one.outline)));
    for (const { outline } of pieces) {
      const turned =
        outline.is === 'circle'
          ? { ...outline, x: width - outline.x, y: height - outline.y }
          : { is: 'polygon', corners: outline.corners.map(({ x, y }) => ({ x: width - x, y: height - y })) };
      expect(outlines).toContain(JSON.stringify(turned));
    }
  });
  it('starts a match on the levels of the storm that each difficulty names (ME13, MA1, MA2)', () => {
    const { rows } = content.encounter.storm;
    const level = (debris: number): number => rows.filter((row) => row.at <= debris).length - 1;
    const { narrative, normal, hard, homoSuperior } = content.difficulties;
    expect([narrative, normal, hard, homoSuperior].map((one) => [one.tactics, level(one.debris)])).toEqual([
      [0, 0],
      [3, 1],
      [2, 1],
      [1, 2],
    ]);
  });
  it('lies on a table of 36 by 36 inches (MC5)', () => {
    expect([content.map.width, content.map.height]).toEqual([36_000, 36_000]);
  });
  it('has figures on three bases, with Sizes that follow none of them (MC8)', () => {
    const figures = [...all(content.characters), content.boss];
    expect([...new Set(figures.map(({ base }) => base))].sort()).toEqual([35, 50, 65]);
    expect([...new Set(figures.filter(({ base }) => base === 50).map(({ size }) => size))].sort()).toEqual([
      2, 3,
    ]);
  });
  it('gives small things small Sizes and buildings large ones (MC43)', () => {
    const sizeOf = (name: string): number | undefined => content.map.terrain[name]?.size;
    expect(['lamp-a', 'jeep-a', 'container-a', 'truck-a', 'bunker-a'].map(sizeOf)).toEqual([1, 2, 3, 4, 4]);
  });
  it('gives the boss no Threat, affiliation or leadership, and no construct of his own (ME3, ME41, MA23)', () => {
    const { boss } = content;
    expect([boss.threat, boss.affiliations]).toEqual([undefined, []]);
    expect(all(boss.superpowers).map(({ kind }) => kind)).not.toContain('leadership');
    const does = all(boss.superpowers).flatMap(({ effects }) => effects.map(({ op }) => op));
    expect(does).not.toContain('placeConstruct');
  });
  it('changes cards, debris and, if wanted, his Stamina with the difficulty, and nothing else (MA26)', () => {
    for (const level of all(content.difficulties))
      expect(Object.keys(level).sort()).toEqual(['bossStamina', 'debris', 'from', 'name', 'tactics']);
    expect(all(content.difficulties).map(({ bossStamina }) => bossStamina)).toEqual([8, 10, 12, 14]);
  });
});
