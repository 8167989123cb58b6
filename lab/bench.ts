/** accretion bench: how fast a game is on one core, through the contract that everybody uses. A report, not a test. */
import { fastRng } from '@accretion/bots';
import {
  Feed,
  firstSeat,
  type Json,
  type Move,
  nobody,
  only,
  type Rng,
  type Ruleset,
  type Seats,
  type State,
} from '@accretion/engine';
import { entries } from '@accretion/games';
import { Command } from 'commander';
import { entryNamed, rulesetWith, usualSeats, wholeNumber, wholeOptions } from './input.ts';
import { type Cell, columns, grouped, progress, type Terminal } from './terminal.ts';

interface Measure {
  readonly name: string;
  readonly unit: string;
  /** Does it so many times; returns how often that was. */
  work(): number;
}

interface Figure {
  readonly game: string;
  readonly name: string;
  readonly unit: string;
  readonly best: number;
  readonly median: number;
  /** Microseconds each, at best. */
  readonly micros: number;
}

interface Flags {
  readonly samples: number;
  readonly millis: number;
  readonly json?: boolean;
}

export const bench = (terminal: Terminal): Command =>
  new Command('bench')
    .summary('measure the speed of a game on one core')
    .description(
      'Measures random playouts, copies, views, imagined states and updates after a warm-up. Prints the best and the median of several samples: the best shows what the code can do, the median what this machine usually does.',
    )
    .argument('[game]', 'which game to measure (default: all)')
    .option('--samples <n>', 'samples of each measurement', wholeNumber(1, 1000), 9)
    .option('--millis <n>', 'length of a sample in milliseconds', wholeNumber(1, 60_000), 200)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  accretion bench buccaneers\n  accretion bench --samples 20 --json')
    .action((game: string | undefined, flags: Flags) => {
      const chosen = game === undefined ? entries : [entryNamed(game)];
      const figures = chosen.flatMap((entry) => {
        const ruleset = rulesetWith(entry.game, null);
        const seats = usualSeats(entry.game);
        return measured(
          entry.game.id,
          measures(ruleset, wholeOptions(ruleset, {}, seats), seats),
          flags,
          terminal,
        );
      });
      if (flags.json) return terminal.out(`${JSON.stringify(figures, null, 2)}\n`);
      const rows = figures.map((one): Cell[] => [
        one.game,
        one.name,
        grouped(one.best),
        grouped(one.median),
        one.micros.toFixed(2),
        one.unit,
      ]);
      terminal.out(columns(['game', 'measure', 'best /s', 'median /s', 'µs each', 'counted'], rows));
    });

function measured(
  game: string,
  all: readonly Measure[],
  { samples, millis }: Flags,
  terminal: Terminal,
): Figure[] {
  const bar = progress(terminal, game, all.length);
  const figures = all.map((measure, index): Figure => {
    bar.at(index);
    warmUp(measure, millis);
    const rates = Array.from({ length: samples }, () => sample(measure, millis)).sort((a, b) => b - a);
    const [best = 0] = rates;
    const median = rates[Math.floor(samples / 2)] ?? best;
    return { game, name: measure.name, unit: measure.unit, best, median, micros: 1e6 / best };
  });
  bar.end();
  return figures;
}

/** Until five samples in a row are hardly faster than the best before: the code is as fast now as it will be. */
function warmUp(measure: Measure, millis: number): void {
  let best = 0;
  for (let since = 0; since < 5; ) {
    const rate = sample(measure, millis);
    since = rate > 1.02 * best ? 0 : since + 1;
    best = Math.max(best, rate);
  }
}

/** How many a second, over about this many milliseconds. */
function sample({ work }: Measure, millis: number): number {
  const started = performance.now();
  let done = 0;
  let now = started;
  while (now - started < millis) {
    done += work();
    now = performance.now();
  }
  return (done / (now - started)) * 1000;
}

/** Results go here, so that no work can be left out as useless. */
const sink: { kept: unknown } = { kept: null };

function measures(ruleset: Ruleset, options: Json, seats: number): Measure[] {
  const rng = fastRng('bench');
  const { states, viewers } = sampled(ruleset, options, seats, rng);
  const views = states.map((state, i) => ruleset.view(state, viewers[i] as Seats));
  const deals = views.map((view, i) => ruleset.imagine(view, viewers[i] as Seats));
  const each = (name: string, unit: string, one: (i: number) => void): Measure => ({
    name,
    unit,
    work() {
      for (let i = 0; i < states.length; i++) one(i);
      return states.length;
    },
  });
  const feed = new Feed(ruleset, only(0), states[0] as State);
  return [
    {
      name: 'playout',
      unit: `moves of random matches, ${seats} seats`,
      work: () => playout(ruleset, options, seats, rng),
    },
    each('clone', 'copied states', (i) => {
      sink.kept = ruleset.clone(states[i] as State);
    }),
    each('view', 'views of one seat', (i) => {
      sink.kept = ruleset.view(states[i] as State, viewers[i] as Seats);
    }),
    each('study', 'views studied for imagining', (i) => {
      sink.kept = ruleset.imagine(views[i], viewers[i] as Seats);
    }),
    each('imagine', 'imagined states', (i) => {
      sink.kept = deals[i]?.(rng);
    }),
    each('update', 'updates of one viewer', (i) => {
      sink.kept = feed.next(states[i] as State, []);
    }),
    { name: 'machine', unit: 'steps of xorshift32, to compare machines', work: calibrate },
  ];
}

function playout(
  ruleset: Ruleset,
  options: Json,
  seats: number,
  rng: Rng,
  visit?: (state: State, asked: Seats) => void,
): number {
  const state = ruleset.setup(options, seats, rng);
  let moves = 0;
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    visit?.(state, asked);
    const seat = firstSeat(asked);
    const offers = ruleset.moves(state, seat);
    ruleset.play(state, seat, offers[rng.below(offers.length)] as Move, rng);
    moves++;
  }
  return moves;
}

/** States of a few matches in their order, each with the view of a seat that is asked. */
function sampled(
  ruleset: Ruleset,
  options: Json,
  seats: number,
  rng: Rng,
): { states: State[]; viewers: Seats[] } {
  const states: State[] = [];
  const viewers: Seats[] = [];
  for (let match = 0; match < 4; match++) {
    playout(ruleset, options, seats, rng, (state, asked) => {
      states.push(ruleset.clone(state));
      viewers.push(only(firstSeat(asked)));
    });
  }
  return { states, viewers };
}

function calibrate(): number {
  let x = 1;
  for (let i = 0; i < 100_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  sink.kept = x;
  return 100_000;
}
