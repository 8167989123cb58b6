/** What happens to a figure's body: Power, conditions, healing. */
import type { Condition } from '../content/vocabulary.ts';
import { bitOf, figureAt, hasCondition, heroOf, isUp } from '../field/figures.ts';
import type { Look, Play } from '../play.ts';
import type { Figure } from '../state.ts';
import { tell } from '../story.ts';
import { forcesOn } from './force.ts';

/** MC11. */
const mostPower = 10;

export const keyOf = ({ book }: Look, figure: Figure): string => heroOf(book, figure).key;

/** MC11, MC55 Stun: an effect that would give more than 1 Power gives 1. Returns what was really gained. */
export function gainPower(play: Play, mark: number, amount: number): number {
  const figure = figureAt(play.state, mark);
  if (amount <= 0 || figure.gone || figure.dazed) return 0;
  const given = hasCondition(figure, 'stun') ? 1 : amount;
  const gain = Math.min(given, mostPower - figure.power);
  if (gain <= 0) return 0;
  figure.power += gain;
  tell(play.umpire, { did: 'power', figure: keyOf(play, figure), gain, power: figure.power });
  return gain;
}

/** Loses or pays up to so much. Returns what was really lost (MC93). */
export function losePower(play: Play, mark: number, amount: number): number {
  const figure = figureAt(play.state, mark);
  const lost = Math.min(amount, figure.power);
  if (lost <= 0) return 0;
  figure.power -= lost;
  tell(play.umpire, { did: 'power', figure: keyOf(play, figure), gain: -lost, power: figure.power });
  return lost;
}

const isImmune = (look: Look, mark: number, condition: Condition): boolean =>
  forcesOn(look, mark, 'immune').some(({ effect }) => effect.args.conditions.includes(condition));

/** MC55: each at most once; immunity prevents. */
export function gainCondition(play: Play, mark: number, condition: Condition): boolean {
  const figure = figureAt(play.state, mark);
  if (!isUp(figure) || hasCondition(figure, condition) || isImmune(play, mark, condition)) return false;
  figure.conditions |= bitOf(condition);
  tell(play.umpire, { did: 'gainCondition', figure: keyOf(play, figure), condition });
  return true;
}

export function loseCondition(play: Play, mark: number, condition: Condition): boolean {
  const figure = figureAt(play.state, mark);
  if (!hasCondition(figure, condition)) return false;
  figure.conditions &= ~bitOf(condition);
  tell(play.umpire, { did: 'loseCondition', figure: keyOf(play, figure), condition });
  return true;
}

/** Removes up to so much damage. */
export function heal(play: Play, mark: number, amount: number): number {
  const figure = figureAt(play.state, mark);
  const healed = Math.min(amount, figure.damage);
  if (healed <= 0 || figure.gone) return 0;
  figure.damage -= healed;
  tell(play.umpire, { did: 'heal', figure: keyOf(play, figure), amount: healed });
  return healed;
}

/** Immunity also removes: checked when a figure turns to a side that brings it. */
export function shedImmune(play: Play, mark: number): void {
  for (const { effect } of forcesOn(play, mark, 'immune'))
    for (const condition of effect.args.conditions) loseCondition(play, mark, condition);
}
