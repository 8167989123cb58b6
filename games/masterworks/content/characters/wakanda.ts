/** Wakanda. */
import type { Content } from '../../rules/content/shape.ts';
import { martialArtist, onePower, pierce, powerForDamage, printed } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const wakanda: Content['characters'] = {
  // Which side carries which Vibranium Armor is not certain.
  'black-panther': {
    name: { en: 'Black Panther', de: 'Black Panther' }, alterEgo: "T'Challa", threat: 4,
    base: 35, size: 2, speed: 'L', stamina: { healthy: 6, injured: 6 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['avengers', 'wakanda'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', if: { maxSize: 3 }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'kinetic-burst': { name: { en: 'Kinetic Burst', de: 'Kinetischer Ausbruch' }, type: 'energy', shape: 'single', range: 2, strength: 6, cost: 3, side: 'both', effects: [
        { when: 'pay', may: true, op: 'payForDice', who: 'attacker', args: { max: 3, roll: 'attack' } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Explosive Force', de: 'Sprengkraft' }, op: 'push', pick: { count: 'all', side: 'any', otherThan: 'attacker', within: 2, of: 'attacker' }, who: 'picked', args: { tool: 'S', dir: 'away', of: 'attacker' } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Explosive Force', de: 'Sprengkraft' }, op: 'damage', who: 'moved', args: { amount: 1 } },
      ] },
    },
    superpowers: {
      'king-of-wakanda': { name: { en: 'King of Wakanda', de: 'König von Wakanda' }, kind: 'leadership', side: 'both', affiliation: 'wakanda', triggers: [{ event: 'modify', subject: 'squad' }, { event: 'dodgeModify', subject: 'squad' }], limit: { per: 'roll', count: 1, each: 'user' }, pay: { by: [{ who: 'subject' }], count: 1, min: 1, max: 1 }, effects: [
        { may: true, op: 'reroll', who: 'subject', args: { roll: 'this', count: 1 } },
      ] },
      'mantle-of-the-black-panther': { name: { en: 'Mantle of the Black Panther', de: 'Mantel des Black Panther' }, kind: 'active', side: 'both', cost: 2, effects: [
        { may: true, op: 'reroll', who: 'self', args: { roll: 'attack', count: 'any' }, lasts: 'turn' },
      ] },
      pounce: { name: { en: 'Pounce', de: 'Ansprung' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', who: 'self', args: { tool: 'S', dir: 'any', thrownUnhurt: true } },
      ] },
      'vibranium-armor-reactive': { name: { en: 'Vibranium Armor', de: 'Vibraniumrüstung' }, kind: 'reactive', side: 'injured', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackType: ['physical', 'energy'] }], effects: [
        { op: 'addDice', who: 'self', args: { roll: 'defense', count: 2 }, lasts: 'attack' },
      ] },
      'vibranium-armor-innate': { name: { en: 'Vibranium Armor', de: 'Vibraniumrüstung' }, kind: 'innate', side: 'healthy', effects: [
        { when: 'count', if: { attackType: ['physical', 'energy'] }, op: 'countFaces', who: 'self', args: { roll: 'defense', values: { blank: 1 } } },
      ] },
    },
    from: printed,
  },
  okoye: {
    name: { en: 'Okoye', de: 'Okoye' }, alterEgo: 'Okoye', threat: 2,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 4, injured: 4 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['wakanda', 'a-force'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 4, cost: 0, side: 'both', effects: [powerForDamage] },
      'vibranium-spear-blast': { name: { en: 'Vibranium Spear Blast', de: 'Vibraniumspeer: Strahl' }, type: 'energy', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [] },
      'vibranium-spear-thrust': { name: { en: 'Vibranium Spear Thrust', de: 'Vibraniumspeer: Stich' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 4, side: 'both', effects: [
        pierce,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Flurry', de: 'Schlaghagel' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'strike', target: {} } },
      ] },
    },
    superpowers: {
      bodyguard: { name: { en: 'Bodyguard', de: 'Leibwächter' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self', within: 2, of: 'self' } }], effects: [
        { op: 'becomeTarget', who: 'self' },
      ] },
      'general-of-the-dora-milaje': { name: { en: 'General of the Dora Milaje', de: 'Generalin der Dora Milaje' }, kind: 'innate', side: 'both', effects: [
        { when: 'modifyOwn', may: true, op: 'reroll', who: 'self', args: { roll: 'defense', count: 1 } },
      ] },
      'martial-artist': martialArtist,
    },
    from: printed,
  },
  shuri: {
    name: { en: 'Shuri', de: 'Shuri' }, alterEgo: 'Shuri', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['wakanda', 'a-force'],
    attacks: {
      'panther-gauntlets': { name: { en: 'Panther Gauntlets', de: 'Panther-Handschuhe' }, type: 'energy', shape: 'single', range: 5, strength: 6, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'beforeDamage', op: 'capDamage', args: { max: 1 } },
        { when: 'afterAttack', if: { maxSize: 3 }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'sonic-crush': { name: { en: 'Sonic Crush', de: 'Schallschlag' }, type: 'energy', shape: 'single', range: 2, strength: 7, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Stagger', de: 'Taumeln' }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
      ] },
    },
    superpowers: {
      'super-genius': { name: { en: 'Super Genius', de: 'Supergenie' }, kind: 'reactive', side: 'both', cost: 1, triggers: [{ event: 'count', subject: 'self', role: 'attacker' }], effects: [
        { may: true, op: 'countFaces', who: 'self', args: { roll: 'attack', values: { block: 1, hit: 0 } }, lasts: 'attack' },
      ] },
      upgrades: { name: { en: 'Upgrades', de: 'Verbesserungen' }, kind: 'reactive', side: 'both', x: { min: 1, max: 3 }, triggers: [{ event: 'modify', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self', within: 4, of: 'self' } }], effects: [
        { may: true, op: 'reroll', who: 'subject', args: { roll: 'this', count: 'X' } },
      ] },
      'head-of-wakanda-randd': { name: { en: 'Head of Wakanda R&D', de: 'Leiterin der Forschung von Wakanda' }, kind: 'innate', side: 'both', effects: [
        { when: 'afterRoll', if: { rolled: 'failure' }, op: 'gainPower', who: 'self', args: { amount: 1 } },
      ] },
    },
    from: printed,
  },
};
