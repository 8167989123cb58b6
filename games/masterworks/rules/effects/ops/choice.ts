/** Operations that are a choice between lists of effects. */
import { next } from '../../play.ts';
import { none } from '../../state.ts';
import { asking, type Operations } from '../doing.ts';

export const choiceOps: Operations = {
  chooseOne(doing) {
    next(doing.play, asking('option', doing, none));
  },
  stance(doing, _effect, subject) {
    next(doing.play, asking('option', doing, subject));
  },
};
