/** accretion sim: bot matches over all cores. */
import { availableParallelism } from 'node:os';
import type { Json, Tally } from '@accretion/engine';
import { Command } from 'commander';
import { playAll } from './crew.ts';
import {
  botPerSeat,
  botsIn,
  entryNamed,
  jsonText,
  readJson,
  rulesetWith,
  usualSeats,
  wholeNumber,
  wholeOptions,
} from './input.ts';
import { type Plan, type Sums, standings } from './matches.ts';
import { Complaint, columns, grouped, percent, progress, type Terminal } from './terminal.ts';

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly options: Json;
  readonly pack?: string;
  readonly workers: number;
  readonly fixed?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
}

export const sim = (terminal: Terminal): Command =>
  new Command('sim')
    .summary('play many matches between bots and print statistics')
    .description(
      'Plays matches between bots on all cores and prints wins, points, statistics of the game, length and speed. It fails if an offered move is refused, a match gets stuck or a component is lost.',
    )
    .argument('<game>', 'which game to play')
    .option(
      '--seats <n>',
      'number of players (default: one for each bot named, or 4, or the nearest the game allows)',
      wholeNumber(1, 16),
    )
    .option('--bots <names>', 'a bot for each seat, or one name for all of them', 'greedy')
    .option('--games <n>', 'number of matches', wholeNumber(1), 1000)
    .option('--seed <word>', 'the same seed plays the same matches', '1')
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'a content pack')
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--fixed', 'keep bots in their seats (by default they move on by one seat after every match)')
    .option('--check', 'after every move count components and look for what the game says must hold')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Examples:
  accretion sim buccaneers --seats 4 --bots greedy,random,random,random --games 2000 --seed 7
  accretion sim buccaneers --seats 6 --bots random --games 500 --check --json
  accretion sim buccaneers --options '{"holes": {"are": "first"}}'
  accretion sim amass --seats 1 --bots neverRaids --options '{"level": "hard"}'`,
    )
    .action(async (game: string, flags: Flags) => {
      const plan = planOf(game, flags);
      const bar = progress(terminal, 'matches', plan.games);
      const started = performance.now();
      const sums = await playAll(plan, flags.workers, bar.at).finally(bar.end);
      const seconds = (performance.now() - started) / 1000;
      const result = resultOf(plan, sums, seconds);
      terminal.out(
        flags.json ? `${JSON.stringify(result, null, 2)}\n` : inWords(plan, result, flags.workers),
      );
    });

export function planOf(id: string, flags: Omit<Flags, 'workers'>): Plan {
  const entry = entryNamed(id);
  const { game } = entry;
  const named = botsIn(flags.bots, entry);
  const seats = flags.seats ?? (named.length > 1 ? named.length : usualSeats(game));
  const pack = flags.pack === undefined ? null : (readJson(flags.pack) as Json);
  const options = wholeOptions(rulesetWith(game, pack), flags.options, seats);
  const { games, seed, fixed = false, check = false } = flags;
  if (seed === '') throw new Complaint('seed: expected a word, but it is empty');
  return { game: id, seats, options, pack, bots: botPerSeat(named, seats), seed, games, fixed, check };
}

interface Line {
  readonly seats: number;
  /** Matches won, shared victories split, as a share of all. */
  readonly wins: number;
  readonly points: number;
  readonly rank: number;
}

interface Result {
  readonly plan: Plan;
  readonly bots: Readonly<Record<string, Line>>;
  readonly seats: readonly Line[];
  readonly tallies: readonly Tally[];
  readonly moves: { readonly mean: number; readonly shortest: number; readonly longest: number };
  readonly seconds: number;
  readonly movesPerSecond: number;
}

function resultOf(plan: Plan, sums: Sums, seconds: number): Result {
  const { games, moves, shortest, longest } = sums;
  const line = (held: Sums['seats']): Line => {
    const [all] = held.reduce<Sums['seats']>(
      (sum, one) => standings(sum, [one]),
      [{ wins: 0, points: 0, ranks: 0 }],
    );
    const { wins = 0, points = 0, ranks = 0 } = all ?? {};
    const sat = games * held.length;
    return { seats: held.length, wins: wins / games, points: points / sat, rank: ranks / sat };
  };
  const names = [...new Set(plan.bots)];
  return {
    plan,
    bots: Object.fromEntries(
      names.map((name) => [name, line(sums.bots.filter((_, i) => plan.bots[i] === name))]),
    ),
    seats: sums.seats.map((one) => line([one])),
    tallies: [...sums.tallies].sort((a, b) => compare(a.what, b.what) || compare(a.at, b.at)),
    moves: { mean: moves / games, shortest, longest },
    seconds,
    movesPerSecond: moves / seconds,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function inWords(plan: Plan, result: Result, workers: number): string {
  const row = (name: string, { wins, points, rank, seats }: Line): string[] => [
    name,
    String(seats),
    percent(wins),
    points.toFixed(1),
    rank.toFixed(2),
  ];
  const heads = ['seats', 'wins', 'points', 'rank'];
  const { moves } = result;
  const parts = [
    `${plan.game}: ${grouped(plan.games)} matches, ${plan.seats} seats, seed ${plan.seed}\n`,
    columns(
      ['bot', ...heads],
      Object.entries(result.bots).map(([name, line]) => row(name, line)),
    ),
    columns(
      ['seat', ...heads],
      result.seats.map((line, seat) => row(`seat ${seat}`, line)),
    ),
    ...[...new Set(result.tallies.map(({ what }) => what))].map((what) =>
      columns([what, '', 'of'], result.tallies.filter((one) => one.what === what).map(tallyRow)),
    ),
    `${moves.mean.toFixed(1)} moves a match, from ${moves.shortest} to ${moves.longest}\n${grouped(result.movesPerSecond)} moves per second with ${workers} workers, ${result.seconds.toFixed(1)} seconds in all\n`,
  ];
  return parts.join('\n');
}

function tallyRow({ at, as, sum, among }: Tally): string[] {
  return [at, as === 'share' ? percent(sum / among) : (sum / among).toFixed(2), grouped(among)];
}
