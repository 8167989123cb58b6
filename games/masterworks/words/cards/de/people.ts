/** Whom a German sentence is about, in three cases. */
import type { Pick } from '../../../rules/content/picks.ts';
import type { Anchor, Person } from '../../../rules/content/vocabulary.ts';
import { affiliationName, type Card, characterName, powerName } from '../naming.ts';
import { either } from '../terms.ts';

export type Case = 'nom' | 'acc' | 'dat';
type Noun = Readonly<Record<Case, string>>;

/** A masculine noun after its article: der, den, dem. */
const the = (noun: string): Noun => ({ nom: `der ${noun}`, acc: `den ${noun}`, dat: `dem ${noun}` });
const this_ = (word: string, noun: string): Noun => ({
  nom: `${word}er ${noun}`,
  acc: `${word}en ${noun}`,
  dat: `${word}em ${noun}`,
});
const theWeak = (adjective: string, noun: string): Noun => ({
  nom: `der ${adjective}e ${noun}`,
  acc: `den ${adjective}en ${noun}`,
  dat: `dem ${adjective}en ${noun}`,
});
const eachWeak = (adjective: string, noun: string): Noun => ({
  nom: `jeder ${adjective}e ${noun}`,
  acc: `jeden ${adjective}en ${noun}`,
  dat: `jedem ${adjective}en ${noun}`,
});
const same = (text: string): Noun => ({ nom: text, acc: text, dat: text });

const people: Readonly<Record<Exclude<Person, 'picked'>, Noun>> = {
  self: this_('dies', 'Charakter'),
  attacker: the('Angreifer'),
  defender: the('Verteidiger'),
  subject: this_('jen', 'Charakter'),
  payer: theWeak('zahlend', 'Charakter'),
  payers: this_('jed', 'von ihnen'),
  secondPayer: theWeak('zweit', 'von ihnen'),
  active: theWeak('aktiv', 'Charakter'),
  moved: eachWeak('so bewegt', 'Charakter'),
  same: theWeak('gewählt', 'Charakter'),
  both: {
    nom: 'Angreifer und Verteidiger',
    acc: 'Angreifer und Verteidiger',
    dat: 'Angreifer und Verteidiger',
  },
  squad: this_('jed', 'Charakter dieses Trupps'),
  enemies: { nom: 'Gegner', acc: 'Gegner', dat: 'Gegnern' },
  chosenEnemy: theWeak('gewählt', 'Gegner'),
  collidedEnemies: eachWeak('getroffen', 'Gegner'),
};

export function person(who: Person, pick: Pick | undefined, card: Card, form: Case = 'nom'): string {
  if (who === 'picked') return pick === undefined ? 'niemand' : picked(pick, card, form);
  if (who === 'self' && card.place === 'interaction') return the('Charakter')[form];
  if (who === 'active' && card.place === 'leadership')
    return { nom: 'ein aktiver', acc: 'einen aktiven', dat: 'einem aktiven' }[form].concat(
      ' Charakter dieses Trupps',
    );
  if ((who === 'payers' || who === 'payer') && card.payers === 'one') return people.subject[form];
  if (who === 'payers' && card.payers === 'other') return people.payer[form];
  return people[who][form];
}

/** Whose: "des Angreifers"; others as "von …". */
export function whose(who: Person, pick: Pick | undefined, card: Card): string {
  switch (who) {
    case 'self':
      return card.place === 'interaction' ? 'des Charakters' : 'dieses Charakters';
    case 'attacker':
      return 'des Angreifers';
    case 'defender':
      return 'des Verteidigers';
    default:
      return `von ${person(who, pick, card, 'dat')}`;
  }
}

export function anchored(of: Anchor, pick: Pick | undefined, card: Card): string {
  switch (of) {
    case 'picked':
      return pick === undefined ? 'niemandem' : picked(pick, card, 'dat');
    case 'chosen':
      return 'einem gewählten Verbündeten';
    case 'chosenTerrain':
      return 'dem Gelände, das zerstört wird,';
    case 'dazedAlly':
      return 'einem benommenen Verbündeten';
    case 'active':
      return 'ihm';
    default:
      return person(of, undefined, card, 'dat');
  }
}

/** One qualifying character (or piece of terrain), or all of them, as a noun. */
export function picked(pick: Pick, card: Card, form: Case): string {
  const terrain = { nom: 'ein interaktives', acc: 'ein interaktives', dat: 'einem interaktiven' }[form];
  const what = [
    ...(pick.terrain === true ? [`${terrain} Geländestück`] : []),
    ...(pick.side === undefined ? [] : [noun(pick, card, form)]),
  ].join(' oder ');
  const size = pick.maxSize === undefined ? '' : ` der Größe ${pick.maxSize} oder kleiner`;
  return what + size + described(pick, card).join('');
}

/** Endings of an adjective after ein, after jeder, and without an article in the plural. */
const endings = {
  ein: { nom: 'er', acc: 'en', dat: 'en' },
  jeder: { nom: 'e', acc: 'en', dat: 'en' },
  many: { nom: 'e', acc: 'e', dat: 'en' },
} as const;

function noun(pick: Pick, card: Card, form: Case): string {
  if (pick.is !== undefined) {
    const names = either(
      'de',
      pick.is.map((key) => characterName(card, key)),
    );
    return pick.active === true ? `${theWeak('aktiv', names)[form]}` : names;
  }
  const side = { ally: ['verbündet'], enemy: ['gegnerisch'], any: [], crisis: [] }[pick.side ?? 'any'];
  const adjectives = [
    ...(pick.otherThan === undefined ? [] : ['ander']),
    ...(pick.has === 'dazed' ? ['benommen'] : []),
    ...(pick.ownSquad === true ? [] : side),
  ];
  const many = pick.count === 'any' || (typeof pick.count === 'number' && pick.count > 1);
  const article = many ? 'many' : pick.count === 'all' ? 'jeder' : 'ein';
  const lead = {
    many:
      pick.count === 'any'
        ? { nom: 'beliebig viele', acc: 'beliebig viele', dat: 'beliebig vielen' }
        : same(String(pick.count)),
    jeder: { nom: 'jeder', acc: 'jeden', dat: 'jedem' },
    ein: { nom: 'ein', acc: 'einen', dat: 'einem' },
  }[article][form];
  const word = many ? (form === 'dat' ? 'Charakteren' : 'Charaktere') : 'Charakter';
  const team =
    pick.affiliation === undefined
      ? pick.side === 'crisis'
        ? ' des Krisenteams'
        : ''
      : ` mit Zugehörigkeit ${affiliationName(card, pick.affiliation)}`;
  const squad = pick.ownSquad === true ? ' dieses Trupps' : '';
  return [lead, ...adjectives.map((one) => one + endings[article][form]), word].join(' ') + team + squad;
}

function described(pick: Pick, card: Card): string[] {
  const list: string[] = [];
  if (pick.leads !== undefined) list.push(` mit einer Führung der ${affiliationName(card, pick.leads)}`);
  if (pick.isNot !== undefined)
    list.push(
      ` außer ${either(
        'de',
        pick.isNot.map((key) => characterName(card, key)),
      )}`,
    );
  if (pick.power !== undefined) list.push(` mit ${powerName(card, pick.power)}`);
  if (pick.within !== undefined)
    list.push(
      ` in Reichweite ${pick.within === 'paid' ? 'X' : pick.within}${from(pick, card)}${pick.within === 'paid' ? ' (X ist die gezahlte Kraft)' : ''}`,
    );
  if (pick.los === true) list.push(' und in Sicht');
  if (pick.has === 'activated') list.push(' mit Aktiviert-Marker');
  if (pick.not === 'dazed') list.push(', der nicht benommen ist,');
  if (pick.not === 'activatedOrDazed') list.push(' ohne Aktiviert- oder Benommen-Marker');
  if (pick.not === 'holdingAssetOrCivilian') list.push(' ohne Objekt- oder Zivilistenmarker');
  if (pick.targeted === true) list.push(', der Ziel dieses Angriffs war,');
  if (pick.chosenBy !== undefined) list.push(' nach Wahl des Kosmischen Spielers');
  return list;
}

/** From whom a range is measured; on a stat card, nothing said means from its owner. */
function from(pick: Pick, card: Card): string {
  if (pick.ofCharacter !== undefined) return ` von ${characterName(card, pick.ofCharacter)}`;
  return pick.of === 'self' ? '' : ` von ${anchored(pick.of ?? 'self', undefined, card)}`;
}
