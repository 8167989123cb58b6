/** accretion lab tune: moves stand-in values, or a judge's weights, until matches of bots come out as wanted. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Json, Pack } from '@accretion/engine';
import { Command, InvalidArgumentError } from 'commander';
import { crewOf } from '../crew/crew.ts';
import type { Crew } from '../crew/hand.ts';
import { jsonText, wholeNumber } from '../input.ts';
import type { Result } from '../matches.ts';
import { type Plan, partsOf, settingOf } from '../plan.ts';
import { planOf } from '../sim.ts';
import { Complaint, columns, grouped, percent, progress, type Terminal } from '../terminal.ts';
import { type Interval, wilson } from '../tournament/intervals.ts';
import { standingsOf } from '../tournament/standings.ts';
import { type Difference, differences, type Knob, packWith, valueKnobs, weightKnobs } from './knobs.ts';
import { memoIn } from './memo.ts';
import { nearest, searched, type Try } from './search.ts';

interface Flags {
  readonly target: number;
  readonly measure: string;
  readonly of?: string;
  readonly values?: string;
  readonly weights?: string;
  readonly tolerance: number;
  readonly tries: number;
  readonly seats?: number;
  readonly bots: string;
  readonly games: number;
  readonly proof: number;
  readonly seed: string;
  readonly options: Json;
  readonly pack?: string;
  readonly workers: number;
  readonly state?: string;
  readonly name: string;
  readonly out?: string;
  readonly report?: string;
}

/** A share such as 0.65 or 65%, or any other number. */
function aim(text: string): number {
  const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (text !== '' && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Expected a number, such as 0.65 or 65%.');
}

export const tune = (terminal: Terminal): Command =>
  new Command('tune')
    .summary('move stand-in values or weights towards a target')
    .description(
      'Plays matches between bots with stand-in values (never printed ones) or weights of a judge changed step by step, until the win rate of a bot, or another statistic, is near a target. Then plays fresh deals to prove it, and writes a pack.',
    )
    .argument('<game>', 'which game to tune')
    .requiredOption('--target <number>', 'what to reach: 0.65, or 65%', aim)
    .option('--measure <what>', 'wins, or a statistic of the game: "rounds", "drawn in/BH-DIR1"', 'wins')
    .option('--of <bot>', 'whose wins, and whose weights (default: the first bot)')
    .option('--values <paths>', 'stand-in values to move, those of one path together: "holes.*.threshold"')
    .option('--weights <paths>', "weights of the bot's judge to move")
    .option('--tolerance <number>', 'near enough', aim, 0.01)
    .option('--tries <n>', 'at most so many settings', wholeNumber(1, 10_000), 60)
    .option('--seats <n>', 'number of players', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all of them', 'greedy')
    .option('--games <n>', 'matches for each setting', wholeNumber(1), 200)
    .option('--proof <n>', 'matches on fresh deals at the end', wholeNumber(1), 400)
    .option('--seed <word>', 'the same seed plays the same matches', '1')
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'a content pack to start from')
    .option('--workers <n>', 'number of worker threads', wholeNumber(1, 256), availableParallelism())
    .option(
      '--state <file>',
      'keep what was measured in this file; a run that was stopped goes on from there',
    )
    .option('--name <words>', 'what the pack is called', 'Tuned')
    .option('--out <file>', 'the pack to write; for weights a file that lists them')
    .option('--report <file>', 'the difference and the proof, as Markdown')
    .addHelpText(
      'after',
      `
Examples:
  accretion lab tune amass --seats 1 --options '{"level": "hard"}' --target 40% --values levels.hard.sentries.1 --out hard.json
  accretion lab tune buccaneers --seats 4 --measure "drawn in" --target 35% --values 'holes.*.threshold' --out holes.json
  accretion lab tune buccaneers --bots greedy,greedy+envy=0.5,greedy+envy=0.5 --weights caution --target 30%`,
    )
    .action(async (game: string, flags: Flags) => {
      const crew = crewOf(flags.workers);
      try {
        await tuned(terminal, crew, game, flags);
      } finally {
        await crew.end();
      }
    });

interface Proof extends Interval {
  readonly measured: number;
  readonly matches: number;
}

async function tuned(terminal: Terminal, crew: Crew, game: string, flags: Flags): Promise<void> {
  const plan: Plan = { ...planOf(game, flags), keeps: 'tallies' };
  const { entry, ruleset } = settingOf(plan);
  if ((flags.values === undefined) === (flags.weights === undefined))
    throw new Complaint('values: name values or weights to move, not both');
  const knobs =
    flags.values !== undefined
      ? valueKnobs(entry, ruleset.box.content, flags.values.split(','))
      : weightKnobs(entry, (flags.weights ?? '').split(','));
  const bot = flags.of ?? plan.lineUps[0]?.[0] ?? '';
  if (!plan.lineUps[0]?.includes(bot)) throw new Complaint(`of: no seat is held by "${bot}"`);
  const settingFor = (steps: readonly number[]): { plan: Plan; pack: Pack | null; bot: string } | null => {
    const changes = differences(knobs, steps);
    if (flags.weights !== undefined) {
      const changed = [bot, ...changes.map(({ path, after }) => `${path.join('.')}=${after}`)].join('+');
      const lineUps = plan.lineUps.map((line) => line.map((one) => (one === bot ? changed : one)));
      return { plan: { ...plan, lineUps }, pack: null, bot: changed };
    }
    if (changes.length === 0) return { plan: { ...plan }, pack: ruleset.box.pack, bot };
    const pack = packWith(entry, ruleset.box.pack, ruleset.box.content, flags.name, changes);
    return pack === null ? null : { plan: { ...plan, pack }, pack, bot };
  };
  const memo = memoIn(flags.state, {
    game,
    plan,
    knobs: knobs.map(({ name }) => name),
    measure: flags.measure,
  });
  const bar = progress(terminal, 'settings', flags.tries);
  let done = 0;
  const tries = await searched({
    target: flags.target,
    tolerance: flags.tolerance,
    steps: knobs.map(({ step }) => step),
    maxTries: flags.tries,
    async measure(steps) {
      bar.at(done++);
      const known = memo.get(steps);
      if (known !== undefined) return known;
      const setting = settingFor(steps);
      const played = setting && (await measured(crew, setting.plan, flags.measure, setting.bot));
      memo.keep(steps, played?.measured ?? null);
      return played?.measured ?? null;
    },
  }).finally(bar.end);
  const best = nearest(tries, flags.target);
  const setting = best && settingFor(best.steps);
  if (best === undefined || !setting) throw new Error('nothing was tried');
  const fresh = { ...setting.plan, ...proofOf(game, flags) };
  const proof = await measured(crew, fresh, flags.measure, setting.bot);
  const changes = differences(knobs, best.steps);
  const text = told(plan, flags, { best, tries, changes, proof, knobs, bot: setting.bot });
  terminal.out(text.columns);
  if (flags.report !== undefined) write('report', flags.report, text.markdown);
  const weights = {
    game,
    weights: Object.fromEntries(changes.map(({ path, after }) => [path.join('.'), after])),
  };
  if (flags.out !== undefined)
    write(
      'out',
      flags.out,
      `${JSON.stringify(flags.weights === undefined ? setting.pack : weights, null, 2)}\n`,
    );
}

/** Deals nobody has tuned with. */
function proofOf(game: string, flags: Flags): Pick<Plan, 'seed' | 'deals'> {
  const { deals } = planOf(game, { ...flags, games: flags.proof });
  return { seed: `${flags.seed}/proof`, deals };
}

async function measured(crew: Crew, plan: Plan, measure: string, bot: string): Promise<Proof> {
  const results: Result[] = [];
  await crew.play(plan, 0, partsOf(plan), (one) => results.push(one));
  const { bots, tallies, matches } = standingsOf(plan, results);
  if (measure === 'wins') {
    const found = bots[bot];
    if (found === undefined) throw new Complaint(`of: no seat is held by "${bot}"`);
    return { measured: found.wins, low: found.low, high: found.high, matches };
  }
  const [what, at] = measure.split('/');
  const own = tallies.filter((one) => one.what === what && (at === undefined || one.at === at));
  if (own.length === 0) {
    const known = [...new Set(tallies.map((one) => one.what))];
    throw new Complaint(`measure: there is no "${measure}"; there are wins, ${known.join(', ')}`);
  }
  const sum = own.reduce((total, one) => total + one.sum, 0);
  const among = own.reduce((total, one) => total + one.among, 0);
  const isShare = own.every(({ as }) => as === 'share');
  const mean = sum / among;
  return { measured: mean, matches, ...(isShare ? wilson(sum, among) : { low: mean, high: mean }) };
}

interface Told {
  readonly best: Try;
  readonly tries: readonly Try[];
  readonly changes: readonly Difference[];
  readonly proof: Proof;
  readonly knobs: readonly Knob[];
  readonly bot: string;
}

function told(plan: Plan, flags: Flags, { best, tries, changes, proof, knobs, bot }: Told) {
  const isShare = flags.target >= 0 && flags.target <= 1;
  const as = (value: number): string => (isShare ? percent(value) : value.toFixed(2));
  const isNear = Math.abs(proof.measured - flags.target) <= flags.tolerance;
  const isReached = isNear || (flags.target >= proof.low && flags.target <= proof.high);
  const span = proof.low === proof.high ? '' : `, 95 %: ${as(proof.low)} to ${as(proof.high)}`;
  const lines = [
    `${plan.game}: ${flags.measure}${flags.measure === 'wins' ? ` of ${bot}` : ''}, target ${as(flags.target)}`,
    `Before: ${as(tries[0]?.measured ?? 0)}. After ${tries.length} settings of ${grouped(plan.deals)} deals, seed ${plan.seed}: ${as(best.measured)}.`,
    `Proof on ${grouped(proof.matches)} matches of fresh deals, seed ${plan.seed}/proof: ${as(proof.measured)}${span}. ${isReached ? 'The target is reached.' : 'The target is not reached.'}`,
  ];
  const head = ['value', 'before', 'after'];
  const rows = changes.map(({ path, before, after }) => [path.join('.'), before, after]);
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const turned = `Moved: ${knobs.map(({ name }) => name).join(', ')}.`;
  return {
    columns: `${lines.join('\n')}\n\n${rows.length === 0 ? 'Nothing had to change.\n' : columns(head, rows)}`,
    markdown: `# ${lines[0]}\n\n${lines.slice(1).join('\n')} ${turned}\nOptions: \`${JSON.stringify(plan.options)}\`; bots: ${plan.lineUps[0]?.join(', ')}.\n\n${table}\n`,
  };
}

function write(field: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Complaint(`${field}: ${(error as Error).message}`);
  }
}
