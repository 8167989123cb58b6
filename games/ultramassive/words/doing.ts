/** What those who are asked are doing, and when everybody can see that nothing is left to do. */
import type { Seat } from '@accretion/engine';
import { stepOf } from '../../pieces/choosing.ts';
import { doingBy } from '../../pieces/doing.ts';
import { forcedMove } from '../../pieces/passing.ts';
import type { RulesetWith } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import { type Move, placeOf, type State, type View } from '../rules/state.ts';

const gaining = { en: 'gaining Resources', de: 'Ressourcen erhalten' };
const acting = { en: 'taking Actions', de: 'Aktionen ausführen' };

export const doing = doingBy({
  placeWormholes: { en: 'placing Wormholes', de: 'Wurmlöcher legen' },
  pick: { en: 'drafting a Resource', de: 'Ressource wählen' },
  nextResource: gaining,
  recycle: gaining,
  discover: { en: 'deciding what to Discover', de: 'Entdeckung wählen' },
  chooseCore: { en: 'choosing a Core Anomaly', de: 'Kernanomalie wählen' },
  keep: { en: 'choosing a Resource card', de: 'Ressourcenkarte wählen' },
  place: { en: 'placing a token', de: 'Plättchen legen' },
  orbit: { en: 'choosing a Channel', de: 'Kanal wählen' },
  siphon: { en: 'siphoning', de: 'absaugen' },
  remove: { en: 'removing a token', de: 'Plättchen entfernen' },
  act: acting,
  discard: acting,
  empower: acting,
  upgrade: acting,
  moveStack: acting,
  openWormholes: acting,
  discoverNow: acting,
});

/** H2: hands are hidden, so a seat counts as if it held every card of the deck and of all hands. */
export function pass(view: View, seat: Seat, ruleset: RulesetWith<Cards>): Move | null {
  if (stepOf(view, seat)?.do !== 'act') return null;
  const move = forcedMove<State, Move>(ruleset, view, seat, (state) => {
    const place = placeOf(state, seat);
    if (place.hand.length > 0) place.hand = [...state.deck, ...state.seats.flatMap(({ hand }) => hand)];
  });
  return move?.do === 'end' ? move : null;
}
