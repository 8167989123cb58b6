/** Reactions: used when what they are expected to save or win is worth their price. */
import type { Move, MoveOf } from '../rules/answers.ts';
import type { Rule } from '../rules/book/rule.ts';
import { countAttack } from '../rules/dice/count.ts';
import { defencePool } from '../rules/dice/pool.ts';
import { attackAt, harmAt, shoveAt } from '../rules/effects/scene.ts';
import { areAllied, defenceOf, isFigure, markOf } from '../rules/field/figures.ts';
import type { Look } from '../rules/play.ts';
import type { Attack, Moment } from '../rules/state.ts';
import { costOf } from '../rules/window/cost.ts';
import { optionsOf, sightOf } from './attacks.ts';
import { type Change, damageOf, Reckoning } from './blow.ts';
import { harmWorth, spreadWorth } from './gains.ts';
import { priceOf } from './power.ts';
import { weights } from './weights.ts';

/** What the attack going on is expected to cost the one it strikes. */
function blowWorth(look: Look, attack: Attack, target: number, change: Change = {}): number {
  const rule = look.book.rules[attack.attack];
  if (rule === undefined) return 0;
  const struck = target === attack.target ? attack : { ...attack, target };
  return spreadWorth(look, target, damageOf(look, struck, rule, change));
}

/** Rolled dice that came to nothing and may be rolled again. */
const badDice = (dice: readonly number[], isAttack: boolean): number =>
  dice.filter((die) => die > 2 && die !== 8 && (isAttack ? die > 4 : die !== 5)).length;

/** What rolling so many dice again brings, from the dice on the table. */
function rerollWorth(look: Look, attack: Attack, isAttacker: boolean, most: number): number {
  const { successes, against } = countAttack(look, attack);
  const dice = Math.min(most, badDice(isAttacker ? attack.attackDice : attack.defenceDice, isAttacker));
  const now = Math.max(0, successes - against);
  const chance = isAttacker ? 0.5 : 0.375;
  const more = dice * chance;
  if (isAttacker)
    return partHarm(look, attack.target, successes - against + more) - partHarm(look, attack.target, now);
  return partHarm(look, attack.target, now) - partHarm(look, attack.target, Math.max(0, now - more));
}

/** Worth of damage that is no whole number. */
function partHarm(look: Look, target: number, damage: number): number {
  if (damage <= 0) return 0;
  const low = Math.floor(damage);
  const part = damage - low;
  return (1 - part) * harmWorth(look, target, low) + part * harmWorth(look, target, low + 1);
}

/** What one effect of a reaction is worth to its user's side, before its price. */
function ruleWorth(look: Look, rule: Rule, user: number, moment: Moment, x: number): number | null {
  const { state } = look;
  const attack = attackAt(state, moment.attack);
  let sum: number | null = null;
  const add = (worth: number): void => {
    sum = (sum ?? 0) + worth;
  };
  for (const { effect } of rule.parts) {
    switch (effect.op) {
      case 'becomeTarget':
        if (attack !== null) add(blowWorth(look, attack, attack.target) - blowWorth(look, attack, user));
        break;
      case 'addDice':
        if (attack === null) add(0.4);
        else if (effect.args.roll === 'attack') {
          const sign = areAllied(state, user, attack.attacker) ? 1 : -1;
          const more = { attackDice: effect.args.count };
          add(sign * (blowWorth(look, attack, attack.target, more) - blowWorth(look, attack, attack.target)));
        } else {
          const more = { defenceDice: defencePool(look, attack) + effect.args.count };
          add(blowWorth(look, attack, attack.target) - blowWorth(look, attack, attack.target, more));
        }
        break;
      case 'setDice':
        if (attack !== null)
          add(
            blowWorth(look, attack, attack.target) -
              blowWorth(look, attack, attack.target, { defenceDice: effect.args.count }),
          );
        break;
      case 'useDefense':
        if (attack === null) add(dodgeWorth(look, moment, effect.args.type));
        else {
          const other = { defenceDice: defenceOf(look, attack.target, effect.args.type) };
          add(blowWorth(look, attack, attack.target) - blowWorth(look, attack, attack.target, other));
        }
        break;
      case 'reroll':
        if (attack === null) add(0.35);
        else {
          const isAttacker = areAllied(state, user, attack.attacker);
          const { count } = effect.args;
          add(
            rerollWorth(look, attack, isAttacker, typeof count === 'number' ? count : count === 'X' ? x : 9),
          );
        }
        break;
      case 'damage':
      case 'rollDamage':
        if (attack !== null && effect.who === 'attacker')
          add(harmWorth(look, attack.attacker, 1) * (effect.when === 'afterAttack' ? 0.5 : 1));
        break;
      case 'reduceDamage': {
        const harm = harmAt(state, moment.harm);
        for (const { who, amount } of harm?.hurts ?? [])
          if (isFigure(who) && who === moment.subject)
            add(harmWorth(look, who, amount) - harmWorth(look, who, Math.max(0, amount - Math.max(1, x))));
        break;
      }
      case 'extraAttack':
        add(extraWorth(look, user, effect.args.attack, attack));
        break;
      case 'passToken':
        add(weights.held - weights.onGround);
        break;
      case 'freeInteract':
        add(1);
        break;
      case 'protect':
        if (effect.args.from.includes('collisionDamage')) add(collisionWorth(look, moment));
        break;
      default:
    }
  }
  return sum;
}

function dodgeWorth(look: Look, moment: Moment, type: 'physical' | 'energy' | 'mystic'): number {
  const shove = shoveAt(look.state, moment.shove);
  if (shove === null || shove.hit < 0) return 0;
  const now = defenceOf(look, shove.hit, 'physical');
  const then = defenceOf(look, shove.hit, type);
  const less = Math.min(shove.size, 0.42 * (then - now));
  return partHarm(look, shove.hit, less);
}

function collisionWorth(look: Look, moment: Moment): number {
  const shove = shoveAt(look.state, moment.shove);
  if (shove === null) return 0;
  const [hit, thrown] = [shove.hit, shove.thing];
  let sum = 0;
  if (isFigure(thrown)) sum += harmWorth(look, thrown, 1);
  if (isFigure(hit)) sum += partHarm(look, hit, Math.max(0, shove.size - 1.3));
  return sum;
}

function extraWorth(look: Look, user: number, only: string, attack: Attack | null): number {
  const sight = sightOf(new Reckoning(look));
  const options = optionsOf(sight, user, only);
  const aimed =
    attack === null
      ? options
      : options.filter(({ move }) => move.do !== 'attack' || markOf(look, move.target) === attack.attacker);
  return Math.max(0, ...aimed.map(({ worth }) => worth));
}

/** Is it a thing of the figure's own that costs nothing, such as a reroll its card lets it make? */
function reactWorth(look: Look, moment: Moment, move: MoveOf<'react'>): number {
  const { book } = look;
  const rule = book.byKey.get(move.rule);
  const user = markOf(look, move.figure);
  if (rule === undefined || !isFigure(user)) return 0;
  const isOwn = rule.kind === 'reactive';
  const cost = isOwn ? costOf(look, rule, user, move.x) : (rule.pay?.max ?? 0);
  const worth = ruleWorth(look, rule, user, moment, move.x);
  const price = priceOf(look, user, cost);
  if (worth === null) return cost === 0 ? 0.2 : 0;
  // What costs nothing is used whenever it may help.
  return cost === 0 ? Math.max(0.01, worth + 0.1) : worth - price - weights.least;
}

function cardWorth(look: Look, moment: Moment, move: MoveOf<'card'>): number {
  const rule = look.book.byKey.get(move.card);
  if (rule === undefined) return 0;
  const payers = move.payers.map((name) => markOf(look, name));
  const paid = move.amount * Math.max(1, payers.length);
  const user = rule.byOp['becomeTarget'] === undefined ? (payers[0] ?? -1) : (payers.at(-1) ?? -1);
  if (!isFigure(user) && rule.byOp['freeInteract'] === undefined) return 0;
  const worth = ruleWorth(look, rule, isFigure(user) ? user : 0, moment, paid);
  // A card is played once: it must pay more than Power does.
  return worth === null ? 0 : worth - priceOf(look, Math.max(0, user), paid) - 0.3;
}

/** The best answer to a moment. */
export function answerOf(look: Look, moment: Moment, moves: readonly Move[]): Move {
  let best: Move = moves.find((move) => move.do === 'pass') ?? (moves[0] as Move);
  let most = 0;
  for (const move of moves) {
    const worth =
      move.do === 'react'
        ? reactWorth(look, moment, move)
        : move.do === 'card'
          ? cardWorth(look, moment, move)
          : 0;
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
