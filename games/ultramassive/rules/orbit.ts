/** Orbit: one Channel moves inward (R46 to R48). */
import type { Umpire } from '@accretion/engine';
import { lastSpace, spacesPerChannel } from './board.ts';
import type { Cards } from './cards.ts';
import type { Token } from './content.ts';
import { trigger } from './passives.ts';
import { no } from './refusal.ts';
import {
  type Channel,
  channels,
  type Move,
  type Of,
  placeOf,
  type SeatStep,
  type State,
  tell,
} from './state.ts';

export type OrbitStep = SeatStep & { readonly spaces: number };

/** A50: any Channel, an empty one too. */
const choices: readonly Move[] = channels.map((channel) => ({ do: 'orbit', channel }));

export const orbitStep = (cards: Cards): Of<OrbitStep> => ({
  moves: () => choices,
  refuse: (_state, _step, _seat, move) => (move.do === 'orbit' ? null : no('R46', 'chooseChannel')),
  play(state, { spaces }, seat, move, umpire) {
    if (move.do === 'orbit') orbit(cards, state, seat, move.channel, spaces, umpire);
  },
});

/** R46, R47: every stack moves inward, the innermost first, and stops on the Black Hole. */
export function orbit(
  cards: Cards,
  state: State,
  seat: number,
  channel: Channel,
  spaces: number,
  umpire: Umpire,
): void {
  const place = placeOf(state, seat);
  const last = lastSpace(place.size);
  const row = place[channel];
  const moved: (readonly Token[])[] = [];
  for (let i = 0; i < spacesPerChannel; i++)
    moved.push((i >= spaces && i < last ? row[i - spaces] : undefined) ?? []);
  const reached = row.slice(Math.max(0, last - spaces), last).flat();
  place[channel] = moved;
  if (reached.length > 0) place.hole = [...place.hole, ...reached];
  if (place.gained.length > 0) place.gained = place.gained.filter((one) => one !== channel);
  place.orbited = true;
  tell(umpire, { did: 'orbit', seat, channel, spaces });
  trigger(cards, state, seat, 'afterOrbit', umpire);
}
