/** An encounter and a map that cannot be set up. */
import { describe, expect, it } from 'vitest';
import { content } from '../../../content/index.ts';
import { told } from '../../../testing/told.ts';

const piece = (outline: object): object => ({
  map: { terrain: { 'lamp-a': { outline: { is: null, x: null, y: null, radius: null, ...outline } } } },
});

describe('encounter and map', () => {
  // biome-ignore format: one problem, one line
  it.each<[string, object, string]>([
    ['a track that starts at 1 (ME26)', { encounter: { storm: { rows: [{ at: 1, from: { at: 'stand-in', effects: 'printed' } }] } } }, 'encounter.storm.rows.0.at: expected a first row that starts at 0, found 1'],
    ['rows that do not rise', { encounter: { storm: { rows: [0, 0].map((row) => ({ at: row, from: { at: 'stand-in', effects: 'printed' } })) } } }, 'encounter.storm.rows.1.at: expected more than 0'],
    ['a cap below the last row', { encounter: { storm: { cap: 20 } } }, 'encounter.storm.cap: expected at least 21, found 20'],
    ['debris beyond the cap', { difficulties: { hard: { debris: 26 } } }, 'difficulties.hard.debris: expected at most 25, found 26'],
    ['no code to win with (ME38)', { encounter: { soldiers: { shutdownCode: 0 } } }, 'encounter.soldiers.shutdownCode: expected at least one Shutdown Code'],
    ['clockwise terrain (MA63)', piece({ is: 'polygon', corners: [{ x: 2000, y: 2000 }, { x: 2000, y: 3000 }, { x: 3000, y: 2000 }] }), 'map.terrain.lamp-a.outline.corners: expected corners that run anticlockwise (MA63)'],
    ['concave terrain (MA63)', piece({ is: 'polygon', corners: [{ x: 1000, y: 1000 }, { x: 3000, y: 1000 }, { x: 1500, y: 1500 }, { x: 1000, y: 3000 }] }), 'map.terrain.lamp-a.outline.corners.2: expected a convex outline'],
    ['a star (MA63)', piece({ is: 'polygon', corners: [{ x: 1000, y: 3000 }, { x: 2000, y: 500 }, { x: 3000, y: 3000 }, { x: 500, y: 1500 }, { x: 3500, y: 1500 }] }), 'map.terrain.lamp-a.outline.corners: expected a convex outline'],
    ['terrain off the table', piece({ is: 'circle', x: 400, y: 2000, radius: 500 }), 'map.terrain.lamp-a: expected a place wholly on the table of 36000 × 36000'],
    ['a corner off the table', piece({ is: 'polygon', corners: [{ x: 35000, y: 1000 }, { x: 36001, y: 1000 }, { x: 35000, y: 2000 }] }), 'map.terrain.lamp-a: expected a place wholly on the table of 36000 × 36000, found {"x":36001,"y":1000}'],
    ['two pieces in one place', piece({ is: 'circle', x: 3500, y: 6400, radius: 500 }), 'map.terrain.lamp-a: expected a place that does not overlap map.terrain.hut-a'],
    ['a piece on a Debris Pile', piece({ is: 'circle', x: 12000, y: 19400, radius: 500 }), 'map.terrain.lamp-a: expected a place that does not overlap map.dampeners.west'],
    ['missile on teleporter', { map: { missile: { x: 18000, y: 31000 } } }, 'map.teleporter: expected a place that does not overlap map.missile'],
    ['a zone inside out', { map: { zones: { west: { east: 0 } } } }, 'map.zones.west: expected west before east'],
    ['zones on top of each other', { map: { zones: { west: { east: 31000 } } } }, 'map.zones.east: expected a place that does not overlap map.zones.west'],
    ['one zone (ME15)', { map: { zones: { west: null } } }, 'map.zones: expected two deployment zones'],
    ['no dampener', { map: { dampeners: { west: null, east: null } } }, 'map.dampeners: expected 1 to 9 dampeners, found 0'],
    ['no Rally Point (ME22)', { map: { rallyPoints: { 'north-west': null, 'south-east': null } } }, 'map.rallyPoints: expected at least one Rally Point'],
    ['an open field (ME14)', { map: { terrain: Object.fromEntries(Object.keys(content.map.terrain) .slice(0, 8) .map((name) => [name, null])) } }, 'map.terrain: expected at least 20 pieces of terrain (ME14), found 19'],
    ['nothing tall (ME14)', { map: { terrain: { 'bunker-a': { size: 3 }, 'bunker-b': { size: 3 }, 'truck-a': { size: 3 } } } }, 'map.terrain: expected at least 2 pieces of Size 4 or more (ME14), found 1'],
  ])('%s', (_, changes, problem) => {
    expect(told(changes)[0]).toContain(problem);
  });

  it('touching and a thousandth of overlap are fine, two are not (MC95)', () => {
    expect(told(piece({ is: 'circle', x: 3000, y: 8000, radius: 500 }))).toEqual([]);
    expect(told(piece({ is: 'circle', x: 3001, y: 8000, radius: 500 }))).toEqual([]);
    expect(told(piece({ is: 'circle', x: 3002, y: 8000, radius: 500 }))).toHaveLength(1);
  });

  it('a circle near a corner is judged by the corner, not by the box around it', () => {
    expect(told(piece({ is: 'circle', x: 3146, y: 6146, radius: 500 }))).toEqual([]);
    expect(told(piece({ is: 'circle', x: 3149, y: 6149, radius: 500 }))).toHaveLength(1);
  });
});
