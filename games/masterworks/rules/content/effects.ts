/**
 * Effects: what attacks, superpowers, leaderships, tactic cards, storm levels and interactions do. One effect is
 *
 *     { when?, on?, name?, if?, may?, op, who, pick?, args, lasts? }
 *
 * - `when`: the moment it happens; without it, at once when the superpower, card or interaction is used.
 * - `on`: faces that must all be in the final attack roll; they are not used up (MC49).
 * - `name`: the printed name of this special rule.
 * - `if`: all of it must hold. `may`: its owner can decline.
 * - `op`: one of the 64 operations; `args` is what it needs. Some need neither `who` nor `args`.
 * - `who`: whom it is done to; for `picked`, `pick` says which characters (or terrain) qualify and how many.
 * - `lasts`: how long it holds; without it, it happens once.
 *
 * Effects of one list happen in order. Lists inside effects (`chooseOne`, `stance`, `grantAttack`) hold plain ones.
 */
import {
  byName,
  eitherWith,
  flag,
  int,
  list,
  oneOf,
  record,
  recordWith,
  text,
  texts,
  type ValueOf,
} from '@accretion/engine';
import { condition } from './conditions.ts';
import { pick, range, size } from './picks.ts';
import {
  amounts,
  anchors,
  attackShapes,
  attackTypes,
  conditions,
  durations,
  faces,
  moments,
  multipliers,
  people,
  rolls,
  tools,
} from './vocabulary.ts';

const who = oneOf(...people);
const anchor = oneOf(...anchors);
const face = oneOf(...faces);
const tool = oneOf(...tools);
const roll = oneOf(...rolls);
const type = oneOf(...attackTypes);
const conditionList = list(oneOf(...conditions), 1, conditions.length);
const amount = oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ...amounts);
/** `every`: counts each full so many instead of each one. `allies`: which other allies `alliesNear` counts. */
const per = {
  per: oneOf(...multipliers),
  every: int(2, 20),
  allies: record({ affiliation: text(40), within: range }),
};
/** What each face is worth when successes are counted. */
const worth = recordWith(
  {},
  {
    critical: int(0, 9),
    wild: int(0, 9),
    hit: int(0, 9),
    block: int(0, 9),
    blank: int(0, 9),
    failure: int(0, 9),
  },
);
/** The key of an attack or superpower of the same character. */
const key = text(40);
/** Toward or away from `of` (MC31); `any` needs none. */
const direction = { tool, dir: oneOf('any', 'toward', 'away') };
const holder = oneOf('self', 'payer', 'picked');
const tokens = list(oneOf('asset', 'civilian'), 1, 2);

/** Operations on dice and counting. */
const diceOps = {
  addDice: { who, args: recordWith({ roll, count: int(-9, 9) }, { ...per, floor: int(0, 9), attack: key }) },
  setDice: { who, args: record({ roll, count: int(1, 20) }) }, // the pool starts from this number
  payForDice: { who, args: record({ roll, max: int(1, 10) }) }, // step 3: one die for each Power
  critDice: { who, args: record({ dice: int(0, 9) }) }, // dice each critical of the initial roll adds
  reroll: {
    who,
    args: recordWith({ roll, count: oneOf(1, 2, 3, 4, 5, 'any', 'all', 'X') }, { failures: flag() }),
  },
  changeDice: {
    who,
    args: recordWith(
      { whose: oneOf('own', 'opponent'), from: list(face, 1, 6), to: face, count: int(1, 9) },
      { per: oneOf(...multipliers), gainPowerEach: int(1, 9) },
    ),
  },
  countFaces: { who, args: recordWith({ roll, values: worth }, { opponentValues: worth }) },
  unlockFailures: { who, args: record({ rolls: list(oneOf('attack', 'defense', 'dodge'), 1, 3) }) }, // MC3
  useDefense: { who, args: record({ type }) },
  rollDamage: { who, args: record({ dice: int(1, 20), faces: list(face, 1, 6) }) },
  rollDrain: { who, args: record({ dice: int(1, 20), faces: list(face, 1, 6) }) },
};

/** Operations on the attack itself: type, target, sight, extra attacks. */
const attackOps = {
  chooseType: { args: record({ types: list(type, 2, 3) }) },
  becomeTarget: { who },
  ignoreLosCover: { args: recordWith({}, { attack: key }) }, // `attack`: only for that attack of the owner
  cover: { who },
  targetLimit: { who, args: record({ within: range }) },
  measureFrom: {
    who,
    args: recordWith(
      { what: oneOf('construct', 'debrisPile', 'character'), within: range, destroyAfter: flag() },
      { character: text(40) },
    ),
  },
  noCollateral: {},
  endAttackIfOut: { who, args: record({ refundAction: flag() }) },
  /**
   * `attack`: a key, `any`, or `free` (any of its attacks that cost 0). `without`: the new attack leaves out this very
   * rule. `asAction`: it counts as an attack action.
   */
  extraAttack: {
    who,
    args: recordWith(
      {
        attack: key,
        target: recordWith(
          {},
          {
            same: flag(),
            is: oneOf('attacker'),
            otherThan: oneOf('defender'),
            within: range,
            of: oneOf('defender'),
            anyDistance: flag(),
          },
        ),
      },
      { without: flag(), asAction: flag() },
    ),
  },
  actionSequence: {
    who,
    args: recordWith({ steps: list(oneOf('move', 'attack'), 2, 4) }, { attack: key }),
  },
  activate: { who },
  silenceReactions: { who },
};

/** Operations on damage, Power and conditions. */
const bodyOps = {
  damage: { who, args: recordWith({ amount }, per) },
  capDamage: { args: record({ max: int(0, 20) }) },
  reduceDamage: { who, args: recordWith({ amount, min: int(0, 9) }, { named: texts }) },
  heal: { who, args: recordWith({ amount }, { upTo: flag() }) },
  undaze: { who },
  oneLife: { who },
  exhaust: {
    who,
    args: record({ tokens: int(1, 9), heal: flag(), removeConditions: flag(), endActivation: flag() }),
  },
  gainPower: { who, args: recordWith({ amount }, per) },
  losePower: { who, args: recordWith({ amount }, per) },
  sapPower: { who, args: record({ amount, per: oneOf(...multipliers), to: oneOf('attacker') }) },
  discount: { who, args: record({ what: oneOf('superpower'), amount: int(1, 9), min: int(0, 9) }) },
  surcharge: { who, args: record({ amount: int(1, 9) }) },
  condition: { who, args: recordWith({ conditions: conditionList }, { choose: int(1, 9) }) },
  /** `which`: these, or all; or `count` of the user's choice. */
  removeConditions: {
    who,
    args: recordWith({}, { which: conditionList, all: flag(), count: int(1, 9), gainPowerEach: int(1, 9) }),
  },
  immune: { who, args: record({ conditions: conditionList }) },
  giveActivated: { who, args: record({ insteadOf: oneOf('condition') }) },
};

/** Operations that move figures and break terrain. */
const moveOps = {
  advance: {
    who,
    args: recordWith({ tool }, { dir: oneOf('toward', 'away'), of: anchor }),
  },
  push: { who, args: recordWith(direction, { of: anchor }) },
  throw: { who, args: recordWith(direction, { of: anchor, by: anchor, thrownUnhurt: flag() }) }, // `by`: thrown by, if not by the owner
  place: { who, args: record({ range: oneOf(1, 2, 3, 4, 5, 'X'), of: anchor }) }, // `self`: its old position
  moveSize: { who, args: record({ size }) },
  sizeAs: { who, args: record({ size, for: list(oneOf('throw', 'push', 'collision'), 1, 3) }) },
  protect: {
    who,
    args: recordWith({ from: list(oneOf('push', 'throw', 'collisionDamage'), 1, 3) }, { by: oneOf('enemy') }),
  },
  preventMove: { who },
  destroyTerrain: {
    args: record({ count: oneOf(1, 2, 3, 4, 5, 'all'), maxSize: size, within: range, of: anchor }),
  },
  placeConstruct: {
    who,
    args: record({ maxInPlay: int(1, 9), size, interactive: flag(), range, of: anchor }),
  },
};

/** Operations on tokens and the encounter. */
const tokenOps = {
  passToken: {
    args: record({ from: holder, to: holder, kinds: tokens, count: int(1, 9) }),
  },
  dropTokens: { who },
  holdToken: { who },
  discardToken: {},
  reveal: {},
  deliverCodes: { who, args: record({ count: oneOf(1, 'all') }) },
  freeInteract: { who, args: record({ count: int(1, 9) }) },
  interactRange: { who, args: record({ range }) },
  /** What the owner may not do. */
  forbid: {
    who,
    args: record({
      what: list(oneOf('interact', 'holdTokens', 'addDefenseDice', 'modifyDice'), 1, 4),
    }),
  },
  lowerTracker: { args: recordWith({}, { upTo: int(1, 99), exactly: int(1, 99) }) },
  repairPile: { args: record({ amount }) },
  placePile: { args: record({ damage: int(0, 99) }) },
};

/** What every effect may say besides its operation. */
const common = {
  when: oneOf(...moments),
  on: list(face, 1, 6),
  name: texts,
  if: condition,
  may: flag(),
  pick,
  lasts: oneOf(...durations),
};

const plainOps = { ...diceOps, ...attackOps, ...bodyOps, ...moveOps, ...tokenOps };
const plainEffect = eitherWith('op', plainOps, common);
export type PlainEffect = ValueOf<typeof plainEffect>;

/** What an attack is, without the side of the card it is printed on. */
export const attackFields = {
  name: texts,
  type,
  shape: oneOf(...attackShapes),
  range,
  strength: int(1, 20),
  cost: int(0, 10),
};

const options = list(list(plainEffect, 1, 9), 2, 9);
const stances = byName(record({ name: texts, effects: list(plainEffect, 1, 9) }));

/** The whole vocabulary. */
export const effect = eitherWith(
  'op',
  {
    ...plainOps,
    chooseOne: { who, args: record({ options }) }, // the user picks one list of effects
    /** One of `options`, or of those of the superpower with the key `of`; a new choice ends the old one. */
    stance: { who, args: recordWith({}, { options: stances, of: key }) },
    grantAttack: {
      who,
      args: record({
        attack: record({ ...attackFields, effects: list(plainEffect, 0, 9) }),
        uses: int(1, 9),
      }),
    },
  },
  common,
);
export type Effect = ValueOf<typeof effect>;
export type Op = Effect['op'];
export type EffectOf<K extends Op> = Extract<Effect, { op: K }>;
