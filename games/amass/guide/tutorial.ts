/** The guided first game: two rounds of a chosen deal, with what the others do written down. */
import { sameJson } from '@accretion/engine';
import type { Lesson as AnyLesson, Thing, Tutorial, Words } from '../../table.ts';
import { content } from '../content/index.ts';
import { boardOf, cardNames } from '../rules/board.ts';
import type { Move, View } from '../rules/state.ts';

type Lesson = AnyLesson<View, Move>;

const board = boardOf({ hash: '', content, pack: null });
const idOf = (kind: 'resource' | 'action', name: string): number => cardNames(board, kind).indexOf(name);

const place = (name: string): Thing => ({ kind: 'place', id: board.place(name) });
const base = (name: string): Thing => ({ kind: 'base', id: board.base(name) });
const played: Thing = { kind: 'resource', id: idOf('resource', 'RES04') };
const ambush: Thing = { kind: 'action', id: idOf('action', 'ambush-1') };
const orange: Thing = { kind: 'cube', id: 3 };

/** What the person is led to do, one after the other. */
export const led: readonly Move[] = [
  { do: 'choose', card: played.id },
  { do: 'place', at: 'M5' },
  { do: 'place', at: 'M5' },
  { do: 'place', at: 'B1' },
  { do: 'place', at: 'G3' },
  { do: 'place', at: 'camp' },
  { do: 'ready' },
  { do: 'store', facing: 'N', slot: 1, colour: 'orange' },
  { do: 'storeForMe' },
  { do: 'ready' },
  { do: 'place', at: 'Echo N' },
  { do: 'place', at: 'defence' },
  { do: 'place', at: 'B1' },
  { do: 'place', at: 'R7' },
  { do: 'ready' },
  { do: 'pass' },
  { do: 'fight', at: 'Echo', against: 1 },
  { do: 'winPairing', card: ambush.id, die: 0 },
  { do: 'steal', cubes: 1 },
  { do: 'storeForMe' },
  { do: 'ready' },
];

const plan = (...places: readonly string[]): Move[] => [
  ...places.map((at): Move => ({ do: 'place', at })),
  { do: 'ready' },
];
const deposit: readonly Move[] = [{ do: 'storeForMe' }, { do: 'ready' }];
const choose = (name: string): Move => ({ do: 'choose', card: idOf('resource', name) });

/** What the two others do. */
const echo: readonly Move[] = [
  ...plan('M5', 'M5', 'R7', 'J4', 'defence'),
  ...deposit,
  choose('RES12'),
  ...plan('F2', 'M5', 'defence'),
  ...deposit,
];
const tango: readonly Move[] = [
  ...plan('P6', 'P6', 'U8', 'defence'),
  ...deposit,
  ...plan('P6', 'defence'),
  ...deposit,
  choose('RES03'),
];

const say = (text: Words, point?: Thing): Lesson => (point === undefined ? { text } : { text, point });

/** Waits for the next of the moves the person is led to. */
let asked = 0;
function ask(text: Words, point?: Thing): Lesson {
  const wanted = led[asked++];
  const until = (move: Move): boolean => sameJson(move, wanted);
  return point === undefined ? { text, until } : { text, until, point };
}

// biome-ignore format: one lesson, one block
const lessons: readonly Lesson[] = [
  say({
    en: 'Welcome to Planet XS! You lead the crew of base Alpha. Bring cubes home: green is worth 1, blue 2, pink 3, orange 4. When a base is full or the planet is empty, the player with the most points wins.',
    de: 'Willkommen auf Planet XS! Du führst die Crew der Basis Alpha. Bring Steine heim: Grün zählt 1, Blau 2, Rosa 3, Orange 4. Ist eine Basis voll oder der Planet leer, gewinnt, wer die meisten Punkte hat.',
  }, base('Alpha')),
  ask({
    en: 'Each round starts with a Resource card: it moves the Alien and brings new cubes to the mines. You are First Player and see two cards. Play the one with the ring, number 4.',
    de: 'Jede Runde beginnt mit einer Rohstoffkarte: Sie bewegt das Alien und bringt neue Steine in die Minen. Du bist Startspieler und siehst zwei Karten. Spiele die mit dem Ring, Nummer 4.',
  }, played),
  say({
    en: 'The Alien has moved two zones and now stands at F2. It clears every mine it enters, and nobody can mine, raid or fight where it stands.',
    de: 'Das Alien ist zwei Zonen weitergezogen und steht jetzt bei F2. Es räumt jede Mine, die es betritt, und wo es steht, wird nicht abgebaut, überfallen oder gekämpft.',
  }, place('F2')),
  ask({
    en: 'Now everyone plans in secret. A member at a mine brings one cube home. M5 has two blue cubes: press M5 to send a member there.',
    de: 'Jetzt planen alle geheim. Ein Mitglied in einer Mine bringt einen Stein heim. M5 hat zwei blaue Steine: Drück auf M5, um ein Mitglied hinzuschicken.',
  }, place('M5')),
  ask({
    en: 'And a second one for the second cube.',
    de: 'Und ein zweites für den zweiten Stein.',
  }, place('M5')),
  ask({
    en: 'B1 lies beside your base and has an orange cube, worth 4. Send one member.',
    de: 'B1 liegt neben deiner Basis und hat einen orangen Stein, der 4 zählt. Schick ein Mitglied hin.',
  }, place('B1')),
  ask({
    en: 'One more to G3 for the pink cube.',
    de: 'Noch eines nach G3 für den rosa Stein.',
  }, place('G3')),
  ask({
    en: 'While the Alien is away, members can search its camp for Action cards. Send one there.',
    de: 'Während das Alien unterwegs ist, können Mitglieder sein Lager nach Aktionskarten durchsuchen. Schick eines hin.',
  }, place('camp')),
  ask({
    en: 'The other three stay at home this time. Lock your plan: once everyone has, all plans are revealed together.',
    de: 'Die anderen drei bleiben diesmal daheim. Leg deinen Plan fest: Wenn alle so weit sind, werden die Pläne zugleich aufgedeckt.',
  }),
  say({
    en: 'Echo also sent two members to M5: four members, two cubes, so you had to fight. Each member rolls a die; the highest are paired first. Your 5 lost to the 6, your other 5 beat the 3. One member on each side was wounded, and two are left for two cubes.',
    de: 'Echo hat auch zwei Mitglieder nach M5 geschickt: vier Mitglieder, zwei Steine, also musstet ihr kämpfen. Jedes Mitglied würfelt; die höchsten bilden zuerst Paare. Deine 5 verlor gegen die 6, deine andere 5 schlug die 3. Auf beiden Seiten wurde eines verwundet; zwei bleiben für zwei Steine.',
  }, place('M5')),
  say({
    en: 'Losing by 1 or 2 is a Moderate wound and costs a round, by 3 or more a Major one and costs two. A tie is a Minor wound for both and costs nothing.',
    de: 'Um 1 oder 2 zu verlieren ist eine mittlere Wunde und kostet eine Runde, ab 3 eine schwere und kostet zwei. Ein Gleichstand ist eine leichte Wunde für beide und kostet nichts.',
  }, { kind: 'wound', id: 1 }),
  ask({
    en: 'Your miners brought home an orange, a pink and a blue cube. Thieves take the outermost cubes of a facing first, so keep valuable ones deep inside: put the orange cube into the innermost slot of the north facing.',
    de: 'Deine Leute haben einen orangen, einen rosa und einen blauen Stein heimgebracht. Wer stiehlt, nimmt die äußersten Steine einer Seite zuerst, also gehören wertvolle tief nach innen: Leg den orangen Stein auf den innersten Platz der Nordseite.',
  }, orange),
  ask({
    en: 'For the other two, press “Store for me”.',
    de: 'Für die anderen beiden drück auf „Für mich einlagern“.',
  }),
  ask({
    en: 'A facing filled with five cubes of one colour is worth 3 extra points, but that can wait. Confirm.',
    de: 'Eine Seite mit fünf Steinen einer Farbe bringt 3 Punkte extra; das kommt später. Bestätige.',
  }),
  say({
    en: 'Round 2. At Restore your wounded member recovered one step. And look: you found a card at the camp! Ambush wins a pair for you in a fight, whatever the dice say.',
    de: 'Runde 2. Beim Erholen ist dein verwundetes Mitglied ein Feld aufgerückt. Und sieh mal: Das Lager hat dir eine Karte gebracht! Der Hinterhalt gewinnt dir im Kampf ein Paar, egal was die Würfel sagen.',
  }, ambush),
  ask({
    en: 'Echo has stored a pink cube at its north facing. Let’s steal it: send a raider there.',
    de: 'Echo hat an seiner Nordseite einen rosa Stein eingelagert. Den stehlen wir: Schick einen Angreifer hin.',
  }, place('Echo N')),
  ask({
    en: 'Others may want your cubes too. Leave a defender in the centre of your base.',
    de: 'Auch deine Steine könnten jemandem gefallen. Lass einen Verteidiger im Zentrum deiner Basis.',
  }, base('Alpha')),
  ask({
    en: 'There is another orange cube at B1. Send a member.',
    de: 'In B1 liegt wieder ein oranger Stein. Schick ein Mitglied.',
  }, place('B1')),
  ask({
    en: 'And one to the pink cube at R7.',
    de: 'Und eines zum rosa Stein in R7.',
  }, place('R7')),
  ask({
    en: 'That will do. Lock your plan.',
    de: 'Das genügt. Leg deinen Plan fest.',
  }),
  ask({
    en: 'The plans are revealed. Before the fights, everyone with cards may play a Command card. Ambush is a Combat card: keep it and pass.',
    de: 'Die Pläne liegen offen. Vor dem Kampf darf, wer Karten hat, eine Befehlskarte spielen. Der Hinterhalt ist eine Kampfkarte: Behalte ihn und passe.',
  }),
  ask({
    en: 'Echo has left a defender at home, so your raider must fight first, or withdraw. Start the raid!',
    de: 'Echo hat jemanden zur Verteidigung daheim gelassen, also muss dein Angreifer erst kämpfen oder sich zurückziehen. Beginne den Überfall!',
  }, base('Echo')),
  ask({
    en: 'A 2 against a 3: you would lose. Press Ambush and then your die, and you win this pair.',
    de: 'Eine 2 gegen eine 3: Du würdest verlieren. Drück auf Hinterhalt und dann auf deinen Würfel, und du gewinnst dieses Paar.',
  }, { kind: 'die', id: 0 }),
  ask({
    en: 'Nobody defends Echo now, and your raider rolled a 6 for stealing: it may take cubes worth up to 6 points from the outer edge. The first one is always allowed. Take the pink cube!',
    de: 'Echo ist jetzt unverteidigt, und dein Angreifer hat fürs Stehlen eine 6 gewürfelt: Er darf vom äußeren Rand Steine bis zu 6 Punkten nehmen. Der erste ist immer erlaubt. Nimm den rosa Stein!',
  }),
  ask({
    en: 'An orange and two pink cubes: what a round! Press “Store for me”.',
    de: 'Ein oranger und zwei rosa Steine: Was für eine Runde! Drück auf „Für mich einlagern“.',
  }),
  ask({
    en: 'And confirm.',
    de: 'Und bestätige.',
  }),
  say({
    en: 'You lead with 19 points. Point at anything, or press and hold it, to read what it does. In other matches AI crews, which follow cards, can join in. Now play on as you like: the first full base ends the match!',
    de: 'Du führst mit 19 Punkten. Halte etwas gedrückt oder zeig darauf, um zu lesen, was es tut; in anderen Partien können KI-Crews mitspielen, die Karten folgen. Spiel jetzt weiter, wie du magst: Die erste volle Basis beendet die Partie!',
  }),
];

export const tutorial: Tutorial<View, Move> = {
  seed: 'planet-xs-497',
  seats: 3,
  options: {
    ai: 0,
    coop: false,
    cards: 0,
    membersBy: 'crews',
    openToPartner: false,
    first: 0,
    bases: { are: 'spread' },
  },
  others: [...echo.map((move) => ({ seat: 1, move })), ...tango.map((move) => ({ seat: 2, move }))],
  lessons,
};
