/** The guided first match: one Round of a chosen deal, with the moves of the other players written down. */
import type { Lesson as AnyLesson, Thing, Tutorial, Words } from '../../table.ts';
import { content } from '../content/index.ts';
import type { Move, View } from '../rules/state.ts';

type Lesson = AnyLesson<View, Move>;

const names = Object.keys(content.trash).sort();
const card = (name: string): number => names.indexOf(name);
const pick = (name: string): Move => ({ do: 'pick', card: card(name) });
const trash = (name: string): Thing => ({ kind: 'trash', id: card(name) });
const hole = (name: string): Thing => ({ kind: 'hole', id: Object.keys(content.holes).sort().indexOf(name) });

/** What the lessons ask the player to pick, Turn by Turn. */
export const led: readonly string[] = ['SHP10', 'TOY10', 'TMP-CHAIR-1', 'SHP05', 'TMP-STEER-3'];

/** What the other two pick, Turn by Turn. */
const others: readonly (readonly [string, string])[] = [
  ['TOY09', 'TMP-CHAIR-2'],
  ['SPC02', 'SPC08'],
  ['ROB07', 'ROB05'],
  ['SPC05', 'SPC10'],
  ['ROB10', 'SHP09'],
];

const say = (text: Words, point?: Thing): Lesson => (point === undefined ? { text } : { text, point });

/** Waits until this card is picked. */
const ask = (name: string, text: Words): Lesson => ({
  text,
  point: trash(name),
  until: (move) => move.do === 'pick' && move.card === card(name),
});

// biome-ignore format: one lesson, one block
const lessons: readonly Lesson[] = [
  say({
    en: 'Welcome aboard! You are fishing space trash out of the pull of a black hole. The more Value you load, the more points you score, but if you are too heavy, you are drawn in and get nothing. This hole is Old Plughole: its Threshold is 18.',
    de: 'Willkommen an Bord! Ihr fischt Weltraummüll aus dem Sog eines Schwarzen Lochs. Wer am meisten Wert lädt, bekommt die meisten Punkte, aber wer zu schwer ist, wird eingesogen und geht leer aus. Dieses Loch ist der Alte Abfluss: Sein Schwellenwert ist 18.',
  }, hole('BH-DNG2')),
  say({
    en: 'This is your hand. The gold coin on a card is its Value, the kettlebell its Weight. Each turn, everyone secretly picks one card. Press ? or hold a card to read what it does.',
    de: 'Das sind deine Handkarten. Die Goldmünze auf einer Karte ist ihr Wert, die Hantel ihr Gewicht. In jedem Zug wählen alle geheim eine Karte. Mit ? oder langem Druck liest du, was eine Karte tut.',
  }, trash('SHP10')),
  ask('SHP10', {
    en: 'Morpho Ancora is a Shapeshifter, valuable but heavy: Value 8, Weight 8. Its Weight can shrink later. Pick it!',
    de: 'Morpho Ancora ist ein Formwandler, wertvoll, aber schwer: Wert 8, Gewicht 8. Sein Gewicht kann später schrumpfen. Wähle ihn!',
  }),
  say({
    en: 'All picks were revealed together. Then everyone passed their whole hand to the next player, so you now have a new one. The arrows between the players show the direction.',
    de: 'Alle gewählten Karten wurden gleichzeitig aufgedeckt. Dann haben alle ihre Handkarten weitergegeben, du siehst jetzt also neue. Die Pfeile zwischen den Personen zeigen die Richtung.',
  }, { kind: 'direction', id: 1 }),
  ask('TOY10', {
    en: 'Toys stay face down until scoring: only you know what yours are. The player with the heaviest Toys then becomes 6 lighter. Game Slab weighs 6. Pick it!',
    de: 'Spielzeug bleibt bis zur Wertung verdeckt: Nur du weißt, was du hast. Wer dann das schwerste Spielzeug hat, wird um 6 leichter. Die Spielplatte wiegt 6. Wähle sie!',
  }),
  ask('TMP-CHAIR-1', {
    en: 'Your Toy is face down; the others cannot even see its Weight in your total. Now start a Time Machine: the first part is worth little and weighs a lot, but every further part turns the whole group to better numbers. Pick the Command Chair!',
    de: 'Dein Spielzeug liegt verdeckt; die anderen sehen nicht einmal sein Gewicht in deiner Summe. Beginne jetzt eine Zeitmaschine: Das erste Teil ist wenig wert und schwer, aber jedes weitere dreht die ganze Gruppe auf bessere Zahlen. Wähle den Kommandosessel!',
  }),
  say({
    en: 'Look at your rivals: both revealed a Robot in the same turn. Robots that clash turn 90 degrees, which swaps Value and Weight. Only the top edge of a card counts.',
    de: 'Sieh dir die anderen an: Beide haben im selben Zug einen Roboter aufgedeckt. Roboter, die aufeinanderprallen, drehen sich um 90 Grad und vertauschen so Wert und Gewicht. Nur die Oberkante einer Karte zählt.',
  }, trash('ROB07')),
  ask('SHP05', {
    en: 'Your newest Shapeshifter goes on top, and all of yours weigh as much as the top one. Put Morpho Teiera (Weight 5) on Morpho Ancora (Weight 8): pick it!',
    de: 'Dein neuester Formwandler liegt obenauf, und alle wiegen so viel wie der oberste. Lege Morpho Teiera (Gewicht 5) auf Morpho Ancora (Gewicht 8): Wähle ihn!',
  }),
  say({
    en: 'Now both weigh 5, so 10 together instead of 13, and their Values are still 8 and 5. The bar shows your Weight against the Threshold. The striped part is still uncertain: at the end, one card from the pile adds its Weight to the Threshold.',
    de: 'Beide wiegen jetzt 5, zusammen 10 statt 13, und ihre Werte bleiben 8 und 5. Der Balken zeigt dein Gewicht im Vergleich zur Schwelle. Der gestreifte Teil ist noch ungewiss: Am Ende zählt das Gewicht einer Karte vom Lochstapel zum Schwellenwert dazu.',
  }, trash('SHP05')),
  ask('TMP-STEER-3', {
    en: 'Last pick of the round. Quantum Steering is a part your group is missing: both parts will turn to 4/4. Pick it! The last card of each hand then goes on the pile, and scoring begins. Step through it at your own pace and close it to continue.',
    de: 'Letzte Wahl der Runde. Die Quantensteuerung ist ein Teil, das deiner Gruppe fehlt: Beide Teile drehen sich auf 4/4. Wähle sie! Die letzte Karte jeder Hand kommt dann auf den Lochstapel, und die Wertung beginnt. Geh sie in Ruhe durch und schließe sie, um weiterzumachen.',
  }),
  say({
    en: 'Scoring has eight steps, A to H. In C the Toys were revealed: your Game Slab outweighs the other Toy, so you took the −6 card. In E everyone was weighed: 24 minus 6 makes 18 for you.',
    de: 'Die Wertung hat acht Schritte, A bis H. In C wurde das Spielzeug aufgedeckt: Deine Spielplatte ist schwerer als das andere Spielzeug, also bekamst du die Karte −6. In E wurden alle gewogen: 24 minus 6 macht 18 für dich.',
  }),
  say({
    en: 'In F the Weight of a card from the pile was added to the Threshold of 18. In G everyone heavier than that was drawn in and lost everything; equal is safe. In H the others were ranked by Value and scored the points on the Score card.',
    de: 'In F kam das Gewicht einer Karte vom Lochstapel zum Schwellenwert 18 dazu. In G wurden alle, die schwerer sind, eingesogen und haben alles verloren; gleich schwer ist sicher. In H wurden die Übrigen nach Wert gereiht und bekamen die Punkte der Wertungskarte.',
  }, { kind: 'scoreCard', id: 3 }),
  say({
    en: 'That is the whole game: three rounds, three holes. To learn what Artifacts and Relics do, open their help. You can reopen each scoring at the hole. Now play as you like: two rounds to go!',
    de: 'Das ist das ganze Spiel: drei Runden, drei Löcher. Was Artefakte und Relikte tun, sagt ihre Hilfe. Jede Wertung kannst du beim Loch noch einmal öffnen. Spiel jetzt weiter, wie du magst: Zwei Runden hast du noch!',
  }),
];

export const tutorial: Tutorial<View, Move> = {
  seed: 'buccaneer-551',
  seats: 3,
  options: { holes: { are: 'first' }, toysTriggerLoot: true, wakeForScoring: false },
  others: others.flatMap(([first, second]) => [
    { seat: 1, move: pick(first) },
    { seat: 2, move: pick(second) },
  ]),
  lessons,
};
