/** Questions of effects: whom, which terrain, which of several, how much, which conditions. */
import type { Refusal, Step } from '@accretion/engine';
import type { Move } from '../../answers.ts';
import type { Part } from '../../book/rule.ts';
import { stanceKeys } from '../../book/writer.ts';
import type { Condition } from '../../content/vocabulary.ts';
import { moveTracker } from '../../encounter/storm.ts';
import { conditionsOf, figureAt, markOf, nameOf, namesOf } from '../../field/figures.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../../play.ts';
import { none, type Run } from '../../state.ts';
import { tell } from '../../story.ts';
import { amountOf } from '../amounts.ts';
import { gainCondition, gainPower, heal, loseCondition, losePower } from '../body.ts';
import { namedTerrain } from '../breakable.ts';
import type { RunStep } from '../doing.ts';
import { makeLast } from '../lasting.ts';
import { candidates, mostPicked, partOf, take } from '../run.ts';
import { runAt, sceneOf } from '../scene.ts';
import { allOf, fresh, newRun } from '../start.ts';

type ChooseStep = Step & { readonly seat: number; readonly run: number };

interface Choice {
  readonly run: Run;
  readonly part: Part;
  readonly found: readonly number[];
  readonly least: number;
  readonly most: number;
}

function choiceOf(look: Look, step: ChooseStep): Choice {
  const run = runAt(look.state, step.run);
  const part = partOf(look, run);
  const scene = sceneOf(look.state, run);
  const found = candidates(look, run, part, scene);
  const most = mostPicked(part.effect, scene, found.length);
  const isFree =
    part.effect.may === true ||
    part.effect.pick?.count === 'any' ||
    part.effect.pick?.count === 'terrainSize';
  return { run, part, found, most, least: isFree ? 0 : most };
}

const choosing: Asking<ChooseStep> = {
  moves(look, step) {
    const { found, least, most } = choiceOf(look, step);
    const moves: Move[] = [];
    const offer = (who: readonly number[]): unknown => moves.push({ do: 'choose', who: namesOf(look, who) });
    if (most > 1) offer(found.slice(0, most));
    if (least <= 1) for (const one of found) offer([one]);
    else if (most < found.length)
      for (let i = 1; i + most <= found.length; i++) offer(found.slice(i, i + most));
    if (least === 0) moves.push({ do: 'pass' });
    return moves;
  },
  refuse(look, step, _seat, move) {
    const { found, least, most } = choiceOf(look, step);
    if (move.do === 'pass') return least === 0 ? null : refusal('MC94', 'mustDoIt');
    if (move.do !== 'choose') return wrongAnswer;
    const marks = move.who.map((name) => markOf(look, name));
    const wrong = move.who.find((_, i) => !found.includes(marks[i] ?? none));
    if (wrong !== undefined) return refusal('MC94', 'notThat', { name: wrong });
    const isTwice = new Set(marks).size < marks.length;
    if (isTwice || marks.length > most || marks.length < Math.max(1, least))
      return refusal('MC94', 'wrongNumber', { chosen: marks.length, least: Math.max(1, least), most });
    return null;
  },
  play(play, step, _seat, move) {
    if (move.do !== 'choose') return;
    const { run, part } = choiceOf(play, step);
    const marks = move.who.map((name) => markOf(play, name));
    take(run, part.effect, marks);
    tell(play.umpire, {
      did: 'choose',
      figure: nameOf(play, run.user),
      rule: part.rule.key,
      chosen: [...move.who],
    });
  },
};

const terrainOf = (look: Look, { run }: ChooseStep): number[] => namedTerrain(look, runAt(look.state, run));

const terrain: Asking<ChooseStep> = {
  moves: (look, step) =>
    terrainOf(look, step).map((mark): Move => ({ do: 'choose', who: [nameOf(look, mark)] })),
  refuse(look, step, _seat, move) {
    if (move.do === 'pass') return refusal('MC94', 'mustDoIt');
    if (move.do !== 'choose') return wrongAnswer;
    const [name = ''] = move.who;
    return move.who.length === 1 && terrainOf(look, step).includes(markOf(look, name))
      ? null
      : refusal('MC94', 'notThat', { name });
  },
  play(play, step, _seat, move) {
    if (move.do === 'choose') runAt(play.state, step.run).chosen = markOf(play, move.who[0] ?? '');
  },
};

const partAt = ({ book }: Look, step: RunStep): Part => {
  const part = book.parts[step.part];
  if (part === undefined) throw new Error(`no part ${step.part}`);
  return part;
};

/** How many there are to choose from; a stance may be another superpower's. */
function stancePart(look: Look, step: RunStep): Part {
  const part = partAt(look, step);
  if (part.effect.op !== 'stance' || part.effect.args.of === undefined) return part;
  const key = `${part.rule.key.split('.')[0]}.${part.effect.args.of}`;
  return look.book.byKey.get(key)?.byOp['stance']?.[0] ?? part;
}

function optionsOf(look: Look, step: RunStep): readonly string[] {
  const { effect, lists } = partAt(look, step);
  if (effect.op === 'chooseType') return effect.args.types;
  if (effect.op === 'stance') {
    const { effect: from } = stancePart(look, step);
    return from.op === 'stance' ? stanceKeys(from.args.options ?? {}) : [];
  }
  return lists.map(String);
}

const option: Asking<RunStep> = {
  moves: (look, step) => optionsOf(look, step).map((_, index): Move => ({ do: 'option', option: index })),
  refuse(look, step, _seat, move) {
    if (move.do !== 'option') return wrongAnswer;
    return move.option < optionsOf(look, step).length
      ? null
      : refusal('MC94', 'noSuchOption', { option: move.option });
  },
  play(play, step, _seat, move) {
    if (move.do !== 'option') return;
    const run = runAt(play.state, step.run);
    const part = partAt(play, step);
    const figure = nameOf(play, run.user);
    if (part.effect.op === 'chooseType') chooseType(play, run, part, move.option);
    else if (part.effect.op === 'stance') takeStance(play, run, step, move.option);
    else {
      const list = part.lists[move.option] ?? 0;
      tell(play.umpire, { did: 'choice', figure, rule: part.rule.key, option: move.option });
      const todo = allOf(play.book.lists[list]);
      const { when, means } = run;
      const inner = newRun(play.state, { list, todo, when, means }, { ...run, part: fresh, rest: [] });
      next(play, { do: 'effects', run: inner.id });
    }
  },
};

function chooseType(play: Play, run: Run, { effect }: Part, index: number): void {
  const attack = play.state.attacks.find(({ id }) => id === run.attack);
  const type = effect.op === 'chooseType' ? effect.args.types[index] : undefined;
  if (attack === undefined || type === undefined) return;
  attack.type = type;
  tell(play.umpire, { did: 'type', figure: nameOf(play, attack.attacker), type });
}

/** A new choice ends the old one. */
function takeStance(play: Play, run: Run, step: RunStep, index: number): void {
  const { state, book } = play;
  const part = stancePart(play, step);
  const all = part.lists.flatMap((list) => (book.lists[list] ?? []).map((one) => one.index));
  state.lasting = state.lasting.filter(({ effect, user }) => user !== run.user || !all.includes(effect));
  for (const one of book.lists[part.lists[index] ?? -1] ?? []) {
    makeLast(state, one, run, [step.subject]);
    state.lasting = state.lasting.map((lasting) =>
      lasting.effect === one.index && lasting.user === run.user
        ? { ...lasting, until: 'powerPhase', at: none }
        : lasting,
    );
  }
  const key = optionsOf(play, step)[index] ?? '';
  tell(play.umpire, { did: 'stance', figure: nameOf(play, step.subject), stance: key });
}

/** The largest number that may be named. */
function mostAmount(look: Look, step: RunStep): number {
  const { state } = look;
  const { effect } = partAt(look, step);
  if (effect.op === 'payForDice') return Math.min(effect.args.max, figureAt(state, step.subject).power);
  if (effect.op === 'lowerTracker') return Math.min(effect.args.upTo ?? 0, state.debris, 10);
  if (effect.op !== 'heal') return 0;
  const scene = sceneOf(state, runAt(state, step.run));
  return Math.min(amountOf(effect.args.amount, scene), figureAt(state, step.subject).damage, 10);
}

/** Every number from the most down to 0; where something is done as a whole or not at all, only these two (MC94). */
function amountsOf(look: Look, step: RunStep): number[] {
  const { effect } = partAt(look, step);
  const most = mostAmount(look, step);
  if (effect.op === 'heal' && !effect.args.upTo) return [most, 0];
  return Array.from({ length: most + 1 }, (_, i) => most - i);
}

const amount: Asking<RunStep> = {
  moves: (look, step) => amountsOf(look, step).map((one): Move => ({ do: 'amount', amount: one })),
  refuse(look, step, _seat, move) {
    if (move.do !== 'amount') return wrongAnswer;
    const found = amountsOf(look, step);
    return found.includes(move.amount)
      ? null
      : refusal('MC70', 'wrongAmount', { amount: move.amount, min: 0, max: found[0] ?? 0 });
  },
  play(play, step, _seat, move) {
    if (move.do !== 'amount') return;
    const run = runAt(play.state, step.run);
    const { op } = partAt(play, step).effect;
    if (op === 'heal') heal(play, step.subject, move.amount);
    else if (op === 'payForDice') {
      const paid = losePower(play, step.subject, move.amount);
      const attack = play.state.attacks.find(({ id }) => id === run.attack);
      if (attack !== undefined) attack.bought += paid;
    } else run.lowered = -moveTracker(play, -move.amount);
  },
};

/** Conditions to gain or to lose, and how many. */
function conditionChoice(look: Look, step: RunStep): { from: readonly Condition[]; count: number } {
  const { effect } = partAt(look, step);
  if (effect.op === 'condition') return { from: effect.args.conditions, count: effect.args.choose ?? 1 };
  if (effect.op !== 'removeConditions') return { from: [], count: 0 };
  return { from: conditionsOf(figureAt(look.state, step.subject)), count: effect.args.count ?? 0 };
}

const conditions: Asking<RunStep> = {
  moves(look, step) {
    const { from, count } = conditionChoice(look, step);
    return from.map((_, i): Move => {
      const chosen = Array.from({ length: count }, (_one, k) => from[(i + k) % from.length]);
      return { do: 'conditions', conditions: chosen.filter((one) => one !== undefined) };
    });
  },
  refuse(look, step, _seat, move): Refusal | null {
    if (move.do !== 'conditions') return wrongAnswer;
    const { from, count } = conditionChoice(look, step);
    const isOff = move.conditions.some((one) => !from.includes(one));
    const isTwice = new Set(move.conditions).size < move.conditions.length;
    return isOff || isTwice || move.conditions.length !== count
      ? refusal('MC55', 'otherConditions', { count })
      : null;
  },
  play(play, step, _seat, move) {
    if (move.do !== 'conditions') return;
    const { effect } = partAt(play, step);
    let removed = 0;
    for (const condition of move.conditions) {
      if (effect.op === 'condition') gainCondition(play, step.subject, condition);
      else if (loseCondition(play, step.subject, condition)) removed++;
    }
    if (effect.op === 'removeConditions')
      gainPower(play, step.subject, removed * (effect.args.gainPowerEach ?? 0));
  },
};

export function chooseSteps(steps: StepBook): void {
  steps.asks('choose', choosing);
  steps.asks('chooseTerrain', terrain);
  steps.asks('option', option);
  steps.asks('amount', amount);
  steps.asks('conditions', conditions);
}
