/** Operations on the attack itself, on actions and activations. */
import { nextTarget } from '../../attack/course.ts';
import { whyNotTarget } from '../../attack/targets.ts';
import { gapOf } from '../../field/field.ts';
import { isUpAt, nameOf, seatOf } from '../../field/figures.ts';
import { next, type Play } from '../../play.ts';
import { type Attack, none } from '../../state.ts';
import { tell } from '../../story.ts';
import { offerExtra } from '../asks/act.ts';
import { asking, type Operations } from '../doing.ts';
import { endLasting } from '../lasting.ts';

/** MC83: what was used in this step and spoke of the target that is left. */
function lapse({ state }: Play, { id, target }: Attack): void {
  endLasting(state, ({ until, at, on, user }) => {
    if (until !== 'attack' || at !== id) return false;
    return on.length === 0 ? user === target : on.every((mark) => mark === target);
  });
}

export const attackOps: Operations = {
  chooseType(doing) {
    next(doing.play, asking('option', doing, none));
  },
  /** MC53, MC83: whoever used one last is the target; it is "targeted" now. */
  becomeTarget({ play, scene }, _effect, subject) {
    const { attack } = scene;
    if (attack === null || attack.target === subject) return;
    lapse(play, attack);
    attack.target = subject;
    attack.far = gapOf(play, attack.attacker, subject);
    tell(play.umpire, {
      did: 'retarget',
      figure: nameOf(play, attack.attacker),
      target: nameOf(play, subject),
    });
    for (const moment of play.state.moments)
      if (moment.attack === attack.id && moment.event === 'targeted') {
        moment.subject = subject;
        moment.declined = [];
      }
  },
  endAttackIfOut({ play, scene }, { args }) {
    const { attack } = scene;
    if (attack === null) return;
    const { state, book } = play;
    const rule = book.rules[attack.attack];
    if (rule === undefined) return;
    const isOut = whyNotTarget(play, attack.attacker, rule, attack.target, { from: attack.from }) !== null;
    if (!isOut) return;
    const isSingle = rule.attack?.shape === 'single';
    // MC86: of an area or beam this one attack ends, and the next target comes.
    if (isSingle) attack.ended = true;
    else attack.cursor = nextTarget;
    const { active } = state;
    const isRefunded = args.refundAction && attack.isAction && isSingle && active?.figure === attack.attacker;
    if (isRefunded && active !== null) active.actions += 1;
  },
  extraAttack(doing, _effect, subject) {
    const { play } = doing;
    // MC15: a figure that fell meanwhile makes none.
    if (!isUpAt(play.state, subject)) return;
    offerExtra(play, asking('extra', doing, subject, seatOf(play.state, subject)));
  },
  actionSequence({ play, run }, { args }, subject) {
    const seat = seatOf(play.state, subject);
    for (const step of args.steps)
      next(play, {
        do: 'inSequence',
        action: step === 'move' ? 'moveAction' : 'attackAction',
        seat,
        figure: subject,
        sequence: run.id,
        only: args.attack ?? '',
      });
  },
  activate({ play }, _effect, subject) {
    play.state.follow = subject;
  },
};
