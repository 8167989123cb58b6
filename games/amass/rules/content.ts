/** What a box of this game holds, declared; and what the declaration alone cannot say. */
import {
  byName,
  either,
  int,
  list,
  oneOf,
  type Problem,
  problemAt,
  provenance,
  record,
  recordWith,
  text,
  texts,
  type ValueOf,
} from '@accretion/engine';

export const colours = ['green', 'blue', 'pink', 'orange'] as const;
export type Colour = (typeof colours)[number];

/** From the least to the most severe. */
export const wounds = ['minor', 'moderate', 'major'] as const;
export type Wound = (typeof wounds)[number];

export const facings = ['N', 'E', 'S', 'W'] as const;

const colour = oneOf(...colours);
const wound = oneOf(...wounds);
const whose = oneOf('own', 'any');

/** The whole vocabulary of effects. Each is carried out in one place. */
const effect = either('do', {
  moveMembers: { whose, most: int(1, 3) }, // A34, AA66: from one location, each to another
  returnWounded: { from: list(wound, 1) }, // A34: back as a defender
  grantArmour: {}, // A34, AA32
  woundMember: { whose, to: wound }, // A34, AA67
  moveAlien: { steps: list(int(1, 8), 1) }, // A34: no cubes are removed
  addCubes: { count: int(1, 9) }, // on a mine outside the Alien zone
  closeFacing: {}, // AA65
  addDroid: {}, // AA63: in Command it joins the defence, in Combat the player's side
  winPairing: { loser: wound }, // A34, AA28, AA64
  rerollDie: {}, // A34
  defeatMember: { to: wound }, // A34
});
export type Effect = ValueOf<typeof effect>;
export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** An action card: what it does in the Command phase, in Combat, or in both. */
const action = recordWith(
  {
    name: texts,
    copies: int(0, 99),
    from: record({ name: provenance, effect: provenance, timing: provenance, copies: provenance }),
  },
  { command: effect, combat: effect },
);

/** A29: so many members on mines of the colour; those left over defend or raid. */
const box = record({ colour, members: int(0, 99), otherwise: oneOf('defend', 'raid') });
const boxFrom = record({ members: provenance, otherwise: provenance });

/** How hard AI crews are to beat (AA81). */
export const levels = ['easy', 'normal', 'hard'] as const;
export type OrderBox = ValueOf<typeof box>;

export const contentShape = record({
  mines: byName(
    record({
      zone: int(1, 12),
      colour,
      from: record({ name: provenance, colour: provenance, zone: provenance }),
    }),
  ),
  bases: byName(record({ zone: int(1, 12), from: record({ name: provenance, zone: provenance }) })),
  /** The bases in play by number of crews, when nobody chooses (AA53). */
  spread: byName(list(text(20), 2, 6)),
  alien: record({ start: int(1, 12), from: provenance }),
  cubes: byName(
    record({
      points: int(0, 99),
      count: int(0, 99),
      from: record({ points: provenance, count: provenance }),
    }),
  ),
  /** Members of each crew by number of crews (A2). */
  members: byName(int(1, 12)),
  /** The most members of one crew at a mine, in its own centre, at the camp, and at one rival base (A7, AA10). */
  caps: record({ mine: int(1, 12), defence: int(1, 12), camp: int(1, 12), raid: int(1, 4) }),
  slotsPerFacing: int(1, 9),
  facingBonus: int(0, 99),
  /** Crossed cubes from so many crews on (A5). */
  crossedFrom: int(2, 7),
  /** Action cards for each face of a camp die (AA22). */
  camp: record({ cards: list(int(0, 9), 6, 6), from: provenance }),
  /** Action cards for members in Major and in Moderate (A24). */
  gain: record({ perMajor: int(0, 9), forModerate: int(1, 9), from: provenance }),
  actions: byName(action),
  resources: byName(
    record({
      alien: int(0, 99),
      cubes: byName(int(0, 99)),
      crossed: byName(int(0, 99)),
      from: provenance,
    }),
  ),
  orders: byName(record({ rows: list(list(box, 1, 9), 1, 9), from: list(list(boxFrom)) })),
  /** AA81: so many stored cubes bring an AI base its first sentry, its second and so on; in co-op apart. */
  levels: byName(
    record({ sentries: list(int(0, 99), 0, 9), coopSentries: list(int(0, 99), 0, 9), from: provenance }),
  ),
});
export type Content = ValueOf<typeof contentShape>;

const inCombat: ReadonlySet<Effect['do']> = new Set(['addDroid', 'winPairing', 'rerollDie', 'defeatMember']);
const inCombatOnly: ReadonlySet<Effect['do']> = new Set(['winPairing', 'rerollDie', 'defeatMember']);

/** The cross-references a shape cannot check. */
type Wrong = (path: string, why: string, what: unknown, values?: Problem['values']) => void;

export function contentProblems(content: Content): Problem[] {
  const found: Problem[] = [];
  const wrong: Wrong = (path, why, what, values) => {
    found.push(problemAt(path, why, what, values));
  };
  const zones = Object.values(content.mines).map((mine) => mine.zone);
  zoneProblems(content, zones, wrong);
  for (const colour of colours)
    if (!Object.hasOwn(content.cubes, colour)) wrong('cubes', 'entryFor', null, { name: colour });
  for (const name of Object.keys(content.cubes))
    if (!(colours as readonly string[]).includes(name))
      wrong(`cubes.${name}`, 'oneOf', name, { options: colours.join(', ') });
  for (let crews = 2; crews <= 6; crews++) {
    if (content.members[crews] === undefined) wrong('members', 'numberFor', null, { crews });
    const spread = content.spread[crews] ?? [];
    if (spread.length !== crews || new Set(spread).size !== crews)
      wrong(`spread.${crews}`, 'differentBases', spread, { crews });
    for (const base of spread)
      if (!Object.hasOwn(content.bases, base)) wrong(`spread.${crews}`, 'baseNames', base);
  }
  for (const [name, card] of Object.entries(content.actions)) {
    const far =
      card.command?.do === 'moveAlien' ? card.command.steps.findIndex((steps) => steps >= zones.length) : -1;
    if (far >= 0) wrong(`actions.${name}.command.steps.${far}`, 'lessThanRound', zones.length);
    if (card.command === undefined && card.combat === undefined) wrong(`actions.${name}`, 'someEffect', null);
    if (card.command !== undefined && inCombatOnly.has(card.command.do))
      wrong(`actions.${name}.command.do`, 'commandEffect', card.command.do);
    if (card.combat !== undefined && !inCombat.has(card.combat.do))
      wrong(`actions.${name}.combat.do`, 'combatEffect', card.combat.do);
  }
  if (Object.keys(content.resources).length < 2)
    wrong('resources', 'resourceCards', Object.keys(content.resources).length);
  for (const [name, card] of Object.entries(content.resources)) {
    for (const part of ['cubes', 'crossed'] as const) {
      for (const mine of Object.keys(card[part]))
        if (!Object.hasOwn(content.mines, mine)) wrong(`resources.${name}.${part}.${mine}`, 'mineName', mine);
    }
  }
  if (
    Object.values(content.resources).every((card) => Object.values(card.cubes).every((count) => count === 0))
  )
    wrong('resources', 'placesCubes', 0);
  for (const level of levels)
    if (!Object.hasOwn(content.levels, level)) wrong('levels', 'entryFor', null, { name: level });
  for (const name of Object.keys(content.levels))
    if (!(levels as readonly string[]).includes(name))
      wrong(`levels.${name}`, 'oneOf', name, { options: levels.join(', ') });
  if (Object.keys(content.orders).length < 5) wrong('orders', 'aiCards', Object.keys(content.orders).length);
  return found;
}

function zoneProblems(content: Content, zones: readonly number[], wrong: Wrong): void {
  if (zones.length < 2 || [...zones].sort((a, b) => a - b).some((zone, i) => zone !== i + 1))
    wrong('mines', 'mineInEachZone', zones);
  if (Object.keys(content.bases).length !== 6) wrong('bases', 'sixBases', Object.keys(content.bases).length);
  const taken = new Set<number>();
  for (const [name, { zone }] of Object.entries(content.bases)) {
    if (!zones.includes(zone)) wrong(`bases.${name}.zone`, 'zoneWithMine', zone);
    if (taken.has(zone)) wrong(`bases.${name}.zone`, 'ownZone', zone);
    taken.add(zone);
    if (Object.hasOwn(content.mines, name)) wrong(`bases.${name}`, 'notAMine', name);
  }
  if (!zones.includes(content.alien.start)) wrong('alien.start', 'zone', content.alien.start);
}
