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
function addPower(figure: Figure, amount: number): number {
  if (amount <= 0 || figure.gone || figure.dazed) return 0;
  const given = hasCondition(figure, 'stun') ? 1 : amount;
  const gain = Math.max(0, Math.min(given, mostPower - figure.power));
  figure.power += gain;
  return gain;
}

export const gainPower = (play: Play, mark: number, amount: number): void =>
  gainTogether(play, [{ who: mark, amount }]);

/** Several at the same time: those in a row who gain the same are told as one. */
export function gainTogether(play: Play, gains: readonly Share[]): void {
  if (!play.umpire.listening) {
    for (const { who, amount } of gains) addPower(figureAt(play.state, who), amount);
    return;
  }
  const really = gains.map(({ who, amount }) => ({
    who,
    amount: addPower(figureAt(play.state, who), amount),
  }));
  for (const { amount: gain, marks } of alike(really)) {
    const figures = marks.map((mark) => figureAt(play.state, mark));
    tell(play.umpire, {
      did: 'power',
      figures: figures.map((figure) => keyOf(play, figure)),
      gain,
      power: figures.map(({ power }) => power),
    });
  }
}

/** So much of something, damage or Power, for one of several. */
export interface Share {
  readonly who: number;
  readonly amount: number;
}

/** Shares that follow each other and are as large; those of nothing are left out. */
export function alike(shares: readonly Share[]): readonly { amount: number; marks: readonly number[] }[] {
  const groups: { amount: number; marks: number[] }[] = [];
  for (const { who, amount } of shares) {
    const last = groups.at(-1);
    if (amount <= 0) continue;
    if (last?.amount === amount) last.marks.push(who);
    else groups.push({ amount, marks: [who] });
  }
  return groups;
}

/** Loses or pays up to so much. Returns what was really lost (MC93). */
export function losePower(play: Play, mark: number, amount: number): number {
  const figure = figureAt(play.state, mark);
  const lost = Math.min(amount, figure.power);
  if (lost <= 0) return 0;
  figure.power -= lost;
  tell(play.umpire, { did: 'power', figures: [keyOf(play, figure)], gain: -lost, power: [figure.power] });
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
