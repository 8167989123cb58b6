/** Figures: who they are, which side they are on, what their card says now. */
import type { Refusal, Seat } from '@accretion/engine';
import type { Book } from '../book/book.ts';
import type { CardSide, Hero } from '../book/hero.ts';
import { type AttackType, type Condition, conditions } from '../content/vocabulary.ts';
import type { Look } from '../play.ts';
import { cosmic, type Figure, none, pieceMark, pileMark, type State } from '../state.ts';

export const isFigure = (mark: number): boolean => mark >= 0 && mark < pileMark;
export const isPile = (mark: number): boolean => mark >= pileMark && mark < pieceMark;
export const isPiece = (mark: number): boolean => mark >= pieceMark;

export function figureAt(state: State, mark: number): Figure {
  const figure = state.figures[mark];
  if (figure === undefined) throw new Error(`no figure ${mark}`);
  return figure;
}

export function heroOf(book: Book, figure: Figure): Hero {
  const hero = book.heroes[figure.character];
  if (hero === undefined) throw new Error(`no character ${figure.character}`);
  return hero;
}

/** The side of its card that shows. */
export const cardSide = (book: Book, figure: Figure): CardSide =>
  heroOf(book, figure).sides[figure.injured ? 1 : 0];

export const isCosmic = (seat: Seat): boolean => seat === cosmic;
/** Piles are on the boss's side (ME20). */
export const seatOf = (state: State, mark: number): Seat =>
  isFigure(mark) ? figureAt(state, mark).seat : cosmic;
export const areAllied = (state: State, a: number, b: number): boolean =>
  isCosmic(seatOf(state, a)) === isCosmic(seatOf(state, b));

/** Neither Dazed nor KO'd: can act and be affected (MC15). */
export const isUp = (figure: Figure): boolean => !figure.gone && !figure.dazed;
export const isUpAt = (state: State, mark: number): boolean => {
  const figure = state.figures[mark];
  return figure !== undefined && isUp(figure);
};

/** The boss is never Dazed and has no Activated token (ME37, ME42). */
export const bossOf = (state: State): number => state.figures.findIndex(({ seat }) => seat === cosmic);

export function staminaOf(book: Book, state: State, figure: Figure): number {
  if (figure.character === book.boss) return state.stamina;
  const { stamina } = heroOf(book, figure).card;
  return figure.injured ? (stamina.injured ?? stamina.healthy) : stamina.healthy;
}

export const bitOf = (condition: Condition): number => 1 << conditions.indexOf(condition);
export const hasCondition = (figure: Figure, condition: Condition): boolean =>
  figure.conditions !== 0 && (figure.conditions & bitOf(condition)) !== 0;
const noConditions: readonly Condition[] = [];
export const conditionsOf = (figure: Figure): readonly Condition[] =>
  figure.conditions === 0 ? noConditions : conditions.filter((condition) => hasCondition(figure, condition));

/** The Defence a figure or pile has against a type of attack, as printed. */
export function defenceOf(look: Look, mark: number, type: AttackType): number {
  const { book, state } = look;
  if (isPile(mark)) return book.content.encounter.pile.defense[type];
  return heroOf(book, figureAt(state, mark)).card.defense[type];
}

/** A figure, pile or piece by the name it has in moves and in the story. */
export function nameOf({ book, state }: Look, mark: number): string {
  if (mark === none) return '';
  if (isFigure(mark)) return heroOf(book, figureAt(state, mark)).key;
  if (isPile(mark)) return `pile:${book.dampeners[mark - pileMark]?.key}`;
  const piece = mark - pieceMark;
  return book.pieceKeys[piece] ?? `construct:${piece - book.pieces.length}`;
}

export const namesOf = (look: Look, marks: readonly number[]): string[] =>
  marks.map((mark) => nameOf(look, mark));

/** The mark of a name, −1 when nothing has it. */
export function markOf({ book, state }: Look, name: string): number {
  const character = book.heroIds.get(name);
  if (character !== undefined) return state.figures.findIndex((figure) => figure.character === character);
  if (name.startsWith('pile:')) {
    const pile = book.dampeners.findIndex(({ key }) => name === `pile:${key}`);
    return pile < 0 ? none : pileMark + pile;
  }
  if (name.startsWith('construct:')) {
    const construct = state.constructs.findIndex((_, index) => name === `construct:${index}`);
    return construct < 0 ? none : pieceMark + book.pieces.length + construct;
  }
  const piece = book.pieceKeys.indexOf(name);
  return piece < 0 ? none : pieceMark + piece;
}

export const noSuch = (name: string): Refusal => ({ rule: 'MC94', why: 'noSuchThing', values: { name } });
