/** Setup, the course of a Round, bonus and end (R1 to R8, R39, R59 to R61, R75). */
import { agendaOf, type Rng, type Step, type Umpire, withId, withoutId } from '@accretion/engine';
import { emptyChannel } from './board.ts';
import type { Cards } from './cards.ts';
import { ultramassive } from './close.ts';
import { sizes, type Type } from './content.ts';
import { discard, draw, handSize } from './deck.ts';
import { gainMass } from './mass.ts';
import { noteReactions } from './passives.ts';
import {
  isSolo,
  type Of,
  type OpenPlace,
  type OpenState,
  type Options,
  type Place,
  placeOf,
  type State,
  type Tally,
  tell,
  turnOrder,
} from './state.ts';

export const rounds = 6;
const startingDiscovery = 4;
export const bonusPerLarger = 3;
const challengesLaid = 3;
const reopenAfter: readonly number[] = [2, 4]; // R44, ER16
const none: readonly never[] = [];

const noTally: Tally = {
  mass: 0,
  siphons: 0,
  matter: 0,
  rifts: none,
  riftAntimatter: 0,
  bestOrbit: 0,
  pairs: 0,
  fullExchanges: 0,
  empowered: 0,
};

/** R2. */
const emptyPlace = (): Place => ({
  hand: none,
  ages: none,
  played: none,
  recycling: none,
  kept: none,
  dropped: none,
  cores: none,
  anomalies: none,
  used: none,
  usedCores: none,
  mass: 0,
  discovery: startingDiscovery,
  spent: 0,
  size: 'primordial',
  grew: none,
  blue: emptyChannel,
  pink: emptyChannel,
  hole: none,
  gained: none,
  wormholes: none,
  placed: false,
  placing: none,
  picks: none,
  pending: none,
  decided: false,
  choice: null,
  orbited: false,
  queue: none,
  reacts: none,
  tally: noTally,
});

/** R75: deck, Core cards, starting player, draft tokens or Challenges; then all place their Wormholes. */
export function setup(cards: Cards, options: Options, seats: number, umpire: Umpire): State {
  const { rng } = umpire;
  const state: State = {
    agenda: agendaOf({ do: 'askWormholes' }, { do: 'round' }),
    options,
    round: 0,
    phase: 'setup',
    starter: 0,
    deck: cards.ids('action'),
    aside: none,
    discard: none,
    removed: none,
    decks: cards.ids('action').map(() => 0),
    deckNumber: 0,
    coresAside: cards.ids('core'),
    draftTokens: none,
    draftTokensUnused: cards.ids('draftToken'),
    draftTokensUsed: none,
    resourceDeck: cards.ids('resource'),
    resources: none,
    resourcesUsed: none,
    challengeDeck: cards.ids('challenge'),
    challenges: none,
    seats: Array.from({ length: seats }, emptyPlace),
  };
  if (isSolo(state)) removeForSolo(cards, state, rng);
  for (let seat = 0; seat < seats; seat++) draw(state, seat, handSize, umpire);
  for (let seat = 0; seat < seats; seat++) dealCores(cards, state, seat, rng);
  const { startingPlayer } = options;
  state.starter = startingPlayer === 'random' ? rng.below(seats) : startingPlayer;
  tell(umpire, { did: 'setUp', starter: state.starter });
  if (options.advancedDraft) layDraftTokens(state, umpire);
  if (isSolo(state)) layChallenges(state, umpire);
  return state;
}

/** R67, A38: four Siphon cards of Power 2 and two Matter cards of Power 1, at random if there are more. */
function removeForSolo(cards: Cards, state: State, rng: Rng): void {
  const remove = (type: Type, power: number, count: number): void => {
    let fitting = state.deck.filter(
      (id) => cards.action(id).type === type && cards.action(id).power === power,
    );
    for (let n = Math.min(count, fitting.length); n > 0; n--) {
      const id = fitting.length === n ? (fitting[0] as number) : rng.from(fitting);
      fitting = withoutId(fitting, id);
      state.deck = withoutId(state.deck, id);
      state.removed = withId(state.removed, id);
    }
  };
  remove('siphon', 2, 4);
  remove('matter', 1, 2);
}

/** R4, ER2: one of each letter, some kept at random, the others leave the game unseen. */
function dealCores(cards: Cards, state: State, seat: number, rng: Rng): void {
  const place = placeOf(state, seat);
  const { cores, coresKept } = cards.content.editions[state.options.edition];
  let dealt = cores.map((key) => cards.coreOf(key, seat)).sort((a, b) => a - b);
  state.coresAside = state.coresAside.filter((id) => !dealt.includes(id));
  for (let n = 0; n < coresKept; n++) {
    const core = rng.from(dealt);
    dealt = withoutId(dealt, core);
    place.kept = withId(place.kept, core);
  }
  place.dropped = dealt;
}

/** R64, R66, A36: one random token over each set; used ones do not come back. */
function layDraftTokens(state: State, umpire: Umpire): void {
  for (const token of state.draftTokens) state.draftTokensUsed = withId(state.draftTokensUsed, token);
  state.draftTokens = [0, 1].map(() => {
    const token = umpire.rng.from(state.draftTokensUnused);
    state.draftTokensUnused = withoutId(state.draftTokensUnused, token);
    return token;
  });
  tell(umpire, { did: 'lay', tokens: state.draftTokens });
}

function layChallenges(state: State, umpire: Umpire): void {
  for (let n = 0; n < challengesLaid; n++) {
    const card = umpire.rng.from(state.challengeDeck);
    state.challengeDeck = withoutId(state.challengeDeck, card);
    state.challenges = [...state.challenges, { card, states: ['open', 'open'] }];
  }
  tell(umpire, { did: 'layChallenges', cards: state.challenges.map(({ card }) => card) });
}

/** R8, ER3: the phases in their order; a settle after gaining, after Actions and after the bonus (H13). */
export const round: Of = {
  run(state, _step, umpire) {
    const { edition } = state.options;
    if (edition === 'earlier' && state.round > 0) passStarter(state); // ER17
    state.round++;
    for (const place of state.seats)
      place.tally = { ...place.tally, mass: 0, siphons: 0, matter: 0, rifts: none }; // R82
    tell(umpire, { did: 'round', round: state.round, starter: state.starter });
    umpire.next(...phasesOf(state));
  },
};

export function phasesOf(state: State): Step[] {
  const { edition } = state.options;
  const steps: Step[] = [{ do: 'draft' }, { do: 'gaining' }, { do: 'settle' }];
  if (edition === 'final') steps.push({ do: 'discovery' });
  steps.push({ do: 'actions' }, { do: 'settle' });
  if (isSolo(state)) steps.push({ do: 'judgeRound', seat: 0 });
  steps.push({ do: 'clearUp' });
  if (!isSolo(state) && state.round < rounds) steps.push({ do: 'bonus' }, { do: 'settle' }); // R61, R69
  steps.push({ do: 'endOfRound' });
  return steps;
}

const passStarter = (state: State): void => {
  state.starter = (state.starter + 1) % state.seats.length;
};

/** R39, H16: all played cards to the pile, then each seat in turn order draws its whole refill. A27: no hand limit. */
export const clearUp: Of = {
  run(state, _step, umpire) {
    const order = turnOrder(state);
    for (const seat of order) {
      const place = placeOf(state, seat);
      discard(state, seat, place.played, umpire);
      place.played = none;
      place.used = none;
      place.usedCores = none;
    }
    if (state.round >= rounds) return;
    for (const seat of order) draw(state, seat, handSize - placeOf(state, seat).hand.length, umpire);
  },
};

/** A18: at 100 Solar Mass one size above Supermassive, for the bonus alone. */
export const sizeForBonus = (state: OpenState, place: OpenPlace): number =>
  sizes.indexOf(place.size) + (state.options.ultramassiveIsASize && place.mass >= ultramassive ? 1 : 0);

/** R59, A17, H19: sizes are read once, all bonuses added, then each gain is closed. */
export const bonus = (cards: Cards): Of => ({
  run(state, _step, umpire) {
    state.phase = 'bonus';
    const order = turnOrder(state);
    const size = state.seats.map((place) => sizeForBonus(state, place));
    noteReactions(cards, state);
    const gaining = order.filter((seat) => {
      const larger = size.filter((other) => other > (size[seat] as number)).length;
      if (larger === 0) return false;
      tell(umpire, { did: 'bonus', seat, mass: larger * bonusPerLarger });
      gainMass(state, seat, larger * bonusPerLarger, umpire);
      return true;
    });
    if (gaining.length > 0) umpire.together(gaining.map((seat) => ({ seat, steps: [{ do: 'grow', seat }] })));
  },
});

/** R60, R61: the token passes on; after Rounds 2 and 4 Wormholes open and may be moved; after Round 6 it is over. */
export const endOfRound: Of = {
  run(state, _step, umpire) {
    if (state.round >= rounds) {
      state.phase = 'over';
      tell(umpire, { did: 'over' });
      return;
    }
    if (state.options.edition === 'final') passStarter(state);
    if (reopenAfter.includes(state.round)) {
      state.phase = 'intermission';
      for (const place of state.seats)
        place.wormholes = place.wormholes.map((one) => ({ ...one, open: true }));
      tell(umpire, { did: 'reopen', round: state.round });
      if (state.options.advancedDraft) layDraftTokens(state, umpire);
      umpire.next({ do: 'askWormholes' });
    }
    umpire.next({ do: 'round' });
  },
};
