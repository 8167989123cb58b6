/** What happened, for log, scenes, sound and statistics. Figures and things go by name, dice by face (MA69). */
import {
  type Event,
  either,
  flag,
  int,
  list,
  maybe,
  oneOf,
  type Shape,
  text,
  type Umpire,
  type ValueOf,
} from '@accretion/engine';
import { attackTypes, conditions } from './content/vocabulary.ts';
import { endings, sources } from './state.ts';

const name = text(60);
const seat = int(0, 2);
const place = int(-99_999, 99_999);
const direction = int(-1, 2047);
const faces = list(int(1, 8));
const condition = oneOf(...conditions);

const events = either('did', {
  muster: { seat, members: list(name), affiliation: name, leader: name, cards: list(name) },
  zone: { seat, zone: name },
  deploy: { figure: name, x: place, y: place },
  ready: { seat },
  unready: { seat },
  round: { round: int(1) },
  turn: { side: oneOf('crisis', 'cosmic'), round: int(1), turn: int(1) },
  yours: { seat },
  activate: { figure: name },
  decline: { seat },
  activationOver: { figure: name },
  advance: {
    figure: name,
    tool: oneOf('S', 'M', 'L'),
    fromX: place,
    fromY: place,
    x: place,
    y: place,
    first: direction,
    second: direction,
  },
  push: { figure: name, by: name, fromX: place, fromY: place, x: place, y: place, direction },
  throw: { thing: name, by: name, fromX: place, fromY: place, x: place, y: place, direction, hit: name },
  place: { figure: name, by: name, fromX: place, fromY: place, x: place, y: place },
  kept: { figure: name, from: oneOf('push', 'throw', 'advance', 'place') }, // was not moved after all
  dodge: { figure: name, dice: faces, successes: int(0) },
  attack: {
    figure: name,
    attack: name,
    target: name,
    type: oneOf(...attackTypes),
    range: int(0),
    direction,
    from: name, // '' for the attacker itself
  },
  retarget: { figure: name, target: name },
  roll: { figure: name, of: oneOf('attack', 'defence'), dice: faces, added: faces },
  reroll: {
    figure: name,
    of: oneOf('attack', 'defence', 'dodge'),
    rule: name,
    dice: list(int(0)),
    to: faces,
  },
  change: {
    figure: name,
    of: oneOf('attack', 'defence', 'dodge'),
    rule: name,
    dice: list(int(0)),
    to: int(1, 8),
  },
  count: { figure: name, target: name, successes: int(0), against: int(0), damage: int(0) },
  attackOver: { target: name, dealt: int(0) },
  use: { figure: name, rule: name, cost: int(0) },
  card: { seat, card: name, payers: list(name), paid: int(0) },
  askPartner: { seat, card: name, payers: list(name) },
  takeBack: { seat, card: name },
  rule: { figure: name, rule: name }, // a special rule fired
  // Several at a time, each the same: how much, and what each of them has then.
  suffer: { who: list(name), amount: int(0), damage: list(int(0)), source: oneOf(...sources) },
  heal: { figure: name, amount: int(0) },
  power: { figures: list(name), gain: int(), power: list(int(0)) },
  gainCondition: { figure: name, condition },
  loseCondition: { figure: name, condition },
  daze: { figure: name },
  undaze: { figure: name },
  flip: { figure: name },
  ko: { figure: name },
  exhaust: { figure: name, tokens: int(1) },
  shieldDown: {},
  dice: { figure: name, rule: name, dice: faces }, // any other roll
  destroy: { piece: name, size: int(0), debris: int(0) },
  storm: { level: int(0), debris: int(0) },
  shrapnel: { pile: name, dice: faces },
  repair: { pile: name, amount: int(0) },
  newPile: { dampener: name },
  construct: { x: place, y: place },
  interact: { figure: name, token: name },
  reveal: { token: name, kind: name },
  hold: { figure: name, kind: name },
  pass: { figure: name, to: name },
  drop: { figure: name, token: name, x: place, y: place },
  discard: { kind: name },
  deliver: { figure: name, codes: int(1) },
  soldier: { rally: name, token: name, x: place, y: place, shuffle: int(1) },
  shuffle: { shuffle: int(1), soldiers: int(1) },
  missile: { fromX: place, fromY: place, x: place, y: place, stays: flag() },
  giveActivated: { figure: name },
  stance: { figure: name, stance: name },
  choose: { figure: name, rule: name, chosen: list(name) },
  choice: { figure: name, rule: name, option: int(0) },
  type: { figure: name, type: oneOf(...attackTypes) },
  concede: { seat },
  playOn: { seat },
  end: { how: oneOf(...endings), winner: oneOf('crisis', 'cosmic'), round: maybe(int(0)) },
});
export const eventShape: Shape<Event> = events;
export type Story = ValueOf<typeof events>;

/** Tells what happened, if anybody listens. */
export function tell(umpire: Umpire, event: Story): void {
  umpire.tell(event);
}
