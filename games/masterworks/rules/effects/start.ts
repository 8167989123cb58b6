/** Beginnings: effects to be carried out, damage to be suffered, moments to react to, each lying in the state by id. */
import type { Step } from '@accretion/engine';
import type { Part, Rule } from '../book/rule.ts';
import { next, type Play } from '../play.ts';
import { type Harm, none, type Run, type State } from '../state.ts';

/** A new number for something that goes on. */
export function newId(state: State): number {
  state.ids += 1;
  return state.ids;
}

const nothing: readonly number[] = [];
/** A run that has not been made ready. */
export const fresh = -2;

/** What is carried out, and by what means. */
type Carried = Pick<Run, 'list' | 'todo' | 'when' | 'means'>;
/** For whom, by whom, in what. */
type Told = Partial<Omit<Run, 'id' | keyof Carried>> & Pick<Run, 'user' | 'seat'>;

/** What means an effect of this rule comes by. */
const meansOf = (rule: Rule): Run['means'] =>
  rule.kind === 'attack'
    ? 'attack'
    : rule.kind === 'card'
      ? 'card'
      : rule.owner === none
        ? 'encounter'
        : 'superpower';

export function newRun(state: State, { list, todo, when, means }: Carried, told: Told): Run {
  // Written out: spreading what was told over defaults takes as long as all the rest of a move.
  const run: Run = {
    id: newId(state),
    list,
    part: told.part ?? fresh,
    todo,
    when,
    rest: told.rest ?? nothing,
    user: told.user,
    seat: told.seat,
    subject: told.subject ?? none,
    attack: told.attack ?? none,
    shove: told.shove ?? none,
    harm: told.harm ?? none,
    payers: told.payers ?? nothing,
    paid: told.paid ?? 0,
    x: told.x ?? 0,
    chosen: told.chosen ?? none,
    same: told.same ?? nothing,
    moved: told.moved ?? nothing,
    destroyed: told.destroyed ?? nothing,
    token: told.token ?? '',
    revealed: told.revealed ?? '',
    lowered: told.lowered ?? 0,
    means,
  };
  state.runs = [...state.runs, run];
  return run;
}

/** Every place of a list. */
export const allOf = (list: readonly Part[] | undefined): number[] => (list ?? []).map((_, place) => place);

/** All effects of a rule, one after the other. */
export function startRule(play: Play, rule: Rule, told: Told): Run {
  const carried = { list: rule.list, todo: allOf(rule.parts), when: '', means: meansOf(rule) };
  const run = newRun(play.state, carried, told);
  next(play, { do: 'effects', run: run.id });
  return run;
}

/** The moment of an effect that lasts and is used now by whom it lasts for. */
export const inUse = 'inUse';

/** Effects of one list whose moment has come; `before` may ask something about them first. */
export function startParts(
  play: Play,
  parts: readonly Part[],
  when: string,
  told: Told,
  before?: (run: Run) => readonly Step[],
): void {
  const first = parts[0];
  if (first === undefined) return;
  const list = listOf(play.book.lists, first);
  const todo = parts.map(({ place }) => place);
  const run = newRun(play.state, { list, todo, when, means: meansOf(first.rule) }, told);
  if (before !== undefined) next(play, ...before(run));
  next(play, { do: 'effects', run: run.id });
}

export const startPart = (play: Play, part: Part, when: string, told: Told): void =>
  startParts(play, [part], when, told);

/** The list a part stands in: its rule's own, or one inside. */
function listOf(lists: readonly (readonly Part[])[], part: Part): number {
  const { list } = part.rule;
  if (lists[list]?.[part.place] === part) return list;
  for (const other of part.rule.parts)
    for (const inner of other.lists) if (lists[inner]?.[part.place] === part) return inner;
  throw new Error(`part ${part.index} stands in no list`);
}

export function endRun(state: State, run: Run): void {
  state.runs = state.runs.filter((one) => one !== run);
}

/** Damage to be suffered by several at the same time (MC68). */
export function startHarm(
  play: Play,
  by: number,
  source: Harm['source'],
  hurts: Harm['hurts'],
  more: Partial<Pick<Harm, 'attack' | 'shove' | 'gives'>> = {},
): void {
  const fatal = hurts.filter(({ amount }) => amount > 0);
  if (fatal.length === 0) return;
  const harm: Harm = {
    id: newId(play.state),
    by,
    source,
    attack: none,
    shove: none,
    gives: 'enemy',
    cursor: 0,
    hurts: fatal,
    ...more,
  };
  play.state.harms = [...play.state.harms, harm];
  next(play, { do: 'harm', harm: harm.id });
}
