/** Dazed, KO'd, exhausted (MC14 to MC16, ME36, ME37, MA29, MA53), and what is dropped. */
import type { Step } from '@accretion/engine';
import { damageStep } from '../attack/course.ts';
import { keyOf, loseCondition } from '../effects/body.ts';
import { forcesOn } from '../effects/force.ts';
import { conditionsOf, figureAt, heroOf, staminaOf } from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { cosmic, type Figure } from '../state.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';
import { checkEnd } from './end.ts';
import { isShielded } from './missile.ts';

type FallStep = Step & { readonly figure: number; readonly isAsked?: boolean };

function fall(play: Play, step: FallStep): void {
  const { state, book } = play;
  const { figure: mark } = step;
  const figure = figureAt(state, mark);
  if (figure.gone || figure.dazed || figure.damage < staminaOf(book, state, figure)) return;
  if (exhaust(play, mark, figure)) return;
  // What it holds may still be passed on.
  if (!step.isAsked && figure.held.length > 0 && openMoment(play, 'wouldDrop', { subject: mark })) {
    next(play, { ...step, isAsked: true });
    return;
  }
  const hasOneLife =
    forcesOn(play, mark, 'oneLife').length > 0 || heroOf(book, figure).card.stamina.injured === undefined;
  if (figure.injured || hasOneLife) {
    figure.gone = true;
    figure.conditions = 0;
    tell(play.umpire, { did: 'ko', figure: keyOf(play, figure) });
  } else {
    figure.dazed = true;
    tell(play.umpire, { did: 'daze', figure: keyOf(play, figure) });
  }
  cutShort(play, mark);
  dropAll(play, mark);
  checkEnd(play);
}

/** MC15, MC17: its activation and its own attack before damage end at once. */
function cutShort({ state }: Play, mark: number): void {
  if (state.active?.figure === mark) state.active.over = true;
}

/** ME37: instead of falling. Returns false for those who cannot. */
function exhaust(play: Play, mark: number, figure: Figure): boolean {
  const [force] = forcesOn(play, mark, 'exhaust');
  if (force === undefined) return false;
  const { state, umpire } = play;
  const { tokens, heal, removeConditions, endActivation } = force.effect.args;
  const wasShielded = isShielded(play);
  state.exhaustion += tokens;
  tell(umpire, { did: 'exhaust', figure: keyOf(play, figure), tokens: state.exhaustion });
  if (heal) figure.damage = 0;
  if (removeConditions) for (const condition of conditionsOf(figure)) loseCondition(play, mark, condition);
  if (wasShielded && !isShielded(play)) tell(umpire, { did: 'shieldDown' });
  if (endActivation) {
    cutShort(play, mark);
    // MA53: his own attack ends too, in his own activation also after its damage.
    const isActive = state.active?.figure === mark;
    for (const attack of state.attacks)
      if (attack.attacker === mark && (isActive || attack.cursor <= damageStep)) attack.ended = true;
  }
  return true;
}

/** MC16: the opponent places each code within Range 2. */
export function dropAll(play: Play, mark: number): void {
  const figure = figureAt(play.state, mark);
  for (const kind of figure.held) next(play, { do: 'drop', seat: cosmic, figure: mark, kind });
}

/** A terrain feature was destroyed, after the effect that did it. */
function ruins(play: Play, { size }: Step & { readonly size: number }): void {
  openMoment(play, 'terrainDestroyed', { size });
  checkEnd(play);
}

export function fallSteps(steps: StepBook): void {
  steps.runs('fall', fall);
  steps.runs('ruins', ruins);
}
