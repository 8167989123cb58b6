/**
 * The state of a match, declared once, with who may see what (B43 to B51).
 *
 * The lists of a seat are never changed, only replaced: a clone may share them, and so may views.
 */
import {
  agenda,
  bySeat,
  card,
  closedPile,
  type Event,
  either,
  flag,
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

/** A face-up card: how it is turned (quarter turns), and whether it is an awake Artifact (B38). */
const shown = record({ card: card('trash'), spin: int(0, 3), awake: flag() });
export type Shown = Readonly<ValueOf<typeof shown>>;

/** A face-down Toy: everyone knows from which hand it came and when (-1: drawn by Tentacles). B46 */
const toy = record({ card: seenBy('owner', card('trash')), hand: int(-1, 5), turn: int(0) });
export type Toy = Readonly<ValueOf<typeof toy>>;

/** A hand as its seat passed it on: which hand, after which Turn, and what was in it. B51 */
const sighting = record({ hand: int(0, 5), turn: int(1), cards: list(ref('trash')) });
export type Sighting = Readonly<ValueOf<typeof sighting>>;

const seat = record({
  hand: closedPile('trash', 'owner'), // B44
  handNumber: int(0, 5), // which of the travelling hands this is
  picked: flag(), // who has locked in a pick is public, B43
  pick: seenBy('owner', maybe(ref('trash'))), // which card is not, B45; it stays in the hand until step 2
  tracked: flag(), // under GPS, B22
  drawn: closedPile('trash', 'owner'), // Tentacles, B48
  groups: list(list(card('trash'))), // Time Machine groups, B18
  stack: list(card('trash')), // Shapeshifters, the newest last, B19
  toys: list(toy),
  shown: list(shown), // all other face-up cards, in the order they came
  held: pile('modifier'), // Weight and Value cards
  piled: seenBy('owner', maybe(ref('trash'))), // the card this seat put on the pile, B49
  memory: seenBy('owner', list(sighting)),
  points: list(int()), // per Round
});
export type Place = ValueOf<typeof seat>;

/** The cards of a display: what Value and Weight are counted from. */
export type Display = Pick<Place, 'groups' | 'stack' | 'toys' | 'shown' | 'held'>;

/** One card as it counted. */
const counted = record({ card: ref('trash'), value: int(), weight: int() });
export type Counted = Readonly<ValueOf<typeof counted>>;

/** A line of the score sheet: one seat in one Round, each entry from its step on (B42). */
const line = record({
  toyWeight: maybe(int()), // C
  cards: list(counted), // E: every card as it counted
  weight: maybe(int()), // E
  threshold: maybe(int()), // F: of this seat
  compared: maybe(int()), // G: with -10 if just gained
  drawnIn: maybe(flag()), // G
  value: maybe(int()), // H, survivors only
  rank: maybe(int()), // H, survivors only
  points: maybe(int()),
  held: list(ref('modifier')), // Weight and Value cards that counted
});
export type Line = ValueOf<typeof line>;

/** One Round on the sheet: the hole, what changed its Threshold, and a line per seat. */
const page = record({
  hole: ref('hole'),
  threshold: int(),
  atHole: list(ref('modifier')),
  turnedUp: maybe(ref('trash')), // F
  lines: list(line),
});
export type Page = ValueOf<typeof page>;

export const shape = record({
  agenda: agenda(),
  toysTriggerLoot: open(flag()), // option of BA14
  wakeForScoring: open(flag()), // option of BA12
  round: open(int(0)), // 0 before the first
  turn: open(int(0)),
  clockwise: open(flag()), // the Direction card, B34
  hole: open(maybe(card('hole'))),
  ahead: open(list(card('hole'))), // holes named beforehand, B50
  unused: open(stock('hole')),
  spent: open(pile('hole')),
  deck: open(stock('trash')), // B47
  discard: open(list(card('trash'))), // the newest last
  pile: open(closedPile('trash', 'nobody')), // B49
  turnedUp: open(maybe(card('trash'))), // the pile card of step F
  supply: open(pile('modifier')), // Weight, Value and Threshold cards nobody has
  atHole: open(pile('modifier')),
  draws: open(list(int())), // the Turns in which everybody drew a card, B23
  revealed: open(list(record({ seat: int(0, 5), card: ref('trash') }))), // this Turn, in order
  seats: open(bySeat(seat)),
  sheet: open(list(page)),
  over: open(flag()),
});
export type State = ValueOf<typeof shape>;
export type View = ViewOf<typeof shape>;

export const moveShape = either('do', {
  pick: { card: ref('trash') }, // PICK
  join: { group: int(0, 20) }, // GROUP
  place: { modifier: ref('modifier') }, // LASER
  keep: { card: ref('trash') }, // KEEP
  relic: { discard: flag() }, // EGG, POOL, RING
});
export type Move = ValueOf<typeof moveShape>;

export const optionsShape = record({
  holes: either('are', { first: {}, random: {}, chosen: { names: list(text(20), 1, 9) } }), // B35
  toysTriggerLoot: flag(), // BA14
  wakeForScoring: flag(), // BA12
});
export type Options = ValueOf<typeof optionsShape>;

/** `by` is the card that caused something, null where no card did. */
const events = either('did', {
  turnUpHole: { hole: ref('hole'), round: int() },
  deal: { cards: int() },
  startTurn: { round: int(), turn: int() },
  track: { seat: int(), card: maybe(ref('trash')) },
  seal: { seat: int(), card: maybe(ref('trash')) },
  reveal: { cards: list(record({ seat: int(), card: maybe(ref('trash')) })) },
  join: { seat: int(), card: ref('trash'), group: int(), size: int() },
  stackUp: { seat: int(), card: ref('trash') },
  markRandomPick: { seat: int(), by: ref('trash'), lapses: flag() },
  everyoneDraws: { seat: int(), by: ref('trash') },
  draw: { seat: int(), cards: list(ref('trash')), count: int(), by: ref('trash') },
  placeThreshold: { seat: int(), modifier: ref('modifier'), by: ref('trash') },
  discard: { seat: int(), cards: list(ref('trash')) },
  keep: { seat: int(), card: maybe(ref('trash')) },
  flipDirection: { clockwise: flag(), seat: int(), by: ref('trash') },
  clash: { seats: list(int()) },
  turn: { seat: int(), card: ref('trash'), spin: int(), for: list(ref('trash')) }, // for whom an Artifact turns
  pass: { clockwise: flag() },
  fillPile: { seat: int(), card: maybe(ref('trash')) },
  score: { step: oneOf('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'), skipped: flag() },
  keepRelic: { seat: int(), card: ref('trash') },
  find: { seat: int(), card: ref('trash'), in: oneOf('deck', 'pile') },
  toys: { weights: list(int()) },
  take: { seat: int(), modifier: ref('modifier'), by: maybe(ref('trash')) },
  leave: { seat: maybe(int()), modifier: ref('modifier'), by: maybe(ref('trash')) }, // nobody takes it
  weigh: { weights: list(int()) },
  turnUpPile: {
    card: ref('trash'),
    thresholds: list(int()),
    twice: list(record({ seat: int(), by: ref('trash') })),
  },
  drawnIn: { seat: int(), weight: int(), threshold: int(), points: int(), by: maybe(ref('trash')) },
  noneDrawnIn: {},
  tie: {
    value: int(),
    places: list(record({ seat: int(), ship: maybe(ref('trash')), rank: int() })),
  },
  rank: { seat: int(), value: int(), rank: int(), points: int() },
  noneRanked: {},
  end: { winners: list(int()), level: list(int()), points: int() }, // level: all with the winners' points
});
export const eventShape: Shape<Event> = events;
export type Story = ValueOf<typeof events>;

/** Tells what happened; `secret` is what only some seats are told instead. */
export function tell(umpire: Umpire, event: Story, secret?: { to: Seats; event: Story }): void {
  umpire.tell(event, secret);
}
