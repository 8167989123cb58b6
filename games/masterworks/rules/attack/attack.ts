/**
 * The attack (MC48): one step with a cursor. Each stage does its part and may ask; the next one comes after. An area
 * or beam goes through the stages once for each target (MC86). Stages are numbered in tens by the printed steps.
 */
import type { Step } from '@accretion/engine';
import { partsOf, type Rule } from '../book/rule.ts';
import { losePower } from '../effects/body.ts';
import { endEachAttack, endWithAttack } from '../effects/lasting.ts';
import { attackParts, startAfterRoll, startAttackParts, startLater } from '../effects/later.ts';
import { attackAt } from '../effects/scene.ts';
import { startHarm } from '../effects/start.ts';
import { destroy } from '../encounter/destroy.ts';
import { bandOf, gapOf } from '../field/field.ts';
import { figureAt, isFigure, nameOf, seatOf } from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { type Attack, none } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';
import { damageStep, hasEnded, hasLostTarget, isOrphaned, isThere, nextTarget, targeting } from './course.ts';
import { hasCover, rollAttack, rollDefence, settleDamage, takeCover } from './dice.ts';

type AttackStep = Step & { readonly attack: number };

const ruleOf = ({ book }: Play, attack: Attack): Rule => {
  const rule = book.rules[attack.attack];
  if (rule === undefined) throw new Error(`no attack ${attack.attack}`);
  return rule;
};

const isGroup = (rule: Rule): boolean => rule.attack?.shape !== 'single';

/** Where the stages are. */
const payment = 22;
const pools = 24;
const resolved = 50;
const after = 52;
const afterAll = 80;
const over = 90;

type Stage = (play: Play, attack: Attack, rule: Rule) => number;

/** Each stage returns the next. */
const stages: Readonly<Record<number, Stage>> = {
  // Steps 1 and 2: chosen; its type, if that is a choice.
  0: (play, attack, rule) => {
    startAttackParts(play, attack, attackParts(play, attack, 'declare'), 'declare');
    openMoment(play, 'declaresAttack', { subject: attack.attacker, attack: attack.id });
    return isGroup(rule) ? 2 : targeting;
  },
  // MC86: an area or beam is paid for once.
  2: (play, attack, rule) => {
    if (!pay(play, attack, rule)) return over;
    return nextTarget;
  },
  [nextTarget]: (play, attack) => {
    endEach(play, attack);
    // MA38: who fell by the attack before makes no further one; those beside it were under it all the same.
    if (isOrphaned(play, attack)) return afterAll + 1;
    attack.targets = attack.targets.filter((target) => isThere(play, target));
    const [first, second] = attack.targets;
    if (first === undefined) return afterAll;
    if (second !== undefined)
      next(play, { do: 'nextTarget', seat: seatOf(play.state, attack.attacker), attack: attack.id });
    return nextTarget + 1;
  },
  [nextTarget + 1]: (_play, attack) => {
    const [first = none, ...rest] = attack.targets;
    attack.targets = rest;
    Object.assign(attack, {
      target: first,
      first,
      attackDice: [],
      defenceDice: [],
      moreAttack: 0,
      moreDefence: 0,
      damage: 0,
      dealt: 0,
      used: [],
      cover: false,
    });
    return targeting;
  },
  [targeting]: (play, attack, rule) => {
    attack.far = gapOf(play, attack.attacker, attack.target);
    tell(play.umpire, {
      did: 'attack',
      figure: nameOf(play, attack.attacker),
      attack: rule.key,
      target: nameOf(play, attack.target),
      type: attack.type,
      range: bandOf(attack.far),
      direction: attack.direction,
      from: attack.from === attack.attacker ? '' : nameOf(play, attack.from),
    });
    openMoment(play, 'targeted', { subject: attack.target, attack: attack.id });
    return isGroup(rule) ? pools : payment;
  },
  // Step 3.
  [payment]: (play, attack, rule) => (pay(play, attack, rule) ? pools : over),
  // Steps 4 and 5.
  [pools]: (play, attack) => {
    startAttackParts(play, attack, attackParts(play, attack, 'pool'), 'pool');
    return 26;
  },
  // Steps 6 to 8. Cover is what is left of it now.
  26: (play, attack) => {
    attack.cover = hasCover(play, attack);
    rollAttack(play, attack);
    openMoment(play, 'attackRolled', { subject: attack.attacker, attack: attack.id });
    return 28;
  },
  28: (play, attack) => {
    rollDefence(play, attack);
    return 30;
  },
  // Step 9: (a), (b), (c), (d), its end.
  30: (play, attack) => {
    openMoment(play, 'modify', { subject: attack.attacker, attack: attack.id });
    return 31;
  },
  31: (play, attack) => {
    if (isFigure(attack.target)) openMoment(play, 'modify', { subject: attack.target, attack: attack.id });
    return 32;
  },
  32: (play, attack) => {
    takeCover(play, attack);
    startAttackParts(play, attack, compulsory(play, attack), 'modifyOpponent');
    return 33;
  },
  33: (play, attack) => {
    openMoment(play, 'modifyOpponent', { subject: attack.attacker, attack: attack.id });
    return 34;
  },
  34: (play, attack) => {
    if (isFigure(attack.target))
      openMoment(play, 'modifyOpponent', { subject: attack.target, attack: attack.id });
    return 35;
  },
  35: (play, attack) => {
    openMoment(play, 'modifyEnd', { attack: attack.id });
    return 36;
  },
  // Step 10.
  36: (play, attack) => {
    openMoment(play, 'count', { attack: attack.id });
    return 37;
  },
  37: (play, attack) => {
    settleDamage(play, attack);
    return 38;
  },
  // Step 11.
  38: (play, attack) => {
    startAttackParts(play, attack, attackParts(play, attack, 'beforeDamage'), 'beforeDamage');
    startLater(play, 'beforeDamage', { attack });
    return damageStep;
  },
  // Step 12.
  [damageStep]: (play, attack, rule) => {
    for (const { effect } of partsOf(rule, 'capDamage'))
      if (effect.op === 'capDamage') attack.damage = Math.min(attack.damage, effect.args.max);
    const hurts = [{ who: attack.target, amount: attack.damage }];
    startHarm(play, attack.attacker, 'attack', hurts, { attack: attack.id });
    return 42;
  },
  42: (play, attack) => {
    startAttackParts(play, attack, attackParts(play, attack, 'afterDamage'), 'afterDamage');
    startLater(play, 'afterDamage', { attack });
    return 44;
  },
  44: (play, attack) => {
    openMoment(play, 'damageDealtStep', { attack: attack.id });
    return resolved;
  },
  // Steps 13 and 14.
  [resolved]: (play, attack) => {
    const { target, dealt } = attack;
    tell(play.umpire, { did: 'attackOver', target: nameOf(play, target), dealt });
    return after;
  },
  [after]: (play, attack) => {
    const parts = attackParts(play, attack, 'afterAttack').filter(
      ({ effect }) => effect.op !== 'extraAttack',
    );
    startAttackParts(play, attack, parts, 'afterAttack');
    startLater(play, 'afterAttack', { attack });
    return after + 1;
  },
  [after + 1]: (play, attack) => {
    openMoment(play, 'attackResolved', { attack: attack.id });
    return after + 2;
  },
  [after + 2]: (play, attack) => {
    startAfterRoll(play, attack.attacker, attack.id, none);
    startAfterRoll(play, attack.target, attack.id, none);
    return after + 3;
  },
  // MC87: extra attacks after all else.
  [after + 3]: (play, attack, rule) => {
    const parts = attackParts(play, attack, 'afterAttack').filter(
      ({ effect }) => effect.op === 'extraAttack',
    );
    noteAttacked(play, attack);
    startAttackParts(play, attack, parts, 'afterAttack');
    return isGroup(rule) ? nextTarget : over;
  },
  // MC52, MC86: once, after the last attack; then those of its own side beside it.
  [afterAll]: (play, attack) => {
    startAttackParts(play, attack, attackParts(play, attack, 'afterAll'), 'afterAll');
    return afterAll + 1;
  },
  [afterAll + 1]: (play, attack, rule) => {
    const isSpared = !play.state.collateral || partsOf(rule, 'noCollateral').length > 0;
    if (!isSpared) {
      const hurts = attack.bystanders.map((who) => ({ who, amount: 1 }));
      startHarm(play, attack.attacker, 'effect', hurts, { attack: none });
    }
    return over;
  },
};

/** Rules that change the other side's dice and are no choice, such as Pierce. */
const compulsory = (play: Play, attack: Attack) =>
  attackParts(play, attack, 'modifyOpponent').filter(({ effect }) => !effect.may);

/** Whom it has attacked in this activation. */
function noteAttacked({ state }: Play, { attacker, target }: Attack): void {
  const { active } = state;
  if (active?.figure === attacker && !active.attacked.includes(target))
    active.attacked = [...active.attacked, target];
}

function pay(play: Play, attack: Attack, rule: Rule): boolean {
  const cost = rule.attack?.cost ?? 0;
  if (figureAt(play.state, attack.attacker).power < cost) return false;
  attack.paid = losePower(play, attack.attacker, cost);
  startAttackParts(play, attack, attackParts(play, attack, 'pay'), 'pay');
  return true;
}

/** Goes on until somebody is asked or something is to be carried out first. */
function run(play: Play, step: AttackStep): void {
  const { state } = play;
  const attack = attackAt(state, step.attack);
  if (attack === null) return;
  const rule = ruleOf(play, attack);
  while (play.coming.length === 0) {
    if (hasEnded(play, attack)) attack.cursor = over;
    else if (hasLostTarget(play, attack)) attack.cursor = resolved;
    if (attack.cursor === over) {
      finish(play, attack, rule);
      return;
    }
    const stage = stages[attack.cursor];
    if (stage === undefined) throw new Error(`no stage ${attack.cursor}`);
    attack.cursor = stage(play, attack, rule);
  }
  next(play, step);
}

function finish(play: Play, attack: Attack, rule: Rule): void {
  const { state } = play;
  for (const { effect } of partsOf(rule, 'measureFrom'))
    if (effect.op === 'measureFrom' && effect.args.destroyAfter && attack.from !== attack.attacker)
      destroy(play, attack.from);
  state.attacks = state.attacks.filter((one) => one !== attack);
  forgetUses(play, attack);
  endWithAttack(play, attack);
}

/** MC86: each target is attacked by itself: what was used in the attack before it does not last into the next. */
function endEach(play: Play, attack: Attack): void {
  forgetUses(play, attack);
  endEachAttack(play, attack);
}

/** Limits per attack and per roll are over with it. */
function forgetUses({ state }: Play, { id }: Attack): void {
  if (state.uses.some(({ per, at }) => (per === 'attack' || per === 'roll') && at === id))
    state.uses = state.uses.filter(({ per, at }) => per === 'turn' || per === 'round' || at !== id);
}

export function attackSteps(steps: StepBook): void {
  steps.runs('attack', run);
}
