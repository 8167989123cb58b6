/** A fight in a made-up situation, answered move by move: for tests of attacks and of what answers them. */
import { TestMatch } from '@accretion/engine/kit/matches';
import type { Move, Options } from '../rules/answers.ts';
import type { Content } from '../rules/content/shape.ts';
import type { State, View } from '../rules/state.ts';
import { situation } from './situation.ts';

export class Fight extends TestMatch<State, Move, Options, Content, View> {
  /** One answer of a seat; throws when it is refused. */
  does(seat: number, move: Move): this {
    const refusal = this.ruleset.refuse(this.state, seat, move);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.rule} ${refusal.why}`);
    this.play(seat, move);
    return this;
  }

  /** Makes an attack on one target. */
  attacks(seat: number, attack: string, target: string): this {
    return this.does(seat, { do: 'attack', attack, target });
  }

  /** Uses a reaction of a figure. */
  reacts(seat: number, rule: string, x = 0): this {
    const found = this.choices(seat).find((move) => move.do === 'react' && move.rule === rule);
    if (found?.do !== 'react') throw new Error(`${rule} is not offered: ${this.offers(seat)}`);
    return this.does(seat, { ...found, x });
  }

  /** Plays a card in one of the ways offered: the first that these pay for. */
  plays(seat: number, card: string, ...payers: readonly string[]): this {
    const found = this.choices(seat).find(
      (move) => move.do === 'card' && move.card === card && String(move.payers) === String(payers),
    );
    if (found === undefined) throw new Error(`${card} is not offered: ${this.offers(seat)}`);
    return this.does(seat, found);
  }

  /** The seat asked passes, as often as it is asked in this question. */
  passes(seat: number): this {
    return this.does(seat, { do: 'pass' });
  }

  choices(seat: number): readonly Move[] {
    return this.ruleset.moves(this.state, seat);
  }

  /** The superpowers and cards a seat is offered now, each once. */
  offers(seat: number): readonly string[] {
    if (!this.asked.includes(seat)) return [];
    const keys = this.choices(seat).flatMap((move) =>
      move.do === 'react' ? [move.rule] : move.do === 'card' ? [move.card] : [],
    );
    return [...new Set(keys)].sort();
  }

  /** What is being asked. */
  get question(): string {
    return this.state.agenda.stack.at(-1)?.do ?? '';
  }
}

type Given = Parameters<typeof situation>;

/** The figure that is active makes its moves; `rolls` are the faces of all dice to come. */
export function fight(figures: Given[1], more: Given[2], rolls: Given[3] = [], pack: Given[4] = null): Fight {
  const { ruleset, stage } = situation('act', figures, more, rolls, pack);
  return new Fight(ruleset, stage);
}
