/** An activation from its start to its token (MC21, MC66, MA35). */
import type { Step } from '@accretion/engine';
import { endLasting } from '../effects/lasting.ts';
import { startInnate } from '../effects/later.ts';
import { startHarm } from '../effects/start.ts';
import { figureAt, hasCondition, isCosmic, isUp, nameOf, staminaOf } from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { none } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';

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
  next(play, { do: 'act', seat: figure.seat, figure: step.figure }, step);
}

/** MC66: its "end of activation" effects; bleeding comes first unless it would fall by it and be healed. */
function endings(play: Play, { figure: mark }: FigureStep): void {
  const { state, book } = play;
  const figure = figureAt(state, mark);
  const isBleeding = hasCondition(figure, 'bleed');
  const wouldFall = figure.damage + 1 >= staminaOf(book, state, figure);
  const bleed = (): void => {
    if (isBleeding) startHarm(play, none, 'condition', [{ who: mark, amount: 1 }], { gives: 'none' });
  };
  if (!wouldFall) bleed();
  startInnate(play, mark, 'activationEnd');
  if (wouldFall) bleed();
  next(play, { do: 'leaving', figure: mark });
}

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
  steps.runs('leaving', leaving);
  steps.runs('activationOver', over);
}
