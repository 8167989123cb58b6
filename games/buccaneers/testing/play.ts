/** A match in a test: what the seats do, what they are told, and what is on the table. */
import { TestMatch, TestSeat } from '@accretion/engine/kit/matches';
import { type Cards, cardAt } from '../rules/cards.ts';
import type { Content } from '../rules/content.ts';
import { bestShip, countAll } from '../rules/display.ts';
import type { Line, Move, Options, Page, Place, State, View } from '../rules/state.ts';
import { dullCards, idOf, keyOf, nameOf } from './names.ts';

/** What a seat wants to do, with cards by name. */
export type Wish =
  | { readonly pick: string }
  | { readonly join: number }
  | { readonly place: string }
  | { readonly keep: string }
  | { readonly discard: boolean };

/** A chance of the script as the engine reads it. */
export const scripted = (cards: Cards, roll: string | number): string | number => {
  if (typeof roll === 'number' || Object.hasOwn(cards.content.holes, roll)) return roll;
  return keyOf(cards, roll);
};

export class Play extends TestMatch<State, Move, Options, Content, View> {
  /** In seating order; those beyond the number of seats in this match are missing. */
  readonly seats: readonly [Seat, Seat, Seat, Seat, Seat, Seat];

  constructor(
    ruleset: Play['ruleset'],
    stage: Play['stage'],
    readonly cards: Cards,
    private readonly script: (string | number)[],
  ) {
    super(ruleset, stage);
    const seats: readonly Seat[] = stage.state.seats.map((_, seat) => new Seat(this, seat));
    this.seats = seats as Play['seats'];
  }

  seat(number: number): Seat {
    const seat = this.seats[number];
    if (seat === undefined) throw new Error(`there is no seat ${number}`);
    return seat;
  }

  /** The next chances: cards by name, dice by number. */
  chance(...rolls: readonly (string | number)[]): this {
    this.script.push(...rolls.map((roll) => scripted(this.cards, roll)));
    return this;
  }

  /** Step 1 of a Turn: every seat locks in a pick, in seat order; seats without a card given pick a dull one. */
  turn(...picks: readonly (string | null)[]): this {
    for (const seat of this.seats) {
      if (seat.place.tracked) continue;
      seat.picks(picks[seat.number] ?? seat.dullCard);
    }
    return this;
  }

  get discard(): readonly string[] {
    return this.names(this.state.discard);
  }

  /** Threshold cards beside the hole. */
  get atHole(): readonly string[] {
    return this.state.atHole.map((id) => this.modifier(id));
  }

  /** The page of the newest Round on the score sheet. */
  get page(): Page {
    const page = this.state.sheet.at(-1);
    if (page === undefined) throw new Error('nothing is on the sheet yet');
    return page;
  }

  names(ids: readonly number[]): string[] {
    return ids.map((id) => nameOf(this.cards, id));
  }

  modifier(id: number): string {
    const names = this.cards.components['modifier'];
    return (Array.isArray(names) ? names[id] : undefined) ?? String(id);
  }
}

export class Seat extends TestSeat<State, Move, Options, Content, View, Wish> {
  constructor(
    protected readonly play: Play,
    number: number,
  ) {
    super(number);
  }

  picks(card: string): void {
    this.does({ pick: card });
  }

  joins(group: number): void {
    this.does({ join: group });
  }

  /** Places a Threshold card: '+4'. */
  places(amount: string): void {
    this.does({ place: amount });
  }

  keeps(card: string): void {
    this.does({ keep: card });
  }

  /** Discards the Relic asked about. */
  discards(): void {
    this.does({ discard: true });
  }

  /** Keeps the Relic asked about. */
  declines(): void {
    this.does({ discard: false });
  }

  get place(): Place {
    return this.play.state.seats[this.number] as Place;
  }

  get hand(): readonly string[] {
    return this.play.names(this.place.hand);
  }

  get drawn(): readonly string[] {
    return this.play.names(this.place.drawn);
  }

  /** Face-up cards beside groups and stack. */
  get shown(): readonly string[] {
    return this.play.names(this.place.shown.map(({ card }) => card));
  }

  get toys(): readonly string[] {
    return this.play.names(this.place.toys.map(({ card }) => card));
  }

  get stack(): readonly string[] {
    return this.play.names(this.place.stack);
  }

  get groups(): readonly (readonly string[])[] {
    return this.place.groups.map((group) => this.play.names(group));
  }

  get held(): readonly string[] {
    return this.place.held.map((id) => this.play.modifier(id));
  }

  get weight(): number {
    return this.play.fact('weight', this.number) as number;
  }

  get value(): number {
    return this.play.fact('value', this.number) as number;
  }

  get ship(): number | null {
    return bestShip(this.play.cards, this.place);
  }

  /** A card as it counts now: "3/6". */
  worth(card: string): string {
    const id = idOf(this.play.cards, card);
    const counted = countAll(this.play.cards, this.place).find((one) => one.card === id);
    return counted === undefined ? 'not there' : `${counted.value}/${counted.weight}`;
  }

  /** Quarter turns of a face-up card. */
  spin(card: string): number | null {
    const id = idOf(this.play.cards, card);
    return this.place.shown.find((one) => one.card === id)?.spin ?? null;
  }

  isAwake(card: string): boolean {
    const id = idOf(this.play.cards, card);
    return this.place.shown.some((one) => one.card === id && one.awake);
  }

  /** This seat on the newest page of the score sheet. */
  get line(): Line {
    return this.play.page.lines[this.number] as Line;
  }

  /** A card of the hand that does nothing to anybody. */
  get dullCard(): string {
    const { cards } = this.play;
    const hand = this.place.hand.map((id) => cardAt(cards, id).id);
    const dull = dullCards(cards).find((key) => hand.includes(idOf(cards, key)));
    if (dull === undefined) throw new Error(`seat ${this.number} has nothing dull in hand: ${this.hand}`);
    return dull;
  }

  protected move(wish: Wish): Move {
    const { cards } = this.play;
    if ('pick' in wish) return { do: 'pick', card: idOf(cards, wish.pick) };
    if ('join' in wish) return { do: 'join', group: wish.join };
    if ('place' in wish) return { do: 'place', modifier: cards.modifier(`THR${wish.place}`) };
    if ('keep' in wish) return { do: 'keep', card: idOf(cards, wish.keep) };
    return { do: 'relic', discard: wish.discard };
  }
}
