/**
 * The encounter in numbers. Ranges, Soldiers and storm effects are printed; rows of the tracker, Stamina and defence of
 * Debris Piles (MA2, MA3) and what the Crisis Team may do with tokens (ME33-ME35) are stand-ins.
 */
import type { Content } from '../rules/content/shape.ts';

// biome-ignore format: one entry, one line
export const encounter: Content['encounter'] = {
  maxThreat: 17,
  activationsPerTurn: 3,
  turnsPerRound: 3,
  bossDeployRange: 1,
  interactCost: 1,
  interactRange: 1,
  dropRange: 2,
  soldiers: { shutdownCode: 2, secretInfo: 2, blank: 2 },
  soldierRadius: 500,
  soldierRange: 2,
  soldierSpacing: 2,
  exhaustionToUnshield: 3,
  missileRange: 3,
  dampenerRange: 3,
  pile: { size: 2, stamina: 6, defense: { physical: 3, energy: 3, mystic: 3 }, radius: 1000, from: { size: 'printed', stamina: 'stand-in', defense: 'stand-in', radius: 'stand-in' } },
  shrapnel: { range: 2, faces: ['critical', 'wild'] },
  storm: {
    rows: [
      { at: 0, from: { at: 'stand-in', effects: 'printed' } },
      { at: 6, name: { en: 'Reduced Visibility', de: 'Schlechte Sicht' }, effects: [{ when: 'targeting', if: { attackerSide: 'crisis', attackerNotWithin: 2 }, op: 'cover', who: 'defender' }], from: { at: 'stand-in', effects: 'printed' } },
      { at: 11, name: { en: 'Communications Disruption', de: 'Gestörter Funk' }, effects: [{ when: 'playsTactic', if: { side: 'crisis' }, op: 'surcharge', who: 'payer', args: { amount: 1 } }], from: { at: 'stand-in', effects: 'printed' } },
      { at: 16, name: { en: 'Unforeseen Impact', de: 'Unerwarteter Einschlag' }, effects: [{ when: 'cosmicTurnEnd', op: 'condition', pick: { count: 1, side: 'crisis', chosenBy: 'cosmic' }, who: 'picked', args: { conditions: ['bleed', 'slow', 'stun'], choose: 1 } }], from: { at: 'stand-in', effects: 'printed' } },
      { at: 21, name: { en: 'Swirling Shrapnel', de: 'Wirbelnde Splitter' }, effects: [{ when: 'cosmicTurnEnd', op: 'damage', pick: { count: 'all', side: 'crisis' }, who: 'picked', args: { amount: 1 } }, { when: 'cosmicTurnEnd', op: 'gainPower', pick: { count: 'all', side: 'crisis' }, who: 'picked', args: { amount: 1 } }], from: { at: 'stand-in', effects: 'printed' } },
    ],
    cap: 25, capFrom: 'stand-in',
  },
  interactions: {
    'cosmic-debris-pile': { team: 'cosmic', token: 'debrisPile', effects: [{ op: 'lowerTracker', args: { upTo: 3 } }, { op: 'repairPile', args: { amount: 'lowered' } }], from: 'printed' },
    'cosmic-dampener': { team: 'cosmic', token: 'dampener', if: { covered: false }, effects: [{ op: 'lowerTracker', args: { exactly: 4 } }, { if: { lowered: 4 }, op: 'placePile', args: { damage: 0 } }], from: 'printed' },
    'cosmic-soldier': { team: 'cosmic', token: 'soldier', effects: [{ op: 'reveal' }, { if: { revealed: ['secretInfo'] }, op: 'gainPower', who: 'self', args: { amount: 2 } }, { op: 'discardToken' }], from: 'printed' },
    'cosmic-code': { team: 'cosmic', token: 'shutdownCode', effects: [{ op: 'discardToken' }], from: 'printed' },
    'crisis-soldier': { team: 'crisis', token: 'soldier', effects: [{ op: 'reveal' }, { if: { revealed: ['shutdownCode'] }, op: 'holdToken', who: 'self' }, { if: { revealed: ['secretInfo', 'blank'] }, op: 'discardToken' }], from: 'stand-in' },
    'crisis-code': { team: 'crisis', token: 'shutdownCode', effects: [{ op: 'holdToken', who: 'self' }], from: 'stand-in' },
    'crisis-missile': { team: 'crisis', token: 'missile', if: { shielded: false, holding: 'shutdownCode' }, effects: [{ op: 'deliverCodes', who: 'self', args: { count: 'all' } }], from: 'stand-in' },
  },
  from: { numbers: 'printed', interact: 'derived' },
};
