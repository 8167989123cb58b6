/** Web Warriors. */
import type { Content } from '../../rules/content/shape.ts';
import { onePower, powerForDamage, printed, spiderSense, stealth, wallCrawler } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const webWarriors: Content['characters'] = {
  'spider-man-peter': {
    name: { en: 'Spider-Man', de: 'Spider-Man' }, alterEgo: 'Peter Parker', threat: 4,
    base: 35, size: 2, speed: 'L', stamina: { healthy: 6, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['web-warriors', 'defenders'],
    attacks: {
      strike: { name: { en: 'Strike', de: 'Schlag' }, type: 'physical', shape: 'single', range: 2, strength: 5, cost: 0, side: 'both', effects: [powerForDamage] },
      'impact-webbing': { name: { en: 'Impact Webbing', de: 'Aufprallnetz' }, type: 'physical', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 2 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'taser-webs': { name: { en: 'Taser Webs', de: 'Elektronetze' }, type: 'energy', shape: 'single', range: 3, strength: 6, cost: 2, side: 'both', effects: [
        { when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      ] },
    },
    superpowers: {
      'web-line': { name: { en: 'Web Line', de: 'Netzleine' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1, each: 'moved' }, effects: [
        { op: 'push', pick: { count: 1, side: 'enemy', within: 4, of: 'self' }, who: 'picked', args: { tool: 'S', dir: 'toward', of: 'self' } },
      ] },
      'web-a-pult': { name: { en: 'Web-A-Pult', de: 'Netzapult' }, kind: 'active', side: 'both', cost: 3, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'throw', pick: { count: 1, side: 'enemy', terrain: true, maxSize: 2, within: 3, of: 'self' }, who: 'picked', args: { tool: 'S', dir: 'any' } },
      ] },
      'spider-sense': spiderSense,
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
  'spider-man-miles': {
    name: { en: 'Spider-Man', de: 'Spider-Man' }, alterEgo: 'Miles Morales', threat: 3,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['web-warriors'],
    attacks: {
      'webline-kick': { name: { en: 'Webline Kick', de: 'Netzleinentritt' }, type: 'physical', shape: 'single', range: 3, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Throw', de: 'Wurf' }, if: { maxSize: 3 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'venom-blast': { name: { en: 'Venom Blast', de: 'Giftstoß' }, type: 'energy', shape: 'single', range: 2, strength: 7, cost: 3, side: 'both', effects: [{ when: 'afterAttack', op: 'dropTokens', who: 'defender' }] },
    },
    superpowers: {
      'great-responsibility': { name: { en: 'Great Responsibility', de: 'Große Verantwortung' }, kind: 'leadership', side: 'both', affiliation: 'web-warriors', effects: [
        { when: 'modifyOwn', may: true, op: 'reroll', who: 'squad', args: { roll: 'defense', count: 1 } },
        { when: 'always', if: { holdingOrContesting: true }, op: 'unlockFailures', who: 'squad', args: { rolls: ['attack', 'defense', 'dodge'] } },
      ] },
      'web-swing': { name: { en: 'Web Swing', de: 'Netzschwung' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'place', who: 'self', args: { range: 3, of: 'self' } },
        { op: 'addDice', who: 'self', args: { roll: 'attack', count: 2, attack: 'webline-kick' }, lasts: 'nextNamedAttackThisTurn' },
      ] },
      'spider-sense': spiderSense,
      stealth,
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
  // Another source has 6/6.
  'ghost-spider': {
    name: { en: 'Ghost-Spider', de: 'Ghost-Spider' }, alterEgo: 'Gwen Stacy', threat: 3,
    base: 35, size: 2, speed: 'L', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['web-warriors'],
    attacks: {
      'spider-technique': { name: { en: 'Spider Technique', de: 'Spinnentechnik' }, type: 'physical', shape: 'single', range: 2, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'pool', if: { attackedThisActivation: true }, op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 3 } },
        { when: 'afterAttack', if: { movedThisActivation: true }, may: true, op: 'advance', who: 'attacker', args: { tool: 'L' } },
      ] },
      'impact-webbing': { name: { en: 'Impact Webbing', de: 'Aufprallnetz' }, type: 'physical', shape: 'single', range: 4, strength: 4, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 2 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'freestyle-beatdown': { name: { en: 'Freestyle Beatdown', de: 'Freistilprügel' }, type: 'physical', shape: 'single', range: 2, strength: 6, cost: 3, side: 'both', effects: [
        { when: 'afterAttack', if: { damageDealt: true, maxSize: 3 }, may: true, op: 'throw', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
    },
    superpowers: {
      'web-line': { name: { en: 'Web Line', de: 'Netzleine' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1, each: 'moved' }, effects: [
        { op: 'push', pick: { count: 1, side: 'enemy', within: 4, of: 'self', los: true }, who: 'picked', args: { tool: 'S', dir: 'toward', of: 'self' } },
      ] },
      'life-saver': { name: { en: 'Life Saver', de: 'Lebensretterin' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', otherThan: 'self', within: 4, of: 'self', los: true }, by: ['enemy'] }], limit: { per: 'turn', count: 1 }, effects: [
        { op: 'push', who: 'subject', args: { tool: 'S', dir: 'toward', of: 'self' } },
        { op: 'endAttackIfOut', who: 'subject', args: { refundAction: true } },
      ] },
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
};
