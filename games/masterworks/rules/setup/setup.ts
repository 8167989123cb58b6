/** Set-up (ME13, ME14, ME40) and who sits where (MD1). */
import { agendaOf, has, type Refusal, type Seating, type Seats, type Umpire } from '@accretion/engine';
import type { Options } from '../answers.ts';
import type { Book } from '../book/book.ts';
import type { Content } from '../content/shape.ts';
import { refusal } from '../play.ts';
import { crisisA, crisisB, none, type State } from '../state.ts';
import { tell } from '../story.ts';
import { asMuster, enlist, enlistBoss, type Muster, whyNotSquad } from './muster.ts';

const roles = ['crisisA', 'crisisB', 'cosmic'] as const;
const seating: Seating = { roles: [...roles], sides: [[0, 1], [2]] };

/** The two ready squads of a table, with as many cards as the difficulty allows. */
function readySquads(content: Content, { squads, difficulty }: Options): [Muster, Muster] | Refusal {
  if (squads.are !== 'ready') return refusal('ME2', 'notReady');
  const { tactics } = content.difficulties[difficulty];
  const [a, b] = [content.squads[squads.a], content.squads[squads.b]];
  if (a === undefined) return refusal('ME2', 'noSuchSquad', { squad: squads.a });
  if (b === undefined) return refusal('ME2', 'noSuchSquad', { squad: squads.b });
  return [asMuster(a, tactics), asMuster(b, tactics)];
}

export function seatingOf(options: Options, _seats: number, content: Content): Seating | Refusal {
  if (options.squads.are === 'mustered') return seating;
  const both = readySquads(content, options);
  if (!Array.isArray(both)) return both;
  const cards = content.difficulties[options.difficulty].tactics;
  const [a, b] = both;
  const isFree = options.eisenhardt;
  return (
    whyNotSquad(content, a, { taken: [], cards, isFree }) ??
    whyNotSquad(content, b, { taken: a.members, cards, isFree }) ??
    seating
  );
}

/** MD17: with a bot as partner the person is captain; of two people, or two bots, whom the table chose (MD7). */
export function withCaptain(options: Options, people: Seats): Options {
  const [a, b] = [has(people, crisisA), has(people, crisisB)];
  return a === b ? options : { ...options, captain: a ? 'A' : 'B' };
}

export function setup(book: Book, options: Options, umpire: Umpire): State {
  const { content } = book;
  const { map } = content;
  const level = content.difficulties[options.difficulty];
  const kinds = book.soldiers.map((_, id) => id);
  const state: State = {
    agenda: agendaOf({ do: 'muster', seat: crisisA }),
    difficulty: options.difficulty,
    stamina: options.gradedStamina ? level.bossStamina : content.boss.stamina.healthy,
    collateral: options.collateral,
    captain: options.captain === 'A' ? crisisA : crisisB,
    isFree: options.eisenhardt,
    round: 0,
    turn: 0,
    side: 'none',
    activated: 0,
    track: 0,
    debris: level.debris,
    exhaustion: 0,
    figures: [],
    box: book.heroes.map(({ id }) => id),
    squads: [],
    active: null,
    follow: none,
    standing: book.pieceKeys.map((_, id) => id),
    destroyed: [],
    constructs: [],
    piles: book.dampeners.map(() => ({ damage: 0, isStanding: true })),
    missile: { x: map.missile.x, y: map.missile.y },
    delivered: [],
    soldiers: [],
    codes: [],
    reserve: kinds,
    discard: [],
    shuffle: 1,
    unknown: [{ shuffle: 1, kinds }],
    served: [],
    attacks: [],
    shoves: [],
    harms: [],
    moments: [],
    runs: [],
    lasting: [],
    uses: [],
    ids: 0,
    ending: null,
    winner: '',
  };
  const both = readySquads(content, options);
  if (Array.isArray(both)) {
    both.forEach((squad, seat) => {
      enlist(state, book, seat, squad);
      const { members, affiliation, leader, cards } = squad;
      tell(umpire, { did: 'muster', seat, members: [...members], affiliation, leader, cards: [...cards] });
    });
    enlistBoss(state, book);
    state.agenda = agendaOf({ do: 'zone', seat: crisisA });
  }
  return state;
}
