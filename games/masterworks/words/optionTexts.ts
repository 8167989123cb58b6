/** The options of the game in words. */
import { isRecord, type Json } from '@accretion/engine';
import type { OptionTexts, OptionValue } from '../../words.ts';

/** The ready squads of the content in play, by name. */
function squadsIn(content: Json): readonly OptionValue[] {
  const squads = isRecord(content) && isRecord(content['squads']) ? content['squads'] : {};
  return Object.entries(squads).map(([value, squad]) => {
    const name = isRecord(squad) && isRecord(squad['name']) ? squad['name'] : {};
    return { value, name: { en: String(name['en'] ?? value), de: String(name['de'] ?? value) } };
  });
}

export const optionTexts: OptionTexts = {
  options: {
    difficulty: { en: 'Difficulty', de: 'Schwierigkeit' },
    'difficulty?': {
      en: 'Sets how many tactic cards each squad brings and how fierce the debris storm is at the start.',
      de: 'Bestimmt, wie viele Taktikkarten jeder Trupp mitbringt und wie stark der Trümmersturm zu Beginn ist.',
    },
    'difficulty.narrative': {
      en: 'Narrative: no tactic cards, debris 5',
      de: 'Erzählung: keine Taktikkarten, Trümmer 5',
    },
    'difficulty.normal': { en: 'Normal: 3 tactic cards, debris 8', de: 'Normal: 3 Taktikkarten, Trümmer 8' },
    'difficulty.hard': { en: 'Hard: 2 tactic cards, debris 10', de: 'Schwer: 2 Taktikkarten, Trümmer 10' },
    'difficulty.homoSuperior': {
      en: 'Homo Superior: 1 tactic card, debris 12',
      de: 'Homo Superior: 1 Taktikkarte, Trümmer 12',
    },
    squads: { en: 'Squads', de: 'Trupps' },
    'squads?': {
      en: 'Each Crisis seat brings up to 17 Threat. No hero can be in both squads.',
      de: 'Jeder Platz des Krisenteams bringt bis zu 17 Bedrohung mit. Niemand kann in beiden Trupps sein.',
    },
    'squads.ready': { en: 'Two ready squads', de: 'Zwei fertige Trupps' },
    'squads.ready.a': { en: 'Squad of Crisis Team A', de: 'Trupp von Krisenteam A' },
    'squads.ready.b': { en: 'Squad of Crisis Team B', de: 'Trupp von Krisenteam B' },
    'squads.mustered': {
      en: 'Players choose when the match begins',
      de: 'Alle wählen zu Beginn der Partie',
    },
    gradedStamina: { en: 'Stamina of Magneto by difficulty', de: 'Ausdauer von Magneto nach Schwierigkeit' },
    'gradedStamina?': {
      en: '8, 10, 12 or 14 instead of always 10.',
      de: '8, 10, 12 oder 14 statt immer 10.',
    },
    collateral: {
      en: 'Allies in an area or beam are hurt',
      de: 'Flächen und Strahlen treffen auch Verbündete',
    },
    'collateral?': {
      en: 'Allies of the attacker inside an area or under a beam suffer 1 damage.',
      de: 'Verbündete in der Fläche oder unter dem Strahl erleiden 1 Schaden.',
    },
    captain: { en: 'Captain of the Crisis Team', de: 'Kapitän des Krisenteams' },
    'captain?': {
      en: 'Decides what concerns the Crisis Team as a whole. Conceding needs both seats.',
      de: 'Entscheidet, was das ganze Krisenteam betrifft. Aufgeben können nur beide zusammen.',
    },
    'captain.A': { en: 'Crisis Team A', de: 'Krisenteam A' },
    'captain.B': { en: 'Crisis Team B', de: 'Krisenteam B' },
    eisenhardt: { en: 'Magneto may join a squad', de: 'Magneto darf in einen Trupp' },
    'eisenhardt?': {
      en: 'Allows a second Magneto, as a hero.',
      de: 'Erlaubt einen zweiten Magneto, als Held.',
    },
  },
  values: { 'squads.ready.a': squadsIn, 'squads.ready.b': squadsIn },
};
