/** The attacks a figure may make now, as moves; and why it may not make one (MC48, MC51, MC87). */
import type { Refusal } from '@accretion/engine';
import type { Move, MoveOf } from '../answers.ts';
import type { Rule } from '../book/rule.ts';
import type { EffectOf } from '../content/effects.ts';
import type { RunStep } from '../effects/doing.ts';
import { forcesOn } from '../effects/force.ts';
import { runAt, type Scene, sceneOf } from '../effects/scene.ts';
import { anchorOf } from '../effects/who.ts';
import { groundOf, isWithin, roundOf } from '../field/field.ts';
import { cardSide, figureAt, markOf, nameOf, noSuch } from '../field/figures.ts';
import { directionTo } from '../plane/directions.ts';
import { type Look, type Play, refusal } from '../play.ts';
import { none } from '../state.ts';
import { startAttack } from './start.ts';
import { areaReach, beamReach, enemiesOf, isTarget, originsOf, whyNotTarget } from './targets.ts';

/** What narrows an attack down: an extra attack or a sequence may allow only some. */
export interface Attacking {
  readonly figure: number;
  /** Which attacks: all, one by key, or those that cost 0. */
  readonly only: string;
  readonly fitsTarget?: (target: number) => boolean;
  readonly anyDistance?: boolean;
}

/** The attacks on the side of the card that shows, and those granted for now. */
export function rulesFor(look: Look, { figure, only }: Attacking): Rule[] {
  const { book, state } = look;
  const one = figureAt(state, figure);
  const found = cardSide(book, one).attacks.filter((rule) => isAllowed(rule, only));
  for (const { part, lasting } of forcesOn(look, figure, 'grantAttack')) {
    const rule = book.rules[part.granted];
    if (rule !== undefined && lasting !== null && isAllowed(rule, only)) found.push(rule);
  }
  return found;
}

function isAllowed(rule: Rule, only: string): boolean {
  if (only === '' || only === 'any') return true;
  if (only === 'free') return rule.attack?.cost === 0;
  return rule.key.endsWith(`.${only}`);
}

/** Every single attack on a legal target; areas from each origin; beams through each enemy. */
export function attacksOf(look: Look, attacking: Attacking): Move[] {
  const moves: Move[] = [];
  const { figure, fitsTarget = () => true, anyDistance = false } = attacking;
  const { power } = figureAt(look.state, figure);
  const ground = groundOf(look);
  const enemies = enemiesOf(look, figure).filter(fitsTarget);
  for (const rule of rulesFor(look, attacking)) {
    if ((rule.attack?.cost ?? 0) > power) continue;
    const origins = originsOf(look, figure, rule);
    switch (rule.attack?.shape) {
      case 'single':
        for (const target of enemies)
          for (const from of origins)
            if (isTarget(look, figure, rule, target, { from, anyDistance, ground })) {
              moves.push({ do: 'attack', attack: rule.key, target: nameOf(look, target) });
              break;
            }
        break;
      case 'area':
        for (const from of origins)
          if (areaReach(look, figure, rule, from).enemies.some(fitsTarget))
            moves.push({ do: 'area', attack: rule.key, from: nameOf(look, from) });
        break;
      default:
        for (const target of enemies) {
          const at = roundOf(look, target);
          const own = roundOf(look, figure);
          const direction = directionTo(at.x - own.x, at.y - own.y);
          // Nobody beyond its length is under the ruler.
          if (!isWithin(look, figure, target, rule.attack?.range ?? 0)) continue;
          if (beamReach(look, figure, rule, direction).enemies.includes(target))
            moves.push({ do: 'beam', attack: rule.key, direction });
        }
    }
  }
  return moves;
}

type AttackMove = MoveOf<'attack'> | MoveOf<'area'> | MoveOf<'beam'>;
export const isAttackMove = (move: Move): move is AttackMove =>
  move.do === 'attack' || move.do === 'area' || move.do === 'beam';

export function whyNotAttack(look: Look, attacking: Attacking, move: AttackMove): Refusal | null {
  const { figure, fitsTarget = () => true, anyDistance = false } = attacking;
  const rule = rulesFor(look, attacking).find(({ key }) => key === move.attack);
  if (rule === undefined) return refusal('MC48', 'noSuchAttack', { attack: move.attack });
  const { power } = figureAt(look.state, figure);
  const cost = rule.attack?.cost ?? 0;
  if (cost > power) return refusal('MC48', 'notEnoughPower', { figure: nameOf(look, figure), cost, power });
  const shape = rule.attack?.shape ?? 'single';
  const said = move.do === 'attack' ? 'single' : move.do;
  if (shape !== said) return refusal('MC51', 'otherShape', { attack: move.attack, shape });
  const origins = originsOf(look, figure, rule);
  if (move.do === 'attack') {
    const target = markOf(look, move.target);
    if (target === none) return noSuch(move.target);
    let why: Refusal | null = refusal('MC48', 'notFromHere', { attack: move.attack });
    for (const from of origins) {
      why = whyNotTarget(look, figure, rule, target, { from, anyDistance });
      if (why === null)
        return fitsTarget(target) ? null : refusal('MC87', 'otherTarget', { target: move.target });
    }
    return why;
  }
  if (move.do === 'area') {
    const from = markOf(look, move.from);
    if (!origins.includes(from)) return refusal('MC48', 'notFromHere', { attack: move.attack });
    return areaReach(look, figure, rule, from).enemies.some(fitsTarget)
      ? null
      : refusal('MC86', 'nobodyReached', { attack: move.attack });
  }
  return beamReach(look, figure, rule, move.direction).enemies.some(fitsTarget)
    ? null
    : refusal('MC86', 'nobodyReached', { attack: move.attack });
}

export interface Way {
  readonly isAction: boolean;
  readonly sequence?: number;
  readonly without?: number;
}

/** Makes the attack a legal move names. */
export function makeAttack(play: Play, attacking: Attacking, move: AttackMove, way: Way): void {
  const { figure, fitsTarget = () => true, anyDistance = false } = attacking;
  const rule = rulesFor(play, attacking).find(({ key }) => key === move.attack);
  if (rule === undefined) throw new Error(`no attack ${move.attack}`);
  spendGrant(play, figure, rule);
  const common = { attacker: figure, rule, ...way };
  if (move.do === 'attack') {
    const target = markOf(play, move.target);
    const from =
      originsOf(play, figure, rule).find((one) =>
        isTarget(play, figure, rule, target, { from: one, anyDistance }),
      ) ?? figure;
    startAttack(play, { ...common, target, from });
    return;
  }
  const from = move.do === 'area' ? markOf(play, move.from) : figure;
  const all =
    move.do === 'area' ? areaReach(play, figure, rule, from) : beamReach(play, figure, rule, move.direction);
  const reach = { enemies: all.enemies.filter(fitsTarget), allies: all.allies };
  startAttack(play, { ...common, reach, from, direction: move.do === 'beam' ? move.direction : none });
}

/** A granted attack is used up. */
function spendGrant(play: Play, figure: number, rule: Rule): void {
  const { state } = play;
  const used = forcesOn(play, figure, 'grantAttack').find(({ part }) => part.granted === rule.index);
  if (used?.lasting) state.lasting = state.lasting.filter((one) => one !== used.lasting);
}

/** An extra attack as its effect narrows it (MC87). */
export function extraOf(look: Look, step: RunStep): Attacking {
  const { state, book } = look;
  const effect = book.parts[step.part]?.effect;
  if (effect?.op !== 'extraAttack') throw new Error('not an extra attack');
  return extraIn(look, effect, step.subject, sceneOf(state, runAt(state, step.run)));
}

/** The same before anything is carried out. */
export const extraIn = (
  look: Look,
  effect: EffectOf<'extraAttack'>,
  figure: number,
  scene: Scene,
): Attacking => ({
  figure,
  only: effect.args.attack,
  anyDistance: effect.args.target.anyDistance === true,
  fitsTarget: (mark) => fitsExtra(look, effect, scene, mark),
});

function fitsExtra(
  look: Look,
  { args: { target } }: EffectOf<'extraAttack'>,
  scene: Scene,
  mark: number,
): boolean {
  if (target.otherThan !== undefined && anchorOf(look, target.otherThan, scene) === mark) return false;
  if (target.is !== undefined && anchorOf(look, target.is, scene) !== mark) return false;
  if (target.same && scene.attack?.target !== mark) return false;
  if (target.within === undefined) return true;
  const of = anchorOf(look, target.of ?? 'defender', scene);
  return of !== none && isWithin(look, mark, of, target.within);
}
