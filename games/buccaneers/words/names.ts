/** Names of things, and how a card is described aloud. */
import type { Language, Modelled, Thing } from '../../words.ts';
import { type Cards, cardAt, codeOf, entryOf } from '../rules/cards.ts';
import { signed, signless } from './numbers.ts';
import { say } from './texts.ts';

/** Which copy of several alike this is: 'TMP-WARP-2' is the second; 0 when there is only one. */
export const copyOf = (code: string): number => (/^TMP-.*-(\d)$/.test(code) ? Number(code.slice(-1)) : 0);

export const trashName = (cards: Cards, id: number, language: Language): string =>
  entryOf(cards, id)?.name[language] ?? codeOf(cards, 'trash', id);

export const holeName = (cards: Cards, id: number, language: Language): string => {
  const code = codeOf(cards, 'hole', id);
  return cards.content.holes[code]?.name[language] ?? code;
};

export const modifierName = (cards: Cards, id: number, language: Language): string => {
  const modifier = cards.modifiers[id];
  if (modifier === undefined) return codeOf(cards, 'modifier', id);
  return say(language, `modifier.${modifier.type}`, { amount: signed(modifier.amount) });
};

/** Copies of a part are numbered, so that two in one hand can be told apart. */
export function numberedName(cards: Cards, id: number, language: Language): string {
  const copy = copyOf(codeOf(cards, 'trash', id));
  const name = trashName(cards, id, language);
  return copy === 0 ? name : `${name} ${copy}`;
}

/** "Moon Bus, spacecraft, value 9, weight 7" as it lies, with its turns so far. */
export function described(cards: Cards, id: number, language: Language, spin = 0): string {
  const { family, sides } = cardAt(cards, id);
  const side = sides[spin] ?? { value: 0, weight: 0 };
  const card = say(language, 'card.described', {
    name: numberedName(cards, id, language),
    family: say(language, `family.${family}`),
    value: signless(side.value),
    weight: signless(side.weight),
  });
  return spin === 0 ? card : say(language, 'card.turned', { card, degrees: spin * 90 });
}

export function holeDescribed(cards: Cards, id: number, language: Language): string {
  const hole = cards.content.holes[codeOf(cards, 'hole', id)];
  return say(language, 'hole.described', {
    name: holeName(cards, id, language),
    class: hole === undefined ? '' : say(language, `class.${hole.class}`),
    threshold: hole?.threshold ?? 0,
    hand: hole?.hand ?? 0,
  });
}

export function nameOf(thing: Thing, ruleset: Modelled<Cards>, language: Language): string {
  const cards = ruleset.model;
  switch (thing.kind) {
    case 'trash':
      return trashName(cards, thing.id, language);
    case 'hole':
      return holeName(cards, thing.id, language);
    case 'modifier':
      return modifierName(cards, thing.id, language);
    case 'direction':
      return say(language, 'direction');
    case 'scoreCard':
      return say(language, 'scoreCard');
    default:
      return say(language, 'back');
  }
}
