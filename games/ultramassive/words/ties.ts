/** What decided places where Solar Mass was level, a sentence for each pair of neighbours (R62, R79). */

import type { Language, Modelled } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import { tiesOf } from '../rules/ranking.ts';
import { isSolo, type View } from '../rules/state.ts';
import { say } from './boardTexts.ts';

export function ties(
  view: View,
  names: readonly string[],
  ruleset: Modelled<Cards>,
  language: Language,
): readonly string[] {
  if (view.phase !== 'over' || isSolo(view)) return [];
  return tiesOf(ruleset.model, view).map(({ ahead, behind, step, values: [more, less] }) => {
    const [first, second] = [names[ahead] ?? '', names[behind] ?? ''];
    const mass = view.seats[ahead]?.mass ?? 0;
    if (step === null) return say(language, 'tie.shared', { first, second, mass });
    return say(language, 'tie.ahead', {
      first,
      second,
      mass,
      step: say(language, `end.${step}`),
      more,
      less,
    });
  });
}
