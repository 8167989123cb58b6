/** What seats may answer, and what a table may agree on before (MD19), declared once. Things go by name. */
import { either, flag, int, list, maybe, oneOf, record, text, type ValueOf } from '@accretion/engine';
import { difficulties } from './content/encounter.ts';
import { conditions } from './content/vocabulary.ts';

/** A figure, piece, pile, token, attack, superpower or card: `hulk`, `jeep-a`, `pile:west`, `soldier:3`. */
const name = text(60);
const place = int(-99_999, 99_999);
const condition = oneOf(...conditions);

/** How the hinged tool lies: the directions of its halves (MA64). Without one the rules look for it (MA65). */
const lay = maybe(record({ first: int(0, 2047), second: int(0, 2047) }));
export type Lay = { readonly first: number; readonly second: number };

export const moveShape = either('do', {
  muster: { members: list(name, 1, 17), affiliation: name, leader: name, cards: list(name, 0, 9) }, // MC62
  zone: { zone: name }, // MA32
  deploy: { figure: name, x: place, y: place }, // MC65
  ready: {},
  unready: {},
  activate: { figure: name }, // ME7, ME8
  yours: {}, // MD6
  decline: {}, // MA33
  advance: { tool: oneOf('S', 'M', 'L'), x: place, y: place, lay }, // MC25
  climb: { x: place, y: place, lay }, // MC27
  shake: { condition }, // MC22
  attack: { attack: name, target: name }, // MC48
  area: { attack: name, from: name }, // MC51
  beam: { attack: name, direction: int(0, 2047) },
  power: { power: name, x: int(0, 10) }, // MC58
  interact: { token: name }, // MC56
  end: {}, // MC66
  card: { card: name, payers: list(name, 0, 17), amount: int(0, 10), chosen: name }, // MC92
  consent: { payers: list(name, 0, 17) }, // MD8
  react: { rule: name, part: int(0, 9), figure: name, x: int(0, 10) }, // MC58, MC85
  pass: {},
  reroll: { dice: list(int(0, 99), 0, 40) }, // MC85
  change: { dice: list(int(0, 99), 0, 40) },
  aim: { direction: int(0, 2047) }, // MC31
  spot: { x: place, y: place }, // MC79
  choose: { who: list(name, 0, 17) }, // MC94
  option: { option: int(0, 20) },
  amount: { amount: int(0, 10) },
  conditions: { conditions: list(condition, 0, 10) },
  soldier: { rally: name, x: place, y: place }, // ME22
  concede: {}, // MA62
  agree: {},
  playOn: {},
});
export type Move = ValueOf<typeof moveShape>;
export type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>;

export const optionsShape = record({
  difficulty: oneOf(...difficulties), // ME13
  squads: either('are', { ready: { a: name, b: name }, mustered: {} }),
  gradedStamina: flag(), // the boss's Stamina by difficulty
  collateral: flag(), // MC52
  captain: oneOf('A', 'B'), // MD7
  eisenhardt: flag(), // MA31
});
export type Options = ValueOf<typeof optionsShape>;

export const defaults: Options = {
  difficulty: 'normal',
  squads: { are: 'ready', a: 'avengers-heavy', b: 'x-men-gold' },
  gradedStamina: false,
  collateral: true,
  captain: 'A',
  eisenhardt: false,
};
