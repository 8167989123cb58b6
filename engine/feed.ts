/**
 * A feed: what one viewer gets of a match, piece by piece. Updates are numbered per viewer, because a common number
 * would count other people's secret moves; a viewer for whom nothing changed gets nothing.
 */
import type { Event, State, Told } from './game.ts';
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

export class Feed<S extends State = State> {
  private view: unknown;

  constructor(
    private readonly ruleset: Pick<Ruleset<S>, 'view'>,
    readonly viewer: Seats,
    private state: S,
    /** The number of the last update that led to this state. */
    private n = 0,
  ) {
    this.view = ruleset.view(state, viewer);
  }

  /** What the viewer sees now. */
  get seen(): unknown {
    return this.view;
  }

  get number(): number {
    return this.n;
  }

  /** What this viewer is told when the match goes on to this state; null when it changes nothing for them. */
  next(after: S, told: readonly Told[]): Update | null {
    const view = this.ruleset.view(after, this.viewer, { state: this.state, view: this.view });
    const set = changes(this.view, view);
    this.state = after;
    this.view = view;
    const events = heard(told, this.viewer).filter((event) => event.did !== unheard.did);
    if (set.length === 0 && events.length === 0) return null;
    this.n++;
    return { n: this.n, set, events };
  }
}
