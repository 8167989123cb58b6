/**
 * A local match. The engine's Match is the host; the person gets a feed of what their seats see, bots
 * get views, and every entry is saved at once, so that a reload loses nothing.
 */
import {
  allSeats,
  type Entry,
  enter,
  Feed,
  firstSeat,
  isFinal,
  isRefusal,
  type Json,
  listSeats,
  Match,
  type MatchRecord,
  type Move,
  only,
  type Played,
  type Preview,
  type Refusal,
  type Ruleset,
  recordOf,
  type Seat,
  type Seats,
  type State,
  seatsOf,
} from '@accretion/engine';
import type { Choice, Happening } from '@accretion/games/tables';
import { sharedNow } from '../../bots/clock.ts';
import { afterPaint } from '../afterPaint.ts';
import { Knowledge } from '../knowledge.ts';
import { nearOf, rolesOf } from '../players.ts';
import type { MatchSource, MatchState, Player } from '../source.ts';
import { Store } from '../store.ts';
import { type Told, toldIn } from '../told.ts';
import { Departed } from './departed.ts';
import type { KeptMatch } from './kept.ts';
import type { Surroundings } from './surroundings.ts';

export class LocalMatch extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  private match: Match;
  private readonly mine: Seats;
  private feed: Feed;
  private knowledge: Knowledge;
  private happened: readonly Told[] = [];
  private isOpen = true;
  private isDriving = false;
  private thinking: Seat | null = null;
  private wholeGame: Promise<void> | null = null;
  private isWhole: boolean;

  constructor(
    public ruleset: Ruleset,
    private kept: KeptMatch,
    private readonly around: Surroundings,
  ) {
    const { bots, options, seed, entries, fairness } = kept;
    const mine = seatsOf(bots.flatMap((level, seat) => (level === null ? [seat] : [])));
    const match = new Match(ruleset, { options, seats: bots.length, seed });
    const feed = new Feed<State>(ruleset, mine, match.state);
    const knowledge = new Knowledge(ruleset, feed.seen, mine, mine);
    super({
      view: feed.seen,
      viewer: mine,
      mine,
      near: nearOf(mine, knowledge.asked, firstSeat(mine)),
      roles: rolesOf(ruleset.game, ruleset.box.content, options, bots.length),
      players: bots.map((level, seat) => playerOf(kept, level, seat)),
      names: kept.names,
      asked: knowledge.asked,
      choices: knowledge.choices,
      news: [],
      log: [],
      canUndo: false,
      outcome: null,
      pending: null,
      preview: null,
    });
    this.id = kept.id;
    this.game = kept.game;
    this.commitment = fairness?.commitment ?? '';
    this.match = match;
    this.mine = mine;
    this.feed = feed;
    this.knowledge = knowledge;
    this.isWhole = around.whole === undefined;
    this.tell(match.opened);
    for (const entry of entries) this.replay(entry);
    this.publish([]);
    afterPaint(() => void this.drive());
  }

  play(choice: Choice): Refusal | null {
    if (this.getSnapshot().pending !== null) return null;
    const refusal = this.knowledge.whyNot(choice.move, choice.seat);
    if (refusal !== null) return refusal;
    const preview = this.knowledge.preview(choice);
    this.set({ ...this.getSnapshot(), pending: choice, preview, news: [] });
    afterPaint(() => void this.make(choice));
    return null;
  }

  private async make({ seat, move }: Choice): Promise<void> {
    if (!this.isWhole) await this.learn();
    if (!this.isOpen) return;
    // Without the whole game nothing can be played: the page has said that a part of it is missing.
    if (this.isWhole) this.settle(this.match.play(seat, move));
    else this.publish([]);
  }

  /** Goes on with the whole game. Nothing has been played yet, so the match is just set up again. */
  private learn(): Promise<void> {
    const { whole } = this.around;
    this.wholeGame ??= (whole === undefined ? Promise.resolve(this.ruleset) : whole()).then(
      (ruleset) => this.become(ruleset),
      () => {
        this.wholeGame = null;
      },
    );
    return this.wholeGame;
  }

  private become(ruleset: Ruleset): void {
    const { bots, options, seed } = this.kept;
    this.isWhole = true;
    this.ruleset = ruleset;
    this.match = new Match(ruleset, { options, seats: bots.length, seed });
    this.feed = new Feed<State>(ruleset, this.mine, this.match.state);
    this.happened = [];
    this.tell(this.match.opened);
    this.knowledge = new Knowledge(ruleset, this.feed.seen, this.mine, this.mine);
    this.set({ ...this.getSnapshot(), view: this.feed.seen, choices: this.knowledge.choices });
  }

  undo(): Refusal | null {
    const seat = this.undoable();
    if (seat === null) return { rule: 'E6', why: 'nothingToUndo' };
    const undone = this.match.undo(seat);
    if (isRefusal(undone)) return undone;
    this.settle(undone);
    this.stopIdle();
    return null;
  }

  whyNot(move: Move, seat?: Seat): Refusal | null {
    return this.knowledge.whyNot(move, seat);
  }

  preview(choice: Choice): Preview | null {
    return this.knowledge.preview(choice);
  }

  async record(): Promise<MatchRecord> {
    return recordOf(this.match, this.kept.fairness);
  }

  async rematch(): Promise<string> {
    return this.around.rematch(this.kept);
  }

  close(): void {
    if (this.isOpen) this.around.closed?.();
    this.isOpen = false;
    this.around.thinker.stop?.(this.id);
  }

  private replay(entry: Entry): void {
    const played = enter(this.match, entry);
    if (isRefusal(played)) throw new Departed(entry.n, played);
    this.tell(played);
  }

  /** Applies a move or an undo to the state, saves it, and lets the bots continue. */
  private settle(played: Played<State> | Refusal): void {
    this.publish(isRefusal(played) ? [] : this.tell(played));
    this.keep();
    if (this.match.outcome !== null) this.around.thinker.stop?.(this.id);
    void this.drive();
  }

  /** A bot that is not asked any more stops thinking. */
  private stopIdle(): void {
    if (this.thinking === null || this.nextBot() === this.thinking) return;
    this.thinking = null;
    this.around.thinker.stop?.(this.id);
  }

  private tell(played: Played<State>): readonly Happening[] {
    const update = this.feed.next(played.after, played.told, played);
    const news = update === null ? [] : toldIn([update], this.happened.length + 1, this.happened);
    this.happened = [...this.happened, ...news];
    return news;
  }

  private publish(news: readonly Happening[]): void {
    const { outcome } = this.match;
    const viewer = outcome === null ? this.mine : allSeats(this.kept.bots.length);
    if (viewer !== this.feed.viewer) this.feed = new Feed(this.ruleset, viewer, this.match.state);
    this.knowledge = new Knowledge(this.ruleset, this.feed.seen, viewer, this.mine);
    this.set({
      ...this.getSnapshot(),
      view: this.feed.seen,
      viewer,
      near: nearOf(this.mine, this.knowledge.asked, this.getSnapshot().near, this.knowledge.named),
      asked: this.knowledge.asked,
      isForAnyone: this.knowledge.isForAnyone,
      named: this.knowledge.named,
      choices: this.knowledge.choices,
      news,
      log: this.happened,
      canUndo: outcome === null && this.undoable() !== null,
      outcome,
      pending: null,
      preview: null,
    });
  }

  private undoable(): Seat | null {
    return this.match.undoable(this.mine);
  }

  private keep(): void {
    this.kept = {
      ...this.kept,
      entries: [...this.match.entries],
      movedAt: Date.now(),
      isYourTurn: (this.match.toAct & this.mine) !== 0,
      outcome: this.match.outcome,
    };
    this.around.keep(this.kept);
  }

  /** Lets the bots act one after another, each after a natural pause. */
  private async drive(): Promise<void> {
    if (this.isDriving) return;
    this.isDriving = true;
    if (!this.isWhole) await this.learn();
    for (let seat = this.nextBot(); this.isWhole && seat !== null && this.isOpen; seat = this.nextBot()) {
      const { number } = this.match;
      const pause = wait(this.around.pause(this.getSnapshot().news.length));
      this.thinking = seat;
      const move = await this.think(seat).catch(() => null);
      if (this.thinking === null) continue; // it was stopped
      this.thinking = null;
      const settles = move !== null && this.settles(seat, move);
      await (settles ? wait(this.around.pause(0, 'settles')) : pause);
      // The person may have played or undone a move in the meantime; then the bot has to think again.
      if (!this.isOpen || this.getSnapshot().pending !== null || this.nextBot() !== seat) continue;
      if (settles && this.match.number !== number) continue;
      const played = move === null ? null : this.match.play(seat, move);
      // A bot without a valid move plays the default move of the rules.
      const made = played === null || isRefusal(played) ? this.match.playDefault(seat, 'bot') : played;
      if (isRefusal(made)) throw new Error(`bot on seat ${seat}: ${made.rule} ${made.why}`);
      this.publish(this.tell(made));
      this.keep();
    }
    this.isDriving = false;
  }

  /** Is this the last answer to a sealed question? Until it is given, the person can still change their own. */
  private settles(seat: Seat, move: Move): boolean {
    const { choices, players } = this.getSnapshot();
    if (choices.length === 0 || (this.match.toAct & this.mine) !== 0) return false;
    return isFinal(this.ruleset, this.match.view(only(seat)), only(seat), seat, move, players.length);
  }

  /**
   * When people have to act as well, the last bot waits for them, so that they can change their mind. Where one answer
   * is enough, all bots leave it to them.
   */
  private nextBot(): Seat | null {
    const { toAct, state } = this.match;
    const bots = listSeats(toAct & ~this.mine);
    const isOneEnough = bots.length < 2 || this.ruleset.isForAnyone(state);
    if ((toAct & this.mine) !== 0 && isOneEnough) return null;
    return bots[0] ?? null;
  }

  private think(seat: Seat): Promise<Move> {
    const { game, pack, bots, seed } = this.kept;
    const view = this.match.view(only(seat)) as Json;
    // The bot's random numbers are independent of those of the match.
    const chance = `${seed.slice(0, 8)}/${this.match.number}/${seat}`;
    const job = { match: this.id, game, pack, level: bots[seat] ?? 'random', view, seat, chance };
    return this.around.thinker.choose({ ...job, askedAt: sharedNow() });
  }
}

const playerOf = ({ names }: KeptMatch, level: string | null, seat: Seat): Player => ({
  name: names[seat] ?? '',
  is: level === null ? 'you' : 'bot',
  bot: level,
  present: true,
});

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
