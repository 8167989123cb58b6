/** A match in a made-up situation, figures named by their characters: for tests of rules about seats and secrets. */
import type { Json } from '@accretion/engine';
import { openMatch } from '@accretion/engine/kit/matches';
import { masterworks } from '../index.ts';

export type Fields = { readonly [field: string]: Json };

/** A figure on the table, fresh but for what is said of it. */
export const figure = (character: string, seat: number, x: number, y: number, more: Fields = {}): Fields => ({
  ...{ character, seat, injured: false, x, y, on: -1, damage: 0, power: 0, conditions: 0 },
  ...{ activated: false, dazed: false, gone: false, held: [], placed: 0 },
  ...more,
});

export const squad = (more: Fields = {}): Fields => ({
  ...{ affiliation: '', leader: -1, cards: [], played: [], zone: 0, ready: true },
  ...more,
});

/** The activation of a figure with both actions left. */
export const activation = (of: number): Fields => ({
  ...{ figure: of, actions: 2, acted: false, advanced: false, attacked: [], interacted: [] },
  ...{ extra: false, over: false },
});

/** Round 1, Crisis turn, no storm: a match at this step with these figures. */
export const situation = (
  at: string,
  figures: readonly Fields[],
  more: Fields = {},
  rolls: readonly number[] = [],
  pack: Json = null,
) =>
  openMatch(masterworks, {
    seats: 3,
    options: { squads: { are: 'mustered' } },
    at,
    given: { debris: 0, round: 1, turn: 1, side: 'crisis', figures, squads: [squad(), squad()], ...more },
    ...(rolls.length > 0 && { rolls }),
    ...(pack !== null && { pack }),
  });
