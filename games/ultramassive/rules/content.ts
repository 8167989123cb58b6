/** What a box of this game holds, declared: the whole vocabulary of effects, and the cards written in it. */
import {
  byName,
  either,
  int,
  list,
  maybe,
  oneOf,
  provenance,
  record,
  text,
  texts,
  type ValueOf,
} from '@accretion/engine';

export const types = ['siphon', 'matter', 'orbit'] as const;
export type Type = (typeof types)[number];

export const slots = [
  ...(['S1', 'S2A', 'S2B', 'S3', 'S4'] as const),
  ...(['M1', 'M2A', 'M2B', 'M3', 'M4'] as const),
  ...(['O1', 'O2A', 'O2B', 'O3', 'O4'] as const),
];
export type Slot = (typeof slots)[number];
export type Tier = '1' | '2A' | '2B' | '3' | '4';

export const typeOf = (slot: Slot): Type =>
  slot.startsWith('S') ? 'siphon' : slot.startsWith('M') ? 'matter' : 'orbit';
export const tierOf = (slot: Slot): Tier => slot.slice(1) as Tier;

export const sizes = ['primordial', 'stellar', 'supermassive'] as const;
export type Size = (typeof sizes)[number];

export const matterTokens = ['blueGiant', 'supergiant', 'primordial'] as const;
export type Matter = (typeof matterTokens)[number];
export const tokenKinds = [...matterTokens, 'major', 'minor'] as const;
export type Token = (typeof tokenKinds)[number];
export const token = oneOf(...tokenKinds);

/** Where a token may be put: see `spacesFor` in place.ts. */
const placement = oneOf('first', 'firstOrSecond', 'wormhole', 'firstOrWormhole');
export type Placement = ValueOf<typeof placement>;

/** A number, or a word for X, the Power of the cards discarded: X, twice X, X plus 1, X but at most 2. */
const amount = oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 'X', '2X', 'X+1', 'X2');
export type Amount = ValueOf<typeof amount>;

const plainEffects = {
  orbit: { spaces: int(1, 7), channel: oneOf('choice', 'both') }, // R46, R48
  siphon: { times: amount }, // R72
  gainMatter: { token: oneOf(...matterTokens), count: int(1, 9), placement }, // R22
  gainAntimatter: { size: oneOf('major', 'minor'), placement }, // R24
  gainDiscovery: { amount }, // R26
  loseDiscovery: { amount: int(1, 10) }, // R19
  gainSolarMass: { amount },
  loseSolarMass: { amount: int(1, 99) }, // ER21
  upgradeMatter: { max: int(1, 9) }, // A55
  moveStack: { spaces: int(1, 7) }, // A54
  openWormholes: { max: int(1, 4) },
};

const plainEffect = either('do', plainEffects);

/** The whole vocabulary. Each is carried out in one place (effects.ts). */
const effect = either('do', {
  ...plainEffects,
  handOutAntimatter: {}, // R14, draft only
  removeToken: { what: oneOf('matter', 'antimatter') }, // R18, R20
  recycle: { max: int(1, 9) }, // R17, draft only
  discardCards: { min: int(1, 9), max: int(1, 9) }, // a cost, R78
  gainMatterByPower: {}, // X 1, 2, 3: the three Matter tokens
  discover: { discount: int(0, 10) }, // A58
  eachOtherPlayer: { steps: list(plainEffect, 1, 9) }, // H12
});
export type Effect = ValueOf<typeof effect>;

const triggers = [
  'afterSiphon',
  'firstSiphonEachRound',
  'afterOrbit',
  'orbitAbsorbed',
  'afterWormholes',
  'otherPlayerExpands',
] as const;
export type Trigger = (typeof triggers)[number];

const passive = either('is', {
  siphonMatterMayUseWormhole: {},
  matterCardMayUseWormhole: {},
  matterValue: { amount: int(1, 9) },
  antimatterValue: { amount: int(1, 9) },
  trigger: { when: oneOf(...triggers), steps: list(plainEffect, 1, 9) },
});
export type Passive = ValueOf<typeof passive>;

const effects = list(effect, 0, 9);

const anomaly = record({
  type: oneOf(...types),
  tier: oneOf('1', '2A', '2B', '3', '4'),
  name: texts,
  cost: int(0, 10),
  effect: effects, // none: no Effect, only Passives
  passives: list(passive, 0, 9),
  from: record({ slot: provenance, name: provenance, cost: provenance, text: provenance }),
});

const core = record({
  letter: text(20),
  name: texts,
  effect: effects,
  passives: list(passive, 0, 9),
  from: record({ letter: provenance, name: provenance, text: provenance }),
});

const action = record({
  type: oneOf(...types),
  power: int(0, 9),
  copies: int(1, 20),
  name: texts,
  primary: effects,
  empowered: effects,
  from: record({
    type: provenance,
    power: provenance,
    copies: provenance,
    primary: provenance,
    empowered: provenance,
    name: provenance,
  }),
});

const space = record({ steps: list(effect, 1, 9), from: provenance });
export type Space = ValueOf<typeof space>;

const edition = record({
  cores: list(text(20), 1, 12),
  coresKept: int(0, 12),
  draft: list(list(space, 5, 5), 2, 2),
  siphon: record({
    primordial: list(space, 1, 9),
    stellar: list(space, 1, 9),
    supermassive: list(space, 1, 9),
  }),
  from: record({ cores: provenance, coresKept: provenance }),
});

const metrics = [
  'size',
  'solarMassGainedThisRound',
  'anomaliesDiscovered',
  'antimatterAbsorbedOnRift',
  'riftsUsedThisRound',
  'largestStack',
  'absorbedByOneOrbitAction',
  'wormholePairsActivated',
  'fullExchange',
  'tier1Types',
  'tier2Types',
  'tier3Types',
  'empoweredEffectsUsed',
  'tokensOnBoard',
  'matterAbsorbedThisRound',
  'discoveryCounters',
  'siphonsThisRound',
] as const;
export type Metric = (typeof metrics)[number];

/** Sizes are compared as 0 Primordial, 1 Stellar, 2 Supermassive. */
const challenge = record({
  judged: oneOf('atOnce', 'endOfRound'),
  metric: oneOf(...metrics),
  test: oneOf('atLeast', 'equals'),
  value: int(0, 999),
  byRound: maybe(int(1, 6)),
  fromRound: maybe(int(1, 6)),
  reward: int(0, 99),
});
export type Challenge = Readonly<ValueOf<typeof challenge>>;

const tokenValues = record({
  name: texts,
  solarMass: int(0, 9),
  discovery: int(0, 9),
  left: int(0, 9), // what it counts in the tie-break, R62
  from: provenance,
});

const everySlot = Object.fromEntries(slots.map((slot) => [slot, anomaly])) as Record<Slot, typeof anomaly>;
const everyToken = Object.fromEntries(tokenKinds.map((kind) => [kind, tokenValues])) as Record<
  Token,
  typeof tokenValues
>;

export const contentShape = record({
  tokens: record(everyToken),
  anomalies: record(everySlot),
  cores: byName(core),
  actions: byName(action),
  editions: record({ final: edition, earlier: edition }),
  draftTokens: byName(record({ name: texts, spaces: list(space, 5, 5) })),
  resources: byName(record({ name: texts, parts: list(effect, 1, 9), from: provenance })),
  challenges: byName(record({ name: texts, challenges: list(challenge, 2, 2), from: provenance })),
});
export type Content = ValueOf<typeof contentShape>;
export type Edition = 'final' | 'earlier';
