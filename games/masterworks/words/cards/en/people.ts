/** Whom an English sentence is about. */
import type { Pick } from '../../../rules/content/picks.ts';
import type { Anchor, Person } from '../../../rules/content/vocabulary.ts';
import { affiliationName, type Card, characterName, powerName } from '../naming.ts';
import { either } from '../terms.ts';

const people: Readonly<Record<Exclude<Person, 'picked'>, string>> = {
  self: 'this character',
  attacker: 'the attacker',
  defender: 'the defender',
  subject: 'that character',
  payer: 'the payer',
  payers: 'each of them',
  secondPayer: 'the second of them',
  active: 'the active character',
  moved: 'each character moved this way',
  same: 'the chosen character',
  both: 'attacker and defender',
  squad: 'each character of this squad',
  enemies: 'enemies',
  chosenEnemy: 'the chosen enemy',
  collidedEnemies: 'each enemy hit',
};

export function person(who: Person, pick: Pick | undefined, card: Card): string {
  if (who === 'picked') return pick === undefined ? 'nobody' : picked(pick, card);
  if (who === 'self' && card.place === 'interaction') return 'the character';
  if (who === 'active' && card.place === 'leadership') return 'an active character of this squad';
  if ((who === 'payers' || who === 'payer') && card.payers !== 'many')
    return card.payers === 'one' ? 'that character' : 'the payer';
  return people[who];
}

export function anchored(of: Anchor, pick: Pick | undefined, card: Card): string {
  switch (of) {
    case 'picked':
      return pick === undefined ? 'nobody' : picked(pick, card);
    case 'chosen':
      return 'a chosen ally';
    case 'chosenTerrain':
      return 'the terrain about to be destroyed';
    case 'dazedAlly':
      return 'a Dazed ally';
    case 'active':
      return 'it';
    default:
      return person(of, undefined, card);
  }
}

/** One qualifying character (or piece of terrain), or all of them, as a noun. */
export function picked(pick: Pick, card: Card): string {
  const what = [
    ...(pick.terrain === true ? ['an interactive terrain feature'] : []),
    ...(pick.side === undefined ? [] : [noun(pick, card)]),
  ].join(' or ');
  const size = pick.maxSize === undefined ? '' : ` of Size ${pick.maxSize} or less`;
  return what + size + described(pick, card).join('');
}

function noun(pick: Pick, card: Card): string {
  if (pick.is !== undefined)
    return `${pick.active === true ? 'the active ' : ''}${either(
      'en',
      pick.is.map((key) => characterName(card, key)),
    )}`;
  const side = { ally: 'allied ', enemy: 'enemy ', any: '', crisis: 'Crisis Team ' }[pick.side ?? 'any'];
  const state = pick.has === 'dazed' ? 'Dazed ' : '';
  const team = pick.affiliation === undefined ? '' : `${affiliationName(card, pick.affiliation)} `;
  const is = pick.ownSquad === true ? 'character of this squad' : `${state}${side}${team}character`;
  const isOther = pick.otherThan !== undefined;
  const many = pick.count === 'any' || (typeof pick.count === 'number' && pick.count > 1);
  if (pick.count === 'all') return `each ${isOther ? 'other ' : ''}${is}`;
  if (many)
    return `${pick.count === 'any' ? 'any number of' : pick.count} ${isOther ? 'other ' : ''}${is.replace('character', 'characters')}`;
  if (isOther) return `another ${is}`;
  return `${/^[aeiou]/i.test(is) ? 'an' : 'a'} ${is}`;
}

function described(pick: Pick, card: Card): string[] {
  const list: string[] = [];
  if (pick.leads !== undefined) list.push(` with a leadership of ${affiliationName(card, pick.leads)}`);
  if (pick.isNot !== undefined)
    list.push(
      ` other than ${either(
        'en',
        pick.isNot.map((key) => characterName(card, key)),
      )}`,
    );
  if (pick.power !== undefined) list.push(` with ${powerName(card, pick.power)}`);
  if (pick.within !== undefined)
    list.push(
      ` within Range ${pick.within === 'paid' ? 'X' : pick.within}${from(pick, card)}${pick.within === 'paid' ? ' (X is the Power paid)' : ''}`,
    );
  if (pick.los === true) list.push(' and in line of sight');
  if (pick.has === 'activated') list.push(' with an Activated token');
  if (pick.not === 'dazed') list.push(' that is not Dazed');
  if (pick.not === 'activatedOrDazed') list.push(' with neither an Activated nor a Dazed token');
  if (pick.not === 'holdingAssetOrCivilian') list.push(' that holds no Asset or Civilian token');
  if (pick.targeted === true) list.push(' that it targeted');
  if (pick.chosenBy !== undefined) list.push(" of the Cosmic player's choice");
  return list;
}

/** From whom a range is measured; on a stat card, nothing said means from its owner. */
function from(pick: Pick, card: Card): string {
  if (pick.ofCharacter !== undefined) return ` of ${characterName(card, pick.ofCharacter)}`;
  return pick.of === 'self' ? '' : ` of ${anchored(pick.of ?? 'self', undefined, card)}`;
}
