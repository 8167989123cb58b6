/**
 * The little players of a game's own tests. A game adds its words: what lies on the table, and moves with things by
 * name.
 *
 *   const { red } = given({ red: { mass: 18 } });
 *   red.does(orbits('blue'));
 *   expect(red.ruleAgainst(passes)).toBe('R31');
 */
import { heard } from '../feed.ts';
import type { Event, Move, Outcome, Refusal, State } from '../game.ts';
import { withNames } from '../names.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Stage } from '../scenario.ts';
import { listSeats, nobody, only, type Seat, type Seats } from '../seats.ts';

/** A match in a test: who is asked, what has been told, what the rules compute. */
export class TestMatch<S extends State, M extends Move, O, C, V> {
  constructor(
    readonly ruleset: Ruleset<S, M, O, C>,
    readonly stage: Stage<S>,
  ) {}

  get state(): S {
    return this.stage.state;
  }

  /** The seats that owe an answer. */
  get asked(): readonly Seat[] {
    return listSeats(this.ruleset.toAct(this.state));
  }

  get outcome(): Outcome | null {
    return this.ruleset.outcome(this.state);
  }

  /** How many scripted chances have not been used. */
  get chancesLeft(): number {
    return this.stage.rng.left();
  }

  view(viewer: Seats): V {
    return this.ruleset.view(this.state, viewer) as V;
  }

  /** The events of one kind as a viewer (a set of seats) was told them, with components by name. */
  told(did: string, viewer: Seats = nobody): readonly Event[] {
    const { game, rules } = this.ruleset;
    return heard(this.stage.told, viewer)
      .filter((event) => event.did === did)
      .map((event) => withNames(game.event, event, rules.components) as Event);
  }

  /** What the rules compute under this name. */
  fact(name: string, ...of: readonly number[]): unknown {
    const fact = this.ruleset.rules.facts?.[name];
    if (fact === undefined) throw new Error(`there is no fact "${name}"`);
    return fact(this.state, ...of);
  }

  play(seat: Seat, move: M): void {
    this.ruleset.play(this.state, seat, move, this.stage.rng, this.stage.told);
  }

  /** Answers for a seat that stays silent; returns what it did. */
  playDefault(seat: Seat): M {
    const move = this.ruleset.byDefault(this.state, seat, this.stage.rng);
    const refusal = this.ruleset.refuse(this.state, seat, move);
    if (refusal !== null) throw new Error(`the default is refused: ${refusal.rule} ${refusal.why}`);
    this.play(seat, move);
    return move;
  }

  /** Every seat that is asked stays silent, until nobody is asked or this holds. */
  playDefaults(until: () => boolean): this {
    for (let answers = 0; this.asked[0] !== undefined && !until(); answers++) {
      if (answers > 500) throw new Error(`500 answers, and still ${JSON.stringify(this.state.agenda)}`);
      this.playDefault(this.asked[0]);
    }
    return this;
  }
}

/** A seat in a test. `W` is how the game's tests write moves: with cards by name, spaces as text. */
export abstract class TestSeat<S extends State, M extends Move, O, C, V, W> {
  protected abstract readonly play: TestMatch<S, M, O, C, V>;

  constructor(readonly number: Seat) {}

  /** The move this wish means. */
  protected abstract move(wish: W): M;

  /** Makes one move after the other; throws if one is refused. */
  does(...wishes: readonly W[]): this {
    for (const wish of wishes) {
      const refusal = this.refusal(wish);
      if (refusal !== null) {
        const move = JSON.stringify(this.move(wish));
        throw new Error(`seat ${this.number} ${move}: ${refusal.rule} ${refusal.why}`);
      }
      this.play.play(this.number, this.move(wish));
    }
    return this;
  }

  /** Answers as the rules let a silent seat; returns what it did. */
  playDefault(): M {
    return this.play.playDefault(this.number);
  }

  refusal(wish: W): Refusal | null {
    return this.play.ruleset.refuse(this.play.state, this.number, this.move(wish));
  }

  /** The rule against it, null when it is allowed. */
  ruleAgainst(wish: W): string | null {
    return this.refusal(wish)?.rule ?? null;
  }

  whyNot(wish: W): string | null {
    return this.refusal(wish)?.why ?? null;
  }

  /** What the seat may do now. */
  get choices(): readonly M[] {
    return this.play.ruleset.moves(this.play.state, this.number);
  }

  /** What the seat may do now, of one kind. */
  may<K extends M['do']>(kind: K): readonly Extract<M, { do: K }>[] {
    return this.choices.filter((move): move is Extract<M, { do: K }> => move.do === kind);
  }

  get view(): V {
    return this.play.view(only(this.number));
  }
}
