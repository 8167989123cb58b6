/**
 * The state of a match, declared once, with who may see what (H1 to H7).
 *
 * Lists are never changed, only replaced: a clone may share them, and so may views.
 */
import {
  agenda,
  bySeat,
  card,
  closedPile,
  type Event,
  either,
  flag,
  type Handler,
  int,
  list,
  maybe,
  oneOf,
  open,
  pile,
  record,
  ref,
  type Seats,
  type Shape,
  type Step,
  seenBy,
  stock,
  text,
  type Umpire,
  type ValueOf,
  type ViewOf,
} from '@accretion/engine';
import { matterTokens, sizes, slots, token } from './content.ts';

export const channels = ['blue', 'pink'] as const;
export type Channel = (typeof channels)[number];
const channel = oneOf(...channels);
const spaceNumber = int(1, 7);
const slot = oneOf(...slots);
const seatNumber = int(0, 3);

const spot = record({ channel, space: spaceNumber });
export type Spot = Readonly<ValueOf<typeof spot>>;

const wormhole = record({ channel, space: spaceNumber, open: flag() });
export type Wormhole = Readonly<ValueOf<typeof wormhole>>;

/** A drafted Resource not gained yet: a space picked, a token handed out (R14), a part of a Resource card (R68). */
const pending = either('is', {
  space: { set: int(0, 1), space: int(0, 4) },
  token: { token, from: seatNumber },
  part: { card: ref('resource'), part: int(0, 8) },
});
export type Pending = ValueOf<typeof pending>;

/** Something another seat has caused, to be settled (H12): the effects named `of`. */
const entry = record({ from: seatNumber, of: text(60) });
export type Entry = Readonly<ValueOf<typeof entry>>;

/** Cards of the deck that lie ready for the recycle space whose effects are named `of`, in the order they come (H17). */
const aside = record({ of: text(60), cards: list(seenBy('nobody', card('action')), 0, 9) });
export type Aside = Readonly<ValueOf<typeof aside>>;

/** What is counted for Passives and Challenges (R82): in this Round, then over the game. */
const tally = record({
  mass: int(0),
  siphons: int(0),
  matter: int(0),
  rifts: list(channel, 0, 2),
  riftAntimatter: int(0),
  bestOrbit: int(0),
  pairs: int(0),
  fullExchanges: int(0),
  empowered: int(0),
});
export type Tally = Readonly<ValueOf<typeof tally>>;

/** The tokens of one space, in the order of their kinds. */
const tokens = list(token, 0, 8);

const seat = record({
  hand: closedPile('action', 'owner'), // H2
  ages: list(int(0)), // for each card in hand the deck it was drawn from, sorted; follows from what all saw (H6)
  played: list(card('action')),
  recycling: list(card('action')), // chosen to recycle from a deck that may run out, waiting for the others (H17)
  kept: closedPile('core', 'owner'), // H3
  dropped: closedPile('core', 'nobody'), // dealt but not kept, H3
  cores: list(card('core')), // discovered
  anomalies: list(slot),
  used: list(slot), // Effects used this Round, R33
  usedCores: list(ref('core')),
  mass: int(0),
  discovery: int(0, 10), // R26
  spent: int(0), // Discovery Counters spent on Anomalies, R62
  size: oneOf(...sizes),
  grew: list(int(0, 6), 0, 2), // the Rounds in which the hole expanded
  blue: list(tokens, 7, 7), // space 1 first
  pink: list(tokens, 7, 7),
  hole: list(token), // reached the Black Hole, to be absorbed when the action is closed
  gained: list(channel, 0, 2), // Rifts whose Antimatter was gained there and never moved, ER14
  wormholes: list(wormhole, 0, 4),
  placed: flag(), // has confirmed the Wormholes, H10
  placing: seenBy('owner', list(spot, 0, 4)),
  picks: list(int(0, 4), 0, 2), // the space picked of each draft set
  pending: list(pending),
  decided: flag(), // has confirmed a Discovery or a pass, H10
  choice: seenBy('owner', maybe(slot)),
  orbited: flag(), // the action under way has orbited, A57
  queue: list(entry),
  reacts: list(text(60)), // Passives that react to others, as owned when the step or wave began, H14
  tally,
});
export type Place = ValueOf<typeof seat>;
/** What everyone sees of a seat: a seat of a state is one, and so is a seat of any view. */
export type OpenPlace = Omit<Place, 'hand' | 'kept' | 'dropped' | 'placing' | 'choice'>;

/** R84 */
export const optionsShape = record({
  edition: oneOf('final', 'earlier'),
  mode: oneOf('players', 'soloNormal', 'soloHard'),
  advancedDraft: flag(),
  ultramassiveIsASize: flag(), // A18
  turns: oneOf('together', 'oneByOne'), // H20
  startingPlayer: oneOf('random', 0, 1, 2, 3), // R7
});
export type Options = Readonly<ValueOf<typeof optionsShape>>;

const laidChallenge = record({
  card: card('challenge'),
  states: list(oneOf('open', 'done', 'missed'), 2, 2),
});
export type LaidChallenge = Readonly<ValueOf<typeof laidChallenge>>;

const phases = [
  'setup',
  'draft',
  'gaining',
  'discovery',
  'actions',
  'bonus',
  'intermission',
  'over',
] as const;

export const shape = record({
  agenda: agenda(),
  options: open(optionsShape),
  round: open(int(0, 6)), // 0 before the first
  phase: open(oneOf(...phases)),
  starter: open(seatNumber), // the starting player, R7
  deck: open(stock('action')), // H4
  aside: open(list(aside)), // still part of the deck for everybody who counts, H17
  discard: open(pile('action')),
  removed: open(pile('action')), // out of the solo game, R67
  decks: open(list(int(0))), // for each Action Card the number of the last deck it was shuffled into (H6)
  deckNumber: open(int(0)),
  coresAside: open(pile('core')), // of other editions and of seats nobody took
  draftTokens: open(list(card('draftToken'), 0, 2)), // in play, one for each set
  draftTokensUnused: open(stock('draftToken')),
  draftTokensUsed: open(pile('draftToken')),
  resourceDeck: open(stock('resource')),
  resources: open(list(card('resource'), 0, 2)), // drawn this Round; the one kept comes first
  resourcesUsed: open(pile('resource')),
  challengeDeck: open(stock('challenge')),
  challenges: open(list(laidChallenge)),
  seats: open(bySeat(seat)),
});
export type State = ValueOf<typeof shape>;
export type View = ViewOf<typeof shape>;
export type SeatView = View['seats'][number];
/** What everyone sees of a match: a state is one, and so is any view. */
export type OpenState = Omit<
  State,
  'deck' | 'aside' | 'draftTokensUnused' | 'resourceDeck' | 'challengeDeck' | 'seats'
> & { readonly seats: readonly OpenPlace[] };

export const moveShape = either('do', {
  placeWormholes: { spots: list(spot, 4, 4) },
  pick: { space: int(0, 4) },
  gain: { at: int(0, 40) }, // the next pending Resource
  recycle: { cards: list(ref('action'), 0, 9) },
  place: { channel, space: spaceNumber },
  orbit: { channel },
  siphon: { size: oneOf(...sizes), option: int(0, 8) },
  remove: { channel, space: spaceNumber, token },
  removePending: { at: int(0, 40) },
  discover: { anomaly: slot },
  pass: {},
  playCard: { card: ref('action') },
  empower: { yes: flag() },
  use: { anomaly: slot },
  useCore: { core: ref('core') },
  activate: { first: int(0, 3), second: int(0, 3) }, // a pair of Wormholes
  exchange: { counters: int(1, 10) },
  end: {},
  discard: { card: ref('action') },
  upgrade: { channel, space: spaceNumber, token: oneOf(...matterTokens) },
  moveStack: { channel, space: spaceNumber, by: int(1, 7) },
  openWormhole: { wormhole: int(0, 3) },
  done: {}, // no more of what was "up to"
  takeCore: { core: ref('core') },
  keep: { card: ref('resource') },
});
export type Move = ValueOf<typeof moveShape>;

const someTokens = list(token);
const events = either('did', {
  setUp: { starter: seatNumber },
  lay: { tokens: list(ref('draftToken')) },
  layChallenges: { cards: list(ref('challenge')) },
  round: { round: int(1, 6), starter: seatNumber },
  phase: { phase: oneOf(...phases) },
  seal: { seat: seatNumber }, // a sealed answer is in
  wormholes: { seat: seatNumber, spots: list(spot) },
  pick: { seat: seatNumber, set: int(0, 1), space: int(0, 4), of: text(60) }, // the effects named `of`
  setAside: { cards: int(1) }, // for recycling, from the deck
  gain: { seat: seatNumber, resource: pending },
  recycle: { seat: seatNumber, cards: list(ref('action')) },
  place: { seat: seatNumber, token, channel, space: spaceNumber },
  noSpace: { seat: seatNumber, token },
  detonate: { seat: seatNumber, channel, space: spaceNumber, tokens: someTokens },
  orbit: { seat: seatNumber, channel, spaces: int(1, 7) },
  siphon: { seat: seatNumber, size: oneOf(...sizes), option: int(0, 8) },
  mass: { seat: seatNumber, amount: int() },
  discovery: { seat: seatNumber, amount: int() },
  absorb: {
    seat: seatNumber,
    tokens: someTokens,
    mass: int(0),
    discovery: int(0),
    at: oneOf('hole', 'rift', 'covered'),
  },
  expand: { seat: seatNumber, size: oneOf(...sizes) },
  push: { seat: seatNumber, wormhole: int(0, 3), channel, space: spaceNumber },
  takeCore: { seat: seatNumber, core: ref('core') },
  discover: { seat: seatNumber, anomaly: slot, paid: int(0, 10) },
  pass: { seat: seatNumber },
  playCard: { seat: seatNumber, card: ref('action') },
  empower: { seat: seatNumber, card: ref('action') },
  use: { seat: seatNumber, anomaly: slot },
  useCore: { seat: seatNumber, core: ref('core') },
  activate: { seat: seatNumber, first: spot, second: spot },
  exchange: { seat: seatNumber, counters: int(1, 10) },
  end: { seat: seatNumber },
  discard: { seat: seatNumber, cards: list(ref('action')) },
  draw: { seat: seatNumber, count: int(0), cards: list(ref('action')) }, // which ones the drawer alone hears
  shuffle: { cards: int(0) },
  upgrade: { seat: seatNumber, channel, space: spaceNumber, token: oneOf(...matterTokens) },
  moveStack: { seat: seatNumber, channel, space: spaceNumber, to: int(2, 8) },
  openWormhole: { seat: seatNumber, wormhole: int(0, 3) },
  remove: { seat: seatNumber, token, from: maybe(spot) }, // from nowhere on the board: it was still to be gained
  queue: { seat: seatNumber, for: list(seatNumber), of: text(60) }, // `seat` has caused it
  settle: { seat: seatNumber, from: seatNumber, of: text(60) },
  bonus: { seat: seatNumber, mass: int(0) },
  reopen: { round: int(1, 6) },
  drawResources: { cards: list(ref('resource')) },
  keep: { card: ref('resource') },
  challenge: { card: ref('challenge'), which: int(0, 1), reward: int(0) },
  missed: { card: ref('challenge'), which: int(0, 1) },
  over: {},
});
export const eventShape: Shape<Event> = events;
export type Story = ValueOf<typeof events>;

/** Tells what happened; `secret` is what some seats alone hear instead. */
export function tell(umpire: Umpire, event: Story, secret?: { to: Seats; event: Story }): void {
  umpire.tell(event, secret);
}

/** A step of one seat. */
export type SeatStep = Step & { readonly seat: number };
export type Of<T extends Step = SeatStep> = Handler<State, Move, T>;

export const placeOf = (state: State, at: number): Place => state.seats[at] as Place;

export const isSolo = (state: OpenState): boolean => state.options.mode !== 'players';

/** H8: the seats clockwise from the Round's starting player. */
export function turnOrder(state: OpenState): number[] {
  const { length } = state.seats;
  return state.seats.map((_, i) => (state.starter + i) % length);
}
