/** A match in a test: what the seats do, what they are told, and what lies on the table. */
import {
  type Event,
  heard,
  listSeats,
  type Outcome,
  type Refusal,
  type Ruleset,
  type Stage,
  withNames,
} from '@accretion/engine';
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

export class Play {
  /** Named as people sit down; those beyond the seats of this match are not there. */
  readonly seats: readonly [Seat, Seat, Seat, Seat, Seat, Seat];

  constructor(
    readonly ruleset: Ruleset<State, Move, Options, Content>,
    readonly cards: Cards,
    readonly stage: Stage<State>,
    private readonly script: (string | number)[],
  ) {
    const seats: readonly Seat[] = stage.state.seats.map((_, seat) => new Seat(this, seat));
    this.seats = seats as Play['seats'];
  }

  get state(): State {
    return this.stage.state;
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

  /** Chances of the script that have not happened. */
  get chancesLeft(): number {
    return this.stage.rng.left();
  }

  /** Step 1 of a Turn: every seat seals, in seat order; who is not named picks something dull. */
  turn(...picks: readonly (string | null)[]): this {
    for (const seat of this.seats) {
      if (seat.place.tracked) continue;
      seat.picks(picks[seat.number] ?? seat.dullCard);
    }
    return this;
  }

  /** Everybody asked stays silent until nobody is asked or this holds. */
  silence(until: () => boolean): this {
    for (let seat = this.asked[0]; seat !== undefined && !until(); seat = this.asked[0])
      this.seat(seat).isSilent();
    return this;
  }

  /** Who owes an answer. */
  get asked(): readonly number[] {
    return listSeats(this.ruleset.toAct(this.state));
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

  get outcome(): Outcome | null {
    return this.ruleset.outcome(this.state);
  }

  view(viewer: number): View {
    return this.ruleset.view(this.state, viewer) as View;
  }

  /** The story as a viewer (a set of seats) heard it, of one kind. */
  told(did: string, viewer = 0): readonly Event[] {
    const named = heard(this.stage.told, viewer).map((event) =>
      withNames(this.ruleset.game.event, event, this.ruleset.rules.components),
    );
    return (named as unknown as Event[]).filter((event) => event.did === did);
  }

  names(ids: readonly number[]): string[] {
    return ids.map((id) => nameOf(this.cards, id));
  }

  modifier(id: number): string {
    const names = this.cards.components['modifier'];
    return (Array.isArray(names) ? names[id] : undefined) ?? String(id);
  }

  /** A number the rules compute: weight, seenWeight, threshold... */
  fact(name: string, ...of: readonly number[]): unknown {
    const fact = this.ruleset.rules.facts?.[name];
    if (fact === undefined) throw new Error(`there is no fact "${name}"`);
    return fact(this.state, ...of);
  }
}

export class Seat {
  constructor(
    private readonly play: Play,
    readonly number: number,
  ) {}

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

  does(wish: Wish): void {
    const { ruleset, state, stage } = this.play;
    const refusal = this.refusal(wish);
    if (refusal !== null) throw new Error(`seat ${this.number}: ${refusal.rule} ${refusal.why}`);
    ruleset.play(state, this.number, this.move(wish), stage.rng, stage.told);
  }

  /** Answers as the rules let a silent seat. */
  isSilent(): Move {
    const { ruleset, state, stage } = this.play;
    const move = ruleset.byDefault(state, this.number, stage.rng);
    ruleset.play(state, this.number, move, stage.rng, stage.told);
    return move;
  }

  refusal(wish: Wish): Refusal | null {
    return this.play.ruleset.refuse(this.play.state, this.number, this.move(wish));
  }

  /** The rule against it, null when it is allowed. */
  ruleAgainst(wish: Wish): string | null {
    return this.refusal(wish)?.rule ?? null;
  }

  /** What the seat may do now. */
  get choices(): readonly Move[] {
    return this.play.ruleset.moves(this.play.state, this.number);
  }

  get place(): Place {
    return this.play.state.seats[this.number] as Place;
  }

  get view(): View {
    return this.play.view(1 << this.number);
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

  private move(wish: Wish): Move {
    const { cards } = this.play;
    if ('pick' in wish) return { do: 'pick', card: idOf(cards, wish.pick) };
    if ('join' in wish) return { do: 'join', group: wish.join };
    if ('place' in wish) return { do: 'place', modifier: cards.modifier(`THR${wish.place}`) };
    if ('keep' in wish) return { do: 'keep', card: idOf(cards, wish.keep) };
    return { do: 'relic', discard: wish.discard };
  }
}
