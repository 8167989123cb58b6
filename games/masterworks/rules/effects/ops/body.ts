/** Operations on damage, Power and conditions. */
import { conditionsOf, figureAt, isFigure, isUpAt, nameOf, seatOf } from '../../field/figures.ts';
import { next } from '../../play.ts';
import { cosmic, none } from '../../state.ts';
import { tell } from '../../story.ts';
import { amountOf, timesOf } from '../amounts.ts';
import { gainCondition, gainPower, gainTogether, heal, keyOf, loseCondition, losePower } from '../body.ts';
import { asking, type Operations } from '../doing.ts';
import { reduce } from '../harm.ts';
import { countedRule, countUse } from '../limits.ts';
import { sceneOf } from '../scene.ts';
import { peopleOf } from '../who.ts';

export const bodyOps: Operations = {
  reduceDamage({ scene }, { args }, subject) {
    const { harm } = scene;
    if (harm !== null) reduce(harm, subject, amountOf(args.amount, scene), args.min);
  },
  /** MC94: "may" and "up to" are free choices. */
  heal(doing, { args, may }, subject) {
    const { play, scene } = doing;
    const { damage } = figureAt(play.state, subject);
    if (!isUpAt(play.state, subject) || damage === 0) return;
    if (may || args.upTo) next(play, asking('amount', doing, subject));
    else heal(play, subject, amountOf(args.amount, scene));
  },
  undaze({ play }, _effect, subject) {
    const figure = figureAt(play.state, subject);
    if (!figure.dazed) return;
    figure.dazed = false;
    tell(play.umpire, { did: 'undaze', figure: keyOf(play, figure) });
  },
  /** All whom it is about at the same time. */
  gainPower({ play, run, part }, { args }, subject) {
    const all = [subject, ...run.rest];
    run.rest = [];
    const gains = all.map((who) => {
      const scene = sceneOf(play.state, run, who);
      return { who, amount: amountOf(args.amount, scene) * timesOf(play, args, scene) };
    });
    gainTogether(play, gains);
    for (const { who } of gains)
      countUse(play.state, part.rule.limit, countedRule(part.rule), run.user, who, none, ['gainer']);
  },
  losePower({ play, scene }, { args }, subject) {
    losePower(play, subject, amountOf(args.amount, scene) * timesOf(play, args, scene));
  },
  sapPower({ play, scene }, { args }, subject) {
    const lost = losePower(play, subject, amountOf(args.amount, scene) * timesOf(play, args, scene));
    for (const to of peopleOf(play, args.to, scene)) gainPower(play, to, lost);
  },
  condition(doing, { args }, subject) {
    const { play } = doing;
    if (args.choose !== undefined && args.choose < args.conditions.length) {
      next(play, asking('conditions', doing, subject));
      return;
    }
    for (const condition of args.conditions) gainCondition(play, subject, condition);
  },
  removeConditions(doing, { args }, subject) {
    const { play } = doing;
    const all = conditionsOf(figureAt(play.state, subject));
    if (args.count !== undefined && all.length > args.count) {
      next(play, asking('conditions', doing, subject));
      return;
    }
    const which = args.which === undefined ? all : all.filter((one) => args.which?.includes(one));
    let removed = 0;
    for (const condition of which) if (loseCondition(play, subject, condition)) removed++;
    gainPower(play, subject, removed * (args.gainPowerEach ?? 0));
  },
  // ME42: the boss never gets a token.
  giveActivated({ play }, _effect, subject) {
    if (!isFigure(subject) || seatOf(play.state, subject) === cosmic) return;
    figureAt(play.state, subject).activated = true;
    tell(play.umpire, { did: 'giveActivated', figure: nameOf(play, subject) });
  },
};
