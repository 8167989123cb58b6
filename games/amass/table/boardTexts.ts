/** The words that stand on the board itself. Names, questions and choices are in texts.ts. */
import { speechOf } from '../../pieces/words.ts';
import type { Words } from '../../table.ts';

// biome-ignore format: one text, one line
export const texts = {
  'ai': { en: 'AI {base}', de: 'KI {base}' },
  'map': { en: 'The planet', de: 'Der Planet' },
  'crews': { en: 'Crews', de: 'Crews' },
  'phases': { en: 'Phases of the round', de: 'Phasen der Runde' },
  'round': { en: 'Round {round}', de: 'Runde {round}' },
  'round.of': { en: 'Round {round} of {of}', de: 'Runde {round} von {of}' },
  'gone': { en: '{count} taken by the Alien', de: '{count} vom Alien geholt' },
  'current': { en: 'Resource card', de: 'Rohstoffkarte' },
  'top': { en: 'Next card you know', de: 'Nächste, dir bekannt' },
  'first': { en: 'First Player', de: 'Startspieler' },
  'points': { en: 'points', de: 'Punkte' },
  'points.short': { en: '{points} pt', de: '{points} P' },
  'cubesOf': { en: '{cubes} of {full} slots', de: '{cubes} von {full} Plätzen' },
  'cards.one': { en: '{count} card', de: '{count} Karte' },
  'cards.other': { en: '{count} cards', de: '{count} Karten' },
  'armour': { en: 'Armour', de: 'Panzerung' },
  'ready': { en: 'ready', de: 'bereit' },
  'home': { en: 'Home', de: 'Daheim' },
  'order': { en: 'AI card of {crew}', de: 'KI-Karte von {crew}' },
  'spot.cubes': { en: '{cubes} ({colour})', de: '{cubes} ({colour})' },
  'spot.noCubes': { en: 'no cubes', de: 'keine Steine' },
  'spot.slots': { en: 'from inside: {cubes}', de: 'von innen: {cubes}' },
  'spot.members': { en: '{crew} {count}', de: '{crew} {count}' },
  'spot.lift': { en: 'Lift a member here. {place}', de: 'Hier ein Mitglied aufnehmen. {place}' },
  'spot.look': { en: 'Choose here. {place}', de: 'Hier wählen. {place}' },
  'spot.set': { en: 'Set a member here. {place}', de: 'Hier ein Mitglied absetzen. {place}' },
  'slot': { en: '{facing}, slot {slot}: {cube}', de: '{facing}, Platz {slot}: {cube}' },
  'plan.title': { en: 'Your plan', de: 'Dein Plan' },
  'plan.left.one': { en: '{count} member free', de: '{count} Mitglied frei' },
  'plan.left.other': { en: '{count} members free', de: '{count} Mitglieder frei' },
  'plan.nobodyLeft': { en: 'Everybody has a task.', de: 'Alle haben eine Aufgabe.' },
  'plan.note': { en: 'Tap glowing places on the map, or drag members there. Nobody sees your plan until all are ready.', de: 'Tippe leuchtende Orte auf der Karte an oder ziehe Mitglieder dorthin. Niemand sieht deinen Plan, bis alle bereit sind.' },
  'plan.lock': { en: 'Lock the plan', de: 'Plan festlegen' },
  'plan.unlock': { en: 'Change the plan', de: 'Plan ändern' },
  'plan.clear': { en: 'Take all back', de: 'Alle zurücknehmen' },
} satisfies Readonly<Record<string, Words>>;

export const { say: boardSay, sayCount: boardCount } = speechOf(texts);
