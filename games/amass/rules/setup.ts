/** Who may sit down, and how a match begins (A1, A2, A28, AA36, AA53, AA54). */
import { agendaOf, type Refusal, type Seating, type Umpire } from '@accretion/engine';
import type { Board } from './board.ts';
import { type Content, facings } from './content.ts';
import { noCubes } from './cubes.ts';
import { sentriesFor } from './sentries.ts';
import type { Crew, Options, State } from './state.ts';
import { seatedAt, takingBases } from './takeBase.ts';

const none: readonly never[] = [];

/** A28, A33: how many AI crews join; the advised numbers are two for one human and one for two. */
function aiCrews({ ai, coop }: Options, humans: number): number {
  if (ai !== 'recommended') return ai;
  if (coop) return 4;
  return humans === 1 ? 2 : humans === 2 ? 1 : 0;
}

export function seating(options: Options, humans: number, content: Content): Seating | Refusal {
  const ai = aiCrews(options, humans);
  const crews = humans + ai;
  if (options.coop && (humans !== 2 || ai !== 4))
    return { rule: 'A33', why: 'coopTable', values: { humans, ai } };
  if (crews < 2) return { rule: 'AA54', why: 'aloneNeedsAi' };
  if (crews > 6) return { rule: 'AA54', why: 'tooManyCrews', values: { crews } };
  if (options.first !== 'random' && options.first >= humans) return { rule: 'A1', why: 'firstIsHuman' };
  const problem = basesProblem(options, crews, content);
  if (problem !== null) return problem;
  const seats = Array.from({ length: humans }, (_, seat) => seat);
  return {
    roles: basesOf(options, crews, content).slice(0, humans),
    sides: options.coop ? [seats] : seats.map((seat) => [seat]),
  };
}

const basesOf = ({ bases }: Options, crews: number, content: Content): readonly string[] =>
  bases.are === 'chosen' ? bases.names : (content.spread[crews] ?? none);

/** AA53: a base of its own for each crew, the seats' first. */
function basesProblem({ bases }: Options, crews: number, content: Content): Refusal | null {
  if (bases.are !== 'chosen') return null;
  const { names } = bases;
  if (names.length !== crews) return { rule: 'AA53', why: 'chooseBases', values: { crews } };
  if (new Set(names).size < names.length) return { rule: 'AA53', why: 'differentBases' };
  const unknown = names.find((name) => !Object.hasOwn(content.bases, name));
  return unknown === undefined ? null : { rule: 'AA53', why: 'noSuchBase', values: { base: unknown } };
}

/** AA36: co-op counts players, other matches all crews, unless the options say otherwise. */
const countsHumans = ({ membersBy, coop }: Options): boolean =>
  membersBy === 'recommended' ? coop : membersBy === 'humans';

export function setup(board: Board, options: Options, humans: number, umpire: Umpire): State {
  const { content } = board;
  const crews = humans + aiCrews(options, humans);
  const bases = basesOf(options, crews, content).map((name) => board.base(name));
  const members = content.members[countsHumans(options) ? Math.max(2, humans) : crews] ?? 0;
  const level = content.levels[options.level];
  const sentries = (options.coop ? level?.coopSentries : level?.sentries) ?? none;
  const first = options.first !== 'random' ? options.first : humans === 1 ? 0 : umpire.rng.below(humans);
  const count = (kind: string): number => Number(board.components[kind] ?? 0);
  const ids = (list: readonly unknown[]): number[] => list.map((_, id) => id);
  return {
    agenda: agendaOf(options.bases.are === 'picked' ? takingBases(first) : { do: 'distribute' }),
    coop: options.coop,
    openToPartner: options.coop && options.openToPartner,
    timed: options.cards,
    humans,
    ...seatedAt(board, bases),
    round: 0,
    first,
    alien: content.alien.start - 1,
    mines: Object.fromEntries(board.zones.map(({ mine }) => [mine, 0])),
    supply: { green: count('green'), blue: count('blue'), pink: count('pink'), orange: count('orange') },
    gone: noCubes,
    resources: ids(board.resources),
    top: null,
    offered: none,
    current: null,
    played: none,
    cardsPlayed: 0,
    actions: ids(board.actions),
    discard: none,
    orders: ids(board.orders),
    usedOrders: none,
    fight: null,
    sentries,
    unused: count('member') - members * crews,
    crews: bases.map((base, crew) => ({
      ...newCrew(board, base, members),
      sentries: crew < humans ? 0 : sentriesFor(sentries, noCubes),
    })),
    ending: null,
  };
}

/** A1: no cubes, no cards (AA51), everybody at home. */
const newCrew = (board: Board, base: number, members: number): Crew => ({
  base,
  home: members,
  mines: board.zones.map(() => 0),
  raids: board.bases.map(() => facings.map(() => 0)),
  defence: 0,
  camp: 0,
  withdrawn: 0,
  minor: 0,
  moderate: 0,
  major: 0,
  hand: none,
  droids: none,
  sentries: 0,
  armour: false,
  closed: none,
  ready: false,
  plan: none,
  slots: facings.map(() => Array.from({ length: board.content.slotsPerFacing }, () => null)),
  stored: noCubes,
  haul: noCubes,
  aside: noCubes,
  setting: none,
  order: null,
  sawTop: false,
});
