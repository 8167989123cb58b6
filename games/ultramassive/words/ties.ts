/** What decided places where Solar Mass was level, a sentence for each pair of neighbours (R62, R79). */
import type { Ruleset } from '@accretion/engine';
import type { Language } from '../../table.ts';
import { tiesOf } from '../rules/ranking.ts';
import { isSolo, type View } from '../rules/state.ts';
import { say } from './boardTexts.ts';
import { openPart } from './known.ts';
import { cardsIn } from './things.ts';

export function ties(
  given: unknown,
  names: readonly string[],
  ruleset: Ruleset,
  language: Language,
): readonly string[] {
  const view = given as View;
  const state = openPart(view);
  if (view.phase !== 'over' || isSolo(state)) return [];
  return tiesOf(cardsIn(ruleset), state).map(({ ahead, behind, step, values: [more, less] }) => {
    const [first, second] = [ahead, behind].map((seat) => names[seat] ?? '') as [string, string];
    const mass = state.seats[ahead]?.mass ?? 0;
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
