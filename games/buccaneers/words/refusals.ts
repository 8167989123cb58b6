/** Why a move or an option is refused, in each language, by the key of the refusal. */
import type { Texts } from '@accretion/engine';

export const refusals: Readonly<Record<string, Texts>> = {
  noSuchSeat: {
    en: 'There is no such seat in this match.',
    de: 'Diesen Platz gibt es in dieser Partie nicht.',
  },
  pickOneCard: {
    en: 'Pick exactly one card from your hand.',
    de: 'Wähle genau eine deiner Handkarten.',
  },
  pickedByGps: {
    en: 'The GPS Tracker picked your card for this turn, so you cannot change it.',
    de: 'Der GPS-Tracker hat deine Karte für diesen Zug gewählt; du kannst sie nicht tauschen.',
  },
  picksStand: {
    en: 'Everyone has picked, so picks can no longer be changed.',
    de: 'Alle haben gewählt, jetzt lässt sich nichts mehr tauschen.',
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
    en: 'This group already has that part.',
    de: 'Diese Gruppe hat dieses Teil schon.',
  },
  noNewGroup: {
    en: 'You can only start a new group if none of your groups is missing this part.',
    de: 'Eine neue Gruppe darfst du nur beginnen, wenn das Teil keiner deiner Gruppen fehlt.',
  },
  placeThreshold: {
    en: 'First place one of the threshold cards for the Laser at the hole.',
    de: 'Lege zuerst für den Laser eine Schwellenkarte ans Loch.',
  },
  notOnLaser: {
    en: 'The Laser cannot place this threshold card.',
    de: 'Diese Schwellenkarte kann der Laser nicht legen.',
  },
  keepOne: {
    en: 'First keep one of the cards your Tentacles drew.',
    de: 'Behalte zuerst eine der Karten, die du mit den Tentakeln gezogen hast.',
  },
  notDrawn: {
    en: 'You can only keep one of the cards your Tentacles drew.',
    de: 'Du kannst nur eine der Karten behalten, die du mit den Tentakeln gezogen hast.',
  },
  discardOrKeep: {
    en: 'First choose whether to discard the relic or keep it.',
    de: 'Entscheide zuerst, ob du das Relikt ablegst oder behältst.',
  },
  chooseHoles: {
    en: 'Choose exactly {count} black holes, one for each round.',
    de: 'Wähle genau {count} Schwarze Löcher, eines für jede Runde.',
  },
  differentHoles: {
    en: 'Choose each black hole only once.',
    de: 'Wähle jedes Schwarze Loch nur einmal.',
  },
  noSuchHole: {
    en: 'There is no black hole called “{hole}”.',
    de: 'Ein Schwarzes Loch namens „{hole}“ gibt es nicht.',
  },
};
