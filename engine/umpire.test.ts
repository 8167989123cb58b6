import { describe, expect, it } from 'vitest';
import { type Agenda, agendaOf, cloneAgenda, openStep, type Step } from './agenda.ts';
import { quickRng } from './chance.ts';
import type { Handler, Move, Told } from './game.ts';
import { nobody, only, type Seats, seatsOf } from './seats.ts';
import { owing, Referee, type Steps } from './umpire.ts';

/** A state that only notes what was done. */
interface Notes {
  agenda: Agenda;
  done: string[];
  answered: Seats;
}
type Kinds = Steps<Notes, Move>;

const begin = (...steps: Step[]): Notes => ({ agenda: agendaOf(...steps), done: [], answered: nobody });
const note = (text: string): Handler<Notes, Move> => ({ run: (state) => void state.done.push(text) });
const question: Handler<Notes, Move> = {
  moves: () => [{ do: 'yes' }],
  refuse: () => null,
  play: (state, step, seat) => void state.done.push(`${step['name'] ?? step.do} by ${seat}`),
};
const referee = (steps: Kinds, told: Told[] | null = null): Referee<Notes, Move> =>
  new Referee(steps).for(quickRng(1), told);
const answer = (steps: Kinds, state: Notes, seat: number): void =>
  referee(steps).answer(state, seat, { do: 'yes' });

describe('the agenda', () => {
  it('is written in reading order', () => {
    const steps = { a: note('a'), b: note('b'), c: note('c') };
    const state = begin({ do: 'a' }, { do: 'b' }, { do: 'c' });
    referee(steps).goOn(state);
    expect(state.done).toEqual(['a', 'b', 'c']);
  });
  it('puts what comes next ahead of all that was there, in reading order over several calls', () => {
    const steps: Kinds = {
      card: {
        run(state, _, umpire) {
          state.done.push('card');
          umpire.next({ do: 'first' }, { do: 'second' });
          umpire.next({ do: 'third' });
        },
      },
      first: {
        run(state, _, umpire) {
          state.done.push('first');
          umpire.next({ do: 'inside' });
        },
      },
      inside: note('inside'),
      second: note('second'),
      third: note('third'),
      later: note('later'),
    };
    const state = begin({ do: 'card' }, { do: 'later' });
    referee(steps).goOn(state);
    expect(state.done).toEqual(['card', 'first', 'inside', 'second', 'third', 'later']);
  });
  it('waits at a question and goes on after its answer', () => {
    const steps = { ask: question, b: note('b') };
    const state = begin({ do: 'ask', seat: 1 }, { do: 'b' });
    referee(steps).goOn(state);
    expect(owing(steps, state)).toBe(only(1));
    answer(steps, state, 1);
    expect(state.done).toEqual(['ask by 1', 'b']);
    expect(owing(steps, state)).toBe(nobody);
  });
  it('is open to all until the last answer, then closed once', () => {
    const steps: Kinds = {
      vote: {
        ...question,
        owes: (state) => seatsOf([0, 1]) & ~state.answered,
        play(state, _, seat) {
          state.answered |= only(seat);
        },
        close: (state) => void state.done.push('closed'),
      },
    };
    const state = begin({ do: 'vote' });
    answer(steps, state, 1);
    expect(state.done).toEqual([]);
    expect(owing(steps, state)).toBe(only(0));
    answer(steps, state, 0);
    expect(state.done).toEqual(['closed']);
    expect(state.agenda.stack).toEqual([]);
  });
  it('is closed at once when nobody owes an answer', () => {
    const steps: Kinds = {
      vote: { ...question, owes: () => nobody, close: (state) => void state.done.push('closed') },
    };
    const state = begin({ do: 'vote' });
    referee(steps).goOn(state);
    expect(state.done).toEqual(['closed']);
  });
  it('shares its steps with a clone, but no list', () => {
    const agenda: Agenda = { stack: [{ do: 'a' }], lanes: [{ seat: 0, stack: [{ do: 'b' }], posts: [] }] };
    const copy = cloneAgenda(agenda);
    copy.stack.pop();
    copy.lanes[0]?.stack.pop();
    copy.lanes[0]?.posts.push({ do: 'c' });
    expect(agenda).toEqual({ stack: [{ do: 'a' }], lanes: [{ seat: 0, stack: [{ do: 'b' }], posts: [] }] });
  });
});

describe('what cannot go on', () => {
  it('a step that is never done is stopped by name', () => {
    const steps: Kinds = { spin: { run: (_, step, umpire) => umpire.next(step) } };
    expect(() => referee(steps).goOn(begin({ do: 'spin' }))).toThrow(
      'runaway: step "spin" never asks anybody',
    );
  });
  it('so is one in a lane', () => {
    const steps: Kinds = {
      open: { run: (_, __, umpire) => umpire.together([{ seat: 0, steps: [{ do: 'spin' }] }]) },
      spin: { run: (_, step, umpire) => umpire.next(step) },
    };
    expect(() => referee(steps).goOn(begin({ do: 'open' }))).toThrow(
      'runaway: step "spin" never asks anybody',
    );
  });
  it('so are posts that post each other wave after wave', () => {
    const steps: Kinds = {
      open: { run: (_, __, umpire) => umpire.together([{ seat: 0, steps: [{ do: 'send' }] }]) },
      send: { run: (_, __, umpire) => umpire.post({ do: 'echo', seat: 0 }) },
      echo: { run: (_, step, umpire) => umpire.post(step) },
    };
    expect(() => referee(steps).goOn(begin({ do: 'open' }, { do: 'send' }))).toThrow(
      'runaway: step "echo" never asks anybody',
    );
  });
  it('a step nobody knows is named', () => {
    expect(() => referee({}).goOn(begin({ do: 'lost' }))).toThrow('no such step: "lost"');
  });
  it('a seat nobody asks cannot answer', () => {
    expect(() => answer({ ask: question }, begin(), 0)).toThrow('nobody asks seat 0');
  });
});

describe('lanes', () => {
  const open: Handler<Notes, Move> = {
    run: (_, __, umpire) =>
      umpire.together(
        [2, 0, 1].map((seat) => ({
          seat,
          steps: [
            { do: 'ask', seat, name: 'first' },
            { do: 'ask', seat, name: 'second' },
          ],
        })),
      ),
  };

  it('ask each seat at its own pace, in its own order', () => {
    const steps = { open, ask: question };
    const state = begin({ do: 'open' });
    referee(steps).goOn(state);
    expect(owing(steps, state)).toBe(seatsOf([0, 1, 2]));
    answer(steps, state, 1);
    answer(steps, state, 1);
    answer(steps, state, 0);
    expect(state.done).toEqual(['first by 1', 'second by 1', 'first by 0']);
    expect(owing(steps, state)).toBe(seatsOf([0, 2]));
  });
  it('keep the stack waiting for all', () => {
    const steps = { open, ask: question, after: note('after') };
    const state = begin({ do: 'open' }, { do: 'after' });
    referee(steps).goOn(state);
    for (const seat of [0, 0, 1, 1, 2]) answer(steps, state, seat);
    expect(state.done).not.toContain('after');
    answer(steps, state, 2);
    expect(state.done.at(-1)).toBe('after');
    expect(state.agenda.lanes).toEqual([]);
  });
  it('lie one in each seat: what a seat is asked is the top of its own', () => {
    const state = begin({ do: 'open' });
    referee({ open, ask: question }).goOn(state);
    expect(openStep(state.agenda, 0)).toEqual({ do: 'ask', seat: 0, name: 'first' });
    expect(openStep(state.agenda, 3)).toBeUndefined();
  });
  it('may not be opened inside a lane', () => {
    const steps: Kinds = {
      open: { run: (_, __, umpire) => umpire.together([{ seat: 0, steps: [{ do: 'open' }] }]) },
    };
    expect(() => referee(steps).goOn(begin({ do: 'open' }))).toThrow('lanes inside a lane');
  });
  it('have no chance: it has to be posted', () => {
    const steps: Kinds = {
      open: { run: (_, __, umpire) => umpire.together([{ seat: 0, steps: [{ do: 'dice' }] }]) },
      dice: { run: (state, _, umpire) => void state.done.push(`${umpire.rng.below(6)}`) },
    };
    expect(() => referee(steps).goOn(begin({ do: 'open' }))).toThrow(
      'chance in a lane: post the step that needs it',
    );
  });
});

describe('posts', () => {
  const open = (...seats: number[]): Handler<Notes, Move> => ({
    run: (_, __, umpire) => umpire.together(seats.map((seat) => ({ seat, steps: [{ do: 'ask', seat }] }))),
  });
  const asking = (post: (seat: number) => Step): Handler<Notes, Move> => ({
    ...question,
    play: (_, __, seat, ___, umpire) => umpire.post(post(seat)),
  });
  const playAll = (steps: Kinds, order: readonly number[]): Notes => {
    const state = begin({ do: 'open' }, { do: 'after' });
    referee(steps).goOn(state);
    for (const seat of order) answer(steps, state, seat);
    return state;
  };

  it('are delivered when no lane owes any more, in lane order, whoever answered first', () => {
    const steps: Kinds = {
      open: open(2, 0, 1),
      ask: asking((seat) => ({ do: 'gift', seat: (seat + 1) % 3, from: seat })),
      gift: { run: (state, step) => void state.done.push(`from ${step['from']}`) },
      after: note('after'),
    };
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      expect(playAll(steps, order).done).toEqual(['from 2', 'from 0', 'from 1', 'after']);
    }
  });
  it('may use chance', () => {
    const steps: Kinds = {
      open: open(0),
      ask: asking((seat) => ({ do: 'dice', seat })),
      dice: { run: (state, _, umpire) => void state.done.push(umpire.rng.below(6) < 6 ? 'rolled' : '') },
      after: note('after'),
    };
    expect(playAll(steps, [0]).done).toEqual(['rolled', 'after']);
  });
  it('that ask somebody open a second wave of lanes', () => {
    const steps: Kinds = {
      open: open(0, 1),
      ask: asking((seat) => ({ do: 'reply', seat: 1 - seat })),
      reply: question,
      after: note('after'),
    };
    const state = playAll(steps, [0, 1]);
    expect(owing(steps, state)).toBe(seatsOf([0, 1]));
    answer(steps, state, 1);
    answer(steps, state, 0);
    expect(state.done).toEqual(['reply by 1', 'reply by 0', 'after']);
  });
  it('reach a seat that has no lane', () => {
    const steps: Kinds = {
      open: open(0),
      ask: asking(() => ({ do: 'reply', seat: 2 })),
      reply: question,
      after: note('after'),
    };
    const state = playAll(steps, [0]);
    expect(owing(steps, state)).toBe(only(2));
  });
  it('to the same seat are answered in lane order', () => {
    const steps: Kinds = {
      open: open(1, 0),
      ask: asking((seat) => ({ do: 'reply', seat: 2, name: `to ${seat}` })),
      reply: question,
      after: note('after'),
    };
    const state = playAll(steps, [0, 1]);
    answer(steps, state, 2);
    answer(steps, state, 2);
    expect(state.done).toEqual(['to 1 by 2', 'to 0 by 2', 'after']);
  });
  it('may post again: waves follow until no post is left', () => {
    const steps: Kinds = {
      open: open(0),
      ask: asking(() => ({ do: 'ball', seat: 1, left: 2 })),
      ball: {
        run(state, step, umpire) {
          const left = Number(step['left']);
          state.done.push(`ball to ${step.seat}`);
          if (left > 0) umpire.post({ ...step, seat: 1 - Number(step.seat), left: left - 1 });
        },
      },
      after: note('after'),
    };
    expect(playAll(steps, [0]).done).toEqual(['ball to 1', 'ball to 0', 'ball to 1', 'after']);
  });
  it('outside lanes are simply next', () => {
    const steps: Kinds = {
      start: { run: (_, __, umpire) => umpire.post({ do: 'now', seat: 0 }) },
      now: note('now'),
      after: note('after'),
    };
    const state = begin({ do: 'start' }, { do: 'after' });
    referee(steps).goOn(state);
    expect(state.done).toEqual(['now', 'after']);
  });
  it('must name the seat it is for', () => {
    const steps: Kinds = {
      open: open(0),
      ask: asking(() => ({ do: 'gift' })),
      gift: note('gift'),
      after: note('after'),
    };
    expect(() => playAll(steps, [0])).toThrow('post "gift" names no seat');
  });
});

describe('the story', () => {
  const steps: Kinds = {
    speak: {
      run: (_, __, umpire) => umpire.tell({ did: 'draw' }, { to: only(1), event: { did: 'draw', card: 3 } }),
    },
  };
  it('is told with its secret part', () => {
    const told: Told[] = [];
    referee(steps, told).goOn(begin({ do: 'speak' }));
    expect(told).toEqual([
      { event: { did: 'draw' }, secret: { to: only(1), event: { did: 'draw', card: 3 } } },
    ]);
  });
  it('is not kept when nobody listens', () => {
    const umpire = referee(steps);
    expect(umpire.listening).toBe(false);
    expect(() => umpire.goOn(begin({ do: 'speak' }))).not.toThrow();
  });
});
