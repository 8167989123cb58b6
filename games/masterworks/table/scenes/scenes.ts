/** The scenes of an update: attacks with their dice, movements of others, the boss's turn step by step. */
import { has, type Seats } from '@accretion/engine';
import { isOfFrame } from '../../../pieces/told.ts';
import type { Scene, Update } from '../../../table.ts';
import type { View } from '../../rules/state.ts';
import type { Story } from '../../rules/story.ts';
import type { Model } from '../field/model.ts';
import { markOf } from '../field/names.ts';
import { type Beat, beatsOf, type Kind } from './beats.ts';
import { retell } from './retell.ts';
import type { Retold } from './tokens.ts';

/** Milliseconds at normal speed. */
const lasting: Readonly<Record<Kind, number>> = {
  ...{
    turn: 1_500,
    call: 900,
    roll: 1_200,
    change: 1_000,
    outcome: 1_700,
    go: 900,
    dice: 1_100,
    tokens: 700,
  },
};

/** No update takes longer. */
const longest = 14_000;

export function scenesOf(
  { before, after, news, viewer }: Update<View, Story>,
  model: Model,
): readonly Scene<View, Story>[] {
  const beats = beatsOf(news).filter((beat) => !isOwnMove(model, after, beat, viewer));
  let told: Retold = { view: before, after };
  let at = 0;
  const scenes = beats.map(({ kind, events }): Scene<View, Story> => {
    const end = news.findIndex(({ n }) => n === events.at(-1)?.n) + 1;
    for (; at < end; at++) {
      const event = news[at]?.event;
      if (event !== undefined && !isOfFrame(event)) told = retell(model, told, event);
    }
    return { kind, events, view: told.view, lasts: lasting[kind] };
  });
  const sum = scenes.reduce((all, { lasts }) => all + (lasts ?? 0), 0);
  const factor = Math.min(1, longest / Math.max(1, sum));
  return scenes.map((scene) => ({ ...scene, lasts: Math.round((scene.lasts ?? 0) * factor) }));
}

/** What a person just did themselves is no news to them; what the dice say about it is. */
function isOwnMove(model: Model, view: View, { first }: Beat, viewer: Seats): boolean {
  switch (first.did) {
    case 'advance':
    case 'deploy':
    case 'activate':
    case 'use':
    case 'interact':
      return isHeld(model, view, first.figure, viewer);
    case 'card':
    case 'decline':
      return has(viewer, first.seat);
    default:
      return false;
  }
}

function isHeld(model: Model, view: View, name: string, viewer: Seats): boolean {
  const seat = view.figures[markOf(model, view, name)]?.seat;
  return seat !== undefined && has(viewer, seat);
}
