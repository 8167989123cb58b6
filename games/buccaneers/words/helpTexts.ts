/** What families and effects do, in plain words; filled with the numbers of the card itself. */
import type { Words } from '../../words.ts';
import type { Effect, Family } from '../rules/content.ts';

export interface Explained {
  readonly rules: readonly string[];
  readonly text: readonly Words[];
}

// biome-ignore format: one sentence, one line
export const familyHelp: Readonly<Record<Family, Explained>> = {
  spacecraft: { rules: ['B21', 'B14', 'B15'], text: [
    { en: 'No effect. Your most valuable spacecraft breaks ties, in a round and at the end.', de: 'Kein Effekt. Dein wertvollstes Raumschiff entscheidet Gleichstände, in der Runde und am Ende.' },
  ] },
  toy: { rules: ['B20', 'B9', 'B46'], text: [
    { en: 'Laid face down; only you know which toy it is until step C.', de: 'Wird verdeckt hingelegt; bis Schritt C weißt nur du, welches Spielzeug es ist.' },
    { en: 'Whoever alone has the heaviest toys then takes the {heaviest}.', de: 'Wer dann allein das schwerste Spielzeug hat, nimmt die Karte {heaviest}.' },
  ] },
  timeMachine: { rules: ['B18', 'B16'], text: [
    { en: 'Joins one of your groups that lacks this part; otherwise it opens a new group.', de: 'Kommt in eine deiner Gruppen, der dieses Teil fehlt; sonst eröffnet es eine neue.' },
    { en: 'All parts of a group turn with every part that joins: each then counts {sides}.', de: 'Mit jedem neuen Teil dreht sich die ganze Gruppe: jedes Teil zählt dann {sides}.' },
  ] },
  shapeshifter: { rules: ['B19'], text: [
    { en: 'Goes on top of your shapeshifters. Each of them weighs as much as the top one; their values stay.', de: 'Kommt oben auf deine Formwandler. Jeder von ihnen wiegt so viel wie der oberste; ihre Werte bleiben.' },
  ] },
  robot: { rules: ['B17', 'B16'], text: [
    { en: 'If another player reveals a robot in the same turn, it turns once: {sides}.', de: 'Deckt im selben Zug jemand anderes einen Roboter auf, dreht er sich einmal: {sides}.' },
  ] },
  artifact: { rules: ['B39'], text: [] },
  relic: { rules: ['B39'], text: [
    { en: 'Acts only in the score phase.', de: 'Wirkt nur in der Wertungsphase.' },
  ] },
};

// biome-ignore format: one sentence, one line
export const effectHelp: Readonly<Record<Effect['do'], Explained>> = {
  markRandomPick: { rules: ['B22', 'BA41'], text: [
    { en: 'When you select it: in your next turn your pick is a random card of your hand.', de: 'Wenn du ihn auswählst: In deinem nächsten Zug ist deine Auswahl eine zufällige Handkarte.' },
  ] },
  everyoneDraws: { rules: ['B23', 'B8'], text: [
    { en: 'When you select it: everybody draws 1 card, so the round gets one more turn.', de: 'Wenn du es auswählst: Alle ziehen 1 Karte, die Runde hat also einen Zug mehr.' },
    { en: 'The card {threshold} goes to the hole.', de: 'Die Karte {threshold} kommt ans Loch.' },
  ] },
  placeThreshold: { rules: ['B24'], text: [
    { en: 'When you select it: place one of the threshold cards {choices} at the hole.', de: 'Wenn du ihn auswählst: Lege eine der Schwellenkarten {choices} ans Loch.' },
    { en: 'For {discardFor} it is discarded; otherwise it stays and counts.', de: 'Bei {discardFor} kommt er auf die Ablage; sonst bleibt er liegen und zählt.' },
  ] },
  drawAndKeep: { rules: ['B25', 'B48'], text: [
    { en: 'When you select it: draw {draw} cards that only you see, keep 1 in your display, discard the others.', de: 'Wenn du sie auswählst: Ziehe {draw} Karten, die nur du siehst, behalte 1 in deiner Auslage und lege die anderen ab.' },
    { en: 'The card kept works as if just revealed; artifacts that work when selected do nothing.', de: 'Die behaltene Karte wirkt wie gerade aufgedeckt; Artefakte, die beim Auswählen wirken, tun nichts.' },
  ] },
  flipDirection: { rules: ['B26', 'B34'], text: [
    { en: 'When you select it: the direction of passing flips, from this turn on.', de: 'Wenn du ihn auswählst: Die Richtung der Weitergabe dreht sich um, schon in diesem Zug.' },
  ] },
  turnOnReveal: { rules: ['B27', 'B28', 'B29', 'B38'], text: [
    { en: 'From your next turn to the end of the round it turns once for each {what} revealed by {whom}.', de: 'Ab deinem nächsten Zug bis zum Ende der Runde dreht es sich einmal für jede Karte: {what}, aufgedeckt von {whom}.' },
    { en: 'Its edges in order: {sides}.', de: 'Seine Kanten der Reihe nach: {sides}.' },
  ] },
  revealFromDeck: { rules: ['B30', 'B9'], text: [
    { en: 'Step A: you may discard it and turn up the top card of the deck into your display.', de: 'Schritt A: Du darfst es ablegen und die oberste Karte des Nachziehstapels in deine Auslage aufdecken.' },
  ] },
  revealFromPile: { rules: ['B30', 'B9', 'BA18'], text: [
    { en: 'Step B: you may discard it and take a random card of the pile into your display, face up.', de: 'Schritt B: Du darfst es ablegen und eine zufällige Karte des Lochstapels offen in deine Auslage nehmen.' },
  ] },
  mayDiscard: { rules: ['B31', 'BA22'], text: [
    { en: 'Step D: you may discard it, and lose its value and its weight.', de: 'Schritt D: Du darfst ihn ablegen und verlierst seinen Wert und sein Gewicht.' },
  ] },
  takeIfLightest: { rules: ['B32', 'BA19'], text: [
    { en: 'Step E: if you alone are the lightest of all, you take the card {modifier}.', de: 'Schritt E: Bist du allein am leichtesten, nimmst du die Karte {modifier}.' },
  ] },
  takeIfHeaviest: { rules: ['B32', 'BA19'], text: [
    { en: 'Step E: if you alone are the heaviest of all, you take the card {modifier}.', de: 'Schritt E: Bist du allein am schwersten, nimmst du die Karte {modifier}.' },
  ] },
  countPileCardAgain: { rules: ['B33', 'B11'], text: [
    { en: 'Step F: the weight of the pile card is added to your threshold once more, also when it is negative.', de: 'Schritt F: Das Gewicht der Lochkarte zählt für deinen Schwellenwert noch einmal, auch wenn es negativ ist.' },
  ] },
  consolation: { rules: ['B33', 'B12'], text: [
    { en: 'Step G: if you are drawn in, you score {points} instead of 0.', de: 'Schritt G: Wirst du eingesogen, bekommst du {points} statt 0 Punkte.' },
  ] },
};

// biome-ignore format: one text, one line
export const helpWords = {
  numbers: { en: 'Value and weight', de: 'Wert und Gewicht' },
  copies: { en: 'Number of such cards', de: 'Anzahl solcher Karten' },
  name: { en: 'Name', de: 'Name' },
  together: { en: 'This name on a card with these numbers', de: 'Dieser Name auf einer Karte mit diesen Zahlen' },
  threshold: { en: 'Threshold', de: 'Schwellenwert' },
  hand: { en: 'Hand size', de: 'Handkartenzahl' },
  number: { en: 'Number', de: 'Zahl' },
  place: { en: 'Points for place {place}', de: 'Punkte für Platz {place}' },
  pair: { en: 'Value {value}, weight {weight}.', de: 'Wert {value}, Gewicht {weight}.' },
  owner: { en: 'yourself', de: 'dir selbst' },
  others: { en: 'another player', de: 'jemand anderem' },
  heavy: { en: 'card of weight {weight} or more (robots never count)', de: 'Gewicht {weight} oder mehr (Roboter zählen nie)' },
  hole: { en: 'Whoever weighs more than its threshold at the end of the round is drawn in. The threshold is {threshold}, plus the weight of one pile card and the threshold cards beside it.', de: 'Wer am Ende der Runde mehr wiegt als seine Schwelle, wird eingesogen. Der Schwellenwert ist {threshold}, dazu das Gewicht einer Lochkarte und die Schwellenkarten daneben.' },
  holeHand: { en: 'Everybody is dealt {hand} cards.', de: 'Alle bekommen {hand} Karten.' },
  weightCard: { en: 'Changes your total weight by {amount}.', de: 'Ändert dein Gesamtgewicht um {amount}.' },
  valueCard: { en: 'Changes your total value by {amount}.', de: 'Ändert deinen Gesamtwert um {amount}.' },
  thresholdCard: { en: 'At the hole it changes the threshold by {amount} for everybody.', de: 'Am Loch ändert sie die Schwelle für alle um {amount}.' },
  direction: { en: 'Shows to which neighbour everybody passes the hand.', de: 'Zeigt, an wen alle ihre Handkarten weitergeben.' },
  scoreCard: { en: 'What each rank of a round earns: {list}.', de: 'Was jeder Rang einer Runde einbringt: {list}.' },
  back: { en: 'Nobody but its owner may know what it is, and of the deck nobody at all.', de: 'Niemand außer der Person, der sie gehört, darf sie kennen, und den Nachziehstapel kennt niemand.' },
} satisfies Record<string, Words>;
