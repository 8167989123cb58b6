/** Stat cards: affiliations that exist, superpowers that can be used, effects that work. */
import type { Character, Superpower } from '../cards.ts';
import type { Content } from '../shape.ts';
import type { Context } from './context.ts';
import { effectProblems } from './effects.ts';
import { payProblems, triggerProblems } from './triggers.ts';
import { unknownNames, type Wrong } from './wrong.ts';

export function characterProblems(content: Content, wrong: Wrong): void {
  const { characters, encounter } = content;
  for (const [name, card] of Object.entries(characters)) {
    const path = `characters.${name}`;
    if (name === 'boss') wrong(path, 'notBoss', name);
    if (card.threat === undefined || card.threat > encounter.maxThreat)
      wrong(`${path}.threat`, 'threat', card.threat, { max: encounter.maxThreat });
    cardProblems(card, path, content, wrong);
  }
}

export function bossProblems(content: Content, wrong: Wrong): void {
  const { boss } = content;
  cardProblems(boss, 'boss', content, wrong);
  if (!Object.values(boss.superpowers).some(({ effects }) => effects.some(({ op }) => op === 'exhaust')))
    wrong('boss.superpowers', 'exhausts', Object.keys(boss.superpowers));
}

function cardProblems(card: Character, path: string, content: Content, wrong: Wrong): void {
  const context: Context = {
    content,
    wrong,
    card,
    place: 'attack',
    isBoss: card === content.boss,
    triggers: [],
    pay: null,
    hasX: false,
  };
  unknownNames(
    card.affiliations,
    content.affiliations,
    { path: `${path}.affiliations`, why: 'affiliationName' },
    wrong,
  );
  if (Object.keys(card.attacks).length === 0) wrong(`${path}.attacks`, 'someAttack', card.attacks);
  for (const [name, attack] of Object.entries(card.attacks)) {
    if (name === 'any' || name === 'free') wrong(`${path}.attacks.${name}`, 'otherName', name);
    effectProblems(attack.effects, `${path}.attacks.${name}.effects`, context);
  }
  for (const [name, power] of Object.entries(card.superpowers))
    powerProblems(power, `${path}.superpowers.${name}`, context);
}

function powerProblems(power: Superpower, path: string, card: Context): void {
  const { wrong, content } = card;
  const { kind, cost, x, affiliation } = power;
  const context: Context = {
    ...card,
    place: kind,
    triggers: power.triggers ?? [],
    pay: power.pay ?? null,
    hasX: x !== undefined,
  };
  const isUsed = kind === 'active' || kind === 'reactive';
  const isPaid = (cost === undefined ? 0 : 1) + (x === undefined ? 0 : 1);
  if (isUsed && isPaid !== 1) wrong(`${path}.cost`, 'costOrX', cost);
  if (!isUsed && isPaid !== 0) wrong(`${path}.cost`, 'noCost', cost ?? x);
  if (x !== undefined && x.min > x.max) wrong(`${path}.x.max`, 'atLeastMin', x.max, { min: x.min });
  if (kind === 'reactive' && power.triggers === undefined)
    wrong(`${path}.triggers`, 'someTrigger', undefined);
  if ((kind === 'active' || kind === 'innate') && power.triggers !== undefined)
    wrong(`${path}.triggers`, 'noTrigger', kind);
  if (power.action === true && kind !== 'active') wrong(`${path}.action`, 'activeOnly', kind);
  if ((kind === 'leadership') !== (affiliation !== undefined))
    wrong(`${path}.affiliation`, 'leadershipOf', affiliation);
  if (affiliation !== undefined && !Object.hasOwn(content.affiliations, affiliation))
    wrong(`${path}.affiliation`, 'affiliationName', affiliation);
  if (power.effects.length === 0) wrong(`${path}.effects`, 'someEffect', power.effects);
  triggerProblems(context.triggers, `${path}.triggers`, context);
  if (power.pay !== undefined) payProblems(power.pay, `${path}.pay`, context);
  effectProblems(power.effects, `${path}.effects`, context);
}
