/**
 * The state of a match, declared once, with who may see what (MK1 to MK10). Everything is open but the kinds of
 * Soldier tokens that lie face down (MK2).
 *
 * Things on the table have one numbering, their mark: figures from 0, Debris Piles from `pileMark`, pieces of terrain
 * from `pieceMark`. Positions are whole thousandths of an inch (MC95). Figures and what is going on (attacks, shoves,
 * harms, moments, runs, the activation) are changed in place and copied by a clone; every other list and record is
 * only ever replaced, so a clone may share it.
 */
import {
  agenda,
  card,
  flag,
  int,
  list,
  maybe,
  oneOf,
  open,
  pile,
  record,
  ref,
  seenBy,
  stock,
  text,
  type ValueOf,
  type ViewOf,
} from '@accretion/engine';
import { attackTypes } from './content/vocabulary.ts';

/** Crisis A, Crisis B, Cosmic (MD1). */
export const crisisA = 0;
export const crisisB = 1;
export const cosmic = 2;

export const pileMark = 100;
export const pieceMark = 200;
/** Nothing and nobody, where a mark or an id is asked for. */
export const none = -1;

const mark = int(none, 999);
const id = int(none);
const at = { x: int(-99_999, 99_999), y: int(-99_999, 99_999) };
const faces = list(int(1, 8)); // MA69

const figure = record({
  character: card('character'),
  seat: int(0, 2), // its owner (MD2)
  injured: flag(),
  ...at,
  on: int(none, 999), // the piece it stands on
  damage: int(0),
  power: int(0, 10),
  conditions: int(0, 1023), // a bit each
  activated: flag(),
  dazed: flag(),
  gone: flag(), // KO'd
  held: list(card('soldier')), // codes (MC57)
  placed: int(0), // times placed this turn
});
export type Figure = ValueOf<typeof figure>;

const squad = record({
  affiliation: text(40), // the one it uses (MC60), '' for none
  leader: int(none), // figure
  cards: list(text(40)), // not yet played
  played: list(text(40)),
  zone: int(none, 9),
  ready: flag(), // has confirmed where it stands (MA32)
});
export type Squad = ValueOf<typeof squad>;

/** The activation going on. */
const active = record({
  figure: int(0),
  actions: int(0, 9), // left
  acted: flag(), // has begun an action (MA58)
  advanced: flag(), // advanced or was placed
  attacked: list(int(0)), // whom, so far
  interacted: list(text(24)), // tokens (MC56)
  extra: flag(), // not one of the three (MA35)
  over: flag(), // declared over, or cut short
});
export type Active = ValueOf<typeof active>;

/** An attack, by the step its cursor stands on (MC48); an area or beam goes through them once for each target. */
const attack = record({
  id,
  attack: int(0), // in the book
  attacker: int(0),
  target: mark, // the current one
  first: mark, // the one named, before anybody took its place
  targets: list(mark), // of an area or beam, still to come
  measured: list(mark), // all it was measured to reach
  bystanders: list(mark), // allies under it (MC52)
  cursor: int(0, 99),
  type: oneOf(...attackTypes),
  from: mark, // measured from
  direction: int(none, 2047), // of a beam
  isAction: flag(),
  sequence: id, // the effects that are a sequence of actions, of which it is part
  without: int(none), // the part left out (MC87)
  far: int(0), // gap between attacker and target when the target was named
  paid: int(0),
  bought: int(0), // dice bought while paying, for every target (MC86)
  moreAttack: int(-99, 99), // attack dice added by the attack's own rules, target by target
  attackDice: faces,
  defenceDice: faces,
  moreDefence: int(-99, 99), // defence dice added by the attack's own rules
  cover: flag(),
  damage: int(0), // about to be dealt
  dealt: int(0), // really suffered (MC68)
  used: list(int()), // reactions used while targeting (MC83)
  ended: flag(), // goes to step 13 at once (MC17, MC72)
});
export type Attack = ValueOf<typeof attack>;

/** A push, a throw or a placement that others may still prevent; and the collision of a throw (MC78). */
const shove = record({
  id,
  kind: oneOf('advance', 'push', 'throw', 'place'),
  thing: mark, // what is moved
  by: int(none), // the figure whose effect it is
  means: oneOf('attack', 'superpower', 'card', 'encounter'),
  attack: id,
  run: id, // the effects it belongs to
  tool: oneOf('S', 'M', 'L', ''),
  dir: oneOf('any', 'toward', 'away'), // MC31
  anchor: mark, // toward or away from it; what a place is measured from
  range: int(0, 9), // of a place
  mayPass: flag(),
  direction: int(none, 2047),
  ...at,
  size: int(0, 9), // of the thrown thing, as it collides
  hit: mark,
  unhurt: flag(), // the thrown one suffers no collision damage
  cursor: int(0, 99),
  dice: faces, // the dodge roll
  moreDice: int(-99, 99), // for the dodge roll
  isPrevented: flag(),
});
export type Shove = ValueOf<typeof shove>;

/** Where damage comes from. */
export const sources = ['attack', 'effect', 'collision', 'shrapnel', 'storm', 'condition'] as const;

/** Damage about to be suffered, by several at the same time (MC68). */
const harm = record({
  id,
  by: int(none), // the figure whose effect it is
  source: oneOf(...sources),
  attack: id,
  shove: id,
  gives: oneOf('enemy', 'always', 'none'), // Power: for damage from an enemy (MC13), for any (MA37), none
  cursor: int(0, 99),
  hurts: list(record({ who: mark, amount: int(0) })),
});
export type Harm = ValueOf<typeof harm>;

/** A moment somebody may react to (MC82). */
const moment = record({
  id,
  event: text(24),
  subject: mark,
  attack: id,
  shove: id,
  harm: id,
  size: int(0, 9), // of the terrain destroyed
  cosmicNow: flag(), // is the Cosmic side being asked?
  declined: list(int()), // reactions passed on or used up
});
export type Moment = ValueOf<typeof moment>;

/** Effects being carried out, one after the other. */
const run = record({
  id,
  list: int(0), // in the book
  part: int(-2), // the place of the effect begun; −2 while nothing is ready yet
  todo: list(int(0)), // the places of those to come
  when: text(16), // the moment it is carried out at, '' when it was used
  rest: list(mark), // whom the effect now going on is still to be done to
  user: int(none), // figure
  seat: int(0, 2), // decides
  subject: mark,
  attack: id,
  shove: id,
  harm: id,
  payers: list(int(0)),
  paid: int(0),
  x: int(0),
  chosen: mark, // named with the card, or the terrain to be destroyed
  same: list(mark), // chosen by the effect before
  moved: list(int(0)), // moved by the effect before
  destroyed: list(int(1, 9)), // Sizes destroyed by the effect before
  token: text(24), // interacted with
  revealed: text(24),
  lowered: int(0),
  means: oneOf('attack', 'superpower', 'card', 'encounter'),
});
export type Run = ValueOf<typeof run>;

/** An effect that stays, or waits for its moment; `at` is the attack, collision, turn or run it ends with. */
const lasting = record({
  effect: int(0), // in the book
  user: int(none),
  seat: int(0, 2),
  on: list(mark),
  until: oneOf(
    'attack',
    'collision',
    'attackAction',
    'namedAttack',
    'namedAttackThisTurn',
    'sequence',
    'activation',
    'turn',
    'cosmicTurn',
    'ownActivation',
    'powerPhase',
  ),
  at: int(none),
  paid: int(0),
  payers: list(int(0)),
  same: list(mark),
  subject: mark,
});
export type Lasting = Readonly<ValueOf<typeof lasting>>;

/** A use that counts towards a limit (MC67); `who` is the one it counts for. */
const use = record({ rule: int(0), who: int(none), per: oneOf('turn', 'round', 'attack', 'roll'), at: id });
export type Use = Readonly<ValueOf<typeof use>>;

const soldier = record({
  token: int(0), // a new number at every placing (MK5)
  ...at,
  shuffle: int(1), // which it was drawn from (MK4)
  kind: seenBy('nobody', card('soldier')), // MK2
});

const code = record({ token: int(0), ...at, kind: card('soldier') });

export const endings = ['codes', 'teleporter', 'fallen', 'conceded'] as const;

export const stateShape = record({
  agenda: agenda(),
  difficulty: open(text(20)),
  stamina: open(int(1)), // of the boss
  collateral: open(flag()), // MC52
  captain: open(int(0, 1)), // MD7
  isFree: open(flag()), // Magneto's alter ego in squads (MA31)
  round: open(int(0)),
  turn: open(int(0)), // of either side, counted through (MA10)
  side: open(oneOf('none', 'crisis', 'cosmic')),
  activated: open(int(0, 9)), // of the three in this Crisis turn (ME7)
  track: open(int(0, 9)), // tokens on the Encounter Tracker (ME9)
  debris: open(int(0)), // ME26
  exhaustion: open(int(0)), // ME25
  figures: open(list(figure)),
  box: open(pile('character')), // not in this match
  squads: open(list(squad)),
  active: open(maybe(active)),
  follow: open(int(none)), // activates at once after the activation going on (MA35)
  standing: open(pile('piece')),
  destroyed: open(pile('piece')),
  constructs: open(list(record({ ...at, isStanding: flag() }))),
  piles: open(list(record({ damage: int(0), isStanding: flag() }))), // by dampener (ME19)
  missile: open(record(at)),
  delivered: open(list(card('soldier'))), // codes on the missile
  soldiers: open(list(soldier)),
  codes: open(list(code)), // on the ground
  reserve: open(stock('soldier')),
  discard: open(pile('soldier')),
  shuffle: open(int(1)),
  unknown: open(list(record({ shuffle: int(1), kinds: list(ref('soldier')) }))), // MK4
  served: open(list(int(0))), // Rally Points that had their Soldier this turn
  attacks: open(list(attack)), // the innermost last (MC84)
  shoves: open(list(shove)),
  harms: open(list(harm)),
  moments: open(list(moment)),
  runs: open(list(run)),
  lasting: open(list(lasting)),
  uses: open(list(use)),
  ids: open(int(0)), // the last number given to a token, attack, run and so on
  ending: open(maybe(oneOf(...endings))),
  winner: open(oneOf('', 'crisis', 'cosmic')),
});
export type State = ValueOf<typeof stateShape>;
export type View = ViewOf<typeof stateShape>;
