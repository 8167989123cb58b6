/** What families and effects do, in plain words, with the numbers of the card filled in. */
import type { Words } from '../../words.ts';
import type { Effect, Family } from '../rules/content.ts';

export interface Explained {
  readonly rules: readonly string[];
  readonly text: readonly Words[];
}

// biome-ignore format: one sentence, one line
export const familyHelp: Readonly<Record<Family, Explained>> = {
  spacecraft: { rules: ['B21', 'B14', 'B15'], text: [
    { en: 'No effect. Your most valuable spacecraft breaks ties, in a round and at the end.', de: 'Keine Wirkung. Dein wertvollstes Raumschiff entscheidet Gleichstände, in der Runde und am Ende.' },
  ] },
  toy: { rules: ['B20', 'B9', 'B46'], text: [
    { en: 'Played face down; until step C only you know which toy it is.', de: 'Wird verdeckt hingelegt; bis Schritt C weißt nur du, welches Spielzeug es ist.' },
    { en: 'The player with the heaviest toys then takes the {heaviest} card. If several are tied, nobody does.', de: 'Wer dann das schwerste Spielzeug hat, nimmt die Karte {heaviest}, bei Gleichstand niemand.' },
  ] },
  timeMachine: { rules: ['B18', 'B16'], text: [
    { en: 'Joins one of your groups that is missing this part; otherwise it starts a new group.', de: 'Kommt in eine deiner Gruppen, der dieses Teil fehlt; sonst beginnt es eine neue.' },
    { en: 'Each new part turns the whole group. Value/weight of each part, step by step: {sides}.', de: 'Jedes neue Teil dreht die ganze Gruppe. Wert/Gewicht jedes Teils, Schritt für Schritt: {sides}.' },
  ] },
  shapeshifter: { rules: ['B19'], text: [
    { en: 'Goes on top of your shapeshifters. Each of them weighs as much as the top one; their values stay the same.', de: 'Kommt oben auf deine Formwandler. Jeder von ihnen wiegt so viel wie der oberste; ihre Werte bleiben gleich.' },
  ] },
  robot: { rules: ['B17', 'B16'], text: [
    { en: 'If another player reveals a robot in the same turn, it turns once: {sides}.', de: 'Deckt im selben Zug jemand anderes einen Roboter auf, dreht er sich einmal: {sides}.' },
  ] },
  artifact: { rules: ['B39'], text: [] },
  relic: { rules: ['B39'], text: [
    { en: 'Works only in the score phase.', de: 'Wirkt nur in der Wertungsphase.' },
  ] },
};

// biome-ignore format: one sentence, one line
export const effectHelp: Readonly<Record<Effect['do'], Explained>> = {
  markRandomPick: { rules: ['B22', 'BA41'], text: [
    { en: 'When you pick it: your next pick will be a random card from your hand.', de: 'Wenn du ihn wählst: Im nächsten Zug wird deine Karte zufällig aus deiner Hand gewählt.' },
  ] },
  everyoneDraws: { rules: ['B23', 'B8'], text: [
    { en: 'When you pick it: everyone draws 1 card, so the round lasts one more turn.', de: 'Wenn du es wählst: Alle ziehen 1 Karte, die Runde hat also einen Zug mehr.' },
    { en: 'The {threshold} card goes to the hole.', de: 'Die Karte {threshold} kommt ans Loch.' },
  ] },
  placeThreshold: { rules: ['B24'], text: [
    { en: 'When you pick it: place one of the threshold cards {choices} at the hole.', de: 'Wenn du ihn wählst: Lege eine der Schwellenkarten {choices} ans Loch.' },
    { en: 'If you place {discardFor}, it is discarded; otherwise it stays and counts.', de: 'Bei {discardFor} kommt er auf die Ablage; sonst bleibt er liegen und zählt.' },
  ] },
  drawAndKeep: { rules: ['B25', 'B48'], text: [
    { en: 'When you pick it: draw {draw} cards that only you can see, keep 1 in your display and discard the others.', de: 'Wenn du sie wählst: Ziehe {draw} Karten, die nur du siehst, behalte 1 in deiner Auslage und lege die anderen ab.' },
    { en: 'The card you keep works as if you had just revealed it, but artifacts that work when picked do nothing.', de: 'Die behaltene Karte wirkt wie gerade aufgedeckt; Artefakte, die beim Wählen wirken, tun nichts.' },
  ] },
  flipDirection: { rules: ['B26', 'B34'], text: [
    { en: 'When you pick it: the passing direction flips, starting this turn.', de: 'Wenn du ihn wählst: Die Richtung der Weitergabe dreht sich um, schon in diesem Zug.' },
  ] },
  turnOnReveal: { rules: ['B27', 'B28', 'B29', 'B38'], text: [
    { en: 'From your next turn until the end of the round, it turns once for each {what} revealed by {whom}.', de: 'Ab deinem nächsten Zug bis zum Ende der Runde dreht es sich einmal für jede von {whom} aufgedeckte Karte dieser Art: {what}.' },
    { en: 'Its edges, in order: {sides}.', de: 'Seine Kanten der Reihe nach: {sides}.' },
  ] },
  revealFromDeck: { rules: ['B30', 'B9'], text: [
    { en: 'Step A: you may discard it and turn up the top card of the deck into your display.', de: 'Schritt A: Du darfst es ablegen und die oberste Karte des Nachziehstapels in deine Auslage aufdecken.' },
  ] },
  revealFromPile: { rules: ['B30', 'B9', 'BA18'], text: [
    { en: 'Step B: you may discard it and take a random card from the pile into your display, face up.', de: 'Schritt B: Du darfst es ablegen und eine zufällige Karte vom Lochstapel offen in deine Auslage nehmen.' },
  ] },
  mayDiscard: { rules: ['B31', 'BA22'], text: [
    { en: 'Step D: you may discard it and lose both its value and its weight.', de: 'Schritt D: Du darfst ihn ablegen und verlierst seinen Wert und sein Gewicht.' },
  ] },
  takeIfLightest: { rules: ['B32', 'BA19'], text: [
    { en: 'Step E: if you are lighter than everyone else, you take the {modifier} card.', de: 'Schritt E: Bist du leichter als alle anderen, nimmst du die Karte {modifier}.' },
  ] },
  takeIfHeaviest: { rules: ['B32', 'BA19'], text: [
    { en: 'Step E: if you are heavier than everyone else, you take the {modifier} card.', de: 'Schritt E: Bist du schwerer als alle anderen, nimmst du die Karte {modifier}.' },
  ] },
  countPileCardAgain: { rules: ['B33', 'B11'], text: [
    { en: 'Step F: the weight of the pile card is added to your threshold a second time, even if it is negative.', de: 'Schritt F: Das Gewicht der Lochkarte zählt für deinen Schwellenwert noch einmal, auch wenn es negativ ist.' },
  ] },
  consolation: { rules: ['B33', 'B12'], text: [
    { en: 'Step G: if you are drawn in, you score {points} instead of 0.', de: 'Schritt G: Wirst du eingesogen, bekommst du {points} statt 0 Punkte.' },
  ] },
};

// biome-ignore format: one text, one line
export const helpWords = {
  numbers: { en: 'Value and weight', de: 'Wert und Gewicht' },
  copies: { en: 'Number of copies', de: 'Anzahl dieser Karten' },
  name: { en: 'Name', de: 'Name' },
  together: { en: 'This name together with these numbers', de: 'Dieser Name zusammen mit diesen Zahlen' },
  threshold: { en: 'Threshold', de: 'Schwellenwert' },
  hand: { en: 'Hand size', de: 'Handkartenzahl' },
  number: { en: 'Number', de: 'Zahl' },
  place: { en: 'Points for rank {place}', de: 'Punkte für Rang {place}' },
  pair: { en: 'Value {value}, weight {weight}.', de: 'Wert {value}, Gewicht {weight}.' },
  owner: { en: 'you', de: 'dir selbst' },
  others: { en: 'another player', de: 'jemand anderem' },
  heavy: { en: 'card of weight {weight} or more (robots never count)', de: 'Gewicht {weight} oder mehr (Roboter zählen nie)' },
  hole: { en: 'If you weigh more than its threshold at the end of the round, you are drawn in. The threshold is {threshold}, plus the weight of one card from the pile and the threshold cards beside the hole.', de: 'Wer am Ende der Runde über der Schwelle liegt, wird eingesogen. Der Schwellenwert ist {threshold}, dazu kommen das Gewicht einer Karte vom Lochstapel und die Schwellenkarten am Loch.' },
  holeHand: { en: 'Everyone is dealt {hand} cards.', de: 'Alle bekommen {hand} Karten.' },
  weightCard: { en: 'Changes your total weight by {amount}.', de: 'Ändert dein Gesamtgewicht um {amount}.' },
  valueCard: { en: 'Changes your total value by {amount}.', de: 'Ändert deinen Gesamtwert um {amount}.' },
  thresholdCard: { en: 'At the hole, it changes the threshold by {amount} for everyone.', de: 'Am Loch ändert sie die Schwelle für alle um {amount}.' },
  direction: { en: 'Shows which neighbour everyone passes their hand to.', de: 'Zeigt, in welche Richtung alle ihre Handkarten weitergeben.' },
  scoreCard: { en: 'Points for each rank in a round: {list}.', de: 'Punkte für jeden Rang einer Runde: {list}.' },
  back: { en: 'Only its owner may know what it is. Nobody knows the cards in the deck.', de: 'Nur wem sie gehört, darf sie kennen. Den Nachziehstapel kennt niemand.' },
} satisfies Record<string, Words>;
