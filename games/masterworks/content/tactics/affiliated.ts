/** Team Tactic cards of an affiliation (MC63). */
import type { Content } from '../../rules/content/shape.ts';

// biome-ignore format: one card, a few lines
export const affiliated: Content['tactics'] = {
  'avengers-assemble': {
    name: { en: 'Avengers Assemble', de: 'Avengers, sammeln!' }, affiliation: 'avengers',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'avengers' } }], count: 'any', min: 1, max: 1 },
    effects: [{ op: 'advance', who: 'payers', args: { tool: 'S' } }],
    from: 'printed',
  },
  'second-wind': {
    name: { en: 'Second Wind', de: 'Zweiter Atem' }, affiliation: 'avengers',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'avengers' } }], count: 'any', min: 1, max: 1 },
    effects: [
      { op: 'removeConditions', who: 'payers', args: { which: ['stun'] } },
      { op: 'heal', who: 'payers', args: { amount: 1 } },
    ],
    from: 'printed',
  },
  'anger-management': {
    name: { en: 'Anger Management', de: 'Aggressionsbewältigung' }, affiliation: 'avengers',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'avengers', isNot: ['hulk'], within: 3, ofCharacter: 'hulk' } }], count: 1, min: 1, max: 5 },
    effects: [
      { op: 'damage', pick: { count: 1, side: 'ally', is: ['hulk'] }, who: 'picked', args: { amount: 'paid' } },
      { op: 'gainPower', pick: { count: 1, side: 'ally', is: ['hulk'] }, who: 'picked', args: { amount: 'paid' } },
    ],
    from: 'printed',
  },
  'to-me-my-x-men': {
    name: { en: 'To Me, My X-Men!', de: 'Zu mir, meine X-Men!' }, affiliation: 'uncanny-x-men',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', leads: 'uncanny-x-men' } }], count: 1, min: 1, max: 10 },
    effects: [
      { may: true, op: 'advance', pick: { count: 'paid', side: 'ally', affiliation: 'uncanny-x-men', otherThan: 'payer' }, who: 'picked', args: { tool: 'S', dir: 'toward', of: 'payer' } },
    ],
    from: 'printed',
  },
  'children-of-the-atom': {
    name: { en: 'Children of the Atom', de: 'Kinder des Atoms' }, affiliation: 'uncanny-x-men',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'uncanny-x-men' } }], count: 1, min: 0, max: 0 },
    effects: [{ op: 'removeConditions', who: 'payers', args: { all: true, gainPowerEach: 1 } }],
    from: 'printed',
  },
  'first-class': {
    name: { en: 'First Class', de: 'Erste Klasse' }, affiliation: 'uncanny-x-men',
    triggers: [{ event: 'activationPhaseStart', subject: 'any' }],
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'uncanny-x-men' } }], count: 1, min: 0, max: 0 },
    effects: [{ op: 'freeInteract', pick: { count: 'all', side: 'ally', affiliation: 'uncanny-x-men' }, who: 'picked', args: { count: 1 }, lasts: 'round' }],
    from: 'printed',
  },
  'xaviers-dream': {
    name: { en: "Xavier's Dream", de: 'Xaviers Traum' }, affiliation: 'uncanny-x-men',
    triggers: [{ event: 'wouldSuffer', subject: 'picked', pick: { count: 1, side: 'ally' } }],
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', otherThan: 'subject' } }], count: 'any', min: 1, max: 1 },
    effects: [{ op: 'reduceDamage', who: 'subject', args: { amount: 'paid', min: 0 } }],
    from: 'printed',
  },
  'all-webbed-up': {
    name: { en: 'All Webbed Up', de: 'Eingesponnen' }, affiliation: 'web-warriors',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'web-warriors' } }], count: 1, min: 3, max: 3 },
    effects: [
      { op: 'condition', pick: { count: 'all', side: 'enemy', within: 3, of: 'payer' }, who: 'picked', args: { conditions: ['slow'] } },
      { if: { defenderHas: 'slow' }, op: 'addDice', pick: { count: 'all', side: 'ally', affiliation: 'web-warriors' }, who: 'picked', args: { roll: 'attack', count: 2 }, lasts: 'round' },
    ],
    from: 'printed',
  },
  'aunt-mays-wheat-cakes': {
    name: { en: "Aunt May's Wheat Cakes", de: 'Tante Mays Pfannkuchen' }, affiliation: 'web-warriors',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'web-warriors' } }], count: 'any', min: 1, max: 1 },
    effects: [
      { op: 'removeConditions', who: 'payers', args: { which: ['slow'] } },
      { op: 'heal', who: 'payers', args: { amount: 1 } },
    ],
    from: 'printed',
  },
  'wakanda-forever': {
    name: { en: 'Wakanda Forever', de: 'Wakanda für immer' }, affiliation: 'wakanda',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'wakanda' } }], count: 'any', min: 1, max: 1 },
    effects: [{ may: true, op: 'extraAttack', who: 'payers', args: { attack: 'free', target: {} } }],
    from: 'printed',
  },
  'vibranium-shielding': {
    name: { en: 'Vibranium Shielding', de: 'Vibraniumabschirmung' }, affiliation: 'wakanda',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', is: ['black-panther', 'shuri'] } }], count: 1, min: 1, max: 5 },
    effects: [
      { if: { source: 'enemy' }, op: 'reduceDamage', pick: { count: 'all', side: 'ally', within: 'paid', of: 'payer' }, who: 'picked', args: { amount: 1, min: 1, named: { en: 'Invulnerability', de: 'Unverwundbarkeit' } }, lasts: 'round' },
    ],
    from: 'printed',
  },
  'spirit-of-wakanda': {
    name: { en: 'Spirit of Wakanda', de: 'Geist von Wakanda' }, affiliation: 'wakanda',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'wakanda' } }], count: 1, min: 2, max: 2 },
    effects: [
      { op: 'chooseOne', who: 'payers', args: { options: [[{ may: true, op: 'heal', pick: { count: 'all', side: 'ally', otherThan: 'payer', within: 2, of: 'payer' }, who: 'picked', args: { amount: 2 } }], [{ may: true, op: 'removeConditions', pick: { count: 'all', side: 'ally', otherThan: 'payer', within: 2, of: 'payer' }, who: 'picked', args: { all: true } }], [{ op: 'gainPower', pick: { count: 'all', side: 'ally', otherThan: 'payer', within: 2, of: 'payer' }, who: 'picked', args: { amount: 2 } }]] } },
    ],
    from: 'printed',
  },
  'a-force-assemble': {
    name: { en: 'A-Force Assemble!', de: 'A-Force, sammeln!' }, affiliation: 'a-force',
    pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', affiliation: 'a-force' } }], count: 1, min: 3, max: 3 },
    effects: [
      { op: 'addDice', pick: { count: 'all', side: 'ally' }, who: 'picked', args: { roll: 'defense', count: 1, per: 'alliesNear', allies: { affiliation: 'a-force', within: 2 } }, lasts: 'round' },
    ],
    from: 'printed',
  },
};
