/** What every rule works on: the book and a state to look at, and, to change it, the umpire of the move. */
import type { Handler, Refusal, Rng, Seat, Seats, Step, Umpire } from '@accretion/engine';
import type { Move } from './answers.ts';
import type { Book } from './book/book.ts';
import type { State } from './state.ts';

export interface Look {
  readonly book: Book;
  readonly state: State;
}

export interface Play extends Look {
  readonly umpire: Umpire;
  /** These steps come next, in reading order. Dropped if the match ends in the middle of them (ME38). */
  readonly coming: Step[];
}

export function next(play: Play, ...steps: readonly Step[]): void {
  for (const step of steps) play.coming.push(step);
}

/** A step that runs. */
export type Running<T extends Step = Step> = (play: Play, step: T) => void;

/** A step that asks. Without `owes`, `step.seat` answers once. */
export interface Asking<T extends Step = Step> {
  owes?(look: Look, step: T): Seats;
  readonly anyone?: true;
  moves(look: Look, step: T, seat: Seat): readonly Move[];
  anyMove?(look: Look, step: T, seat: Seat, rng: Rng): Move | null;
  refuse(look: Look, step: T, seat: Seat, move: Move): Refusal | null;
  play(play: Play, step: T, seat: Seat, move: Move): void;
  close?(play: Play, step: T): void;
  byDefault?(look: Look, step: T, seat: Seat): Move;
}

/** Steps by name, each written for its own kind of step. */
export interface StepBook {
  runs<T extends Step>(name: string, run: Running<T>): void;
  asks<T extends Step>(name: string, ask: Asking<T>): void;
}

/** Collects steps and makes handlers of them. */
export class Steps implements StepBook {
  readonly handlers: Record<string, Handler<State, Move>> = {};

  constructor(private readonly book: Book) {}

  runs<T extends Step>(name: string, run: Running<T>): void {
    this.handlers[name] = {
      run: (state, step, umpire) => {
        const play = this.open(state, umpire);
        run(play, step as T);
        close(play);
      },
    };
  }

  asks<T extends Step>(name: string, ask: Asking<T>): void {
    const { book } = this;
    const { owes, anyMove, close: afterwards, byDefault } = ask;
    this.handlers[name] = {
      ...(owes && { owes: (state, step) => owes({ book, state }, step as T) }),
      ...(ask.anyone && { anyone: true }),
      moves: (state, step, seat) => ask.moves({ book, state }, step as T, seat),
      ...(anyMove && { anyMove: (state, step, seat, rng) => anyMove({ book, state }, step as T, seat, rng) }),
      refuse: (state, step, seat, move) => ask.refuse({ book, state }, step as T, seat, move),
      play: (state, step, seat, move, umpire) => {
        const play = this.open(state, umpire);
        ask.play(play, step as T, seat, move);
        close(play);
      },
      ...(afterwards && {
        close: (state, step, umpire) => {
          const play = this.open(state, umpire);
          afterwards(play, step as T);
          close(play);
        },
      }),
      ...(byDefault && { byDefault: (state, step, seat) => byDefault({ book, state }, step as T, seat) }),
    };
  }

  private open(state: State, umpire: Umpire): Play {
    return { book: this.book, state, umpire, coming: [] };
  }
}

function close({ state, umpire, coming }: Play): void {
  // ME38: the match ends in the middle of whatever was going on.
  if (state.ending !== null) state.agenda.stack.length = 0;
  else for (const step of coming) umpire.next(step);
}

export const refusal = (rule: string, why: string, values?: Refusal['values']): Refusal =>
  values === undefined ? { rule, why } : { rule, why, values };

/** The answer to another kind of question. */
export const wrongAnswer: Refusal = { rule: 'MC66', why: 'wrongAnswer' };
