/** Options of an effect and dice to choose from, in words. */
import type { Language } from '../../../words.ts';
import type { MoveOf } from '../../rules/answers.ts';
import type { PlainEffect } from '../../rules/content/effects.ts';
import { none } from '../../rules/state.ts';
import { type Asked, attackIn, effectIn, numberIn, runIn } from '../asked.ts';
import { capital, ruleName } from '../names.ts';
import { stanceKeys, stanceName } from '../stances.ts';
import { attackTypes, counted, facesWords } from '../terms.ts';
import { say } from './choiceTexts.ts';

/** One of the things an effect lets somebody choose from. */
export function optionText(asked: Asked, option: number, language: Language): string {
  const { model } = asked;
  if (asked.step.do === 'order') return orderText(asked, option, language);
  if (asked.step.do === 'endOrder') return endingText(asked, option, language);
  const found = effectIn(asked);
  const effect = found?.effect;
  if (found === null || effect === undefined) return say(language, 'option', { n: option + 1 });
  if (effect.op === 'chooseType') {
    const type = effect.args.types[option];
    return type === undefined ? '' : capital(attackTypes[type][language]);
  }
  if (effect.op === 'stance') {
    const [owner = ''] = found.rule.split('.');
    return stanceName(model, owner, stanceKeys(model, owner)[option] ?? '', language);
  }
  const [first] = effect.op === 'chooseOne' ? (effect.args.options[option] ?? []) : [];
  return effectText(first, option, language);
}

/** MC88: which of several effects comes first, by what it does. */
function orderText(asked: Asked, option: number, language: Language): string {
  const groups = asked.step['groups'];
  const group = Array.isArray(groups) ? groups[option] : undefined;
  const place = Array.isArray(group) && typeof group[0] === 'number' ? group[0] : none;
  const op = asked.model.lists[runIn(asked)?.list ?? none]?.[place]?.effect.op;
  switch (op) {
    case 'throw':
    case 'push':
    case 'place':
    case 'advance':
    case 'damage':
    case 'condition':
    case 'gainPower':
      return say(language, `order.${op}`);
    default:
      return say(language, 'order.other', { n: option + 1 });
  }
}

/** MC66: Bleed, or the superpower whose effect it is. */
function endingText({ model, step }: Asked, option: number, language: Language): string {
  const left = step['left'];
  const index = Array.isArray(left) ? left[option] : none;
  const part = typeof index === 'number' ? model.parts[index] : undefined;
  return part === undefined ? say(language, 'order.bleed') : ruleName(model, part.rule.key, language);
}

/** What one of several lists of effects begins with; the card has the whole text. */
function effectText(effect: PlainEffect | undefined, option: number, language: Language): string {
  const amount = effect !== undefined && 'args' in effect && 'amount' in effect.args ? effect.args.amount : 0;
  const count = typeof amount === 'number' ? amount : 0;
  switch (effect?.op) {
    case 'heal':
      return say(language, 'option.heal', { damage: counted(language, 'damageOf', count) });
    case 'gainPower':
      return say(language, 'option.gainPower', { power: counted(language, 'powerOf', count) });
    case 'removeConditions':
      return say(language, effect.args.all === true ? 'option.removeAll' : 'option.remove');
    default:
      return say(language, 'option', { n: option + 1 });
  }
}

/** The roll a question about dice is about. */
export function rollIn(asked: Asked): readonly number[] {
  const { view } = asked;
  const run = runIn(asked);
  const effect = effectIn(asked)?.effect;
  if (run === undefined || effect === undefined) return [];
  const shove = view.shoves.find(({ id }) => id === run.shove);
  const attack = attackIn(asked, run.attack);
  if (attack === undefined) return shove?.dice ?? [];
  const subject = numberIn(asked, 'subject') < 0 ? run.user : numberIn(asked, 'subject');
  const isAttacker = subject === attack.attacker;
  if (effect.op === 'changeDice') {
    const isOwn = effect.args.whose === 'own';
    return isAttacker === isOwn ? attack.attackDice : attack.defenceDice;
  }
  if (effect.op !== 'reroll') return [];
  switch (effect.args.roll) {
    case 'attack':
      return attack.attackDice;
    case 'defense':
      return attack.defenceDice;
    case 'dodge':
      return shove?.dice ?? [];
    default:
      return isAttacker ? attack.attackDice : attack.defenceDice;
  }
}

export function diceText(asked: Asked, move: MoveOf<'reroll' | 'change'>, language: Language): string {
  if (move.dice.length === 0) return say(language, `${move.do}.none`);
  const roll = rollIn(asked);
  const dice = facesWords(
    move.dice.map((die) => roll[die] ?? 0),
    language,
  );
  return say(language, move.do, { dice });
}
