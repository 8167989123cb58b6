import {
  type Event,
  erased,
  listSeats,
  Match,
  optionsFor,
  quickRng,
  type Ruleset,
  rulesetOf,
  seedOf,
} from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { Choice, GameWords, Help, Language, Thing } from '../../words.ts';
import { amass } from '../index.ts';
import { colours, wounds } from '../rules/content.ts';
import type { State } from '../rules/state.ts';
import { help as typedHelp } from './help.ts';
import { words } from './index.ts';
import { backs, phases } from './names.ts';

const { choiceText, eventText, eventThings, nameOf, others, prompt, ties } =
  erased<Required<GameWords>>(words);
const help = erased<Help>(typedHelp);
const ruleset = rulesetOf(amass) as unknown as Ruleset;
const board = rulesetOf(amass).model;
const languages: readonly Language[] = ['en', 'de'];
const ids = (list: readonly unknown[]): number[] => [...list.keys()];
const cards = ['action', 'resource', 'order'] as const;
const single = ['alien', 'member', 'die', 'droid', 'shield', 'first', 'supply', 'gone', 'aside', 'haul'];
const things: readonly Thing[] = [
  ...cards.flatMap((kind) =>
    ids(ruleset.rules.components[kind] as readonly string[]).map((id) => ({ kind, id })),
  ),
  ...ids(colours).map((id) => ({ kind: 'cube', id })),
  ...ids(board.places).map((id) => ({ kind: 'place', id })),
  ...ids(board.bases).map((id) => ({ kind: 'base', id })),
  ...ids(wounds).map((id) => ({ kind: 'wound', id })),
  ...ids(phases).map((id) => ({ kind: 'phase', id })),
  ...ids(backs).map((id) => ({ kind: 'back', id })),
  ...single.map((kind) => ({ kind, id: 0 })),
];

/** Nothing is left to fill in, nothing is missing, and no hidden id was read out. */
const unfinished = /[{}]|undefined|NaN|null| {2}|(^|[\s(])\?|^\s|\s$|\(\)|, ,/;

/** Every mode of the game. */
const modes = {
  'three humans': { seats: 3, options: { cards: 5 } },
  'solo with two AI crews': { seats: 1, options: { cards: 8 } },
  'two humans and one AI crew': { seats: 2, options: { cards: 5, first: 1 } },
  'co-op': { seats: 2, options: { coop: true, cards: 5 } },
  'co-op, open to the partner': {
    seats: 2,
    options: { coop: true, openToPartner: true, membersBy: 'humans', cards: 5 },
  },
  'six humans': { seats: 6, options: { cards: 5 } },
  'bases chosen in turn': { seats: 3, options: { cards: 5, bases: { are: 'picked' } } },
  'to the end, bases chosen': {
    seats: 2,
    options: { ai: 0, bases: { are: 'chosen', names: ['Xray', 'Delta'] } },
  },
} as const;

interface Asked {
  readonly view: unknown;
  readonly seat: number;
  readonly choices: readonly Choice[];
}

interface Watched {
  readonly events: readonly Event[];
  /** The view after the end. */
  readonly last: unknown;
}

/** A match of choices that send members everywhere; what each seat saw and was asked, and what it heard. */
function watched(mode: keyof typeof modes, seed: number, see: (asked: Asked) => void): Watched {
  const { seats, options } = modes[mode];
  const settled = optionsFor(ruleset.game, options as never, seats);
  if (!('options' in settled)) throw new Error(settled.why);
  const match = new Match(ruleset, { seed: seedOf(`${mode} ${seed}`), seats, options: settled.options });
  const rng = quickRng(seed);
  const events = match.opened.told.map((one) => one.event);
  for (let answers = 0; match.toAct !== 0; answers++) {
    if (answers > 20_000) throw new Error('this match never ends');
    const asked = listSeats(match.toAct);
    // Now and then a seat that has answered changes its mind.
    const seat = rng.below(20) === 0 ? rng.below(seats) : (asked[rng.below(asked.length)] ?? 0);
    const moves = ruleset.moves(match.state, seat);
    if (moves.length === 0) continue;
    const view = ruleset.view(match.state, 1 << seat);
    see({ view, seat, choices: moves.map((move) => ({ seat, move })) });
    const played = match.play(seat, moves[choose(moves, rng.below)]);
    if ('why' in played) throw new Error(played.why);
    for (const { event, secret } of played.told) events.push(event, ...(secret ? [secret.event] : []));
  }
  return { events, last: ruleset.view(match.state, 0) };
}

/** Members are mostly placed, seldom taken back; cards are rather played than kept. */
function choose(moves: readonly { readonly do: string }[], below: (n: number) => number): number {
  const lazy = new Set(['takeBack', 'unready', 'unstore', 'ready', 'pass', 'withdraw']);
  for (let tries = 0; tries < 3; tries++) {
    const at = below(moves.length);
    if (!lazy.has(moves[at]?.do ?? '')) return at;
  }
  const ready = moves.findIndex((move) => move.do === 'ready');
  return ready >= 0 && below(3) > 0 ? ready : below(moves.length);
}

describe('words of the table', () => {
  it.each(languages)('help and names of everything are whole (%s)', (language) => {
    for (const thing of things) {
      const what = `${thing.kind} ${thing.id}`;
      const { title, family, text, rules, provenance } = help(thing, ruleset, language);
      expect(title).toBe(nameOf(thing, ruleset, language));
      const all = [title, family, ...text, ...provenance.map((one) => one.what)];
      for (const words of all) expect(words, what).toMatch(/\S/);
      for (const words of all) expect(words, what).not.toMatch(unfinished);
      expect(text.length, what).toBeGreaterThan(0);
      expect(rules.length, what).toBeGreaterThan(0);
      expect(rules.every((rule) => /^AA?\d+$/.test(rule))).toBe(true);
    }
  });

  it.each(languages)('things of one kind have names of their own (%s)', (language) => {
    for (const kind of ['resource', 'order', 'cube', 'place', 'base', 'wound', 'phase', 'back']) {
      const names = things.filter((one) => one.kind === kind).map((one) => nameOf(one, ruleset, language));
      expect(new Set(names).size, kind).toBe(names.length);
    }
    const actions = ids(board.actions).map((id) => nameOf({ kind: 'action', id }, ruleset, language));
    expect(new Set(actions).size).toBe(Object.keys(board.content.actions).length);
  });

  const seenMoves = new Set<string>();
  const seenEvents = new Set<string>();

  it.each(Object.keys(modes) as (keyof typeof modes)[])(
    'every question and choice has words (%s)',
    (mode) => {
      for (let seed = 0; seed < 4; seed++) {
        const { events, last } = watched(mode, seed, ({ view, seat, choices }) => {
          for (const language of languages) {
            const asked = prompt(view, seat, ruleset, language);
            expect(asked).toMatch(/\S.*[.?]$/);
            expect(asked).not.toMatch(unfinished);
            const texts = choices.map((choice) => choiceText(choice, view, ruleset, language));
            for (const [at, text] of texts.entries())
              if (text === '' || unfinished.test(text))
                throw new Error(`${JSON.stringify(choices[at]?.move)} says "${text}"`);
            if (new Set(texts).size < texts.length) {
              const twice = texts.find((text, at) => texts.indexOf(text) < at);
              throw new Error(`two choices say "${twice}"`);
            }
          }
          for (const { move } of choices) seenMoves.add(move.do);
        });
        const names = ['Ann', 'Ben', 'Cy', 'Di', 'Eve', 'Flo'].slice(0, modes[mode].seats);
        for (const event of events) {
          seenEvents.add(event.did);
          for (const language of languages) {
            const all = [...names, ...others(last, ruleset, language).map(({ name }) => name)];
            const text = eventText(event, all, ruleset, language);
            if (text === null) expect(['goHome', 'first', 'distribute']).toContain(event.did);
            else if (unfinished.test(text) || !/^\S.*\.$/.test(text))
              throw new Error(`${JSON.stringify(event)} says "${text}"`);
            for (const thing of eventThings(event, ruleset)) {
              expect(things).toContainEqual(thing);
            }
          }
        }
      }
    },
  );

  it('a Resource or AI card is called by the number on its face', () => {
    const [resource, order] = [
      { kind: 'resource', id: 3 },
      { kind: 'order', id: 11 },
    ];
    expect(languages.map((language) => nameOf(resource, ruleset, language))).toEqual([
      'Resource card 4',
      'Rohstoffkarte 4',
    ]);
    expect(nameOf(order, ruleset, 'en')).toBe('AI card 12');
    const told = (event: Event): readonly (string | null)[] =>
      languages.map((language) => eventText(event, ['Ann'], ruleset, language));
    expect(told({ did: 'playResource', seat: 0, card: 3, round: 1 })).toEqual([
      'Round 1: Ann plays Resource card 4.',
      'Runde 1: Ann spielt Rohstoffkarte 4.',
    ]);
    expect(told({ did: 'order', crew: 0, card: 11 })[0]).toBe('Ann draws AI card 12.');
    expect(told({ did: 'look', seat: 0, cards: [3, 11], count: 2 })[0]).toBe(
      'Ann looks at Resource cards 4 and 12.',
    );
  });

  it('AA75 the log says who of two partners stays and who withdraws', () => {
    const told = (own: number): readonly (string | null)[] =>
      languages.map((language) =>
        eventText(
          { did: 'agree', at: 'Kilo N', seat: 1, partner: 0, own, rest: 1 - own },
          ['Ann', 'Ben'],
          ruleset,
          language,
        ),
      );
    expect(told(1)).toEqual([
      'Agreed (Kilo north): Ben stays, Ann withdraws.',
      'Einig (Kilo Nord): Ben bleibt, Ann zieht sich zurück.',
    ]);
    expect(told(0)[0]).toBe('Agreed (Kilo north): Ann stays, Ben withdraws.');
  });

  it('A34 the log says that a member was moved, not its player', () => {
    const event = { did: 'movedMembers', crew: 0, members: 1, from: 'F2', to: ['B1'] };
    expect(languages.map((language) => eventText(event, ['Cleo'], ruleset, language))).toEqual([
      "1 member of Cleo's crew moved from F2 to B1.",
      '1 Mitglied von Cleo versetzt, von F2 nach B1.',
    ]);
  });

  it('A14 AA28 the log says who fought, who wins a pair and who by a card', () => {
    const told = (won: number, ...faces: readonly number[]): readonly (string | null)[] =>
      languages.map((language) =>
        eventText(
          { did: 'pairs', crew: 0, against: 1, pairs: [{ faces: [...faces], won }] },
          ['Ann', 'Ben'],
          ruleset,
          language,
        ),
      );
    expect(told(0, 6, 3)).toEqual(['Ann against Ben: 6 beats 3 by 3.', 'Ann gegen Ben: 6 schlägt 3 um 3.']);
    expect(told(1, 1, 2)).toEqual([
      'Ann against Ben: 1 loses to 2 by 1.',
      'Ann gegen Ben: 1 unterliegt 2 um 1.',
    ]);
    expect(told(-1, 5, 5)).toEqual([
      'Ann against Ben: 5 ties with 5: both lose.',
      'Ann gegen Ben: 5 gegen 5 unentschieden: beide verlieren.',
    ]);
    expect(told(0, 5, 5)).toEqual([
      'Ann against Ben: 5 beats 5 with a card.',
      'Ann gegen Ben: 5 schlägt 5 durch eine Karte.',
    ]);
    expect(told(1, 6, 2)[0]).toBe('Ann against Ben: 6 loses to 2 because of a card.');
    expect(told(-1, 2, 6)[0]).toBe('Ann against Ben: 2 ties with 6 with a card each: both lose.');
  });

  it.each(languages)('what settled a result is said (%s)', (language) => {
    const settled = optionsFor(ruleset.game, { ai: 1 } as never, 2);
    if (!('options' in settled)) throw new Error(settled.why);
    const { state } = new Match(ruleset, { seed: seedOf('tie'), seats: 2, options: settled.options });
    const crews = (state as State).crews;
    const stored = { green: 3, blue: 0, pink: 0, orange: 0 };
    const aside = { ...stored, green: 0, pink: 1 };
    const over = (...changes: readonly Partial<State['crews'][number]>[]): readonly string[] => {
      const now = crews.map((crew, i) => ({ ...crew, ...changes[i] }));
      return ties({ ...(state as State), ending: 'cards', crews: now }, ['Ann', 'Ben'], ruleset, language);
    };
    expect(ties(state, ['Ann', 'Ben'], ruleset, language)).toEqual([]);
    const [decided, ...none] = over({ stored, aside }, { stored });
    expect(none).toEqual([]);
    expect(decided).toMatch(/Ann.*Ben.*3.*Ann 3, Ben 0/);
    const [shared] = over({}, { stored });
    expect(shared).toMatch(/Ann .*Echo|Ann .*Kilo|Ann .*Tango/);
    for (const text of [decided, shared]) expect(text).not.toMatch(unfinished);
    // A54: partners win or lose together, whatever their points.
    const together = (ending: State['ending']): readonly string[] =>
      ties({ ...(state as State), coop: true, ending }, ['Ann', 'Ben'], ruleset, language);
    const lost = language === 'en' ? [/lose together/] : [/verlieren gemeinsam/];
    for (const ending of ['planet', 'cards', 'aiBase'] as const)
      expect(together(ending)).toEqual(lost.map((words) => expect.stringMatching(words)));
    expect(together('won')).not.toEqual(together('planet'));
  });

  it('all that can be chosen and told has been', () => {
    const { move, event } = ruleset.game;
    if (move.node.is !== 'either' || event.node.is !== 'either')
      throw new Error('told apart by what is done');
    expect([...seenMoves].sort()).toEqual(Object.keys(move.node.cases).sort());
    expect([...seenEvents].sort()).toEqual(Object.keys(event.node.cases).sort());
  });
});
