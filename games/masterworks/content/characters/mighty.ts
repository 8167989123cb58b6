/** Avengers and Defenders of great Threat. */
import type { Content } from '../../rules/content/shape.ts';
import { flight, onePower, powerForDamage, printed } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const mighty: Content['characters'] = {
  thor: {
    name: { en: 'Thor, Prince of Asgard', de: 'Thor, Prinz von Asgard' }, alterEgo: 'Thor Odinson', threat: 5,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 7, injured: 8 }, defense: { physical: 4, energy: 4, mystic: 4 },
    affiliations: ['asgard', 'avengers'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 6, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Throw', de: 'Wurf' }, if: { maxSize: 4 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'hammer-throw': { name: { en: 'Hammer Throw', de: 'Hammerwurf' }, type: 'physical', shape: 'single', range: 5, strength: 5, cost: 1, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['shock'] } },
      ] },
      'god-of-thunder': { name: { en: 'God of Thunder', de: 'Gott des Donners' }, type: 'energy', shape: 'area', range: 2, strength: 7, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['shock'] } },
      ] },
    },
    superpowers: {
      'prince-of-asgard': { name: { en: 'Prince of Asgard', de: 'Prinz von Asgard' }, kind: 'leadership', side: 'both', affiliation: 'asgard', triggers: [{ event: 'turnStart', subject: 'ownSide' }], limit: { per: 'turn', count: 1, also: { per: 'round', count: 1, each: 'user' } }, pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', ownSquad: true } }], count: 1, min: 1, max: 1 }, effects: [
        { op: 'chooseOne', who: 'payers', args: { options: [[{ op: 'heal', who: 'payers', args: { amount: 1 } }], [{ op: 'removeConditions', who: 'payers', args: { count: 1 } }]] } },
      ] },
      'for-asgard': { name: { en: 'For Asgard!', de: 'Für Asgard!' }, kind: 'active', side: 'both', cost: 3, action: true, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'actionSequence', who: 'self', args: { steps: ['move', 'attack'], attack: 'strike' } },
        { when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
      ] },
      'strongest-avenger': { name: { en: 'Strongest Avenger', de: 'Stärkster Avenger' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 4, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      asgardian: { name: { en: 'Asgardian', de: 'Asgardier' }, kind: 'innate', side: 'both', effects: [{ when: 'powerPhase', op: 'gainPower', who: 'self', args: { amount: 1 } }] },
      flight,
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['shock', 'stun'] } }] },
    },
    from: printed,
  },
  // One side only: Stamina 20, then KO (MC14).
  hulk: {
    name: { en: 'Hulk', de: 'Hulk' }, alterEgo: 'Bruce Banner', threat: 6,
    base: 65, size: 4, speed: 'S', stamina: { healthy: 20 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['avengers', 'defenders'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 7, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'thunder-clap': { name: { en: 'Thunder Clap', de: 'Donnerklatschen' }, type: 'energy', shape: 'beam', range: 3, strength: 5, cost: 3, side: 'both', effects: [] },
      'hulk-smash': { name: { en: 'Hulk Smash!', de: 'Hulk schlagen!' }, type: 'physical', shape: 'single', range: 2, strength: 8, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', on: ['wild'], name: { en: 'Stagger', de: 'Taumeln' }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Throw', de: 'Wurf' }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
    },
    superpowers: {
      'gamma-leap': { name: { en: 'Gamma Leap', de: 'Gammasprung' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [{ op: 'place', who: 'self', args: { range: 2, of: 'self' } }] },
      'strongest-one-there-is': { name: { en: 'Strongest One There Is', de: 'Stärkster von allen' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 4, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      'hulk-not-puny-banner': { name: { en: 'Hulk Not Puny Banner', de: 'Hulk nicht mickriger Banner' }, kind: 'reactive', side: 'both', cost: 4, triggers: [{ event: 'modify', subject: 'self', role: 'defender', attackType: ['physical', 'energy'] }], effects: [
        { may: true, op: 'reroll', who: 'self', args: { roll: 'defense', count: 'any', failures: true } },
      ] },
      'inner-rage': { name: { en: 'Inner Rage', de: 'Innere Wut' }, kind: 'innate', side: 'both', effects: [{ when: 'powerPhase', op: 'gainPower', who: 'self', args: { amount: 2 } }] },
      'you-wont-like-me-when-im-angry': { name: { en: "You Won't Like Me When I'm Angry", de: 'Wenn ich wütend bin, magst du mich nicht' }, kind: 'innate', side: 'both', effects: [
        { when: 'pool', op: 'addDice', who: 'self', args: { roll: 'attack', count: 1, per: 'damageOnSelf', every: 4 } },
        { when: 'wouldFlip', op: 'oneLife', who: 'self' },
      ] },
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['poison', 'stun'] } }] },
    },
    from: printed,
  },
  vision: {
    name: { en: 'Vision', de: 'Vision' }, alterEgo: 'Victor Shade', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 6 }, defense: { physical: 2, energy: 2, mystic: 4 },
    affiliations: ['avengers'],
    attacks: {
      'solar-energy-beam': { name: { en: 'Solar Energy Beam', de: 'Sonnenenergiestrahl' }, type: 'energy', shape: 'beam', range: 4, strength: 5, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Sap Power', de: 'Kraft entziehen' }, op: 'sapPower', who: 'defender', args: { amount: 1, per: 'wild', to: 'attacker' } },
      ] },
      'synthezoid-avenger': { name: { en: 'Synthezoid Avenger', de: 'Synthezoid-Avenger' }, type: 'physical', shape: 'single', range: 3, strength: 7, cost: 4, side: 'both', effects: [
        { when: 'criticals', op: 'critDice', who: 'defender', args: { dice: 0 } },
        { when: 'count', op: 'countFaces', who: 'defender', args: { roll: 'defense', values: { critical: 0 } } },
      ] },
    },
    superpowers: {
      'calculated-trajectory': { name: { en: 'Calculated Trajectory', de: 'Berechnete Flugbahn' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 3, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      synthesis: { name: { en: 'Synthesis', de: 'Synthese' }, kind: 'active', side: 'both', cost: 0, action: true, effects: [{ op: 'gainPower', who: 'self', args: { amount: 2 } }] },
      'rapid-phase': { name: { en: 'Rapid Phase', de: 'Schneller Phasenwechsel' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self', by: ['enemy'] }], effects: [
        { op: 'stance', who: 'self', args: { of: 'phasing' }, lasts: 'untilNextPowerPhase' },
      ] },
      phasing: { name: { en: 'Phasing', de: 'Phasenwechsel' }, kind: 'innate', side: 'both', effects: [
        { when: 'powerPhase', op: 'stance', who: 'self', args: { options: { 'enhanced-density': { name: { en: 'Enhanced Density', de: 'Erhöhte Dichte' }, effects: [{ when: 'pool', if: { attackType: ['physical'] }, op: 'addDice', who: 'self', args: { roll: 'defense', count: 3 } }, { when: 'always', op: 'protect', who: 'self', args: { from: ['push'] } }] }, phased: { name: { en: 'Phased', de: 'Phasenverschoben' }, effects: [{ when: 'pool', if: { attackType: ['energy'] }, op: 'addDice', who: 'self', args: { roll: 'defense', count: 3 } }, { when: 'always', op: 'protect', who: 'self', args: { from: ['collisionDamage'] } }] } } }, lasts: 'untilNextPowerPhase' },
      ] },
      flight,
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['bleed', 'poison'] } }] },
    },
    from: printed,
  },
  // An erratum speaks of 6/7 before a later change. Infinity Gems are not part of this set.
  'doctor-strange': {
    name: { en: 'Doctor Strange', de: 'Doctor Strange' }, alterEgo: 'Stephen Vincent Strange', threat: 5,
    base: 50, size: 2, speed: 'M', stamina: { healthy: 6, injured: 6 }, defense: { physical: 3, energy: 4, mystic: 4 },
    affiliations: ['defenders', 'convocation', 'midnight-sons'],
    attacks: {
      'bolts-of-bedevilment': { name: { en: 'Bolts of Bedevilment', de: 'Blitze der Verhexung' }, type: 'energy', shape: 'single', range: 4, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', if: { damageDealt: true }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
      'crimson-bands-of-cyttorak': { name: { en: 'Crimson Bands of Cyttorak', de: 'Purpurne Bande von Cyttorak' }, type: 'mystic', shape: 'single', range: 3, strength: 6, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
        { when: 'afterAttack', on: ['critical', 'wild', 'hit'], name: { en: 'Mystic Binding', de: 'Mystische Fessel' }, if: { defenderNotActivated: true }, may: true, op: 'giveActivated', who: 'defender', args: { insteadOf: 'condition' } },
      ] },
    },
    superpowers: {
      'mystic-empowerment': { name: { en: 'Mystic Empowerment', de: 'Mystische Stärkung' }, kind: 'leadership', side: 'both', affiliation: 'defenders', triggers: [{ event: 'declaresAttack', subject: 'squad' }], limit: { per: 'turn', count: 1 }, pay: { by: [{ who: 'subject' }], count: 1, min: 1, max: 1 }, effects: [
        { op: 'chooseType', args: { types: ['physical', 'energy', 'mystic'] } },
        { when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['hex'] } },
      ] },
      'oshturs-refuge': { name: { en: "Oshtur's Refuge", de: 'Oshturs Zuflucht' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'heal', pick: { count: 1, side: 'ally', within: 2, of: 'self' }, who: 'picked', args: { amount: 3, upTo: true } },
      ] },
      'hoggoths-hoary-wisdom': { name: { en: "Hoggoth's Hoary Wisdom", de: 'Hoggoths greise Weisheit' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', within: 3, of: 'self' } }], effects: [
        { op: 'addDice', who: 'subject', args: { roll: 'defense', count: 2 }, lasts: 'attack' },
      ] },
      'eye-of-agamotto': { name: { en: 'Eye of Agamotto', de: 'Auge von Agamotto' }, kind: 'innate', side: 'both', effects: [
        { when: 'always', op: 'unlockFailures', who: 'self', args: { rolls: ['attack', 'defense', 'dodge'] } },
        { when: 'modifyOwn', if: { limit: { per: 'attack', count: 1 } }, may: true, op: 'reroll', who: 'self', args: { roll: 'attackOrDefense', count: 'all' } },
      ] },
      'shield-of-the-seraphim': { name: { en: 'Shield of the Seraphim', de: 'Schild der Seraphim' }, kind: 'innate', side: 'both', effects: [
        { when: 'afterRoll', if: { rolled: 'block' }, op: 'gainPower', who: 'self', args: { amount: 1 } },
      ] },
      flight,
    },
    from: printed,
  },
};
