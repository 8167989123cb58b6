/**
 * Magneto, Mutant Masterworks. His printed card is not public: this one is a stand-in, drawn up after his published
 * ordinary cards and after what encounter cards of other bosses added to theirs.
 */
import type { Content } from '../rules/content/shape.ts';
import { flight, powerForDamage } from './common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const boss: Content['boss'] = {
  name: { en: 'Magneto, Mutant Masterworks', de: 'Magneto, Mutant Masterworks' }, alterEgo: 'Max Eisenhardt',
  base: 50, size: 2, speed: 'M', stamina: { healthy: 10 }, defense: { physical: 4, energy: 4, mystic: 6 },
  affiliations: [],
  attacks: {
    'reverse-polarity': { name: { en: 'Reverse Polarity', de: 'Polumkehr' }, type: 'physical', shape: 'single', range: 3, strength: 7, cost: 0, side: 'both', effects: [
      powerForDamage,
      { when: 'modifyOwn', if: { defenderWithin: 2 }, may: true, op: 'reroll', who: 'attacker', args: { roll: 'attack', count: 'any' } },
      { when: 'afterAttack', if: { defenderNotWithin: 2, atTargeting: true }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'any' } },
    ] },
    'shrapnel-blast': { name: { en: 'Shrapnel Blast', de: 'Splitterexplosion' }, type: 'physical', shape: 'area', range: 2, strength: 7, cost: 4, side: 'both', effects: [
      { when: 'targeting', may: true, op: 'measureFrom', who: 'attacker', args: { what: 'debrisPile', within: 3, destroyAfter: false } },
      { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      { when: 'targeting', op: 'noCollateral' },
    ] },
    'magnetic-crush': { name: { en: 'Magnetic Crush', de: 'Magnetische Zermalmung' }, type: 'physical', shape: 'single', range: 4, strength: 7, cost: 5, side: 'both', effects: [
      { when: 'pool', op: 'destroyTerrain', args: { count: 'all', maxSize: 3, within: 2, of: 'defender' } },
      { when: 'pool', op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 1, per: 'destroyedTerrain' } },
      { when: 'beforeDamage', op: 'damage', pick: { count: 'all', side: 'enemy', otherThan: 'defender', within: 2, of: 'defender' }, who: 'picked', args: { amount: 1 } },
    ] },
  },
  superpowers: {
    'fatal-attraction': { name: { en: 'Fatal Attraction', de: 'Fatale Anziehung' }, kind: 'active', side: 'both', x: { min: 1, max: 4, morePerUse: 1 }, effects: [
      { op: 'throw', pick: { count: 1, terrain: true, maxSize: 'X', within: 3, of: 'self' }, who: 'picked', args: { tool: 'L', dir: 'any' } },
    ] },
    'force-projection': { name: { en: 'Force Projection', de: 'Kraftprojektion' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self' }, { event: 'dodges', subject: 'self' }], effects: [
      { op: 'useDefense', who: 'self', args: { type: 'mystic' }, lasts: 'attack' },
      { op: 'protect', who: 'self', args: { from: ['push', 'throw'] }, lasts: 'attack' },
    ] },
    'master-of-magnetism': { name: { en: 'Master of Magnetism', de: 'Herr des Magnetismus' }, kind: 'innate', side: 'both', effects: [
      { when: 'powerPhase', op: 'gainPower', who: 'self', args: { amount: 1, per: 'debrisPileInPlay' } },
    ] },
    'unyielding-will': { name: { en: 'Unyielding Will', de: 'Unbeugsamer Wille' }, kind: 'innate', side: 'both', effects: [
      { when: 'wouldDaze', op: 'exhaust', who: 'self', args: { tokens: 1, heal: true, removeConditions: true, endActivation: true } },
    ] },
    flight,
    immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['shock', 'stagger', 'stun'] } }] },
  },
  from: { stats: 'stand-in', base: 'stand-in', rules: 'stand-in' },
};
