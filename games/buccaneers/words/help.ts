/** Help for anything on the table, generated from the same data that the rules use. */

import { filled } from '@accretion/engine';
import { listed } from '../../pieces/words.ts';
import type { HelpText, Language, Modelled, Thing, Words } from '../../words.ts';
import { type Card, type Cards, cardAt, codeOf, entryOf } from '../rules/cards.ts';
import type { Content, Effect } from '../rules/content.ts';
import { type Explained, effectHelp, familyHelp, helpWords } from './helpTexts.ts';
import { modifierName, nameOf } from './names.ts';
import { signed, signless } from './numbers.ts';
import { say } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

export function help(thing: Thing, ruleset: Modelled<Cards>, language: Language): HelpText {
  const cards = ruleset.model;
  const base = {
    title: nameOf(thing, ruleset, language),
    family: say(language, 'family.side'),
    provenance: [],
  };
  const word = (text: Words, values?: Values): string => filled(text[language], values);
  switch (thing.kind) {
    case 'trash':
      return { ...base, ...trashHelp(cards, thing.id, language) };
    case 'hole':
      return { ...base, ...holeHelp(cards, thing.id, language) };
    case 'modifier': {
      const modifier = cards.modifiers[thing.id];
      if (modifier === undefined) return { ...base, text: [], rules: [] };
      const mark = cards.content.modifiers[codeOf(cards, 'modifier', thing.id)]?.from ?? 'stand-in';
      return {
        ...base,
        family: say(language, `family.${modifier.type}`),
        text: [word(helpWords[`${modifier.type}Card`], { amount: signed(modifier.amount) })],
        rules:
          modifier.type === 'threshold'
            ? ['B11', 'B23', 'B24']
            : modifier.type === 'value'
              ? ['B13', 'B32']
              : ['B9', 'B12', 'B32'],
        provenance: [{ what: word(helpWords.number), mark }],
      };
    }
    case 'direction':
      return { ...base, text: [word(helpWords.direction)], rules: ['B7', 'B26', 'B34'] };
    case 'scoreCard':
      return { ...base, ...scoreHelp(cards, thing.id, language) };
    default:
      return { ...base, text: [word(helpWords.back)], rules: ['B44', 'B46', 'B47'] };
  }
}

type Part = Omit<HelpText, 'title'>;

function trashHelp(cards: Cards, id: number, language: Language): Part {
  const card = cardAt(cards, id);
  const from = entryOf(cards, id)?.from;
  const values = valuesOf(cards, card, language);
  const said = (part: Explained): string[] => part.text.map((text) => filled(text[language], values));
  const effect = card.effect === null ? null : effectHelp[card.effect.do];
  const family = familyHelp[card.family];
  const pair = filled(helpWords.pair[language], {
    value: signless(card.sides[0]?.value ?? 0),
    weight: signless(card.weight),
  });
  return {
    family: say(language, `family.${card.family}`),
    text: [pair, ...(effect === null ? [] : said(effect)), ...said(family)],
    rules: [...rulesOfEffect(card.effect, effect), ...family.rules],
    provenance:
      from === undefined
        ? []
        : [
            { what: helpWords.numbers[language], mark: from.numbers },
            { what: helpWords.copies[language], mark: from.copies },
            { what: helpWords.name[language], mark: from[language] },
            ...togetherHelp(from, language),
          ],
  };
}

/** Name and numbers may both be printed without being known to belong together. */
function togetherHelp(
  { numbers, together, ...names }: Content['trash'][string]['from'],
  language: Language,
): HelpText['provenance'] {
  if (together === undefined || numbers === 'stand-in' || names[language] === 'stand-in') return [];
  return [{ what: helpWords.together[language], mark: together }];
}

/** Sucker, Cubus and Loot share an effect but have a rule each. */
function rulesOfEffect(effect: Effect | null, explained: Explained | null): readonly string[] {
  if (effect === null || explained === null) return [];
  if (effect.do !== 'turnOnReveal') return explained.rules;
  const own = effect.by === 'owner' ? 'B29' : effect.family === 'any' ? 'B28' : 'B27';
  return [own, 'B38'];
}

function valuesOf(cards: Cards, { sides, effect }: Card, language: Language): Values {
  const modifier = (name: string): string => modifierName(cards, cards.modifier(name), language);
  const amounts = (names: readonly string[]): string =>
    listed(
      language,
      names.map((name) => signed(cards.modifiers[cards.modifier(name)]?.amount ?? 0)),
    );
  const values: Record<string, string | number> = {
    sides: sides.map(({ value, weight }) => `${signless(value)}/${signless(weight)}`).join(' → '),
    heaviest: modifierName(cards, cards.heaviestToys, language),
  };
  switch (effect?.do) {
    case 'everyoneDraws':
      values['threshold'] = modifier(effect.threshold);
      break;
    case 'placeThreshold':
      values['choices'] = amounts(effect.choices);
      values['discardFor'] = amounts(effect.discardFor);
      break;
    case 'drawAndKeep':
      values['draw'] = effect.draw;
      break;
    case 'turnOnReveal':
      values['whom'] = helpWords[effect.by][language];
      values['what'] =
        effect.family === 'any'
          ? filled(helpWords.heavy[language], { weight: effect.minWeight })
          : say(language, `family.${effect.family}`);
      break;
    case 'takeIfLightest':
    case 'takeIfHeaviest':
      values['modifier'] = modifier(effect.modifier);
      break;
    case 'consolation':
      values['points'] = effect.points;
      break;
    default:
  }
  return values;
}

function holeHelp(cards: Cards, id: number, language: Language): Part {
  const hole = cards.content.holes[codeOf(cards, 'hole', id)];
  if (hole === undefined)
    return { family: say(language, 'family.hole'), text: [], rules: [], provenance: [] };
  return {
    family: `${say(language, 'family.hole')} (${say(language, `class.${hole.class}`)})`,
    text: [
      filled(helpWords.hole[language], { threshold: hole.threshold }),
      filled(helpWords.holeHand[language], { hand: hole.hand }),
    ],
    rules: ['B4', 'B11', 'B12'],
    provenance: [
      { what: helpWords.threshold[language], mark: hole.from.threshold },
      { what: helpWords.hand[language], mark: hole.from.hand },
      { what: helpWords.name[language], mark: hole.from[language] },
    ],
  };
}

function scoreHelp(cards: Cards, players: number, language: Language): Part {
  const card = Object.values(cards.content.scoreCards).find((one) => one.players === players);
  return {
    family: say(language, 'family.side'),
    text: [filled(helpWords.scoreCard[language], { list: card?.points.join(', ') ?? '' })],
    rules: ['B3', 'B13'],
    provenance: (card?.from ?? []).map((mark, place) => ({
      what: filled(helpWords.place[language], { place: place + 1 }),
      mark,
    })),
  };
}
