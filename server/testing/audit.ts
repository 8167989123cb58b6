/** Goes through everything a viewer received and names every value it could not have been told. */
import {
  allSeats,
  at,
  listSeats,
  placed,
  type Refusal,
  type Seats,
  sameJson,
  withChanges,
} from '@accretion/engine';
import { failureOf, parse, routes, type Status, type Tell, tell } from '@accretion/protocol';
import type * as z from 'zod/mini';
import type { Drop } from './tap.ts';
import type { Sight, Truth } from './truth.ts';

export interface Audited {
  readonly truth: Truth;
  readonly viewer: Seats;
  readonly seats: number;
  /** The envelopes this viewer sent, each with the refusals by the rules that tell nothing new. */
  readonly sent: ReadonlyMap<string, (refusal: Refusal) => boolean>;
  /** Everything that was said at the table. */
  readonly talk: ReadonlySet<string>;
  /** Texts that may not occur before the end; and at no time. */
  readonly untilTheEnd: readonly string[];
  readonly never: readonly string[];
}

type Of<T extends Tell['t']> = Extract<Tell, { t: T }>;

export function audit(drops: readonly Drop[], audited: Audited): string[] {
  const auditor = new Auditor(audited);
  drops.forEach((drop, index) => {
    auditor.take(drop, `${index} ${drop.text.slice(0, 90)}`);
  });
  return auditor.faults;
}

class Auditor {
  readonly faults: string[] = [];
  private readonly sights: readonly Sight[];
  private view: unknown = null;
  private number = 0;
  /** Has the end been told on the socket? */
  private isOver = false;
  /** Has the whole record been fetched? It may be there before the socket tells of the end. */
  private hasRecord = false;
  private where = '';

  constructor(private readonly audited: Audited) {
    this.sights = audited.truth.sights(audited.viewer);
  }

  private note(problem: string): void {
    this.faults.push(`${problem} (message ${this.where})`);
  }

  take({ by, text }: Drop, where: string): void {
    this.where = where;
    const { never, untilTheEnd } = this.audited;
    const isRevealing = by === 'socket' && text.includes('"fairness"');
    if (isRevealing) this.isOver = true;
    if (by === 'http' && this.isWholeRecord(bodyOf(text))) this.hasRecord = true;
    for (const secret of this.isOver || this.hasRecord ? never : [...never, ...untilTheEnd]) {
      if (text.includes(secret)) this.note(`tells ${secret}`);
    }
    if (by === 'socket') this.message(JSON.parse(text));
    else this.answer(text);
  }

  /** An answer over HTTP: one of those the protocol declares, with no field more. */
  private answer(text: string): void {
    if (text.includes('set-cookie')) this.note('sets a cookie');
    const schemas: z.ZodMiniType[] = [routes.match.answer, routes.matches.answer, routes.games.answer];
    const value = bodyOf(text);
    const isFailure = at(value, ['code']) !== undefined;
    const isKnown = schemas.some((schema) => isExactly(schema, value)) || this.isWholeRecord(value);
    if (!isKnown && !isFailure) this.note('is no answer of the protocol');
    if (isFailure) this.failure(value as Of<'error'>);
  }

  /** The record of this match with its last entry in it: nobody can have that before the end. */
  private isWholeRecord(value: unknown): boolean {
    const { truth } = this.audited;
    const entries = at(value, ['entries']);
    const isWhole = Array.isArray(entries) && entries.length === truth.moments.length - 1;
    return isWhole && at(value, ['seed']) === truth.seed && truth.ruleset.outcome(truth.last) !== null;
  }

  private message(raw: unknown): void {
    if (!isExactly(tell, raw)) return this.note('is no message of the protocol, or has more fields');
    const message = raw as Tell;
    if ('status' in message) this.status(message, message.status);
    switch (message.t) {
      case 'hello':
        return this.hello(message);
      case 'missed':
        for (const update of message.updates) this.update(update);
        return;
      case 'update':
        return this.update(message);
      case 'over':
        return this.over(message);
      case 'ack':
        return this.audited.sent.has(message.id) ? undefined : this.note('acknowledges what was not sent');
      case 'error':
        return this.failure(message);
      case 'chat':
        return this.audited.talk.has(message.line.text) ? undefined : this.note('says what nobody said');
      case 'log':
        return this.log(message);
      case 'moves':
        if (((1 << message.seat) & this.audited.viewer) === 0) this.note('offers the moves of another seat');
        return;
      default:
    }
  }

  /** Exactly what the updates up to this number told this viewer, whenever they came; after the end too. */
  private log({ viewer, number, updates }: Of<'log'>): void {
    const told = this.sights.flatMap(({ events }, n) => (events.length > 0 ? [{ n, events }] : []));
    const last = this.isOver ? (told.at(-1)?.n ?? 0) : this.number;
    if (viewer !== this.audited.viewer) this.note(`tells what ${viewer} heard`);
    if (number !== last) this.note(`reaches to ${number}, not ${last}`);
    const expected = told.filter(({ n }) => n <= number);
    if (!sameJson(updates, expected)) this.note(`tells ${JSON.stringify(updates)}`);
  }

  private hello({ viewer, number, view, match, fairness }: Of<'hello'>): void {
    if (match.status === 'over') return this.end(viewer, view);
    if (fairness !== undefined) this.note('reveals the seed before the end');
    if (viewer !== this.audited.viewer) return this.note(`shows what ${viewer} sees`);
    this.view = view;
    this.number = number;
    if (view !== null) this.compare(view, this.sights[number]?.moments ?? [], viewer);
  }

  private over({ n, set, viewer, outcome }: Of<'over'>): void {
    if (n !== this.number) this.note(`the end after ${n}, not ${this.number}`);
    const { truth } = this.audited;
    if (!sameJson(outcome, truth.ruleset.outcome(truth.last))) this.note('tells another outcome');
    this.end(viewer, withChanges(this.view, set));
  }

  /** Now everything may be seen, and is. */
  private end(viewer: Seats, view: unknown): void {
    const { truth } = this.audited;
    if (truth.ruleset.outcome(truth.last) === null) this.note('says too early that it is over');
    if (viewer !== allSeats(this.audited.seats)) this.note('shows another viewer after the end');
    this.compare(view, truth.moments.slice(-1), viewer);
  }

  private update({ n, set, events }: Pick<Of<'update'>, 'n' | 'set' | 'events'>): void {
    if (n !== this.number + 1) this.note(`update ${n} after ${this.number}`);
    this.number = n;
    this.view = withChanges(this.view, set);
    const sight = this.sights[n];
    if (sight === undefined) return this.note('tells of something that never happened');
    this.compare(this.view, sight.moments, this.audited.viewer);
    for (const [path, value] of placed(set)) {
      if (!sameJson(at(this.view, path), value)) this.note(`sets ${path.join('.')} to what it is not`);
    }
    if (!sameJson(events, sight.events)) this.note(`tells ${JSON.stringify(events)}`);
  }

  private compare(view: unknown, moments: Sight['moments'], viewer: Seats): void {
    const [first] = moments;
    if (first === undefined) return this.note('shows a moment that never was');
    for (const fault of this.audited.truth.faults(view, first.state, viewer)) this.note(fault);
  }

  private status(message: Tell, { toAct, undo, numbers, over }: Status): void {
    const { viewer, truth } = this.audited;
    const isShownAll = this.isOver; // then everybody looks through all eyes
    const seen = isShownAll ? allSeats(this.audited.seats) : viewer;
    if ((undo & ~seen) !== 0) this.note('tells what others may take back');
    const mine = numbers.map(([seat]) => seat);
    if (!sameJson(mine, listSeats(seen)) && mine.length > 0) this.note('numbers the moves of others');
    const n = numberAfter(message, this.number);
    if (message.t === 'hello' && message.view === null) return;
    const outcome = truth.ruleset.outcome(truth.last);
    if (over !== undefined && !sameJson(over, outcome)) this.note('tells another outcome');
    if (isShownAll || over !== undefined) return;
    const possible = this.sights[n]?.moments.map(({ state }) => truth.ruleset.toAct(state)) ?? [];
    if (!possible.includes(toAct)) this.note(`says that ${toAct} must act`);
  }

  private failure(failure: Pick<Of<'error'>, 'id' | 'code' | 'message' | 'values' | 'refusal'>): void {
    const { id, code, message, values, refusal } = failure;
    if (message !== failureOf(code, values).message) this.note('explains in words of its own');
    if (Object.keys(values ?? {}).some((name) => name !== 'problem')) this.note('explains too much');
    // Everybody is told when a question for anyone has been answered.
    if (refusal === undefined || sameJson(refusal, { rule: 'E2', why: 'answered' })) return;
    const isHarmless = id === undefined ? undefined : this.audited.sent.get(id);
    if (!isHarmless?.(refusal as Refusal)) this.note(`refuses with ${JSON.stringify(refusal)}`);
  }
}

/** How far the viewer's feed is after a message. */
function numberAfter(message: Tell, before: number): number {
  if (message.t === 'update') return message.n;
  if (message.t === 'hello') return message.number;
  return message.t === 'missed' ? (message.updates.at(-1)?.n ?? before) : before;
}

/** What an answer over HTTP says after its status and headers. */
const bodyOf = (text: string): unknown => JSON.parse(/^\d+ \[.*?\] (\{.*)$/.exec(text)?.[1] ?? 'null');

/** Does a value fit, with no field the schema does not know? */
function isExactly(schema: z.ZodMiniType, value: unknown): boolean {
  const parsed = parse(schema, value);
  return 'value' in parsed && sameJson(parsed.value, value);
}
