/** A replay as a source for the frame: it shows any moment from any view, and plays nothing. */
import {
  allSeats,
  heard,
  type MatchRecord,
  nobody,
  only,
  type Refusal,
  type Seat,
  type Seats,
  unheard,
} from '@accretion/engine';
import type { Words } from '@accretion/games/tables';
import type { MatchSource, MatchState } from '../match/source.ts';
import { Store } from '../match/store.ts';
import { type Told, toldIn } from '../match/told.ts';
import type { Replay } from './replay.ts';

/** Whose view is shown: a seat's, a spectator's, or everything. */
export type Eyes = Seat | 'spectator' | 'open';

const lookOnly: Refusal = { rule: 'E', why: 'replay.lookOnly' };
export const sentences: Readonly<Record<string, Words>> = {
  [lookOnly.why]: {
    en: 'This is a replay: look as long as you like, or continue from here to play.',
    de: 'Das ist eine Aufzeichnung: Sieh dich in Ruhe um oder spiel von hier aus weiter.',
  },
};

interface Company {
  readonly id: string;
  readonly names: readonly string[];
  readonly rematch: () => Promise<string>;
}

export class ReplaySource extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly ruleset: Replay['ruleset'];
  readonly commitment: string;
  readonly rematch: () => Promise<string>;
  tempo = 1;
  private now = 0;
  private seen: Eyes;

  constructor(
    readonly replay: Replay,
    { id, names, rematch }: Company,
    eyes: Eyes,
    at = 0,
  ) {
    super(stateOf(replay, names, eyes, at, false));
    this.id = id;
    this.game = replay.record.game;
    this.ruleset = replay.ruleset;
    this.commitment = replay.record.fairness?.commitment ?? '';
    this.rematch = rematch;
    this.seen = eyes;
    this.now = at;
  }

  get at(): number {
    return this.now;
  }

  get eyes(): Eyes {
    return this.seen;
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  /** Goes to the moment after this many entries. A single step forward reports its events as news, so that they can be animated. */
  goTo(at: number): void {
    const next = Math.min(Math.max(0, at), this.last);
    if (next === this.now) return;
    const isStep = next === this.now + 1;
    this.now = next;
    this.set(stateOf(this.replay, this.getSnapshot().names, this.seen, next, isStep));
  }

  look(eyes: Eyes): void {
    this.seen = eyes;
    this.set(stateOf(this.replay, this.getSnapshot().names, eyes, this.now, false));
  }

  play(): Refusal {
    return lookOnly;
  }

  undo(): Refusal {
    return lookOnly;
  }

  whyNot(): Refusal {
    return lookOnly;
  }

  preview(): null {
    return null;
  }

  async record(): Promise<MatchRecord> {
    return this.replay.record;
  }

  close(): void {
    // A replay has nothing to close.
  }
}

const viewerOf = (eyes: Eyes, seats: number): Seats =>
  eyes === 'open' ? allSeats(seats) : eyes === 'spectator' ? nobody : only(eyes);

function stateOf(
  replay: Replay,
  names: readonly string[],
  eyes: Eyes,
  at: number,
  isStep: boolean,
): MatchState {
  const { ruleset, moments, record } = replay;
  const viewer = viewerOf(eyes, record.seats);
  const log = happenings(replay, viewer).filter(({ update }) => update <= at);
  const state = (moments[at] ?? moments[0])?.state;
  if (state === undefined) throw new Error('a replay has at least the deal');
  return {
    view: ruleset.view(state, viewer),
    viewer,
    mine: nobody,
    near: typeof eyes === 'number' ? eyes : 0,
    players: names.map((name) => ({ name, is: 'person', bot: null, present: true })),
    names,
    asked: ruleset.toAct(state),
    choices: [],
    news: isStep ? log.filter(({ update }) => update === at) : [],
    log,
    canUndo: false,
    outcome: ruleset.outcome(state),
    pending: null,
    preview: null,
  };
}

/** Each replay's events by viewer: one and the same at every moment, so that the log finds again what it has told. */
const logs = new WeakMap<Replay, Map<Seats, readonly Told[]>>();

/** The events this viewer hears, with the same numbers for all viewers; each came with the moment of its update. */
function happenings(replay: Replay, viewer: Seats): readonly Told[] {
  const known = logs.get(replay) ?? new Map<Seats, readonly Told[]>();
  logs.set(replay, known);
  const found = known.get(viewer) ?? toldTo(replay, viewer);
  known.set(viewer, found);
  return found;
}

function toldTo({ moments }: Replay, viewer: Seats): readonly Told[] {
  const updates = moments.map(({ told, aside }, n) => ({
    n,
    events: [...(aside === undefined ? [] : [aside]), ...heard(told, viewer)],
  }));
  return toldIn(updates, 1).filter(({ event }) => event.did !== unheard.did);
}
