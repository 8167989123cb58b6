/** Operations that move figures and break terrain. */
import type { Anchor } from '../../content/vocabulary.ts';
import { destroy } from '../../encounter/destroy.ts';
import { figureAt, isFigure, isUp, seatOf } from '../../field/figures.ts';
import { startShove } from '../../move/shove.ts';
import { next, type Play } from '../../play.ts';
import { none, pieceMark, type Run } from '../../state.ts';
import { constructSpots } from '../asks/act.ts';
import { breakable } from '../breakable.ts';
import { asking, type Operations } from '../doing.ts';
import { countedRule, countUse } from '../limits.ts';
import { sceneOf } from '../scene.ts';
import { anchorOf } from '../who.ts';

const moved = ['moved'] as const;

/** What it is measured from or points to: the subject of the trigger, not whoever is being moved. */
const pointOf = (play: Play, run: Run, of: Anchor | undefined): number =>
  of === undefined ? none : anchorOf(play, of, sceneOf(play.state, run));

export const moveOps: Operations = {
  /** MD5: made by the seat of the figure that advances. */
  advance(doing, { args, may }, subject) {
    const { play, run, part } = doing;
    if (!isFigure(subject) || !isUp(figureAt(play.state, subject))) return;
    countUse(play.state, part.rule.limit, countedRule(part.rule), run.user, subject, none, moved);
    next(play, {
      ...asking('go', doing, subject, seatOf(play.state, subject)),
      tool: args.tool,
      dir: args.dir ?? 'any',
      anchor: pointOf(play, run, args.of),
      mayPass: may === true,
    });
  },
  push({ play, run, part }, { args, may }, subject) {
    countUse(play.state, part.rule.limit, countedRule(part.rule), run.user, subject, none, moved);
    startShove(play, run, {
      kind: 'push',
      thing: subject,
      tool: args.tool,
      dir: args.dir,
      anchor: pointOf(play, run, args.of),
      mayPass: may === true,
    });
  },
  throw({ play, run }, { args, may }, subject) {
    startShove(play, run, {
      kind: 'throw',
      thing: subject,
      tool: args.tool,
      dir: args.dir,
      anchor: pointOf(play, run, args.of),
      mayPass: may === true,
      unhurt: args.thrownUnhurt === true,
      ...(args.by !== undefined && { by: pointOf(play, run, args.by) }),
    });
  },
  place({ play, run, scene }, { args, may }, subject) {
    const anchor = args.of === 'self' ? none : pointOf(play, run, args.of);
    if (args.of !== 'self' && anchor === none) return;
    const range = args.range === 'X' ? scene.x : args.range;
    startShove(play, run, { kind: 'place', thing: subject, range, anchor, mayPass: may === true });
  },
  preventMove({ scene }) {
    if (scene.shove !== null) scene.shove.isPrevented = true;
  },
  destroyTerrain({ play, run, scene }, effect) {
    const sizes: number[] = [];
    const marks = scene.chosen >= pieceMark ? [scene.chosen] : breakable(play, effect, scene);
    const count = effect.args.count === 'all' ? marks.length : effect.args.count;
    for (const mark of marks.slice(0, count)) sizes.push(destroy(play, mark));
    run.destroyed = sizes.filter((size) => size > 0);
  },
  placeConstruct(doing, { args }, subject) {
    const { state } = doing.play;
    const inPlay =
      state.piles.filter(({ isStanding }) => isStanding).length +
      state.constructs.filter(({ isStanding }) => isStanding).length;
    const step = asking('construct', doing, subject);
    // MC94: as far as possible, so not where there is no room.
    if (inPlay < args.maxInPlay && constructSpots(doing.play, step).length > 0) next(doing.play, step);
  },
};
