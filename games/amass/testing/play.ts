/** A match in a test: what the crews do, what they are told, and what lies on the planet. */
import { openMatch, TestMatch, TestSeat } from '@accretion/engine/kit/matches';
import { amass } from '../index.ts';
import type { Content } from '../rules/content.ts';
import { membersAt } from '../rules/crews.ts';
import type { Crew as CrewState, Move, Options, State, View } from '../rules/state.ts';
import { board, type Given, situationOf } from './given.ts';

/** A move with crews by the name of their base and cards by kind. */
export type Wish = { readonly do: string; readonly [field: string]: unknown };

/** Opens a match in this situation. */
export function onXS(given: Given): Play {
  const { ruleset, stage } = openMatch(amass, situationOf(given));
  return new Play(ruleset, stage, [...given.humans, ...(given.ai ?? [])]);
}

export class Play extends TestMatch<State, Move, Options, Content, View> {
  constructor(
    ruleset: Play['ruleset'],
    stage: Play['stage'],
    readonly names: readonly string[],
  ) {
    super(ruleset, stage);
  }

  crew(name: string): Crew {
    const number = this.names.indexOf(name);
    if (number < 0) throw new Error(`no crew has the base ${name}`);
    return new Crew(this, number);
  }

  /** The bases whose crews owe an answer. */
  get askedCrews(): readonly string[] {
    return this.asked.map((seat) => this.names[seat] ?? '');
  }

  /** The step on top of the agenda. */
  get now(): string {
    return this.state.agenda.stack.at(-1)?.do ?? 'over';
  }

  cubes(mine: string): number {
    return this.state.mines[mine] ?? 0;
  }

  /** The pairs of the roll-off by their faces, the picker's first. */
  get pairs(): unknown {
    return this.fact('pairs');
  }
}

export class Crew extends TestSeat<State, Move, Options, Content, View, Wish> {
  constructor(
    protected readonly play: Play,
    number: number,
  ) {
    super(number);
  }

  get state(): CrewState {
    return this.play.state.crews[this.number] as CrewState;
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

  protected move(wish: Wish): Move {
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
    return move as Move;
  }
}
