/** npm run bench:peers: the same draft on two engines, side by side. A report, not a test. */
import { createRequire } from 'node:module';
import { fastRng } from '@accretion/bots';
import { columns, grouped } from '../terminal.ts';
import { accretion } from './accretion.ts';
import { boardgame, type Library } from './boardgame.ts';
import type { Engine } from './engine.ts';

interface Figures {
  readonly moves: number;
  readonly iterations: number;
  readonly views: number;
  readonly bytes: number;
  readonly viewBytes: number;
}

const samples = 7;
const iterations = 200;

/** The best of a few samples, each about this long, after one that warms up. */
async function rate(millis: number, work: () => Promise<number> | number): Promise<number> {
  let best = 0;
  for (let sample = 0; sample <= samples; sample++) {
    const started = performance.now();
    let done = 0;
    while (performance.now() - started < millis) done += await work();
    if (sample > 0) best = Math.max(best, (1000 * done) / (performance.now() - started));
  }
  return best;
}

async function measured<S>(engine: Engine<S>, millis: number): Promise<Figures> {
  const playout = (visit?: (state: S) => void): number => {
    let moves = 0;
    for (let state = engine.start(); !engine.isOver(state); moves++) {
      visit?.(state);
      state = engine.step(state);
    }
    return moves;
  };
  const sizes: number[] = [];
  const viewSizes: number[] = [];
  playout((state) => {
    sizes.push(Buffer.byteLength(engine.stored(state)));
    viewSizes.push(...engine.views(state).map((text) => Buffer.byteLength(text)));
  });
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  return {
    moves: await rate(millis, () => playout()),
    iterations: await rate(millis, async () => {
      await engine.search(engine.start(), iterations);
      return iterations;
    }),
    views: await rate(millis, () =>
      playout((state) => {
        engine.views(state);
      }),
    ),
    bytes: mean(sizes),
    viewBytes: mean(viewSizes),
  };
}

/** Prints the table; `folder` is where boardgame.io is installed. */
export async function run(folder: string, millis: number): Promise<void> {
  const load = createRequire(`${folder}/package.json`);
  const part = (name: keyof Library) => load(`boardgame.io/${name}`);
  const library: Library = { internal: part('internal'), core: part('core'), ai: part('ai') };
  const rng = fastRng('peers');
  const ours = await measured(accretion(), millis);
  const theirs = await measured(
    boardgame(library, (n) => rng.below(n)),
    millis,
  );
  const row = (name: string, of: keyof Figures): string[] => [
    name,
    grouped(ours[of]),
    grouped(theirs[of]),
    (ours[of] / theirs[of]).toFixed(2),
  ];
  process.stdout.write(
    columns(
      ['draft, four seats, 28 moves', 'Accretion', 'boardgame.io', 'ratio'],
      [
        row('playout moves per second', 'moves'),
        row('MCTS iterations per second', 'iterations'),
        row('moves per second with four views serialised', 'views'),
        row('bytes of a state as JSON', 'bytes'),
        row("bytes of a seat's view as JSON", 'viewBytes'),
      ],
    ),
  );
}
