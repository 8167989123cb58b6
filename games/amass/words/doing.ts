/** What those who are asked are doing, and when everybody can see that no card can be played. */
import type { Seat } from '@accretion/engine';
import { stepOf } from '../../pieces/choosing.ts';
import { doingBy } from '../../pieces/doing.ts';
import { forcedMove } from '../../pieces/passing.ts';
import type { RulesetWith } from '../../words.ts';
import type { Board } from '../rules/board.ts';
import { crewAt } from '../rules/crews.ts';
import type { Move, State, View } from '../rules/state.ts';

const agreeing = { en: 'agreeing with a partner', de: 'mit dem Partner einigen' };

export const doing = doingBy({
  takeBase: { en: 'choosing a base', de: 'Basis wählen' },
  choose: { en: 'choosing a Resource card', de: 'Rohstoffkarte wählen' },
  plan: { en: 'planning', de: 'planen' },
  command: { en: 'deciding on Command cards', de: 'über Befehlskarten entscheiden' },
  pick: { en: 'choosing a fight', de: 'Kampf wählen' },
  react: { en: 'deciding on Combat cards', de: 'über Kampfkarten entscheiden' },
  propose: agreeing,
  answer: agreeing,
  steal: { en: 'stealing', de: 'stehlen' },
  store: { en: 'storing cubes', de: 'Steine einlagern' },
});

/** A36, A42: hands are hidden, so a crew counts as if it held every card of the deck and of all hands. */
export function pass(view: View, seat: Seat, ruleset: RulesetWith<Board>): Move | null {
  const step = stepOf(view, seat)?.do;
  if (step !== 'command' && step !== 'react') return null;
  return forcedMove<State, Move>(ruleset, view, seat, (state) => {
    crewAt(state, seat).hand = [...state.actions, ...state.crews.flatMap(({ hand }) => hand)];
  });
}
