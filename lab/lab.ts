/** accretion lab: a report on a game as one page, and tuning. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Json } from '@accretion/engine';
import type { GameWords } from '@accretion/games';
import { Command } from 'commander';
import { botsIn } from './bots.ts';
import { jsonText, wholeNumber } from './input.ts';
import { escaped, pageOf, type Section } from './page/html.ts';
import { dots } from './page/plots.ts';
import { sectionsOf } from './page/sections.ts';
import { type Plan, settingOf } from './plan.ts';
import { planOf } from './sim.ts';
import { Complaint, grouped, percent, type Terminal } from './terminal.ts';
import { playPlan } from './tournament/run.ts';
import { standingsOf } from './tournament/standings.ts';
import { tune } from './tune/tune.ts';
import { work } from './work.ts';

interface Flags {
  readonly report?: string;
  readonly seats?: number;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly options: Json;
  readonly pack?: string;
  readonly workers: number;
  readonly state?: string;
  readonly budgets?: string;
  readonly against: string;
}

export const lab = (terminal: Terminal): Command =>
  new Command('lab')
    .summary('write a report on a game: scores, seats, cards, decisions, odds')
    .description(
      'Plays matches between bots and writes one page of plots and tables that needs nothing else: scores, win rate by seat and by card, length, decisions and their width, first-player advantage, reliability of odds, strength by budget.',
    )
    .enablePositionalOptions()
    .addCommand(tune(terminal))
    .addCommand(work(terminal))
    .argument('<game>', 'which game to report on')
    .option('--report <file>', 'the page to write')
    .option('--seats <n>', 'number of players', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all of them', 'greedy')
    .option('--games <n>', 'number of matches', wholeNumber(1), 400)
    .option('--seed <word>', 'the same seed plays the same matches', '1')
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'a content pack')
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--state <file>', 'keep results in this file; a run that was stopped goes on from there')
    .option('--budgets <names>', 'bots that think for different times, to compare their strength')
    .option('--against <name>', 'who they play against', 'greedy')
    .addHelpText(
      'after',
      `
Examples:
  accretion lab buccaneers --report buccaneers.html --seats 4 --games 400
  accretion lab ultramassive --report solo.html --seats 1 --options '{"mode": "soloNormal"}'`,
    )
    .action(async (game: string, flags: Flags) => {
      const { report } = flags;
      const plan: Plan = { ...planOf(game, flags), keeps: 'notes' };
      if (report === undefined) throw new Complaint('report: name the page to write, like --report out.html');
      const budgets = flags.budgets === undefined ? null : budgetPlan(plan, flags.budgets, flags.against);
      const { workers, state } = flags;
      const kept = (name: string) => (state === undefined ? {} : { state: `${state}${name}` });
      const { results } = await playPlan(plan, { workers, ...kept('') }, terminal);
      const standings = standingsOf(plan, results);
      const { words } = await settingOf(plan).entry.words();
      const sections = sectionsOf({ plan, results, standings, nameOf: namesIn(plan, words) });
      if (budgets !== null) {
        const { results: more } = await playPlan(budgets, { workers, ...kept('.budgets') }, terminal);
        sections.push(strength(budgets, standingsOf(budgets, more), flags.against));
      }
      try {
        writeFileSync(report, pageOf(titleOf(plan), introOf(plan, standings.matches, flags), sections));
      } catch (error) {
        throw new Complaint(`report: ${(error as Error).message}`);
      }
      terminal.out(`Wrote ${report}: ${grouped(standings.matches)} matches.\n`);
    });

/** The names people know, from "kind:NAME" as notes have them. */
function namesIn(plan: Plan, words: GameWords): (key: string) => string {
  const { ruleset } = settingOf(plan);
  return (key) => {
    const [kind = '', ...rest] = key.split(':');
    const name = rest.join(':');
    const names = ruleset.rules.components[kind];
    const id = Array.isArray(names) ? names.indexOf(name) : -1;
    if (id < 0) return name;
    const known = words.nameOf({ kind, id }, ruleset, 'en');
    return known === name ? name : `${known} (${name})`;
  };
}

const titleOf = (plan: Plan): string => `${settingOf(plan).ruleset.game.name.en}: lab report`;

function introOf(plan: Plan, matches: number, flags: Flags): string {
  const { ruleset } = settingOf(plan);
  const facts = [
    `${grouped(matches)} matches, ${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}, bots: ${(plan.lineUps[0] ?? []).join(', ')}.`,
    `Seed ${plan.seed}; deal n has the seed ${plan.seed}/n. Version ${ruleset.game.version} of the rules.`,
    `Options: ${JSON.stringify(plan.options)}.`,
  ];
  const seats = flags.seats === undefined ? '' : ` --seats ${flags.seats}`;
  const options =
    JSON.stringify(flags.options) === '{}' ? '' : ` --options '${JSON.stringify(flags.options)}'`;
  const budgets = flags.budgets === undefined ? '' : ` --budgets ${flags.budgets} --against ${flags.against}`;
  const pack = flags.pack === undefined ? '' : ` --pack ${flags.pack}`;
  const command = `npx accretion lab ${plan.game} --report out.html${seats} --bots ${flags.bots} --games ${flags.games} --seed ${plan.seed}${options}${pack}${budgets}`;
  return `${facts.map((one) => `<p>${escaped(one)}</p>`).join('\n')}\n<p>Made with <code>${escaped(command)}</code></p>`;
}

/** Each of these bots among others that are all the same, on the same deals. */
function budgetPlan(plan: Plan, budgets: string, against: string): Plan {
  const { entry, ruleset, seating } = settingOf(plan);
  const names = botsIn(budgets, entry, ruleset);
  const [other = ''] = botsIn(against, entry, ruleset);
  if (names.includes(other)) throw new Complaint(`budgets: ${other} cannot play against itself`);
  const [first = []] = seating.sides;
  const lineUps = names.map((name) =>
    Array.from({ length: plan.seats }, (_, seat) => (first.includes(seat) ? name : other)),
  );
  return { ...plan, lineUps, fixed: false, keeps: 'results', seed: `${plan.seed}/budgets` };
}

function strength(plan: Plan, standings: ReturnType<typeof standingsOf>, against: string): Section {
  const rows = standings.lineUps.flatMap(({ bots, standings: own }) => {
    const found = own[bots[0] ?? ''];
    return found === undefined ? [] : [{ name: bots[0] ?? '', value: found.wins, ...found }];
  });
  const [one] = rows;
  return {
    title: 'Strength by budget',
    text: `Each bot alone on its side against ${against}, in all seats, seed ${plan.seed}, ${grouped(one?.matches ?? 0)} matches each.`,
    plots: [dots({ title: 'Wins by budget', as: percent, rows, reference: one?.fair ?? null })],
    tables: [
      {
        caption: 'Wins by budget',
        head: ['', 'wins', '95 %', 'matches'],
        rows: rows.map((row) => [
          row.name,
          percent(row.value),
          `${percent(row.low)} to ${percent(row.high)}`,
          row.matches,
        ]),
      },
    ],
  };
}
