/**
 * A channel: one viewer's feed and everybody who follows it. An update is made and serialized once, however many
 * sockets it goes to.
 */
import {
  type Change,
  type Event,
  Feed,
  type Played,
  type Ruleset,
  type Seats,
  type State,
  type ToldEntry,
  type Update,
} from '@accretion/engine';

export interface Listener {
  send(text: string): void;
}

/** The events of one update, and the slot of the entry they came with. */
export interface Heard {
  readonly slot: number;
  readonly n: number;
  readonly events: readonly Event[];
}

/** How many updates are kept for those who come back soon. */
const kept = 20;

/** What is public is one and the same value in the updates of all viewers: it is written out once. */
export type Written = Map<object, string>;

function once(value: unknown, written: Written): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = written.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    written.set(value, text);
  }
  return text;
}

const quoted = new Map<string, string>();

/** Names of fields are few and come again and again. */
function keyText(key: string): string {
  let text = quoted.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quoted.size < 10_000) quoted.set(key, text);
  }
  return text;
}

function changeText(change: Change, written: Written): string {
  let text = `[${change[0]}`;
  for (let i = 1; i < change.length - 1; i++) {
    const key = change[i];
    text += typeof key === 'string' ? `,${keyText(key)}` : `,${JSON.stringify(key)}`;
  }
  return `${text},${once(change.at(-1), written)}]`;
}

function textOf({ n, set, events }: Update, written: Written): string {
  let changes = '';
  for (const change of set) changes += `${changes === '' ? '' : ','}${changeText(change, written)}`;
  let story = '';
  for (const event of events) story += `${story === '' ? '' : ','}${once(event, written)}`;
  return `{"n":${n},"set":[${changes}],"events":[${story}]}`;
}

export class Channel {
  readonly listeners = new Set<Listener>();
  /** Entries since anybody followed. */
  unheard = 0;
  private readonly feed: Feed;
  private readonly recent: { readonly n: number; readonly text: string }[] = [];
  /** What this viewer was told after `from`. What is public is kept once for all viewers. */
  readonly heard: Heard[] = [];

  constructor(
    ruleset: Ruleset,
    readonly viewer: Seats,
    state: State,
    number: number,
    /** The slot of the log it goes on from. */
    readonly from: number,
    remembered: readonly ToldEntry[] = [],
  ) {
    this.feed = new Feed(ruleset, viewer, state, number, [...remembered]);
  }

  /** The newest entries this viewer was told of, so that an undo can name them. */
  get remembered(): readonly ToldEntry[] {
    return this.feed.remembered;
  }

  /** Continues counting from another number. Those who followed have to be greeted again. */
  restart(number: number): void {
    this.feed.number = number;
    this.recent.length = 0;
    this.listeners.clear();
  }

  get isFollowed(): boolean {
    return this.listeners.size > 0;
  }

  follow(listener: Listener): void {
    this.listeners.add(listener);
    this.unheard = 0;
  }

  unfollow(listener: Listener): void {
    this.listeners.delete(listener);
  }

  get number(): number {
    return this.feed.number;
  }

  get view(): unknown {
    return this.feed.seen;
  }

  /** Goes on; the update as text, null when nothing changed for this viewer. */
  next(played: Played<State>, slot: number, written: Written): string | null {
    const update = this.feed.next(played.after, played.told, played);
    if (update === null) return null;
    const { n, events } = update;
    if (events.length > 0) this.heard.push({ slot, n, events });
    const text = textOf(update, written);
    this.recent.push({ n, text });
    if (this.recent.length > kept) this.recent.shift();
    return text;
  }

  /** The updates after this number as texts; null when they are not kept any more. */
  since(number: number): string[] | null {
    if (number >= this.number) return [];
    const [oldest] = this.recent;
    if (oldest === undefined || oldest.n > number + 1) return null;
    return this.recent.filter((update) => update.n > number).map((update) => update.text);
  }

  tell(text: string): void {
    for (const listener of this.listeners) listener.send(text);
  }
}
