/** Why the rules refuse something, in each language, by the key of the refusal. */
import type { Words } from '../../../words.ts';

/** Where a figure, token or tool cannot be. */
// biome-ignore format: one sentence, one line
const ground: Readonly<Record<string, Words>> = {
  offTable: { en: 'That is {by} off the table.', de: 'Das ragt {by} über den Tischrand.' },
  onBase: { en: 'That overlaps {figure}{overlap}.', de: 'Überlappung{overlap}: {figure}.' },
  onFigure: { en: 'A figure stands there.', de: 'Dort steht eine Figur.' },
  partlyOn: { en: 'The base is only partly on {piece}, by {by}: stand wholly on it or wholly off it.', de: 'Die Base steht nur zum Teil auf Gelände ({piece}), um {by}: Sie muss ganz darauf oder ganz daneben stehen.' },
  onPile: { en: 'Nobody can stand on a Debris Pile.', de: 'Auf einem Trümmerhaufen kann niemand stehen.' },
  onTerrain: { en: 'Terrain is in the way there.', de: 'Dort ist Gelände im Weg.' },
  onToken: { en: 'Another token lies there.', de: 'Dort liegt schon ein Marker.' },
  onNoRest: { en: 'Nobody can stop on {token}: {by} of overlap.', de: 'Auf {token} kann niemand stehen bleiben: {by} Überlappung.' },
  onNoEntry: { en: 'Nobody can overlap {token}: {by} too close.', de: 'Niemand kann {token} überlappen: {by} zu nah.' },
  tooTall: { en: 'Too tall by {by}: {piece}. Climb it instead.', de: 'Zu hoch um {by}: {piece}. Hier hilft nur Klettern.' },
  tooFar: { en: '{by} too far.', de: '{by} zu weit.' },
  offTool: { en: 'The base is {by} away from the tool as it lies.', de: 'Die Base ist {by} vom Lineal entfernt, so wie es liegt.' },
  bentTooFar: { en: 'The tool bends up to 90°: {by} too much.', de: 'Das Lineal lässt sich bis 90° knicken: {by} zu viel.' },
  toolBlocked: { en: 'The tool would lie on {piece}, {by} deep, which is too tall to cross.', de: 'Das Lineal läge {by} tief auf Gelände, das zu hoch ist: {piece}.' },
  noLay: { en: 'No way to lay the tool: {piece} is in the way.', de: 'Das Lineal lässt sich nicht legen. Im Weg: {piece}.' },
  outOfRange: { en: '{by} out of range.', de: '{by} außer Reichweite.' },
  offCone: { en: 'Aim within 45° of the line from or to {anchor}.', de: 'Ziele höchstens 45° neben die Linie durch {anchor}.' },
  pastContact: { en: 'Toward ends where the bases touch: {by} too far.', de: 'Es geht nur bis zur Berührung der Bases: {by} zu weit.' },
  noSight: { en: 'No line of sight: {piece} is in the way.', de: 'Keine Sichtlinie. Im Weg: {piece}.' },
  notStraight: { en: 'This advance is laid straight.', de: 'Dieses Vorrücken geht nur geradeaus.' },
  toolTooLong: { en: 'The longest tool allowed here is {most}.', de: 'Das längste erlaubte Lineal ist hier {most}.' },
  nearDampener: { en: 'A cleared dampener within Range 3 keeps the missile away.', de: 'Ein freier Dämpfer in Reichweite 3 hält die Rakete fern.' },
  nearSoldier: { en: 'Too close to another Soldier: it must not be within Range 2.', de: 'Zu nah an einem anderen Soldaten: Er darf nicht in Reichweite 2 liegen.' },
};

/** Attacks, superpowers and cards. */
// biome-ignore format: one sentence, one line
const acts: Readonly<Record<string, Words>> = {
  ally: { en: 'An ally cannot be attacked: {target}.', de: 'Verbündete sind kein Ziel: {target}.' },
  hidden: { en: 'Too far away to target {target}: get {by} closer.', de: 'Von hier kein mögliches Ziel: {target}. Es fehlen {by}.' },
  notThere: { en: 'No attack on {target} is possible now.', de: 'Gerade kein mögliches Ziel: {target}.' },
  noSuchAttack: { en: 'This character has no such attack now.', de: 'Diesen Angriff hat die Figur gerade nicht.' },
  noSuchThing: { en: 'There is nothing called "{name}" here.', de: '„{name}“ gibt es hier nicht.' },
  otherShape: { en: '{attack} is aimed another way.', de: '{attack} wird anders gezielt.' },
  otherTarget: { en: 'This extra attack cannot target {target}.', de: 'Kein Ziel dieses Zusatzangriffs: {target}.' },
  notFromHere: { en: '{attack} cannot be measured from there.', de: '{attack} kann nicht von dort gemessen werden.' },
  nobodyReached: { en: '{attack} reaches no enemy that way.', de: '{attack} erreicht so keinen Gegner.' },
  notEnoughPower: { en: '{figure} has {power} Power, but {cost} is needed.', de: '{figure} hat {power} Kraft, nötig sind {cost}.' },
  wrongAmount: { en: 'Pay {min} to {max} Power, not {amount}.', de: 'Zahle {min} bis {max} Kraft, nicht {amount}.' },
  wrongPayers: { en: 'This card needs {count} to pay, not {payers}.', de: 'Für diese Karte müssen {count} zahlen, nicht {payers}.' },
  noPayers: { en: 'Nobody can pay for this card.', de: 'Für diese Karte kann niemand zahlen.' },
  nobodyNamed: { en: 'Name an enemy this card can affect.', de: 'Nenne einen Gegner, den die Karte betreffen kann.' },
  cannotPlayIt: { en: '{figure} cannot play this card now.', de: '{figure} kann diese Karte jetzt nicht spielen.' },
  noObject: { en: 'This card would change nothing now.', de: 'Diese Karte würde jetzt nichts ändern.' },
  notYourCard: { en: 'You do not have {card}, or it has been played.', de: '{card} hast du nicht, oder die Karte ist schon gespielt.' },
  notNow: { en: '{card} cannot be played now.', de: '{card} kann jetzt nicht gespielt werden.' },
  cannotReact: { en: '{figure} cannot use {rule} now.', de: '{figure} kann {rule} jetzt nicht einsetzen.' },
  noNumber: { en: '{rule} has no number to choose.', de: 'Bei {rule} gibt es keine Zahl zu wählen.' },
  namedTwice: { en: 'Each one can be named only once.', de: 'Jeder kann nur einmal genannt werden.' },
  notHit: { en: 'This throw does not hit {name}.', de: 'Dieser Wurf trifft nicht: {name}.' },
  mustDoIt: { en: 'This must be done if it can be.', de: 'Das muss sein, wenn es möglich ist.' },
  wrongAnswer: { en: 'That does not answer the open question.', de: 'Das ist keine Antwort auf die offene Frage.' },
};

export const refusals: Readonly<Record<string, Words>> = { ...ground, ...acts };
