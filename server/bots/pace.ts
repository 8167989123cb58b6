/**
 * When what a bot does is told. It answers sooner or later as its secrets are: there is one legal move, a plan is played
 * on, a search ends early. So what others can see of it waits for a moment that follows from what everybody may know:
 * when its seat was asked, its level, and whether it goes on with a turn of its own. What nobody else can see is done at
 * once, within the same time.
 */
import { isSearching, thinkingTimeOf } from '@accretion/bots';
import { nobody, only, type Seat, type Seats, sameJson } from '@accretion/engine';
import type { Running } from '../match/running.ts';
import type { Room } from '../room/room.ts';
import type { Noticed } from './noticed.ts';

/** Milliseconds for a bot that goes on with its own turn, as its plan may have failed where nobody sees it; and for one that does not search. */
const short = 300;
/** Milliseconds for everything but thinking. */
const reserve = 100;
/** Who is late all the same is late by a whole number of these. */
const grain = 100;

/** A question as everybody knows it. */
export interface Asked {
  readonly level: string;
  /** When it was asked. */
  readonly at: number;
  /** Does it follow a move of this seat that used no chance and left open what others are asked? */
  readonly isOwnTurn: boolean;
}

/** For how long a bot may think about a question. */
export const timeFor = ({ level, isOwnTurn }: Pick<Asked, 'level' | 'isOwnTurn'>): number =>
  isOwnTurn || !isSearching(level) ? short : thinkingTimeOf(level);

/** How long after a question the answer is told, if it is ready after so many milliseconds. */
export function toldAfter(asked: Pick<Asked, 'level' | 'isOwnTurn'>, readyAfter: number): number {
  const usual = timeFor(asked) + reserve;
  return usual + Math.ceil(Math.max(0, readyAfter - usual) / grain) * grain;
}

/** What a spectator sees of a match, and since when its bots are asked. */
interface Watched {
  readonly running: Running;
  readonly state: Running['match']['state'];
  readonly view: unknown;
  readonly toAct: Seats;
  readonly asked: Map<Seat, Asked>;
}

export class Pace {
  private readonly rooms = new WeakMap<Room, Watched>();
  /** Seats whose move, being made now, uses chance. */
  private readonly drawing = new Map<Room, Seat>();

  constructor(private readonly now: () => number) {}

  /** Looks at what has become public. Call whenever the match may have changed. */
  look(room: Room, bots: readonly Seat[]): void {
    const { running, seated } = room;
    if (running === null || seated === null) return;
    const before = this.rooms.get(room);
    const isSame = before?.running === running;
    const { toAct } = running;
    const { state } = running.match;
    const view = running.ruleset.view(state, nobody, isSame ? before : undefined);
    const asked = isSame ? before.asked : new Map<Seat, Asked>();
    this.rooms.set(room, { running, state, view, toAct, asked });
    const isPublic = !isSame || !sameJson(before.view, view);
    const mover = running.newest?.kind === 'move' ? running.newest.seat : null;
    const isNew = ({ level }: Asked, seat: Seat): boolean =>
      level !== seated.seats[seat]?.bot || (isPublic && (mover === null || mover === seat));
    for (const seat of asked.keys()) if (!bots.includes(seat)) asked.delete(seat);
    for (const seat of bots) {
      const known = asked.get(seat);
      const level = seated.seats[seat]?.bot ?? '';
      if (known !== undefined && !isNew(known, seat)) continue;
      const isAlone = isSame && ((before.toAct ^ toAct) & ~only(seat)) === nobody;
      const isOwnTurn = known !== undefined && mover === seat && isAlone && this.drawing.get(room) !== seat;
      asked.set(seat, { level, at: this.now(), isOwnTurn });
    }
  }

  /** The question a bot has, as everybody knows it. */
  asked(room: Room, seat: Seat, level: string): Asked {
    const known = this.rooms.get(room)?.asked.get(seat);
    return known?.level === level ? known : { level, at: this.now(), isOwnTurn: false };
  }

  /** How long to wait until the answer may be told. Of several at the same time, the first seat is told first. */
  wait(asked: Asked, seat: Seat): number {
    const spent = this.now() - asked.at;
    return Math.max(0, toldAfter(asked, spent) - spent) + seat;
  }

  /** Makes a move of which is known whether it uses chance. */
  async making<T>(room: Room, seat: Seat, { usesChance }: Noticed, move: () => Promise<T>): Promise<T> {
    if (usesChance) this.drawing.set(room, seat);
    try {
      return await move();
    } finally {
      this.drawing.delete(room);
    }
  }
}
