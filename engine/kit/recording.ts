/** A record replays to its hashes, and tampering is found at the first entry that differs. */
import { chanceOf } from '../chance.ts';
import { isRefusal } from '../game.ts';
import { copyJson, sameJson } from '../json.ts';
import { Match } from '../match.ts';
import { withNames } from '../names.ts';
import { type MatchRecord, recordOf, verify } from '../record.ts';
import { choosing, oneFrom, type Run } from './run.ts';
import type { Report, Subject } from './subject.ts';
import { fickleMatch } from './takingBack.ts';

export function recording(subject: Subject, fault: Report): void {
  for (const [index, run] of subject.runs.entries()) {
    misnamed(run, fault);
    const match = new Match(run.ruleset, run);
    for (const { n, seat, move } of run.moments) {
      const played = match.play(seat, move);
      if (isRefusal(played)) {
        fault(`${run.where}, entry ${n}`, `refused by ${played.rule} (${played.why})`);
        return;
      }
    }
    const kept = copyJson(recordOf(match, null));
    verified(subject, run, kept, 'its record', fault);
    if (index % 3 > 0) continue;
    const fickle = copyJson(recordOf(fickleMatch(run, subject.bound), null));
    verified(subject, run, fickle, 'a record with undo and rewind', fault);
    tampered(subject, run, kept, fault);
  }
}

/** Records and scenarios name components, so a name must mean one. */
function misnamed(run: Run, fault: Report): void {
  for (const [kind, names] of Object.entries(run.ruleset.rules.components)) {
    if (typeof names === 'number') continue;
    const twice = names.find((name, id) => names.indexOf(name) !== id);
    if (twice !== undefined) fault(run.where, `two components of kind ${kind} are called "${twice}"`);
  }
}

function verified(subject: Subject, run: Run, kept: MatchRecord, what: string, fault: Report): void {
  const { ok, problem } = verify(kept, [subject.game]);
  if (!ok) fault(run.where, `${what} does not verify: ${problem}`);
}

function tampered(subject: Subject, run: Run, kept: MatchRecord, fault: Report): void {
  const expect = (what: string, changed: MatchRecord, agreed: number | null): void => {
    const verdict = verify(changed, [subject.game]);
    if (verdict.ok) fault(run.where, `${what} goes unnoticed`);
    else if (agreed !== null && verdict.agreed !== agreed) {
      fault(
        run.where,
        `${what} is noticed after ${verdict.agreed} entries instead of ${agreed}: ${verdict.problem}`,
      );
    }
  };
  const rng = choosing(`${run.where}/tamper`);
  const at = rng.below(kept.entries.length);
  const withEntry = (entry: object): MatchRecord => ({
    ...kept,
    entries: kept.entries.map((one, i) => (i === at ? { ...one, ...entry } : one)),
  });
  expect(`another hash of entry ${at + 1}`, withEntry({ hash: '0'.repeat(64) }), at);
  const move = otherMove(run, at);
  if (move !== null) expect(`another move in entry ${at + 1}`, withEntry({ move }), at);
  const { outcome } = kept;
  if (outcome !== null) {
    expect('another outcome', { ...kept, outcome: { ...outcome, of: outcome.of + 1 } }, kept.entries.length);
  }
  const isDealt = !sameJson(
    run.ruleset.setup(run.options, run.seats, chanceOf('0'.repeat(64), 0)),
    run.opened,
  );
  if (isDealt) expect('another seed', { ...kept, seed: '0'.repeat(64) }, 0);
}

/** Another legal move at an entry, with names, that leads elsewhere. */
function otherMove(run: Run, at: number): unknown {
  const moment = run.moments[at];
  if (moment === undefined) return null;
  const { ruleset } = run;
  const elsewhere = ruleset.moves(moment.state, moment.seat).filter((move) => {
    const state = ruleset.clone(moment.state);
    ruleset.play(state, moment.seat, move, chanceOf(run.seed, moment.n));
    return !sameJson(state, moment.after);
  });
  if (elsewhere.length === 0) return null;
  return withNames(
    ruleset.game.move,
    oneFrom(choosing(`${run.where}/${at}`), elsewhere),
    ruleset.rules.components,
  );
}
