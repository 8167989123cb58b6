import {
  type Event,
  erased,
  listSeats,
  Match,
  only,
  openStep,
  preview,
  quickRng,
  type Rng,
  type Ruleset,
  rulesetOf,
  type Seat,
} from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { GameWords, Help, Language, Thing } from '../../words.ts';
import { ultramassive } from '../index.ts';
import { sizes, slots, tokenKinds } from '../rules/content.ts';
import { channels, type Move, type Options, type State } from '../rules/state.ts';
import { help as typedHelp } from './help/index.ts';
import { words } from './index.ts';
import {
  anomalyThing,
  draftSpaceThing,
  siphonThing,
  spaceThing,
  tokenThing,
  wormholeThing,
} from './things.ts';

const { choiceText, eventText, eventThings, nameOf, prompt } = erased<Required<GameWords>>(words);
const help = erased<Help>(typedHelp);
const rules = rulesetOf(ultramassive);
const ruleset = rules as unknown as Ruleset;
const languages: readonly Language[] = ['en', 'de'];
const unsaid = /[{}?]|undefined|NaN|null|\[object| {2}|^\s*$/;

const cards = ['action', 'core', 'draftToken', 'resource', 'challenge'] as const;
const idsOf = (kind: string): number[] => [...(ruleset.rules.components[kind] as readonly string[]).keys()];
const upTo = (count: number): number[] => [...Array(count).keys()];
const things: readonly Thing[] = [
  ...cards.flatMap((kind) => idsOf(kind).map((id) => ({ kind, id }))),
  ...slots.map(anomalyThing),
  ...tokenKinds.map(tokenThing),
  ...upTo(4).flatMap((seat) => [
    ...channels.flatMap((channel) => upTo(7).map((i) => spaceThing(seat, channel, i + 1))),
    ...upTo(4).map((at) => wormholeThing(seat, at)),
    ...['hole', 'mass', 'discovery'].map((kind) => ({ kind, id: seat })),
  ]),
  ...(['final', 'earlier'] as const).flatMap((edition) => [
    ...[0, 1].flatMap((set) => upTo(5).map((space) => draftSpaceThing(edition, undefined, set, space))),
    ...sizes.flatMap((size) => [0, 1].map((option) => siphonThing(edition, size, option))),
  ]),
  ...idsOf('draftToken').flatMap((token) => upTo(5).map((i) => draftSpaceThing('final', token, 0, i))),
  ...['deck', 'discard', 'back', 'starter', 'round'].map((kind) => ({ kind, id: 0 })),
];

const modes: readonly { name: string; seats: number; options: Partial<Options> }[] = [
  { name: 'two', seats: 2, options: {} },
  { name: 'three, advanced draft', seats: 3, options: { advancedDraft: true } },
  { name: 'four, one by one', seats: 4, options: { turns: 'oneByOne' } },
  { name: 'the earlier edition', seats: 3, options: { edition: 'earlier' } },
  { name: 'solo Normal', seats: 1, options: { mode: 'soloNormal' } },
  { name: 'solo Hard', seats: 1, options: { mode: 'soloHard' } },
];

/** Picks among the kinds of move evenly, and rarely ends or passes, so that every question comes up. */
function anyMove(moves: readonly Move[], rng: Rng): Move {
  const kinds = [...new Set(moves.map((move) => move.do))];
  const bold = kinds.filter((kind) => !['end', 'pass', 'exchange', 'done'].includes(kind));
  const among = bold.length > 0 && rng.below(20) > 0 ? bold : kinds;
  const kind = among[rng.below(among.length)];
  const fitting = moves.filter((move) => move.do === kind);
  return fitting[rng.below(fitting.length)] as Move;
}

/** Plays a match at random, and shows every question before it is answered and everything that is told. */
function playOut(
  { seats, options }: (typeof modes)[number],
  seed: number,
  asked: (state: State, seat: Seat, moves: readonly Move[]) => void,
  told: (event: Event) => void,
): void {
  const match = new Match(rules, {
    seed: `words-${seed}`,
    seats,
    options: { ...ultramassive.defaults, ...options },
  });
  const rng = quickRng(seed);
  for (const { event } of match.opened.told) told(event);
  while (match.toAct !== 0) {
    for (const seat of listSeats(match.toAct)) asked(match.state, seat, rules.moves(match.state, seat));
    const seat = 31 - Math.clz32(match.toAct);
    const played = match.play(seat, anyMove(rules.moves(match.state, seat), rng));
    if ('why' in played) throw new Error(played.why);
    for (const { event, secret } of played.told) {
      told(event);
      if (secret !== undefined) told(secret.event);
    }
  }
}

describe('words of the table', () => {
  it.each(languages)('help and names of everything are complete (%s)', (language) => {
    for (const thing of things) {
      const { title, family, text, rules: numbers, provenance } = help(thing, ruleset, language);
      const said = [
        title,
        family,
        nameOf(thing, ruleset, language),
        ...text,
        ...provenance.map((one) => one.what),
      ];
      for (const words of said) expect(words, `${thing.kind} ${thing.id}`).not.toMatch(unsaid);
      expect(text.length, `${thing.kind} ${thing.id}`).toBeGreaterThan(0);
      expect(numbers.filter((rule) => !/^(R|H|A|ER)\d+$/.test(rule))).toEqual([]);
    }
  });

  it('things of one kind have different names', () => {
    expect(new Set(things.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(things.length);
    const names = slots.map((slot) => nameOf(anomalyThing(slot), ruleset, 'en'));
    expect(new Set(names).size).toBe(slots.length);
    expect(nameOf(spaceThing(3, 'pink', 3), ruleset, 'en')).toBe('Rift pink 3');
    expect(nameOf(spaceThing(0, 'blue', 7), ruleset, 'de')).toBe('Feld blau 7');
    expect(nameOf(siphonThing('earlier', 'supermassive', 1), ruleset, 'en')).toBe(
      'Supermassive: +3 Discovery Counters',
    );
    expect(nameOf(draftSpaceThing('final', undefined, 1, 4), ruleset, 'en')).toBe(
      'remove Antimatter, Supergiant Star',
    );
  });

  it.each(languages)('every question has a prompt, and its answers differ (%s)', (language) => {
    const steps = new Set<string>();
    const faults: string[] = [];
    const judge = (isGood: boolean, said: string): void => void (isGood || faults.push(said));
    for (const mode of modes) {
      for (let seed = 0; seed < 4; seed++) {
        const asked = (state: State, seat: Seat, moves: readonly Move[]): void => {
          const view = rules.view(state, only(seat));
          const step = openStep(state.agenda, seat)?.do ?? '';
          steps.add(step);
          const question = prompt(view, seat, ruleset, language);
          judge(!unsaid.test(question) && !/^(Wait for|Warte auf)/.test(question), `${step}: ${question}`);
          const texts = moves.map((move) => choiceText({ seat, move } as never, view, ruleset, language));
          judge(new Set(texts).size === texts.length, `${step}: ${texts.join('; ')}`);
          for (const text of texts) judge(!unsaid.test(text), `${step}: ${text}`);
        };
        playOut(mode, seed, asked, () => {});
      }
    }
    expect(faults).toEqual([]);
    expect([...steps].sort()).toEqual(
      [
        'act',
        'chooseCore',
        'discard',
        'discover',
        'discoverNow',
        'empower',
        'keep',
        'moveStack',
        'nextResource',
        'openWormholes',
        'orbit',
        'pick',
        'place',
        'placeWormholes',
        'recycle',
        'remove',
        'siphon',
        'upgrade',
      ].sort(),
    );
  });

  it('choices are complete sentences beside the preview of a move on its way', () => {
    let questions = 0;
    for (const mode of modes) {
      const asked = (state: State, seat: Seat, moves: readonly Move[]): void => {
        if (++questions % 20 > 0) return;
        const move = moves[questions % moves.length] as Move;
        const view = rules.view(state, only(seat));
        const after = preview(ruleset, view, only(seat), seat, move as never);
        const shown = after.certain ? after.view : view;
        expect(prompt(shown, seat, ruleset, 'en')).not.toMatch(unsaid);
        for (const one of moves)
          expect(choiceText({ seat, move: one } as never, shown, ruleset, 'en')).toMatch(/\S/);
      };
      playOut(mode, 5, asked, () => {});
    }
    expect(questions).toBeGreaterThan(400);
  });

  it.each(languages)('the log has a line for everything, and its things have names (%s)', (language) => {
    const names = ['Ann', 'Ben', 'Cy', 'Di'];
    const silent = new Set<string>();
    const kinds = new Set<string>();
    for (const mode of modes) {
      for (let seed = 0; seed < 4; seed++) {
        playOut(
          mode,
          seed,
          () => {},
          (event) => {
            if (event.did === '') return; // what others do not hear
            kinds.add(event.did);
            const text = eventText(event, names, ruleset, language);
            if (text === null) silent.add(event.did);
            else expect(text, event.did).not.toMatch(unsaid);
            for (const thing of eventThings(event, ruleset))
              expect(nameOf(thing, ruleset, language)).not.toMatch(unsaid);
          },
        );
      }
    }
    // What is set aside is still part of the deck for everybody; what is gained is told by what follows.
    expect([...silent].sort()).toEqual(['gain', 'setAside']);
    expect(kinds.size).toBeGreaterThan(40);
  });

  it('gives the reason with a result', () => {
    const told = (event: object): readonly (string | null)[] =>
      (['en', 'de'] as const).map((language) => eventText(event as Event, ['Ann', 'Ben'], ruleset, language));
    expect(told({ did: 'bonus', seat: 0, mass: 3 })[0]).toBe(
      'Ann gets the Solar Mass Bonus: 1 Black Hole is larger.',
    );
    expect(told({ did: 'bonus', seat: 0, mass: 6 })[1]).toBe(
      'Ann erhält den Sonnenmassebonus: 2 Schwarze Löcher sind größer.',
    );
    expect(told({ did: 'expand', seat: 1, size: 'stellar' })[0]).toBe(
      'Ben has reached 20 Solar Mass: the Black Hole expands and is now Stellar.',
    );
    const tokens = ['blueGiant', 'minor'];
    expect(told({ did: 'detonate', seat: 1, channel: 'blue', space: 2, tokens })).toEqual([
      'Matter meets Antimatter on Ben’s blue 2 and detonates, unscored: Blue Giant Star and Minor Antimatter.',
      'Materie trifft bei Ben auf blau 2 auf Antimaterie und detoniert ungewertet: Blauer Riese und Kleine Antimaterie.',
    ]);
    expect(told({ did: 'reopen', round: 2 })[1]).toBe(
      'Nach Runde 2 öffnen sich alle Wurmlöcher wieder und dürfen versetzt werden.',
    );
  });

  it('does not tell a solo player that they start or have decided', () => {
    const alone = (event: object): string | null => eventText(event as Event, ['Ann'], ruleset, 'en');
    expect(alone({ did: 'setUp', starter: 0 })).toBeNull();
    expect(alone({ did: 'seal', seat: 0 })).toBeNull();
    expect(alone({ did: 'end', seat: 0 })).toBe('Ann has ended their Actions phase.');
  });

  it('says what a choice will do', () => {
    const view = {
      options: { ...ultramassive.defaults },
      agenda: {
        stack: [{ do: 'place', seat: 0, token: 'blueGiant', where: 'first' }],
        lanes: [],
        posted: [],
      },
      seats: [{ blue: [['major'], [], [], [], [], [], []], pink: [['supergiant'], [], [], [], [], [], []] }],
    };
    const say = (move: Move, language: Language): string =>
      choiceText({ seat: 0, move } as never, view, ruleset, language);
    expect(say({ do: 'place', channel: 'blue', space: 1 }, 'en')).toBe(
      'Place Blue Giant Star on blue 1: detonates with Major Antimatter',
    );
    expect(say({ do: 'place', channel: 'pink', space: 1 }, 'de')).toBe(
      'Blauer Riese: auf rosa 1 legen, zu Überriese',
    );
  });
});
