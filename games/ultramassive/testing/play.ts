/** A match in a test: what the seats do, what they are told, and what lies on the table. */
import {
  type Event,
  heard,
  listSeats,
  type Outcome,
  type Ruleset,
  type Stage,
  withNames,
} from '@accretion/engine';
import type { Cards } from '../rules/cards.ts';
import type { Content } from '../rules/content.ts';
import type { Move, Options, Place, State, View } from '../rules/state.ts';
import { boardText, wormholesText } from './boards.ts';
import type { Names, Wish } from './wishes.ts';

export class Play implements Names {
  readonly red = new Seat(this, 0);
  readonly yellow = new Seat(this, 1);
  readonly teal = new Seat(this, 2);
  readonly blue = new Seat(this, 3);

  constructor(
    readonly ruleset: Ruleset<State, Move, Options, Content>,
    readonly cards: Cards,
    readonly stage: Stage<State>,
    private readonly script: (string | number)[],
  ) {}

  get state(): State {
    return this.stage.state;
  }

  /** The next chances, by name. */
  chance(...names: readonly string[]): this {
    this.script.push(...names);
    return this;
  }

  /** Who owes an answer. */
  get asked(): readonly number[] {
    return listSeats(this.ruleset.toAct(this.state));
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

  id(kind: 'action' | 'core' | 'resource', name: string): number {
    const id = (this.cards.components[kind] as readonly string[]).indexOf(name);
    if (id < 0) throw new Error(`no ${kind} is called "${name}"`);
    return id;
  }

  names(kind: 'action' | 'core' | 'resource', ids: readonly number[]): string[] {
    return ids.map((id) => (this.cards.components[kind] as readonly string[])[id] as string);
  }

  fact(name: string, ...of: readonly number[]): unknown {
    return this.ruleset.rules.facts?.[name]?.(this.state, ...of);
  }

  /** Lets every seat that is asked do nothing more until nobody is asked or this phase begins. */
  waitFor(phase: State['phase'], round = 0): this {
    for (let n = 0; n < 400 && (this.state.phase !== phase || this.state.round < round); n++) {
      const [seat] = this.asked;
      if (seat === undefined) break;
      const move = this.ruleset.byDefault(this.state, seat, this.stage.rng);
      this.ruleset.play(this.state, seat, move, this.stage.rng, this.stage.told);
    }
    return this;
  }
}

class Seat {
  constructor(
    private readonly play: Play,
    readonly number: number,
  ) {}

  /** Does one thing after the other. */
  does(...wishes: readonly Wish[]): this {
    const { ruleset, state, stage } = this.play;
    for (const wish of wishes) {
      const move = wish(this.play);
      const refusal = ruleset.refuse(state, this.number, move);
      if (refusal !== null)
        throw new Error(`seat ${this.number} ${JSON.stringify(move)}: ${refusal.rule} ${refusal.why}`);
      ruleset.play(state, this.number, move, stage.rng, stage.told);
    }
    return this;
  }

  /** Answers whatever it is asked in this phase, as a silent seat would. */
  waitsIn(phase: State['phase']): this {
    const { ruleset, state, stage } = this.play;
    while (state.phase === phase && this.play.asked.includes(this.number))
      ruleset.play(
        state,
        this.number,
        ruleset.byDefault(state, this.number, stage.rng),
        stage.rng,
        stage.told,
      );
    return this;
  }

  /** The rule against it, null when it is allowed. */
  ruleAgainst(wish: Wish): string | null {
    return this.play.ruleset.refuse(this.play.state, this.number, wish(this.play))?.rule ?? null;
  }

  /** What the seat may do now, of one kind. */
  choices(kind?: Move['do']): readonly Move[] {
    const all = this.play.ruleset.moves(this.play.state, this.number);
    return kind === undefined ? all : all.filter((move) => move.do === kind);
  }

  get place(): Place {
    return this.play.state.seats[this.number] as Place;
  }

  get view(): View {
    return this.play.view(1 << this.number);
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
}
