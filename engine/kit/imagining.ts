/** Imagined states agree with the view, can be played, and differ from each other wherever they may. */
import { problems } from '../check.ts';
import { miscounted } from '../components.ts';
import type { State } from '../game.ts';
import { copyJson, pathText } from '../json.ts';
import { problemText } from '../problems.ts';
import type { Spot } from '../walk.ts';
import { difference } from './difference.ts';
import { choosing, type Moment, playOn, type Run, sampled, viewersOf, viewerText, whereAt } from './run.ts';
import { hiddenSpots } from './scramble.ts';
import type { Report, Subject } from './subject.ts';

const deals = 30;
const scalars: ReadonlySet<string> = new Set(['int', 'flag', 'text', 'oneOf', 'ref', 'count']);

/** An imagined state has the viewer's view, is whole, contradicts nothing remembered and can be played to its end. */
export function imagining(subject: Subject, fault: Report): void {
  for (const run of subject.runs) {
    for (const moment of sampled(run, subject.trial.imagined ?? 12)) {
      for (const viewer of viewersOf(run.seats)) {
        const where = `${whereAt(run, moment)}, ${viewerText(viewer)}`;
        const known = copyJson(run.ruleset.view(moment.state, viewer));
        const text = JSON.stringify(known);
        const rng = choosing(where);
        const imagine = run.ruleset.imagine(known, viewer);
        const untrue = subject.trial.agrees?.(moment.state, viewer) ?? null;
        if (untrue !== null) fault(where, `the true state disagrees: ${untrue}`);
        for (let deal = 0; deal < 3; deal++) {
          const state = imagine(rng);
          contradictions(subject, run, state, viewer, known, where, fault);
          const stuck = playOn(run.ruleset, state, run.seats, rng, deal === 0 ? subject.bound : 5);
          if (stuck !== null) fault(where, `an imagined state cannot be played on: ${stuck}`);
        }
        if (JSON.stringify(known) !== text)
          fault(where, 'imagining, or playing on from it, changed the view it studied');
      }
    }
  }
}

function contradictions(
  subject: Subject,
  run: Run,
  state: State,
  viewer: number,
  known: unknown,
  where: string,
  fault: Report,
): void {
  const { ruleset } = run;
  const { shape, components } = ruleset.rules;
  for (const problem of problems(shape, state, components)) fault(where, `imagined: ${problemText(problem)}`);
  for (const lost of miscounted(shape, state, components)) fault(where, `imagined: ${lost}`);
  const other = difference(known, ruleset.view(state, viewer));
  if (other !== null) fault(where, `the imagined state has another view: ${other}`);
  const forgotten = subject.trial.agrees?.(state, viewer) ?? null;
  if (forgotten !== null) fault(where, `imagined: ${forgotten}`);
}

/** No hidden place always gets the same value, unless its value follows from what is open. */
export function variety(subject: Subject, fault: Report): void {
  const asked = new Map<string, number>();
  const varied = new Set<string>();
  for (const run of subject.runs) {
    for (const moment of sampled(run, 10)) {
      for (const viewer of viewersOf(run.seats)) {
        for (const [place, values] of dealtValues(run, moment, viewer)) {
          asked.set(place, (asked.get(place) ?? 0) + 1);
          if (values.size > 1) varied.add(place);
        }
      }
    }
  }
  for (const [place, times] of asked) {
    if (times < 6 || varied.has(place) || subject.trial.forced?.(place)) continue;
    fault('all matches', `${place} got the same value in all ${deals} deals, at each of ${times} moments`);
  }
}

/** What lay in hidden places over many deals, where the viewer's own eyes leave more than one possible. */
function dealtValues(run: Run, moment: Moment, viewer: number): Map<string, Set<string>> {
  const { ruleset } = run;
  const { shape } = ruleset.rules;
  const imagine = ruleset.imagine(copyJson(ruleset.view(moment.state, viewer)), viewer);
  const rng = choosing(`${whereAt(run, moment)}/${viewer}/deals`);
  const dealt = new Map<string, Set<string>>();
  for (let deal = 0; deal < deals; deal++) {
    for (const [place, contents] of contentsOf(hiddenSpots(shape, imagine(rng), viewer))) {
      dealt.set(place, (dealt.get(place) ?? new Set()).add(contents));
    }
  }
  return dealt;
}

/** What lies in each hidden place; components of one list together, and only where they could lie elsewhere too. */
function contentsOf(spots: readonly Spot[]): Map<string, string> {
  const found = new Map<string, string>();
  const holders = new Map<string, Set<string>>();
  for (const { node, value, path } of spots) {
    if (node.is !== 'card' && !scalars.has(node.is)) continue;
    const isListed = typeof path.at(-1) === 'number';
    const place = pathText(isListed ? path.slice(0, -1) : path);
    found.set(place, `${found.get(place) ?? ''} ${value}`);
    if (node.is !== 'card') continue;
    holders.set(node.kind, (holders.get(node.kind) ?? new Set()).add(place));
  }
  for (const alone of holders.values()) if (alone.size === 1) for (const place of alone) found.delete(place);
  return found;
}
