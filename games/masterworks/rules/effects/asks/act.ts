/** Questions of effects that are actions: an extra attack, parts of a sequence, an advance, the next of several targets. */
import type { Step } from '@accretion/engine';
import type { Move } from '../../answers.ts';
import { attacksOf, extraOf, isAttackMove, makeAttack, whyNotAttack } from '../../attack/offers.ts';
import { planeOf, rangeOf, refusedBy, roundOf, type Tool } from '../../field/field.ts';
import { isUpAt, markOf, nameOf } from '../../field/figures.ts';
import { moveSize } from '../../field/size.ts';
import { type Going, go, goingOffers, speedOf, whyNotGo } from '../../move/advance.ts';
import { alongX, alongY } from '../../plane/directions.ts';
import { nearestPlace, whyNotPlace } from '../../plane/place.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../../play.ts';
import { none } from '../../state.ts';
import { tell } from '../../story.ts';
import type { RunStep } from '../doing.ts';
import { attackAt } from '../scene.ts';

const mayPass = ({ book }: Look, { part }: RunStep): boolean => book.parts[part]?.effect.may === true;

const extra: Asking<RunStep> = {
  moves(look, step) {
    const moves = attacksOf(look, extraOf(look, step));
    return mayPass(look, step) ? [...moves, { do: 'pass' }] : moves;
  },
  refuse(look, step, _seat, move) {
    if (move.do === 'pass') return mayPass(look, step) ? null : refusal('MC94', 'mustDoIt');
    return isAttackMove(move) ? whyNotAttack(look, extraOf(look, step), move) : wrongAnswer;
  },
  play: (play, step, _seat, move) => makeExtra(play, step, move),
};

function makeExtra(play: Play, step: RunStep, move: Move): void {
  const effect = play.book.parts[step.part]?.effect;
  if (!isAttackMove(move) || effect?.op !== 'extraAttack') return;
  const without = effect.args.without ? step.part : none;
  makeAttack(play, extraOf(play, step), move, { isAction: effect.args.asAction === true, without });
}

/** MD12: the only way to make a compulsory attack; beams have more directions than are listed (MA70). */
function onlyWay(moves: readonly Move[]): Move | null {
  const [first, second] = moves;
  return first === undefined || second !== undefined || first.do === 'beam' ? null : first;
}

/** MC87: lost without a legal target; asked about unless there is just one way to make it. */
export function offerExtra(play: Play, step: RunStep): void {
  const moves = attacksOf(play, extraOf(play, step));
  if (moves.length === 0) return;
  const forced = mayPass(play, step) ? null : onlyWay(moves);
  if (forced === null) next(play, step);
  else makeExtra(play, step, forced);
}

type SequenceStep = Step & {
  readonly seat: number;
  readonly figure: number;
  readonly sequence: number;
  readonly only: string;
};

/** MC15, MD12: asked only of a figure that still stands, and of an attacker only if it has something to attack. */
function inSequence(play: Play, { action, ...step }: SequenceStep & { readonly action: string }): void {
  const { figure, only, sequence } = step;
  if (!isUpAt(play.state, figure)) return;
  if (action === 'attackAction') {
    const moves = attacksOf(play, { figure, only });
    const forced = onlyWay(moves);
    if (forced !== null && isAttackMove(forced))
      makeAttack(play, { figure, only }, forced, { isAction: true, sequence });
    if (moves.length === 0 || forced !== null) return;
  }
  next(play, { ...step, do: action });
}

const attackAction: Asking<SequenceStep> = {
  moves: (look, { figure, only }) => attacksOf(look, { figure, only }),
  refuse(look, { figure, only }, _seat, move) {
    if (move.do === 'pass') return refusal('MC94', 'mustDoIt');
    return isAttackMove(move) ? whyNotAttack(look, { figure, only }, move) : wrongAnswer;
  },
  play(play, { figure, only, sequence }, _seat, move) {
    if (isAttackMove(move)) makeAttack(play, { figure, only }, move, { isAction: true, sequence });
  },
};

/** The figure's own speed (MC22). */
export const ownGoing = (look: Look, figure: number): Going => ({
  figure,
  tool: speedOf(look, figure),
  size: moveSize(look, figure),
  dir: 'any',
  anchor: none,
});

type GoStep = RunStep & {
  readonly tool: Tool;
  readonly dir: Going['dir'];
  readonly anchor: number;
  readonly mayPass: boolean;
};

const goingOf = (look: Look, { subject, tool, dir, anchor }: GoStep): Going => ({
  figure: subject,
  tool,
  size: moveSize(look, subject),
  dir,
  anchor,
});

/** Where to go, from a list; staying put is always one. */
function goMoves(look: Look, going: Going): Move[] {
  const { x, y } = roundOf(look, going.figure);
  const moves = goingOffers(look, going).map((one): Move => ({ do: 'advance', ...one }));
  moves.push({ do: 'advance', tool: 'S', x, y, lay: null });
  return moves;
}

export function anyGoing(look: Look, going: Going, rng: { below(n: number): number }): Move {
  const { x, y } = roundOf(look, going.figure);
  const tool = going.tool;
  return {
    do: 'advance',
    tool,
    x: x - 9_000 + rng.below(18_001),
    y: y - 9_000 + rng.below(18_001),
    lay: null,
  };
}

const advance: Asking<GoStep> = {
  moves(look, step) {
    const moves = goMoves(look, goingOf(look, step));
    return step.mayPass ? [...moves, { do: 'pass' }] : moves;
  },
  anyMove: (look, step, _seat, rng) => anyGoing(look, goingOf(look, step), rng),
  refuse(look, step, _seat, move) {
    if (move.do === 'pass') return step.mayPass ? null : refusal('MC94', 'mustDoIt');
    if (move.do !== 'advance') return wrongAnswer;
    return whyNotGo(look, goingOf(look, step), move.tool, move.x, move.y, move.lay);
  },
  play(play, step, _seat, move) {
    if (move.do === 'advance') go(play, goingOf(play, step), move.tool, move.x, move.y, move.lay);
  },
};

const moveAction: Asking<SequenceStep> = {
  moves: (look, { figure }) => goMoves(look, ownGoing(look, figure)),
  anyMove: (look, { figure }, _seat, rng) => anyGoing(look, ownGoing(look, figure), rng),
  refuse(look, { figure }, _seat, move) {
    if (move.do === 'pass') return refusal('MC94', 'mustDoIt');
    if (move.do !== 'advance') return wrongAnswer;
    return whyNotGo(look, ownGoing(look, figure), move.tool, move.x, move.y, move.lay);
  },
  play(play, { figure }, _seat, move) {
    if (move.do === 'advance') go(play, ownGoing(play, figure), move.tool, move.x, move.y, move.lay);
  },
};

type TargetStep = Step & { readonly seat: number; readonly attack: number };

/** MC86: in the attacker's order. */
const nextTarget: Asking<TargetStep> = {
  moves: (look, { attack }) =>
    (attackAt(look.state, attack)?.targets ?? []).map(
      (target): Move => ({ do: 'choose', who: [nameOf(look, target)] }),
    ),
  refuse(look, { attack }, _seat, move) {
    if (move.do !== 'choose') return wrongAnswer;
    const [name = ''] = move.who;
    const targets = attackAt(look.state, attack)?.targets ?? [];
    return move.who.length === 1 && targets.includes(markOf(look, name))
      ? null
      : refusal('MC86', 'notThat', { name });
  },
  play(play, { attack: id }, _seat, move) {
    const attack = attackAt(play.state, id);
    if (move.do !== 'choose' || attack === null) return;
    const first = markOf(play, move.who[0] ?? '');
    attack.targets = [first, ...attack.targets.filter((target) => target !== first)];
  },
};

/** Regular Magneto's constructs: where one is put. */
export function constructSpots(look: Look, { subject, part }: RunStep): { x: number; y: number }[] {
  const effect = look.book.parts[part]?.effect;
  const band = effect?.op === 'placeConstruct' ? effect.args.range : 1;
  const origin = roundOf(look, subject);
  const { radius } = look.book.content.encounter.pile;
  const plane = planeOf(look);
  const found: { x: number; y: number }[] = [];
  for (let direction = 0; direction < 2048; direction += 128) {
    const far = origin.r + radius + rangeOf(band) - 10;
    const x = alongX(origin.x, direction, far);
    const y = alongY(origin.y, direction, far);
    if (whyNotPlace(plane, none, radius, x, y, origin, rangeOf(band)) === null) found.push({ x, y });
  }
  if (found.length > 0) return found;
  const nearest = nearestPlace(plane, none, radius, origin, rangeOf(band));
  return nearest === null ? [] : [nearest];
}

const construct: Asking<RunStep> = {
  moves: (look, step) => constructSpots(look, step).map(({ x, y }): Move => ({ do: 'spot', x, y })),
  refuse(look, step, _seat, move) {
    if (move.do === 'pass') return refusal('MC94', 'mustDoIt');
    if (move.do !== 'spot') return wrongAnswer;
    const effect = look.book.parts[step.part]?.effect;
    const band = effect?.op === 'placeConstruct' ? effect.args.range : 1;
    const { radius } = look.book.content.encounter.pile;
    const origin = roundOf(look, step.subject);
    const reason = whyNotPlace(planeOf(look), none, radius, move.x, move.y, origin, rangeOf(band));
    return reason === null ? null : refusedBy(look, reason);
  },
  play(play, _step, _seat, move) {
    if (move.do !== 'spot') return;
    const { x, y } = move;
    const { state } = play;
    const standing = state.constructs.filter(({ isStanding }) => isStanding);
    state.constructs = [...standing, { x, y, isStanding: true }];
    tell(play.umpire, { did: 'construct', x, y });
  },
};

export function actSteps(steps: StepBook): void {
  steps.asks('extra', extra);
  steps.runs('inSequence', inSequence);
  steps.asks('attackAction', attackAction);
  steps.asks('go', advance);
  steps.asks('moveAction', moveAction);
  steps.asks('nextTarget', nextTarget);
  steps.asks('construct', construct);
}
