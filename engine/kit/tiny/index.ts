/**
 * A tiny game that uses every part of the contract, for the tests of the engine and of this kit. Two rounds of:
 *
 * T1 Pick: every seat seals a card of its hand, or nothing, and may change it until the last one is in. All are
 *    shown at once; the highest takes a coin from the bank.
 * T2 Act: each at its own pace draws a card (once), offers a coin to somebody (once), hides cards in its stash,
 *    and is done. Nobody knows how many of another's cards lie in the stash.
 * T3 Offer: whoever is offered a coin takes or declines it.
 * T4 Agree: a side names a colour. After a third difference its first seat decides.
 * T6 Call, if so chosen: everybody is asked, and one answer is enough. It calls a number from 0 to 999, at most 300
 *    from the last one, or leaves it to the others.
 * T5 The side with the most coins wins.
 */
import { agendaOf, cloneAgenda } from '../../agenda.ts';
import type { Game, Outcome } from '../../game.ts';
import { problemAt } from '../../problems.ts';
import { nobody, type Seat } from '../../seats.ts';
import { call, calling } from './call.ts';
import { imagine } from './imagine.ts';
import {
  contentShape,
  event,
  everySeat,
  mine,
  minus,
  move,
  options,
  shape,
  sidesOf,
  type TinyContent,
  type TinyMove,
  type TinyOptions,
  type TinyState,
  told,
} from './state.ts';
import { act, agree, draw, lanes, offer, pickHandler, round, settle } from './steps.ts';

export { type DartsMove, type DartsState, darts } from './darts.ts';
export type { TinyMove, TinyState } from './state.ts';

function outcome(state: TinyState): Outcome | null {
  if (state.agenda.stack.length + state.agenda.lanes.length > 0) return null;
  const sides = sidesOf(state.pairs, state.seats.length);
  const wealth = (side: readonly Seat[]): number => side.reduce((sum, at) => sum + mine(state, at).coins, 0);
  const scores = everySeat(state).map((at) => wealth(sides.find((side) => side.includes(at)) ?? []));
  const ranks = scores.map((own) => 1 + sides.filter((side) => wealth(side) > own).length);
  return { ranks, of: sides.length, scores, by: scores.map(() => 'coins') };
}

function clone(state: TinyState): TinyState {
  return { ...state, agenda: cloneAgenda(state.agenda), seats: state.seats.map((one) => ({ ...one })) };
}

export const tiny: Game<TinyState, TinyMove, TinyOptions, TinyContent, TinyContent> = {
  id: 'tiny',
  name: { en: 'Tiny', de: 'Winzig' },
  version: 1,
  options,
  defaults: { pairs: false },
  move,
  event,
  content: {
    cards: Object.fromEntries(
      ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak', 'Pine', 'Rowan', 'Yew'].map(
        (name, i) => [name, { rank: i + 1 }],
      ),
    ),
    coins: 8,
  },
  contentShape,
  contentProblems({ cards }) {
    const found = Object.keys(cards).length;
    return found === 12 ? [] : [problemAt('cards', 'twelve', found)];
  },
  problems: { twelve: { en: '12 cards', de: '12 Karten' } },
  seats: { min: 2, max: 4 },
  seating(chosen, seats) {
    if (chosen.pairs && seats !== 4) return { rule: 'T0', why: 'pairsAreFour', values: { option: 'pairs' } };
    return { roles: Array.from({ length: seats }, () => 'player'), sides: sidesOf(chosen.pairs, seats) };
  },
  model: ({ content }) => content,
  rules(content) {
    const names = Object.keys(content.cards);
    const rankOf = (card: number): number => content.cards[names[card] ?? '']?.rank ?? 0;
    return {
      shape,
      components: { card: names, coin: content.coins },
      setup(chosen, seats, umpire) {
        let deck = names.map((_, id) => id);
        const dealt = Array.from({ length: seats }, () => {
          const hand = [0, 1].map(() => {
            const card = umpire.rng.from(deck);
            deck = minus(deck, card);
            return card;
          });
          return {
            hand: hand.sort((a, b) => a - b),
            stash: [],
            held: 2,
            picked: false,
            pick: null,
            coins: 1,
            offered: 0,
            said: false,
            says: null,
          };
        });
        umpire.tell(told({ did: 'deal', cards: 2 }));
        const agenda = agendaOf({ do: 'round' });
        const bank = content.coins - seats;
        return {
          agenda,
          round: 0,
          deck,
          shown: [],
          bank,
          pairs: chosen.pairs,
          colour: null,
          differences: 0,
          calls: chosen.calls ?? false,
          called: 500,
          seats: dealt,
        };
      },
      steps: { round, pick: pickHandler(rankOf), lanes, act, draw, offer, settle, agree, call },
      outcome,
      imagine: (view, viewer) => imagine(names.length, view, viewer),
      clone,
      moments: {
        pick: () => [{ do: 'pick' }],
        act: () => [{ do: 'lanes' }],
        agree: () => [{ do: 'agree', side: 0 }],
        call: (state) => [calling(state.seats.length)],
        draw: () => [{ do: 'draw', seat: 0 }],
        end: () => [],
      },
      facts: {
        wealth: (state, at = nobody) => mine(state, at).coins + mine(state, at).offered,
      },
    };
  },
};
