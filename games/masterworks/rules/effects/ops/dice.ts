/** Operations on dice. */

import type { Part } from '../../book/rule.ts';
import { attackRoll, changeable, defenceRoll, type Roll, rerollable, rollsOf } from '../../dice/eligible.ts';
import { facesOf } from '../../dice/faces.ts';
import { rollDice } from '../../dice/roll.ts';
import { figureAt, nameOf, seatOf } from '../../field/figures.ts';
import { type Look, next, type Play } from '../../play.ts';
import { type Attack, none, type Run, type Shove } from '../../state.ts';
import { tell } from '../../story.ts';
import { timesOf } from '../amounts.ts';
import { gainPower, losePower } from '../body.ts';
import { asking, type Operations } from '../doing.ts';
import { attackAt, type Scene, shoveAt } from '../scene.ts';
import { startHarm } from '../start.ts';

/** Puts other dice in the place of a roll. */
function setRoll(attack: Attack | null, shove: Shove | null, roll: Roll, dice: readonly number[]): void {
  if (roll.of === 'attack' && attack !== null) attack.attackDice = dice;
  else if (roll.of === 'defence' && attack !== null) attack.defenceDice = dice;
  else if (shove !== null) shove.dice = dice;
}

/** Rerolls these dice; they add none (MC85). */
export function reroll(play: Play, run: Run, part: Part, roll: Roll, which: readonly number[]): void {
  if (which.length === 0) return;
  const { state, umpire } = play;
  const to = rollDice(umpire.rng, which.length);
  const dice = roll.dice.slice();
  which.forEach((index, i) => {
    dice[index] = to[i] ?? 1;
  });
  setRoll(attackAt(state, run.attack), shoveAt(state, run.shove), roll, dice);
  const figure = nameOf(play, roll.figure);
  tell(umpire, { did: 'reroll', figure, of: roll.of, rule: part.rule.key, dice: [...which], to });
}

/** Whose dice they are. */
const roller = (run: Run, subject: number): number => (subject === none ? run.user : subject);

/** The rolls a reroll is about. */
export function rerollsOf(look: Look, run: Run, part: Part, subject: number): readonly Roll[] {
  const { effect } = part;
  if (effect.op !== 'reroll') return [];
  const { state } = look;
  return rollsOf(
    effect.args.roll,
    roller(run, subject),
    attackAt(state, run.attack),
    shoveAt(state, run.shove),
  );
}

/** How many dice may be changed or rerolled. */
export function most(count: number | 'any' | 'all' | 'X', scene: Scene): number {
  return count === 'X' ? scene.x : typeof count === 'number' ? count : 99;
}

export const diceOps: Operations = {
  /** Without a duration it counts in the roll going on. */
  addDice({ play, scene }, { args }) {
    const dice = args.count * timesOf(play, args, scene);
    if (args.roll === 'dodge' || scene.attack === null) {
      if (scene.shove !== null) scene.shove.moreDice += dice;
    } else if (args.roll === 'defense') scene.attack.moreDefence += dice;
    else scene.attack.moreAttack += dice;
  },
  payForDice(doing, _effect, subject) {
    const { play } = doing;
    if (figureAt(play.state, subject).power > 0) next(play, asking('amount', doing, subject));
  },
  reroll(doing, { args, who }, subject) {
    const { play, run, part, scene } = doing;
    if (args.count !== 'all') {
      const eligible = rerollsOf(play, run, part, subject).some(
        (roll) => rerollable(play, roll, scene.attack, args.failures === true).length > 0,
      );
      // MD2: the dice are picked by the seat of the one who rolled them.
      if (eligible) next(play, asking('reroll', doing, subject, seatOf(play.state, roller(run, subject))));
      return;
    }
    const { attack } = scene;
    const all =
      who === 'both' && attack !== null
        ? [attackRoll(attack), defenceRoll(attack)]
        : rerollsOf(play, run, part, subject);
    for (const roll of all) {
      // "Both" comes once for each: only its own roll then.
      if (who === 'both' && roll.figure !== subject) continue;
      reroll(play, run, part, roll, rerollable(play, roll, attack, args.failures === true));
    }
  },
  changeDice(doing, effect, subject) {
    const { play, run, part, scene } = doing;
    const eligible = changeable(play, part, subject === none ? run.user : subject, run);
    const count = effect.args.count * timesOf(play, effect.args, { ...scene, user: subject });
    if (eligible.length === 0 || count === 0) return;
    const user = subject === none ? run.user : subject;
    // MD12: dice of one face are all the same.
    const roll = changedRoll(scene.attack, scene.shove, user, effect.args.whose);
    const isForced =
      new Set(eligible.map((index) => roll?.dice[index])).size === 1 || eligible.length <= count;
    if (isForced && !effect.may) change(play, run, part, user, eligible.slice(0, count));
    else next(play, asking('change', doing, subject));
  },
  rollDamage({ play, run, part }, { args }, subject) {
    const dice = rollDice(play.umpire.rng, args.dice);
    tell(play.umpire, { did: 'dice', figure: nameOf(play, run.user), rule: part.rule.key, dice });
    const numbers = args.faces.flatMap(facesOf);
    const amount = dice.filter((die) => numbers.includes(die)).length;
    startHarm(play, run.user, 'effect', [{ who: subject, amount }]);
  },
  /** What it lacks in Power it suffers as damage, which gives none. */
  rollDrain({ play, run, part }, { args }, subject) {
    const dice = rollDice(play.umpire.rng, args.dice);
    tell(play.umpire, { did: 'dice', figure: nameOf(play, run.user), rule: part.rule.key, dice });
    const numbers = args.faces.flatMap(facesOf);
    const amount = dice.filter((die) => numbers.includes(die)).length;
    const lost = losePower(play, subject, amount);
    startHarm(play, run.user, 'effect', [{ who: subject, amount: amount - lost }], { gives: 'none' });
  },
};

/** Changes these dice, and gains what is promised for each. */
export function change(play: Play, run: Run, part: Part, subject: number, which: readonly number[]): void {
  const { effect } = part;
  if (effect.op !== 'changeDice' || which.length === 0) return;
  const { state, umpire } = play;
  const attack = attackAt(state, run.attack);
  const shove = shoveAt(state, run.shove);
  const roll = changedRoll(attack, shove, subject, effect.args.whose);
  if (roll === null) return;
  const to = facesOf(effect.args.to)[0] ?? 6;
  const dice = roll.dice.map((die, i) => (which.includes(i) ? to : die));
  setRoll(attack, shove, roll, dice);
  tell(umpire, {
    did: 'change',
    figure: nameOf(play, roll.figure),
    of: roll.of,
    rule: part.rule.key,
    dice: [...which],
    to,
  });
  gainPower(play, subject, which.length * (effect.args.gainPowerEach ?? 0));
}

export function changedRoll(
  attack: Attack | null,
  shove: Shove | null,
  subject: number,
  whose: 'own' | 'opponent',
): Roll | null {
  if (attack === null) return shove === null ? null : { of: 'dodge', figure: shove.hit, dice: shove.dice };
  return (attack.attacker === subject) === (whose === 'own') ? attackRoll(attack) : defenceRoll(attack);
}
