/** What is compared of an engine with the draft on it. */
export interface Engine<S> {
  readonly name: string;
  start(): S;
  isOver(state: S): boolean;
  /** One random legal move; the state after it, which may be the same object. */
  step(state: S): S;
  /** What each of the four seats is sent, as text. */
  views(state: S): readonly string[];
  /** The state as it is stored. */
  stored(state: S): string;
  /** A plain tree search with so many iterations. */
  search(state: S, iterations: number): Promise<void> | void;
}
