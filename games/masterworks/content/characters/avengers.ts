/** Avengers, the field team. */
import type { Content } from '../../rules/content/shape.ts';
import { flight, martialArtist, onePower, powerForDamage, printed, stealth, unseen } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const avengers: Content['characters'] = {
  'captain-america': {
    name: { en: 'Captain America', de: 'Captain America' }, alterEgo: 'Steve Rogers', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 6 }, defense: { physical: 4, energy: 4, mystic: 3 },
    affiliations: ['avengers'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 3 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'shield-throw': { name: { en: 'Shield Throw', de: 'Schildwurf' }, type: 'physical', shape: 'single', range: 4, strength: 5, cost: 0, side: 'both', effects: [
        onePower,
        unseen,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Ricochet', de: 'Querschläger' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'shield-throw', target: { otherThan: 'defender', within: 3, of: 'defender', anyDistance: true }, without: true } },
      ] },
      'shield-slam': { name: { en: 'Shield Slam', de: 'Schildstoß' }, type: 'physical', shape: 'single', range: 2, strength: 6, cost: 2, side: 'both', effects: [
        { when: 'afterAttack', if: { maxSize: 3 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
    },
    superpowers: {
      'a-day-unlike-any-other': { name: { en: 'A Day Unlike Any Other', de: 'Ein Tag wie kein anderer' }, kind: 'leadership', side: 'both', affiliation: 'avengers', limit: { per: 'turn', count: 1, each: 'user' }, effects: [
        { when: 'always', op: 'discount', who: 'squad', args: { what: 'superpower', amount: 1, min: 1 } },
      ] },
      bodyguard: { name: { en: 'Bodyguard', de: 'Leibwächter' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self', within: 2, of: 'self' } }], effects: [
        { op: 'becomeTarget', who: 'self' },
      ] },
      'vibranium-shield': { name: { en: 'Vibranium Shield', de: 'Vibraniumschild' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackType: ['physical', 'energy'] }], effects: [
        { op: 'addDice', who: 'self', args: { roll: 'defense', count: 2 }, lasts: 'attack' },
      ] },
      'i-can-do-this-all-day': { name: { en: 'I Can Do This All Day', de: 'Das halte ich den ganzen Tag durch' }, kind: 'innate', side: 'injured', effects: [
        { when: 'count', if: { attackType: ['physical', 'energy', 'mystic'] }, op: 'countFaces', who: 'self', args: { roll: 'defense', values: { blank: 1 } } },
      ] },
    },
    from: printed,
  },
  'iron-man': {
    name: { en: 'Iron Man', de: 'Iron Man' }, alterEgo: 'Tony Stark', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['avengers', 'shield'],
    attacks: {
      'repulsor-blast': { name: { en: 'Repulsor Blast', de: 'Repulsorstrahl' }, type: 'energy', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'homing-rockets': { name: { en: 'Homing Rockets', de: 'Zielsuchende Raketen' }, type: 'physical', shape: 'single', range: 5, strength: 5, cost: 2, side: 'both', effects: [
        unseen,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Explosive', de: 'Explosiv' }, op: 'damage', pick: { count: 'all', side: 'enemy', otherThan: 'defender', within: 2, of: 'defender' }, who: 'picked', args: { amount: 1 } },
      ] },
      unibeam: { name: { en: 'Unibeam', de: 'Unistrahl' }, type: 'energy', shape: 'beam', range: 5, strength: 6, cost: 4, side: 'injured', effects: [unseen] },
    },
    superpowers: {
      'friday-ai': { name: { en: 'Friday AI', de: 'KI Friday' }, kind: 'active', side: 'both', cost: 2, effects: [{ op: 'addDice', who: 'self', args: { roll: 'attack', count: 2 }, lasts: 'nextAttackAction' }] },
      'invincible-iron-man': { name: { en: 'Invincible Iron Man', de: 'Invincible Iron Man' }, kind: 'innate', side: 'both', effects: [{ when: 'wouldSuffer', op: 'reduceDamage', who: 'self', args: { amount: 1, min: 1 } }] },
      flight,
    },
    from: printed,
  },
  'captain-marvel': {
    name: { en: 'Captain Marvel', de: 'Captain Marvel' }, alterEgo: 'Carol Danvers', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 6 }, defense: { physical: 3, energy: 4, mystic: 3 },
    affiliations: ['avengers', 'a-force'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [powerForDamage] },
      'energy-blast': { name: { en: 'Energy Blast', de: 'Energiestoß' }, type: 'energy', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'modifyOwn', may: true, op: 'reroll', who: 'attacker', args: { roll: 'attack', count: 'any' } },
      ] },
      'rocket-punch': { name: { en: 'Rocket Punch', de: 'Raketenhieb' }, type: 'energy', shape: 'single', range: 3, strength: 7, cost: 3, side: 'both', effects: [
        { when: 'afterAttack', on: ['wild'], name: { en: 'Stagger', de: 'Taumeln' }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
      ] },
    },
    superpowers: {
      'binary-form': { name: { en: 'Binary Form', de: 'Binary-Form' }, kind: 'active', side: 'both', cost: 4, effects: [
        { op: 'addDice', who: 'self', args: { roll: 'attack', count: 2 }, lasts: 'untilNextActivation' },
        { op: 'addDice', who: 'self', args: { roll: 'defense', count: 2 }, lasts: 'untilNextActivation' },
      ] },
      'danvers-special': { name: { en: "Danvers' Special", de: 'Danvers-Spezial' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 4, within: 2, of: 'self' }, who: 'picked', args: { tool: 'M', dir: 'any' } },
      ] },
      'energy-absorption': { name: { en: 'Energy Absorption', de: 'Energieabsorption' }, kind: 'innate', side: 'both', effects: [
        { when: 'modifyOpponent', if: { defending: true, attackType: ['energy'] }, may: true, op: 'changeDice', who: 'self', args: { whose: 'opponent', from: ['critical', 'wild', 'hit'], to: 'blank', count: 1, per: 'ownWild', gainPowerEach: 1 } },
      ] },
      flight,
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['incinerate', 'poison'] } }] },
    },
    from: printed,
  },
  'black-widow': {
    name: { en: 'Black Widow', de: 'Black Widow' }, alterEgo: 'Natasha Romanoff', threat: 2,
    base: 35, size: 2, speed: 'L', stamina: { healthy: 4, injured: 4 }, defense: { physical: 3, energy: 2, mystic: 4 },
    affiliations: ['avengers', 'a-force', 'shield', 'winter-guard'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'energy', shape: 'single', range: 2, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: "Widow's Sting", de: 'Biss der Witwe' }, op: 'losePower', who: 'defender', args: { amount: 1 } },
      ] },
      pistol: { name: { en: 'Pistol', de: 'Pistole' }, type: 'physical', shape: 'single', range: 3, strength: 4, cost: 0, side: 'both', effects: [] },
      'mixed-technique': { name: { en: 'Mixed Technique', de: 'Gemischte Technik' }, type: 'physical', shape: 'single', range: 2, strength: 4, cost: 2, side: 'both', effects: [
        { when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Elusive', de: 'Schwer zu fassen' }, may: true, op: 'advance', who: 'attacker', args: { tool: 'S' } },
      ] },
    },
    superpowers: {
      'counter-strike': { name: { en: 'Counter-Strike', de: 'Gegenschlag' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'attackResolved', subject: 'self', role: 'defender' }], effects: [
        { if: { attackerWithin: 3 }, op: 'rollDamage', who: 'attacker', args: { dice: 4, faces: ['critical', 'wild'] } },
      ] },
      'martial-artist': martialArtist,
      stealth,
    },
    from: printed,
  },
  hawkeye: {
    name: { en: 'Hawkeye', de: 'Hawkeye' }, alterEgo: 'Clint Barton', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 4, injured: 5 }, defense: { physical: 4, energy: 2, mystic: 2 },
    affiliations: ['avengers', 'defenders', 'shield'],
    attacks: {
      'arrow-shot': { name: { en: 'Arrow Shot', de: 'Pfeilschuss' }, type: 'physical', shape: 'single', range: 5, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'declare', op: 'chooseType', args: { types: ['physical', 'energy'] } },
        { when: 'afterAttack', on: ['wild'], name: { en: 'Full Quiver', de: 'Voller Köcher' }, op: 'condition', who: 'defender', args: { conditions: ['bleed', 'shock', 'slow', 'poison'], choose: 1 } },
      ] },
    },
    superpowers: {
      'hook-arrow': { name: { en: 'Hook Arrow', de: 'Hakenpfeil' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [{ op: 'place', who: 'self', args: { range: 3, of: 'self' } }] },
      'trick-shot': { name: { en: 'Trick Shot', de: 'Trickschuss' }, kind: 'active', side: 'both', cost: 1, effects: [{ op: 'ignoreLosCover', args: { attack: 'arrow-shot' }, lasts: 'nextNamedAttack' }] },
      'fast-draw': { name: { en: 'Fast Draw', de: 'Schnell gezogen' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackerNotWithin: 3 }], effects: [
        { op: 'extraAttack', who: 'self', args: { attack: 'arrow-shot', target: { is: 'attacker' } } },
      ] },
    },
    from: printed,
  },
  'war-machine': {
    name: { en: 'War Machine', de: 'War Machine' }, alterEgo: 'James Rhodes', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['avengers', 'shield'],
    attacks: {
      'metal-storm': { name: { en: 'Metal Storm', de: 'Metallsturm' }, type: 'physical', shape: 'beam', range: 3, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Bleed', de: 'Blutung' }, op: 'condition', who: 'defender', args: { conditions: ['bleed'] } },
      ] },
      'rocket-pods': { name: { en: 'Rocket Pods', de: 'Raketenwerfer' }, type: 'physical', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        { when: 'afterAttack', name: { en: 'Barrage', de: 'Sperrfeuer' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'rocket-pods', target: { otherThan: 'defender', within: 2, of: 'defender' }, without: true } },
      ] },
      'empty-the-clip': { name: { en: 'Empty the Clip', de: 'Magazin leeren' }, type: 'physical', shape: 'single', range: 3, strength: 8, cost: 4, side: 'both', effects: [
        { when: 'criticals', op: 'critDice', who: 'attacker', args: { dice: 2 } },
        { when: 'afterAttack', op: 'damage', who: 'attacker', args: { amount: 1, per: 'critical' } },
      ] },
    },
    superpowers: {
      'titanium-armor-plating': { name: { en: 'Titanium Armor Plating', de: 'Titanpanzerung' }, kind: 'innate', side: 'both', effects: [
        { when: 'wouldSuffer', if: { source: 'enemy' }, op: 'reduceDamage', who: 'self', args: { amount: 1, min: 1 } },
      ] },
      flight,
    },
    from: printed,
  },
  'luke-cage': {
    name: { en: 'Luke Cage', de: 'Luke Cage' }, alterEgo: 'Carl Lucas', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 5 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['avengers', 'defenders'],
    attacks: {
      'power-man-punch': { name: { en: 'Power Man Punch', de: 'Power-Man-Hieb' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild', 'wild'], name: { en: 'Stagger', de: 'Taumeln' }, op: 'condition', who: 'defender', args: { conditions: ['stagger'] } },
      ] },
      'sweet-christmas': { name: { en: 'Sweet Christmas', de: 'Sweet Christmas' }, type: 'physical', shape: 'single', range: 3, strength: 7, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', on: ['wild'], name: { en: 'Throw', de: 'Wurf' }, if: { maxSize: 3 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['slow', 'stun'] } },
      ] },
    },
    superpowers: {
      'street-fighter': { name: { en: 'Street Fighter', de: 'Straßenkämpfer' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, terrain: true, maxSize: 2, within: 2, of: 'self' }, who: 'picked', args: { tool: 'S', dir: 'any' } },
      ] },
      'too-dangerous-to-ignore': { name: { en: 'Too Dangerous to Ignore', de: 'Nicht zu übersehen' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self' }, attackerWithin: 2 }], effects: [
        { op: 'becomeTarget', who: 'self' },
      ] },
      'unbreakable-skin': { name: { en: 'Unbreakable Skin', de: 'Undurchdringliche Haut' }, kind: 'innate', side: 'both', effects: [
        { when: 'wouldSuffer', if: { source: 'enemy' }, op: 'reduceDamage', who: 'self', args: { amount: 1, min: 1 } },
      ] },
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['bleed'] } }] },
    },
    from: printed,
  },
};
