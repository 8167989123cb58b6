/** Questions about dice: which to reroll, which to change (MC85). */
import type { Move } from '../../answers.ts';
import type { Part } from '../../book/rule.ts';
import { changeable, type Roll, rerollable } from '../../dice/eligible.ts';
import { type Asking, type Look, refusal, type StepBook, wrongAnswer } from '../../play.ts';
import { none, type Run } from '../../state.ts';
import { timesOf } from '../amounts.ts';
import type { RunStep } from '../doing.ts';
import { change, changedRoll, most, reroll, rerollsOf } from '../ops/dice.ts';
import { attackAt, runAt, sceneOf, shoveAt } from '../scene.ts';

interface Dice {
  readonly run: Run;
  readonly part: Part;
  readonly roll: Roll;
  readonly eligible: readonly number[];
  readonly most: number;
}

const empty: Roll = { of: 'attack', figure: none, dice: [] };

function rerolling(look: Look, step: RunStep): Dice {
  const { state, book } = look;
  const run = runAt(state, step.run);
  const part = book.parts[step.part];
  if (part === undefined || part.effect.op !== 'reroll') throw new Error('not a reroll');
  const [roll = empty] = rerollsOf(look, run, part, step.subject);
  const { args } = part.effect;
  const eligible = rerollable(look, roll, attackAt(state, run.attack), args.failures === true);
  return { run, part, roll, eligible, most: most(args.count, sceneOf(state, run)) };
}

function changing(look: Look, step: RunStep): Dice {
  const { state, book } = look;
  const run = runAt(state, step.run);
  const part = book.parts[step.part];
  if (part === undefined || part.effect.op !== 'changeDice') throw new Error('not a change');
  const subject = step.subject === none ? run.user : step.subject;
  const scene = { ...sceneOf(state, run), user: subject };
  const roll =
    changedRoll(attackAt(state, run.attack), shoveAt(state, run.shove), subject, part.effect.args.whose) ??
    empty;
  const count = part.effect.args.count * timesOf(look, part.effect.args, scene);
  return { run, part, roll, eligible: changeable(look, part, subject, run), most: count };
}

/** Successes of a roll, roughly: what one would not reroll. */
const isGood = ({ of }: Roll, die: number): boolean => die <= 2 || (of === 'attack' ? die <= 4 : die === 5);

/** All that failed, the first of them, none. */
function rerollOffers({ roll, eligible, most }: Dice): number[][] {
  const bad = eligible.filter((index) => !isGood(roll, roll.dice[index] ?? 0));
  const sets = [bad.slice(0, most), bad.slice(0, 1), []];
  return sets.filter((set, i) => sets.findIndex((other) => other.length === set.length) === i);
}

/** As many as may be, of each kind of face first. */
function changeOffers({ roll, eligible, most, part }: Dice): number[][] {
  const sets: number[][] = [];
  const faces = [...new Set(eligible.map((index) => roll.dice[index] ?? 0))];
  for (const face of faces) {
    const first = [...eligible].sort(
      (a, b) => Number(roll.dice[b] === face) - Number(roll.dice[a] === face) || a - b,
    );
    sets.push(first.slice(0, most).sort((a, b) => a - b));
  }
  if (part.effect.may) sets.push([]);
  return sets.filter((set, i) => sets.findIndex((other) => String(other) === String(set)) === i);
}

function whyNot(dice: Dice, which: readonly number[], least: number) {
  const wrong = which.find((index) => !dice.eligible.includes(index));
  if (wrong !== undefined) return refusal('MC3', 'notThatDie', { die: wrong });
  if (new Set(which).size < which.length || which.length > dice.most || which.length < least)
    return refusal('MC85', 'wrongNumber', { chosen: which.length, least, most: dice.most });
  return null;
}

const rerolls: Asking<RunStep> = {
  moves: (look, step) => rerollOffers(rerolling(look, step)).map((dice): Move => ({ do: 'reroll', dice })),
  anyMove(look, step, _seat, rng) {
    const { eligible, most: limit } = rerolling(look, step);
    return { do: 'reroll', dice: eligible.filter(() => rng.below(2) === 0).slice(0, limit) };
  },
  refuse: (look, step, _seat, move) =>
    move.do === 'reroll' ? whyNot(rerolling(look, step), move.dice, 0) : wrongAnswer,
  play(play, step, _seat, move) {
    if (move.do !== 'reroll') return;
    const { run, part, roll } = rerolling(play, step);
    reroll(play, run, part, roll, move.dice);
  },
};

const leastChanged = ({ part, most: limit, eligible }: Dice): number =>
  part.effect.may ? 0 : Math.min(limit, eligible.length);

const changes: Asking<RunStep> = {
  moves: (look, step) => changeOffers(changing(look, step)).map((dice): Move => ({ do: 'change', dice })),
  refuse(look, step, _seat, move) {
    if (move.do !== 'change') return wrongAnswer;
    const dice = changing(look, step);
    return whyNot(dice, move.dice, leastChanged(dice));
  },
  play(play, step, _seat, move) {
    if (move.do !== 'change') return;
    const { run, part } = changing(play, step);
    change(play, run, part, step.subject === none ? run.user : step.subject, move.dice);
  },
};

export function diceSteps(steps: StepBook): void {
  steps.asks('reroll', rerolls);
  steps.asks('change', changes);
}
