/** The guided first game: a Round of a chosen deal, with what the other does written down; then hints in free play. */
import { isRecord, openStep } from '@accretion/engine';
import type { Lesson as AnyLesson, Thing, Tutorial, Words } from '../../table.ts';
import { content } from '../content/index.ts';
import { type Slot, slots, tokenKinds } from '../rules/content.ts';
import type { Move, View } from '../rules/state.ts';

type Lesson = AnyLesson<View, Move>;

const copies = Object.entries(content.actions)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .flatMap(([key, card]) => Array.from({ length: card.copies }, (_, n) => `${key}-${n + 1}`));
const card = (name: string): number => copies.indexOf(name);
const inHand = (name: string): Thing => ({ kind: 'action', id: card(name) });
const ownSpace = (channel: 'blue' | 'pink', space: number): Thing => ({
  kind: 'space',
  id: (channel === 'blue' ? 0 : 7) + space - 1,
});
const draftSpace = (set: number, space: number): Thing => ({ kind: 'draftSpace', id: set * 5 + space });
const anomaly = (slot: Slot): Thing => ({ kind: 'anomaly', id: slots.indexOf(slot) });

const say = (text: Words, point?: Thing): Lesson => (point === undefined ? { text } : { text, point });

/** What the person is led to do, one after the other. */
export const led: Move[] = [];

/** Waits for exactly this move. */
function ask(move: Move, point: Thing, text: Words): Lesson {
  led.push(move);
  return { text, point, until: (made) => isSame(made, move) };
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(b))
    return Array.isArray(a) && a.length === b.length && b.every((one, i) => isSame(a[i], one));
  if (isRecord(b)) return isRecord(a) && Object.entries(b).every(([key, one]) => isSame(a[key], one));
  return a === b;
}

const wormholes: Move = {
  do: 'placeWormholes',
  spots: (['blue', 'pink'] as const).flatMap((channel) => [
    { channel, space: 1 },
    { channel, space: 7 },
  ]),
};

/** The step that the person is asked for. */
function asked({ agenda }: View): string {
  // A preview may not know it.
  const isKnown = isRecord(agenda) && Array.isArray(agenda.lanes) && Array.isArray(agenda.stack);
  return isKnown ? (openStep(agenda, 0)?.do ?? '') : '';
}

// biome-ignore format: one lesson, one block
const lessons: readonly Lesson[] = [
  say({
    en: 'Welcome! You are this Black Hole. For six Rounds you draw stars inward and devour them. The player with the most Solar Mass at the end wins. The number in the middle is yours.',
    de: 'Willkommen! Du bist dieses Schwarze Loch. Sechs Runden lang ziehst du Sterne nach innen und verschlingst sie. Wer am Ende die meiste Sonnenmasse hat, gewinnt. Die Zahl in der Mitte ist deine.',
  }, { kind: 'hole', id: 0 }),
  say({
    en: 'Two Channels, a blue one and a pink one, wind inward. Whatever you gain starts on a space 1 and has to get past space 7 into the hole. Press ? on anything, or hold it, to read what it is.',
    de: 'Zwei Kanäle, ein blauer und ein rosafarbener, winden sich nach innen. Was du erhältst, beginnt auf einem Feld 1 und muss über Feld 7 hinaus ins Loch. Mit ? oder langem Druck liest du, was etwas ist.',
  }, ownSpace('blue', 1)),
  ask(wormholes, { kind: 'wormhole', id: 0 }, {
    en: 'First you place four Wormholes. Two of them can later swap everything on their spaces, so put them far out and far in: take the suggestion, blue 1 and 7, pink 1 and 7.',
    de: 'Zuerst legst du vier Wurmlöcher. Zwei davon tauschen später alles, was auf ihren Feldern liegt, also lege sie weit außen und weit innen: Nimm den Vorschlag, blau 1 und 7, rosa 1 und 7.',
  }),
  ask({ do: 'pick', space: 1 }, draftSpace(0, 1), {
    en: 'Each Round begins with the draft: everyone takes one space from set 1, then, in reverse order, one from set 2. You start. Take the Blue Giant Star, worth 2 Solar Mass.',
    de: 'Jede Runde beginnt mit dem Draft: Alle nehmen ein Feld aus Satz 1, dann in umgekehrter Reihenfolge eines aus Satz 2. Du beginnst. Nimm den Blauen Riesen, er bringt 2 Sonnenmasse.',
  }),
  ask({ do: 'pick', space: 0 }, draftSpace(1, 0), {
    en: 'Hypatia took the Antimatter: a Major one for her and a Minor one for everyone else, including you. Now take the Orbit. It moves everything in one Channel one space inward.',
    de: 'Hypatia hat die Antimaterie genommen: eine Große für sie und eine Kleine für alle anderen, auch für dich. Nimm jetzt den Orbit. Er bewegt alles in einem Kanal ein Feld nach innen.',
  }),
  ask({ do: 'gain', at: 2 }, { kind: 'token', id: tokenKinds.indexOf('minor') }, {
    en: 'Three things are waiting for you, and you choose the order. Careful: when Matter and Antimatter meet on a space, both are lost. So gain the Minor Antimatter first.',
    de: 'Drei Dinge warten auf dich, und die Reihenfolge bestimmst du. Vorsicht: Treffen Materie und Antimaterie auf einem Feld zusammen, ist beides weg. Erhalte also zuerst die Kleine Antimaterie.',
  }),
  ask({ do: 'place', channel: 'blue', space: 1 }, ownSpace('blue', 1), {
    en: 'Place it on blue 1.',
    de: 'Lege sie auf blau 1.',
  }),
  ask({ do: 'gain', at: 1 }, draftSpace(1, 0), {
    en: 'Now use the Orbit, before the star arrives.',
    de: 'Nutze jetzt den Orbit, bevor der Stern kommt.',
  }),
  ask({ do: 'orbit', channel: 'blue' }, ownSpace('blue', 2), {
    en: 'Orbit the blue Channel: the Antimatter moves on to blue 2, and blue 1 is free again.',
    de: 'Lass den blauen Kanal kreisen: Die Antimaterie rückt auf blau 2, und blau 1 ist wieder frei.',
  }),
  ask({ do: 'place', channel: 'blue', space: 1 }, ownSpace('blue', 1), {
    en: 'The Blue Giant Star comes last. Place it on blue 1, right behind the Antimatter.',
    de: 'Zuletzt kommt der Blaue Riese. Lege ihn auf blau 1, gleich hinter die Antimaterie.',
  }),
  ask({ do: 'discover', anomaly: 'M1' }, anomaly('M1'), {
    en: 'Discovery: once a Round you may buy an Anomaly with Discovery Counters. It stays yours for the whole game. You have 4. Discover the Stellar Nursery for 3.',
    de: 'Entdeckung: Einmal je Runde darfst du mit Entdeckungsmarkern eine Anomalie kaufen. Sie gehört dir das ganze Spiel. Du hast 4. Entdecke die Sternenwiege für 3.',
  }),
  ask({ do: 'use', anomaly: 'M1' }, anomaly('M1'), {
    en: 'Actions: in any order, use each of your Anomalies once, play up to two cards, activate Wormholes and exchange counters. Start with the Stellar Nursery: it makes a Blue Giant Star.',
    de: 'Aktionen: In beliebiger Reihenfolge nutzt du jede deiner Anomalien einmal, spielst bis zu zwei Karten, aktivierst Wurmlöcher und tauschst Marker. Beginne mit der Sternenwiege: Sie macht einen Blauen Riesen.',
  }),
  ask({ do: 'place', channel: 'blue', space: 7 }, ownSpace('blue', 7), {
    en: 'This star may even be placed on a Wormhole. Put it on blue 7, right at the edge of your hole.',
    de: 'Dieser Stern darf sogar auf ein Wurmloch. Lege ihn auf blau 7, an den Rand deines Lochs.',
  }),
  ask({ do: 'playCard', card: card('oc-4') }, inHand('oc-4'), {
    en: 'Now a card. Slow Decay orbits one Channel by 1 and gives you a Discovery Counter. Play it.',
    de: 'Jetzt eine Karte. Langsamer Zerfall lässt einen Kanal um 1 kreisen und bringt einen Entdeckungsmarker. Spiele ihn.',
  }),
  ask({ do: 'orbit', channel: 'blue' }, ownSpace('blue', 3), {
    en: 'Look at the blue Channel. The star on 7 will fall into the hole, and the Antimatter will land exactly on the Rift, space 3, where it is absorbed too. Orbit blue!',
    de: 'Sieh auf den blauen Kanal. Der Stern auf der 7 fällt ins Loch, und die Antimaterie landet genau auf dem Riss, Feld 3, wo sie ebenfalls verschlungen wird. Lass blau kreisen!',
  }),
  say({
    en: 'One Orbit, two meals: the star gave 2 Solar Mass, the Minor Antimatter a Discovery Counter. Passing over a Rift does nothing, and Matter simply stays on it.',
    de: 'Ein Orbit, zwei Mahlzeiten: Der Stern brachte 2 Sonnenmasse, die Kleine Antimaterie einen Entdeckungsmarker. Nur über einen Riss hinwegzugehen bewirkt nichts, und Materie bleibt darauf einfach liegen.',
  }, { kind: 'mass', id: 0 }),
  ask({ do: 'playCard', card: card('mc-4') }, inHand('mc-4'), {
    en: 'A second card: Captured Giant gives you a Supergiant Star, worth 3 Solar Mass. Play it.',
    de: 'Eine zweite Karte: Gefangener Riese bringt einen Überriesen, 3 Sonnenmasse wert. Spiele sie.',
  }),
  ask({ do: 'place', channel: 'pink', space: 1 }, ownSpace('pink', 1), {
    en: 'Place it on pink 1, on your Wormhole.',
    de: 'Lege ihn auf rosa 1, auf dein Wurmloch.',
  }),
  // At the outer end: beside the inner one the bubble would lie over this one.
  ask({ do: 'activate', first: 2, second: 3 }, ownSpace('pink', 1), {
    en: 'Seven spaces is a long way. Activate a pair of Wormholes: press pink 1, then pink 7. They swap what is on them, so the star jumps to pink 7. Both then stay closed until the end of Round 2.',
    de: 'Sieben Felder sind ein weiter Weg. Aktiviere ein Paar Wurmlöcher: Drücke rosa 1, dann rosa 7. Sie tauschen, was auf ihnen liegt, der Stern springt also auf rosa 7. Beide schließen sich dann bis nach Runde 2.',
  }),
  ask({ do: 'end' }, { kind: 'mass', id: 0 }, {
    en: 'In your Actions you could also turn Discovery Counters into Solar Mass, one for one. It is better to keep them for your next Anomaly. End your Actions: you draw back up to three cards.',
    de: 'In deinen Aktionen könntest du auch Entdeckungsmarker in Sonnenmasse tauschen, eins zu eins. Spar sie lieber für die nächste Anomalie. Beende deine Aktionen: Du ziehst wieder auf drei Karten nach.',
  }),
  say({
    en: 'That was a whole Round. After each one, a smaller Black Hole gets a bonus of 3 Solar Mass for every larger one; yours are the same size. Now play on as you like. A hint: one Orbit of pink brings in the Supergiant. More hints follow when something new happens.',
    de: 'Das war eine ganze Runde. Nach jeder erhält ein kleineres Schwarzes Loch für jedes größere 3 Sonnenmasse als Bonus; eure sind gleich groß. Spiel jetzt weiter, wie du magst. Ein Tipp: Ein Orbit von rosa holt den Überriesen herein. Weitere Tipps kommen, wenn etwas Neues geschieht.',
  }, ownSpace('pink', 7)),
  {
    when: (view) => asked(view) === 'placeWormholes',
    ...say({
      en: 'After Rounds 2 and 4 all Wormholes reopen, and you may move them to any spaces that aren’t covered. Nobody sees where until everyone has decided.',
      de: 'Nach den Runden 2 und 4 öffnen sich alle Wurmlöcher wieder, und du darfst sie auf beliebige unbedeckte Felder versetzen. Niemand sieht wohin, bis alle entschieden haben.',
    }, ownSpace('blue', 1)),
  },
  {
    when: (view) => asked(view) === 'chooseCore',
    ...say({
      en: 'Your Black Hole expands! It covers the innermost spaces and absorbs what is there, so the way in is now one space shorter. You also choose one of your secret Core Anomalies: it is free and works at once.',
      de: 'Dein Schwarzes Loch dehnt sich aus! Es bedeckt die innersten Felder und verschlingt, was dort liegt, der Weg ist jetzt also ein Feld kürzer. Und du wählst eine deiner geheimen Kernanomalien: Sie ist umsonst und wirkt sofort.',
    }, { kind: 'hole', id: 0 }),
  },
  {
    when: (view) => view.round === 6,
    ...say({
      en: 'The last Round. Nothing can wait now: orbit everything in, and turn your last Discovery Counters into Solar Mass before you end. Good luck!',
      de: 'Die letzte Runde. Jetzt kann nichts mehr warten: Lass alles nach innen kreisen und tausche deine letzten Entdeckungsmarker in Sonnenmasse, bevor du beendest. Viel Glück!',
    }, { kind: 'round', id: 0 }),
  },
];

/** What the other does in the first Round. */
const hypatia: readonly Move[] = [
  wormholes,
  { do: 'pick', space: 0 },
  { do: 'pick', space: 1 },
  { do: 'gain', at: 0 },
  { do: 'place', channel: 'pink', space: 1 },
  { do: 'place', channel: 'blue', space: 1 },
  { do: 'discover', anomaly: 'O1' },
  { do: 'playCard', card: card('oa-1') },
  { do: 'orbit', channel: 'blue' },
  { do: 'use', anomaly: 'O1' },
  { do: 'orbit', channel: 'pink' },
  { do: 'end' },
];

export const tutorial: Tutorial<View, Move> = {
  seed: 'horizon-58',
  seats: 2,
  options: {
    edition: 'final',
    mode: 'players',
    advancedDraft: false,
    ultramassiveIsASize: true,
    turns: 'together',
    startingPlayer: 0,
  },
  others: hypatia.map((move) => ({ seat: 1, move })),
  lessons,
};
