/**
 * The log as a story: sentences under the headings of Rounds and turns. It grows with the log, and what did not change
 * keeps its identity, so that only what is new is worked out and drawn.
 */
import type { Event } from '@accretion/engine';
import type { Happening, Heading, Thing, Under } from '@accretion/games/tables';

/** What is said about one event. */
export interface Said {
  /** Null for events that get no sentence. */
  readonly text: string | null;
  readonly things: readonly Thing[];
  readonly player: number | null;
  readonly headings: readonly Heading[];
}

export interface Line {
  readonly n: number;
  readonly text: string;
  readonly things: readonly Thing[];
  readonly player: number | null;
  readonly isUndone: boolean;
  /** What was told in it, where several events share a line: each as a line of its own. */
  readonly parts?: readonly Line[];
}

export interface Turn {
  /** The number of the event that opened it. */
  readonly id: number;
  /** Null for what a Round tells before its first turn. */
  readonly heading: Heading | null;
  /** The things its heading is about. */
  readonly things: readonly Thing[];
  readonly lines: readonly Line[];
  /** Everything that was told in it and not taken back, with or without a sentence. */
  readonly told: readonly Happening[];
}

export interface Round {
  readonly id: number;
  /** Null for what is told before the first Round. */
  readonly heading: Heading | null;
  readonly things: readonly Thing[];
  readonly turns: readonly Turn[];
}

/** Where the story stands, as places in its lists; -1 before the first. */
interface Place {
  readonly round: number;
  readonly turn: number;
}

const start: Place = { round: -1, turn: -1 };
/** How many turns stay open: the newest, and the one before, which somebody may still be reading. */
const recentTurns = 2;

export class Story {
  private rounds: readonly Round[] = [];
  /** What was told so far, and where the story stood before it. */
  private told: (Happening & { readonly from: Place })[] = [];
  /** The numbers of what was taken back. */
  private readonly gone = new Set<unknown>();
  private place = start;
  private latest: readonly number[] = [];

  constructor(
    private readonly say: (happening: Happening, under: Under) => Said,
    /** One sentence for all of these events, or null. */
    private readonly join: (events: readonly Event[]) => string | null = () => null,
  ) {}

  /** The story of this log, which mostly is the one before with something added. */
  of(log: readonly Happening[]): readonly Round[] {
    const isMore = this.told.every(({ n, event }, at) => log[at]?.n === n && log[at].event === event);
    if (!isMore) this.forget();
    for (const happening of log.slice(this.told.length)) this.add(happening);
    return this.rounds;
  }

  /** The turns something was told in last, the newest first. */
  get recent(): readonly number[] {
    return this.latest;
  }

  /** The Round that is being told. */
  get current(): number | undefined {
    return this.rounds[this.place.round]?.id;
  }

  private forget(): void {
    this.rounds = [];
    this.told = [];
    this.gone.clear();
    this.place = start;
    this.latest = [];
  }

  private add(happening: Happening): void {
    const { n, event } = happening;
    const took = 'took' in event && Array.isArray(event.took) ? event.took : [];
    const goOn = this.takeBack(took);
    this.told.push({ ...happening, from: this.place });
    const { text, things, player, headings } = this.say(happening, this.under);
    for (const heading of headings) this.go(heading, n, things);
    if (this.place.round < 0) this.openRound({ id: n, heading: null, things: [], turns: [] });
    if (this.place.turn < 0) this.openTurn({ id: n, heading: null, things: [], lines: [], told: [] });
    const isNamed = headings.some(({ saysAll }) => saysAll);
    const line = text === null || isNamed ? null : { n, text, things, player, isUndone: false };
    this.change(({ lines, told }) => ({
      lines: line === null ? lines : this.withLine(lines, line, told.at(-1)?.n),
      told: [...told, happening],
    }));
    if (goOn !== null) this.place = goOn;
  }

  /** With this line at the end, or joined with the last one, if that tells the event before. */
  private withLine(lines: readonly Line[], line: Line, before: number | undefined): readonly Line[] {
    const last = lines.at(-1);
    const parts = [...(last === undefined ? [] : (last.parts ?? [last])), line];
    if (last === undefined || last.isUndone || parts.at(-2)?.n !== before) return [...lines, line];
    const text = this.join(parts.flatMap(({ n }) => this.told.findLast((one) => one.n === n)?.event ?? []));
    if (text === null) return [...lines, line];
    const player = parts.every((one) => one.player === line.player) ? line.player : null;
    const things = parts.flatMap((one) => one.things);
    return [...lines.slice(0, -1), { n: last.n, text, things, player, isUndone: false, parts }];
  }

  private get under(): Under {
    const round = this.rounds[this.place.round];
    return { round: round?.heading ?? null, turn: round?.turns[this.place.turn]?.heading ?? null };
  }

  private go(heading: Heading, n: number, things: readonly Thing[]): void {
    const round = this.rounds[this.place.round];
    if (heading.level === 'round') {
      if (round?.heading?.key === heading.key) return;
      this.openRound({ id: n, heading, things, turns: [] });
      return;
    }
    if (round === undefined) this.openRound({ id: n, heading: null, things: [], turns: [] });
    const turns = round?.turns ?? [];
    const known = turns.findLastIndex(
      (one) => one.heading?.key === heading.key && one.heading.player === heading.player,
    );
    if (known < 0) this.openTurn({ id: n, heading, things, lines: [], told: [] });
    else this.place = { ...this.place, turn: known };
  }

  private openRound(round: Round): void {
    this.rounds = [...this.rounds, round];
    this.place = { round: this.rounds.length - 1, turn: -1 };
  }

  private openTurn(turn: Turn): void {
    const { round: at } = this.place;
    const turns = [...(this.rounds[at]?.turns ?? []), turn];
    this.rounds = this.rounds.map((round, index) => (index === at ? { ...round, turns } : round));
    this.place = { round: at, turn: turns.length - 1 };
  }

  /** Changes the turn that is being told. */
  private change(how: (turn: Turn) => Partial<Turn>): void {
    const { place } = this;
    this.rounds = this.rounds.map((round, index) => {
      if (index !== place.round) return round;
      const turns = round.turns.map((turn, at) => {
        if (at !== place.turn) return turn;
        this.latest = [turn.id, ...this.latest.filter((id) => id !== turn.id)].slice(0, recentTurns);
        return { ...turn, ...how(turn) };
      });
      return { ...round, turns };
    });
  }

  /**
   * Strikes what a move had told, and goes there to tell so. Returns where the story goes on: where it stood before the
   * move, or, if others have gone on since, where it stands.
   */
  private takeBack(took: readonly unknown[]): Place | null {
    const first = this.told.findIndex(({ n }) => took.includes(n));
    const move = this.told[first];
    if (move === undefined) return null;
    for (const n of took) this.gone.add(n);
    const isTaken = ({ n }: { readonly n: number }): boolean => this.gone.has(n);
    const isLast = this.told.slice(first).every((one) => isTaken(one) || one.event.did.startsWith('@'));
    const goOn = isLast ? move.from : this.place;
    this.rounds = this.rounds.map((round, at) => {
      const last = round.turns.findLastIndex(({ told }) => told.some(({ n }) => took.includes(n)));
      if (last < 0) return round;
      this.place = { round: at, turn: last };
      const turns = round.turns.map((turn) => ({
        ...turn,
        lines: turn.lines.flatMap((line) => struck(line, isTaken)),
        told: turn.told.filter((one) => !isTaken(one)),
      }));
      return { ...round, turns };
    });
    return goOn;
  }
}

/** The line, struck if all of it was taken back; as lines of its events if only some was. */
function struck(line: Line, isTaken: (line: Line) => boolean): readonly Line[] {
  const { parts = [line] } = line;
  if (parts.every(isTaken)) return [{ ...line, isUndone: true }];
  return parts.some(isTaken) ? parts.flatMap((one) => struck(one, isTaken)) : [line];
}
