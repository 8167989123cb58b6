/** The steps of the tiny game. */
import type { Step } from '../../agenda.ts';
import { unheard } from '../../feed.ts';
import type { Handler } from '../../game.ts';
import { only, type Seat, seatsOf } from '../../seats.ts';
import { calling } from './call.ts';
import { everySeat, mine, minus, no, plus, sidesOf, type TinyMove, type TinyState, told } from './state.ts';

type Ask<T extends Step = Step> = Handler<TinyState, TinyMove, T & { readonly seat: Seat }>;
export function pickHandler(rankOf: (card: number) => number): Handler<TinyState, TinyMove> {
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

export const act: Ask<{ readonly do: string; readonly drew: boolean; readonly offered: boolean }> = {
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
      umpire.next({ ...step, drew: true });
    }
    if (move.do === 'offer') {
      own.coins--;
      own.offered++;
      umpire.post({ do: 'offer', seat: move.to, from: at });
      umpire.next({ ...step, offered: true });
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

export const draw: Ask = {
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

export const offer: Ask<{ readonly do: string; readonly from: Seat }> = {
  moves: () => [true, false].map((yes) => ({ do: 'take', yes })),
  refuse: (_, __, ___, move) => (move.do === 'take' ? null : no('T3', 'takeOrDecline')),
  play(_, step, at, move, umpire) {
    if (move.do === 'take') umpire.post({ do: 'settle', seat: step.from, to: at, taken: move.yes });
  },
};

export const settle: Ask<{ readonly do: string; readonly to: Seat; readonly taken: boolean }> = {
  run(state, { seat: from, to, taken }, umpire) {
    mine(state, from).offered--;
    mine(state, taken ? to : from).coins++;
    umpire.tell(told({ did: 'settle', seat: from, to, taken }));
  },
};

type Agree = { readonly do: string; readonly side: number };
const membersOf = (state: TinyState, step: Agree): Seat[] =>
  sidesOf(state.pairs, state.seats.length)[step.side] ?? [];

export const agree: Handler<TinyState, TinyMove, Agree> = {
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

export const round: Handler<TinyState, TinyMove> = {
  run(state, _, umpire) {
    state.round++;
    if (state.round === 3) return;
    const side = (state.round - 1) % sidesOf(state.pairs, state.seats.length).length;
    const calls = state.calls ? [calling(state.seats.length)] : [];
    umpire.next({ do: 'pick' }, { do: 'lanes' }, { do: 'agree', side }, ...calls, { do: 'round' });
  },
};

const asked = (at: Seat): Step => ({ do: 'act', seat: at, drew: false, offered: false });
export const lanes: Handler<TinyState, TinyMove> = {
  run: (state, _, umpire) =>
    umpire.together(everySeat(state).map((at) => ({ seat: at, steps: [asked(at)] }))),
};
