/** An activation from its start to its token (MC21, MC66, MA35). */
import type { Step } from '@accretion/engine';
import type { Move } from '../answers.ts';
import { endLasting } from '../effects/lasting.ts';
import { innateAt, startInnatePart } from '../effects/later.ts';
import { startHarm } from '../effects/start.ts';
import { figureAt, hasCondition, isCosmic, isUp, nameOf, staminaOf } from '../field/figures.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { none } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';
import { openAct } from './act.ts';

type FigureStep = Step & { readonly figure: number; readonly isExtra?: boolean };

/** MC21: two actions. */
const actions = 2;

function start(play: Play, { figure, isExtra }: FigureStep): void {
  const { state } = play;
  state.active = {
    figure,
    actions,
    acted: false,
    advanced: false,
    attacked: [],
    interacted: [],
    extra: isExtra === true,
    over: false,
  };
  endLasting(state, ({ until, user }) => until === 'ownActivation' && user === figure);
  tell(play.umpire, { did: 'activate', figure: nameOf(play, figure) });
  next(play, { do: 'activating', figure });
}

/** Open moments, one after the other, until it is over. */
function goOn(play: Play, step: FigureStep): void {
  const { state } = play;
  const figure = figureAt(state, step.figure);
  if (state.active === null || state.active.over || !isUp(figure)) {
    next(play, { do: 'activationOver', figure: step.figure });
    return;
  }
  next(play, openAct(play, step.figure), step);
}

/** Stands for Bleed among the effects at the end of an activation; the others go by their part. */
const bleed = none;

type EndingStep = FigureStep & { readonly left: readonly number[] };
type OrderStep = EndingStep & { readonly seat: number };

/** MC66: its "end of activation" effects, in the order its player likes. */
function endings(play: Play, { figure: mark }: FigureStep): void {
  const figure = figureAt(play.state, mark);
  const left = innateAt(play, mark, 'activationEnd').map(({ index }) => index);
  if (hasCondition(figure, 'bleed')) left.unshift(bleed);
  next(play, { do: 'ending', figure: mark, left }, { do: 'leaving', figure: mark });
}

/** MD12: Bleed and healing come to the same in any order, unless too little is left to heal or the figure would fall. */
function canMatter({ book, state }: Look, mark: number, left: readonly number[]): boolean {
  const figure = figureAt(state, mark);
  let healed = 0;
  for (const index of left) {
    if (index === bleed) continue;
    const effect = book.parts[index]?.effect;
    if (effect?.op !== 'heal' || effect.who !== 'self' || typeof effect.args.amount !== 'number') return true;
    healed += effect.args.amount;
  }
  const isFalling = figure.damage + 1 >= staminaOf(book, state, figure);
  return left.includes(bleed) && (figure.damage < healed || isFalling);
}

function ending(play: Play, { figure, left }: EndingStep): void {
  if (!isUp(figureAt(play.state, figure))) return;
  const [first, ...others] = left;
  if (first === undefined) return;
  if (others.length > 0 && canMatter(play, figure, left))
    next(play, { do: 'endOrder', seat: figureAt(play.state, figure).seat, figure, left });
  else endWith(play, figure, first, others);
}

function endWith(play: Play, figure: number, first: number, left: readonly number[]): void {
  const part = play.book.parts[first];
  if (first === bleed) startHarm(play, none, 'condition', [{ who: figure, amount: 1 }], { gives: 'none' });
  else if (part !== undefined) startInnatePart(play, figure, part, 'activationEnd');
  next(play, { do: 'ending', figure, left });
}

/** Which comes next. */
const ordering: Asking<OrderStep> = {
  moves: (_look, { left }) => left.map((_, option): Move => ({ do: 'option', option })),
  refuse(_look, { left }, _seat, move) {
    if (move.do !== 'option') return wrongAnswer;
    return move.option < left.length ? null : refusal('MC66', 'noSuchOption', { option: move.option });
  },
  play(play, { figure, left }, _seat, move) {
    const first = move.do === 'option' ? left[move.option] : undefined;
    if (first === undefined) return;
    const others = left.filter((one) => one !== first);
    endWith(play, figure, first, others);
  },
};

/** Follow Me: before the token. */
function leaving(play: Play, { figure }: FigureStep): void {
  if (isUp(figureAt(play.state, figure))) openMoment(play, 'activationEnd', { subject: figure });
}

function over(play: Play, { figure: mark }: FigureStep): void {
  const { state } = play;
  const figure = figureAt(state, mark);
  const isExtra = state.active?.extra === true;
  // ME42: the boss gets none.
  if (!isCosmic(figure.seat)) {
    figure.activated = true;
    if (!isExtra) state.activated += 1;
  }
  state.active = null;
  endLasting(state, ({ until }) => until === 'activation');
  tell(play.umpire, { did: 'activationOver', figure: nameOf(play, mark) });
  const { follow } = state;
  state.follow = none;
  const other = state.figures[follow];
  if (other !== undefined && isUp(other) && !other.activated)
    next(play, { do: 'activation', figure: follow, isExtra: true });
}

export function activationSteps(steps: StepBook): void {
  steps.runs('activation', start);
  steps.runs('activating', goOn);
  steps.runs('endings', endings);
  steps.runs('ending', ending);
  steps.asks('endOrder', ordering);
  steps.runs('leaving', leaving);
  steps.runs('activationOver', over);
}
