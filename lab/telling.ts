/** Tells a match in sentences, as somebody who sees every hand, with the account after each Round. */
import {
  allSeats,
  type Event,
  filled,
  heard,
  type Outcome,
  type Report,
  type Ruleset,
  type State,
  type Told,
} from '@accretion/engine';
import type { GameWords, Heading, Language, LogWords, Under } from '@accretion/games';
import { columns, styled, type Terminal } from './terminal.ts';

const texts = {
  players: { en: 'Players: {names}', de: 'Es spielen: {names}' },
  undo: { en: '{name} undoes a move.', de: '{name} macht einen Zug rückgängig.' },
  rewind: { en: 'The match goes back to entry {entry}.', de: 'Die Partie geht zurück zu Eintrag {entry}.' },
  end: { en: 'Final result', de: 'Endergebnis' },
  points: { en: 'points', de: 'Punkte' },
  wins: { en: '{names} wins.', de: '{names} gewinnt.' },
  share: { en: '{names} share the victory.', de: '{names} teilen sich den Sieg.' },
  nobody: { en: 'Nobody wins.', de: 'Niemand gewinnt.' },
} as const;

/** What players are called when nobody says. */
export const people: readonly string[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'];

const colours = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red'] as const;

export class Teller {
  private under: Under = { round: null, turn: null };
  /** The account that was shown last: a Round may begin with more than one opener. */
  private shown = '';

  constructor(
    private readonly terminal: Terminal,
    private readonly ruleset: Ruleset,
    private readonly words: GameWords,
    private readonly log: LogWords | undefined,
    private readonly report: Report,
    private readonly players: readonly string[],
    private readonly language: Language,
  ) {}

  /** Who plays, with what is worth knowing of each. */
  introduce(details: readonly string[] = []): void {
    const names = this.players.map((name, seat) => `${this.styledName(name, seat)}${details[seat] ?? ''}`);
    this.line(this.say('players', { names: names.join(', ') }));
  }

  hear(told: readonly Told[], state: State): void {
    const view = this.viewOf(state);
    const names = this.everybody(view).map(({ name }) => name);
    for (const event of heard(told, allSeats(this.players.length))) {
      if (event.did === '') continue;
      if (this.report.openers.includes(event.did)) this.showAccount(state, event, names);
      const headings = this.log?.headings(event, this.under, names, this.ruleset, this.language, view) ?? [];
      for (const heading of headings) this.open(heading);
      if (headings.some(({ saysAll }) => saysAll)) continue;
      const sentence = this.words.eventText(event, names, this.ruleset, this.language, view);
      if (sentence !== null && sentence !== '') this.line(`  ${sentence}`);
    }
  }

  private open(heading: Heading): void {
    const { round, turn } = this.under;
    const isRound = heading.level === 'round';
    const now = isRound ? round : turn;
    if (now?.key === heading.key && now.player === heading.player) return;
    this.under = isRound ? { round: heading, turn: null } : { round, turn: heading };
    this.line(`${isRound ? '\n' : ''}${styled(this.terminal, 'bold', heading.text)}`);
  }

  undone(seat: number): void {
    this.line(`  ${this.say('undo', { name: this.players[seat] ?? '' })}`);
  }

  rewound(entry: number): void {
    this.line(`  ${this.say('rewind', { entry })}`);
  }

  end({ ranks, scores }: Outcome, state: State): void {
    const view = this.viewOf(state);
    const all = this.everybody(view).map((one, seat) => ({
      ...one,
      rank: ranks[seat] ?? one.rank,
      points: scores[seat] ?? one.points,
    }));
    const last = all.length + 1;
    const rows = [...all]
      .sort((a, b) => (a.rank ?? last) - (b.rank ?? last))
      .map(({ rank, name, points }) => [rank === null ? '' : `${rank}.`, name, points]);
    this.line(`\n${this.heading('end')}\n${columns(['', '', this.say('points')], rows)}`);
    const names = all.map(({ name }) => name);
    for (const tie of this.words.ties?.(view, names, this.ruleset, this.language) ?? []) this.line(tie);
    const winners = all.flatMap(({ rank, name }) => (rank === 1 ? [name] : []));
    const listed = new Intl.ListFormat(this.language, { type: 'conjunction' }).format(winners);
    const how = winners.length === 0 ? 'nobody' : winners.length === 1 ? 'wins' : 'share';
    this.line(this.say(how, { names: listed }));
  }

  private showAccount(state: State, opener: Event, names: readonly string[]): void {
    const account = this.report.account(state, opener, this.language);
    if (account === null || account.title === this.shown) return;
    this.shown = account.title;
    const rows = account.rows.map((row, player) => [names[player] ?? '', ...row]);
    this.line(
      `\n${styled(this.terminal, 'bold', account.title)}\n${columns(['', ...account.columns], rows)}`,
    );
  }

  /** Those with a seat, then those who play without one. */
  private everybody(view: unknown): { name: string; points: number; rank: number | null }[] {
    const seated = this.players.map((name) => ({ name, points: 0, rank: null }));
    return [...seated, ...(this.words.others?.(view, this.ruleset, this.language) ?? [])];
  }

  private viewOf(state: State): unknown {
    return this.ruleset.view(state, allSeats(this.players.length));
  }

  private styledName(name: string, seat: number): string {
    return styled(this.terminal, colours[seat % colours.length] ?? 'white', name);
  }

  private heading(key: keyof typeof texts): string {
    return styled(this.terminal, 'bold', this.say(key));
  }

  private say(key: keyof typeof texts, values?: Readonly<Record<string, string | number>>): string {
    return filled(texts[key][this.language], values);
  }

  private line(text: string): void {
    this.terminal.out(`${text}\n`);
  }
}
