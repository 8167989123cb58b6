/** What an Anomaly does, in one short line: its Effect, then its Passives. */
import { speechOf } from '../../pieces/words.ts';
import type { Language, Words } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Effect, Passive } from '../rules/content.ts';
import { effectsShort } from './names.ts';

// biome-ignore format: one text, one line
const texts = {
  empowered: { en: 'Empowered: {what}', de: 'Verstärkt: {what}' },
  afterSiphon: { en: 'each Siphon: {what}', de: 'je Siphon: {what}' },
  firstSiphonEachRound: { en: 'first Siphon each Round: {what}', de: 'erster Siphon der Runde: {what}' },
  afterOrbit: { en: 'each Orbit: {what}', de: 'je Orbit: {what}' },
  orbitAbsorbed: { en: 'Orbit that absorbs: {what}', de: 'Orbit, der verschlingt: {what}' },
  afterWormholes: { en: 'each Wormhole pair: {what}', de: 'je Wurmlochpaar: {what}' },
  otherPlayerExpands: { en: 'another hole grows: {what}', de: 'anderes Loch wächst: {what}' },
  siphonMatterMayUseWormhole: { en: 'Siphoned Matter: on Wormholes too', de: 'Materie per Siphon: auch auf Wurmlöcher' },
  matterCardMayUseWormhole: { en: 'Matter from cards: on Wormholes too', de: 'Materie aus Karten: auch auf Wurmlöcher' },
  matterValue: { en: 'Matter +{amount}', de: 'Materie +{amount}' },
  antimatterValue: { en: 'Antimatter +{amount}', de: 'Antimaterie +{amount}' },
} satisfies Record<string, Words>;

const { say } = speechOf(texts);

function passiveShort(cards: Cards, passive: Passive, language: Language): string {
  switch (passive.is) {
    case 'trigger':
      return say(language, passive.when, { what: effectsShort(cards, passive.steps, language) });
    case 'matterValue':
    case 'antimatterValue':
      return say(language, passive.is, { amount: passive.amount });
    default:
      return say(language, passive.is);
  }
}

/** Empty where there is none. */
export const empoweredShort = (cards: Cards, effects: readonly Effect[], language: Language): string =>
  effects.length === 0 ? '' : say(language, 'empowered', { what: effectsShort(cards, effects, language) });

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const powersShort = (
  cards: Cards,
  { effect, passives }: { readonly effect: readonly Effect[]; readonly passives: readonly Passive[] },
  language: Language,
): string =>
  capital(
    [effectsShort(cards, effect, language), ...passives.map((one) => passiveShort(cards, one, language))]
      .filter((part) => part !== '')
      .join('; '),
  );
