/** Effects are carried out here, each in one place, from top to bottom as far as possible (R34, R78). */
import type { Step, Umpire } from '@accretion/engine';
import type { Cards, Effects } from './cards.ts';
import { type Amount, type Effect, matterTokens, type Placement } from './content.ts';
import { gainDiscovery, gainMass, loseMass } from './mass.ts';
import { orbit } from './orbit.ts';
import { hasPassive } from './passives.ts';
import { canRemove } from './remove.ts';
import { type Of, placeOf, type SeatStep, type State } from './state.ts';
import { queueFor } from './turns.ts';

/** Effects under a name, from `at` on; X is the Power of what was discarded for them. */
export type EffectsStep = SeatStep & { readonly of: string; readonly at: number; readonly x: number };

export const effects = (cards: Cards): Of<EffectsStep> => ({
  run(state, step, umpire) {
    const list = cards.effects(step.of);
    for (let at = step.at; at < list.steps.length; at++) {
      const effect = list.steps[at] as Effect;
      const rest: Step = { do: 'effects', seat: step.seat, of: step.of, at: at + 1, x: step.x };
      if (effect.do === 'discardCards') {
        const { min, max } = effect;
        umpire.next({ do: 'discard', seat: step.seat, of: step.of, at: at + 1, x: 0, min, max });
        return;
      }
      if (carryOut(cards, state, step, effect, list, at, umpire) === 'going on') {
        if (at + 1 < list.steps.length) umpire.next(rest);
        return;
      }
    }
  },
});

/** Carries out one effect: it is either done, or going on in the steps that come next. */
function carryOut(
  cards: Cards,
  state: State,
  { seat, x, of }: EffectsStep,
  effect: Exclude<Effect, { do: 'discardCards' }>,
  list: Effects,
  at: number,
  umpire: Umpire,
): 'done' | 'going on' {
  switch (effect.do) {
    case 'gainSolarMass':
      gainMass(state, seat, amountOf(effect.amount, x), umpire);
      return 'done';
    case 'loseSolarMass':
      loseMass(state, seat, effect.amount, umpire);
      return 'done';
    case 'gainDiscovery':
      gainDiscovery(state, seat, amountOf(effect.amount, x), umpire);
      return 'done';
    case 'loseDiscovery': // R19: a shortage blocks nothing
      gainDiscovery(state, seat, -effect.amount, umpire);
      return 'done';
    case 'orbit':
      if (effect.channel === 'choice') umpire.next({ do: 'orbit', seat, spaces: effect.spaces });
      else
        umpire.next(
          { do: 'orbitOne', seat, channel: 'blue', spaces: effect.spaces },
          { do: 'orbitOne', seat, channel: 'pink', spaces: effect.spaces },
        );
      return 'going on';
    case 'siphon':
      for (let n = amountOf(effect.times, x); n > 0; n--) umpire.next({ do: 'siphon', seat });
      return 'going on';
    case 'gainMatter': {
      const where = widened(cards, state, seat, effect.placement, list.source);
      for (let n = 0; n < effect.count; n++)
        umpire.next({ do: 'gainToken', seat, token: effect.token, where });
      return 'going on';
    }
    case 'gainMatterByPower': {
      const token = matterTokens[Math.min(x, matterTokens.length) - 1];
      if (token === undefined) return 'done';
      umpire.next({ do: 'gainToken', seat, token, where: 'first' });
      return 'going on';
    }
    case 'gainAntimatter':
      umpire.next({ do: 'gainToken', seat, token: effect.size, where: effect.placement });
      return 'going on';
    case 'removeToken': // A14: with nothing to remove the rest follows
      if (!canRemove(cards, state, seat, effect.what)) return 'done';
      umpire.next({ do: 'remove', seat, what: effect.what });
      return 'going on';
    case 'recycle':
      umpire.next({ do: 'recycle', seat, max: effect.max, of });
      return 'going on';
    case 'upgradeMatter':
      umpire.next({ do: 'upgrade', seat, left: effect.max, done: [] });
      return 'going on';
    case 'moveStack':
      umpire.next({ do: 'moveStack', seat, spaces: effect.spaces });
      return 'going on';
    case 'openWormholes':
      umpire.next({ do: 'openWormholes', seat, left: effect.max });
      return 'going on';
    case 'discover':
      umpire.next({ do: 'discoverNow', seat, discount: effect.discount });
      return 'going on';
    case 'eachOtherPlayer': // H12: queued for each of them
      queueFor(
        state.seats.flatMap((_, other) => (other === seat ? [] : [other])),
        seat,
        list.gifts[at] as string,
        umpire,
      );
      return 'done';
    case 'handOutAntimatter': // R14: handed out as gaining begins (draft.ts)
      return 'done';
  }
}

/** An Orbit of a Channel nobody chooses. */
export type OrbitOneStep = SeatStep & { readonly channel: 'blue' | 'pink'; readonly spaces: number };
export const orbitOne = (cards: Cards): Of<OrbitOneStep> => ({
  run: (state, { seat, channel, spaces }, umpire) => orbit(cards, state, seat, channel, spaces, umpire),
});

export function amountOf(amount: Amount, x: number): number {
  switch (amount) {
    case 'X':
      return x;
    case '2X':
      return 2 * x;
    case 'X+1':
      return x + 1;
    case 'X2':
      return Math.min(x, 2);
    default:
      return amount;
  }
}

/** A56: Passives widen what the owner's own Siphon or own Matter card gives. */
function widened(
  cards: Cards,
  state: State,
  seat: number,
  where: Placement,
  source: Effects['source'],
): Placement {
  if (where !== 'first' || source === 'other') return where;
  const passive = source === 'siphon' ? 'siphonMatterMayUseWormhole' : 'matterCardMayUseWormhole';
  return hasPassive(cards, placeOf(state, seat), passive) ? 'firstOrWormhole' : where;
}
