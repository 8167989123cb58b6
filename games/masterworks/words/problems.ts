/** What the rules expect of content, by key. */
import type { Words } from '../../words.ts';

const names: Readonly<Record<string, Words>> = {
  characterName: { en: 'the name of a character', de: 'der Name eines Charakters' },
  affiliationName: { en: 'the name of an affiliation', de: 'der Name einer Zugehörigkeit' },
  superpowerName: { en: 'the name of a superpower', de: 'der Name einer Superkraft' },
  tacticName: { en: 'the name of a tactic card', de: 'der Name einer Taktikkarte' },
  attackName: {
    en: 'an attack of this character ({options})',
    de: 'ein Angriff dieses Charakters ({options})',
  },
  stanceName: {
    en: 'a superpower of this character with options to choose from',
    de: 'eine Superkraft dieses Charakters mit Möglichkeiten zur Wahl',
  },
  otherName: { en: 'any other name', de: 'ein anderer Name' },
  notBoss: { en: 'any name but “boss”', de: 'jeder Name außer „boss“' },
};

const cards: Readonly<Record<string, Words>> = {
  threat: { en: 'a Threat of 1 to {max}', de: 'ein Bedrohungswert von 1 bis {max}' },
  someAttack: { en: 'at least one attack', de: 'mindestens ein Angriff' },
  someEffect: { en: 'at least one effect', de: 'mindestens eine Wirkung' },
  exhausts: {
    en: 'a superpower that exhausts the boss (ME37)',
    de: 'eine Superkraft, die den Endgegner erschöpft (ME37)',
  },
  costOrX: {
    en: 'either a cost or x, since this superpower is paid for',
    de: 'entweder Kosten oder x, denn diese Superkraft wird bezahlt',
  },
  noCost: {
    en: 'no cost: innate superpowers and leaderships have none',
    de: 'keine Kosten: angeborene Superkräfte und Führungen haben keine',
  },
  someTrigger: {
    en: 'a trigger for this reactive superpower',
    de: 'ein Auslöser für diese reaktive Superkraft',
  },
  noTrigger: {
    en: 'no trigger: only reactive superpowers and leaderships have one',
    de: 'kein Auslöser: nur reaktive Superkräfte und Führungen haben einen',
  },
  activeOnly: { en: 'an active superpower', de: 'eine aktive Superkraft' },
  leadershipOf: {
    en: 'an affiliation for a leadership, none for anything else (MC58)',
    de: 'eine Zugehörigkeit bei einer Führung, sonst keine (MC58)',
  },
  payersCount: {
    en: '{count}, as many as there are payers listed',
    de: '{count}, so viele wie Zahlende genannt sind',
  },
  atLeastMin: { en: 'at least {min}', de: 'mindestens {min}' },
  atMost: { en: 'at most {max}', de: 'höchstens {max}' },
};

const effects: Readonly<Record<string, Words>> = {
  somePick: { en: 'a pick that says who can be picked', de: 'ein „pick“, das sagt, wer gewählt werden kann' },
  pickUsed: {
    en: 'no pick: nothing here is “picked”',
    de: 'kein „pick“: nichts ist hier „picked“',
  },
  sideOrTerrain: {
    en: 'a side or terrain; otherwise the effect names nobody',
    de: 'eine Seite oder Gelände; sonst meint die Wirkung niemanden',
  },
  measuredFrom: {
    en: 'from whom the range is measured (of or ofCharacter)',
    de: 'von wem aus die Reichweite gemessen wird (of oder ofCharacter)',
  },
  seenFrom: {
    en: 'whose line of sight is meant (of or ofCharacter)',
    de: 'wessen Sichtlinie gemeint ist (of oder ofCharacter)',
  },
  notItself: { en: 'somebody other than the pick itself', de: 'jemand anders als die Gewählten selbst' },
  oneOrOther: { en: 'only one of {fields}', de: 'nur eines von {fields}' },
  exactlyOne: { en: 'exactly one of {fields}', de: 'genau eines von {fields}' },
  bothOrNone: { en: 'all or none of {fields}', de: 'alle oder keines von {fields}' },
  pointsTo: {
    en: 'toward or away from somebody; none for any direction',
    de: 'jemand, zu dem hin oder von dem weg; bei beliebiger Richtung niemand',
  },
  terrainThrown: { en: 'terrain only where it is thrown', de: 'Gelände nur dort, wo es geworfen wird' },
  someMoment: { en: 'the moment it happens', de: 'der Zeitpunkt, zu dem es geschieht' },
  inInteraction: {
    en: 'an operation that is not reserved for interacting with tokens',
    de: 'eine Operation, die nicht dem Interagieren mit Markern vorbehalten ist',
  },
  onBoss: {
    en: 'an operation that is not reserved for the boss',
    de: 'eine Operation, die nicht dem Endgegner vorbehalten ist',
  },
  inAttack: { en: 'faces only in the rules of an attack', de: 'Würfelseiten nur in Regeln eines Angriffs' },
  inLeadership: { en: 'only in a leadership', de: 'nur in einer Führung' },
  alliesNear: {
    en: 'the allies that are counted, together with alliesNear',
    de: 'die gezählten Verbündeten, zusammen mit alliesNear',
  },
  everyDamage: { en: 'only together with damageOnSelf', de: 'nur zusammen mit damageOnSelf' },
};

/** Why a word means nobody, or no number, where it stands. */
const here: Readonly<Record<string, Words>> = {
  ownerHere: {
    en: 'somebody; this has no owner who could be “self”',
    de: 'jemand; hier gibt es keinen Besitzer, der „self“ wäre',
  },
  attackHere: {
    en: 'something that exists outside an attack',
    de: 'etwas, das es außerhalb eines Angriffs gibt',
  },
  triggerHere: {
    en: 'somebody; without a trigger there is no subject',
    de: 'jemand; ohne Auslöser gibt es kein „subject“',
  },
  payHere: { en: 'somebody; nobody pays for this', de: 'jemand; dafür zahlt niemand' },
  twoPayersHere: {
    en: 'somebody; there is no second payer',
    de: 'jemand; es gibt keinen zweiten Zahlenden',
  },
  leadershipHere: {
    en: 'somebody; only a leadership has a squad',
    de: 'jemand; nur eine Führung hat einen Trupp',
  },
  cardHere: {
    en: 'somebody; only a tactic card names an enemy when it is played',
    de: 'jemand; nur eine Taktikkarte nennt beim Ausspielen einen Gegner',
  },
  moveBefore: {
    en: 'somebody; no effect before this one moves anybody',
    de: 'jemand; keine Wirkung davor bewegt jemanden',
  },
  choiceBefore: {
    en: 'somebody; no effect before this one chooses anybody',
    de: 'jemand; keine Wirkung davor wählt jemanden',
  },
  throwBefore: {
    en: 'somebody; no effect before this one throws anything',
    de: 'jemand; keine Wirkung davor wirft etwas',
  },
  paidHere: { en: 'a number; nobody pays for this', de: 'eine Zahl; dafür zahlt niemand' },
  xHere: { en: 'a number; there is no x here', de: 'eine Zahl; hier gibt es kein x' },
  terrainHere: {
    en: 'a number; no terrain is destroyed here',
    de: 'eine Zahl; hier wird kein Gelände zerstört',
  },
  loweredBefore: {
    en: 'a number; no effect before this one lowers the tracker',
    de: 'eine Zahl; keine Wirkung davor senkt die Trümmerleiste',
  },
  destroyedBefore: {
    en: 'something else; no effect before this one destroys terrain',
    de: 'etwas anderes; keine Wirkung davor zerstört Gelände',
  },
};

const squads: Readonly<Record<string, Words>> = {
  threatAtMost: { en: 'at most {max} Threat in all (ME2)', de: 'höchstens {max} Bedrohung insgesamt (ME2)' },
  alterEgoOnce: {
    en: 'each alter ego once, and not that of the boss (ME2, MA31)',
    de: 'jedes Alter Ego nur einmal, und nicht das des Endgegners (ME2, MA31)',
  },
  moreThanHalf: {
    en: 'an affiliation of more than half of its {members} characters (MC60)',
    de: 'eine Zugehörigkeit von mehr als der Hälfte ihrer {members} Charaktere (MC60)',
  },
  leaderOf: {
    en: 'a member with a leadership of {affiliation} (MC62)',
    de: 'ein Mitglied mit einer Führung für {affiliation} (MC62)',
  },
  tacticOf: {
    en: 'a card of {affiliation} or of no affiliation (MC63)',
    de: 'eine Karte von {affiliation} oder ohne Zugehörigkeit (MC63)',
  },
  cardOnce: { en: 'each card once (MC63)', de: 'jede Karte nur einmal (MC63)' },
  squadPair: {
    en: 'two squads that share no alter ego (ME2)',
    de: 'zwei Trupps ohne gemeinsames Alter Ego (ME2)',
  },
};

const table: Readonly<Record<string, Words>> = {
  startsAtZero: { en: 'a first row that starts at 0', de: 'eine erste Zeile, die bei 0 beginnt' },
  higherThan: {
    en: 'more than {before}, as in the row before',
    de: 'mehr als {before} wie in der Zeile davor',
  },
  someCode: { en: 'at least one Shutdown Code (ME38)', de: 'mindestens ein Abschaltcode (ME38)' },
  anticlockwise: {
    en: 'corners that run anticlockwise (MA63)',
    de: 'Ecken gegen den Uhrzeigersinn (MA63)',
  },
  convex: {
    en: 'a convex outline: it turns left at every corner (MA63)',
    de: 'ein konvexer Umriss: an jeder Ecke geht es nach links (MA63)',
  },
  apart: { en: 'a place that does not overlap {other}', de: 'ein Ort ohne Überlappung mit {other}' },
  onTable: {
    en: 'a place wholly on the table of {width} × {height}',
    de: 'ein Ort ganz auf dem Tisch von {width} × {height}',
  },
  zone: {
    en: 'west before east, south before north, on the table of {width} × {height}',
    de: 'West vor Ost, Süd vor Nord, auf dem Tisch von {width} × {height}',
  },
  pieces: { en: 'at least {min} pieces of terrain (ME14)', de: 'mindestens {min} Geländestücke (ME14)' },
  tallPieces: {
    en: 'at least {min} pieces of Size 4 or more (ME14)',
    de: 'mindestens {min} Stücke der Größe 4 oder mehr (ME14)',
  },
  twoZones: {
    en: 'two deployment zones, one for each Crisis player (ME15)',
    de: 'zwei Aufstellungszonen, eine für jeden Krisenspieler (ME15)',
  },
  dampeners: { en: '1 to {max} dampeners', de: '1 bis {max} Dämpfer' },
  rallyPoint: { en: 'at least one Rally Point (ME22)', de: 'mindestens ein Sammelpunkt (ME22)' },
};

export const problems: Readonly<Record<string, Words>> = {
  ...names,
  ...cards,
  ...effects,
  ...here,
  ...squads,
  ...table,
};
