/** What is noted of a match for the lab's report, beyond how it ended: choices and how wide they were, cards, odds. */
import { chancesOf } from '@accretion/bots';
import {
  type Event,
  fieldsOf,
  isRecord,
  type Judge,
  kindOf,
  only,
  openStep,
  places,
  type Report,
  type Ruleset,
  type Seat,
  type State,
  sees,
  type Told,
} from '@accretion/engine';

/** Numbers by name, in tables within tables. Those of many matches add up. */
export type Table = { readonly [name: string]: number | Table };

export const cardUses = ['seen', 'drafted', 'used'] as const;
export type CardUse = (typeof cardUses)[number];

export function addedTables(a: Table, b: Table): Table {
  const sum: Record<string, number | Table> = { ...a };
  for (const [name, value] of Object.entries(b)) {
    const before = sum[name];
    if (before === undefined) sum[name] = value;
    else if (typeof value === 'number') sum[name] = (typeof before === 'number' ? before : 0) + value;
    else sum[name] = addedTables(typeof before === 'number' ? {} : before, value);
  }
  return sum;
}

/** Odds are looked at in so many classes, and once in so many choices: neighbours say the same. */
const oddsClasses = 10;
const oddsEvery = 5;
/** Also by quarter of the match, known when it is over; and by how far it has come, in steps of so many moments. */
const oddsQuarters = 4;
const oddsStep = 4;

export class Notebook {
  private readonly widths: Record<string, Record<string, number>> = {};
  private readonly choices: number[];
  private readonly cards: Readonly<Record<CardUse, readonly Set<string>[]>>;
  private readonly said: (readonly number[])[] = [];
  private asks = 0;

  constructor(
    readonly ruleset: Ruleset,
    private readonly report: Report,
    readonly judge: Judge,
    seats: number,
  ) {
    const sets = (): Set<string>[] => Array.from({ length: seats }, () => new Set<string>());
    this.choices = Array.from({ length: seats }, () => 0);
    this.cards = { seen: sets(), drafted: sets(), used: sets() };
  }

  /** Before a seat moves. */
  asked(state: State, seat: Seat): void {
    const width = this.ruleset.moves(state, seat).length;
    const kind = openStep(state.agenda, seat)?.do ?? '';
    const known = this.widths[kind] ?? {};
    this.widths[kind] = known;
    known[width] = (known[width] ?? 0) + 1;
    if (width > 1) this.choices[seat] = (this.choices[seat] ?? 0) + 1;
    if (this.asks++ % oddsEvery === 0) {
      const odds = chancesOf(this, state);
      if (odds.length > 0) this.said.push(odds);
    }
    for (const spot of places(this.ruleset.rules.shape, state))
      if (spot.owner === seat && sees(only(seat), spot.audience))
        this.add('seen', seat, this.nameOf(kindOf(spot), spot.value));
  }

  hear(told: readonly Told[]): void {
    const { cards } = this.report;
    if (cards === undefined) return;
    for (const { event, secret } of told) {
      const whole = secret?.event ?? event;
      for (const use of ['drafted', 'used'] as const)
        for (const { did, card } of cards[use]) if (did === whole.did) this.noteEvent(use, whole, card);
    }
  }

  /** What the match adds, once it is known who won how much of it. */
  close(wins: readonly number[]): Table {
    const cards: Record<string, Record<string, Table>> = {};
    for (const use of cardUses) {
      const table: Record<string, Table> = {};
      this.cards[use].forEach((names, seat) => {
        const own = wins[seat] ?? 0;
        for (const name of names) {
          const before = table[name] ?? { among: 0, wins: 0 };
          table[name] = addedTables(before, { among: 1, wins: own });
        }
      });
      cards[use] = table;
    }
    let odds: Table = {};
    let oddsByQuarter: Table = {};
    let oddsByStep: Table = {};
    this.said.forEach((said, moment) => {
      const quarter = Math.floor((oddsQuarters * moment) / this.said.length);
      const step = Math.floor(moment / oddsStep);
      said.forEach((chance, seat) => {
        const at = Math.min(oddsClasses - 1, Math.floor(chance * oddsClasses));
        const one = { [at]: { count: 1, said: chance, won: wins[seat] ?? 0 } };
        odds = addedTables(odds, one);
        oddsByQuarter = addedTables(oddsByQuarter, { [quarter]: one });
        oddsByStep = addedTables(oddsByStep, { [step]: one });
      });
    });
    const choices: Record<string, number> = {};
    for (const count of this.choices) choices[count] = (choices[count] ?? 0) + 1;
    return { widths: this.widths, choices, cards, odds, oddsByQuarter, oddsByStep };
  }

  private noteEvent(use: CardUse, event: Event, field: string): void {
    const { seat } = event;
    const value = event[field];
    if (typeof seat !== 'number' || value === undefined || value === null) return;
    const { node } = this.ruleset.game.event;
    const shape = node.is === 'either' ? fieldsOf(node, event)?.[field] : undefined;
    const inner = shape?.node.is === 'maybe' || shape?.node.is === 'list' ? shape.node.of.node : shape?.node;
    const kind = inner?.is === 'ref' || inner?.is === 'card' ? inner.kind : '';
    for (const one of Array.isArray(value) ? value : [value])
      if (!isRecord(one)) this.add(use, seat, this.nameOf(kind, one));
  }

  private add(use: CardUse, seat: Seat, name: string): void {
    this.cards[use][seat]?.add(name);
  }

  /** "trash:SPC01"; what is not a component by its own text. */
  private nameOf(kind: string, id: unknown): string {
    const names = this.ruleset.rules.components[kind];
    return `${kind}:${typeof id === 'number' && Array.isArray(names) ? names[id] : id}`;
  }
}
