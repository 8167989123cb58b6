/** The box made ready for play: cards by id, and every list of effects under a name of its own. */
import type { Box } from '@accretion/engine';
import {
  type Content,
  type Edition,
  type Effect,
  type Passive,
  type Size,
  type Slot,
  type Space,
  sizes,
  slots,
  type Token,
  type Trigger,
  type Type,
  tokenKinds,
} from './content.ts';
import type { OpenState, Pending } from './state.ts';

/** An Action Card; copies share their entry of the content. */
export interface Action {
  readonly key: string;
  readonly type: Type;
  readonly power: number;
  readonly primary: string;
  readonly empowered: string;
}

/** Effects in a row, and what they come from: it decides where Matter may go (A56). */
export interface Effects {
  readonly steps: readonly Effect[];
  readonly source: 'siphon' | 'matterCard' | 'other';
  /** The names of the lists inside: what each other player gets. */
  readonly gifts: readonly (string | null)[];
}

/** What an Anomaly does: the name of its Effect (null: none), and its Passives. */
export interface Powers {
  readonly effect: string | null;
  readonly passives: readonly Passive[];
  readonly triggers: readonly { readonly when: Trigger; readonly of: string }[];
}

/** The kinds of components in a box. */
export type CardKind = 'action' | 'core' | 'draftToken' | 'resource' | 'challenge';

const seatsAtMost = 4;

export class Cards {
  readonly content: Content;
  readonly components: Readonly<Record<CardKind, readonly string[]>>;
  readonly actions: readonly Action[];
  readonly anomalies: ReadonlyMap<Slot, Powers>;
  readonly mass: Readonly<Record<Token, number>>;
  private readonly coreKeys: readonly string[];
  private readonly letters: readonly string[];
  private readonly corePowers: readonly Powers[];
  private readonly tokenSpaces: readonly (readonly Space[])[];
  private readonly resourceKeys: readonly string[];
  private readonly tokenKeys: readonly string[];
  private readonly lists = new Map<string, Effects>();

  constructor({ content }: Box<Content>) {
    this.content = content;
    const actionKeys = Object.keys(content.actions).sort();
    this.actions = actionKeys.flatMap((key) => this.copies(key));
    this.coreKeys = Object.keys(content.cores).sort();
    const { final, earlier } = content.editions;
    this.letters = [...new Set([...final.cores, ...earlier.cores])];
    this.tokenKeys = Object.keys(content.draftTokens).sort();
    this.resourceKeys = Object.keys(content.resources).sort();
    this.mass = Object.fromEntries(
      tokenKinds.map((kind) => [kind, content.tokens[kind].solarMass]),
    ) as Record<Token, number>;
    this.components = {
      action: actionKeys.flatMap((key) => numbered(key, content.actions[key]?.copies ?? 0)),
      core: this.coreKeys.flatMap((key) => numbered(key, seatsAtMost)),
      draftToken: this.tokenKeys,
      resource: this.resourceKeys,
      challenge: Object.keys(content.challenges).sort(),
    };
    this.anomalies = new Map(
      slots.map((slot) => [
        slot,
        this.powers(slot, content.anomalies[slot].effect, content.anomalies[slot].passives),
      ]),
    );
    this.corePowers = this.coreKeys.map((key) => {
      const { effect = [], passives = [] } = content.cores[key] ?? {};
      return this.powers(key, effect, passives);
    });
    this.tokenSpaces = this.tokenKeys.map((key) => content.draftTokens[key]?.spaces ?? []);
    this.listDraft();
  }

  /** The effects under this name. */
  effects(of: string): Effects {
    const found = this.lists.get(of);
    if (found === undefined) throw new Error(`no effects are called "${of}"`);
    return found;
  }

  action(id: number): Action {
    return this.actions[id] as Action;
  }

  /** The letter of a Core Anomaly card. */
  coreKey(id: number): string {
    return this.coreKeys[Math.floor(id / seatsAtMost)] as string;
  }

  /** H15: Core Anomaly cards in the order in which the editions name their letters. */
  byLetter(ids: readonly number[]): readonly number[] {
    if (ids.length < 2) return ids;
    const rank = (id: number): number => this.letters.indexOf(this.coreKey(id));
    return [...ids].sort((a, b) => rank(a) - rank(b));
  }

  /** This seat's own card of a letter. */
  coreOf(key: string, seat: number): number {
    return this.coreKeys.indexOf(key) * seatsAtMost + seat;
  }

  core(id: number): Powers {
    return this.corePowers[Math.floor(id / seatsAtMost)] as Powers;
  }

  anomaly(slot: Slot): Powers {
    return this.anomalies.get(slot) as Powers;
  }

  ids(kind: CardKind): number[] {
    return this.components[kind].map((_, id) => id);
  }

  /** The spaces of a draft set as it lies there now (R10, R64). */
  draftSet(state: OpenState, set: number): readonly Space[] {
    const token = state.draftTokens[set];
    const spaces =
      token === undefined
        ? (this.content.editions[state.options.edition].draft[set] as readonly Space[])
        : (this.tokenSpaces[token] as readonly Space[]);
    return state.seats.length === seatsAtMost ? spaces : spaces.slice(0, -1);
  }

  /** The name of the effects of a pending Resource. */
  nameOf(state: OpenState, pending: Exclude<Pending, { is: 'token' }>): string {
    if (pending.is === 'part') return `resource ${this.resourceKeys[pending.card]} ${pending.part}`;
    const token = state.draftTokens[pending.set];
    return token === undefined
      ? `draft ${state.options.edition} ${pending.set} ${pending.space}`
      : `token ${this.tokenKeys[token]} ${pending.space}`;
  }

  siphonOptions(edition: Edition, size: Size): readonly Space[] {
    return this.content.editions[edition].siphon[size];
  }

  private copies(key: string): Action[] {
    const card = this.content.actions[key];
    if (card === undefined) return [];
    const { type, power, copies } = card;
    const source = type === 'matter' ? 'matterCard' : 'other';
    const primary = this.list(`card ${key}`, card.primary, source);
    const empowered = this.list(`empowered ${key}`, card.empowered, source);
    return Array.from({ length: copies }, () => ({ key, type, power, primary, empowered }));
  }

  private powers(key: string, effect: readonly Effect[], passives: readonly Passive[]): Powers {
    const triggers = passives.flatMap((passive, n) =>
      passive.is === 'trigger'
        ? [{ when: passive.when, of: this.list(`passive ${key} ${n}`, passive.steps, 'other') }]
        : [],
    );
    const name = effect.length === 0 ? null : this.list(`effect ${key}`, effect, 'other');
    return { effect: name, passives, triggers };
  }

  private list(name: string, steps: readonly Effect[], source: Effects['source']): string {
    const gifts = steps.map((step, at) =>
      step.do === 'eachOtherPlayer' ? this.list(`gift ${name} ${at}`, step.steps, 'other') : null,
    );
    this.lists.set(name, { steps, source, gifts });
    return name;
  }

  private listDraft(): void {
    const all = (name: string, steps: readonly (readonly Effect[])[], source: Effects['source']): void => {
      for (const [n, one] of steps.entries()) this.list(`${name} ${n}`, one, source);
    };
    const stepsOf = (spaces: readonly Space[]): (readonly Effect[])[] => spaces.map((one) => one.steps);
    for (const edition of ['final', 'earlier'] as const) {
      const { draft, siphon } = this.content.editions[edition];
      for (const [set, spaces] of draft.entries()) all(`draft ${edition} ${set}`, stepsOf(spaces), 'other');
      for (const size of sizes) all(`siphon ${edition} ${size}`, stepsOf(siphon[size]), 'siphon');
    }
    for (const [at, key] of this.tokenKeys.entries())
      all(`token ${key}`, stepsOf(this.tokenSpaces[at] ?? []), 'other');
    for (const key of this.resourceKeys) {
      const parts = this.content.resources[key]?.parts ?? [];
      all(
        `resource ${key}`,
        parts.map((part) => [part]),
        'other',
      );
    }
  }
}

const numbered = (key: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${key}-${n + 1}`);
