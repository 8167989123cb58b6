/** MC88: special rules of one attack with the same timing happen in the order the attacker likes. */
import type { Step } from '@accretion/engine';
import type { Move } from '../../answers.ts';
import type { Part } from '../../book/rule.ts';
import type { Op } from '../../content/effects.ts';
import { isFigure } from '../../field/figures.ts';
import { isProtected } from '../../move/shove.ts';
import { type Asking, type Look, next, refusal, type StepBook, wrongAnswer } from '../../play.ts';
import type { Attack, Run } from '../../state.ts';
import { stillHolds } from '../holds.ts';
import { runAt, type Scene, sceneOf } from '../scene.ts';
import { picksOf } from '../who.ts';

/** Places of effects in their list: those of a group stay together, since each speaks of the one before it. */
type Groups = readonly (readonly number[])[];

const shifting: ReadonlySet<Op> = new Set<Op>(['push', 'throw', 'place', 'advance']);
const hurting: ReadonlySet<Op> = new Set<Op>(['throw', 'damage', 'rollDamage']);
const ofTheBody: ReadonlySet<Op> = new Set<Op>(['condition', 'removeConditions', 'heal']);

/** Does it speak of what the effect before it did? */
function isLinked({ effect }: Part): boolean {
  if (effect.op === 'giveActivated') return true;
  if ('args' in effect && 'per' in effect.args && effect.args.per === 'destroyedTerrain') return true;
  if (!('who' in effect)) return false;
  return effect.who === 'moved' || effect.who === 'same' || (effect.who === 'picked' && !effect.pick);
}

/** Can the order of two effects make a difference? */
function canMatter({ effect: a }: Part, { effect: b }: Part): boolean {
  const isMeasured = b.pick?.within !== undefined || shifting.has(b.op);
  if (shifting.has(a.op) && isMeasured) return true;
  // A figure that takes damage may fall or be exhausted, which removes its conditions (ME37).
  return hurting.has(a.op) && (hurting.has(b.op) || ofTheBody.has(b.op));
}

/** Is there anything it could be done to? */
function canHappen(look: Look, part: Part, scene: Scene, { attacker, target }: Attack): boolean {
  const { effect } = part;
  if (effect.pick !== undefined) {
    const { within: _, of: __, ...anywhere } = effect.pick;
    return picksOf(look, anywhere, scene).length > 0;
  }
  if (!('who' in effect) || effect.who !== 'defender') return true;
  if (!isFigure(target) || !stillHolds(look, effect.if, { ...scene, subject: target }, part)) return false;
  const isShove = effect.op === 'push' || effect.op === 'throw';
  return !isShove || !isProtected(look, target, effect.op, attacker);
}

/** What the attacker may put in order; nothing where the order makes no difference (MD12). */
function groupsOf(look: Look, run: Run, attack: Attack, parts: readonly Part[]): Groups {
  const scene = sceneOf(look.state, run);
  const groups: Part[][] = [];
  for (const part of parts) {
    const before = groups.at(-1);
    if (before !== undefined && isLinked(part)) before.push(part);
    else groups.push([part]);
  }
  const able = groups.map((group) => group.filter((part) => canHappen(look, part, scene, attack)));
  const matters = able.some((group, i) =>
    able.some((other, j) => i !== j && group.some((a) => other.some((b) => canMatter(a, b)))),
  );
  return matters ? groups.map((group) => group.map(({ place }) => place)) : [];
}

type OrderStep = Step & { readonly seat: number; readonly run: number; readonly groups: Groups };

/** The question to be asked before these effects begin, if the order is a choice. */
export function orderOf(look: Look, run: Run, attack: Attack, parts: readonly Part[]): OrderStep[] {
  if (parts.length < 2) return [];
  const groups = groupsOf(look, run, attack, parts);
  return groups.length < 2 ? [] : [{ do: 'order', seat: run.seat, run: run.id, groups }];
}

/** Which comes next; asked until one is left. */
const ordering: Asking<OrderStep> = {
  moves: (_look, { groups }) => groups.map((_, option): Move => ({ do: 'option', option })),
  refuse(_look, { groups }, _seat, move) {
    if (move.do !== 'option') return wrongAnswer;
    return move.option < groups.length ? null : refusal('MC88', 'noSuchOption', { option: move.option });
  },
  play(play, step, _seat, move) {
    if (move.do !== 'option') return;
    const run = runAt(play.state, step.run);
    const chosen = step.groups[move.option] ?? [];
    const others = step.groups.filter((_, index) => index !== move.option);
    const open = new Set(step.groups.flat());
    run.todo = [...run.todo.filter((place) => !open.has(place)), ...chosen, ...others.flat()];
    if (others.length > 1) next(play, { ...step, groups: others });
  },
};

export function orderSteps(steps: StepBook): void {
  steps.asks('order', ordering);
}
