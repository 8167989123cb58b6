/**
 * How long people wait for two Singularities that think at the same time, from being asked to the answer: until it is told,
 * at a moment that says nothing about how long the thought took.
 */
import { availableParallelism, loadavg } from 'node:os';
import { botNamed, fastRng } from '@accretion/bots';
import { firstSeat, isRefusal, nobody, only, optionsFor, rulesetOf, type Seat } from '@accretion/engine';
import { type Entry, entries } from '@accretion/games';
import { Pool, Stop, toldAfter } from '@accretion/server';

const level = 'singularity';
const aim = 1_700;

interface Question {
  readonly game: string;
  readonly pack: null;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly chance: string;
}

/** What seats are asked in a match between Cadets, wherever there is a choice. */
function questionsOf({ game, judge }: Entry): Question[] {
  const ruleset = rulesetOf(game);
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, 3));
  const settled = optionsFor(game, {}, seats, ruleset.box.content);
  const cadet = botNamed('cadet', judge(ruleset.model));
  if (isRefusal(settled) || cadet === undefined) throw new Error(`${game.id} cannot be set up`);
  const rng = fastRng(game.id);
  const state = ruleset.setup(settled.options, seats, rng);
  const found: Question[] = [];
  for (let asked = ruleset.toAct(state); asked !== nobody; asked = ruleset.toAct(state)) {
    const seat = firstSeat(asked);
    // The state is played on in place, and a view may share parts of it.
    const view = structuredClone(ruleset.view(state, only(seat)));
    if (ruleset.moves(state, seat).length > 1)
      found.push({ game: game.id, pack: null, level, seat, view, chance: `${found.length}` });
    ruleset.play(state, seat, cadet.choose({ ruleset, view, seat, rng }), rng);
  }
  return found;
}

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0;
const line = (name: string, waits: readonly number[]): string =>
  [name, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(waits, share).toFixed(0))]
    .map((word, i) => (i === 0 ? word.padEnd(14) : word.padStart(7)))
    .join('');

/** Asks two at once, this many times in each game; true if p99 is within the aim. The first two start the threads. */
export async function measure(pairs: number): Promise<boolean> {
  const pool = new Pool(console.error);
  const waited = async (question: Question | undefined): Promise<number> => {
    if (question === undefined) throw new Error('nobody is asked anything');
    const begun = performance.now();
    await pool.think(question, new Stop());
    return toldAfter({ level, isOwnTurn: false }, performance.now() - begun);
  };
  const all: number[] = [];
  console.log(`${availableParallelism()} cores, load average ${(loadavg()[0] ?? 0).toFixed(1)} before`);
  console.log('milliseconds from being asked: p50, p95, p99, longest');
  try {
    for (const entry of entries) {
      const questions = questionsOf(entry);
      const waits: number[] = [];
      const ask = (at: number): Promise<number> => waited(questions[Math.floor(at * questions.length)]);
      for (let pair = 0; pair < pairs; pair++) {
        const both = await Promise.all([ask(pair / pairs), ask((pair + 0.5) / pairs)]);
        if (all.length + waits.length === 0) console.log(line('first of all', both));
        waits.push(...both);
      }
      console.log(line(entry.game.id, waits));
      all.push(...waits);
    }
  } finally {
    await pool.close();
  }
  console.log(line('all', all));
  const isWithin = percentile(all, 0.99) < aim;
  console.log(`${all.length} thoughts; the aim is a p99 under ${aim} ms: ${isWithin ? 'reached' : 'missed'}`);
  return isWithin;
}
