/** The other end of a match in tests. */
import {
  boxOf,
  changes,
  Feed,
  has,
  heard,
  isRefusal,
  Match,
  type Move,
  type Ruleset,
  rulesetOf,
} from '@accretion/engine';
import type { Status, Tell } from '@accretion/protocol';
import { infoOf } from '../../../server/testing/match.ts';
import { loadGame } from '../../games.ts';

export async function buccaneers(): Promise<Ruleset> {
  const { game } = await loadGame('buccaneers');
  const boxed = boxOf(game);
  if ('problems' in boxed) throw new Error('no box');
  return rulesetOf(game, boxed.box);
}

/** A server with one match and one viewer, the first seat: it plays what it is sent and says what it should. */
export class FakeServer {
  readonly match: Match;
  private readonly feed: Feed;
  private number = 0;
  /** All updates so far, to be missed and sent again. */
  readonly updates: Extract<Tell, { t: 'update' }>[] = [];

  constructor(private readonly ruleset: Ruleset) {
    this.match = new Match(ruleset, { seed: 'remote', seats: 3, options: ruleset.game.defaults });
    this.feed = new Feed(ruleset, 0b001, this.match.state);
  }

  status(): Status {
    const undo = this.match.canUndo(0) ? 1 : 0;
    return { toAct: this.match.toAct, undo, numbers: [[0, this.number]] };
  }

  hello(): Extract<Tell, { t: 'hello' }> {
    const { seen: view, number, viewer } = this.feed;
    const around = { status: this.status(), proposals: [], chat: [] };
    return { t: 'hello', match: infoOf(), viewer, number, view, ...around };
  }

  missed(from: number): Tell {
    const updates = this.updates
      .filter(({ n }) => n > from)
      .map(({ n, set, events }) => ({ n, set, events }));
    return { t: 'missed', match: infoOf(), updates, status: this.status(), proposals: [], chat: [] };
  }

  /** Plays for any seat; the update, if the viewer gets one. */
  play(seat: number, move: Move): Extract<Tell, { t: 'update' }> {
    const played = this.match.play(seat, move);
    if (isRefusal(played)) throw new Error(played.why);
    if (seat === 0) this.number++;
    const told = this.feed.next(played.after, played.told, played);
    if (told === null) throw new Error('nothing to tell');
    const update = {
      t: 'update' as const,
      ...told,
      set: [...told.set],
      events: [...told.events],
      status: this.status(),
    };
    this.updates.push(update);
    return update;
  }

  /** Everything that was told so far, the deal first. */
  log(): Extract<Tell, { t: 'log' }> {
    const dealt = heard(this.match.opened.told, 0b001);
    const updates = [{ n: 0, events: dealt }, ...this.updates.map(({ n, events }) => ({ n, events }))];
    return { t: 'log', viewer: 0b001, number: this.feed.number, updates };
  }

  /** Everything is turned up. */
  over(): Extract<Tell, { t: 'over' }> {
    const { number: n, seen } = this.feed;
    const outcome = { ranks: [1, 2, 3], of: 3, scores: [3, 2, 1], by: [] };
    const set = changes(seen, this.match.view(0b111));
    return { t: 'over', n, viewer: 0b111, set, outcome, fairness: { seed: '', secret: '', nonces: [] } };
  }

  /** Some other seat that is asked does something. */
  other(): Extract<Tell, { t: 'update' }> {
    const seat = [1, 2].find((one) => has(this.match.toAct, one)) ?? 1;
    const [move] = this.ruleset.moves(this.match.state, seat);
    if (move === undefined) throw new Error('nobody is asked');
    return this.play(seat, move);
  }
}
