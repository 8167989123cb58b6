/** The words that cards, attacks and superpowers are written in. Every list is closed: a new word needs code. */

/** MC1: the faces of the die, in the order of their numbers (MA69). */
export const faces = ['critical', 'wild', 'hit', 'block', 'blank', 'failure'] as const;
export type Face = (typeof faces)[number];

export const attackTypes = ['physical', 'energy', 'mystic'] as const;
export type AttackType = (typeof attackTypes)[number];

/** MC51, MC86: one target, everybody within the range, or everybody under a strip of that length. */
export const attackShapes = ['single', 'area', 'beam'] as const;
export type AttackShape = (typeof attackShapes)[number];

/** MC55: special conditions. */
export const conditions = [
  'bleed',
  'hex',
  'incinerate',
  'judgement',
  'poison',
  'root',
  'shock',
  'slow',
  'stagger',
  'stun',
] as const;
export type Condition = (typeof conditions)[number];

/** MC7: Short, Medium, Long. */
export const tools = ['S', 'M', 'L'] as const;
export type Tool = (typeof tools)[number];

/** MC8: round bases by diameter in millimetres. */
export const bases = [35, 50, 65] as const;

/** Which side of the stat card an attack or superpower is printed on. */
export const cardSides = ['both', 'healthy', 'injured'] as const;

/** MC58. */
export const powerKinds = ['active', 'reactive', 'innate', 'leadership'] as const;
export type PowerKind = (typeof powerKinds)[number];

/** The two sides of the table (ME1). */
export const teams = ['crisis', 'cosmic'] as const;

/** When an effect happens. Steps are those of the attack (MC48). */
export const moments = [
  'declare', // steps 1-2: the attack is chosen, no target named yet
  'targeting', // step 2: a target is named; area and beam: when measured, and again attack by attack
  'pay', // step 3
  'pool', // steps 4-5: dice pools are made
  'criticals', // step 8
  'modifyOwn', // steps 9a/9b, and the modify part of a dodge roll
  'modifyOpponent', // steps 9c/9d
  'count', // step 10
  'beforeDamage', // step 11
  'wouldSuffer', // whenever the character is about to suffer damage, from any source
  'afterDamage', // end of step 12
  'afterAttack', // step 14 of each single attack; an area or beam has one per target
  'afterAll', // once, after the last attack of an area or beam
  'always', // continuous, while the side of the card shows it
  'powerPhase', // player effects of the Power Phase
  'open', // any open moment of the own turn (MC69)
  'activationEnd', // the activation is declared over
  'afterRoll', // the effect in which it rolled dice is finished
  'wouldDaze', // it would be Dazed or KO'd
  'wouldFlip', // it would turn to its Injured side
  'wouldCollide', // a collision is about to be resolved
  'afterCollision', // a collision has been resolved
  'playsTactic', // a tactic card is about to be played
  'cosmicTurnEnd', // end of each Cosmic turn (MA18)
] as const;
export type Moment = (typeof moments)[number];

/** What a reactive superpower, a leadership or a reactive card answers. */
export const events = [
  'targeted', // the subject becomes the target of an attack (step 2), also by a change of target
  'targets', // the subject names the target of its attack (step 2)
  'declaresAttack', // the subject is about to choose a target (steps 1-2)
  'attackRolled', // the subject has rolled its attack dice (step 6)
  'modify', // Modify Dice of an attack in which the subject attacks or defends (9a/9b)
  'modifyEnd', // end of step 9, before counting
  'count', // step 10 of an attack in which the subject takes part
  'damageDealtStep', // end of step 12 of an attack in which the subject takes part
  'attackResolved', // step 14 of an attack in which the subject takes part
  'dodges', // the subject is about to roll a dodge
  'dodgeModify', // the subject may modify its dodge roll
  'wouldSuffer', // the subject is about to suffer damage
  'wouldMove', // the subject is about to be moved by another's effect
  'wouldCollide', // the subject is about to suffer a collision
  'wouldDrop', // the subject is Dazed while holding, or would drop, an Asset or Civilian token
  'terrainDestroyed', // a terrain feature was destroyed, after the effect that did it
  'interacted', // the subject has interacted with a token, after its effects
  'turnStart', // start of a turn of the side
  'activationEnd', // the subject's activation is being declared over
  'activationPhaseStart', // player effects at the start of the Activation Phase
  'open', // an open moment of the own turn
] as const;
export type EventName = (typeof events)[number];

/** How long an effect holds; without a word it happens once, now. */
export const durations = [
  'attack', // this attack; for a dodge, this collision
  'roll', // this roll
  'collision', // this collision
  'nextAttackAction', // every attack of the next attack action this turn
  'nextNamedAttack', // the next attack of that name, whenever it comes
  'nextNamedAttackThisTurn', // the next attack of that name this turn
  'thisSequence', // the attack inside this action sequence
  'activation', // this activation
  'turn', // this turn (MC61, MA10)
  'round', // until the end of the next Cosmic turn (ME10, MA34)
  'untilNextActivation', // until the owner's next activation starts
  'untilNextPowerPhase', // until the next Power Phase starts
] as const;
export type Duration = (typeof durations)[number];

/** Whom an effect is about. */
export const people = [
  'self', // the owner of the card
  'attacker', // the attacking character
  'defender', // the current target
  'subject', // the character the trigger speaks of
  'payer', // the one that paid
  'payers', // all that paid
  'secondPayer', // the second in the list under pay
  'active', // the active character
  'moved', // the characters moved by the effect just before
  'same', // the character chosen by the effect just before
  'both', // attacker and defender
  'squad', // each character of the leader's squad
  'enemies', // all enemies
  'chosenEnemy', // the enemy named when the card was played
  'collidedEnemies', // the enemies hit in this throw
  'picked', // as the effect's own `pick` says
] as const;
export type Person = (typeof people)[number];

/** Who can be left out of a pick. */
export const others = ['self', 'attacker', 'defender', 'subject', 'payer', 'active', 'chosen'] as const;

/** What a range is measured from and a direction points to. */
export const anchors = [
  'self',
  'attacker',
  'defender',
  'subject',
  'payer',
  'active',
  'same',
  'chosen', // the character named when the card was played
  'chosenEnemy',
  'chosenTerrain', // the terrain this superpower will destroy
  'dazedAlly', // some Dazed ally
  'picked', // as the effect's own `pick` says
] as const;
export type Anchor = (typeof anchors)[number];

/** Numbers that are words: damage of this attack, Power paid in all, the number under `x`, what the tracker lost. */
export const amounts = ['damageDealt', 'paid', 'X', 'lowered'] as const;
export type AmountWord = (typeof amounts)[number];

/** What a number is multiplied by. */
export const multipliers = [
  'wild', // wilds in the attack roll
  'critical', // criticals in the attack roll
  'ownWild', // wilds in the owner's own roll
  'damageOnSelf', // damage on the owner; with `every`, each full so many
  'timesPlacedThisTurn', // how often the attacker has been placed this turn
  'constructInPlay',
  'debrisPileInPlay',
  'alliesNear', // other allies as `allies` says, measured from the defender
  'destroyedTerrain', // Size of the largest piece destroyed just before, plus one for each other piece
] as const;
export type Multiplier = (typeof multipliers)[number];

/** Which roll: of the attack, of the defence, a dodge, the one the moment is about, the owner's own, or both. */
export const rolls = ['attack', 'defense', 'dodge', 'this', 'attackOrDefense', 'attackAndDefense'] as const;
export type RollName = (typeof rolls)[number];

/** Kinds of Soldier tokens (ME23). */
export const soldierKinds = ['shutdownCode', 'secretInfo', 'blank'] as const;
export type SoldierKind = (typeof soldierKinds)[number];

/** What can be interacted with (ME29-ME35). */
export const tokenKinds = ['debrisPile', 'dampener', 'soldier', 'shutdownCode', 'missile'] as const;
export type TokenKind = (typeof tokenKinds)[number];
