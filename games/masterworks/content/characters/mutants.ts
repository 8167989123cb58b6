/** X-Men, and mutants that change sides. */
import type { Content } from '../../rules/content/shape.ts';
import { flight, onePower, powerForDamage, printed, wallCrawler } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const mutants: Content['characters'] = {
  'jean-grey': {
    name: { en: 'Jean Grey', de: 'Jean Grey' }, alterEgo: 'Jean Grey', threat: 5,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 7 }, defense: { physical: 3, energy: 4, mystic: 5 },
    affiliations: ['uncanny-x-men'],
    attacks: {
      'psionic-bolt': { name: { en: 'Psionic Bolt', de: 'Psi-Blitz' }, type: 'mystic', shape: 'single', range: 4, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Sap Power', de: 'Kraft entziehen' }, op: 'sapPower', who: 'defender', args: { amount: 1, per: 'wild', to: 'attacker' } },
        { when: 'modifyOpponent', on: ['failure'], name: { en: 'Pierce', de: 'Durchdringen' }, op: 'changeDice', who: 'attacker', args: { whose: 'opponent', from: ['critical', 'wild', 'block'], to: 'blank', count: 1 } },
      ] },
      'telekinetic-force': { name: { en: 'Telekinetic Force', de: 'Telekinetische Gewalt' }, type: 'physical', shape: 'single', range: 3, strength: 9, cost: 5, side: 'both', effects: [
        { when: 'beforeDamage', if: { maxSize: 4 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Explosive', de: 'Explosiv' }, op: 'damage', pick: { count: 'all', side: 'enemy', otherThan: 'defender', within: 2, of: 'defender' }, who: 'picked', args: { amount: 1 } },
      ] },
    },
    superpowers: {
      'battlefield-manipulation': { name: { en: 'Battlefield Manipulation', de: 'Schlachtfeldmanipulation' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, terrain: true, maxSize: 4, within: 3, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      'matter-transmutation': { name: { en: 'Matter Transmutation', de: 'Materieumwandlung' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1, each: 'moved' }, effects: [
        { op: 'push', pick: { count: 1, side: 'any', otherThan: 'self', within: 2, of: 'self', has: 'activated' }, who: 'picked', args: { tool: 'S', dir: 'any' } },
      ] },
      'shield-mind': { name: { en: 'Shield Mind', de: 'Geist abschirmen' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'wouldMove', subject: 'picked', pick: { count: 1, side: 'ally', within: 4, of: 'self' }, kinds: ['advance', 'place', 'push'], by: ['enemyMysticAttack', 'enemySuperpower'] }], effects: [
        { op: 'preventMove', who: 'subject' },
      ] },
      'latent-psychic-potential': { name: { en: 'Latent Psychic Potential', de: 'Verborgenes psychisches Potenzial' }, kind: 'innate', side: 'both', effects: [{ when: 'powerPhase', op: 'gainPower', who: 'self', args: { amount: 2 } }] },
      flight,
    },
    from: printed,
  },
  colossus: {
    name: { en: 'Colossus', de: 'Colossus' }, alterEgo: 'Piotr Rasputin', threat: 4,
    base: 50, size: 3, speed: 'M', stamina: { healthy: 6, injured: 7 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['uncanny-x-men', 'x-force', 'brotherhood-of-mutants'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Concussive Force', de: 'Erschütternde Wucht' }, op: 'losePower', who: 'defender', args: { amount: 1 } },
      ] },
      'x-slam': { name: { en: 'X-Slam', de: 'X-Slam' }, type: 'physical', shape: 'single', range: 3, strength: 7, cost: 3, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Stagger', de: 'Taumeln' }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
      ] },
    },
    superpowers: {
      'playing-catch': { name: { en: 'Playing Catch', de: 'Fangen spielen' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, terrain: true, maxSize: 3, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      'big-brother': { name: { en: 'Big Brother', de: 'Großer Bruder' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self' }, attackerWithin: 2 }], effects: [
        { op: 'becomeTarget', who: 'self' },
      ] },
      'bozhe-moi-reactive': { name: { en: 'Bozhe Moi', de: 'Bozhe Moi' }, kind: 'reactive', side: 'healthy', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackType: ['physical', 'energy'] }], effects: [
        { op: 'addDice', who: 'self', args: { roll: 'defense', count: 2 }, lasts: 'attack' },
      ] },
      'bozhe-moi-innate': { name: { en: 'Bozhe Moi', de: 'Bozhe Moi' }, kind: 'innate', side: 'injured', effects: [
        { when: 'count', if: { attackType: ['physical', 'energy'] }, op: 'countFaces', who: 'self', args: { roll: 'defense', values: { blank: 1 } } },
      ] },
      'organic-steel': { name: { en: 'Organic Steel', de: 'Organischer Stahl' }, kind: 'innate', side: 'both', effects: [
        { when: 'wouldSuffer', if: { source: 'enemy' }, op: 'reduceDamage', who: 'self', args: { amount: 1, min: 1 } },
        { when: 'always', op: 'protect', who: 'self', args: { from: ['push'], by: 'enemy' } },
      ] },
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['bleed'] } }] },
    },
    from: printed,
  },
  rogue: {
    name: { en: 'Rogue', de: 'Rogue' }, alterEgo: 'Anna Marie LeBeau', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 6 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['uncanny-x-men', 'brotherhood-of-mutants'],
    attacks: {
      'absorbing-strike': { name: { en: 'Absorbing Strike', de: 'Absorbierender Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        { when: 'declare', op: 'chooseType', args: { types: ['physical', 'energy'] } },
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Sap Power', de: 'Kraft entziehen' }, op: 'sapPower', who: 'defender', args: { amount: 1, per: 'wild', to: 'attacker' } },
      ] },
      'southern-hospitality': { name: { en: 'Southern Hospitality', de: 'Südstaatencharme' }, type: 'physical', shape: 'single', range: 2, strength: 7, cost: 3, side: 'both', effects: [
        { when: 'afterAttack', if: { maxSize: 4 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
    },
    superpowers: {
      charge: { name: { en: 'Charge', de: 'Sturmangriff' }, kind: 'active', side: 'both', cost: 2, action: true, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'actionSequence', who: 'self', args: { steps: ['move', 'attack'] } },
      ] },
      'marvelous-strength': { name: { en: 'Marvelous Strength', de: 'Wundersame Stärke' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, terrain: true, maxSize: 4, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      'mutant-absorption': { name: { en: 'Mutant Absorption', de: 'Mutantenabsorption' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'rollDrain', pick: { count: 1, side: 'enemy', within: 2, of: 'self' }, who: 'picked', args: { dice: 5, faces: ['critical', 'wild', 'hit'] } },
      ] },
      'kree-mutant-physiology': { name: { en: 'Kree-Mutant Physiology', de: 'Kree-Mutanten-Physiologie' }, kind: 'innate', side: 'both', effects: [
        { when: 'wouldSuffer', if: { source: 'enemy' }, op: 'reduceDamage', who: 'self', args: { amount: 1, min: 1 } },
      ] },
      flight,
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['poison'] } }] },
    },
    from: printed,
  },
  gambit: {
    name: { en: 'Gambit', de: 'Gambit' }, alterEgo: 'Remy LeBeau', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['uncanny-x-men', 'brotherhood-of-mutants'],
    attacks: {
      'bo-staff': { name: { en: 'Bo Staff', de: 'Bo-Stab' }, type: 'physical', shape: 'single', range: 2, strength: 4, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 3 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'kinetic-ace': { name: { en: 'Kinetic Ace', de: 'Kinetic Ace' }, type: 'physical', shape: 'single', range: 3, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Explosive', de: 'Explosiv' }, op: 'damage', pick: { count: 'all', side: 'enemy', otherThan: 'defender', within: 2, of: 'defender' }, who: 'picked', args: { amount: 1 } },
      ] },
      '52-card-pickup': { name: { en: '52 Card Pickup', de: '52 heb auf!' }, type: 'energy', shape: 'beam', range: 4, strength: 5, cost: 4, side: 'both', effects: [
        { when: 'count', on: ['wild'], name: { en: 'Flurry of Cards', de: 'Kartenwirbel' }, op: 'countFaces', who: 'attacker', args: { roll: 'attack', values: { wild: 2 } } },
      ] },
    },
    superpowers: {
      'accelerate-charge': { name: { en: 'Accelerate Charge', de: 'Ladung beschleunigen' }, kind: 'active', side: 'both', cost: 3, effects: [
        { op: 'addDice', who: 'self', args: { roll: 'attack', count: 2 }, lasts: 'nextAttackAction' },
      ] },
      'a-little-something-extra': { name: { en: 'A Little Something Extra', de: 'Das gewisse Extra' }, kind: 'reactive', side: 'both', cost: 1, triggers: [{ event: 'attackRolled', subject: 'self' }], effects: [
        { may: true, op: 'changeDice', who: 'self', args: { whose: 'own', from: ['hit'], to: 'wild', count: 1 } },
      ] },
      'enhanced-agility': { name: { en: 'Enhanced Agility', de: 'Gesteigerte Beweglichkeit' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'attackResolved', subject: 'self', role: 'defender' }], effects: [
        { op: 'damage', who: 'attacker', args: { amount: 1 } },
        { may: true, op: 'advance', who: 'self', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
    },
    from: printed,
  },
  nightcrawler: {
    name: { en: 'Nightcrawler', de: 'Nightcrawler' }, alterEgo: 'Kurt Wagner', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 5 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['uncanny-x-men'],
    attacks: {
      'teleporting-strike': { name: { en: 'Teleporting Strike', de: 'Teleportschlag' }, type: 'physical', shape: 'single', range: 3, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterDamage', name: { en: 'Ha-HA!', de: 'Ha-HA!' }, if: { defenderNotWithin: 2 }, op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      ] },
      'brimstone-blitz': { name: { en: 'Brimstone Blitz', de: 'Schwefelsturm' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 1, side: 'both', effects: [
        { when: 'pool', op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 1, per: 'timesPlacedThisTurn' } },
        { when: 'afterAttack', on: ['critical', 'hit'], name: { en: 'Flurry of Blows', de: 'Hagel von Schlägen' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'any', target: { same: true }, asAction: true } },
      ] },
    },
    superpowers: {
      bamf: { name: { en: 'BAMF!', de: 'BAMF!' }, kind: 'active', side: 'both', x: { min: 1, max: 3 }, limit: { per: 'turn', count: 1 }, effects: [{ op: 'place', who: 'self', args: { range: 'X', of: 'self' } }] },
      'puff-of-smoke': { name: { en: 'Puff of Smoke', de: 'Rauchwölkchen' }, kind: 'reactive', side: 'both', cost: 0, triggers: [{ event: 'damageDealtStep', subject: 'self', role: 'attacker' }], effects: [
        { op: 'place', who: 'self', args: { range: 2, of: 'defender' } },
      ] },
      'unglaublich-acrobatics': { name: { en: 'Unglaublich Acrobatics', de: 'Unglaubliche Akrobatik' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackType: ['physical', 'energy'] }, { event: 'dodges', subject: 'self' }], effects: [
        { op: 'addDice', who: 'self', args: { roll: 'this', count: 2 }, lasts: 'roll' },
      ] },
      'invisible-in-shadow': { name: { en: 'Invisible in Shadow', de: 'Unsichtbar im Schatten' }, kind: 'innate', side: 'both', effects: [
        { when: 'targeting', if: { nearTerrain: { range: 1, minSize: 2 } }, op: 'targetLimit', who: 'self', args: { within: 3 } },
      ] },
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
};
