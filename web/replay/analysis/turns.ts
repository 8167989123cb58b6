/** What belongs together: the moves with which a seat answers one question, or plays its lane from start to end. */
import {
  type Entry,
  has,
  type Move,
  openStep,
  type Ruleset,
  type Seat,
  type State,
  sameJson,
} from '@accretion/engine';
import type { Replay } from '../replay.ts';

export interface Turn {
  readonly seat: Seat;
  /** The moments before its first and after its last move. */
  readonly from: number;
  readonly to: number;
  readonly moves: readonly Move[];
}

type Played = Extract<Entry, { readonly move: Move }>;

/** Every turn of a match; moves that were undone belong to none. */
export function turnsIn({ ruleset, moments }: Pick<Replay, 'ruleset' | 'moments'>): readonly Turn[] {
  const undone = undoneIn(moments.flatMap(({ entry }) => entry ?? []));
  const turns: Turn[] = [];
  const open = new Map<Seat, Turn>();
  moments.forEach(({ entry, state }, to) => {
    if (!isPlayed(entry) || undone.has(entry.n)) return;
    const { seat, move } = entry;
    const before = moments[to - 1]?.state;
    if (before === undefined) return;
    const begun = open.get(seat);
    const turn = { seat, from: begun?.from ?? to - 1, to, moves: [...(begun?.moves ?? []), move] };
    if (goesOn(ruleset, before, state, seat)) open.set(seat, turn);
    else {
      open.delete(seat);
      turns.push(turn);
    }
  });
  return [...turns, ...open.values()].sort((a, b) => a.from - b.from);
}

const isPlayed = (entry: Entry | null): entry is Played => entry !== null && 'move' in entry;

function undoneIn(entries: readonly Entry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const entry of entries) {
    if ('undo' in entry) undone.add(entry.undo);
    if ('rewind' in entry) for (const { n } of entries) if (n >= entry.rewind && n < entry.n) undone.add(n);
  }
  return undone;
}

/** Has the move that led to this moment settled nothing yet: others still answer the question, or a lane goes on? */
export function isAmidst({ ruleset, moments }: Pick<Replay, 'ruleset' | 'moments'>, at: number): boolean {
  const { entry, state } = moments[at] ?? {};
  const before = moments[at - 1]?.state;
  if (state === undefined || before === undefined || !entry || !('seat' in entry)) return false;
  return goesOn(ruleset, before, state, entry.seat) || isSameQuestion(ruleset, before, state, entry.seat);
}

/** Is the seat still at the same: in its lane, or at a question it answers in small moves? */
function goesOn(ruleset: Ruleset, before: State, after: State, seat: Seat): boolean {
  if (!has(ruleset.toAct(after), seat)) return false;
  const isInLane = (state: State): boolean => state.agenda.lanes.some((lane) => lane.seat === seat);
  if (isInLane(before)) return isInLane(after);
  return isSameQuestion(ruleset, before, after, seat);
}

/** Is a question still open that several seats answer, each for itself? Whoever is asked anew is asked another. */
function isSameQuestion(ruleset: Ruleset, before: State, after: State, seat: Seat): boolean {
  if (before.agenda.lanes.length > 0 || after.agenda.lanes.length > 0) return false;
  if ((ruleset.toAct(after) & ~ruleset.toAct(before)) !== 0) return false;
  const [step, next] = [openStep(before.agenda, seat), openStep(after.agenda, seat)];
  const handler = step && ruleset.rules.steps[step.do];
  return handler?.owes !== undefined && handler.anyone !== true && sameJson(step, next);
}
