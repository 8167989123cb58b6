import {
  type Event,
  erased,
  type Json,
  listSeats,
  Match,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  seedOf,
} from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Choice, GameWords, Help, Language, LogWords, SpokenWords, Thing } from '../../words.ts';
import { masterworks } from '../index.ts';
import { conditions, faces, tools } from '../rules/content/vocabulary.ts';
import { help as typedHelp } from './help/index.ts';
import { words } from './index.ts';
import { log as typedLog } from './log.ts';
import { spoken as typedSpoken } from './spoken.ts';

const { choiceText, eventText, eventThings, nameOf, prompt, ruleOf } = erased<Required<GameWords>>(words);
const { choiceGroup, isMinor, jointText } = erased<Required<SpokenWords>>(typedSpoken);
const { joined } = erased<Required<LogWords>>(typedLog);
const help = erased<Help>(typedHelp);
const typed = rulesetOf(masterworks);
const ruleset = erased<Ruleset>(typed);
const { model } = typed;
const languages: readonly Language[] = ['en', 'de'];
const ids = (list: readonly unknown[]): number[] => [...list.keys()];
const things: readonly Thing[] = [
  ...ids(model.heroes).map((id) => ({ kind: 'character', id })),
  ...ids(model.pieceKeys).map((id) => ({ kind: 'piece', id })),
  ...model.rules.flatMap(({ key }, id) => (key.endsWith('.attack') ? [] : [{ kind: 'rule', id }])),
  ...ids(model.dampeners).flatMap((id) => [
    { kind: 'pile', id },
    { kind: 'dampener', id },
  ]),
  ...ids(model.rallyPoints).map((id) => ({ kind: 'rally', id })),
  ...ids(model.zones).map((id) => ({ kind: 'zone', id })),
  ...ids(Object.keys(model.content.affiliations)).map((id) => ({ kind: 'affiliation', id })),
  ...ids(conditions).map((id) => ({ kind: 'condition', id })),
  ...ids(faces).map((id) => ({ kind: 'face', id })),
  ...ids(tools).map((id) => ({ kind: 'tool', id })),
  ...[1, 2, 3, 4, 5].map((id) => ({ kind: 'range', id })),
  ...ids(model.storm).map((id) => ({ kind: 'storm', id })),
  ...[
    ...['soldier', 'code', 'missile', 'teleporter', 'construct', 'power', 'stamina', 'dazed', 'injured'],
    ...['activated', 'exhaustion', 'debris', 'tracker', 'reserve', 'discard', 'cover', 'sight'],
  ].map((kind) => ({ kind, id: 0 })),
];

/** Nothing is left to fill in, nothing is missing, no name of the rules is read out, no sentence stumbles. */
const unfinished =
  /[{}]|undefined|NaN|null| {2}|^\s|\s$|\(\)|, ,|\.\.|!\.|(^|\s)\?|\w+:(west|east|\d)|[a-z]-[a-z]+\.[a-z]/;

interface Asked {
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly Choice[];
}

/** A match of random choices that rather act than pass; what each seat was asked, and what everybody heard. */
function watched(seed: number, options: object, see: (asked: Asked) => void): readonly Event[] {
  const settled = optionsFor(ruleset.game, erased<Json>(options), 3);
  if (!('options' in settled)) throw new Error(settled.why);
  const match = new Match(ruleset, { seed: seedOf(`words ${seed}`), seats: 3, options: settled.options });
  const rng = quickRng(seed);
  const events = match.opened.told.map((one) => one.event);
  for (let answers = 0; match.toAct !== 0; answers++) {
    if (answers > 5_000) throw new Error('this match never ends');
    const asked = listSeats(match.toAct);
    const seat = asked[rng.below(asked.length)] ?? 0;
    const moves = ruleset.moves(match.state, seat);
    see({ view: ruleset.view(match.state, 1 << seat), seat, choices: moves.map((move) => ({ seat, move })) });
    const played = match.play(seat, moves[choose(moves, rng.below)]);
    if ('why' in played) throw new Error(played.why);
    for (const { event } of played.told) events.push(event);
  }
  return events;
}

const lazy = new Set(['end', 'pass', 'decline', 'deploy', 'unready', 'yours']);
const dear = new Set(['attack', 'area', 'beam', 'interact', 'react', 'card', 'power']);

/** Figures fight rather than walk, and walk rather than wait. */
function choose(moves: readonly { readonly do: string }[], below: (n: number) => number): number {
  const wanted = moves.flatMap((move, at) => (dear.has(move.do) ? [at] : []));
  if (wanted.length > 0 && below(3) > 0) return wanted[below(wanted.length)] ?? 0;
  const ready = moves.findIndex((move) => move.do === 'ready');
  if (ready >= 0 && below(2) === 0) return ready;
  for (let tries = 0; tries < 3; tries++) {
    const at = below(moves.length);
    if (!lazy.has(moves[at]?.do ?? '')) return at;
  }
  return below(moves.length);
}

const names = ['Ann', 'Ben', 'Cleo'];
const tables = [
  {},
  { squads: { are: 'ready', a: 'avengers-field', b: 'x-men-gold' }, difficulty: 'hard' },
  { squads: { are: 'ready', a: 'web-warriors', b: 'avengers-heavy' }, difficulty: 'homoSuperior' },
  { squads: { are: 'mustered' }, difficulty: 'narrative' },
];

describe('words of the table', () => {
  it.each(languages)('help and names of everything are whole (%s)', (language) => {
    for (const thing of things) {
      const what = `${thing.kind} ${thing.id}`;
      const { title, family, text, rules, provenance } = help(thing, ruleset, language);
      expect(title).toBe(nameOf(thing, ruleset, language));
      const all = [title, family, ...text, ...provenance.map((one) => one.what)];
      for (const sentence of all) expect(sentence, what).toMatch(/\S/);
      for (const sentence of all) expect(sentence, what).not.toMatch(unfinished);
      expect(text.length, what).toBeGreaterThan(0);
      expect(rules.length, what).toBeGreaterThan(0);
      expect(rules.every((rule) => /^M[CEADK]\d+$/.test(rule))).toBe(true);
    }
  });

  const seenMoves = new Set<string>();
  const seenEvents = new Set<string>();

  it.each(tables.map((options, i) => ({ options, i })))(
    'every question, choice and event has words (table $i)',
    ({ options, i }) => {
      let questions = 0;
      const events = watched(i, options, ({ view, seat, choices }) => {
        // The languages take turns: a match has questions enough for both.
        const language = questions++ % 2 === 0 ? 'en' : 'de';
        const asked = prompt(view, seat, ruleset, language);
        expect(asked).toMatch(/\S.*[.?]$/);
        expect(asked).not.toMatch(unfinished);
        expect(asked).not.toMatch(/^(Wait for|Warte auf)/);
        check(choices, view, language);
        expect(ruleOf(view, seat)).toMatch(/^M[CEADK]\d+$/);
        for (const { move } of choices) seenMoves.add(move.do);
      });
      for (const [at, event] of events.entries()) {
        seenEvents.add(event.did);
        for (const language of languages) {
          const text = eventText(event, names, ruleset, language);
          if (text === null)
            expect(['activationOver', 'attackOver', 'power', 'suffer', 'heal']).toContain(event.did);
          else if (unfinished.test(text) || !/^[\p{Lu}\d„].*[.!?“]$/u.test(text))
            throw new Error(`${JSON.stringify(event)} says "${text}"`);
          const joint = jointText(events.slice(at, at + 12), names, ruleset, language);
          if (joint !== null) expect(joint.text).not.toMatch(unfinished);
          if (joint !== null) expect(joint.of).toBeGreaterThan(1);
        }
        expect(isMinor(event)).toBeTypeOf('boolean');
        for (const thing of eventThings(event, ruleset)) expect(nameOf(thing, ruleset, 'en')).toMatch(/\S/);
      }
    },
    60_000,
  );

  /** Equal moves may say the same, and staying put with any tool; others must not. */
  function check(choices: readonly Choice[], view: unknown, language: Language): void {
    const said = new Map<string, string>();
    for (const choice of choices) {
      const text = choiceText(choice, view, ruleset, language);
      const move = JSON.stringify(choice.move);
      if (text === '' || unfinished.test(text)) throw new Error(`${move} says "${text}"`);
      const other = said.get(text) ?? move;
      if (other !== move && !/^(Stay put|Stehen bleiben)$/.test(text))
        throw new Error(`${move} and ${other} say "${text}"`);
      said.set(text, move);
      expect(choiceGroup(choice, view, ruleset, language)).not.toMatch(unfinished);
    }
  }

  it('what happens in nearly every match has been asked and told', () => {
    expect([...seenMoves]).toEqual(
      expect.arrayContaining([
        'muster',
        'zone',
        'deploy',
        'ready',
        'activate',
        'yours',
        'advance',
        'attack',
        'power',
      ]),
    );
    expect([...seenMoves]).toEqual(
      expect.arrayContaining([
        'interact',
        'card',
        'react',
        'aim',
        'spot',
        'choose',
        'soldier',
        'end',
        'pass',
        'area',
      ]),
    );
    expect([...seenEvents]).toEqual(
      expect.arrayContaining([
        'round',
        'turn',
        'activate',
        'advance',
        'attack',
        'roll',
        'count',
        'suffer',
        'power',
      ]),
    );
    expect([...seenEvents]).toEqual(
      expect.arrayContaining([
        'use',
        'card',
        'throw',
        'destroy',
        'storm',
        'reveal',
        'soldier',
        'missile',
        'daze',
        'end',
      ]),
    );
  });

  it('MC68 the log tells an attack as players would', () => {
    const told = (event: Event, language: Language): string | null =>
      eventText(event, names, ruleset, language);
    const count = { did: 'count', figure: 'hulk', target: 'pile:west', successes: 5, against: 1, damage: 4 };
    expect(told(count, 'en')).toBe('5 successes for Hulk, 1 for the west Debris Pile: 4 damage.');
    expect(told(count, 'de')).toBe('5 Erfolge für Hulk, 1 für den Trümmerhaufen West: 4 Schaden.');
    const thrown = { did: 'throw', thing: 'jeep-a', by: 'hulk', hit: 'boss', direction: 512 };
    const way = { fromX: 0, fromY: 0, x: 0, y: 0 };
    expect(told({ ...thrown, ...way }, 'en')).toBe(
      'Hulk throws the south-west burnt jeep north and hits Magneto.',
    );
    expect(told({ ...thrown, ...way }, 'de')).toBe(
      'Hulk wirft Gelände (Ausgebrannter Jeep, Südwest) nach Norden. Getroffen: Magneto.',
    );
  });

  it('MC20 those who gain the same are told together', () => {
    const gain = (...figures: string[]): Event => ({
      did: 'power',
      figures,
      gain: 1,
      power: figures.map(() => 1),
    });
    const told = (event: Event): string | null => eventText(event, names, ruleset, 'en');
    expect(jointText([gain('hulk'), gain('storm'), gain('boss')], names, ruleset, 'de')).toEqual({
      text: 'Hulk, Storm und Magneto bekommen je 1 Kraft.',
      of: 3,
    });
    expect(jointText([gain('hulk')], names, ruleset, 'de')).toBeNull();
    // In the log all of them or none: Hulk's own two are another line.
    expect(joined([gain('hulk'), gain('storm')], names, ruleset, 'en')).toBe(
      'Hulk and Storm gain 1 Power each.',
    );
    expect(told(gain('hulk', 'storm'))).toBe('Hulk and Storm gain 1 Power each.');
    const more = { ...gain('hulk'), gain: 2 };
    expect(joined([gain('hulk'), gain('storm'), more], names, ruleset, 'en')).toBeNull();
  });

  it('MC70 what a superpower cost and what is left are one line', () => {
    const use: Event = { did: 'use', figure: 'iron-man', rule: 'friday-ai', cost: 2 };
    const loss = (power: number): Event => ({
      did: 'power',
      figures: ['iron-man'],
      gain: -2,
      power: [power],
    });
    expect(joined([use, loss(1)], names, ruleset, 'en')).toBe('Iron Man uses Friday AI for 2 Power, 1 left.');
    expect(joined([use, loss(0)], names, ruleset, 'en')).toBe(
      'Iron Man uses Friday AI for 2 Power, none left.',
    );
    expect(joined([use, { ...loss(0), figures: ['hulk'] }], names, ruleset, 'en')).toBeNull();
  });
});
