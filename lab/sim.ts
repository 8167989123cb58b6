/** accretion sim: matches between bots over all cores, of one line-up or as a tournament. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Json } from '@accretion/engine';
import { Command, Option } from 'commander';
import { botPerSeat, botsIn } from './bots.ts';
import {
  entryNamed,
  jsonText,
  readJson,
  rulesetWith,
  usualSeats,
  wholeNumber,
  wholeOptions,
} from './input.ts';
import { type Plan, settingOf, turnsOf } from './plan.ts';
import { Complaint, grouped, type Terminal } from './terminal.ts';
import { type LineUps, lineUpKinds, lineUpsOf } from './tournament/lineUps.ts';
import { playPlan } from './tournament/run.ts';
import { inColumns, inMarkdown, isDecided, type Summary, summaryOf } from './tournament/summary.ts';

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly games?: number;
  readonly deals?: number;
  readonly seed: string;
  readonly options: Json;
  readonly pack?: string;
  readonly fixed?: boolean;
  readonly check?: boolean;
  readonly tournament?: boolean;
  readonly lineUps?: LineUps;
}

interface RunFlags extends Flags {
  readonly workers: number;
  readonly until?: 'decided';
  readonly state?: string;
  readonly out?: readonly string[];
  readonly json?: boolean;
}

const usualGames = 1000;
const usualDeals = 50;

export const sim = (terminal: Terminal): Command =>
  new Command('sim')
    .summary('play many matches between bots and print statistics')
    .description(
      'Plays matches between bots on all cores and prints wins beside the fair share, Elo, points, statistics of the game, length and speed. Every line-up plays the same deals, each in all seats. It fails if an offered move is refused, a match gets stuck or a component is lost.',
    )
    .argument('<game>', 'which game to play')
    .option(
      '--seats <n>',
      'number of players (default: one for each bot named, or 4, or the nearest the game allows)',
      wholeNumber(1, 16),
    )
    .option(
      '--bots <names>',
      'a bot for each seat, or one name for all of them; name+weight=number changes a weight of its judge',
      'greedy',
    )
    .option('--tournament', 'let the bots named play each other in many line-ups')
    .addOption(
      new Option(
        '--line-ups <kind>',
        'in a tournament: different bots together, or of every two bots one among the others',
      )
        .choices([...lineUpKinds])
        .default('mixed'),
    )
    .option(
      '--games <n>',
      `number of matches, to the next whole deal (default: ${usualGames})`,
      wholeNumber(1),
    )
    .option('--deals <n>', `number of deals (default in a tournament: ${usualDeals})`, wholeNumber(1))
    .addOption(
      new Option(
        '--until <what>',
        'stop as soon as it is clear who is better, at the latest after all deals',
      ).choices(['decided']),
    )
    .option('--seed <word>', 'the same seed plays the same matches', '1')
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'a content pack')
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--fixed', 'keep bots in their seats')
    .option('--check', 'after every move count components and look for what the game says must hold')
    .option('--state <file>', 'keep results in this file; a run that was stopped goes on from there')
    .option('--out <file...>', 'write a report: Markdown for a name that ends in .md, otherwise JSON')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  accretion sim buccaneers --seats 4 --bots greedy,random,random,random --games 2000 --seed 7
  accretion sim buccaneers --seats 6 --bots random --games 500 --check --json
  accretion sim buccaneers --options '{"holes": {"are": "first"}}'
  accretion sim amass --seats 1 --bots neverRaids --options '{"level": "hard"}'
  accretion sim buccaneers --seats 3 --tournament --bots random,greedy,greedy+envy=0 --until decided
  accretion sim ultramassive --seats 2 --tournament --bots random,greedy --state gauntlet.jsonl --out gauntlet.md`,
    )
    .action(async (game: string, flags: RunFlags) => {
      const plan = planOf(game, flags);
      if (flags.until !== undefined) expectContest(plan);
      const started = performance.now();
      const { workers, state } = flags;
      const running = { workers, ...(state === undefined ? {} : { state }) };
      const until = (played: Plan, results: Parameters<typeof isDecided>[0]['results'], level: number) =>
        isDecided({ plan: played, results }, level);
      const run = await playPlan(plan, flags.until === undefined ? running : { ...running, until }, terminal);
      const seconds = (performance.now() - started) / 1000;
      const summary = summaryOf(run);
      for (const file of flags.out ?? []) write(file, summary, commandOf(game, flags));
      const movesPerSecond = (summary.moves.mean * summary.matches) / seconds;
      if (flags.json)
        return terminal.out(`${JSON.stringify({ ...summary, seconds, movesPerSecond }, null, 2)}\n`);
      const speed = `${grouped(movesPerSecond)} moves per second with ${workers} workers, ${seconds.toFixed(1)} seconds in all`;
      terminal.out(`${inColumns(summary)}${speed}\n`);
    });

export function planOf(id: string, flags: Flags): Plan {
  const entry = entryNamed(id);
  const { game } = entry;
  const pack = flags.pack === undefined ? null : (readJson(flags.pack) as Json);
  const ruleset = rulesetWith(game, pack);
  const named = botsIn(flags.bots, entry, ruleset);
  const { seed, fixed = false, check = false, tournament = false } = flags;
  const seats = flags.seats ?? (named.length > 1 && !tournament ? named.length : usualSeats(game));
  const options = wholeOptions(ruleset, flags.options, seats);
  if (seed === '') throw new Complaint('seed: expected a word, but it is empty');
  if (tournament && fixed) throw new Complaint('fixed: in a tournament every bot plays in all seats');
  const { seating } = settingOf({ game: id, pack, options, seats });
  const lineUps = tournament
    ? lineUpsOf(named, seating, flags.lineUps ?? 'mixed')
    : [botPerSeat(named, seats)];
  const perDeal = lineUps.reduce((sum, bots) => sum + turnsOf(bots, seating, fixed).length, 0);
  const usual = tournament && flags.games === undefined ? usualDeals : null;
  const deals = flags.deals ?? usual ?? Math.ceil((flags.games ?? usualGames) / perDeal);
  const keeps = tournament ? 'results' : 'tallies';
  return { game: id, seats, options, pack, lineUps, seed, deals, fixed, check, keeps };
}

function expectContest(plan: Plan): void {
  if (new Set(plan.lineUps.flat()).size < 2)
    throw new Complaint('until: one bot alone has nothing to decide; name several');
}

/** The command that makes the same report again. */
function commandOf(game: string, flags: RunFlags): string {
  const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "'\\''")}'`;
  const parts = [
    ...(flags.seats === undefined ? [] : [`--seats ${flags.seats}`]),
    ...(flags.tournament ? ['--tournament'] : []),
    ...(flags.tournament && flags.lineUps !== 'mixed' ? [`--line-ups ${flags.lineUps}`] : []),
    `--bots ${flags.bots}`,
    ...(flags.games === undefined ? [] : [`--games ${flags.games}`]),
    ...(flags.deals === undefined ? [] : [`--deals ${flags.deals}`]),
    ...(flags.until === undefined ? [] : [`--until ${flags.until}`]),
    `--seed ${flags.seed}`,
    ...(JSON.stringify(flags.options) === '{}' ? [] : [`--options ${quoted(flags.options)}`]),
    ...(flags.pack === undefined ? [] : [`--pack ${flags.pack}`]),
    ...(flags.fixed ? ['--fixed'] : []),
  ];
  return `npx accretion sim ${game} ${parts.join(' ')}`;
}

function write(file: string, summary: Summary, command: string): void {
  const text = file.endsWith('.md') ? inMarkdown(summary, command) : `${JSON.stringify(summary, null, 2)}\n`;
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Complaint(`out: ${(error as Error).message}`);
  }
}
