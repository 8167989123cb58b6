/** What the rules refuse, in each language, by the key a refusal names. The table tells the log (table/events.ts). */
import type { Texts } from '@accretion/engine';

export const sentences: Readonly<Record<string, Texts>> = {
  noSuchSeat: {
    en: 'There is no such seat in this match.',
    de: 'Diesen Platz gibt es in dieser Partie nicht.',
  },
  pickOneCard: {
    en: 'Everyone now picks exactly one card from their hand.',
    de: 'Alle wählen jetzt genau eine Handkarte.',
  },
  pickedByGps: {
    en: 'GPS Tracker has drawn your card for this Turn; you cannot swap it.',
    de: 'Der GPS-Tracker hat deine Karte für diesen Zug gezogen; du kannst sie nicht tauschen.',
  },
  picksStand: {
    en: 'That hand has been passed on: once the last pick is sealed, all picks stand.',
    de: 'Diese Hand ist schon weitergegeben: Sobald die letzte Wahl gelegt ist, stehen alle fest.',
  },
  notInHand: {
    en: 'This card is not in your hand.',
    de: 'Diese Karte hast du nicht auf der Hand.',
  },
  chooseGroup: {
    en: 'First choose which of your groups the new part joins.',
    de: 'Wähle zuerst, in welche deiner Gruppen das neue Teil kommt.',
  },
  groupHasPart: {
    en: 'This group already has such a part.',
    de: 'Diese Gruppe hat schon so ein Teil.',
  },
  noNewGroup: {
    en: 'A new group may only be opened when none of your groups lacks the part.',
    de: 'Eine neue Gruppe darfst du nur eröffnen, wenn das Teil keiner deiner Gruppen fehlt.',
  },
  placeThreshold: {
    en: 'The Laser comes first: place one of its Threshold cards at the hole.',
    de: 'Erst der Laser: Lege eine seiner Schwellenkarten ans Loch.',
  },
  notOnLaser: {
    en: 'The Laser cannot place this Threshold card.',
    de: 'Diese Schwellenkarte kann der Laser nicht legen.',
  },
  keepOne: {
    en: 'The Tentacles come first: keep one of the cards you drew.',
    de: 'Erst die Tentakel: Behalte eine der gezogenen Karten.',
  },
  notDrawn: {
    en: 'You can only keep one of the cards that the Tentacles drew.',
    de: 'Du kannst nur eine der Karten behalten, die du mit den Tentakeln gezogen hast.',
  },
  discardOrKeep: {
    en: 'First say whether you discard the Relic or keep it.',
    de: 'Sage zuerst, ob du das Relikt ablegst oder behältst.',
  },
  chooseHoles: {
    en: 'Choose exactly {count} Black Holes, one for each Round.',
    de: 'Wähle genau {count} Schwarze Löcher, eines für jede Runde.',
  },
  differentHoles: {
    en: 'The chosen Black Holes must all be different.',
    de: 'Die gewählten Schwarzen Löcher müssen alle verschieden sein.',
  },
  noSuchHole: {
    en: 'This box has no Black Hole called "{hole}".',
    de: 'In dieser Schachtel gibt es kein Schwarzes Loch namens „{hole}“.',
  },
};
