/** What settled the result beside the points themselves. */

import { listed } from '../../pieces/words.ts';
import type { Language, Modelled } from '../../words.ts';
import type { Board } from '../rules/board.ts';
import { asidePoints, pointsOf } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import { others } from './names.ts';
import { decidedBy } from './story.ts';
import { say, sayCount } from './texts.ts';

export function ties(
  view: View,
  names: readonly string[],
  ruleset: Modelled<Board>,
  language: Language,
): readonly string[] {
  if (view.ending === null) return [];
  if (view.coop) {
    const by = decidedBy[view.ending === 'won' ? 'coopWon' : 'coopLost'];
    return by === undefined ? [] : [by[language]];
  }
  const board = ruleset.model;
  const all = [...names, ...others(view, ruleset, language).map(({ name }) => name)];
  const crews = view.crews.map((crew, i) => ({
    name: all[i] ?? '',
    points: pointsOf(board, crew),
    aside: asidePoints(board, crew),
  }));
  return [...new Set(crews.map(({ points }) => points))].flatMap((points) => {
    const group = crews.filter((one) => one.points === points);
    if (group.length === 1) return [];
    const words = {
      names: listed(
        language,
        group.map(({ name }) => name),
      ),
      points: sayCount(language, 'points', points),
    };
    if (new Set(group.map(({ aside }) => aside)).size === 1) return [say(language, 'tie.shared', words)];
    const list = group.map(({ name, aside }) => say(language, 'each', { player: name, amount: aside }));
    return [say(language, 'tie.aside', { ...words, list: list.join(', ') })];
  });
}
