/** X-Men, the gold team. */
import type { Content } from '../../rules/content/shape.ts';
import { flight, onePower, pierce, powerForDamage, printed, unseen, wallCrawler } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const xMen: Content['characters'] = {
  storm: {
    name: { en: 'Storm', de: 'Storm' }, alterEgo: 'Ororo Munroe', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 4, mystic: 3 },
    affiliations: ['uncanny-x-men', 'a-force', 'wakanda'],
    attacks: {
      'lightning-bolt': { name: { en: 'Lightning Bolt', de: 'Blitzschlag' }, type: 'energy', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Shock', de: 'Schock' }, op: 'condition', who: 'defender', args: { conditions: ['shock'] } },
      ] },
      'ice-blizzard': { name: { en: 'Ice Blizzard', de: 'Eissturm' }, type: 'physical', shape: 'beam', range: 3, strength: 4, cost: 0, side: 'both', effects: [
        { when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      ] },
      hurricane: { name: { en: 'Hurricane', de: 'Orkan' }, type: 'physical', shape: 'area', range: 2, strength: 6, cost: 4, side: 'both', effects: [
        unseen,
        { when: 'afterAll', op: 'damage', pick: { count: 'all', side: 'enemy', targeted: true, power: 'flight' }, who: 'picked', args: { amount: 1 } },
        { when: 'targeting', op: 'noCollateral' },
      ] },
    },
    superpowers: {
      'x-men-gold': { name: { en: 'X-Men Gold', de: 'X-Men Gold' }, kind: 'leadership', side: 'both', affiliation: 'uncanny-x-men', effects: [
        { when: 'open', if: { activeInSquad: true, notHoldingToken: true, pay: 1, limit: { per: 'round', count: 1 } }, may: true, op: 'place', who: 'active', pick: { count: 1, side: 'ally', ownSquad: true, otherThan: 'active', within: 2, of: 'active' }, args: { range: 1, of: 'picked' } },
        { when: 'modifyOwn', if: { attackerNotWithin: 2, atTargeting: true }, may: true, op: 'reroll', who: 'squad', args: { roll: 'defense', count: 1 } },
      ] },
      'eye-of-the-storm': { name: { en: 'Eye of the Storm', de: 'Auge des Sturms' }, kind: 'active', side: 'both', cost: 2, effects: [{ op: 'addDice', who: 'self', args: { roll: 'attack', count: 2 }, lasts: 'nextAttackAction' }] },
      tempest: { name: { en: 'Tempest', de: 'Unwetter' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 2, within: 3, of: 'self' }, who: 'picked', args: { tool: 'S', dir: 'any' } },
      ] },
      'goddess-of-storms': { name: { en: 'Goddess of Storms', de: 'Göttin der Stürme' }, kind: 'innate', side: 'both', effects: [{ when: 'targeting', op: 'targetLimit', who: 'self', args: { within: 3 } }] },
      flight,
      immunity: { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['shock'] } }] },
    },
    from: printed,
  },
  cyclops: {
    name: { en: 'Cyclops', de: 'Cyclops' }, alterEgo: 'Scott Summers', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 6, injured: 6 }, defense: { physical: 4, energy: 3, mystic: 3 },
    affiliations: ['uncanny-x-men'],
    attacks: {
      'optic-blast': { name: { en: 'Optic Blast', de: 'Optikstrahl' }, type: 'energy', shape: 'single', range: 4, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 3 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
        { when: 'afterAttack', on: ['wild', 'hit'], name: { en: 'Speed of Sight', de: 'Schnell wie der Blick' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'optic-blast', target: { otherThan: 'defender' }, without: true } },
      ] },
      'optic-devastation': { name: { en: 'Optic Devastation', de: 'Optische Verwüstung' }, type: 'energy', shape: 'beam', range: 5, strength: 7, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', on: ['wild'], name: { en: 'Suppression', de: 'Niederhalten' }, op: 'losePower', who: 'defender', args: { amount: 1, per: 'wild' } },
      ] },
    },
    superpowers: {
      'x-men-blue': { name: { en: 'X-Men Blue', de: 'X-Men Blau' }, kind: 'leadership', side: 'both', affiliation: 'uncanny-x-men', triggers: [{ event: 'attackResolved', subject: 'squad', role: 'attacker', damageDealt: true }], limit: { per: 'turn', count: 1, each: 'gainer' }, effects: [
        { may: true, op: 'gainPower', pick: { count: 1, side: 'ally', ownSquad: true, otherThan: 'attacker', within: 5, of: 'attacker' }, who: 'picked', args: { amount: 1 } },
      ] },
      'field-leader': { name: { en: 'Field Leader', de: 'Anführer im Feld' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1, each: 'moved' }, effects: [
        { op: 'advance', pick: { count: 1, side: 'ally', otherThan: 'self', within: 4, of: 'self' }, who: 'picked', args: { tool: 'S' } },
      ] },
      'hit-and-run': { name: { en: 'Hit and Run', de: 'Zuschlagen und weg' }, kind: 'active', side: 'both', cost: 2, action: true, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'actionSequence', who: 'self', args: { steps: ['attack', 'move'] } },
      ] },
      'quick-draw': { name: { en: 'Quick Draw', de: 'Schneller Schuss' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self', attackerNotWithin: 2 }], effects: [
        { op: 'setDice', who: 'self', args: { roll: 'defense', count: 5 }, lasts: 'attack' },
        { when: 'afterAttack', if: { noDamageSuffered: true }, op: 'damage', who: 'attacker', args: { amount: 2 } },
      ] },
    },
    from: printed,
  },
  wolverine: {
    name: { en: 'Wolverine', de: 'Wolverine' }, alterEgo: 'James Logan Howlett', threat: 4,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 7, injured: 6 }, defense: { physical: 4, energy: 3, mystic: 2 },
    affiliations: ['avengers', 'defenders', 'uncanny-x-men', 'x-force'],
    attacks: {
      'adamantium-slash': { name: { en: 'Adamantium Slash', de: 'Adamantiumhieb' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Bleed', de: 'Blutung' }, op: 'condition', who: 'defender', args: { conditions: ['bleed'] } },
        pierce,
      ] },
      'berserker-barrage': { name: { en: 'Berserker Barrage', de: 'Berserkerhagel' }, type: 'physical', shape: 'single', range: 3, strength: 7, cost: 3, side: 'both', effects: [
        { when: 'beforeDamage', op: 'place', who: 'attacker', args: { range: 1, of: 'defender' } },
        { when: 'afterAttack', if: { damageDealt: true, maxSize: 3 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
    },
    superpowers: {
      'the-best-at-what-i-do': { name: { en: 'The Best at What I Do…', de: 'Der Beste in dem, was ich tue …' }, kind: 'active', side: 'both', cost: 2, action: true, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'actionSequence', who: 'self', args: { steps: ['move', 'attack'] } },
        { when: 'count', op: 'countFaces', who: 'self', args: { roll: 'attack', values: { wild: 2 } }, lasts: 'thisSequence' },
      ] },
      'adamantium-skeleton': { name: { en: 'Adamantium Skeleton', de: 'Adamantiumskelett' }, kind: 'innate', side: 'both', effects: [
        { when: 'always', op: 'sizeAs', who: 'self', args: { size: 3, for: ['throw', 'push', 'collision'] } },
      ] },
      'wild-rage': { name: { en: 'Wild Rage', de: 'Wilde Raserei' }, kind: 'innate', side: 'injured', effects: [
        { when: 'pool', op: 'addDice', who: 'self', args: { roll: 'attack', count: 1, per: 'damageOnSelf' } },
        { when: 'always', op: 'forbid', who: 'self', args: { what: ['interact', 'holdTokens'] } },
      ] },
      'healing-factor-2': { name: { en: 'Healing Factor', de: 'Heilungsfaktor' }, kind: 'innate', side: 'both', effects: [{ when: 'activationEnd', may: true, op: 'heal', who: 'self', args: { amount: 2, upTo: true } }] },
      'immunity-healthy': { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'healthy', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['stun'] } }] },
      'immunity-injured': { name: { en: 'Immunity', de: 'Immunität' }, kind: 'innate', side: 'injured', effects: [{ when: 'always', op: 'immune', who: 'self', args: { conditions: ['stagger', 'stun'] } }] },
    },
    from: printed,
  },
  beast: {
    name: { en: 'Beast', de: 'Beast' }, alterEgo: 'Henry McCoy', threat: 3,
    base: 50, size: 3, speed: 'M', stamina: { healthy: 6, injured: 5 }, defense: { physical: 4, energy: 2, mystic: 3 },
    affiliations: ['avengers', 'inhumans', 'uncanny-x-men'],
    attacks: {
      'acrobatic-strike': { name: { en: 'Acrobatic Strike', de: 'Akrobatischer Schlag' }, type: 'physical', shape: 'single', range: 3, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'afterAttack', on: ['wild'], name: { en: 'Ambush', de: 'Hinterhalt' }, op: 'place', who: 'attacker', args: { range: 1, of: 'defender' } },
      ] },
      'animalistic-freestyle': { name: { en: 'Animalistic Freestyle', de: 'Animalischer Freistil' }, type: 'physical', shape: 'single', range: 2, strength: 6, cost: 4, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['bleed'] } },
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Float Like a…', de: 'Schweben wie ein …' }, if: { maxSize: 3 }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
        { when: 'afterAttack', may: true, op: 'advance', who: 'attacker', args: { tool: 'M' } },
      ] },
    },
    superpowers: {
      'baser-instincts': { name: { en: 'Baser Instincts', de: 'Niedere Instinkte' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 2, within: 2, of: 'self' }, who: 'picked', args: { tool: 'S', dir: 'any' } },
      ] },
      'stars-and-garters': { name: { en: 'Stars and Garters', de: 'Sterne und Strumpfbänder' }, kind: 'reactive', side: 'both', x: { min: 1, max: 3 }, triggers: [{ event: 'modify', subject: 'self', role: 'defender' }, { event: 'dodgeModify', subject: 'self' }], effects: [
        { may: true, op: 'reroll', who: 'self', args: { roll: 'this', count: 'X' } },
      ] },
      'disconcerting-yet-provocative': { name: { en: 'Disconcerting, Yet Provocative!', de: 'Verstörend und doch faszinierend!' }, kind: 'innate', side: 'both', effects: [
        { when: 'afterRoll', if: { rolled: 'failure' }, op: 'gainPower', who: 'self', args: { amount: 1 } },
      ] },
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
  // An erratum speaks of 6/5 before a later change; the card says 5/5.
  magik: {
    name: { en: 'Magik', de: 'Magik' }, alterEgo: 'Illyana Rasputin', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 4 },
    affiliations: ['uncanny-x-men', 'new-mutants', 'convocation', 'defenders'],
    attacks: {
      'bolts-of-oshtur': { name: { en: 'Bolts of Oshtur', de: 'Blitze von Oshtur' }, type: 'energy', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [onePower] },
      soulsword: { name: { en: 'Soulsword', de: 'Seelenschwert' }, type: 'mystic', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [
        powerForDamage,
        pierce,
      ] },
      darkchylde: { name: { en: 'Darkchylde', de: 'Darkchylde' }, type: 'mystic', shape: 'single', range: 3, strength: 6, cost: 4, side: 'both', effects: [
        { when: 'count', op: 'countFaces', who: 'attacker', args: { roll: 'attack', values: { failure: 1 }, opponentValues: { failure: 1 } } },
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['bleed', 'incinerate'] } },
      ] },
    },
    superpowers: {
      'limbo-step': { name: { en: 'Limbo Step', de: 'Schritt durch Limbo' }, kind: 'active', side: 'both', x: { min: 1, max: 3 }, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'place', who: 'self', args: { range: 'X', of: 'self' } },
      ] },
      'sorcerer-supreme-of-limbo': { name: { en: 'Sorcerer Supreme of Limbo', de: 'Oberste Zauberin von Limbo' }, kind: 'innate', side: 'both', effects: [
        { when: 'modifyOpponent', if: { defending: true, attackType: ['mystic'] }, may: true, op: 'changeDice', who: 'self', args: { whose: 'opponent', from: ['critical', 'wild', 'hit'], to: 'blank', count: 1, per: 'ownWild', gainPowerEach: 1 } },
      ] },
    },
    from: printed,
  },
};
