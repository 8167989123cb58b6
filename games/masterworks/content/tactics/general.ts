/** Team Tactic cards anybody may bring. */
import type { Content } from '../../rules/content/shape.ts';

// biome-ignore format: one card, a few lines
export const general: Content['tactics'] = {
  medpack: {
    name: { en: 'Medpack', de: 'Medizinkoffer' },
    pay: { by: [{ who: 'active' }], count: 1, min: 2, max: 2 },
    effects: [{ op: 'heal', pick: { count: 1, side: 'ally', within: 3, of: 'payer', not: 'dazed' }, who: 'picked', args: { amount: 3, upTo: true } }],
    from: 'printed',
  },
  'field-dressing': {
    name: { en: 'Field Dressing', de: 'Feldverband' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', within: 2, of: 'dazedAlly' } }], count: 1, min: 4, max: 4 },
    effects: [
      { op: 'undaze', pick: { count: 1, side: 'ally', within: 2, of: 'payer', has: 'dazed' }, who: 'picked' },
      { op: 'heal', who: 'same', args: { amount: 1 } },
    ],
    from: 'printed',
  },
  'patch-up': {
    name: { en: 'Patch Up', de: 'Zusammenflicken' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', within: 2, of: 'chosen', otherThan: 'chosen' } }], count: 1, min: 1, max: 5 },
    effects: [{ op: 'heal', pick: { count: 1, side: 'ally', otherThan: 'payer', within: 2, of: 'payer', not: 'dazed' }, who: 'picked', args: { amount: 'paid' } }],
    from: 'printed',
  },
  'brace-for-impact': {
    name: { en: 'Brace for Impact', de: 'Auf Aufprall vorbereiten' },
    triggers: [{ event: 'wouldCollide', subject: 'picked', pick: { count: 'any', side: 'ally' } }],
    pay: { by: [{ who: 'subject' }], count: 'any', min: 1, max: 1 },
    effects: [{ op: 'protect', who: 'payers', args: { from: ['collisionDamage'] }, lasts: 'collision' }],
    from: 'printed',
  },
  disarm: {
    name: { en: 'Disarm', de: 'Entwaffnen' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', within: 3, of: 'chosenEnemy' } }], count: 2, min: 1, max: 1 },
    effects: [{ op: 'addDice', who: 'chosenEnemy', args: { roll: 'attack', count: -2, floor: 1 }, lasts: 'round' }],
    from: 'printed',
  },
  'recalibration-matrix': {
    name: { en: 'Recalibration Matrix', de: 'Rekalibrierungsmatrix' },
    triggers: [{ event: 'modifyEnd', subject: 'picked', pick: { count: 1, side: 'ally' } }],
    pay: { by: [{ who: 'subject' }], count: 1, min: 3, max: 3 },
    effects: [{ op: 'reroll', who: 'both', args: { roll: 'attackAndDefense', count: 'all' } }],
    from: 'printed',
  },
  'inspiring-monologue': {
    name: { en: 'Inspiring Monologue', de: 'Mitreißende Ansprache' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally' } }], count: 1, min: 3, max: 3 },
    effects: [{ may: true, op: 'reroll', pick: { count: 1, side: 'ally', otherThan: 'payer' }, who: 'picked', args: { roll: 'defense', count: 'any' }, lasts: 'round' }],
    from: 'printed',
  },
  indomitable: {
    name: { en: 'Indomitable', de: 'Unbezwingbar' },
    triggers: [{ event: 'wouldMove', subject: 'picked', pick: { count: 1, side: 'ally' }, kinds: ['push', 'throw'], by: ['enemy'] }],
    pay: { by: [{ who: 'subject' }], count: 1, min: 2, max: 2 },
    effects: [{ op: 'preventMove', who: 'subject' }],
    from: 'printed',
  },
  sacrifice: {
    name: { en: 'Sacrifice', de: 'Opfer' },
    triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally' }, by: ['enemy'] }],
    pay: { by: [{ who: 'subject' }, { who: 'picked', pick: { count: 1, side: 'ally', otherThan: 'subject', within: 2, of: 'subject' } }], count: 2, min: 1, max: 1 },
    effects: [
      { op: 'becomeTarget', who: 'secondPayer' },
      { op: 'forbid', who: 'secondPayer', args: { what: ['addDefenseDice', 'modifyDice'] }, lasts: 'attack' },
    ],
    from: 'printed',
  },
  'one-two-punch': {
    name: { en: 'One-Two Punch', de: 'Eins-zwei-Kombination' },
    triggers: [{ event: 'targets', subject: 'active', role: 'attacker' }],
    pay: { by: [{ who: 'active' }, { who: 'picked', pick: { count: 1, side: 'ally', otherThan: 'active', within: 2, of: 'defender' } }], count: 2, min: 1, max: 1 },
    effects: [{ op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 2 }, lasts: 'attack' }],
    from: 'printed',
  },
  'trip-up': {
    name: { en: 'Trip Up', de: 'Bein stellen' },
    triggers: [{ event: 'targets', subject: 'active', role: 'attacker' }],
    pay: { by: [{ who: 'active' }, { who: 'picked', pick: { count: 1, side: 'ally', otherThan: 'active', within: 2, of: 'defender' } }], count: 2, min: 1, max: 1 },
    effects: [{ when: 'afterAttack', if: { damageDealt: true }, op: 'condition', who: 'defender', args: { conditions: ['stun', 'stagger'] } }],
    from: 'printed',
  },
  'tactical-analysis': {
    name: { en: 'Tactical Analysis', de: 'Taktische Analyse' },
    pay: { by: [{ who: 'active' }], count: 1, min: 2, max: 2 },
    effects: [{ may: true, op: 'advance', pick: { count: 1, side: 'ally', otherThan: 'payer', within: 3, of: 'payer' }, who: 'picked', args: { tool: 'S' } }],
    from: 'printed',
  },
  'advanced-r-and-d': {
    name: { en: 'Advanced R&D', de: 'Spitzenforschung' },
    pay: { by: [{ who: 'active' }], count: 1, min: 1, max: 5 },
    effects: [{ op: 'gainPower', pick: { count: 'paid', side: 'ally', otherThan: 'payer' }, who: 'picked', args: { amount: 1 } }],
    from: 'printed',
  },
  'mission-objective': {
    name: { en: 'Mission Objective', de: 'Missionsziel' },
    triggers: [{ event: 'open', subject: 'active' }, { event: 'wouldDrop', subject: 'picked', pick: { count: 1, side: 'ally' } }],
    pay: { by: [{ who: 'subject' }], count: 1, min: 2, max: 2 },
    effects: [
      { op: 'passToken', pick: { count: 1, side: 'ally', otherThan: 'payer', within: 2, of: 'payer' }, args: { from: 'payer', to: 'picked', kinds: ['asset', 'civilian'], count: 1 } },
    ],
    from: 'printed',
  },
  'climbing-gear': {
    name: { en: 'Climbing Gear', de: 'Kletterausrüstung' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally' } }], count: 1, min: 3, max: 3 },
    effects: [
      { op: 'moveSize', who: 'payers', args: { size: 5 }, lasts: 'round' },
      { op: 'advance', who: 'payers', args: { tool: 'S' } },
    ],
    from: 'printed',
  },
  'escort-to-safety': {
    name: { en: 'Escort to Safety', de: 'In Sicherheit bringen' },
    triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally' }, by: ['enemy'] }],
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', otherThan: 'subject', within: 3, of: 'subject' } }], count: 1, min: 3, max: 3 },
    effects: [
      { op: 'push', who: 'subject', args: { tool: 'S', dir: 'toward', of: 'payer' } },
      { op: 'endAttackIfOut', who: 'subject', args: { refundAction: true } },
    ],
    from: 'printed',
  },
  'fastball-special': {
    name: { en: 'Fastball Special!', de: 'Fastball-Spezial!' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', is: ['colossus'] } }, { who: 'picked', pick: { count: 1, side: 'ally', is: ['wolverine'], within: 2, ofCharacter: 'colossus' } }], count: 2, min: 1, max: 1 },
    effects: [
      { op: 'throw', pick: { count: 1, side: 'ally', is: ['wolverine'] }, who: 'picked', args: { tool: 'M', dir: 'any', thrownUnhurt: true } },
      { when: 'wouldCollide', op: 'addDice', who: 'collidedEnemies', args: { roll: 'dodge', count: -2, floor: 1 } },
      { when: 'afterCollision', op: 'condition', who: 'collidedEnemies', args: { conditions: ['bleed'] } },
    ],
    from: 'printed',
  },
  'ricochet-blast': {
    name: { en: 'Ricochet Blast', de: 'Abprallschuss' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', is: ['iron-man'], active: true } }, { who: 'picked', pick: { count: 1, side: 'ally', is: ['captain-america'], within: 4, ofCharacter: 'iron-man' } }], count: 2, min: 1, max: 1 },
    effects: [
      { op: 'grantAttack', pick: { count: 1, side: 'ally', is: ['iron-man'] }, who: 'picked', args: { attack: { name: { en: 'Ricochet Blast', de: 'Abprallschuss' }, type: 'energy', shape: 'single', range: 4, strength: 7, cost: 0, effects: [{ when: 'targeting', op: 'measureFrom', who: 'attacker', args: { what: 'character', character: 'captain-america', within: 4, destroyAfter: false } }, { when: 'modifyOwn', may: true, op: 'reroll', who: 'attacker', args: { roll: 'attack', count: 'any' } }] }, uses: 1 }, lasts: 'activation' },
    ],
    from: 'printed',
  },
  'gamma-launch': {
    name: { en: 'Gamma Launch', de: 'Gamma-Start' },
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', is: ['hulk'], active: true } }], count: 1, min: 3, max: 3 },
    effects: [
      { op: 'place', pick: { count: 1, side: 'ally', otherThan: 'payer', within: 2, of: 'payer', not: 'holdingAssetOrCivilian' }, who: 'picked', args: { range: 5, of: 'self' } },
    ],
    from: 'printed',
  },
  'heroes-for-hire': {
    // The printed card also names Iron Fist, who is not in this set.
    name: { en: 'Heroes for Hire', de: 'Helden zu mieten' },
    triggers: [{ event: 'targeted', subject: 'picked', pick: { count: 1, side: 'ally', within: 3, ofCharacter: 'luke-cage' }, by: ['any'] }],
    pay: { by: [{ who: 'subject' }], count: 1, min: 2, max: 2 },
    effects: [
      { op: 'place', pick: { count: 1, side: 'ally', is: ['luke-cage'], within: 3, of: 'subject' }, who: 'picked', args: { range: 1, of: 'subject' } },
      { op: 'becomeTarget', who: 'same' },
      { when: 'afterAttack', if: { maxSize: 3, sameNotDazed: true }, may: true, op: 'throw', who: 'attacker', args: { tool: 'S', dir: 'away', of: 'same', by: 'same' } },
    ],
    from: 'printed',
  },
  'follow-me': {
    name: { en: 'Follow Me', de: 'Mir nach' },
    triggers: [{ event: 'activationEnd', subject: 'active' }],
    pay: { by: [{ who: 'active' }], count: 1, min: 6, max: 6 },
    effects: [{ op: 'activate', pick: { count: 1, side: 'ally', otherThan: 'payer', within: 3, of: 'payer', not: 'activatedOrDazed' }, who: 'picked' }],
    from: 'printed',
  },
};
