/** Upgrading Matter, moving a stack, opening Wormholes: what an Effect does "up to" so often (R78). */
import { withAt } from '@accretion/engine';
import {
  holdsAntimatter,
  isMatter,
  isStack,
  lastSpace,
  occupied,
  putTokens,
  stackLimit,
  tokensOn,
  totalOf,
  upgraded,
  withoutToken,
  withToken,
} from './board.ts';
import type { Cards } from './cards.ts';
import type { Matter, Token } from './content.ts';
import { no } from './refusal.ts';
import {
  type Channel,
  type Move,
  type Of,
  type Place,
  placeOf,
  type SeatStep,
  type Spot,
  tell,
} from './state.ts';

const done: Move = { do: 'done' };

type Upgraded = Spot & { readonly token: Matter };
/** `done` are tokens upgraded already, as they are now. */
export type UpgradeStep = SeatStep & { readonly left: number; readonly done: readonly Upgraded[] };

/** A55: different tokens, the Primordial Black Hole is the last step, no stack above the limit. */
export const upgrade = (cards: Cards): Of<UpgradeStep> => {
  const problem = (place: Place, step: UpgradeStep, { channel, space, token }: Upgraded) => {
    const next = upgraded(token);
    const tokens = tokensOn(place, channel, space);
    const fresh =
      tokens.filter((one) => one === token).length -
      step.done.filter((one) => one.channel === channel && one.space === space && one.token === token).length;
    if (next === null) return no('A55', 'lastStep');
    if (!tokens.includes(token)) return no('A55', 'notOnBoard');
    if (fresh <= 0) return no('A55', 'upgradedAlready');
    const grows = cards.mass[next] - cards.mass[token];
    return totalOf(cards, tokens) + grows > stackLimit
      ? no('R23', 'stackLimit', { limit: stackLimit })
      : null;
  };
  const targets = (place: Place, step: UpgradeStep): Upgraded[] =>
    [...occupied(place)].flatMap(({ channel, space, tokens }) =>
      [...new Set(tokens)]
        .filter(isMatter)
        .map((token): Upgraded => ({ channel, space, token }))
        .filter((one) => problem(place, step, one) === null),
    );
  return {
    moves: (state, step, seat) => [
      ...targets(placeOf(state, seat), step).map((one): Move => ({ do: 'upgrade', ...one })),
      done,
    ],
    refuse(state, step, seat, move) {
      if (move.do === 'done') return null;
      if (move.do !== 'upgrade') return no('R78', 'upgradeOrDone');
      return problem(placeOf(state, seat), step, move);
    },
    play(state, step, seat, move, umpire) {
      if (move.do !== 'upgrade') return;
      const { channel, space, token } = move;
      const place = placeOf(state, seat);
      const next = upgraded(token) as Matter;
      putTokens(place, channel, space, withToken(withoutToken(tokensOn(place, channel, space), token), next));
      tell(umpire, { did: 'upgrade', seat, channel, space, token });
      const done = [...step.done, { channel, space, token: next }];
      if (step.left > 1) umpire.next({ do: 'upgrade', seat, left: step.left - 1, done });
    },
  };
};

export type MoveStackStep = SeatStep & { readonly spaces: number };

/** A54: Matter may end on Matter within the limit, Antimatter on an empty space; both on the Black Hole. */
export const moveStack = (cards: Cards): Of<MoveStackStep> => {
  const fits = (place: Place, channel: Channel, to: number, moved: readonly Token[]): boolean => {
    if (to > lastSpace(place.size)) return true;
    const there = tokensOn(place, channel, to);
    if (there.length === 0) return true;
    if (!isStack(moved) || holdsAntimatter(there)) return false;
    return totalOf(cards, there) + totalOf(cards, moved) <= stackLimit;
  };
  return {
    moves(state, { spaces }, seat) {
      const place = placeOf(state, seat);
      const last = lastSpace(place.size);
      const moves: Move[] = [];
      for (const { channel, space, tokens } of occupied(place)) {
        for (let by = 1; by <= Math.min(spaces, last + 1 - space); by++)
          if (fits(place, channel, space + by, tokens)) moves.push({ do: 'moveStack', channel, space, by });
      }
      return [...moves, done];
    },
    refuse(state, { spaces }, seat, move) {
      if (move.do === 'done') return null;
      if (move.do !== 'moveStack') return no('R78', 'moveOrDone');
      const place = placeOf(state, seat);
      const { channel, space, by } = move;
      const tokens = tokensOn(place, channel, space);
      if (tokens.length === 0) return no('A54', 'nothingThere');
      if (by > spaces || space + by > lastSpace(place.size) + 1) return no('A54', 'tooFar', { spaces });
      return fits(place, channel, space + by, tokens) ? null : no('A54', 'occupied');
    },
    play(state, _step, seat, move, umpire) {
      if (move.do !== 'moveStack') return;
      const { channel, space, by } = move;
      const place = placeOf(state, seat);
      const moved = tokensOn(place, channel, space);
      const to = space + by;
      putTokens(place, channel, space, []);
      if (to > lastSpace(place.size)) place.hole = [...place.hole, ...moved];
      else
        putTokens(
          place,
          channel,
          to,
          moved.reduce<readonly Token[]>(withToken, tokensOn(place, channel, to)),
        );
      tell(umpire, { did: 'moveStack', seat, channel, space, to: Math.min(to, 8) });
    },
  };
};

export type OpenStep = SeatStep & { readonly left: number };

export const openWormholes: Of<OpenStep> = {
  moves: (state, _step, seat) => [
    ...placeOf(state, seat).wormholes.flatMap((one, wormhole): Move[] =>
      one.open ? [] : [{ do: 'openWormhole', wormhole }],
    ),
    done,
  ],
  refuse(state, _step, seat, move) {
    if (move.do === 'done') return null;
    if (move.do !== 'openWormhole') return no('R78', 'openOrDone');
    return placeOf(state, seat).wormholes[move.wormhole]?.open === false ? null : no('R43', 'notClosed');
  },
  play(state, { left }, seat, move, umpire) {
    if (move.do !== 'openWormhole') return;
    const place = placeOf(state, seat);
    const one = place.wormholes[move.wormhole];
    if (one !== undefined) place.wormholes = withAt(place.wormholes, move.wormhole, { ...one, open: true });
    tell(umpire, { did: 'openWormhole', seat, wormhole: move.wormhole });
    if (left > 1) umpire.next({ do: 'openWormholes', seat, left: left - 1 });
  },
};
