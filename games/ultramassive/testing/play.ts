/** A match in a test: what the seats do, what they are told, and what lies on the table. */
import { TestMatch, TestSeat } from '@accretion/engine/kit/matches';
import type { Cards } from '../rules/cards.ts';
import type { Content } from '../rules/content.ts';
import type { Move, Options, Place, State, View } from '../rules/state.ts';
import { boardText, wormholesText } from './boards.ts';
import type { Names, Wish } from './wishes.ts';

export class Play extends TestMatch<State, Move, Options, Content, View> implements Names {
  readonly red = new Seat(this, 0);
  readonly yellow = new Seat(this, 1);
  readonly teal = new Seat(this, 2);
  readonly blue = new Seat(this, 3);

  constructor(
    ruleset: Play['ruleset'],
    stage: Play['stage'],
    readonly cards: Cards,
    private readonly script: (string | number)[],
  ) {
    super(ruleset, stage);
  }

  /** The next chances, by name. */
  chance(...names: readonly string[]): this {
    this.script.push(...names);
    return this;
  }

  id(kind: 'action' | 'core' | 'resource', name: string): number {
    const id = (this.cards.components[kind] as readonly string[]).indexOf(name);
    if (id < 0) throw new Error(`no ${kind} is called "${name}"`);
    return id;
  }

  names(kind: 'action' | 'core' | 'resource', ids: readonly number[]): string[] {
    return ids.map((id) => (this.cards.components[kind] as readonly string[])[id] as string);
  }

  /** Every seat that is asked does nothing more until nobody is asked or this phase begins. */
  waitFor(phase: State['phase'], round = 0): this {
    return this.playDefaults(() => this.state.phase === phase && this.state.round >= round);
  }
}

class Seat extends TestSeat<State, Move, Options, Content, View, Wish> {
  constructor(
    protected readonly play: Play,
    number: number,
  ) {
    super(number);
  }

  /** Answers whatever it is asked in this phase, as a silent seat would. */
  waitsIn(phase: State['phase']): this {
    while (this.play.state.phase === phase && this.play.asked.includes(this.number)) this.playDefault();
    return this;
  }

  get place(): Place {
    return this.play.state.seats[this.number] as Place;
  }

  get board(): string {
    return boardText(this.place);
  }

  get wormholes(): string {
    return wormholesText(this.place);
  }

  get mass(): number {
    return this.place.mass;
  }

  get discovery(): number {
    return this.place.discovery;
  }

  get hand(): readonly string[] {
    return this.play.names('action', this.place.hand);
  }

  get cores(): readonly string[] {
    return this.play.names('core', this.place.cores);
  }

  get kept(): readonly string[] {
    return this.play.names('core', this.place.kept);
  }

  protected move(wish: Wish): Move {
    return wish(this.play);
  }
}
