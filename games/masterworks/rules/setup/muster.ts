/** Squads (MC60 to MC63, ME2, MA31): judged, offered, entered into the match. */
import type { Refusal, Step } from '@accretion/engine';
import type { Move, MoveOf } from '../answers.ts';
import type { Book } from '../book/book.ts';
import type { Squad as ReadySquad } from '../content/cards.ts';
import type { Content } from '../content/shape.ts';
import { type Asking, type Look, next, type Play, refusal, type StepBook, wrongAnswer } from '../play.ts';
import { cosmic, crisisA, crisisB, type Figure, none, type State } from '../state.ts';
import { tell } from '../story.ts';

export type Muster = Omit<MoveOf<'muster'>, 'do'>;

/** What a squad is judged with: the other squad's members, how many cards, and whether one alter ego is let in. */
interface Limits {
  readonly taken: readonly string[];
  readonly cards: number;
  readonly isFree: boolean;
}

/** Why a squad cannot be mustered so, null if it can. */
export function whyNotSquad(
  content: Content,
  { members, affiliation, leader, cards }: Muster,
  limits: Limits,
): Refusal | null {
  const egos = new Set(limits.taken.map((key) => content.characters[key]?.alterEgo));
  let threat = 0;
  for (const key of members) {
    const character = content.characters[key];
    if (character === undefined || !Object.hasOwn(content.characters, key))
      return refusal('MC62', 'noSuchCharacter', { character: key });
    if (character.threat === undefined) return refusal('ME3', 'encounterCharacter', { character: key });
    if (character.alterEgo === content.boss.alterEgo && !limits.isFree)
      return refusal('MA31', 'bossEgo', { character: key });
    if (egos.has(character.alterEgo)) return refusal('ME2', 'sharedEgo', { character: key });
    egos.add(character.alterEgo);
    threat += character.threat;
  }
  const most = content.encounter.maxThreat;
  if (threat > most) return refusal('ME2', 'tooMuchThreat', { threat, most });
  return (
    whyNotLed(content, members, affiliation, leader) ?? whyNotCards(content, affiliation, cards, limits.cards)
  );
}

/** MC60: more than half of its characters have the affiliation. */
function whyNotLed(
  { characters }: Content,
  members: readonly string[],
  affiliation: string,
  leader: string,
): Refusal | null {
  if (affiliation !== '') {
    const having = members.filter((key) => characters[key]?.affiliations.includes(affiliation)).length;
    if (having * 2 <= members.length)
      return refusal('MC60', 'notAffiliated', { affiliation, having, members: members.length });
  }
  if (leader === '') return null;
  if (!members.includes(leader)) return refusal('MC62', 'leaderNotThere', { leader });
  const powers = Object.values(characters[leader]?.superpowers ?? {});
  return powers.some((power) => power.kind === 'leadership' && power.affiliation === affiliation)
    ? null
    : refusal('MC62', 'leadsNothing', { leader, affiliation });
}

/** MC63: all different, affiliated ones only for a squad that uses it. */
function whyNotCards(
  { tactics }: Content,
  affiliation: string,
  cards: readonly string[],
  most: number,
): Refusal | null {
  if (cards.length > most) return refusal('ME13', 'tooManyCards', { cards: cards.length, most });
  if (new Set(cards).size < cards.length) return refusal('MC63', 'sameCard');
  for (const key of cards) {
    const card = Object.hasOwn(tactics, key) ? tactics[key] : undefined;
    if (card === undefined) return refusal('MC63', 'noSuchCard', { card: key });
    if (card.affiliation !== undefined && card.affiliation !== affiliation)
      return refusal('MC63', 'otherAffiliation', { card: key, affiliation: card.affiliation });
  }
  return null;
}

export const asMuster = ({ members, affiliation, leader, tactics }: ReadySquad, cards: number): Muster => ({
  members: [...members],
  affiliation,
  leader,
  cards: tactics.slice(0, cards),
});

const cardsOf = (book: Book, difficulty: string): number =>
  Object.entries(book.content.difficulties).find(([key]) => key === difficulty)?.[1].tactics ?? 0;

const limitsOf = ({ book, state }: Look): Limits => ({
  taken: state.figures.map(({ character }) => book.heroes[character]?.key ?? ''),
  cards: cardsOf(book, state.difficulty),
  isFree: state.isFree,
});

/** Puts a squad's figures into the match, not yet on the table. */
export function enlist(
  state: State,
  book: Book,
  seat: number,
  { members, affiliation, leader, cards }: Muster,
): void {
  const ids = members.map((key) => book.heroIds.get(key) ?? none);
  const first = state.figures.length;
  state.figures = [...state.figures, ...ids.map((character) => newFigure(character, seat))];
  state.box = state.box.filter((character) => !ids.includes(character));
  const squad = {
    affiliation,
    leader: leader === '' ? none : first + members.indexOf(leader),
    cards: [...cards],
    played: [],
    zone: none,
    ready: false,
  };
  state.squads = [...state.squads, squad];
}

/** Where figures are before they stand on the table. */
const aside = -9_000;

const newFigure = (character: number, seat: number): Figure => ({
  character,
  seat,
  injured: false,
  x: aside,
  y: aside,
  on: none,
  damage: 0,
  power: 0,
  conditions: 0,
  activated: false,
  dazed: false,
  gone: false,
  held: [],
  placed: 0,
});

export function enlistBoss(state: State, book: Book): void {
  state.figures = [...state.figures, newFigure(book.boss, cosmic)];
  state.box = state.box.filter((character) => character !== book.boss);
}

/** Where the partner's free squad has somebody of every ready one: whoever is left, with cards for everybody. */
function whoIsLeft(content: Content, limits: Limits): Muster {
  let squad: Muster = { members: [], affiliation: '', leader: '', cards: [] };
  for (const key of Object.keys(content.characters).sort()) {
    const more = { ...squad, members: [...squad.members, key] };
    if (whyNotSquad(content, more, limits) === null) squad = more;
  }
  const cards = Object.keys(content.tactics)
    .sort()
    .filter((key) => content.tactics[key]?.affiliation === undefined);
  return { ...squad, cards: cards.slice(0, limits.cards) };
}

type SeatStep = Step & { readonly seat: number };

const mustering: Asking<SeatStep> = {
  moves(look) {
    const { book, state } = look;
    const limits = limitsOf(look);
    const ready = Object.values(book.content.squads)
      .map((squad): Muster => asMuster(squad, cardsOf(book, state.difficulty)))
      .filter((squad) => whyNotSquad(book.content, squad, limits) === null);
    const squads = ready.length > 0 ? ready : [whoIsLeft(book.content, limits)];
    return squads.map((squad): Move => ({ do: 'muster', ...squad }));
  },
  anyMove(look, _step, _seat, rng) {
    const { book } = look;
    const limits = limitsOf(look);
    const keys = Object.keys(book.content.characters).sort();
    const members: string[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const key = keys[rng.below(keys.length)] ?? '';
      const more = { members: [...members, key], affiliation: '', leader: '', cards: [] };
      if (whyNotSquad(book.content, more, limits) === null) members.push(key);
    }
    return members.length === 0 ? null : { do: 'muster', members, affiliation: '', leader: '', cards: [] };
  },
  refuse: (look, _step, _seat, move) =>
    move.do === 'muster' ? whyNotSquad(look.book.content, move, limitsOf(look)) : wrongAnswer,
  play(play, _step, seat, move) {
    if (move.do === 'muster') muster(play, seat, move);
  },
};

function muster(play: Play, seat: number, move: MoveOf<'muster'>): void {
  const { state, book, umpire } = play;
  const { do: _, ...squad } = move;
  enlist(state, book, seat, squad);
  const { members, affiliation, leader, cards } = squad;
  tell(umpire, { did: 'muster', seat, members: [...members], affiliation, leader, cards: [...cards] });
  if (seat === crisisA) next(play, { do: 'muster', seat: crisisB });
  else {
    enlistBoss(state, book);
    next(play, { do: 'zone', seat: crisisA });
  }
}

export function musterSteps(steps: StepBook): void {
  steps.asks('muster', mustering);
}
