/** Characters, cards and squads that cannot be played. */
import { describe, expect, it } from 'vitest';
import { content } from '../../../content/index.ts';
import { hulk, leap, medpack, told } from '../../../testing/told.ts';
import { contentProblems } from './index.ts';

const squad = (changes: object): object => ({ squads: { 'avengers-heavy': changes } });

it('the built-in box has nothing wrong', () => {
  expect(contentProblems(content)).toEqual([]);
});

describe('characters and cards', () => {
  // biome-ignore format: one problem, one line
  it.each<[string, object, string]>([
    ['a range of 6', hulk({ attacks: { strike: { range: 6 } } }), 'characters.hulk.attacks.strike.range: expected a whole number from 1 to 5, found 6'],
    ['an unknown affiliation', hulk({ affiliations: ['avengers', 'gods'] }), 'characters.hulk.affiliations.1: expected the name of an affiliation, found "gods"'],
    ['no Threat (ME3)', { characters: { hulk: { threat: null } } }, 'characters.hulk.threat: expected a Threat of 1 to 17, found nothing'],
    ['no attack', hulk({ attacks: { strike: null, 'thunder-clap': null, 'hulk-smash': null } }), 'characters.hulk.attacks: expected at least one attack, found {}'],
    ['a hero called boss', { characters: { boss: content.characters['thor'] } }, 'characters.boss: expected any name but “boss”'],
    ['an attack called free', hulk({ attacks: { free: content.characters['hulk']?.attacks['strike'] } }), 'characters.hulk.attacks.free: expected any other name'],
    ['no cost', hulk({ superpowers: { 'gamma-leap': { cost: null } } }), 'gamma-leap.cost: expected either a cost or x'],
    ['a cost of an innate superpower', hulk({ superpowers: { 'inner-rage': { cost: 2 } } }), 'inner-rage.cost: expected no cost'],
    ['x the wrong way round', { characters: { magik: { superpowers: { 'limbo-step': { x: { min: 4 } } } } } }, 'limbo-step.x.max: expected at least 4, found 3'],
    ['a reaction to nothing', hulk({ superpowers: { 'hulk-not-puny-banner': { triggers: null } } }), 'hulk-not-puny-banner.triggers: expected a trigger'],
    ['a trigger of an active superpower', hulk({ superpowers: { 'gamma-leap': { triggers: [{ event: 'dodges', subject: 'self' }] } } }), 'gamma-leap.triggers: expected no trigger'],
    ['an action of a reaction', hulk({ superpowers: { 'hulk-not-puny-banner': { action: true } } }), 'hulk-not-puny-banner.action: expected an active superpower'],
    ['a superpower without effects', leap(), 'gamma-leap.effects: expected at least one effect'],
    ['a leadership of nobody (MC58)', { characters: { storm: { superpowers: { 'x-men-gold': { affiliation: null } } } } }, 'x-men-gold.affiliation: expected an affiliation for a leadership'],
    ['a leadership of strangers', { characters: { storm: { superpowers: { 'x-men-gold': { affiliation: 'gods' } } } } }, 'x-men-gold.affiliation: expected the name of an affiliation, found "gods"'],
    ['a boss who is never exhausted (ME37)', { boss: { superpowers: { 'unyielding-will': null } } }, 'boss.superpowers: expected a superpower that exhausts the boss'],
    ['a card of strangers', medpack({ affiliation: 'gods' }), 'tactics.medpack.affiliation: expected the name of an affiliation'],
    ['a card that does nothing', medpack({ effects: [] }), 'tactics.medpack.effects: expected at least one effect'],
    ['a card for somebody unknown', medpack({ pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', is: ['batman'] } }] } }), 'tactics.medpack.pay.by.0.pick.is.0: expected the name of a character, found "batman"'],
    ['a superpower nobody has', medpack({ pay: { by: [{ who: 'picked', pick: { count: 1, side: 'ally', power: 'gills' } }] } }), 'tactics.medpack.pay.by.0.pick.power: expected the name of a superpower, found "gills"'],
    ['a payer of no trigger', medpack({ pay: { by: [{ who: 'subject' }] } }), 'tactics.medpack.pay.by.0.who: expected somebody; without a trigger'],
    ['two payers of which one pays', { tactics: { sacrifice: { pay: { count: 1 } } } }, 'tactics.sacrifice.pay.count: expected 2, as many as there are payers listed, found 1'],
    ['a payment the wrong way round', medpack({ pay: { min: 3 } }), 'tactics.medpack.pay.max: expected at least 3, found 2'],
    ['a trigger of a squad on a card', { tactics: { 'follow-me': { triggers: [{ event: 'activationEnd', subject: 'squad' }] } } }, 'tactics.follow-me.triggers.0.subject: expected somebody; only a leadership has a squad'],
  ])('%s', (_, changes, problem) => {
    expect(told(changes)[0]).toContain(problem);
  });
});

describe('squads', () => {
  // biome-ignore format: one problem, one line
  it.each<[string, object, string]>([
    ['18 Threat (ME2)', squad({ members: ['captain-america', 'hulk', 'thor', 'iron-man'] }), 'squads.avengers-heavy.members: expected at most 17 Threat in all (ME2), found 18'],
    ['a shared alter ego (ME2)', squad({ members: ['captain-america', 'luke-cage', 'captain-america'] }), 'squads.avengers-heavy.members.2: expected each alter ego once, and not that of the boss (ME2, MA31), found "Steve Rogers"'],
    ['the alter ego of the boss (MA31)', squad({ members: ['captain-america', 'vision', 'magneto'] }), 'squads.avengers-heavy.members.2: expected each alter ego once'],
    ['a stranger', squad({ members: ['captain-america', 'batman'] }), 'squads.avengers-heavy.members.1: expected the name of a character, found "batman"'],
    ['not more than half (MC60)', squad({ members: ['captain-america', 'hulk', 'okoye', 'shuri'] }), 'squads.avengers-heavy.affiliation: expected an affiliation of more than half of its 4 characters (MC60), found 2'],
    ['a leader who does not lead (MC62)', squad({ leader: 'hulk' }), 'squads.avengers-heavy.leader: expected a member with a leadership of avengers (MC62), found "hulk"'],
    ['a card of another affiliation (MC63)', squad({ tactics: ['wakanda-forever'] }), 'squads.avengers-heavy.tactics.0: expected a card of avengers or of no affiliation (MC63)'],
    ['a card twice (MC63)', squad({ tactics: ['medpack', 'medpack'] }), 'squads.avengers-heavy.tactics.1: expected each card once'],
    ['a card nobody knows', squad({ tactics: ['picnic'] }), 'squads.avengers-heavy.tactics.0: expected the name of a tactic card, found "picnic"'],
    ['no two that can play together', { squads: { 'avengers-field': null, 'x-men-gold': null, 'x-men-jean': null, 'web-warriors': null, wakanda: null } }, 'squads: expected two squads that share no alter ego (ME2)'],
  ])('%s', (_, changes, problem) => {
    expect(told(changes)[0]).toContain(problem);
  });
});
