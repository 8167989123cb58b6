import { has } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../table.ts';
import type { Story, View } from '../../rules/state.ts';
import { typed, updatesOf } from '../../testing/updates.ts';
import { retell } from './retell.ts';
import { scenesOf } from './scenes.ts';

const { model: cards } = typed;

/** What a viewer sees on the table, without what no sentence is about. */
const onTable = ({ agenda: _agenda, seats, ...view }: View): unknown => ({
  ...view,
  seats: seats.map(({ memory: _memory, piled: _piled, ...place }) => place),
});

describe('a view retold', () => {
  it('is in the end the one that came, in every update of a match', () => {
    let updates = 0;
    for (const seats of [3, 4, 6]) {
      for (let seed = 0; seed < 6; seed++) {
        for (const { before, after, news } of updatesOf(`retold-${seed}`, seats, seed % seats)) {
          const end = news.reduce((view, { event }) => retell(view, event, { cards, after }), before);
          expect(onTable(end), JSON.stringify(news.map(({ event }) => event))).toEqual(onTable(after));
          updates++;
        }
      }
    }
    expect(updates).toBeGreaterThan(1_000);
  });
});

type Shown = Scene<View, Story>;
type Kinds = readonly string[];

/** Every update of some matches, with its scenes. */
function* scened() {
  for (const seats of [3, 5]) {
    for (let seed = 0; seed < 8; seed++) {
      for (const update of updatesOf(`scenes-${seed}`, seats, seed % seats))
        yield { ...update, scenes: scenesOf(update, typed) };
    }
  }
}

const displays = ({ seats }: View): unknown =>
  seats.map(({ groups, stack, toys, shown, held }) => ({ groups, stack, toys, shown, held }));
const kindsOf = (scenes: readonly Scene<View, Story>[]): Kinds => scenes.map(({ kind }) => kind);
const did = (update: { news: readonly { event: { did: string } }[] }, what: string): boolean =>
  update.news.some(({ event }) => event.did === what);

describe('the scenes of an update', () => {
  const all = [...scened()];

  it('tell every event in order, none of them twice', () => {
    for (const { scenes, news } of all) {
      const seen = new Map(scenes.flatMap(({ events }) => events.map((one) => [one.n, one] as const)));
      expect([...seen.values()]).toEqual(news.slice(0, seen.size));
      const ends = scenes.map(({ events }) => events.at(-1)?.n ?? 0);
      expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      // A reveal is told once, and still told while its cards find their places.
      const told = scenes.filter(({ kind }) => kind !== 'arrive').flatMap(({ events }) => events);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('are none while others pick', () => {
    const picks = all.filter(({ news }) => news.every(({ event }) => event.did === 'seal'));
    expect(picks.length).toBeGreaterThan(100);
    for (const { scenes } of picks) expect(scenes).toEqual([]);
  });

  it('turn up the picks before they lie in a display, and pass the hands last', () => {
    const turns = all.filter((one) => did(one, 'reveal') && did(one, 'pass'));
    expect(turns.length).toBeGreaterThan(50);
    for (const { scenes, before, after, near } of turns) {
      const [reveal, arrive, ...rest] = scenes;
      expect([reveal?.kind, arrive?.kind]).toEqual(['reveal', 'arrive']);
      expect(displays(reveal?.view ?? after)).toEqual(displays(before));
      expect(kindsOf(rest).filter((kind) => kind !== 'turn')).toEqual(['pass']);
      const old = before.seats[near]?.hand ?? [];
      for (const { kind, view, events } of scenes) {
        // Only a card that was drawn in this Turn comes to the hand; GPS shows its pick in the new one.
        if (kind === 'turn' && events.some(({ event }) => event.did === 'track')) continue;
        const came = (view.seats[near]?.hand ?? []).filter((card) => !old.includes(card));
        const drew = events.some(({ event }) => event.did === 'draw') || kind === 'pass' || kind === 'turn';
        expect(came.length).toBeLessThanOrEqual(drew ? 1 : 0);
      }
    }
  });

  it('score step by step, with the displays as they lay, and deal only afterwards', () => {
    const scorings = all.filter((one) => did(one, 'weigh'));
    expect(scorings.length).toBe(16 * 3);
    for (const { scenes, before, after, near } of scorings) {
      const first = scenes.findIndex(({ kind }) => kind === 'score E');
      const next = after.over ? 'end' : 'hole';
      const steps = ['score E', 'score F', 'score G', 'score H', next];
      expect([...new Set(kindsOf(scenes).slice(first))]).toEqual(steps);
      const result = scenes.findLast(({ kind }) => kind === 'score H');
      for (const scene of scenes) {
        const { kind, view } = scene;
        expect(scene.isStep === true).toBe(/^score|^end/.test(kind));
        expect(scene.lasts === null).toBe(scene === result);
        const isScored = kind === 'score H' || kind === next;
        const points = view.seats.map((place) => place.points.length);
        expect(new Set(points)).toEqual(
          new Set([before.seats[0]?.points.length ?? 0].map((n) => n + Number(isScored))),
        );
        if (kind !== 'hole') expect(view.hole).toBe(before.hole);
        if (kind !== 'reveal' && kind !== 'arrive' && kind !== 'turn')
          expect(view.seats[near]?.hand.filter((card) => card !== '?')).toEqual([]);
      }
      const opening = first === 0 ? before : scenes[first - 1]?.view;
      const page = opening?.sheet[before.round - 1];
      expect(page?.lines.every(({ weight }) => weight === null) ?? true).toBe(true);
      expect(opening?.turnedUp).toBeNull();
    }
  });

  it('let a display fall in before it is told that it did (B12)', () => {
    const falls = all.filter((one) => did(one, 'drawnIn'));
    expect(falls.length).toBeGreaterThan(10);
    for (const { scenes } of falls) {
      const [fall, told] = scenes.filter(({ kind }) => kind === 'score G');
      const lost = told?.events.flatMap(({ event }) => (event.did === 'drawnIn' ? event.seat : [])) ?? [];
      expect(fall?.events.map(({ event }) => event.did)).toEqual(['score']);
      expect(fall?.view.sheet.at(-1)?.lines.flatMap((line, seat) => (line.drawnIn ? seat : []))).toEqual(
        lost,
      );
      for (const seat of lost) {
        expect(fall?.view.seats[seat]?.shown).toEqual(before(fall, scenes)?.seats[seat]?.shown);
        expect(told?.view.seats[seat]?.shown).toEqual([]);
      }
    }
  });

  it('turn up the Toys together before they are weighed (B9)', () => {
    const toys = all.filter(({ scenes }) =>
      scenes.some(({ kind, view }) => kind === 'reveal' && view.seats[0]?.hand.length === 0),
    );
    expect(toys.length).toBeGreaterThan(10);
    for (const { scenes } of toys) {
      const at = scenes.findIndex(({ kind, view }) => kind === 'reveal' && view.seats[0]?.hand.length === 0);
      expect(scenes[at]?.view.seats.some((place) => place.toys.length > 0)).toBe(true);
      expect(scenes[at + 1]?.kind).toBe('arrive');
      expect(scenes[at + 1]?.view.seats.some((place) => place.toys.length > 0)).toBe(false);
    }
  });

  it('show what rivals decide, not what this person has just decided', () => {
    const answers = all.filter(({ news }) =>
      ['placeThreshold', 'keepRelic'].includes(news[0]?.event.did ?? ''),
    );
    const mine = answers.filter(({ news, viewer }) => isOf(news[0]?.event, viewer));
    const others = answers.filter((one) => !mine.includes(one));
    expect(Math.min(mine.length, others.length)).toBeGreaterThan(3);
    for (const { scenes } of others) expect(scenes[0]?.kind).toBe('turn');
    for (const { scenes, news } of mine) {
      const banner = scenes.find(({ kind }) => kind === 'turn');
      expect(banner?.events.at(-1)?.event).not.toBe(news[0]?.event);
    }
  });

  it('take a few seconds at most, the reading of a scoring aside', () => {
    for (const { scenes } of all) {
      const time = scenes.reduce((sum, { lasts }) => sum + (lasts ?? 0), 0);
      const isEndOfRound = scenes.some(({ kind }) => kind === 'pile' || kind === 'hole');
      const scored = scenes.filter(({ isStep }) => isStep).reduce((sum, { lasts }) => sum + (lasts ?? 0), 0);
      expect(time - scored).toBeLessThanOrEqual(isEndOfRound ? 12_000 : 6_600);
      expect(scored).toBeLessThanOrEqual(27_000);
      for (const { events } of scenes) expect(events.length).toBeGreaterThan(0);
    }
  });
});

/** What the scene before it showed. */
const before = (scene: Shown | undefined, scenes: readonly Shown[]): View | undefined =>
  scene && scenes[scenes.indexOf(scene) - 1]?.view;

const isOf = (event: { readonly did: string } | undefined, viewer: number): boolean =>
  event !== undefined && 'seat' in event && typeof event.seat === 'number' && has(viewer, event.seat);
