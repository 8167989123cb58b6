/** The guided first game: one round of a chosen deal, with what partner and Magneto do written down. */
import { sameJson } from '@accretion/engine';
import type { Lesson as AnyLesson, Thing, Tutorial, Words } from '../../table.ts';
import { content } from '../content/index.ts';
import type { Move, MoveOf, Options } from '../rules/answers.ts';
import type { View } from '../rules/state.ts';
import { magneto, partner } from './others.ts';

type Lesson = AnyLesson<View, Move>;

const heroes = [...Object.keys(content.characters), 'boss'].sort();
const hero = (key: string): Thing => ({ kind: 'character', id: heroes.indexOf(key) });
const missile: Thing = { kind: 'missile', id: 0 };
/** Where questions are answered. */
const question: Thing = { kind: 'question', id: 0 };
/** The one spot on offer, marked on the map. */
const spot: Thing = { kind: 'spot', id: 0 };

const say = (text: Words, point?: Thing): Lesson => (point === undefined ? { text } : { text, point });

/** Waits for exactly this move, where it is answered. */
const ask = (move: Move, text: Words): Lesson => ({
  ...say(text, question),
  until: (made) => sameJson(made, move),
  offer: move,
});

/** As near as this to the marked spot will do: what follows goes the same way. */
const nearEnough = 400;

/** Waits for an advance to the marked spot or near it, with any tool laid in any way. */
const walk = (tool: 'S' | 'M', x: number, y: number, text: Words): Lesson => ({
  ...say(text, spot),
  until: (made) => made.do === 'advance' && (made.x - x) ** 2 + (made.y - y) ** 2 <= nearEnough * nearEnough,
  offer: { do: 'advance', tool, x, y, lay: null },
});

/** Directions that hit Magneto from anywhere near enough. */
const aside = 36;

/** Waits for a direction not far from this one. */
const aim = <M extends MoveOf<'aim' | 'beam'>>(move: M, text: Words): Lesson => ({
  ...say(text, question),
  until: (made) =>
    made.do === move.do && 'direction' in made && Math.abs(made.direction - move.direction) <= aside,
  offer: move,
});

const activate = (figure: string): Move => ({ do: 'activate', figure });
const end: Move = { do: 'end' };
const yours: Move = { do: 'yours' };
const shield: Move = {
  ...{ do: 'react', rule: 'captain-america.vibranium-shield', part: 0 },
  ...{ figure: 'captain-america', x: 0 },
};

// biome-ignore format: one lesson, one block
const lessons: readonly Lesson[] = [
  say({
    en: 'Magneto has taken this ruined base. At the end of each round he lifts the missile nearer to his teleporter in the north; once it is there, he has won. You lead four Avengers, a bot leads the X-Men, and you win together.',
    de: 'Magneto hat diese zerstörte Basis besetzt. Am Ende jeder Runde hebt er die Rakete näher an seinen Teleporter im Norden; kommt sie dort an, hat er gewonnen. Du führst vier Avengers, ein Bot die X-Men, und ihr gewinnt gemeinsam.',
  }, missile),
  ask({ do: 'zone', zone: 'west' }, {
    en: 'Your squad enters from the west or from the east. Choose the west zone.',
    de: 'Dein Trupp kommt von Westen oder von Osten. Wähle die Westzone.',
  }),
  ask({ do: 'ready' }, {
    en: 'There they are: Captain America, Hulk, Vision and Luke Cage. You could move them about inside the zone, but they stand well. Confirm the deployment.',
    de: 'Da sind sie: Captain America, Hulk, Vision und Luke Cage. Du könntest sie in der Zone noch umstellen, aber sie stehen gut. Bestätige die Aufstellung.',
  }),
  ask({ do: 'option', option: 0 }, {
    en: 'Every round begins with Power: 1 for each character, more for Hulk and Magneto. It pays for superpowers. Vision also chooses a form. Take Enhanced Density: he defends better against physical attacks.',
    de: 'Jede Runde beginnt mit Kraft: 1 für jede Figur, mehr für Hulk und Magneto. Damit bezahlst du Superkräfte. Vision wählt außerdem eine Form. Nimm Erhöhte Dichte: Damit verteidigt er sich besser gegen physische Angriffe.',
  }),
  ask(activate('captain-america'), {
    en: 'Now three heroes act, one after the other, then Magneto, and so on until everyone has acted. Begin with Captain America: activate him.',
    de: 'Jetzt handeln nacheinander drei Helden, dann Magneto, und so weiter, bis alle gehandelt haben. Beginne mit Captain America: Aktiviere ihn.',
  }),
  walk('M', 10_200, 9_500, {
    en: 'Press “Move (Medium)”: the lit area is where he can go. Drag him to the ring behind the container, or tap there, and press “Move here”.',
    de: 'Drück „Bewegen (Mittel)“: Die helle Fläche zeigt, wohin er kommt. Zieh ihn auf den Ring hinter dem Container oder tippe dorthin und drück „Hierhin bewegen“.',
  }),
  ask(end, {
    en: 'The tool bent around the corner: it may bend once, and may not cross anything larger than the hero. A hero has two actions, but no enemy is near enough to attack. End the activation.',
    de: 'Das Lineal ist um die Ecke geknickt: Es darf einmal knicken und über nichts hinweg, das größer ist als der Held. Jeder Held hat zwei Aktionen, aber kein Gegner ist nah genug für einen Angriff. Beende die Aktivierung.',
  }),
  ask(yours, {
    en: 'The other two of these three may come from either squad. Let the X-Men show themselves: leave the next one to your partner.',
    de: 'Die zwei anderen der drei dürfen aus beiden Trupps kommen. Lass auch die X-Men auftreten: Überlass den nächsten deinem Partner.',
  }),
  ask(yours, {
    en: 'And once more.',
    de: 'Und noch einmal.',
  }),
  ask(shield, {
    en: 'Magneto has flown behind the jeep and attacks Captain America with seven dice! You may react. The Vibranium Shield adds two dice to the defence; it costs 2 Power, but 1 less thanks to his leadership. Use it, and confirm: once dice fall, nothing can be undone.',
    de: 'Magneto ist hinter den Jeep geflogen und greift Captain America mit sieben Würfeln an! Du darfst reagieren. Der Vibraniumschild gibt der Verteidigung zwei Würfel mehr; er kostet 2 Kraft, dank seiner Anführerschaft 1 weniger. Setz ihn ein und bestätige: Wenn Würfel fallen, gibt es kein Zurück.',
  }),
  say({
    en: 'Magneto rolled three hits. The four ordinary dice would have stopped none of them; the two dice of the shield stopped all three. He could only push Captain America away.',
    de: 'Magneto hat drei Treffer gewürfelt. Die vier gewöhnlichen Würfel hätten keinen davon abgewehrt, die zwei des Schilds alle drei. So konnte er Captain America nur wegstoßen.',
  }, hero('captain-america')),
  ask(activate('vision'), {
    en: 'Time to shoot back. Activate Vision.',
    de: 'Zeit, zurückzuschießen. Aktiviere Vision.',
  }),
  walk('M', 7_300, 10_900, {
    en: 'Vision flies, so nothing stands in his way. Move him to the ring. While you drag him, the panel says whom he sees from there and how far away they are.',
    de: 'Vision fliegt, also steht ihm nichts im Weg. Bewege ihn auf den Ring. Während du ihn ziehst, sagt dir das Feld, wen er von dort sieht und wie weit es bis dahin ist.',
  }),
  aim({ do: 'beam', attack: 'vision.solar-energy-beam', direction: 1857 }, {
    en: 'Press “Solar Energy Beam”; it already points at Magneto. He is close to the jeep and the line crosses it, so he has cover: he may turn one of his dice into a block. The chances take that into account. Press “Attack”.',
    de: 'Drück „Sonnenenergiestrahl“; er zeigt schon auf Magneto. Der steht dicht am Jeep, und die Linie kreuzt ihn, also hat er Deckung: Er darf einen seiner Würfel zu einem Block machen. In den Chancen ist das enthalten. Drück „Angreifen“.',
  }),
  ask(end, {
    en: 'Three hits against one block, and the cover made it two: 1 damage. Magneto takes 10 before he is exhausted for the first time, so every point counts. End the activation.',
    de: 'Drei Treffer gegen einen Block, und durch die Deckung waren es zwei: 1 Schaden. Magneto hält 10 aus, bevor er zum ersten Mal erschöpft ist; jeder Punkt zählt. Beende die Aktivierung.',
  }),
  ask(activate('hulk'), {
    en: 'Magneto likes that jeep? Let Hulk give it to him. Activate Hulk.',
    de: 'Magneto mag den Jeep? Dann soll Hulk ihn ihm geben. Aktiviere Hulk.',
  }),
  walk('S', 4_900, 11_000, {
    en: 'Hulk is slow and has to walk twice. First to this ring.',
    de: 'Hulk ist langsam und muss zweimal laufen. Zuerst auf diesen Ring.',
  }),
  walk('S', 8_800, 8_900, {
    en: 'And on to this one, within Range 2 of the jeep. Hulk is so large that he simply steps over walls.',
    de: 'Und weiter auf diesen, in Reichweite 2 zum Jeep. Hulk ist so groß, dass er über Mauern einfach hinwegsteigt.',
  }),
  ask({ do: 'power', power: 'hulk.strongest-one-there-is', x: 0 }, {
    en: 'Both actions are used, but superpowers are not actions as long as you can pay for them. Use “Strongest One There Is”.',
    de: 'Beide Aktionen sind verbraucht, aber Superkräfte sind keine Aktionen, solange du sie bezahlen kannst. Nutze „Stärkster von allen“.',
  }),
  ask({ do: 'choose', who: ['jeep-a'] }, {
    en: 'What shall he throw? The burnt jeep.',
    de: 'Was soll er werfen? Den ausgebrannten Jeep.',
  }),
  aim({ do: 'aim', direction: 1902 }, {
    en: 'Press “Choose a direction”. The arrow already points at Magneto, and the panel says whom it hits. Press “This way”.',
    de: 'Drück „Richtung wählen“. Der Pfeil zeigt schon auf Magneto, und das Feld sagt, wen er trifft. Drück „In diese Richtung“.',
  }),
  ask(end, {
    en: 'A jeep is Size 2, and he dodged nothing: 2 damage. But wrecks feed the storm above the base: at 6 and more, whatever you attack from afar has cover. End the activation.',
    de: 'Ein Jeep hat Größe 2, und er konnte nichts abwehren: 2 Schaden. Aber Trümmer nähren den Sturm über der Basis: Ab 6 hat alles Deckung, was du von fern angreifst. Beende die Aktivierung.',
  }),
  ask(activate('luke-cage'), {
    en: 'Soldiers have come to the Rally Points. Two of the six have Shutdown Codes, but you can’t tell which. Activate Luke Cage.',
    de: 'An den Sammelpunkten sind Soldaten eingetroffen. Zwei der sechs haben Abschaltcodes, doch man sieht ihnen nicht an, welche. Aktiviere Luke Cage.',
  }),
  walk('M', 6_300, 22_300, {
    en: 'Move him to the ring, within Range 1 of the Soldier.',
    de: 'Bewege ihn auf den Ring, in Reichweite 1 zum Soldaten.',
  }),
  ask({ do: 'interact', token: 'soldier:9' }, {
    en: 'Interacting costs 1 Power and is not an action. Turn the Soldier over.',
    de: 'Interagieren kostet 1 Kraft und ist keine Aktion. Dreh den Soldaten um.',
  }),
  ask(end, {
    en: 'A Shutdown Code! Luke Cage carries it now. End the activation, then watch Magneto, the X-Men and the end of the round.',
    de: 'Ein Abschaltcode! Luke Cage trägt ihn jetzt bei sich. Beende die Aktivierung und sieh dir dann Magneto, die X-Men und das Ende der Runde an.',
  }),
  say({
    en: 'Round 2, and the missile has moved: up to Range 3 at the end of every round, unless it is too near to a dampener that is not covered by debris. Break the Debris Piles to slow it down.',
    de: 'Runde 2, und die Rakete ist weitergerückt: am Ende jeder Runde bis zu Reichweite 3, außer sie ist zu nah an einem Dämpfer, den keine Trümmer bedecken. Zerstöre die Trümmerhaufen, um sie aufzuhalten.',
  }, missile),
  say({
    en: 'Exhaust Magneto three times and the missile loses its shield; then carry both codes to it, and you have won. Point at anything, or press and hold it, to read what it does; with the ruler you can measure whatever you like. Now play on!',
    de: 'Ist Magneto dreimal erschöpft, verliert die Rakete ihren Schutz; bringt dann beide Codes zu ihr, und ihr habt gewonnen. Zeig auf etwas oder halte es gedrückt, um zu lesen, was es tut; mit dem Messwerkzeug misst du, was du willst. Spiel jetzt weiter!',
  }),
];

const options: Options = {
  difficulty: 'narrative',
  squads: { are: 'ready', a: 'avengers-heavy', b: 'x-men-gold' },
  gradedStamina: false,
  collateral: true,
  captain: 'A',
  eisenhardt: false,
};

export const tutorial: Tutorial<View, Move> = {
  seed: 'ruined-base-41',
  seats: 3,
  options,
  others: [...partner.map((move) => ({ seat: 1, move })), ...magneto.map((move) => ({ seat: 2, move }))],
  lessons,
};
