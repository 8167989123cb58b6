/**
 * The agenda: what is still to be done, as data. A stack of steps; the last one is next. A step either runs or is
 * a question. Because it is data, any moment of any game can be saved, cloned, sent and resumed.
 *
 * Several seats at once, each at its own pace, have lanes: a stack each, in turn order. What a lane does to others
 * is posted and delivered in lane order once no lane owes an answer; deliveries may open new lanes, wave by wave.
 */
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';

/** A step names things by id and never copies their data. It is never changed, only replaced. */
export interface Step {
  readonly do: string;
  readonly seat?: Seat;
  readonly [field: string]: Json | undefined;
}

export interface Lane {
  readonly seat: Seat;
  readonly stack: Step[];
  readonly posts: Step[];
}

export interface Agenda {
  stack: Step[];
  lanes: Lane[];
}

/** An agenda of these steps, in reading order. */
export const agendaOf = (...steps: readonly Step[]): Agenda => ({ stack: [...steps].reverse(), lanes: [] });

export function cloneAgenda(agenda: Agenda): Agenda {
  const { stack, lanes } = agenda;
  return { stack: stack.slice(), lanes: lanes.length === 0 ? [] : lanes.map(cloneLane) };
}

const cloneLane = (lane: Lane): Lane => ({
  seat: lane.seat,
  stack: lane.stack.slice(),
  posts: lane.posts.slice(),
});

/** The step a seat could answer now: the top of its lane, or of the stack when there are no lanes. */
export function openStep(agenda: Agenda, seat: Seat): Step | undefined {
  if (agenda.lanes.length === 0) return agenda.stack[agenda.stack.length - 1];
  return agenda.lanes.find((lane) => lane.seat === seat)?.stack.at(-1);
}
