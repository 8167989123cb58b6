/** The Selection phase: a Turn has three steps, pick, reveal and pass (B5 to B8, B36, B37). */
import { type Handler, plus, type Seats, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import { arriveOpen, type JoinStep, join, turnAwake, wakeUp } from './arrive.ts';
import { type Cards, cardAt } from './cards.ts';
import { groupsLacking, placeOf, takeShown, turnShown } from './display.ts';
import { type Move, type Sighting, type State, tell } from './state.ts';

type Of<T extends Step = Step> = Handler<State, Move, T>;

const steps = {
  pick: { do: 'pick' },
  artifacts: { do: 'artifacts' },
  settle: { do: 'settle' },
  turn: { do: 'turn' },
  score: { do: 'score', at: 'A' },
} as const satisfies Record<string, Step>;

/** A new Turn: Artifacts that arrived earlier wake (B38), and GPS draws its card (B22, BA41). */
export const turn = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.turn++;
    state.revealed = [];
    if (umpire.listening) tell(umpire, { did: 'startTurn', round: state.round, turn: state.turn });
    for (let seat = 0; seat < state.seats.length; seat++) {
      const place = placeOf(state, seat);
      wakeUp(cards, place);
      if (!place.tracked) continue;
      place.pick = umpire.rng.from(place.hand);
      place.picked = true;
      tell(
        umpire,
        { did: 'track', seat, card: null },
        { to: 1 << seat, event: { did: 'track', seat, card: place.pick } },
      );
    }
    umpire.next(steps.pick);
  },
});

/** Step 1: every seat locks in one card from its hand and may swap it until the last is in (B5, B36). */
export const pick = (cards: Cards): Of => {
  const offers = cards.trash.map(({ id }): Move => ({ do: 'pick', card: id }));
  const offerOf = (card: number): Move => offers[card] as Move;
  return {
    owes(state) {
      let seats: Seats = 0;
      for (let seat = 0; seat < state.seats.length; seat++)
        if (!placeOf(state, seat).picked) seats |= 1 << seat;
      return seats;
    },
    moves(state, _step, seat) {
      const { hand, tracked } = placeOf(state, seat);
      return tracked ? [] : hand.map(offerOf);
    },
    refuse(state, _step, seat, move) {
      const place = state.seats[seat];
      if (place === undefined) return { rule: 'B1', why: 'noSuchSeat' };
      if (move.do !== 'pick') return { rule: 'B5', why: 'pickOneCard' };
      if (place.tracked) return { rule: 'B36', why: 'pickedByGps' };
      if (place.hand.includes(move.card)) return null;
      const isPassedOn = place.memory.at(-1)?.cards.includes(move.card) ?? false;
      return isPassedOn ? { rule: 'B36', why: 'picksStand' } : { rule: 'B5', why: 'notInHand' };
    },
    play(state, _step, seat, move, umpire) {
      if (move.do !== 'pick') return;
      const place = placeOf(state, seat);
      if (umpire.listening && !place.picked) {
        // B45: others are told that a pick was locked in, never that it was swapped.
        const secret = { to: 1 << seat, event: { did: 'seal', seat, card: move.card } } as const;
        tell(umpire, { did: 'seal', seat, card: null }, secret);
      }
      place.pick = move.card;
      place.picked = true;
    },
    close: (state, _step, umpire) => reveal(cards, state, umpire),
    // BA33: an absent seat plays a random card.
    byDefault: (state, _step, seat, rng) => ({ do: 'pick', card: rng.from(placeOf(state, seat).hand) }),
  };
};

/** Step 2: all picks turn up together, except Toys (B6); parts and Shapeshifters find their place (B37). */
function reveal(cards: Cards, state: State, umpire: Umpire): void {
  const revealed: { seat: number; card: number }[] = [];
  const questions: JoinStep[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) {
    const place = placeOf(state, seat);
    const card = place.pick as number;
    place.hand = withoutId(place.hand, card);
    place.pick = null;
    place.picked = false;
    place.tracked = false;
    if (cardAt(cards, card).family === 'toy') {
      place.toys = plus(place.toys, { card, hand: place.handNumber, turn: state.turn }); // B20
    } else revealed.push({ seat, card });
  }
  state.revealed = revealed;
  if (umpire.listening) tellReveal(state, umpire);
  for (let i = 0; i < revealed.length; i++) {
    const { seat, card } = revealed[i] as (typeof revealed)[number];
    const question = arriveOpen(cards, state, seat, card, umpire);
    if (question !== null) questions.push(question);
  }
  // BA37: several choices of a group are asked together.
  if (questions.length > 0) umpire.together(questions.map((one) => ({ seat: one.seat, steps: [one] })));
  umpire.next(steps.artifacts, steps.settle);
}

/** All cards turn together; others only see that a Toy is a Toy. */
function tellReveal(state: State, umpire: Umpire): void {
  const cardOf = (seat: number): number | null =>
    state.revealed.find((one) => one.seat === seat)?.card ?? null;
  tell(umpire, { did: 'reveal', cards: state.seats.map((_, seat) => ({ seat, card: cardOf(seat) })) });
}

/** GROUP: which of the groups that lack the part it joins (B18, BA6). */
export const joinStep = (cards: Cards): Of<JoinStep> => ({
  moves: (state, { seat, card }) =>
    groupsLacking(cards, placeOf(state, seat), cardAt(cards, card)).map((group) => ({ do: 'join', group })),
  refuse(state, { seat, card }, _seat, move) {
    if (move.do !== 'join') return { rule: 'B41', why: 'chooseGroup' };
    const place = placeOf(state, seat);
    if (groupsLacking(cards, place, cardAt(cards, card)).includes(move.group)) return null;
    return { rule: 'B18', why: move.group < place.groups.length ? 'groupHasPart' : 'noNewGroup' };
  },
  play(state, { seat, card }, _seat, move, umpire) {
    if (move.do !== 'join') return;
    takeShown(placeOf(state, seat), card);
    join(state, seat, card, move.group, umpire);
  },
  // B40: the largest, then the oldest.
  byDefault(state, { seat, card }) {
    const place = placeOf(state, seat);
    const size = (group: number): number => place.groups[group]?.length ?? 0;
    const [best] = groupsLacking(cards, place, cardAt(cards, card)).sort(
      (a, b) => size(b) - size(a) || a - b,
    );
    return { do: 'join', group: best ?? 0 };
  },
});

/** The rest of a Turn, which asks nobody: Robots clash, awake Artifacts turn, hands are passed (B37 (8), (9)). */
export const settle = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    clash(cards, state, umpire);
    turnAwake(cards, state, state.revealed, umpire);
    passHands(state, umpire);
  },
});

/** B17, B37 (8): with Robots of two or more players, each Robot of this Turn turns exactly once. */
function clash(cards: Cards, state: State, umpire: Umpire): void {
  const robots = state.revealed.filter(({ card }) => cardAt(cards, card).family === 'robot');
  const first = robots[0];
  if (first === undefined || robots.every(({ seat }) => seat === first.seat)) return;
  if (umpire.listening) tell(umpire, { did: 'clash', seats: [...new Set(robots.map(({ seat }) => seat))] });
  for (const { seat, card } of robots) {
    const spin = turnShown(cards, placeOf(state, seat), card, 1);
    tell(umpire, { did: 'turn', seat, card, spin, for: [] });
  }
}

/** Step 3: pass the hands, or put the last cards on the pile and score (B7, B34). */
export const pass: Of = {
  run: (state, _step, umpire) => passHands(state, umpire),
};

function passHands(state: State, umpire: Umpire): void {
  if (placeOf(state, 0).hand.length < 2) {
    fillPile(state, umpire);
    umpire.next(steps.score);
    return;
  }
  const count = state.seats.length;
  const by = state.clockwise ? 1 : count - 1;
  for (let seat = 0; seat < count; seat++) {
    const place = placeOf(state, seat);
    place.memory = plus(place.memory, { hand: place.handNumber, turn: state.turn, cards: place.hand });
  }
  for (let seat = 0; seat < count; seat++) {
    const { memory } = placeOf(state, (seat + count - by) % count);
    const given = memory[memory.length - 1] as Sighting;
    const receiver = placeOf(state, seat);
    receiver.hand = given.cards;
    receiver.handNumber = given.hand;
  }
  if (umpire.listening) tell(umpire, { did: 'pass', clockwise: state.clockwise });
  umpire.next(steps.turn);
}

/** B7: each last card goes face down on the pile beside the hole. */
function fillPile(state: State, umpire: Umpire): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const place = placeOf(state, seat);
    for (const card of place.hand) {
      state.pile = withId(state.pile, card);
      place.piled = card;
      if (!umpire.listening) continue;
      const secret = { to: 1 << seat, event: { did: 'fillPile', seat, card } } as const;
      tell(umpire, { did: 'fillPile', seat, card: null }, secret);
    }
    place.hand = [];
    place.tracked = false; // BA8
  }
}
