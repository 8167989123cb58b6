/**
 * What is read aloud, one thing after another. Results are never lost: a text waits until the one before it has had
 * its time. What is not worth hearing any more ("has picked") is dropped when a result follows, and the question
 * always comes last.
 */
import type { Aloud } from './summing.ts';

/** A result, something minor, the question this person has to answer, or whom they are waiting for. */
export type Kind = 'result' | 'minor' | 'question' | 'wait';

export interface Prompt {
  readonly text: string;
  /** Does this person have to answer? Otherwise it says whom they are waiting for. */
  readonly isQuestion: boolean;
}

/** Where texts go. */
export interface Voice {
  /** Something will be said soon. */
  prepare(): void;
  /** Says a text and keeps it for this many milliseconds. */
  say(text: string, kind: Kind, keptFor: number): void;
}

export interface Timer {
  /** Runs a function later; calling what it returns prevents that. */
  after(milliseconds: number, act: () => void): () => void;
}

/** What comes within this time is said together. */
export const gathering = 100;
/** A wait is mentioned only if it lasts. */
export const longWait = 2000;

/** How long a text takes to be read at a brisk pace, in milliseconds. */
export const readingTime = (text: string): number => 300 + 40 * text.length;
/** How long a text is kept: enough for a slow voice that still had something else to say. */
const keepingTime = (text: string): number => 8000 + 3 * readingTime(text);

interface Update {
  readonly text: string;
  readonly isMinor: boolean;
}

export class Announcements {
  private waiting: readonly Update[] = [];
  private prompt: Prompt | null = null;
  /** The prompt that was asked or is about to be. */
  private known: Prompt | null = null;
  private hasMentionedWait = false;
  private state: 'idle' | 'gathering' | 'reading' | 'silent' = 'idle';
  private stop = (): void => undefined;

  constructor(
    private readonly voice: Voice,
    private readonly timer: Timer,
  ) {}

  /** What one update tells. */
  tell(news: readonly Aloud[]): void {
    const results = news.filter(({ isMinor }) => !isMinor);
    const isMinor = results.length === 0;
    const text = (isMinor ? news : results).map((one) => one.text).join(' ');
    if (text === '') return;
    const before = isMinor ? this.waiting : this.waiting.filter((one) => !one.isMinor);
    this.waiting = [...before, { text, isMinor }];
    this.wake();
  }

  /** What the person is asked, or whom they are waiting for. Asking the same again says nothing. */
  ask(prompt: Prompt): void {
    const { known } = this;
    if (known?.text === prompt.text && known.isQuestion === prompt.isQuestion) return;
    this.known = prompt;
    this.prompt = prompt;
    if (prompt.isQuestion) this.hasMentionedWait = false;
    this.wake();
  }

  /** The person has answered: the question is settled, and if it is asked again, it is said again. */
  answered(): void {
    this.known = null;
    this.prompt = null;
    this.hurry();
  }

  /** The person has pressed a key, which silences the screen reader: what waits need not wait any longer. */
  hurry(): void {
    if (this.state === 'reading') this.next();
  }

  close(): void {
    this.stop();
    this.state = 'idle';
    this.waiting = [];
    this.prompt = null;
  }

  private wake(): void {
    this.voice.prepare();
    if (this.state === 'reading' || this.state === 'gathering') return;
    this.stop();
    this.pause('gathering', gathering);
  }

  private pause(state: Announcements['state'], milliseconds: number): void {
    this.state = state;
    this.stop = this.timer.after(milliseconds, () => this.next());
  }

  private next(): void {
    const { waiting, prompt, state } = this;
    this.stop();
    this.state = 'idle';
    const said: string[] = [];
    const say = (text: string, kind: Kind): void => {
      said.push(text);
      this.voice.say(text, kind, keepingTime(said.join(' ')));
    };
    this.waiting = [];
    for (const { text, isMinor } of waiting) say(text, isMinor ? 'minor' : 'result');
    if (prompt?.isQuestion === true) {
      this.prompt = null;
      say(prompt.text, 'question');
    } else if (prompt !== null && said.length === 0 && !this.hasMentionedWait) {
      if (state !== 'silent') return this.pause('silent', longWait);
      this.prompt = null;
      this.hasMentionedWait = true;
      say(prompt.text, 'wait');
    }
    if (said.length > 0) this.pause('reading', readingTime(said.join(' ')));
  }
}
