/**
 * Tells a match one scene at a time. It stands between a source, which always has the newest state, and the frame,
 * which shows what has been told: an update becomes scenes, and board, log, prompt, sounds and announcements follow
 * them. What a person decides, and the clocks, use the newest state.
 *
 * Nobody has to sit through a backlog: in a background tab, after a lost connection, after a jump in a replay and on
 * a machine that is too slow, what happened is told at once, and `missed` says what it was.
 */
import type { Preview } from '@accretion/engine';
import type { Happening, Scene, Update } from '@accretion/games/tables';
import type { MatchSource, MatchState } from '../../match/source.ts';
import { Store } from '../../match/store.ts';

export interface Presented {
  /** What is shown: the state as far as it has been told. */
  readonly state: MatchState;
  readonly newest: MatchState;
  readonly scene: Scene | null;
  /** May this person act while the scene runs, because it does not change what they are asked? */
  readonly isLive: boolean;
  /** What was told without scenes because nobody was watching, oldest first. */
  readonly missed: readonly Happening[];
}

/** The world around a presenter. */
export interface Surroundings {
  now(): number;
  /** Runs something later; returns how to prevent it. */
  after(milliseconds: number, run: () => void): () => void;
  isHidden(): boolean;
  /** Is motion switched off? */
  isStill(): boolean;
  /** How much longer than usual scenes last; 0: none are shown. */
  pace(): number;
}

interface Queued {
  readonly scene: Scene;
  /** The state before the update it belongs to. */
  readonly before: MatchState;
  /** What was left out before it, because too much had gathered. */
  readonly leftOut?: readonly Happening[];
}

/** With more than this still to be shown, in milliseconds, what lies between is told at once. */
const longest = 12_000;
/** A machine that is this late has no time for scenes. */
const tooLate = 1_500;

const lastOf = (log: readonly Happening[]): number => log.at(-1)?.n ?? 0;
const nothing: readonly Happening[] = [];

export class Presenter extends Store<Presented> {
  private newest: MatchState;
  /** The scenes still to be shown; the first one is running. */
  private queue: readonly Queued[] = [];
  /** The newest event that came, and the newest that was told. */
  private heard: number;
  private told: number;
  private news: readonly Happening[];
  private missed = nothing;
  private current: { readonly of: Queued; readonly scene: Scene } | null = null;
  private previewed: { readonly of: Preview; readonly hasScenes: boolean } | null = null;
  private stopTimer = (): void => undefined;

  constructor(
    private readonly source: Pick<MatchSource, 'getSnapshot' | 'subscribe' | 'tempo'>,
    private readonly scenesOf: (update: Update) => readonly Scene[],
    private readonly around: Surroundings,
  ) {
    const newest = source.getSnapshot();
    super({ state: newest, newest, scene: null, isLive: true, missed: nothing });
    this.newest = newest;
    this.heard = this.told = lastOf(newest.log);
    this.news = newest.news;
  }

  /** Follows the source until the returned function is called. */
  follow(): () => void {
    const stop = this.source.subscribe(() => this.take());
    this.take();
    return () => {
      stop();
      this.stopTimer();
    };
  }

  /** Ends the running scene. */
  readonly skip = (): void => {
    if (this.queue.length > 0) this.next();
  };

  /** Shows the newest state at once. */
  readonly toNow = (): void => {
    if (this.queue.length > 0 || this.missed.length > 0) this.catchUp(false);
  };

  /** Nobody is watching any more: the rest is told at once. */
  readonly hide = (): void => {
    if (this.queue.length > 0) this.catchUp(true);
  };

  private take(): void {
    const newest = this.source.getSnapshot();
    if (newest === this.newest) return;
    const before = this.newest;
    this.newest = newest;
    const last = lastOf(newest.log);
    const fresh = newest.news.filter(({ n }) => n > this.heard);
    const isSought = fresh.length === 0 && last !== this.heard;
    this.heard = last;
    if (isSought) return this.catchUp(false);
    if (fresh.length === 0) return this.show();
    const isWatched = !this.around.isHidden() && newest.isCatchingUp !== true;
    if (!isWatched) return this.catchUp(true);
    this.missed = nothing;
    // Stepping on in a replay ends the step before.
    if (this.source.tempo !== undefined) this.queue = [];
    const { viewer, near } = before;
    const { view: after, log } = newest;
    const update = { before: before.view, after, news: fresh, viewer, near, log };
    this.add(this.pace === 0 ? [] : this.scenesOf(update), before);
  }

  private add(scenes: readonly Scene[], before: MatchState): void {
    if (scenes.length === 0) return this.queue.length > 0 ? this.show() : this.catchUp(false);
    const added = scenes.map((scene) => ({ scene, before }));
    const [running, ...waiting] = this.queue;
    if (running === undefined) {
      this.queue = added;
      return this.begin();
    }
    const left = waiting.reduce((sum, { scene }) => sum + (scene.lasts ?? 0), 0) * this.pace;
    if (left > longest) {
      const leftOut = waiting.flatMap((one) => [...(one.leftOut ?? nothing), ...one.scene.events]);
      const [next, ...others] = added;
      this.queue = next === undefined ? [running] : [running, { ...next, leftOut }, ...others];
    } else this.queue = [...this.queue, ...added];
    this.show();
  }

  private get pace(): number {
    return this.around.pace() / (this.source.tempo ?? 1);
  }

  private begin(): void {
    const { scene, leftOut = nothing } = this.queue[0] ?? {};
    if (scene === undefined) return this.catchUp(false);
    if (leftOut.length > 0) this.missed = leftOut;
    this.tell(Math.max(this.told, lastOf(scene.events)));
    this.stopTimer();
    this.show();
    const lasts = this.getSnapshot().scene?.lasts ?? null;
    if (lasts === null) return;
    const end = this.around.now() + lasts;
    this.stopTimer = this.around.after(lasts, () => {
      if (this.around.now() > end + tooLate) this.catchUp(true);
      else this.next();
    });
  }

  private next(): void {
    this.stopTimer();
    this.queue = this.queue.slice(1);
    this.begin();
  }

  /** Nothing more is shown by itself: the newest state is. */
  private catchUp(isMissed: boolean): void {
    this.stopTimer();
    const from = this.told;
    this.queue = [];
    this.tell(this.heard);
    const passed = isMissed ? this.newest.log.filter(({ n }) => n > from) : nothing;
    this.missed = isMissed ? [...this.missed, ...passed] : nothing;
    this.show();
  }

  private tell(upTo: number): void {
    const { log, news } = this.newest;
    if (upTo < this.told) this.news = nothing;
    else if (upTo > this.told) {
      const isAll = news[0]?.n === this.told + 1 && lastOf(news) === upTo;
      this.news = isAll ? news : log.filter(({ n }) => n > this.told && n <= upTo);
    }
    this.told = upTo;
  }

  private show(): void {
    const { newest, missed } = this;
    const running = this.queue[0];
    if (running === undefined) {
      const news = newest.news.length === 0 ? newest.news : this.news;
      const preview = this.isForScenes(newest) ? null : newest.preview;
      const isAsItIs = news === newest.news && preview === newest.preview;
      const state = isAsItIs ? newest : { ...newest, news, preview };
      return this.set({ state, newest, scene: null, isLive: true, missed });
    }
    const { before } = running;
    const scene = this.drawn(running);
    // An update that did not change this person's question does not hold them up, whatever came before it.
    // Their own move has answered it: a question that reads the same is another one.
    const isLive =
      newest.choices.length > 0 && before.pending === null && isSame(newest.choices, before.choices);
    const state: MatchState = {
      ...newest,
      view: scene.view,
      viewer: before.viewer,
      asked: isLive ? newest.asked & newest.mine : 0,
      choices: isLive ? newest.choices : [],
      outcome: before.outcome,
      preview: null,
      news: this.news,
      log: newest.log.filter(({ n }) => n <= this.told),
    };
    this.set({ state, newest, scene, isLive, missed });
  }

  /** Will scenes show what the move on its way leads to? Then its preview would be ahead of them. */
  private isForScenes({ preview, view: before, viewer, near, log }: MatchState): boolean {
    if (preview?.certain !== true || this.pace === 0) return false;
    if (this.previewed?.of !== preview) {
      const news = preview.told.map((event, index) => ({ n: this.heard + 1 + index, event }));
      const update = { before, after: preview.view, news, viewer, near, log: [...log, ...news] };
      this.previewed = { of: preview, hasScenes: this.scenesOf(update).length > 0 };
    }
    return this.previewed.hasScenes;
  }

  /** As the table gets it, at the speed chosen when it began: the same object, whatever else changes meanwhile. */
  private drawn(running: Queued): Scene {
    if (this.current?.of !== running) {
      const { isStep = false } = running.scene;
      const lasts = isStep && this.around.isStill() ? null : running.scene.lasts;
      this.current = {
        of: running,
        scene: { ...running.scene, lasts: lasts === null ? null : lasts * this.pace },
      };
    }
    return this.current.scene;
  }
}

/** Are these the same choices, whoever made the lists? */
function isSame(some: MatchState['choices'], others: MatchState['choices']): boolean {
  return (
    some === others || (some.length === others.length && JSON.stringify(some) === JSON.stringify(others))
  );
}
