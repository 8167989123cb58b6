/** The score steps A to H of one Round, from the score sheet and the log (B9 to B14, B42). */

import { isOfFrame } from '../../../pieces/told.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Counted, Line, Page, Story } from '../../rules/state.ts';
import type { Happening } from '../types.ts';

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
export const letters: readonly Letter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** A page of the scoring: one of the steps, or the end of the match. */
export type Shown = Letter | 'end';

/** Is every entry of this page filled in? */
export const isWhole = (page: Page): boolean => page.lines.every((line) => line.points !== null);

/** What was told in the score phase of each Round, by step, in the order it was told. */
export class Told {
  private readonly rounds = new Map<number, Map<Letter, Story[]>>();
  private round: number;
  private step: Letter | null = null;

  /** A log may have lost its beginning, so Rounds are counted from the first hole turned up in it. */
  constructor(log: readonly Happening[], roundNow: number) {
    const first = log.map(({ event }) => event).find(({ did }) => did === 'turnUpHole');
    this.round = first?.did === 'turnUpHole' ? first.round - 1 : roundNow;
    for (const { event } of log) this.hear(event);
  }

  private hear(told: Happening['event']): void {
    if (told.did === 'turnUpHole' || told.did === 'end') {
      this.round = told.did === 'end' ? this.round : told.round;
      this.step = null;
    } else if (told.did === 'score') {
      this.step = told.step;
      this.listOf(told.step);
    } else if (told.did === '@undo') this.takeBack(told.seat);
    else if (isOfFrame(told)) return;
    else if (this.step !== null) this.listOf(this.step).push(told);
  }

  /** What was told in a step; null if the log does not reach back that far. */
  in(round: number, step: Letter): readonly Story[] | null {
    return this.rounds.get(round)?.get(step) ?? null;
  }

  /** Did nothing happen in this step? Only the steps of Relics can be empty. */
  isEmpty(round: number, step: Shown): boolean {
    return (step === 'A' || step === 'B' || step === 'D') && this.in(round, step)?.length === 0;
  }

  /** Undo: removes what a seat did last in this step. */
  private takeBack(seat: number): void {
    if (this.step === null) return;
    const list = this.listOf(this.step);
    const last = list.findLastIndex((event) => 'seat' in event && event.seat === seat);
    if (last >= 0) list.splice(last, 1);
  }

  private listOf(step: Letter): Story[] {
    const steps = this.rounds.get(this.round) ?? new Map<Letter, Story[]>();
    this.rounds.set(this.round, steps);
    const list = steps.get(step) ?? [];
    steps.set(step, list);
    return list;
  }
}

/** One number of a sum, with the card it comes from. */
export interface Term {
  readonly amount: number;
  readonly card?: number;
  readonly modifier?: number;
  /** How the card was turned. */
  readonly spin?: number;
}

/** How a card was turned when it counted this. */
function spinOf(cards: Cards, { card, value, weight }: Counted): number {
  const sides = cards.trash[card]?.sides ?? [];
  return Math.max(
    0,
    sides.findIndex((side) => side.value === value && side.weight === weight),
  );
}

/** E: every card as it weighed, and the Weight cards held then. */
export function weightTerms(cards: Cards, line: Line): Term[] {
  const terms: Term[] = line.cards.map((one) => ({
    amount: one.weight,
    card: one.card,
    spin: spinOf(cards, one),
  }));
  const counted = terms.reduce((sum, one) => sum + one.amount, 0);
  let rest = (line.weight ?? counted) - counted;
  for (const modifier of line.held) {
    const { type, amount = 0 } = cards.modifiers[modifier] ?? {};
    // A Weight card gained in step E itself does not count there any more (B10).
    if (type !== 'weight' || amount < rest) continue;
    terms.push({ amount, modifier });
    rest -= amount;
  }
  return terms;
}

/** H: every card as it counted, and the Value cards held. */
export function valueTerms(cards: Cards, line: Line): Term[] {
  const terms: Term[] = line.cards.map((one) => ({
    amount: one.value,
    card: one.card,
    spin: spinOf(cards, one),
  }));
  for (const modifier of line.held) {
    const held = cards.modifiers[modifier];
    if (held?.type === 'value') terms.push({ amount: held.amount, modifier });
  }
  return terms;
}

/** F: the hole, the cards beside it, the card of the pile. */
export function thresholdTerms(cards: Cards, page: Page): Term[] {
  const terms: Term[] = [{ amount: page.threshold }];
  for (const modifier of page.atHole)
    terms.push({ amount: cards.modifiers[modifier]?.amount ?? 0, modifier });
  if (page.turnedUp !== null)
    terms.push({ amount: cards.trash[page.turnedUp]?.weight ?? 0, card: page.turnedUp });
  return terms;
}

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, one) => sum + one.amount, 0);
