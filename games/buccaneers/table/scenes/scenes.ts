/** The scenes of an update: all picks turn together, effects, hands go on, the scoring, a new Round (B6 to B15). */
import type { Modelled, Scene, Update } from '../../../table.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Story, View } from '../../rules/state.ts';
import { isScoring } from '../../rules/turns.ts';
import type { Happening } from '../types.ts';
import { beatsOf } from './beats.ts';
import { retell, takePicks } from './retell.ts';
import { stepScenes } from './stepScenes.ts';

type BoardScene = Scene<View, Story>;

/** Milliseconds at normal speed. */
const lasts = { reveal: 1700, arrive: 600, pass: 600, pile: 700, hole: 1900 };
/** Of the scoring: what came before the weighing, and who has won. */
const reading = { opening: 1600, end: 2200 };
/** For an effect; several of them share what there is for all. */
const effect = { longest: 1300, all: 3600 };

const isOfReveal = ({ event }: Happening): boolean => event.did === 'reveal';

export function scenesOf(
  { before, after, news, viewer }: Update<View, Story>,
  { model: cards }: Modelled<Cards>,
): readonly BoardScene[] {
  if (news.some(({ event }) => event.did === '@undo')) return [];
  const beats = beatsOf(news, viewer);
  const effects = beats.filter(({ kind }) => kind === 'turn').length;
  const ofEffect = Math.min(effect.longest, effect.all / Math.max(1, effects));
  const scenes: BoardScene[] = [];
  let view = before;
  let untold: readonly Happening[] = [];

  const add = (kind: string, shown: View, time: number | null, events: readonly Happening[]): void => {
    scenes.push({ kind, events: [...untold, ...events], view: shown, lasts: time });
    untold = [];
  };
  const step = (kind: string, shown: View, time: number | null, events: readonly Happening[]): void => {
    scenes.push({ kind, events: [...untold, ...events], view: shown, lasts: time, isStep: true });
    untold = [];
  };
  const move = (events: readonly Happening[], from = view): View =>
    events.reduce((now, { event }) => retell(now, event, { cards, after }), from);

  for (const beat of beats) {
    const { kind, events } = beat;
    const next = move(events);
    switch (kind) {
      case null:
        untold = [...untold, ...events];
        break;
      case 'reveal': {
        const turned = events.filter(isOfReveal);
        add('reveal', isScoring(view) ? view : takePicks(view), lasts.reveal, turned);
        add('arrive', next, lasts.arrive, events);
        break;
      }
      case 'turn':
        add('turn', next, ofEffect, events);
        break;
      case 'pass':
        // The old hands leave; the new ones are there afterwards.
        add('pass', view, lasts.pass, events);
        break;
      case 'pile':
      case 'hole':
        add(kind, next, lasts[kind], events);
        break;
      case 'end':
        step(kind, next, reading.end, events);
        break;
      default: {
        // The scoring opens with what came before the weighing.
        if (untold.length > 0) step('score D', view, reading.opening, []);
        const from = view;
        for (const one of stepScenes(kind, events, (told) => move(told, from)))
          step(kind, one.view, one.lasts, one.events);
      }
    }
    view = next;
  }
  return scenes;
}
