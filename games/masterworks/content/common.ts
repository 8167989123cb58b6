/** What several cards have in common. */
import type { Character, Superpower } from '../rules/content/cards.ts';
import type { Effect } from '../rules/content/effects.ts';

/** Gains Power for the damage dealt, like most attacks that cost nothing. */
export const powerForDamage: Effect = {
  when: 'afterAttack',
  op: 'gainPower',
  who: 'attacker',
  args: { amount: 'damageDealt' },
};
/** Gains 1 Power for attacking. */
export const onePower: Effect = {
  when: 'afterAttack',
  op: 'gainPower',
  who: 'attacker',
  args: { amount: 1 },
};
/** Needs no sight and ignores cover. */
export const unseen: Effect = { when: 'targeting', op: 'ignoreLosCover', args: {} };
/** MC28: flies over whatever stands in the way. */
export const flight: Superpower = {
  name: { en: 'Flight', de: 'Flug' },
  kind: 'innate',
  side: 'both',
  effects: [{ when: 'always', op: 'moveSize', who: 'self', args: { size: 5 } }],
};
/** MC28: climbs over whatever stands in the way. */
export const wallCrawler: Superpower = {
  name: { en: 'Wall Crawler', de: 'Wandkrabbler' },
  kind: 'innate',
  side: 'both',
  effects: [{ when: 'always', op: 'moveSize', who: 'self', args: { size: 5 } }],
};
/** MC54: cannot be targeted from afar. */
export const stealth: Superpower = {
  name: { en: 'Stealth', de: 'Tarnung' },
  kind: 'innate',
  side: 'both',
  effects: [{ when: 'targeting', op: 'targetLimit', who: 'self', args: { within: 3 } }],
};
/** Blanks help in close fighting. */
export const martialArtist: Superpower = {
  name: { en: 'Martial Artist', de: 'Kampfkunst' },
  kind: 'innate',
  side: 'both',
  effects: [
    {
      when: 'count',
      if: { attackType: ['physical', 'energy'], attackerWithin: 2 },
      op: 'countFaces',
      who: 'self',
      args: { roll: 'defense', values: { blank: 1 } },
    },
  ],
};
/** Rerolls when defending and dodging. */
export const spiderSense: Superpower = {
  name: { en: 'Spider-Sense', de: 'Spinnensinn' },
  kind: 'innate',
  side: 'both',
  effects: [
    {
      when: 'modifyOwn',
      if: { attackType: ['physical', 'energy'] },
      may: true,
      op: 'reroll',
      who: 'self',
      args: { roll: 'defense', count: 2 },
    },
    { when: 'modifyOwn', may: true, op: 'reroll', who: 'self', args: { roll: 'dodge', count: 2 } },
  ],
};
/** On a wild, spoils one defence die. */
export const pierce: Effect = {
  when: 'modifyOpponent',
  on: ['wild'],
  name: { en: 'Pierce', de: 'Durchdringen' },
  op: 'changeDice',
  who: 'attacker',
  args: { whose: 'opponent', from: ['critical', 'wild', 'block'], to: 'blank', count: 1 },
};
/** Numbers and base as printed; the encoding of the rules is ours. */
export const printed: Character['from'] = { stats: 'printed', base: 'printed', rules: 'derived' };
