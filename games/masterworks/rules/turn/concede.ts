/** MA62: a side may concede; both Crisis seats must agree (MD7). */
import type { Step } from '@accretion/engine';
import { endMatch } from '../encounter/end.ts';
import { isCosmic } from '../field/figures.ts';
import { type Asking, next, type Play, type StepBook, wrongAnswer } from '../play.ts';
import { crisisA, crisisB } from '../state.ts';
import { tell } from '../story.ts';

type SeatStep = Step & { readonly seat: number };

function concede(play: Play, { seat }: SeatStep): void {
  tell(play.umpire, { did: 'concede', seat });
  if (isCosmic(seat)) endMatch(play, 'conceded', 'crisis');
  else next(play, { do: 'agreeing', seat: seat === crisisA ? crisisB : crisisA });
}

const agreeing: Asking<SeatStep> = {
  moves: () => [{ do: 'playOn' }, { do: 'agree' }],
  refuse: (_look, _step, _seat, move) => (move.do === 'agree' || move.do === 'playOn' ? null : wrongAnswer),
  play(play, _step, seat, move) {
    if (move.do === 'agree') endMatch(play, 'conceded', 'cosmic');
    else tell(play.umpire, { did: 'playOn', seat });
  },
};

export function concedeSteps(steps: StepBook): void {
  steps.runs('concede', concede);
  steps.asks('agreeing', agreeing);
}
