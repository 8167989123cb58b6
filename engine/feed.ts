/**
 * A feed: what one viewer gets of a match, piece by piece. Updates are numbered per viewer, because a common number
 * would count other people's secret moves; a viewer for whom nothing changed gets nothing.
 */
import type { Aside } from './aside.ts';
import type { Event, State, Told } from './game.ts';
import type { Played } from './match.ts';
import type { Ruleset } from './ruleset.ts';
import { type Seats, sees } from './seats.ts';
import { type Change, changes } from './update.ts';

export interface Update {
  readonly n: number;
  readonly set: readonly Change[];
  readonly events: readonly Event[];
}

/** The story as this viewer hears it. */
export const heard = (told: readonly Told[], viewer: Seats): Event[] =>
  told.map(({ event, secret }) => (secret !== undefined && sees(viewer, secret.to) ? secret.event : event));

/** An event that only some may hear at all. Others hear nothing, not even that there was one. */
export const unheard: Event = { did: '' };

/** The entry itself. What is said aside comes only with an update there is anyway: it must not betray a secret. */
type Made = Pick<Played<State>, 'n' | 'aside' | 'undone'>;

/** An entry, and the number of the update it came with. */
export type ToldEntry = readonly [entry: number, update: number];

/** How many updates a feed remembers by their entries, for undo, at least: more than can be undone. */
const fewestRemembered = 400;

export class Feed<S extends State = State> {
  private view: unknown;

  constructor(
    private readonly ruleset: Pick<Ruleset<S>, 'view'>,
    readonly viewer: Seats,
    private state: S,
    /** The number of the last update that led to this state. */
    public number = 0,
    /** The newest entries that this viewer was told of, so that an undo can name them. */
    readonly remembered: ToldEntry[] = [],
  ) {
    this.view = ruleset.view(state, viewer);
  }

  /** What the viewer sees now. */
  get seen(): unknown {
    return this.view;
  }

  /** What this viewer is told when the match goes on; null when it changes nothing for them. */
  next(after: S, told: readonly Told[], { n, aside, undone }: Made = { n: 0 }): Update | null {
    const view = this.ruleset.view(after, this.viewer, { state: this.state, view: this.view });
    const set = changes(this.view, view);
    this.state = after;
    this.view = view;
    const events = heard(told, this.viewer).filter((event) => event.did !== unheard.did);
    if (set.length === 0 && events.length === 0) return null;
    const story = aside === undefined ? events : [this.whole(aside, undone), ...events];
    this.number++;
    this.remembered.push([n, this.number]);
    if (this.remembered.length >= 2 * fewestRemembered) this.remembered.splice(0, fewestRemembered);
    return { n: this.number, set, events: story };
  }

  /** Says which update an undo takes back, if this viewer had one. Entries have numbers only the log knows. */
  private whole({ did, seat }: Aside, undone = Number.POSITIVE_INFINITY): Event {
    const [, of] = this.remembered.find(([n]) => (did === '@undo' ? n === undone : n >= undone)) ?? [];
    return { did, seat, ...(of !== undefined && { of }) };
  }
}
