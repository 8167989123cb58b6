/** The attacks a figure could make from where it stands, with what each is worth. */
import type { Move } from '../rules/answers.ts';
import { rulesFor } from '../rules/attack/offers.ts';
import { areaReach, beamReach, enemiesOf, isTarget, originsOf } from '../rules/attack/targets.ts';
import { partsOf, type Rule } from '../rules/book/rule.ts';
import { gapOf, groundOf, rangeOf, roundOf } from '../rules/field/field.ts';
import { figureAt, isCosmic, isFigure, isPiece, isUp, nameOf } from '../rules/field/figures.ts';
import { directionTo } from '../rules/plane/directions.ts';
import type { Ground } from '../rules/plane/types.ts';
import type { Look } from '../rules/play.ts';
import type { Change, Reckoning } from './blow.ts';
import { harmWorth } from './gains.ts';
import { bossDamageWorth } from './outlook.ts';
import { gainWorth, priceOf } from './power.ts';
import { weights } from './weights.ts';

export interface Option {
  readonly move: Move;
  readonly worth: number;
  readonly cost: number;
  /** Power it may bring. */
  readonly gain: number;
}

/** What is needed again and again while attacks are looked for. */
export interface Sight {
  readonly reckoning: Reckoning;
  readonly ground: Ground;
}

export const sightOf = (reckoning: Reckoning): Sight => ({ reckoning, ground: groundOf(reckoning.look) });

/** What an attack does besides damage: conditions, splash, pushes. */
function extras(look: Look, rule: Rule, target: number): number {
  if (target >= look.state.figures.length) return 0;
  let sum = 0;
  const lasting = isCosmic(figureAt(look.state, target).seat) ? bossDamageWorth(look) : 1;
  for (const { effect } of rule.parts) {
    const often = effect.on === undefined ? 1 : 0.5;
    if (effect.op === 'condition' && effect.who === 'defender') sum += often * weights.condition;
    else if (effect.op === 'losePower' || effect.op === 'sapPower') sum += often * 0.3;
    else if (effect.op === 'throw') sum += often * 0.3;
    else if (effect.op === 'extraAttack') sum += often * 0.4;
    else if (effect.op === 'damage' && effect.who === 'picked') sum += often * 0.3;
    else if (effect.op === 'damage' && effect.who === 'attacker') sum -= often * weights.stamina;
  }
  return lasting * sum;
}

/** ME21: what flies off a pile hits every hero near it; a quarter of the dice do. */
function shrapnelHarm(look: Look, target: number, damage: number): number {
  if (isFigure(target) || isPiece(target)) return 0;
  let sum = 0;
  look.state.figures.forEach((figure, mark) => {
    if (isUp(figure) && !isCosmic(figure.seat) && gapOf(look, mark, target) <= rangeOf(2))
      sum += harmWorth(look, mark, 1);
  });
  return (sum * damage) / 4;
}

function gainOf(rule: Rule, mean: number): number {
  let gain = 0;
  for (const { effect } of partsOf(rule, 'gainPower'))
    if (effect.op === 'gainPower' && effect.who === 'attacker')
      gain +=
        effect.args.amount === 'damageDealt'
          ? mean
          : typeof effect.args.amount === 'number'
            ? effect.args.amount
            : 0;
  return gain;
}

/** Every attack that can be paid and reaches somebody. */
export function optionsOf(sight: Sight, figure: number, only = '', change: Change = {}): Option[] {
  const { reckoning, ground } = sight;
  const { look } = reckoning;
  const found: Option[] = [];
  const enemies = enemiesOf(look, figure);
  const { power } = figureAt(look.state, figure);
  for (const rule of rulesFor(look, { figure, only })) {
    const cost = rule.attack?.cost ?? 0;
    if (cost > power) continue;
    const range = rangeOf(rule.attack?.range ?? 0);
    const origins = originsOf(look, figure, rule);
    const add = (move: Move, targets: readonly number[], allies: readonly number[]): void => {
      let worth = -priceOf(look, figure, cost);
      let mean = 0;
      for (const target of targets) {
        const blow = reckoning.blow(figure, rule, target, change);
        worth += blow.worth + extras(look, rule, target) - shrapnelHarm(look, target, blow.mean);
        mean += blow.mean;
      }
      for (const ally of allies) worth -= harmWorth(look, ally, 1);
      const gain = gainOf(rule, mean);
      found.push({ move, worth: worth + gainWorth(look, figure, gain, cost), cost, gain });
    };
    switch (rule.attack?.shape) {
      case 'single':
        for (const target of enemies) {
          const fits = origins.some(
            (from) =>
              gapOf(look, from, target) <= range && isTarget(look, figure, rule, target, { from, ground }),
          );
          if (fits) add({ do: 'attack', attack: rule.key, target: nameOf(look, target) }, [target], []);
        }
        break;
      case 'area':
        for (const from of origins) {
          const reach = areaReach(look, figure, rule, from);
          const isSpared = partsOf(rule, 'noCollateral').length > 0 || !look.state.collateral;
          if (reach.enemies.length > 0)
            add(
              { do: 'area', attack: rule.key, from: nameOf(look, from) },
              reach.enemies,
              isSpared ? [] : reach.allies,
            );
        }
        break;
      default:
        for (const target of enemies) {
          if (gapOf(look, figure, target) > range) continue;
          const at = roundOf(look, target);
          const own = roundOf(look, figure);
          const direction = directionTo(at.x - own.x, at.y - own.y);
          const reach = beamReach(look, figure, rule, direction);
          if (reach.enemies.includes(target))
            add(
              { do: 'beam', attack: rule.key, direction },
              reach.enemies,
              look.state.collateral ? reach.allies : [],
            );
        }
    }
  }
  return found;
}

export interface Assault {
  readonly first: Option | null;
  readonly one: number;
  readonly two: number;
  /** The attack to begin with when there are two. */
  readonly opening: Option | null;
}

export const noAssault: Assault = { first: null, one: 0, two: 0, opening: null };

/** The best attack, and the best two after each other. */
export function assaultOf(options: readonly Option[], power: number, actions: number): Assault {
  let first: Option | null = null;
  let opening: Option | null = null;
  let two = 0;
  for (const option of options) {
    if (option.worth <= 0) continue;
    if (first === null || option.worth > first.worth) first = option;
    if (actions < 2) continue;
    for (const other of options) {
      if (option.cost + other.cost > power + 0.7 * option.gain) continue;
      const sum = option.worth + 0.92 * Math.max(0, other.worth);
      if (sum > two) {
        two = sum;
        opening = option;
      }
    }
  }
  return { first, one: first?.worth ?? 0, two: Math.max(two, first?.worth ?? 0), opening: opening ?? first };
}
