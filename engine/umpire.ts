/** The umpire of one move: hands out chance, hears the story, and runs the agenda until somebody is asked. */
import { type Agenda, type Lane, openStep, type Step } from './agenda.ts';
import type { Rng } from './chance.ts';
import type { Event, Handler, Move, State, Told, Umpire } from './game.ts';
import { nobody, only, type Seat, type Seats } from './seats.ts';

export type Steps<S, M> = Readonly<Record<string, Handler<S, M>>>;

/** The same handlers, all of one build: looking into them is then fast. */
export const uniform = <S, M>(steps: Steps<S, M>): Steps<S, M> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, handler]) => {
      const { run, owes, anyone, moves, anyMove, refuse, play, close, byDefault } = handler;
      return [
        name,
        { run, owes, anyone, moves, anyMove, refuse, play, close, byDefault } as Handler<S, M>,
      ] as const;
    }),
  );

let lastSteps: unknown = null;
let lastStep: Step | null = null;
let lastHandler: unknown;

/** The handler of a step. One step is asked about several times in a row, so the last answer is kept. */
export function handlerOf<S, M>(steps: Steps<S, M>, step: Step): Handler<S, M> | undefined {
  if (step !== lastStep || steps !== lastSteps) {
    lastSteps = steps;
    lastStep = step;
    lastHandler = steps[step.do];
  }
  return lastHandler as Handler<S, M> | undefined;
}

const noChance: Rng = {
  below: () => {
    throw new Error('no chance outside a move');
  },
  from: () => {
    throw new Error('no chance outside a move');
  },
};

/** More steps than any move may take without asking anybody. */
const runaway = 10_000;

export class Referee<S extends State, M extends Move> implements Umpire {
  /** What the handler at work asked for; only the first `waiting` count (emptying an array is slow). */
  private readonly coming: Step[] = [];
  private waiting = 0;
  private opened: Lane[] | null = null;
  private lane: Lane | null = null;
  private delivering = false;
  private chance: Rng = noChance;
  private told: Told[] | null = null;

  constructor(private readonly steps: Steps<S, M>) {}

  /** Ready for another move. A referee umpires one move at a time, so a ruleset needs just one. */
  for(chance: Rng, told: Told[] | null): this {
    this.chance = chance;
    this.told = told;
    this.waiting = 0;
    this.opened = null;
    this.lane = null;
    this.delivering = false;
    return this;
  }

  get listening(): boolean {
    return this.told !== null;
  }

  get rng(): Rng {
    if (this.lane !== null && !this.delivering)
      throw new Error('chance in a lane: post the step that needs it');
    return this.chance;
  }

  tell(event: Event, secret?: { to: Seats; event: Event }): void {
    if (this.told !== null) this.told.push(secret === undefined ? { event } : { event, secret });
  }

  next(...steps: readonly Step[]): void {
    for (let i = 0; i < steps.length; i++) this.coming[this.waiting++] = steps[i] as Step;
  }

  together(lanes: readonly { readonly seat: Seat; readonly steps: readonly Step[] }[]): void {
    if (this.lane !== null) throw new Error('lanes inside a lane');
    this.opened = lanes.map(({ seat, steps }) => ({ seat, stack: [...steps].reverse(), posts: [] }));
  }

  post(step: Step): void {
    if (this.lane === null) this.next(step);
    else this.lane.posts.push(step);
  }

  /** Plays an answer, then goes on until somebody is asked again. */
  answer(state: S, seat: Seat, move: M): void {
    const { agenda } = state;
    const step = openStep(agenda, seat);
    const handler = step && handlerOf(this.steps, step);
    if (step === undefined || !handler?.play) throw new Error(`nobody asks seat ${seat}`);
    this.lane = agenda.lanes.length === 0 ? null : (agenda.lanes.find((lane) => lane.seat === seat) ?? null);
    const stack = this.lane?.stack ?? agenda.stack;
    if (!handler.owes || handler.anyone) stack.pop();
    handler.play(state, step, seat, move, this);
    this.put(agenda, stack);
    this.lane = null;
    this.goOn(state);
  }

  /** Runs what needs no answer. */
  goOn(state: S): void {
    const { agenda } = state;
    for (let done = 0; ; done++) {
      if (agenda.lanes.length > 0) {
        if (!this.runLanes(state)) return;
      } else if (!this.runTop(state, agenda.stack)) return;
      if (done > runaway) throw new Error(`runaway: step "${upNext(agenda)?.do}" never asks anybody`);
    }
  }

  /** Runs or closes the top step of a stack; false when it is a question somebody owes, or there is none. */
  private runTop(state: S, stack: Step[]): boolean {
    const step = stack[stack.length - 1];
    if (step === undefined) return false;
    const handler = handlerOf(this.steps, step);
    if (handler === undefined) throw new Error(`no such step: "${step.do}"`);
    if (handler.run) {
      stack.pop();
      handler.run(state, step, this);
    } else {
      if (handler.anyone && this.lane !== null) throw new Error(`"${step.do}" asks anyone, but in a lane`);
      if (!handler.owes || handler.owes(state, step) !== nobody) return false;
      stack.pop();
      handler.close?.(state, step, this);
    }
    this.put(state.agenda, stack);
    return true;
  }

  /** What a handler asked for goes on top, the first on the very top. */
  private put(agenda: Agenda, stack: Step[]): void {
    for (let i = this.waiting - 1; i >= 0; i--) stack.push(this.coming[i] as Step);
    this.waiting = 0;
    if (this.opened !== null) {
      agenda.lanes = this.opened;
      this.opened = null;
    }
  }

  /** Runs every lane up to its question; when none owes, delivers what was posted. False when some lane owes. */
  private runLanes(state: S): boolean {
    const { agenda } = state;
    for (const lane of agenda.lanes) {
      this.lane = lane;
      for (let done = 0; this.runTop(state, lane.stack); done++) {
        if (done > runaway) throw new Error(`runaway: step "${lane.stack.at(-1)?.do}" never asks anybody`);
      }
    }
    this.lane = null;
    if (agenda.lanes.some((lane) => lane.stack.length > 0)) return false;
    const posts = agenda.lanes.flatMap((lane) => lane.posts);
    agenda.lanes = posts.length === 0 ? [] : this.deliver(state, posts);
    return true;
  }

  /** Posts run in lane order, with chance and all that is shared; what they ask goes into lanes of a new wave. */
  private deliver(state: S, posts: readonly Step[]): Lane[] {
    const wave = state.agenda.lanes.map((lane): Lane => ({ seat: lane.seat, stack: [], posts: [] }));
    this.delivering = true;
    for (const post of posts) {
      const { seat } = post;
      if (seat === undefined) throw new Error(`post "${post.do}" names no seat`);
      let lane = wave.find((one) => one.seat === seat);
      if (lane === undefined) {
        lane = { seat, stack: [], posts: [] };
        wave.push(lane);
      }
      this.lane = lane;
      const handler = handlerOf(this.steps, post);
      if (!handler?.run) lane.stack.push(post);
      else {
        handler.run(state, post, this);
        lane.stack.push(...this.coming.slice(0, this.waiting));
        this.waiting = 0;
      }
    }
    this.delivering = false;
    this.lane = null;
    for (const lane of wave) lane.stack.reverse();
    return wave.filter((lane) => lane.stack.length > 0 || lane.posts.length > 0);
  }
}

/** What would be done next. */
const upNext = ({ stack, lanes }: Agenda): Step | undefined =>
  lanes.flatMap((lane) => [...lane.stack, ...lane.posts])[0] ?? stack.at(-1);

/** Who owes an answer now. */
export function owing<S extends State, M>(steps: Steps<S, M>, state: S): Seats {
  const { stack, lanes } = state.agenda;
  if (lanes.length === 0) {
    const step = stack[stack.length - 1];
    return step === undefined ? nobody : owed(steps, state, step);
  }
  let seats = nobody;
  for (const lane of lanes) {
    const step = lane.stack.at(-1);
    if (step !== undefined) seats |= owed(steps, state, step);
  }
  return seats;
}

function owed<S, M>(steps: Steps<S, M>, state: S, step: Step): Seats {
  const handler = handlerOf(steps, step);
  if (handler?.owes) return handler.owes(state, step);
  return step.seat === undefined ? nobody : only(step.seat);
}
