/** accretion demo: a match of bots, told in the terminal. */
import {
  type Account,
  allSeats,
  type Event,
  heard,
  isRecord,
  type Json,
  type Outcome,
  type Report,
  type Ruleset,
  type State,
  type Told,
  withNames,
} from '@accretion/engine';
import { Command } from 'commander';
import { jsonText, seated, wholeNumber } from './input.ts';
import { lineUp, openingOf, openTable } from './matches.ts';
import { playOut } from './playOut.ts';
import { planOf } from './sim.ts';
import { columns, styled, type Terminal } from './terminal.ts';

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly seed: string;
  readonly options: Json;
}

export const demo = (terminal: Terminal): Command =>
  new Command('demo')
    .summary('watch a match of bots')
    .description('Tells a match of bots in the terminal: every pick, what came of it, and the account.')
    .argument('<game>', 'which game')
    .option('--seats <n>', 'how many sit down', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all', 'greedy')
    .option('--seed <word>', 'the same seed, the same match (otherwise another every time)')
    .option('--options <json>', 'options of the match', jsonText, {})
    .addHelpText(
      'after',
      '\nExamples:\n  accretion demo buccaneers\n  accretion demo buccaneers --bots greedy,random,random --seed 7',
    )
    .action((game: string, given: Omit<Flags, 'seed'> & { seed?: string }) => {
      const flags = { ...given, seed: given.seed ?? String(Date.now()) };
      const plan = planOf(game, { ...flags, games: 1 });
      const { entry, ruleset } = openTable(plan);
      const names = lineUp(plan, 0);
      terminal.out(`${styled(terminal, 'bold', ruleset.game.name.en)}, seed ${plan.seed}\n`);
      const teller = new Teller(terminal, ruleset, entry.report(ruleset.model), names);
      const { outcome } = playOut({
        ruleset,
        opening: openingOf(plan, 0),
        bots: seated(entry, ruleset, names),
        hear: (told, state) => teller.hear(told, state),
      });
      teller.end(outcome);
    });

const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'];
const colours = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red'] as const;

/** Tells the story as one who sees everything. Events in a row of one kind share a line. */
class Teller {
  private readonly title: ReadonlyMap<string, string>;
  private readonly players: readonly string[];
  private kind = '';
  private said: string[] = [];
  private pages = 0;

  constructor(
    private readonly terminal: Terminal,
    private readonly ruleset: Ruleset,
    private readonly report: Report,
    bots: readonly string[],
  ) {
    this.title = titles(ruleset.box.content);
    this.players = bots.map((_, seat) => people[seat] ?? `Seat ${seat}`);
    const seats = bots.map((bot, seat) => `${this.player(seat)} (${bot})`);
    terminal.out(`At the table: ${seats.join(', ')}\n`);
  }

  hear(told: readonly Told[], state: State): void {
    const events = heard(told, allSeats(this.players.length));
    for (const event of events) {
      if (this.report.openers.includes(event.did)) this.showAccounts(state);
      this.say(event);
    }
  }

  end({ ranks, scores, by }: Outcome): void {
    this.flush();
    const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
    const rows = order.map((seat) => [
      `${ranks[seat]}.`,
      this.players[seat] ?? '',
      scores[seat] ?? 0,
      words(by[seat] ?? ''),
    ]);
    this.terminal.out(
      `\n${styled(this.terminal, 'bold', 'The end')}\n${columns(['', '', 'points', 'by'], rows)}`,
    );
    const winners = order.filter((seat) => ranks[seat] === 1).map((seat) => this.player(seat));
    this.terminal.out(`\n${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the victory'}.\n`);
  }

  private player(seat: number): string {
    return styled(
      this.terminal,
      colours[seat % colours.length] ?? 'white',
      this.players[seat] ?? `seat ${seat}`,
    );
  }

  private say(event: Event): void {
    const { did, ...fields } = withNames(
      this.ruleset.game.event,
      event,
      this.ruleset.rules.components,
    ) as Event;
    if (did === '') return;
    if (did !== this.kind) this.flush();
    this.kind = did;
    this.said.push(this.fields(fields));
  }

  private flush(): void {
    if (this.kind !== '') {
      const said = this.said.filter((text) => text !== '');
      this.terminal.out(
        `  ${styled(this.terminal, 'dim', words(this.kind).padEnd(16))} ${said.join(' · ')}\n`,
      );
    }
    this.kind = '';
    this.said = [];
  }

  /** Who first, then what; numbers with their name. */
  private fields({ seat, ...rest }: Readonly<Record<string, Json>>): string {
    const who = typeof seat === 'number' ? [this.player(seat)] : [];
    const what = Object.entries(rest).map(([name, value]) => this.field(name, value));
    return [...who, ...what.filter((text) => text !== '')].join(' ');
  }

  private field(name: string, value: Json): string {
    if (value === null) return 'face down';
    if (typeof value === 'boolean') return value ? words(name) : `not ${words(name)}`;
    if (typeof value === 'number') return `${words(name)} ${value}`;
    if (typeof value === 'string') return this.title.get(value) ?? value;
    if (isRecord(value)) return this.fields(value as Record<string, Json>);
    const list = value as readonly Json[];
    const isPerSeat = list.length === this.players.length && list.every((one) => typeof one === 'number');
    if (isPerSeat) return list.map((one, seat) => `${this.player(seat)} ${one}`).join(' · ');
    const isSeats = name === 'seats' && list.every((one) => typeof one === 'number');
    if (isSeats) return list.map((one) => this.player(one as number)).join(', ');
    return list.map((one) => this.field(name, one)).join(' · ');
  }

  private showAccounts(state: State): void {
    this.flush();
    for (const page of this.report.accounts(state).slice(this.pages)) {
      this.showAccount(page);
      this.pages++;
    }
  }

  private showAccount({ title, columns: heads, rows }: Account): void {
    const named = rows.map((row, seat) => [this.players[seat] ?? '', ...row]);
    this.terminal.out(`\n${styled(this.terminal, 'bold', title)}\n${columns(['', ...heads], named)}\n`);
  }
}

/** camelCase as words. */
const words = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** What people call the entries of the content: every named entry that has a name in it. */
function titles(content: unknown, found = new Map<string, string>()): Map<string, string> {
  if (!isRecord(content)) return found;
  for (const [key, value] of Object.entries(content)) {
    if (!isRecord(value)) continue;
    const { name } = value;
    if (isRecord(name) && typeof name['en'] === 'string') found.set(key, name['en']);
    else titles(value, found);
  }
  return found;
}
