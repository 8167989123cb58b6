/** What a viewer has seen of the travelling hands (B51): every hand it passed on, and those it holds. */
import { has, type Seats } from '@accretion/engine';
import type { Sighting, View } from './state.ts';

export interface LastSeen {
  readonly hand: number;
  readonly turn: number;
  /** The Turn after which the viewer saw that hand without the card; Infinity if it has not. */
  readonly goneBy: number;
}

export class Memory {
  private readonly looks: readonly Sighting[];
  private readonly draws: readonly number[];
  private readonly seen = new Map<number, LastSeen>();

  constructor(view: View, viewer: Seats) {
    this.looks = view.seats.flatMap((place, seat) => {
      if (!has(viewer, seat) || place.memory === '?') return [];
      const last = place.hand.length > 0 ? place.hand : [place.piled];
      const cards = last.filter((id): id is number => typeof id === 'number');
      // A hand held in this Turn was looked at after the one before.
      const now: Sighting = { hand: place.handNumber, turn: view.turn - 1, cards };
      return view.turn === 0 ? [] : [...(place.memory as readonly Sighting[]), now];
    });
    this.draws = view.draws;
    for (const { hand, turn, cards } of [...this.looks].sort((a, b) => a.turn - b.turn)) {
      for (const id of cards) this.seen.set(id, { hand, turn, goneBy: this.firstLookAfter(hand, turn) });
    }
  }

  /** Where and when a card was last seen in a hand, null when never. */
  lastSeen(id: number): LastSeen | null {
    return this.seen.get(id) ?? null;
  }

  /** The Turn after which the viewer last looked into this hand, -1 when never. */
  lastLook(hand: number): number {
    return this.lastLookBefore(hand, Number.POSITIVE_INFINITY);
  }

  /** Could a card the viewer never saw have been in this hand at this Turn? */
  couldHaveCome(hand: number, turn: number): boolean {
    const look = this.lastLookBefore(hand, turn);
    return look < 0 || this.draws.some((draw) => draw > look && draw < turn);
  }

  private lastLookBefore(hand: number, turn: number): number {
    let last = -1;
    for (const look of this.looks)
      if (look.hand === hand && look.turn < turn && look.turn > last) last = look.turn;
    return last;
  }

  private firstLookAfter(hand: number, turn: number): number {
    let first = Number.POSITIVE_INFINITY;
    for (const look of this.looks)
      if (look.hand === hand && look.turn > turn && look.turn < first) first = look.turn;
    return first;
  }
}
