/** What English reactive superpowers and cards answer, and who pays for them. */
import type { Pay, Trigger } from '../../../rules/content/cards.ts';
import { type Card, capital } from '../naming.ts';
import { both, either } from '../terms.ts';
import { picked } from './people.ts';

function subject({ subject: who, pick }: Trigger, card: Card): string {
  const names = {
    self: 'this character',
    squad: 'a character of this squad',
    active: 'the active character',
    any: 'anybody',
    ownSide: 'your side',
    picked: pick === undefined ? 'nobody' : picked(pick, card).replace('any number of', 'one or more'),
  };
  return names[who];
}

/** "by a physical or energy attack from within Range 2". */
function byAttack({ attackType, attackerWithin, attackerNotWithin, by }: Trigger): string {
  const kinds = attackType === undefined ? '' : `${either('en', [...attackType])} `;
  const enemy = by?.includes('enemy') === true ? 'enemy ' : '';
  const what = `${enemy}${kinds}attack`;
  const from =
    attackerWithin === undefined
      ? attackerNotWithin === undefined
        ? ''
        : ` from outside Range ${attackerNotWithin}`
      : ` by an enemy within Range ${attackerWithin} of this character`;
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}${from}`;
}

const moved = { advance: 'advanced', push: 'pushed', throw: 'thrown', place: 'placed' } as const;
const movers = {
  enemy: 'an enemy effect',
  any: 'any effect',
  enemyMysticAttack: 'an enemy mystic attack',
  enemySuperpower: 'an enemy superpower',
} as const;

function against(trigger: Trigger): string {
  const kinds = trigger.attackType === undefined ? '' : `${either('en', [...trigger.attackType])} `;
  return trigger.role === 'defender'
    ? `defends against ${kinds === '' ? 'an attack' : `a ${kinds}attack`}`
    : trigger.role === 'attacker'
      ? 'attacks'
      : 'attacks or defends';
}

function one(trigger: Trigger, card: Card): string {
  const who = subject(trigger, card);
  switch (trigger.event) {
    case 'targeted':
      return `${who} is targeted by ${byAttack(trigger)}`;
    case 'targets':
      return `${who} targets somebody with an attack`;
    case 'declaresAttack':
      return `${who} declares an attack`;
    case 'attackRolled':
      return `${who} has rolled its attack dice`;
    case 'modify':
      return `${who} ${against(trigger)} and may modify dice`;
    case 'modifyEnd':
      return `${who} attacks or defends and all dice have been modified`;
    case 'count':
      return `${who} ${against(trigger)} and successes are counted`;
    case 'damageDealtStep':
      return `${who} ${against(trigger)} and damage has been dealt`;
    case 'attackResolved':
      return trigger.role === 'attacker'
        ? `an attack by ${who} ${trigger.damageDealt === true ? 'that dealt damage ' : ''}is resolved`
        : `an attack that ${trigger.damageDealt === true ? 'damaged' : 'targeted'} ${who} is resolved`;
    case 'dodges':
      return `${who} is about to make a dodge roll`;
    case 'dodgeModify':
      return `${who} may modify a dodge roll`;
    case 'wouldSuffer':
      return `${who} would suffer damage`;
    case 'wouldMove':
      return `${who} would be ${either(
        'en',
        (trigger.kinds ?? []).map((kind) => moved[kind]),
      )} by ${either(
        'en',
        (trigger.by ?? ['any']).map((by) => movers[by]),
      )}`;
    case 'wouldCollide':
      return `${who} would suffer a collision`;
    case 'wouldDrop':
      return `${who} is Dazed while holding an Asset or Civilian token, or would drop one`;
    case 'terrainDestroyed':
      return 'a terrain feature has been destroyed';
    case 'interacted':
      return `${who} has interacted with ${trigger.token === 'secure' ? 'a Target of Opportunity token' : 'an Asset or Civilian token'}`;
    case 'turnStart':
      return 'a turn of your side starts';
    case 'activationEnd':
      return `the activation of ${who} ends`;
    case 'activationPhaseStart':
      return 'the Activation Phase starts';
    case 'open':
      return `it is an open moment of the activation of ${who}, and it holds an Asset or Civilian token`;
  }
}

/** "When this character is targeted by an attack, or is about to make a dodge roll". */
export function triggerText(triggers: readonly Trigger[], card: Card): string {
  const [first, ...others] = triggers.map((trigger) => one(trigger, card));
  const who = triggers[0] === undefined ? '' : `${subject(triggers[0], card)} `;
  const more = others.map((text) =>
    who !== '' && text.startsWith(who) ? text.slice(who.length) : `when ${text}`,
  );
  return `When ${[first, ...more].join(', or ')}`;
}

const power = (min: number, max: number): string => (min === max ? `${max} Power` : `${min} to ${max} Power`);

/** Who pays what to play a card: "Any number of allied characters pay 1 Power each". */
export function payText({ by, count, min, max }: Pay, card: Card): string {
  const many = count === 'any' || count > 1;
  const payers = by.map(({ who, pick }) => {
    if (who === 'active') return 'the active character';
    if (who === 'subject') return count === 'any' ? 'any of them' : 'that character';
    return pick === undefined ? 'nobody' : picked({ ...pick, count: by.length > 1 ? 1 : count }, card);
  });
  const who = capital(both('en', payers));
  const may = card.place === 'leadership' || by[0]?.who === 'subject' ? 'may pay' : many ? 'pay' : 'pays';
  if (max === 0) return `${who} plays it at no cost.`;
  return many ? `${who} ${may} ${power(min, max)} each.` : `${who} ${may} ${power(min, max)}.`;
}
