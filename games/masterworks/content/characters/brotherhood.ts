/** The Brotherhood of Mutants. Magneto himself joins a squad only if the table allows it (MA31). */
import type { Content } from '../../rules/content/shape.ts';
import { flight, martialArtist, onePower, powerForDamage, printed, stealth, wallCrawler } from '../common.ts';

// biome-ignore format: one attack, one superpower, a line or two
export const brotherhood: Content['characters'] = {
  // Not the boss: his ordinary card.
  magneto: {
    name: { en: 'Magneto', de: 'Magneto' }, alterEgo: 'Max Eisenhardt', threat: 6,
    base: 50, size: 2, speed: 'S', stamina: { healthy: 6, injured: 8 }, defense: { physical: 3, energy: 3, mystic: 6 },
    affiliations: ['brotherhood-of-mutants', 'cabal'],
    attacks: {
      'reverse-polarity': { name: { en: 'Reverse Polarity', de: 'Polumkehr' }, type: 'physical', shape: 'single', range: 3, strength: 6, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'modifyOwn', if: { defenderWithin: 2 }, may: true, op: 'reroll', who: 'attacker', args: { roll: 'attack', count: 'any' } },
        { when: 'afterAttack', if: { defenderNotWithin: 2, atTargeting: true }, op: 'push', who: 'defender', args: { tool: 'S', dir: 'any' } },
      ] },
      'shrapnel-blast': { name: { en: 'Shrapnel Blast', de: 'Splitterexplosion' }, type: 'physical', shape: 'area', range: 2, strength: 6, cost: 5, side: 'both', effects: [
        { when: 'targeting', may: true, op: 'measureFrom', who: 'attacker', args: { what: 'construct', within: 3, destroyAfter: true } },
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      ] },
    },
    superpowers: {
      'from-the-ruins': { name: { en: 'From the Ruins…', de: 'Aus den Ruinen …' }, kind: 'leadership', side: 'both', affiliation: 'brotherhood-of-mutants', triggers: [{ event: 'terrainDestroyed', subject: 'any' }], limit: { per: 'turn', count: 1, each: 'gainer' }, effects: [
        { may: true, op: 'gainPower', pick: { count: 'terrainSize', side: 'ally', ownSquad: true }, who: 'picked', args: { amount: 1 } },
      ] },
      'fatal-attraction': { name: { en: 'Fatal Attraction', de: 'Fatale Anziehung' }, kind: 'active', side: 'both', x: { min: 1, max: 4, morePerUse: 1 }, effects: [
        { op: 'throw', pick: { count: 1, terrain: true, maxSize: 'X', within: 3, of: 'self' }, who: 'picked', args: { tool: 'L', dir: 'any' } },
      ] },
      'force-projection': { name: { en: 'Force Projection', de: 'Kraftprojektion' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'targeted', subject: 'self' }, { event: 'dodges', subject: 'self' }], effects: [
        { op: 'useDefense', who: 'self', args: { type: 'mystic' }, lasts: 'attack' },
        { op: 'protect', who: 'self', args: { from: ['push', 'throw'] }, lasts: 'attack' },
      ] },
      'master-of-magnetism': { name: { en: 'Master of Magnetism', de: 'Herr des Magnetismus' }, kind: 'innate', side: 'both', effects: [
        { when: 'powerPhase', op: 'placeConstruct', who: 'self', args: { maxInPlay: 2, size: 2, interactive: true, range: 3, of: 'self' } },
        { when: 'powerPhase', op: 'gainPower', who: 'self', args: { amount: 1, per: 'constructInPlay' } },
      ] },
      flight,
    },
    from: printed,
  },
  // Another source has 4/4; that he is a Wall Crawler is likely, not certain.
  toad: {
    name: { en: 'Toad', de: 'Toad' }, alterEgo: 'Mortimer Toynbee', threat: 2,
    base: 35, size: 2, speed: 'M', stamina: { healthy: 5, injured: 3 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['brotherhood-of-mutants'],
    attacks: {
      'tongue-lash': { name: { en: 'Tongue Lash', de: 'Zungenpeitsche' }, type: 'physical', shape: 'single', range: 3, strength: 4, cost: 0, side: 'both', effects: [
        powerForDamage,
        { when: 'beforeDamage', on: ['wild'], name: { en: 'Push', de: 'Stoß' }, if: { maxSize: 2 }, may: true, op: 'push', who: 'defender', args: { tool: 'S', dir: 'away', of: 'attacker' } },
      ] },
      'spit-acid': { name: { en: 'Spit Acid', de: 'Säurespucke' }, type: 'energy', shape: 'single', range: 2, strength: 5, cost: 2, side: 'both', effects: [
        { when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['incinerate'] } },
      ] },
    },
    superpowers: {
      'finders-keepers': { name: { en: 'Finders Keepers', de: 'Wer’s findet, dem gehört’s' }, kind: 'active', side: 'both', cost: 2, action: true, effects: [
        { op: 'passToken', pick: { count: 1, side: 'ally', otherThan: 'self', within: 2, of: 'self' }, args: { from: 'picked', to: 'self', kinds: ['asset', 'civilian'], count: 1 } },
      ] },
      hop: { name: { en: 'Hop', de: 'Hüpfer' }, kind: 'active', side: 'both', cost: 2, limit: { per: 'turn', count: 1 }, effects: [{ op: 'place', who: 'self', args: { range: 2, of: 'self' } }] },
      slippery: { name: { en: 'Slippery', de: 'Glitschig' }, kind: 'reactive', side: 'both', cost: 2, triggers: [{ event: 'attackResolved', subject: 'self', role: 'defender', damageDealt: true }], effects: [
        { op: 'advance', who: 'self', args: { tool: 'M' } },
      ] },
      'prehensile-tongue': { name: { en: 'Prehensile Tongue', de: 'Greifzunge' }, kind: 'innate', side: 'both', effects: [{ when: 'always', op: 'interactRange', who: 'self', args: { range: 2 } }] },
      'wall-crawler': wallCrawler,
    },
    from: printed,
  },
  // The second half of Freedom Force has no effect here: nothing is secured.
  mystique: {
    name: { en: 'Mystique', de: 'Mystique' }, alterEgo: 'Raven Darkholme', threat: 3,
    base: 35, size: 2, speed: 'L', stamina: { healthy: 5, injured: 5 }, defense: { physical: 3, energy: 3, mystic: 3 },
    affiliations: ['brotherhood-of-mutants', 'cabal'],
    attacks: {
      pistol: { name: { en: 'Pistol', de: 'Pistole' }, type: 'physical', shape: 'single', range: 3, strength: 4, cost: 0, side: 'both', effects: [
        onePower,
        { when: 'afterAttack', on: ['hit'], name: { en: 'Rapid Fire', de: 'Schnellfeuer' }, may: true, op: 'extraAttack', who: 'attacker', args: { attack: 'pistol', target: { same: true }, without: true } },
      ] },
      espionage: { name: { en: 'Espionage', de: 'Spionage' }, type: 'physical', shape: 'single', range: 2, strength: 6, cost: 3, side: 'both', effects: [
        { when: 'beforeDamage', op: 'condition', who: 'defender', args: { conditions: ['stun'] } },
      ] },
    },
    superpowers: {
      'freedom-force': { name: { en: 'Freedom Force', de: 'Freedom Force' }, kind: 'leadership', side: 'both', affiliation: 'brotherhood-of-mutants', triggers: [{ event: 'interacted', subject: 'squad', token: 'extract' }], limit: { per: 'turn', count: 1 }, effects: [
        { op: 'gainPower', who: 'subject', args: { amount: 1 } },
      ] },
      'expert-sabotage': { name: { en: 'Expert Sabotage', de: 'Meisterhafte Sabotage' }, kind: 'active', side: 'both', cost: 3, action: true, limit: { per: 'turn', count: 1 }, effects: [
        { op: 'damage', pick: { count: 'all', side: 'enemy', within: 1, of: 'chosenTerrain' }, who: 'picked', args: { amount: 2 } },
        { op: 'destroyTerrain', args: { count: 1, maxSize: 3, within: 4, of: 'self' } },
      ] },
      'martial-artist': martialArtist,
      shapeshifter: { name: { en: 'Shapeshifter', de: 'Gestaltwandlerin' }, kind: 'innate', side: 'both', effects: [{ when: 'always', if: { ownActivation: true }, op: 'silenceReactions', who: 'enemies' }] },
      stealth,
    },
    from: printed,
  },
};
