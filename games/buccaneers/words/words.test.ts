import { erased, Match, quickRng, type Ruleset, rulesetOf } from '@accretion/engine';
import { describe, expect, it } from 'vitest';
import type { GameWords, Help, Language, Thing } from '../../words.ts';
import { buccaneers } from '../index.ts';
import { help as typedHelp } from './help.ts';
import { words } from './index.ts';

const { eventText, eventThings, nameOf } = erased<Required<GameWords>>(words);
const help = erased<Help>(typedHelp);
const ruleset = rulesetOf(buccaneers) as unknown as Ruleset;
const languages: readonly Language[] = ['en', 'de'];
const kinds = ['trash', 'hole', 'modifier'] as const;
const idsOf = (kind: string): number[] => [...(ruleset.rules.components[kind] as readonly string[]).keys()];
const things: readonly Thing[] = [
  ...kinds.flatMap((kind) => idsOf(kind).map((id) => ({ kind, id }))),
  ...[0, 1].map((id) => ({ kind: 'direction', id })),
  ...[3, 4, 5, 6].map((id) => ({ kind: 'scoreCard', id })),
  { kind: 'back', id: 0 },
];

describe('words of the table', () => {
  it.each(languages)('everything has a name and complete help (%s)', (language) => {
    for (const thing of things) {
      const { title, family, text, rules, provenance } = help(thing, ruleset, language);
      const all = [
        title,
        family,
        nameOf(thing, ruleset, language),
        ...text,
        ...provenance.map((one) => one.what),
      ];
      for (const words of all) expect(words, `${thing.kind} ${thing.id}`).toMatch(/\S/);
      expect(all.join(' '), `${thing.kind} ${thing.id}`).not.toMatch(/[{}]|undefined|NaN/);
      expect(text.length).toBeGreaterThan(0);
      expect(rules.every((rule) => /^BA?\d+$/.test(rule))).toBe(true);
    }
  });

  it.each([
    ['TOY03', 'en'],
    ['TOY03', 'de'],
    ['TOY04', 'de'],
    ['TOY10', 'en'],
    ['ROB05', 'en'],
    ['ROB10', 'de'],
  ] as const)('help says that pairing the name and the numbers of %s is our guess (%s)', (key, language) => {
    const id = (ruleset.rules.components['trash'] as readonly string[]).indexOf(key);
    const { provenance } = help({ kind: 'trash', id }, ruleset, language);
    expect(provenance.at(-1)).toEqual({
      what: {
        en: 'This name together with these numbers',
        de: 'Dieser Name zusammen mit diesen Zahlen',
      }[language],
      mark: 'stand-in',
    });
  });

  it('help says nothing about a pairing where the name itself is a stand-in', () => {
    const id = (ruleset.rules.components['trash'] as readonly string[]).indexOf('TOY10');
    expect(help({ kind: 'trash', id }, ruleset, 'de').provenance.map(({ mark }) => mark)).toEqual([
      'printed',
      'printed',
      'stand-in',
    ]);
  });

  it.each(languages)('the log has a complete sentence for everything that happens (%s)', (language) => {
    const names = ['Ann', 'Ben', 'Cy', 'Di'];
    const told = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const match = new Match(ruleset, { seed: `log-${seed}`, seats: 4, options: ruleset.game.defaults });
      const rng = quickRng(seed);
      const events = match.opened.told.map((one) => one.event);
      while (match.toAct !== 0) {
        const seat = 31 - Math.clz32(match.toAct);
        const moves = ruleset.moves(match.state, seat);
        const played = match.play(seat, moves[rng.below(moves.length)]);
        if ('why' in played) throw new Error(played.why);
        for (const { event, secret } of played.told) events.push(event, ...(secret ? [secret.event] : []));
      }
      for (const event of events) {
        told.add(event.did);
        const text = eventText(event, names, ruleset, language);
        if (text === null) continue;
        expect(text, event.did).not.toMatch(/[{}]|undefined|NaN| {2}/);
        for (const { kind, id } of eventThings(event, ruleset))
          expect(nameOf({ kind, id }, ruleset, language)).toMatch(/\S/);
      }
    }
    expect(told.size).toBeGreaterThan(24);
  });
});
