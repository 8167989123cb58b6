/** A match in a test: what the crews do, what they are told, and what lies on the planet. */
import {
  type Move as AnyMove,
  type Event,
  heard,
  listSeats,
  type Outcome,
  openStage,
  type Refusal,
  type Ruleset,
  rulesetOf,
  type Stage,
  withNames,
} from '@accretion/engine';
import { amass } from '../index.ts';
import type { Content } from '../rules/content.ts';
import { membersAt } from '../rules/crews.ts';
import type { Crew as CrewState, Move, Options, State, View } from '../rules/state.ts';
import { board, type Given, openingOf } from './given.ts';

/** A move with crews by the name of their base and cards by kind. */
export type Wish = { readonly do: string; readonly [field: string]: unknown };

/** Opens a match in this situation. */
export function onXS(given: Given): Play {
  const ruleset = rulesetOf(amass);
  const stage = openStage(ruleset, openingOf(given));
  if ('problem' in stage) throw new Error(`${stage.where}: ${stage.problem}`);
  return new Play(ruleset, stage, [...given.humans, ...(given.ai ?? [])]);
}

export class Play {
  constructor(
    readonly ruleset: Ruleset<State, Move, Options, Content>,
    readonly stage: Stage<State>,
    readonly names: readonly string[],
  ) {}

  get state(): State {
    return this.stage.state;
  }

  crew(name: string): Crew {
    const number = this.names.indexOf(name);
    if (number < 0) throw new Error(`no crew has the base ${name}`);
    return new Crew(this, number);
  }

  /** The bases whose crews owe an answer. */
  get asked(): readonly string[] {
    return listSeats(this.ruleset.toAct(this.state)).map((seat) => this.names[seat] ?? '');
  }

  /** The step on top of the agenda. */
  get now(): string {
    return this.state.agenda.stack.at(-1)?.do ?? 'over';
  }

  get outcome(): Outcome | null {
    return this.ruleset.outcome(this.state);
  }

  cubes(mine: string): number {
    return this.state.mines[mine] ?? 0;
  }

  /** The pairs of the roll-off by their faces, the picker's first. */
  get pairs(): unknown {
    return this.fact('pairs');
  }

  fact(name: string, ...of: readonly number[]): unknown {
    return this.ruleset.rules.facts?.[name]?.(this.state, ...of);
  }

  /** Chances of the script that have not happened. */
  get chancesLeft(): number {
    return this.stage.rng.left();
  }

  view(viewer: number): View {
    return this.ruleset.view(this.state, viewer) as View;
  }

  /** The story as a set of seats heard it, of one kind. */
  told(did: string, viewer = 0): readonly Event[] {
    const named = heard(this.stage.told, viewer).map((event) =>
      withNames(this.ruleset.game.event, event, this.ruleset.rules.components),
    );
    return (named as unknown as Event[]).filter((event) => event.did === did);
  }

  /** Everybody with nothing better to do passes, keeps ready, or takes the default, until `isOver`. */
  letAll(isOver: (play: Play) => boolean): this {
    for (let answers = 0; !isOver(this) && this.asked.length > 0; answers++) {
      if (answers > 500) throw new Error(`nothing comes of it: ${this.now}`);
      this.crew(this.asked[0] as string).isSilent();
    }
    return this;
  }
}

export class Crew {
  constructor(
    private readonly play: Play,
    readonly number: number,
  ) {}

  get state(): CrewState {
    return this.play.state.crews[this.number] as CrewState;
  }

  does(...wishes: readonly Wish[]): this {
    for (const wish of wishes) {
      const refusal = this.refusal(wish);
      if (refusal !== null) throw new Error(`${JSON.stringify(wish)}: ${refusal.rule} ${refusal.why}`);
      const { ruleset, state, stage } = this.play;
      ruleset.play(state, this.number, this.move(wish) as Move, stage.rng, stage.told);
    }
    return this;
  }

  /** Plans a member at each of these locations. */
  plans(...places: readonly string[]): this {
    return this.does(...places.map((at) => ({ do: 'place', at })));
  }

  passes(): this {
    return this.does({ do: 'pass' });
  }

  isReady(): this {
    return this.does({ do: 'ready' });
  }

  /** Answers as the rules let a silent seat; what that was. */
  isSilent(): Move {
    const { ruleset, state, stage } = this.play;
    const move = ruleset.byDefault(state, this.number, stage.rng);
    const refusal = ruleset.refuse(state, this.number, move);
    if (refusal !== null) throw new Error(`the default is refused: ${refusal.rule} ${refusal.why}`);
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

  whyNot(wish: Wish): string | null {
    return this.refusal(wish)?.why ?? null;
  }

  get choices(): readonly Move[] {
    return this.play.ruleset.moves(this.play.state, this.number);
  }

  /** What may be done, of one kind. */
  may(kind: Move['do']): readonly Move[] {
    return this.choices.filter((move) => move.do === kind);
  }

  get view(): View {
    return this.play.view(1 << this.number);
  }

  /** Members at a location. */
  at(place: string): number {
    return membersAt(board, this.state, board.place(place));
  }

  /** The kinds of cards in hand. */
  get hand(): readonly string[] {
    return this.state.hand.map((id) => board.actions[id]?.kind ?? '');
  }

  get points(): number {
    return this.play.fact('points', this.number) as number;
  }

  /** Where this crew must fight. */
  get due(): unknown {
    return this.play.fact('due', this.number);
  }

  private move(wish: Wish): AnyMove {
    const names = board.components['action'] as readonly string[];
    const id = (value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      const copies = names.flatMap((name, card) => (name.startsWith(`${value}-`) ? [card] : []));
      return copies.find((card) => this.state.hand.includes(card)) ?? copies[0];
    };
    const crew = (value: unknown): unknown =>
      typeof value === 'string' ? this.play.names.indexOf(value) : value;
    const move: Record<string, unknown> = { ...wish };
    if (wish.do === 'choose') {
      const resources = board.components['resource'] as readonly string[];
      move['card'] = resources.indexOf(String(wish['card']));
    } else if ('card' in wish) move['card'] = id(wish['card']);
    if ('crew' in wish) move['crew'] = crew(wish['crew']);
    if ('against' in wish) move['against'] = crew(wish['against']);
    return move as AnyMove;
  }
}
