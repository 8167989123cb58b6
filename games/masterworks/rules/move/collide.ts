/** MC78: a collision, in order: "would collide", the dodge roll, damage, broken terrain, "after collision". */

import { countDodge } from '../dice/count.ts';
import { addedByCriticals } from '../dice/criticals.ts';
import { dodgePool } from '../dice/pool.ts';
import { rollDice } from '../dice/roll.ts';
import { endLasting } from '../effects/lasting.ts';
import { startAfterRoll, startLater } from '../effects/later.ts';
import { shoveAt } from '../effects/scene.ts';
import { startHarm } from '../effects/start.ts';
import { ruinsOf, tearDown } from '../encounter/destroy.ts';
import { pieceAt } from '../field/field.ts';
import { figureAt, isFigure, isPiece, isPile, isUp, nameOf } from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { none, pieceMark, type Shove } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';
import { collision, endShove, isProtected, type ShoveStep } from './shove.ts';

/** Does somebody roll a dodge? Dazed characters and terrain do not; piles do (MA40). */
const dodges = (play: Play, { hit }: Shove): boolean =>
  isPile(hit) || (isFigure(hit) && isUp(figureAt(play.state, hit)));

type Stage = (play: Play, shove: Shove) => void;

/** Each stage may ask somebody; the next one comes after. */
const stages: readonly Stage[] = [
  (play, shove) => {
    startLater(play, 'wouldCollide', { shove: shove.id, run: shove.run });
    next(play, { do: 'collide', shove: shove.id, now: true });
  },
  (play, shove) => {
    if (dodges(play, shove) && isFigure(shove.hit))
      openMoment(play, 'dodges', { subject: shove.hit, shove: shove.id });
  },
  (play, shove) => {
    if (!dodges(play, shove)) return;
    const { rng } = play.umpire;
    const dice = rollDice(rng, dodgePool(play, shove));
    const added = rollDice(rng, addedByCriticals(play, shove.hit, dice, null, 'defender'));
    shove.dice = [...dice, ...added];
    tell(play.umpire, { did: 'dice', figure: nameOf(play, shove.hit), rule: 'dodge', dice: [...shove.dice] });
    if (isFigure(shove.hit)) openMoment(play, 'dodgeModify', { subject: shove.hit, shove: shove.id });
  },
  (play, shove) => {
    const hurts: { who: number; amount: number }[] = [];
    const { thing, hit, by, unhurt } = shove;
    const isSafe = (figure: number): boolean => isProtected(play, figure, 'collisionDamage', by);
    if (isFigure(thing) && !unhurt && !isSafe(thing)) hurts.push({ who: thing, amount: 1 });
    if (dodges(play, shove)) {
      const successes = countDodge(shove);
      const figure = nameOf(play, hit);
      tell(play.umpire, { did: 'dodge', figure, dice: [...shove.dice], successes });
      if (isPile(hit) || !isSafe(hit)) hurts.push({ who: hit, amount: Math.max(0, shove.size - successes) });
    }
    startHarm(play, by, 'collision', hurts, { shove: shove.id });
  },
  (play, shove) => {
    const { hit, size } = shove;
    const isLoose = isPiece(hit) && (play.book.isInteractive[hit - pieceMark] ?? true);
    const broken = isLoose && (pieceAt(play, hit)?.size ?? 99) <= size ? tearDown(play, hit) : 0;
    startLater(play, 'afterCollision', { shove: shove.id, run: shove.run });
    if (shove.dice.length > 0 && isFigure(hit)) startAfterRoll(play, hit, none, shove.id);
    if (broken > 0) next(play, ruinsOf(broken));
  },
];

function run(play: Play, step: ShoveStep): void {
  const { state } = play;
  const shove = shoveAt(state, step.shove);
  if (shove === null) return;
  if (step['now']) {
    openMoment(play, 'wouldCollide', { shove: shove.id });
    return;
  }
  const stage = stages[shove.cursor - collision];
  if (stage === undefined) {
    endLasting(state, ({ until, at }) => until === 'collision' && (at === shove.id || at === shove.run));
    endShove(play, shove);
    return;
  }
  shove.cursor++;
  stage(play, shove);
  next(play, step);
}

export function collideSteps(steps: StepBook): void {
  steps.runs('collide', run);
}
