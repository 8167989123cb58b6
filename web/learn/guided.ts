/**
 * A guided game: a local match in which the others follow a script and lessons guide the player. The rules
 * are the real ones; only what the lesson asks for can be played until it is over or skipped.
 */
import type { MatchRecord, Move, Preview, Refusal, Seat } from '@accretion/engine';
import type { Choice, Lesson, Words } from '@accretion/games/tables';
import type { LocalMatch } from '../match/local/localMatch.ts';
import type { MatchSource, MatchState } from '../match/source.ts';
import { Store } from '../match/store.ts';

const follow: Refusal = { rule: 'E', why: 'learn.follow' };
const goOn: Refusal = { rule: 'E', why: 'learn.goOn' };

export const sentences: Readonly<Record<string, Words>> = {
  [follow.why]: {
    en: 'Follow the lesson for now, or skip the lessons to play as you like.',
    de: 'Folge jetzt der Lektion, oder überspring die Lektionen und spiel, wie du magst.',
  },
  [goOn.why]: {
    en: 'Read the lesson and press “Next” first.',
    de: 'Lies die Lektion und drück zuerst „Weiter“.',
  },
};

export class Guided extends Store<MatchState> implements MatchSource {
  readonly id: string;
  readonly game: string;
  readonly ruleset: MatchSource['ruleset'];
  readonly commitment = '';
  private readonly stop: () => void;

  constructor(
    private readonly inner: LocalMatch,
    readonly lessons: readonly Lesson[],
    /** How many lessons are done. */
    private done: number,
    private readonly keep: (done: number) => void,
  ) {
    super(inner.getSnapshot());
    this.id = inner.id;
    this.game = inner.game;
    this.ruleset = inner.ruleset;
    this.stop = inner.subscribe(() => this.show());
    this.show();
  }

  /** How many lessons are done; all of them: the person plays on freely. */
  get at(): number {
    return this.done;
  }

  /** The lesson to be read now; null while others move, while its moment has not come, and after the last one. */
  get lesson(): Lesson | null {
    const { asked, mine, pending, outcome } = this.inner.getSnapshot();
    const isMyTurn = pending === null && (asked & mine) !== 0;
    return isMyTurn || outcome !== null ? this.due : null;
  }

  get isTaught(): boolean {
    return this.done < this.lessons.length;
  }

  next(): void {
    this.advance(this.done + 1);
  }

  skip(): void {
    this.advance(this.lessons.length);
  }

  play(choice: Choice): Refusal | null {
    const { lesson } = this;
    const refusal = this.wayOf(choice.move) ?? this.inner.play(choice);
    if (refusal === null && lesson?.until !== undefined) this.advance(this.done + 1);
    return refusal;
  }

  undo(): Refusal | null {
    return this.isLed ? follow : this.inner.undo();
  }

  whyNot(move: Move, seat?: Seat): Refusal | null {
    return this.inner.whyNot(move, seat) ?? this.wayOf(move);
  }

  preview(choice: Choice): Preview | null {
    return this.inner.preview(choice);
  }

  record(): Promise<MatchRecord> {
    return this.inner.record();
  }

  rematch(): Promise<string> {
    return this.inner.rematch();
  }

  close(): void {
    this.stop();
    this.inner.close();
  }

  private get due(): Lesson | null {
    const next = this.lessons[this.done];
    return next?.when?.(this.inner.getSnapshot().view) === false ? null : (next ?? null);
  }

  private get isLed(): boolean {
    return this.due !== null;
  }

  /** Why the current lesson does not allow this move. */
  private wayOf(move: Move): Refusal | null {
    const { lesson } = this;
    // While others move, an answer must not be changed: the lesson would describe something else.
    if (lesson === null) return this.isLed ? follow : null;
    if (lesson.until === undefined) return goOn;
    return lesson.until(move) ? null : follow;
  }

  private advance(done: number): void {
    this.done = done;
    this.keep(done);
    this.show();
  }

  private show(): void {
    const state = this.inner.getSnapshot();
    const choices = this.offered(state) ?? state.choices.filter(({ move }) => this.wayOf(move) === null);
    this.set({ ...state, choices, canUndo: state.canUndo && !this.isLed });
  }

  /** The lesson's own move, if it has one and the rules allow it. */
  private offered({ near }: MatchState): readonly Choice[] | null {
    const { lesson } = this;
    if (lesson?.offer === undefined) return null;
    const choice = { seat: near, move: lesson.offer };
    return this.inner.whyNot(choice.move, choice.seat) === null ? [choice] : null;
  }
}
