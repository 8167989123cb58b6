/**
 * The state of a match, declared once, with who may see what (A35 to A43).
 *
 * Crews come in this order: the seats, then the AI crews. Lists and records below a crew are never changed, only
 * replaced: a clone may share them, and so may views.
 */
import {
  agenda,
  bySeat,
  card,
  closedPile,
  count,
  type Event,
  either,
  flag,
  type Here,
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
  seenBy,
  stock,
  text,
  type Umpire,
  type ValueOf,
  type ViewOf,
} from '@accretion/engine';
import type { Board } from './board.ts';
import { colours, facings, levels, wounds } from './content.ts';

const colour = oneOf(...colours);
const cubes = record({
  green: count('green'),
  blue: count('blue'),
  pink: count('pink'),
  orange: count('orange'),
});
export type Cubes = Readonly<ValueOf<typeof cubes>>;

/** A36, A39, A43: the owner's alone, or both partners' if the options say so. */
const ownersEyes = ({ state, seat }: Here<{ openToPartner: boolean }>): Seats =>
  state.openToPartner && seat < 2 ? 0b11 : 1 << seat;

/** Where the audience of a part is asked for by itself, there are no crews around it. */
type Lookers = { readonly crews?: readonly { readonly sawTop: boolean }[]; readonly first: number };

/** A38: the card put back is known to those who have seen it. */
const topEyes = ({ state }: Here<Lookers>): Seats => {
  const crews = state.crews ?? [];
  let seats: Seats = 0;
  for (let crew = 0; crew < crews.length; crew++) if (crews[crew]?.sawTop) seats |= 1 << crew;
  return seats;
};

/** A38: the First Player looks at both cards; the one put back before is also known to those who have seen it. */
const offerEyes = (here: Here<Lookers>): Seats => (here.index === 0 ? topEyes(here) : 1 << here.state.first);

/** A cube set in a slot, not yet confirmed (A41). */
const setting = record({ facing: int(0, 3), slot: int(0, 8), colour });
export type Setting = Readonly<ValueOf<typeof setting>>;

/** One die of a roll-off and what it stands for: a member (a raider by facing) or a droid (AA55). */
const die = record({
  side: int(0, 1), // 0 is the picker's
  face: int(1, 6),
  facing: int(-1, 3), // of a raider
  droid: maybe(ref('action')),
  called: flag(), // a droid called in for this roll-off alone
  sentry: flag(), // a standing droid of an AI base (AA81)
});
export type Die = Readonly<ValueOf<typeof die>>;

/** Does a die stand for a droid, not for a member (AA63, AA81)? */
export const isDroid = ({ droid, sentry }: Die): boolean => droid !== null || sentry;

/** A pairing frozen by automatic wins (AA64): `wins` holds 1 for the picker's, 2 for the rival's. */
const lock = record({ dice: list(int(0), 2, 2), wins: int(1, 3), loser: oneOf(...wounds) });
export type Lock = Readonly<ValueOf<typeof lock>>;

const fight = record({
  kind: oneOf('mine', 'facing', 'raid'),
  at: text(24), // the mine, the facing, or the raided base
  picker: int(0, 5),
  rival: int(0, 5),
  dice: list(die),
  locks: list(lock),
});
export type Fight = Readonly<ValueOf<typeof fight>>;

const crewOf = (board: Board) =>
  record({
    base: int(0, 5),
    home: count('member'), // free to plan
    mines: list(count('member')), // by zone
    raids: list(list(count('member'))), // by base, then N, E, S, W
    defence: count('member'),
    camp: count('member'),
    withdrawn: count('member'), // out of this round, on the way home (A49)
    minor: count('member'),
    moderate: count('member'),
    major: count('member'),
    hand: closedPile('action', ownersEyes), // A36
    droids: pile('action'), // defending the base (AA63)
    sentries: int(0, 9), // standing droids of an AI base, not yet beaten this round (AA81)
    armour: flag(),
    closed: list(int(0, 3)), // facings behind a Shield Wall (AA65)
    ready: flag(), // who has locked is public, A39
    plan: seenBy(ownersEyes, list(oneOf(...board.places))), // where, and even how many, is not
    slots: list(list(maybe(colour))), // N, E, S, W; each from the innermost to the outermost
    stored: cubes, // the cubes in those slots, by colour
    haul: cubes, // mined or stolen this round (A20)
    aside: cubes, // did not fit (A21)
    setting: seenBy('owner', list(setting)), // A41
    order: maybe(card('order')), // the AI card of this round
    sawTop: seenBy('owner', flag()), // has seen the card put back; even who has is nobody else's to know (A38)
  });

/** A mine holds cubes of its own colour only (A5). */
const minesOf = (board: Board): Shape<Readonly<Record<string, number>>> =>
  record(Object.fromEntries(board.zones.map(({ mine, colour }) => [mine, count(colour)])));

export const endings = ['base', 'planet', 'cards', 'won', 'aiBase'] as const;

export const shapeOf = (board: Board) =>
  record({
    agenda: agenda(),
    coop: open(flag()),
    openToPartner: open(flag()), // A43
    timed: open(int(0, 99)), // the agreed number of resource cards, 0 for none (A26)
    humans: open(int(1, 6)),
    order: open(list(int(0, 5))), // the crews clockwise by zone (AA2)
    owners: open(list(int(-1, 5))), // whose each base is, -1 for nobody's (AA53)
    round: open(int(0)),
    first: open(int(0, 5)), // the First Player
    alien: open(int(0, 11)), // its zone
    mines: open(minesOf(board)),
    supply: open(cubes),
    gone: open(cubes), // taken by the Alien, out of the game (AA17)
    resources: open(stock('resource')), // A37
    top: open(maybe(seenBy(topEyes, card('resource')))), // put back on the deck
    offered: open(list(seenBy(offerEyes, card('resource')))),
    current: open(maybe(card('resource'))),
    played: open(pile('resource')),
    cardsPlayed: open(int(0)),
    actions: open(stock('action')),
    discard: open(pile('action')),
    orders: open(stock('order')),
    usedOrders: open(pile('order')),
    fight: open(maybe(fight)),
    sentries: open(list(int(0, 99))), // stored cubes that bring an AI base one more sentry each (AA81)
    unused: open(count('member')),
    crews: open(bySeat(crewOf(board))),
    ending: open(maybe(oneOf(...endings))),
  });
export type State = ValueOf<ReturnType<typeof shapeOf>>;
export type View = ViewOf<ReturnType<typeof shapeOf>>;
export type Crew = ValueOf<ReturnType<typeof crewOf>>;

/** What everybody sees of a crew and of a match (A35), and so what rules count from in a state and in a view alike. */
export type OpenCrew = Readonly<Omit<Crew, 'hand' | 'plan' | 'setting' | 'sawTop'>>;
type Closed = 'agenda' | 'resources' | 'top' | 'offered' | 'actions' | 'orders' | 'crews';
export type OpenState = Readonly<Omit<State, Closed>> & { readonly crews: readonly OpenCrew[] };

const place = text(24);
const actionCard = ref('action');

export const moveShape = either('do', {
  takeBase: { base: place }, // AW9
  choose: { card: ref('resource') }, // AW1
  place: { at: place }, // AW2
  takeBack: { at: place },
  ready: {}, // AW2, AW8
  unready: {},
  pass: {}, // AW3, AW5
  moveMembers: { card: actionCard, crew: int(0, 5), from: place, to: list(place, 1, 3) }, // AW3
  returnWounded: { card: actionCard, from: oneOf(...wounds) },
  grantArmour: { card: actionCard },
  woundMember: { card: actionCard, crew: int(0, 5), at: place },
  moveAlien: { card: actionCard, steps: int(1, 8) },
  addCubes: { card: actionCard, mine: place },
  closeFacing: { card: actionCard, facing: oneOf(...facings) },
  addDroid: { card: actionCard }, // AW3, AW5
  winPairing: { card: actionCard, die: int(0, 30) }, // AW5
  rerollDie: { card: actionCard, die: int(0, 30) },
  defeatMember: { card: actionCard, die: int(0, 30) },
  fight: { at: place, against: int(0, 5) }, // AW4
  withdraw: { base: place },
  propose: { own: int(0, 12) }, // AW6
  accept: {},
  sendBack: {},
  steal: { cubes: int(0, 9) }, // AW7
  store: { facing: oneOf(...facings), slot: int(1, 9), colour }, // AW8
  unstore: { facing: oneOf(...facings), slot: int(1, 9) },
  storeForMe: {},
});
export type Move = ValueOf<typeof moveShape>;
export type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>;

export const optionsShape = record({
  ai: oneOf('recommended', 0, 1, 2, 3, 4, 5), // AI crews (A28)
  coop: flag(), // A33
  cards: oneOf(0, 5, 8, 9, 12), // rounds, by their resource cards; 0 for no limit (A26): `timed` in the state
  level: oneOf(...levels), // AA81
  membersBy: oneOf('recommended', 'crews', 'humans'), // AA36
  openToPartner: flag(), // A43
  first: oneOf('random', 0, 1, 2, 3, 4, 5), // A1
  bases: either('are', { spread: {}, picked: {}, chosen: { names: list(text(20), 2, 6) } }), // AA53
});
export type Options = ValueOf<typeof optionsShape>;

const crew = int(0, 5);
const counted = record({ green: int(0), blue: int(0), pink: int(0), orange: int(0) });
const events = either('did', {
  takeBase: { seat: crew, base: place },
  look: { seat: crew, cards: list(ref('resource')), count: int() },
  playResource: { seat: crew, card: ref('resource'), round: int() },
  moveAlien: { from: int(), to: int(), steps: int() },
  clear: { zone: int(), mine: place, cubes: int() },
  distribute: { mines: list(int()) },
  ready: { seat: crew },
  unready: { seat: crew },
  deploy: { plans: list(list(place)) },
  order: { crew, card: ref('order') },
  deployAi: { crew, places: list(place) },
  shuffle: { deck: oneOf('action', 'resource', 'order') },
  pass: { seat: crew },
  play: { seat: crew, card: ref('action') },
  movedMembers: { crew, members: int(), from: place, to: list(place) },
  returned: { crew, from: oneOf(...wounds) },
  armour: { crew },
  lure: { to: int() },
  addCubes: { mine: place, cubes: int() },
  close: { crew, facing: oneOf(...facings) },
  droid: { crew },
  callDroid: { crew, face: int(1, 6) },
  fight: { crew, against: crew, at: place },
  roll: { crew, against: crew, faces: list(int()), rivalFaces: list(int()) },
  winPairing: { crew, die: int() },
  reroll: { crew, die: int(), from: int(), face: int() },
  defeat: { crew, die: int() },
  pairs: { crew, against: crew, pairs: list(record({ faces: list(int()), won: int(-1, 1) })) }, // -1: a tie
  wound: { crew, to: oneOf(...wounds), at: place },
  droidLost: { crew },
  withdraw: { crew, base: place, members: int() },
  propose: { seat: crew, at: place, own: int() },
  agree: { at: place, seat: crew, partner: crew, own: int(), rest: int() }, // the First Player's share, the partner's
  sendBack: { seat: crew },
  mine: { crew, mine: place, cubes: int() },
  camp: { seat: crew, face: int() },
  draw: { seat: crew, cards: list(ref('action')), count: int() },
  stealRoll: { crew, at: place, face: int() },
  steal: { crew, from: crew, at: place, cubes: list(colour) },
  store: { crew, stored: counted, aside: counted },
  goHome: {},
  gain: { seat: crew, cards: int() },
  restore: {},
  first: { seat: crew },
  end: { how: oneOf(...endings), points: list(int()) },
});
export const eventShape: Shape<Event> = events;
export type Story = ValueOf<typeof events>;

/** Tells what happened; `secret` is what some seats alone hear instead. */
export function tell(umpire: Umpire, event: Story, secret?: { to: Seats; event: Story }): void {
  umpire.tell(event, secret);
}
