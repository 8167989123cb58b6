/** What is going on when somebody may react. */
import type { Language } from '../../../words.ts';
import { type Asked, attackIn, momentIn, nameOfMark } from '../asked.ts';
import { quoted, ruleName, thingName } from '../names.ts';
import { counted, facesWords } from '../terms.ts';
import { say } from './texts.ts';

/** Moments that are told alike. */
const alike: Readonly<Record<string, string>> = { targets: 'targeted', modifyEnd: 'modify', count: 'modify' };

export function momentText(asked: Asked, language: Language): string {
  const { model, view } = asked;
  const moment = momentIn(asked);
  if (moment === undefined) return say(language, 'moment.other');
  const attack = attackIn(asked, moment.attack);
  const shove = view.shoves.find(({ id }) => id === moment.shove);
  const harm = view.harms.find(({ id }) => id === moment.harm);
  const hurt = harm?.hurts.find(({ who }) => who === moment.subject)?.amount ?? 0;
  const called = (mark: number): string => thingName(model, nameOfMark(asked, mark), language, 'acc');
  const words = {
    subject: called(moment.subject),
    attacker: attack === undefined ? '' : called(attack.attacker),
    target: attack === undefined ? '' : called(attack.target),
    attack:
      attack === undefined
        ? ''
        : quoted(ruleName(model, model.rules[attack.attack]?.key ?? '', language), language),
    attackDice: facesWords(attack?.attackDice ?? [], language),
    defenceDice: facesWords(attack?.defenceDice ?? [], language),
    dodgeDice: facesWords(shove?.dice ?? [], language),
    dealt: counted(language, 'damageOf', attack?.dealt ?? 0),
    hurt: counted(language, 'damageOf', hurt),
  };
  const event = alike[moment.event] ?? moment.event;
  switch (event) {
    case 'targeted':
    case 'declaresAttack':
    case 'attackRolled':
    case 'modify':
    case 'damageDealtStep':
    case 'attackResolved':
      return attack === undefined ? say(language, 'moment.other') : say(language, `moment.${event}`, words);
    case 'wouldMove':
      return say(language, `moment.wouldMove.${shove?.kind ?? 'advance'}`, words);
    case 'dodges':
    case 'dodgeModify':
    case 'wouldSuffer':
    case 'wouldCollide':
    case 'wouldDrop':
    case 'terrainDestroyed':
    case 'interacted':
    case 'turnStart':
    case 'activationEnd':
    case 'activationPhaseStart':
      return say(language, `moment.${event}`, words);
    default:
      return say(language, 'moment.other');
  }
}
