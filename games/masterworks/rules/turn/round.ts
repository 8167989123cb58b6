/** The round: Power Phase, Activation Phase, Cleanup (MC20, MC23, ME5, ME6, ME11, ME43). */
import type { Step } from '@accretion/engine';
import { gainTogether, keyOf, losePower, shedImmune } from '../effects/body.ts';
import { endLasting } from '../effects/lasting.ts';
import { innateAt, startInnate } from '../effects/later.ts';
import { refresh } from '../effects/limits.ts';
import { hasCondition, isCosmic } from '../field/figures.ts';
import { next, type Play, type StepBook } from '../play.ts';
import { tell } from '../story.ts';
import { openMoment } from '../window/open.ts';

/** ME5: everybody gains 1; then player effects, the Crisis Team's first. MA61: Poison takes its Power after the gain. */
function powerPhase(play: Play): void {
  const { state } = play;
  state.round += 1;
  tell(play.umpire, { did: 'round', round: state.round });
  endLasting(state, ({ until }) => until === 'powerPhase');
  gainTogether(
    play,
    state.figures.map((_, who) => ({ who, amount: 1 })),
  );
  for (const isCosmicSide of [false, true])
    state.figures.forEach((figure, mark) => {
      if (isCosmic(figure.seat) !== isCosmicSide || figure.gone) return;
      if (hasCondition(figure, 'poison')) losePower(play, mark, 1);
      if (innateAt(play, mark, 'powerPhase').length > 0) next(play, { do: 'powerGiven', figure: mark });
    });
  next(play, { do: 'phaseStart' });
}

/** One after the other: what waits for its turn on the agenda needs no run yet. */
const powerGiven = (play: Play, { figure }: Step & { readonly figure: number }): void =>
  startInnate(play, figure, 'powerPhase');

function phaseStart(play: Play): void {
  openMoment(play, 'activationPhaseStart');
  next(play, { do: 'crisisTurn' });
}

/** ME43. */
function cleanup(play: Play): void {
  const { state } = play;
  state.figures.forEach((figure, mark) => {
    figure.activated = false;
    if (!figure.dazed || figure.gone) return;
    figure.dazed = false;
    figure.damage = 0;
    figure.conditions = 0;
    figure.injured = true;
    tell(play.umpire, { did: 'flip', figure: keyOf(play, figure) });
    shedImmune(play, mark);
  });
  state.track = 0;
  refresh(state, 'round');
  next(play, { do: 'fly' }, { do: 'powerPhase' });
}

export function roundSteps(steps: StepBook): void {
  steps.runs('powerPhase', powerPhase);
  steps.runs('powerGiven', powerGiven);
  steps.runs('phaseStart', phaseStart);
  steps.runs('cleanup', cleanup);
}
