/** Effects that name nobody, and words that mean nothing where they stand. */
import { describe, expect, it } from 'vitest';
import { hulk, leap, medpack, told } from '../../../testing/told.ts';

const strike = (...effects: object[]): object => hulk({ attacks: { strike: { effects } } });
const rage = (...effects: object[]): object => hulk({ superpowers: { 'inner-rage': { effects } } });
const gain = { op: 'gainPower', who: 'self', args: { amount: 1 } };
const at = 'characters.hulk.attacks.strike.effects.0';
const used = 'characters.hulk.superpowers.gamma-leap.effects.0';

describe('effects that name nobody', () => {
  // biome-ignore format: one problem, one line
  it.each<[string, object, string]>([
    ['an unknown operation', strike({ op: 'explode' }), `${at}.op: expected one of "addDice"`],
    ['no who at all', strike({ op: 'heal', args: { amount: 1 } }), `${at}.who: expected one of "self"`],
    ['a pick that is missing', leap({ op: 'heal', who: 'picked', args: { amount: 1 } }), `${used}.pick: expected a pick that says who can be picked, found nothing`],
    ['a pick of nobody', leap({ op: 'heal', who: 'picked', pick: { count: 1 }, args: { amount: 1 } }), `${used}.pick.side: expected a side or terrain; otherwise the effect names nobody, found nothing`],
    ['a pick nothing uses', leap({ ...gain, pick: { count: 1, side: 'ally' } }), `${used}.pick: expected no pick: nothing here is “picked”, found`],
    ['a pick measured from nowhere', leap({ op: 'heal', who: 'picked', pick: { count: 1, side: 'ally', within: 2 }, args: { amount: 1 } }), `${used}.pick.of: expected from whom the range is measured`],
    ['a pick seen by nobody', leap({ op: 'heal', who: 'picked', pick: { count: 1, side: 'ally', los: true }, args: { amount: 1 } }), `${used}.pick.of: expected whose line of sight is meant`],
    ['a pick measured from two things', leap({ op: 'heal', who: 'picked', pick: { count: 1, side: 'ally', within: 2, of: 'self', ofCharacter: 'thor' }, args: { amount: 1 } }), `${used}.pick.ofCharacter: expected only one of of, ofCharacter`],
    ['a pick measured from itself', leap({ op: 'heal', who: 'picked', pick: { count: 1, side: 'ally', within: 2, of: 'picked' }, args: { amount: 1 } }), `${used}.pick.of: expected somebody other than the pick itself`],
    ['terrain that is healed', leap({ op: 'heal', who: 'picked', pick: { count: 1, terrain: true }, args: { amount: 1 } }), `${used}.pick.terrain: expected terrain only where it is thrown`],
    ['an attacker without an attack', leap({ op: 'heal', who: 'attacker', args: { amount: 1 } }), `${used}.who: expected something that exists outside an attack, found "attacker"`],
    ['a subject without a trigger', leap({ op: 'heal', who: 'subject', args: { amount: 1 } }), `${used}.who: expected somebody; without a trigger there is no subject`],
    ['a payer of a superpower', leap({ op: 'heal', who: 'payer', args: { amount: 1 } }), `${used}.who: expected somebody; nobody pays for this`],
    ['a second payer of one', medpack({ effects: [{ op: 'heal', who: 'secondPayer', args: { amount: 1 } }] }), 'tactics.medpack.effects.0.who: expected somebody; there is no second payer'],
    ['the owner of a tactic card', medpack({ effects: [gain] }), 'tactics.medpack.effects.0.who: expected somebody; this has no owner who could be “self”'],
    ['a squad outside a leadership', leap({ op: 'heal', who: 'squad', args: { amount: 1 } }), `${used}.who: expected somebody; only a leadership has a squad`],
    ['an enemy named by no card', leap({ op: 'heal', who: 'chosenEnemy', args: { amount: 1 } }), `${used}.who: expected somebody; only a tactic card names an enemy`],
    ['somebody moved before', leap({ op: 'heal', who: 'moved', args: { amount: 1 } }), `${used}.who: expected somebody; no effect before this one moves anybody`],
    ['somebody chosen before', leap({ op: 'heal', who: 'same', args: { amount: 1 } }), `${used}.who: expected somebody; no effect before this one chooses anybody`],
    ['somebody hit before', leap({ op: 'heal', who: 'collidedEnemies', args: { amount: 1 } }), `${used}.who: expected somebody; no effect before this one throws anything`],
    ['a squad of its own', leap({ op: 'heal', who: 'picked', pick: { count: 1, side: 'ally', ownSquad: true }, args: { amount: 1 } }), `${used}.pick.ownSquad: expected only in a leadership`],
  ])('%s', (_, changes, problem) => {
    expect(told(changes)[0]).toContain(problem);
  });
});

describe('effects whose words mean nothing where they stand', () => {
  // biome-ignore format: one problem, one line
  it.each<[string, object, string]>([
    ['an attack that does not exist', leap({ op: 'addDice', who: 'self', args: { roll: 'attack', count: 1, attack: 'bite' } }), `${used}.args.attack: expected an attack of this character (strike, thunder-clap, hulk-smash), found "bite"`],
    ['an extra attack of a card', medpack({ effects: [{ op: 'extraAttack', who: 'payers', args: { attack: 'strike', target: {} } }] }), 'tactics.medpack.effects.0.args.attack: expected an attack'],
    ['a target at a range from nobody', strike({ when: 'afterAttack', op: 'extraAttack', who: 'attacker', args: { attack: 'any', target: { within: 2 } } }), `${at}.args.target: expected all or none of within, of`],
    ['a push away from nobody', strike({ when: 'afterAttack', op: 'push', who: 'defender', args: { tool: 'S', dir: 'away' } }), `${at}.args.of: expected toward or away from somebody`],
    ['an advance toward nobody', leap({ op: 'advance', who: 'self', args: { tool: 'S', dir: 'toward' } }), `${used}.args: expected all or none of dir, of`],
    ['X without a payment', leap({ op: 'place', who: 'self', args: { range: 'X', of: 'self' } }), `${used}.args.range: expected a number; there is no x here`],
    ['X dice without a payment', leap({ op: 'reroll', who: 'self', args: { roll: 'attack', count: 'X' } }), `${used}.args.count: expected a number; there is no x here`],
    ['a Size of X', leap({ op: 'throw', who: 'picked', pick: { count: 1, terrain: true, maxSize: 'X' }, args: { tool: 'S', dir: 'any' } }), `${used}.pick.maxSize: expected a number; there is no x here`],
    ['Power paid by nobody', leap({ ...gain, args: { amount: 'paid' } }), `${used}.args.amount: expected a number; nobody pays for this`],
    ['as many as nobody paid', leap({ op: 'heal', who: 'picked', pick: { count: 'paid', side: 'ally' }, args: { amount: 1 } }), `${used}.pick.count: expected a number; nobody pays for this`],
    ['X Power', leap({ ...gain, args: { amount: 'X' } }), `${used}.args.amount: expected a number; there is no x here`],
    ['damage of no attack', leap({ ...gain, args: { amount: 'damageDealt' } }), `${used}.args.amount: expected something that exists outside an attack`],
    ['a tracker that was not lowered', leap({ ...gain, args: { amount: 'lowered' } }), `${used}.args.amount: expected a number; no effect before this one lowers`],
    ['terrain nobody destroyed', leap({ op: 'heal', who: 'picked', pick: { count: 'terrainSize', side: 'ally' }, args: { amount: 1 } }), `${used}.pick.count: expected a number; no terrain is destroyed here`],
    ['dice for terrain nobody destroyed', strike({ when: 'pool', op: 'addDice', who: 'attacker', args: { roll: 'attack', count: 1, per: 'destroyedTerrain' } }), `${at}.args.per: expected something else; no effect before`],
    ['allies that are not counted', leap({ ...gain, args: { amount: 1, per: 'alliesNear' } }), `${used}.args.allies: expected the allies that are counted`],
    ['every fourth of nothing', leap({ ...gain, args: { amount: 1, every: 4 } }), `${used}.args.every: expected only together with damageOnSelf`],
    ['more conditions than named', strike({ when: 'afterAttack', op: 'condition', who: 'defender', args: { conditions: ['stun'], choose: 2 } }), `${at}.args.choose: expected at most 1, found 2`],
    ['conditions in two ways', leap({ op: 'removeConditions', who: 'self', args: { all: true, count: 1 } }), `${used}.args: expected exactly one of which, all, count`],
    ['a stance of nothing', leap({ op: 'stance', who: 'self', args: { of: 'inner-rage' } }), `${used}.args.of: expected a superpower of this character with options`],
    ['a place of measuring without a name', strike({ when: 'targeting', op: 'measureFrom', who: 'attacker', args: { what: 'character', within: 3, destroyAfter: false } }), `${at}.args.character: expected the name of a character, found nothing`],
    ['no moment in an attack', strike({ op: 'heal', who: 'attacker', args: { amount: 1 } }), `${at}.when: expected the moment it happens, found nothing`],
    ['no moment of an innate superpower', rage(gain), 'characters.hulk.superpowers.inner-rage.effects.0.when: expected the moment it happens'],
    ['faces outside an attack', leap({ ...gain, on: ['wild'] }), `${used}.on: expected faces only in the rules of an attack`],
    ['an operation of interactions', leap({ op: 'discardToken' }), `${used}.op: expected an operation that is not reserved for interacting`],
    ['an operation of the boss', rage({ when: 'wouldDaze', op: 'exhaust', who: 'self', args: { tokens: 1, heal: true, removeConditions: true, endActivation: true } }), 'inner-rage.effects.0.op: expected an operation that is not reserved for the boss'],
  ])('%s', (_, changes, problem) => {
    expect(told(changes)[0]).toContain(problem);
  });
});
