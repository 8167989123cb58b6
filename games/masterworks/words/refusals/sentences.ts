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
  toolBlocked: { en: 'The tool would overlap {piece} by {by}: too tall to cross.', de: 'Das Lineal würde Gelände um {by} überlappen, das zu hoch ist: {piece}.' },
  noLay: { en: 'The tool cannot be laid, blocked by {piece}.', de: 'Das Lineal lässt sich nicht legen. Im Weg: {piece}.' },
  outOfRange: { en: '{by} out of range.', de: '{by} außer Reichweite.' },
  offCone: { en: 'Aim within 45° of the line from or to {anchor}.', de: 'Ziele höchstens 45° neben die Linie durch {anchor}.' },
  pastContact: { en: 'Toward ends where the bases touch: {by} too far.', de: 'Es geht nur bis zur Berührung der Bases: {by} zu weit.' },
  noSight: { en: 'No line of sight, blocked by {piece}.', de: 'Keine Sichtlinie. Im Weg: {piece}.' },
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
  noObject: { en: 'That would change nothing now.', de: 'Das würde jetzt nichts ändern.' },
  notYourCard: { en: 'You do not have {card}, or it has been played.', de: '{card} hast du nicht, oder die Karte ist schon gespielt.' },
  notNow: { en: '{card} cannot be played now.', de: '{card} kann jetzt nicht gespielt werden.' },
  cannotReact: { en: '{figure} cannot use {rule} now.', de: '{figure} kann {rule} jetzt nicht einsetzen.' },
  noNumber: { en: '{rule} has no number to choose.', de: 'Bei {rule} gibt es keine Zahl zu wählen.' },
  namedTwice: { en: 'Each one can be named only once.', de: 'Jeder kann nur einmal genannt werden.' },
  notNearest: { en: 'It must be one of the nearest legal spots.', de: 'Es muss eine der nächsten erlaubten Stellen sein.' },
  notHit: { en: 'This throw does not hit {name}.', de: 'Dieser Wurf trifft nicht: {name}.' },
  mustDoIt: { en: 'This must be done if it can be.', de: 'Das muss sein, wenn es möglich ist.' },
  wrongAnswer: { en: 'That does not answer the open question.', de: 'Das ist keine Antwort auf die offene Frage.' },
};

/** Turns, activations and answers. */
// biome-ignore format: one sentence, one line
const turns: Readonly<Record<string, Words>> = {
  notActive: { en: 'Only the active character can interact.', de: 'Nur die aktive Figur kann interagieren.' },
  onceOnly: { en: 'Each token can be used only once per activation.', de: 'Jeder Marker geht nur einmal pro Aktivierung.' },
  mayNotInteract: { en: '{figure} cannot interact with tokens.', de: '{figure} kann nicht mit Markern interagieren.' },
  noText: { en: 'There is nothing to do with {token} now.', de: 'Damit ist gerade nichts anzufangen: {token}.' },
  shielded: { en: 'The missile is still Shielded: {missing} more Exhaustion needed.', de: 'Die Rakete ist noch abgeschirmt: Erschöpfung fehlt noch {missing}-mal.' },
  noCode: { en: '{figure} holds no Shutdown Code.', de: '{figure} trägt keinen Abschaltcode.' },
  baseInTheWay: { en: 'A figure stands where the Debris Pile would go.', de: 'Wo der Trümmerhaufen hinkäme, steht eine Figur.' },
  noActions: { en: 'No actions are left.', de: 'Es sind keine Aktionen mehr übrig.' },
  staggered: { en: 'Stagger: the first action must be to shake it off.', de: 'Taumeln: Die erste Aktion muss es abschütteln.' },
  usedUp: { en: '{power} has been used as often as it can be.', de: '{power} ist so oft eingesetzt, wie es geht.' },
  wrongX: { en: 'Choose {min} to {max}, not {x}.', de: 'Wähle {min} bis {max}, nicht {x}.' },
  hasNot: { en: 'There is no {condition} to shake off.', de: '{condition} gibt es hier nicht abzuschütteln.' },
  noSuchPower: { en: 'This character has no such superpower now.', de: 'Diese Superkraft hat die Figur gerade nicht.' },
  hasActivated: { en: '{figure} has already been activated this round.', de: '{figure} wurde in dieser Runde schon aktiviert.' },
  cannotHandOver: { en: 'This activation cannot be handed over.', de: 'Diese Aktivierung lässt sich nicht abgeben.' },
  notYourTurn: { en: 'Others are asked now.', de: 'Gerade sind andere gefragt.' },
  notYours: { en: '{figure} is not yours to command.', de: '{figure} gehört dir nicht.' },
  notThat: { en: 'That cannot be chosen here: {name}.', de: 'Das lässt sich hier nicht wählen: {name}.' },
  wrongNumber: { en: 'Choose {least} to {most}, not {chosen}.', de: 'Wähle {least} bis {most}, nicht {chosen}.' },
  noSuchOption: { en: 'There is no such option.', de: 'Diese Möglichkeit gibt es nicht.' },
  otherConditions: { en: 'Choose {count} of the conditions offered.', de: 'Wähle {count} der angebotenen Zustände.' },
  notThatDie: { en: 'This die cannot be rerolled or changed.', de: 'Dieser Würfel kann nicht neu gewürfelt oder geändert werden.' },
};

/** Squads and deployment. */
// biome-ignore format: one sentence, one line
const setup: Readonly<Record<string, Words>> = {
  noSuchZone: { en: 'This zone is taken, or there is no such zone.', de: 'Diese Zone ist vergeben, oder es gibt sie nicht.' },
  outsideZone: { en: 'That is {by} outside your zone.', de: 'Das liegt {by} außerhalb deiner Zone.' },
  notReady: { en: 'You have not confirmed yet.', de: 'Du hast noch nicht bestätigt.' },
  alreadyReady: { en: 'You have already confirmed. Take that back first.', de: 'Du hast schon bestätigt. Nimm das zuerst zurück.' },
  noSuchCharacter: { en: 'There is no character called "{character}".', de: 'Einen Charakter namens „{character}“ gibt es nicht.' },
  encounterCharacter: { en: '{character} cannot join a squad.', de: '{character} kann zu keinem Trupp gehören.' },
  bossEgo: { en: '{character} is the boss of this encounter.', de: '{character} ist der Endgegner dieser Begegnung.' },
  sharedEgo: { en: '{character} shares an alter ego with someone already chosen.', de: '{character} hat dasselbe Alter Ego wie jemand, der schon dabei ist.' },
  tooMuchThreat: { en: '{threat} Threat is too much: at most {most}.', de: '{threat} Bedrohung ist zu viel: höchstens {most}.' },
  notAffiliated: { en: 'Only {having} of {members} belong to {affiliation}: it takes more than half.', de: 'Nur {having} von {members} gehören dazu ({affiliation}): Es muss mehr als die Hälfte sein.' },
  leaderNotThere: { en: '{leader} is not in this squad.', de: '{leader} gehört nicht zu diesem Trupp.' },
  leadsNothing: { en: '{leader} has no leadership for {affiliation}.', de: '{leader} hat keine Führung für {affiliation}.' },
  tooManyCards: { en: '{cards} cards are too many: at most {most}.', de: '{cards} Karten sind zu viele: höchstens {most}.' },
  sameCard: { en: 'Each card can be chosen only once.', de: 'Jede Karte kann nur einmal gewählt werden.' },
  noSuchCard: { en: 'There is no card called "{card}".', de: 'Eine Karte namens „{card}“ gibt es nicht.' },
  otherAffiliation: { en: '{card} is only for {affiliation}.', de: '{card} ist nur für: {affiliation}.' },
  noSuchSquad: { en: 'There is no squad called "{squad}".', de: 'Einen Trupp namens „{squad}“ gibt es nicht.' },
};

export const refusals: Readonly<Record<string, Words>> = { ...ground, ...acts, ...turns, ...setup };
