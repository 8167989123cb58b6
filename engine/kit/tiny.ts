/**
 * A tiny game that uses every part of the contract, for the tests of the engine and of this kit. Two rounds of:
 *
 * T1 Pick: every seat seals a card of its hand, or nothing, and may change it until the last one is in. All are
 *    shown at once; the highest takes a coin from the bank.
 * T2 Act: each at its own pace draws a card (once), offers a coin to somebody (once), hides cards in its stash,
 *    and is done. Nobody knows how many of another's cards lie in the stash.
 * T3 Offer: whoever is offered a coin takes or declines it.
 * T4 Agree: a side names a colour. After a third difference its first seat decides.
 * T5 The side with the most coins wins.
 */
import { agendaOf, cloneAgenda, type Step } from '../agenda.ts';
import { dealer, type Unseen } from '../dealer.ts';
import { unheard } from '../feed.ts';
import type { Game, Handler, Outcome, Refusal, Rules } from '../game.ts';
import { has, nobody, only, type Seat, type Seats, seatsOf } from '../seats.ts';
import * as is from '../shape.ts';

const colour = is.oneOf('red', 'blue');

const shape = is.record({
  agenda: is.agenda(),
  round: is.open(is.int(0, 3)),
  deck: is.open(is.stock('card')),
  shown: is.open(is.pile('card')),
  bank: is.open(is.count('coin')),
  pairs: is.open(is.flag()),
  colour: is.open(is.maybe(colour)),
  differences: is.open(is.int(0, 3)),
  seats: is.open(
    is.bySeat(
      is.record({
        hand: is.seenBy('owner', is.pile('card')),
        stash: is.seenBy('owner', is.pile('card')),
        held: is.int(0, 12), // hand, stash and pick together
        picked: is.flag(),
        pick: is.seenBy('owner', is.maybe(is.card('card'))),
        coins: is.count('coin'),
        offered: is.count('coin'),
        said: is.flag(),
        says: is.seenBy('owner', is.maybe(colour)),
      }),
    ),
  ),
});
export type TinyState = is.ValueOf<typeof shape>;
type TinyView = is.ViewOf<typeof shape>;

const move = is.either('do', {
  pick: { card: is.maybe(is.ref('card')) },
  draw: {},
  offer: { to: is.int(0, 3) },
  stash: { card: is.ref('card') },
  done: {},
  take: { yes: is.flag() },
  say: { colour },
});
export type TinyMove = is.ValueOf<typeof move>;

const seat = is.int(0, 3);
const event = is.either('did', {
  deal: { cards: is.int(0, 12) },
  seal: { seat },
  change: { seat },
  show: { seat, card: is.ref('card') },
  win: { seat },
  draw: { seat },
  drawCard: { seat, card: is.ref('card') },
  drawNothing: { seat },
  stash: { seat, card: is.ref('card') },
  offer: { seat, to: seat },
  settle: { seat, to: seat, taken: is.flag() },
  done: { seat },
  say: { seat },
  differ: { times: is.int(1, 3) },
  agree: { colour },
});
type TinyEvent = is.ValueOf<typeof event>;

const options = is.record({ pairs: is.flag() });
type TinyOptions = is.ValueOf<typeof options>;

const contentShape = is.record({
  cards: is.byName(is.record({ rank: is.int(1, 99) })),
  coins: is.int(4, 40),
});
type TinyContent = is.ValueOf<typeof contentShape>;

type Ask<T extends Step = Step> = Handler<TinyState, TinyMove, T & { readonly seat: Seat }>;

const no = (rule: string, why: string): Refusal => ({ rule, why });
const mine = (state: TinyState, at: Seat): TinyState['seats'][number] =>
  state.seats[at] as TinyState['seats'][number];
const plus = (ids: readonly number[], id: number): number[] => [...ids, id].sort((a, b) => a - b);
const minus = (ids: readonly number[], id: number): number[] => ids.filter((one) => one !== id);
const told = (happened: TinyEvent): TinyEvent => happened;
const everySeat = (state: TinyState): Seat[] => state.seats.map((_, at) => at);

const sidesOf = (pairs: boolean, seats: number): Seat[][] =>
  pairs
    ? [
        [0, 2],
        [1, 3],
      ]
    : Array.from({ length: seats }, (_, at) => [at]);

function pickHandler(rankOf: (card: number) => number): Handler<TinyState, TinyMove> {
  return {
    owes: (state) => seatsOf(everySeat(state).filter((at) => !mine(state, at).picked)),
    moves: (state, _, at) => [null, ...mine(state, at).hand].map((card) => ({ do: 'pick', card })),
    refuse(state, _, at, move) {
      if (move.do !== 'pick') return no('T1', 'pickNow');
      return move.card === null || mine(state, at).hand.includes(move.card) ? null : no('T1', 'notInHand');
    },
    play(state, _, at, move, umpire) {
      if (move.do !== 'pick') return;
      const own = mine(state, at);
      if (own.picked) umpire.tell(unheard, { to: only(at), event: told({ did: 'change', seat: at }) });
      else umpire.tell(told({ did: 'seal', seat: at }));
      if (own.pick !== null) own.hand = plus(own.hand, own.pick);
      own.pick = move.card;
      if (move.card !== null) own.hand = minus(own.hand, move.card);
      own.picked = true;
    },
    close(state, _, umpire) {
      let best: { seat: Seat; rank: number } | null = null;
      for (const at of everySeat(state)) {
        const own = mine(state, at);
        own.picked = false;
        if (own.pick === null) continue;
        umpire.tell(told({ did: 'show', seat: at, card: own.pick }));
        if (best === null || rankOf(own.pick) > best.rank) best = { seat: at, rank: rankOf(own.pick) };
        state.shown = plus(state.shown, own.pick);
        own.pick = null;
        own.held--;
      }
      if (best === null || state.bank === 0) return;
      state.bank--;
      mine(state, best.seat).coins++;
      umpire.tell(told({ did: 'win', seat: best.seat }));
    },
    byDefault(state, _, at, rng) {
      const { hand } = mine(state, at);
      return { do: 'pick', card: hand.length === 0 ? null : rng.from(hand) };
    },
  };
}

const act: Ask<{ readonly do: string; readonly drew: boolean; readonly offered: boolean }> = {
  moves(state, step, at) {
    const { hand, coins } = mine(state, at);
    const found: TinyMove[] = [{ do: 'done' }, ...hand.map((card): TinyMove => ({ do: 'stash', card }))];
    if (!step.drew) found.push({ do: 'draw' });
    if (step.offered || coins === 0) return found;
    return [...found, ...minus(everySeat(state), at).map((to): TinyMove => ({ do: 'offer', to }))];
  },
  refuse(state, step, at, move) {
    const { hand, coins } = mine(state, at);
    switch (move.do) {
      case 'done':
        return null;
      case 'draw':
        return step.drew ? no('T2', 'drawnAlready') : null;
      case 'offer':
        if (step.offered || coins === 0) return no('T2', 'noCoinToOffer');
        return move.to === at || move.to >= state.seats.length ? no('T2', 'toSomebodyElse') : null;
      case 'stash':
        return hand.includes(move.card) ? null : no('T2', 'notInHand');
      default:
        return no('T2', 'actNow');
    }
  },
  play(state, step, at, move, umpire) {
    const own = mine(state, at);
    if (move.do === 'done') umpire.tell(told({ did: 'done', seat: at }));
    if (move.do === 'draw') {
      umpire.post({ do: 'draw', seat: at });
      umpire.next({ ...step, drew: true } as Step);
    }
    if (move.do === 'offer') {
      own.coins--;
      own.offered++;
      umpire.post({ do: 'offer', seat: move.to, from: at } as Step);
      umpire.next({ ...step, offered: true } as Step);
      umpire.tell(told({ did: 'offer', seat: at, to: move.to }));
    }
    if (move.do === 'stash') {
      own.hand = minus(own.hand, move.card);
      own.stash = plus(own.stash, move.card);
      umpire.next(step);
      umpire.tell(unheard, { to: only(at), event: told({ did: 'stash', seat: at, card: move.card }) });
    }
  },
};

const draw: Ask = {
  run(state, { seat: at }, umpire) {
    if (state.deck.length === 0) return umpire.tell(told({ did: 'drawNothing', seat: at }));
    const own = mine(state, at);
    const card = umpire.rng.from(state.deck);
    state.deck = minus(state.deck, card);
    own.hand = plus(own.hand, card);
    own.held++;
    umpire.tell(told({ did: 'draw', seat: at }), {
      to: only(at),
      event: told({ did: 'drawCard', seat: at, card }),
    });
  },
};

const offer: Ask<{ readonly do: string; readonly from: Seat }> = {
  moves: () => [true, false].map((yes) => ({ do: 'take', yes })),
  refuse: (_, __, ___, move) => (move.do === 'take' ? null : no('T3', 'takeOrDecline')),
  play(_, step, at, move, umpire) {
    if (move.do === 'take') umpire.post({ do: 'settle', seat: step.from, to: at, taken: move.yes } as Step);
  },
};

const settle: Ask<{ readonly do: string; readonly to: Seat; readonly taken: boolean }> = {
  run(state, { seat: from, to, taken }, umpire) {
    mine(state, from).offered--;
    mine(state, taken ? to : from).coins++;
    umpire.tell(told({ did: 'settle', seat: from, to, taken }));
  },
};

type Agree = { readonly do: string; readonly side: number };
const membersOf = (state: TinyState, step: Agree): Seat[] =>
  sidesOf(state.pairs, state.seats.length)[step.side] ?? [];

const agree: Handler<TinyState, TinyMove, Agree> = {
  owes: (state, step) => seatsOf(membersOf(state, step).filter((at) => !mine(state, at).said)),
  moves: (state, step, at) =>
    membersOf(state, step).includes(at)
      ? [
          { do: 'say', colour: 'red' },
          { do: 'say', colour: 'blue' },
        ]
      : [],
  refuse(state, step, at, move) {
    if (!membersOf(state, step).includes(at)) return no('T4', 'notYourSide');
    return move.do === 'say' ? null : no('T4', 'nameAColour');
  },
  play(state, _, at, move, umpire) {
    if (move.do !== 'say') return;
    Object.assign(mine(state, at), { said: true, says: move.colour });
    umpire.tell(told({ did: 'say', seat: at }));
  },
  close(state, step, umpire) {
    const members = membersOf(state, step);
    const said = members.map((at) => mine(state, at).says);
    for (const at of members) Object.assign(mine(state, at), { said: false, says: null });
    const [first = null] = said;
    if (said.some((one) => one !== first)) {
      state.differences++;
      umpire.tell(told({ did: 'differ', times: state.differences }));
      if (state.differences < 3) return umpire.next(step);
    }
    state.differences = 0;
    state.colour = first;
    if (first !== null) umpire.tell(told({ did: 'agree', colour: first }));
  },
};

const round: Handler<TinyState, TinyMove> = {
  run(state, _, umpire) {
    state.round++;
    if (state.round === 3) return;
    const side = (state.round - 1) % sidesOf(state.pairs, state.seats.length).length;
    umpire.next({ do: 'pick' }, { do: 'lanes' }, { do: 'agree', side } as Step, { do: 'round' });
  },
};

const asked = (at: Seat): Step => ({ do: 'act', seat: at, drew: false, offered: false }) as Step;
const lanes: Handler<TinyState, TinyMove> = {
  run: (state, _, umpire) =>
    umpire.together(everySeat(state).map((at) => ({ seat: at, steps: [asked(at)] }))),
};

function outcome(state: TinyState): Outcome | null {
  if (state.agenda.stack.length + state.agenda.lanes.length > 0) return null;
  const sides = sidesOf(state.pairs, state.seats.length);
  const wealth = (side: readonly Seat[]): number => side.reduce((sum, at) => sum + mine(state, at).coins, 0);
  const scores = everySeat(state).map((at) => wealth(sides.find((side) => side.includes(at)) ?? []));
  const ranks = scores.map((own) => 1 + sides.filter((side) => wealth(side) > own).length);
  return { ranks, of: sides.length, scores, by: scores.map(() => 'coins') };
}

/** What lies hidden: the deck, and what every other seat holds, somehow parted into hand, stash and pick. */
function imagine(cards: number, view: unknown, viewer: Seats): ReturnType<Rules<TinyState>['imagine']> {
  const seen = view as TinyView;
  const isOther = (at: Seat): boolean => !has(viewer, at);
  const own = seen.seats.flatMap((one, at) =>
    isOther(at) ? [] : [...(one.hand as number[]), ...(one.stash as number[]), one.pick],
  );
  const known = new Set<unknown>([...seen.shown, ...own]);
  const sizes = [seen.deck.length, ...seen.seats.map((one, at) => (isOther(at) ? one.held : 0))];
  const unseen: Unseen[] = [];
  for (let id = 0; id < cards; id++) if (!known.has(id)) unseen.push({ id, bins: -1 });
  const deal = dealer(sizes, unseen);
  return (rng) => {
    const [deck = [], ...hands] = deal(rng);
    const seats = seen.seats.map((one, at) => {
      if (!isOther(at)) return { ...one };
      const parts: [number[], number[], number[]] = [[], [], []];
      for (const id of hands[at] ?? []) {
        const isFree = one.picked && parts[2].length === 0;
        parts[rng.below(isFree ? 3 : 2)]?.push(id);
      }
      const [hand, stash, [pick = null]] = parts;
      const says = one.said ? (['red', 'blue'] as const)[rng.below(2)] : null;
      return { ...one, hand, stash, pick, says };
    });
    return { ...seen, agenda: cloneAgenda(seen.agenda), deck, seats } as TinyState;
  };
}

function clone(state: TinyState): TinyState {
  return { ...state, agenda: cloneAgenda(state.agenda), seats: state.seats.map((one) => ({ ...one })) };
}

export const tiny: Game<TinyState, TinyMove, TinyOptions, TinyContent> = {
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
    return found === 12 ? [] : [{ path: 'cards', expected: '12 cards', found: String(found) }];
  },
  seats: { min: 2, max: 4 },
  seating(chosen, seats) {
    if (chosen.pairs && seats !== 4) return { rule: 'T0', why: 'pairsAreFour', values: { option: 'pairs' } };
    return { roles: Array.from({ length: seats }, () => 'player'), sides: sidesOf(chosen.pairs, seats) };
  },
  rules({ content }) {
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
          seats: dealt,
        };
      },
      steps: { round, pick: pickHandler(rankOf), lanes, act, draw, offer, settle, agree },
      outcome,
      imagine: (view, viewer) => imagine(names.length, view, viewer),
      clone,
      moments: {
        pick: () => [{ do: 'pick' }],
        act: () => [{ do: 'lanes' }],
        agree: () => [{ do: 'agree', side: 0 } as Step],
        draw: () => [{ do: 'draw', seat: 0 }],
        end: () => [],
      },
      facts: {
        wealth: (state, at = nobody) => mine(state, at).coins + mine(state, at).offered,
      },
    };
  },
};
