/**
 * A view with what has been told since, event by event: what the table shows while scenes run. A test holds it to the
 * views the rules give.
 */
import { withId, withoutId } from '@accretion/engine';
import { conditions } from '../../rules/content/vocabulary.ts';
import { standsOn } from '../../rules/plane/spot.ts';
import { none, pieceMark, pileMark, type View } from '../../rules/state.ts';
import type { Story } from '../../rules/story.ts';
import type { Model } from '../field/model.ts';
import { isFigure, isPile, markOf } from '../field/names.ts';
import { planeOf } from '../field/plane.ts';
import { retellAttack } from './attack.ts';
import { type Retold, retellToken } from './tokens.ts';

type Figure = View['figures'][number];

export function retell(model: Model, { view, after }: Retold, event: Story): Retold {
  const told =
    retellAttack(model, view, event) ??
    retellToken(model, { view, after }, event) ??
    retellFigure(model, view, event) ??
    retellRound(model, view, event);
  return { view: told, after };
}

function withFigure(
  model: Model,
  view: View,
  name: string,
  change: (figure: Figure) => Partial<Figure>,
): View {
  const mark = markOf(model, view, name);
  if (!isFigure(mark)) return view;
  return {
    ...view,
    figures: view.figures.map((figure, i) => (i === mark ? { ...figure, ...change(figure) } : figure)),
  };
}

const moved = (model: Model, view: View, name: string, x: number, y: number): View =>
  withFigure(model, view, name, (figure) => ({
    x,
    y,
    on: standsOn(planeOf(model, view), x, y, model.heroes[figure.character]?.radius ?? 0),
  }));

const bit = (condition: (typeof conditions)[number]): number => 1 << conditions.indexOf(condition);

/** What happens to figures and piles. Null: it is about something else. */
function retellFigure(model: Model, view: View, event: Story): View | null {
  const change = (name: string, how: (figure: Figure) => Partial<Figure>): View =>
    withFigure(model, view, name, how);
  switch (event.did) {
    case 'deploy':
    case 'advance':
    case 'push':
    case 'place':
      return moved(model, view, event.figure, event.x, event.y);
    case 'throw':
      return moved(model, view, event.thing, event.x, event.y);
    case 'suffer':
      return event.who.reduce((now, who, i) => suffered(model, now, who, event.damage[i] ?? 0), view);
    case 'heal':
      return change(event.figure, ({ damage }) => ({ damage: Math.max(0, damage - event.amount) }));
    case 'power':
      return event.figures.reduce(
        (now, figure, i) => withFigure(model, now, figure, () => ({ power: event.power[i] ?? 0 })),
        view,
      );
    case 'use':
      return change(event.figure, ({ power }) => ({ power: Math.max(0, power - event.cost) }));
    case 'gainCondition':
      return change(event.figure, (one) => ({ conditions: one.conditions | bit(event.condition) }));
    case 'loseCondition':
      return change(event.figure, (one) => ({ conditions: one.conditions & ~bit(event.condition) }));
    case 'daze':
      return change(event.figure, () => ({ dazed: true }));
    case 'undaze':
      return change(event.figure, () => ({ dazed: false }));
    case 'flip':
      return change(event.figure, () => ({ dazed: false, injured: true, damage: 0, conditions: 0 }));
    case 'ko':
      return change(event.figure, () => ({ gone: true, conditions: 0 }));
    case 'exhaust':
      return { ...change(event.figure, () => ({ damage: 0, conditions: 0 })), exhaustion: event.tokens };
    case 'giveActivated':
      return change(event.figure, () => ({ activated: true }));
    default:
      return null;
  }
}

function suffered(model: Model, view: View, who: string, damage: number): View {
  const mark = markOf(model, view, who);
  if (!isPile(mark)) return withFigure(model, view, who, () => ({ damage }));
  return {
    ...view,
    piles: view.piles.map((pile, i) => (i === mark - pileMark ? { ...pile, damage } : pile)),
  };
}

/** Rounds, turns and activations, and terrain. */
function retellRound(model: Model, view: View, event: Story): View {
  switch (event.did) {
    case 'round':
      return {
        ...view,
        ...{ round: event.round, track: 0, side: 'none', activated: 0 },
        figures: view.figures.map((figure) => ({ ...figure, activated: false })),
      };
    case 'turn':
      return { ...view, side: event.side, turn: event.turn, activated: 0 };
    case 'activate': {
      const figure = Math.max(0, markOf(model, view, event.figure));
      return {
        ...view,
        active: {
          ...{ figure, actions: 2, acted: false, advanced: false, attacked: [], interacted: [] },
          ...{ extra: false, over: false },
        },
      };
    }
    case 'activationOver': {
      const isBoss = markOf(model, view, event.figure) === view.figures.findIndex(({ seat }) => seat === 2);
      const done = withFigure(model, view, event.figure, () => ({ activated: !isBoss }));
      return { ...done, active: null, activated: isBoss ? view.activated : view.activated + 1 };
    }
    case 'card':
      return {
        ...view,
        squads: view.squads.map((squad, seat) =>
          seat === event.seat
            ? {
                ...squad,
                cards: squad.cards.filter((card) => card !== event.card),
                played: [...squad.played, event.card],
              }
            : squad,
        ),
      };
    case 'destroy':
      return { ...destroyed(model, view, event.piece), debris: event.debris };
    case 'storm':
      return { ...view, debris: event.debris };
    default:
      return view;
  }
}

function destroyed(model: Model, view: View, name: string): View {
  const mark = markOf(model, view, name);
  if (isPile(mark))
    return {
      ...view,
      piles: view.piles.map((pile, i) => (i === mark - pileMark ? { damage: 0, isStanding: false } : pile)),
    };
  const piece = mark - pieceMark;
  if (mark === none || piece >= model.pieceKeys.length) return view;
  return {
    ...view,
    standing: withoutId(view.standing, piece),
    destroyed: withId(view.destroyed, piece),
    figures: view.figures.map((figure) => (figure.on === piece ? { ...figure, on: none } : figure)),
  };
}
