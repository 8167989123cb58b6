/**
 * The truth of a match that is over, rebuilt from its log, and what each viewer was allowed to know of it at every
 * moment. Found out from the declaration of the state, place by place; neither the engine's views nor its feeds are
 * trusted here.
 */
import {
  at,
  type Entry,
  type Event,
  enter,
  hashOf,
  hidden,
  isRecord,
  isRefusal,
  type Json,
  Match,
  pathText,
  type Ruleset,
  type Seats,
  type State,
  sameJson,
  sees,
  type Told,
  walk,
} from '@accretion/engine';
import { engineEntry, type LogEntry } from '../log/entry.ts';

interface Moment {
  readonly state: State;
  readonly told: readonly Told[];
  /** The entry that led here; null for the deal. */
  readonly entry: Entry | null;
}

/** What one viewer may know after one of its updates. */
export interface Sight {
  /** The moments it cannot tell apart; the last is the newest. */
  readonly moments: readonly Moment[];
  readonly events: readonly Event[];
}

export class Truth {
  readonly moments: Moment[];

  constructor(
    readonly ruleset: Ruleset,
    options: Json,
    seats: number,
    readonly seed: string,
    log: readonly LogEntry[],
  ) {
    const match = new Match(ruleset, { options, seats, seed });
    this.moments = [{ state: match.state, told: match.opened.told, entry: null }];
    for (const one of log) {
      const entry: Entry | null = engineEntry(one, match.number + 1);
      if (entry === null) continue;
      const played = enter(match, entry);
      if (isRefusal(played)) throw new Error(`the log does not replay: ${played.rule} ${played.why}`);
      this.moments.push({ state: played.after, told: played.told, entry });
    }
  }

  get last(): State {
    return (this.moments.at(-1) as Moment).state;
  }

  /** Texts nobody may see before the end: with them a page could look ahead. */
  get hashes(): string[] {
    return this.moments.map(({ state }) => hashOf(state));
  }

  /** What this viewer may know after its n-th update, for every n. */
  sights(viewer: Seats): Sight[] {
    const sights: { moments: Moment[]; events: Event[] }[] = [];
    /** By entry, the number of the update it came with. */
    const seen = new Map<number, number>();
    for (const moment of this.moments) {
      const events = moment.told.flatMap(({ event, secret }) => {
        const mine = secret !== undefined && sees(viewer, secret.to) ? secret.event : event;
        return mine.did === '' ? [] : [mine];
      });
      const newest = sights.at(-1);
      const before = newest?.moments.at(-1);
      const isSame = before !== undefined && this.looksAlike(before.state, moment.state, viewer);
      if (isSame && events.length === 0) {
        newest?.moments.push(moment);
        continue;
      }
      const { entry } = moment;
      sights.push({
        moments: [moment],
        events: [...(entry === null ? [] : aside(entry, seen, this.moments)), ...events],
      });
      if (entry !== null) seen.set(entry.n, sights.length - 1);
    }
    return sights;
  }

  /** Do two states differ in nothing that this viewer may see? */
  private looksAlike(a: State, b: State, viewer: Seats): boolean {
    return sameJson(this.allowed(a, viewer), this.allowed(b, viewer));
  }

  /** Every place this viewer may see, by its path. */
  private allowed(state: State, viewer: Seats): Record<string, unknown> {
    const seen: Record<string, unknown> = {};
    walk(this.ruleset.rules.shape, state, ({ node, value, path, audience }) => {
      if (node.is === 'record' || (node.is === 'maybe' && value !== null && sees(viewer, audience))) return;
      const isOpen = sees(viewer, audience);
      const key = `${pathText(path)} ${node.is === 'either' ? tagOf(node, value) : ''}`;
      seen[key] = isOpen ? (isBranch(value) && node.is !== 'agenda' ? size(value) : value) : hidden;
      return isOpen;
    });
    return seen;
  }

  /** Everything in a view that is not what this state allows this viewer to see; empty when all is well. */
  faults(view: unknown, state: State, viewer: Seats): string[] {
    const faults: string[] = [];
    walk(this.ruleset.rules.shape, state, ({ node, value, path, audience }) => {
      const shown = at(view, path);
      const note = (problem: string): boolean => faults.push(`${pathText(path)} ${problem}`) < 0;
      if (node.is === 'record' && shown === hidden)
        return sees(viewer, audience) ? note('hides too much') : false;
      if (node.is !== 'record' && !sees(viewer, audience)) {
        return shown === hidden ? false : note(`shows ${text(shown)}, which is hidden`);
      }
      if (node.is === 'maybe' && value !== null) return; // what it holds comes next, with its own audience
      if (node.is === 'agenda' || !isBranch(value)) {
        return sameJson(shown, value) ? false : note(`shows ${text(shown)}, not ${text(value)}`);
      }
      if (!isBranch(shown) || size(shown) !== size(value)) return note(`shows another size: ${text(shown)}`);
      if (node.is === 'either' && tagOf(node, shown) !== tagOf(node, value))
        return note('shows another kind');
      return;
    });
    return faults;
  }
}

/** What may be said about an entry itself to somebody who was told of it. */
function aside(entry: Entry, seen: ReadonlyMap<number, number>, moments: readonly Moment[]): Event[] {
  if ('move' in entry) {
    if (entry.for === undefined) return [];
    return [{ did: entry.for === 'clock' ? '@clock' : '@standIn', seat: entry.seat }];
  }
  if ('undo' in entry) {
    const of = seen.get(entry.undo);
    return [{ did: '@undo', seat: entry.seat, ...(of !== undefined && { of }) }];
  }
  const undone = moments.slice(entry.rewind, entry.n).flatMap((one) => one.entry ?? []);
  const of = undone.map(({ n }) => seen.get(n)).find((n) => n !== undefined);
  const isStanding = !undone.some(
    (one) => ('undo' in one && one.undo === entry.rewind) || ('rewind' in one && one.rewind <= entry.rewind),
  );
  const [target] = undone;
  const seat = isStanding && target !== undefined && 'seat' in target ? target.seat : null;
  return [{ did: '@rewind', seat, ...(of !== undefined && { of }) }];
}

const tagOf = ({ tag }: { readonly tag: string }, value: unknown): unknown => at(value, [tag]);
const isBranch = (value: unknown): value is readonly unknown[] | Record<string, unknown> =>
  Array.isArray(value) || isRecord(value);
const size = (value: readonly unknown[] | Record<string, unknown>): number =>
  Array.isArray(value) ? value.length : Object.keys(value).length;
const text = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);
