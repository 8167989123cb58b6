/** Moments that several tests begin with. */
import { type Given, given } from './given.ts';
import type { Play } from './play.ts';

/** Seat 0 selects Tentacles and keeps this card out of the three drawn. */
export function keeping(card: string, story: Given = {}): Play {
  const hands = [['Titanic Tentacles'], ...(story.hands ?? []).slice(1)];
  const play = given({ ...story, hands }).chance(card);
  play.turn('Titanic Tentacles', ...hands.slice(1).map(([one]) => one ?? null));
  play.seat(0).keeps(card);
  return play;
}

/** The score phase of a last Round, so that everything stays on the table. The pile card of step F is the first. */
export function scoring(displays: readonly (readonly string[])[], more: Given = {}): Play {
  const pile = more.pile ?? ['Bathtub Duck'];
  const chance = [...(more.chance ?? []), ...pile.slice(0, 1)];
  return given({ seats: Math.max(3, displays.length), ...more, at: 'score', displays, pile, chance });
}
