/** accretion record: make a record from a match of bots, or verify one. */
import { writeFileSync } from 'node:fs';
import { isRefusal, type Json, Match, recordOf, verify } from '@accretion/engine';
import { games } from '@accretion/games';
import { Command } from 'commander';
import { jsonText, readJson, refusalText, seated, wholeNumber } from './input.ts';
import { lineUp, openingOf, openTable } from './matches.ts';
import { Fault, playOut } from './playOut.ts';
import { planOf } from './sim.ts';
import { Complaint, Failed, type Terminal } from './terminal.ts';

export const record = (terminal: Terminal): Command =>
  new Command('record')
    .summary('make and verify records of matches')
    .description('Records are matches as files: every move and a hash of the state it led to.')
    .addCommand(verifyCommand(terminal))
    .addCommand(makeCommand(terminal))
    .addHelpText(
      'after',
      `
Examples:
  accretion record make buccaneers --seed 7 --out match.json
  accretion record verify match.json`,
    );

const verifyCommand = (terminal: Terminal): Command =>
  new Command('verify')
    .description('Replays a record and checks every hash, shuffle and die.')
    .argument('<file>', 'the record')
    .option('--json', 'machine-readable')
    .addHelpText('after', '\nExample:\n  accretion record verify match.json')
    .action((file: string, { json }: { json?: boolean }) => {
      const { ok, agreed, problem, fair } = verify(readJson(file), games);
      if (json) terminal.out(`${JSON.stringify({ ok, agreed, problem, fair }, null, 2)}\n`);
      else if (ok) terminal.out(`${file}: verified, ${agreed} entries agree${fairText(fair)}\n`);
      else terminal.err(`${file}: not verified, ${agreed} entries agree: ${problem}\n`);
      if (!ok) throw new Failed();
    });

const fairText = (fair: boolean | null): string =>
  fair === null ? '; it claims no fairness' : '; the seed follows from commitment and numbers';

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly seed: string;
  readonly match: number;
  readonly options: Json;
  readonly pack?: string;
  readonly out?: string;
}

const makeCommand = (terminal: Terminal): Command =>
  new Command('make')
    .description(
      'Plays a match of bots and writes its record. The same match as in sim with this seed and number.',
    )
    .argument('<game>', 'which game')
    .option('--seats <n>', 'how many sit down', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all', 'greedy')
    .option('--seed <word>', 'the same seed, the same match', '1')
    .option('--match <n>', 'which match of that seed', wholeNumber(0), 0)
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'content of your own')
    .option('--out <file>', 'where to write it (otherwise it is printed)')
    .addHelpText(
      'after',
      '\nExample:\n  accretion record make buccaneers --bots greedy,random,random --seed 7 --out match.json',
    )
    .action((game: string, flags: Flags) => {
      const text = `${JSON.stringify(recorded(game, flags), null, 1)}\n`;
      if (flags.out === undefined) return terminal.out(text);
      try {
        writeFileSync(flags.out, text);
      } catch (error) {
        throw new Complaint(`out: ${(error as Error).message}`);
      }
      terminal.out(`${flags.out}: written\n`);
    });

function recorded(game: string, flags: Flags) {
  const plan = planOf(game, { ...flags, games: 1 });
  const { entry, ruleset } = openTable(plan);
  const opening = openingOf(plan, flags.match);
  const bots = seated(entry, ruleset, lineUp(plan, flags.match));
  const match = new Match(ruleset, opening);
  for (const { seat, move } of playOut({ ruleset, opening, bots }).moves) {
    const played = match.play(seat, move);
    if (isRefusal(played)) throw new Fault(refusalText(played));
  }
  return recordOf(match, null);
}
