/** The executor: carries out the effects of a list, one after the other, each on everybody it is about. */
import type { Step } from '@accretion/engine';
import type { Part } from '../book/rule.ts';
import type { Effect, EffectOf, Op } from '../content/effects.ts';
import { figureAt, isFigure, isPile } from '../field/figures.ts';
import { type Look, next, type Play, type StepBook } from '../play.ts';
import { none, pieceMark, type Run } from '../state.ts';
import { amountOf, timesOf } from './amounts.ts';
import { breakable, namedTerrain } from './breakable.ts';
import type { Doing, Operation, Operations } from './doing.ts';
import { stillHolds } from './holds.ts';
import { endLasting, makeLast } from './lasting.ts';
import { isFreshFor } from './limits.ts';
import { attackOps } from './ops/attack.ts';
import { bodyOps } from './ops/body.ts';
import { choiceOps } from './ops/choice.ts';
import { diceOps } from './ops/dice.ts';
import { moveOps } from './ops/move.ts';
import { canPass, tokenOps } from './ops/token.ts';
import { runAt, type Scene, sceneOf } from './scene.ts';
import { endRun, fresh, inUse, startHarm } from './start.ts';
import { peopleOf, picksOf } from './who.ts';

type EffectsStep = Step & { readonly run: number };

const operations: Operations = {
  ...diceOps,
  ...attackOps,
  ...bodyOps,
  ...moveOps,
  ...tokenOps,
  ...choiceOps,
};

/** The effect a run has begun. */
export function partOf({ book }: Look, run: Run): Part {
  const part = book.lists[run.list]?.[run.part];
  if (part === undefined) throw new Error(`run ${run.id} has begun nothing`);
  return part;
}

/** Moving effects remember whom they moved; destroying ones what they destroyed. */
const movers: ReadonlySet<Op> = new Set<Op>(['push', 'throw', 'place', 'advance']);

function run(play: Play, step: EffectsStep): void {
  const { state, book } = play;
  const going = runAt(state, step.run);
  const list = book.lists[going.list] ?? [];
  if (going.part === fresh) prepare(play, going, list);
  while (play.coming.length === 0) {
    const subject = going.rest[0];
    if (subject !== undefined) {
      going.rest = going.rest.slice(1);
      apply(play, going, partOf(play, going), subject);
      continue;
    }
    const place = going.todo[0];
    const part = place === undefined ? undefined : list[place];
    if (place === undefined || part === undefined) {
      endRun(state, going);
      if (going.means === 'encounter') next(play, { do: 'falls' });
      // What waited for its sequence or its throw has had its chance.
      endLasting(
        state,
        ({ until, at }) => (until === 'sequence' || until === 'collision') && at === going.id,
      );
      return;
    }
    going.part = place;
    going.todo = going.todo.slice(1);
    begin(play, going, part);
  }
  putLast(play, step);
}

/** Terrain destroyed on the way is answered when the run is over. */
function putLast({ coming }: Play, step: EffectsStep): void {
  if (!coming.some((one) => one.do === 'ruins')) {
    coming.push(step);
    return;
  }
  const ruins = coming.filter((one) => one.do === 'ruins');
  const others = coming.filter((one) => one.do !== 'ruins');
  coming.length = 0;
  coming.push(...others, step, ...ruins);
}

const isDelayed = ({ effect }: Part, { when }: Run): boolean =>
  effect.when !== undefined && effect.when !== when;

/** What waits for an attack of this sequence or for this collision must be in place before they happen. */
function prepare(play: Play, going: Run, list: readonly Part[]): void {
  going.part = none;
  if (going.when !== '') return;
  const isEarly = list.some(({ effect }) => effect.op === 'actionSequence' || effect.op === 'throw');
  if (isEarly && going.attack === none)
    for (const part of list) if (isDelayed(part, going)) delay(play, going, part);
  if (list.some(({ effect }) => effect.pick?.of === 'chosenTerrain')) nameTerrain(play, going);
}

/** The terrain a superpower will destroy, named before anything happens; of one piece there is no choice (MD12). */
function nameTerrain(play: Play, going: Run): void {
  const [first, second] = namedTerrain(play, going);
  if (second !== undefined) next(play, { do: 'chooseTerrain', seat: going.seat, run: going.id });
  else if (first !== undefined) going.chosen = first;
}

function delay(play: Play, going: Run, part: Part): void {
  const { effect } = part;
  const on =
    effect.lasts === undefined || !('who' in effect)
      ? []
      : peopleOf(play, effect.who, sceneOf(play.state, going));
  makeLast(play.state, part, going, on);
}

/** Decides whom it is about, asking where that is a choice. */
function begin(play: Play, going: Run, part: Part): void {
  const { state } = play;
  const { effect } = part;
  if (isDelayed(part, going)) {
    const wasPrepared = going.attack === none && going.when === '' && isPrepared(play, going);
    if (!wasPrepared) delay(play, going, part);
    return;
  }
  if (movers.has(effect.op)) going.moved = [];
  if (going.when === inUse) {
    going.rest = [going.user];
    return;
  }
  const scene = sceneOf(state, going);
  if (effect.lasts !== undefined && effect.op !== 'stance') {
    last(play, going, part, scene);
    return;
  }
  if (effect.op === 'destroyTerrain' && effect.args.count !== 'all' && scene.chosen < pieceMark) {
    if (breakable(play, effect, scene).length > effect.args.count)
      next(play, { do: 'chooseTerrain', seat: going.seat, run: going.id });
    going.rest = [none];
    return;
  }
  // Whom it is done to, or what it is measured from.
  if (effect.pick !== undefined) {
    const found = candidates(play, going, part, scene);
    const most = mostPicked(effect, scene, found.length);
    if (found.length === 0 || most === 0) return;
    if (isForced(effect, found, most)) take(going, effect, found.slice(0, most));
    else next(play, { do: 'choose', seat: chooserOf(effect, going), run: going.id });
    return;
  }
  if (!('who' in effect)) {
    if (stillHolds(play, effect.if, scene, part)) going.rest = [none];
    return;
  }
  const who = peopleOf(play, effect.who, scene).filter((mark) => isAffected(play, part, scene, mark));
  if (effect.op === 'damage') hurtAll(play, going, part, who);
  else going.rest = who;
}

const isPrepared = ({ book }: Look, going: Run): boolean =>
  (book.lists[going.list] ?? []).some(
    ({ effect }) => effect.op === 'actionSequence' || effect.op === 'throw',
  );

const chooserOf = ({ pick }: Effect, going: Run): number => (pick?.chosenBy === 'cosmic' ? 2 : going.seat);

/** All who fit, each within its limit. */
export function candidates(look: Look, going: Run, part: Part, scene: Scene): number[] {
  const { effect, rule } = part;
  if (effect.pick === undefined) return [];
  const purpose = effect.op === 'throw' ? 'throw' : 'push';
  return picksOf(look, effect.pick, scene, purpose).filter((mark) => {
    const isSubject = effect.if !== undefined && 'who' in effect && effect.who === 'picked';
    const judged = isSubject ? { ...scene, subject: mark } : scene;
    if (effect.op === 'passToken' && !canPass(look, effect, mark)) return false;
    return stillHolds(look, effect.if, judged, part) && isFreshFor(look.state, rule, going.user, mark);
  });
}

export function mostPicked(effect: Effect, scene: Scene, found: number): number {
  const count = effect.pick?.count ?? 1;
  switch (count) {
    case 'all':
    case 'any':
      return found;
    case 'paid':
      return Math.min(found, scene.paid);
    case 'terrainSize':
      return Math.min(found, scene.destroyed[0] ?? 0);
    default:
      return Math.min(found, count);
  }
}

/** Whoever may decline these is asked again, or would never want to. */
const canStillPass: ReadonlySet<Op> = new Set<Op>([...movers, 'gainPower', 'heal', 'removeConditions']);

/** MD12: a choice with one answer is none. Power and healing are taken without asking (MD14). */
function isForced(effect: Effect, found: readonly number[], most: number): boolean {
  if (effect.pick?.count === 'all') return true;
  if (effect.pick?.count === 'any') return false;
  return found.length <= most && (!effect.may || canStillPass.has(effect.op));
}

/** The chosen are whom it is done to, or what it is measured from. */
export function take(going: Run, effect: Effect, chosen: readonly number[]): void {
  going.same = chosen;
  if ('who' in effect && effect.who !== 'picked') going.rest = [none];
  else going.rest = 'who' in effect ? chosen : [none];
}

/** MC15, MA39: Dazed characters and piles are not affected; nobody who is gone is. */
function isAffected(look: Look, part: Part, scene: Scene, mark: number): boolean {
  const { effect } = part;
  if (isPile(mark)) return false;
  if (isFigure(mark)) {
    const figure = figureAt(look.state, mark);
    if (figure.gone || (figure.dazed && effect.op !== 'undaze')) return false;
  }
  return effect.if === undefined || stillHolds(look, effect.if, { ...scene, subject: mark }, part);
}

/** MC68: damage by one effect is suffered at the same time. */
function hurtAll(play: Play, going: Run, part: Part, who: readonly number[]): void {
  const { effect } = part;
  if (effect.op !== 'damage') return;
  const scene = sceneOf(play.state, going);
  const amount = amountOf(effect.args.amount, scene) * timesOf(play, effect.args, scene);
  const isEncounter = going.means === 'encounter';
  startHarm(
    play,
    isEncounter ? none : going.user,
    isEncounter ? 'storm' : 'effect',
    who.map((one) => ({ who: one, amount })),
    isEncounter ? { gives: 'none' } : {},
  );
}

/** An effect that lasts: for whom is decided now, unless it speaks of all in general. */
function last(play: Play, going: Run, part: Part, scene: Scene): void {
  const { effect } = part;
  const { state } = play;
  if (effect.pick !== undefined && effect.pick.count !== 'all') {
    const found = candidates(play, going, part, scene);
    const [only, second] = found;
    if (only === undefined) return;
    if (second === undefined) makeLast(state, part, { ...going, same: [only] }, [only]);
    else next(play, { do: 'choose', seat: going.seat, run: going.id });
    return;
  }
  if (effect.pick?.count === 'all') {
    makeLast(
      state,
      part,
      going,
      state.figures.map((_, mark) => mark),
    );
    return;
  }
  const who = 'who' in effect ? peopleOf(play, effect.who, scene) : [going.user];
  makeLast(state, part, going, who);
}

function apply(play: Play, going: Run, part: Part, subject: number): void {
  const { effect } = part;
  // What a pick was measured from is not whom it is done to.
  if (subject === none && 'who' in effect && effect.who !== 'picked' && effect.pick !== undefined) {
    const who = peopleOf(play, effect.who, sceneOf(play.state, going));
    going.rest = who;
    const [first, ...rest] = who;
    going.rest = rest;
    if (first !== undefined) carryOut(play, going, part, first);
    return;
  }
  if (effect.op === 'damage') {
    hurtAll(play, going, part, [subject, ...going.rest]);
    going.rest = [];
    return;
  }
  if (effect.lasts !== undefined && effect.op !== 'stance' && going.when !== inUse) {
    makeLast(play.state, part, going, [subject]);
    return;
  }
  carryOut(play, going, part, subject);
}

function carryOut(play: Play, going: Run, part: Part, subject: number): void {
  const scene = sceneOf(play.state, going, subject === none ? going.subject : subject);
  perform({ play, run: going, part, scene }, part.effect, subject);
}

function perform<K extends Op>(doing: Doing, effect: EffectOf<K>, subject: number): void {
  const operation = operations[effect.op] as Operation<K> | undefined;
  operation?.(doing, effect, subject);
}

export function runSteps(steps: StepBook): void {
  steps.runs('effects', run);
}
