/** The encounter: difficulties, storm, tokens and the map, in numbers. Lengths are thousandths of an inch. */
import {
  byName,
  either,
  flag,
  int,
  list,
  oneOf,
  provenance,
  record,
  recordWith,
  texts,
  type ValueOf,
} from '@accretion/engine';
import { condition } from './conditions.ts';
import { effect } from './effects.ts';
import { range, size } from './picks.ts';
import { faces, teams, tokenKinds } from './vocabulary.ts';

const effects = list(effect, 0, 12);

export const difficulties = ['narrative', 'normal', 'hard', 'homoSuperior'] as const;

/** ME13. `bossStamina` counts only if the table chose Stamina by difficulty (MD19). */
const difficulty = record({
  name: texts,
  tactics: int(0, 9),
  debris: int(0, 99),
  bossStamina: int(1, 99),
  from: record({ tactics: provenance, debris: provenance, bossStamina: provenance }),
});

/** One row of the Debris Tracker: from which value on it is in force, and what it does (ME26, ME28). */
const stormRow = recordWith(
  { at: int(0, 999), from: record({ at: provenance, effects: provenance }) },
  { name: texts, effects },
);
export type StormRow = Readonly<ValueOf<typeof stormRow>>;

/** ME29-ME35: what a side may do with a token within Range 1. */
const interaction = recordWith(
  { team: oneOf(...teams), token: oneOf(...tokenKinds), effects, from: provenance },
  { if: condition },
);
export type Interaction = Readonly<ValueOf<typeof interaction>>;

const length = int(0, 99_999);
const point = { x: length, y: length };
const disc = record({ ...point, radius: int(1, 9_999) });

/** MA63: circles, or convex polygons with 3 to 12 corners, anticlockwise. */
const terrain = record({
  name: texts,
  size,
  interactive: flag(),
  outline: either('is', {
    circle: { ...point, radius: int(1, 9_999) },
    polygon: { corners: list(record(point), 3, 12) },
  }),
});

/** x grows to the east, y to the north; the origin is the south-west corner. */
export const map = record({
  width: int(1_000, 99_999),
  height: int(1_000, 99_999),
  missile: disc,
  teleporter: disc,
  dampeners: byName(record({ name: texts, ...point, radius: int(1, 9_999) })),
  rallyPoints: byName(record({ name: texts, ...point, radius: int(1, 9_999) })),
  /** Deployment zones of the Crisis Team (ME15). */
  zones: byName(record({ name: texts, west: length, south: length, east: length, north: length })),
  terrain: byName(terrain),
  from: provenance,
});

export const encounter = record({
  maxThreat: int(1, 99),
  activationsPerTurn: int(1, 9), // ME7
  turnsPerRound: int(1, 9), // ME9
  bossDeployRange: range, // ME15
  interactCost: int(0, 10), // MC56
  interactRange: range,
  dropRange: range, // MC16
  soldiers: record({ shutdownCode: int(0, 9), secretInfo: int(0, 9), blank: int(0, 9) }), // ME23
  soldierRadius: int(1, 9_999),
  soldierRange: range, // ME22: from the Rally Point
  soldierSpacing: range,
  exhaustionToUnshield: int(1, 9), // ME16
  missileRange: range, // ME17
  dampenerRange: range, // ME17
  /** ME20: shape is its dampener's outline. */
  pile: record({
    size,
    stamina: int(1, 99),
    defense: record({ physical: int(1, 20), energy: int(1, 20), mystic: int(1, 20) }),
    radius: int(1, 9_999),
    from: record({ size: provenance, stamina: provenance, defense: provenance, radius: provenance }),
  }),
  shrapnel: record({ range, faces: list(oneOf(...faces), 1, 6) }), // ME21
  /** ME26: rows from level 0 upwards; the tracker never goes beyond `cap`. */
  storm: record({ rows: list(stormRow, 1, 9), cap: int(1, 999), capFrom: provenance }),
  interactions: byName(interaction),
  from: record({ numbers: provenance, interact: provenance }),
});

export const levels = record({
  narrative: difficulty,
  normal: difficulty,
  hard: difficulty,
  homoSuperior: difficulty,
});
