/** accretion record: make a record from a match between bots, verify one, or tell it in sentences. */
import { writeFileSync } from 'node:fs';
import { enter, isRefusal, type Json, Match, recordOf, type Verdict, verify } from '@accretion/engine';
import { games, type Language } from '@accretion/games';
import { Command } from 'commander';
import { seated } from './bots.ts';
import { entryNamed, jsonText, languageOption, readJson, refusalText, wholeNumber } from './input.ts';
import { openingOf, settingOf, turnsOf } from './plan.ts';
import { Fault, playOut } from './playOut.ts';
import { planOf } from './sim.ts';
import { people, Teller } from './telling.ts';
import { Complaint, Failed, styled, type Terminal } from './terminal.ts';

export const record = (terminal: Terminal): Command =>
  new Command('record')
    .summary('make, verify and show records of matches')
    .description('A record is a match in a file: every move, and a hash of the state it led to.')
    .addCommand(makeCommand(terminal))
    .addCommand(verifyCommand(terminal))
    .addCommand(showCommand(terminal))
    .addHelpText(
      'after',
      `
Examples:
  accretion record make buccaneers --seed 7 --out match.json
  accretion record verify match.json
  accretion record show match.json --language de`,
    );

const verifyCommand = (terminal: Terminal): Command =>
  new Command('verify')
    .description('Replays a record and checks every hash, shuffle and die.')
    .argument('<file>', 'the record')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  accretion record verify match.json')
    .action((file: string, { json }: { json?: boolean }) => {
      const verdict = verify(readJson(file), games);
      const { ok, agreed, problem, fair } = verdict;
      if (json) terminal.out(`${JSON.stringify({ ok, agreed, problem, fair }, null, 2)}\n`);
      else if (ok) terminal.out(`${file}: verified, all ${agreed} entries match${fairText(fair)}\n`);
      else terminal.err(notVerified(file, verdict));
      if (!ok) throw new Failed();
    });

const notVerified = (file: string, { agreed, problem }: Verdict): string =>
  `${file}: not verified after ${agreed} matching entries: ${problem}\n`;

const fairText = (fair: boolean | null): string =>
  fair === null ? '; it has no proof of a fair shuffle' : '; the shuffle was fair';

interface Showing {
  readonly language: Language;
  readonly names?: string;
}

const showCommand = (terminal: Terminal): Command =>
  new Command('show')
    .description('Verifies a record and tells the match in sentences, with the score after each Round.')
    .argument('<file>', 'the record')
    .option('--names <names>', "the players' names, separated by commas")
    .addOption(languageOption())
    .addHelpText('after', '\nExample:\n  accretion record show match.json --names Ann,Bob --language de')
    .action(async (file: string, { language, names }: Showing) => {
      const verdict = verify(readJson(file), games);
      const { ok, match } = verdict;
      if (!ok || match === null) {
        terminal.err(notVerified(file, verdict));
        throw new Failed();
      }
      await show(terminal, match, names?.split(',').map((name) => name.trim()) ?? people, language);
    });

/** Replays a match and tells it on the way. */
async function show(
  terminal: Terminal,
  { ruleset, opening, entries }: Match,
  names: readonly string[],
  language: Language,
): Promise<void> {
  const entry = entryNamed(ruleset.game.id);
  const { words } = await entry.words();
  const players = Array.from(
    { length: opening.seats },
    (_, seat) => names[seat] ?? people[seat] ?? `${seat + 1}`,
  );
  terminal.out(`${styled(terminal, 'bold', ruleset.game.name[language])}\n`);
  const teller = new Teller(
    terminal,
    ruleset,
    words,
    await words.log?.(),
    entry.report(ruleset.model),
    players,
    language,
  );
  teller.introduce();
  const again = new Match(ruleset, opening);
  teller.hear(again.opened.told, again.opened.after);
  for (const one of entries) {
    const played = enter(again, one);
    if (isRefusal(played)) throw new Fault(refusalText(played));
    if ('undo' in one) teller.undone(one.seat);
    else if ('rewind' in one) teller.rewound(one.rewind);
    else teller.hear(played.told, played.after);
  }
  if (again.outcome !== null) teller.end(again.outcome, again.state);
}

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
      'Plays a match between bots and writes its record. It is the match that sim plays with the same seed and number.',
    )
    .argument('<game>', 'which game to play')
    .option('--seats <n>', 'number of players', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all of them', 'greedy')
    .option('--seed <word>', 'the same seed plays the same match', '1')
    .option('--match <n>', 'which match of this seed', wholeNumber(0), 0)
    .option('--options <json>', 'options of the match', jsonText, {})
    .option('--pack <file>', 'a content pack')
    .option('--out <file>', 'file to write to (default: print it)')
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
      terminal.out(`Wrote ${flags.out}.\n`);
    });

function recorded(game: string, flags: Flags) {
  const plan = planOf(game, { ...flags, games: 1 });
  const { entry, ruleset, seating } = settingOf(plan);
  const turns = turnsOf(plan.lineUps[0] ?? [], seating, false);
  const opening = openingOf(plan, Math.floor(flags.match / turns.length));
  const bots = seated(entry, ruleset, turns[flags.match % turns.length] ?? []);
  const match = new Match(ruleset, opening);
  for (const { seat, move } of playOut({ ruleset, opening, bots }).moves) {
    const played = match.play(seat, move);
    if (isRefusal(played)) throw new Fault(refusalText(played));
  }
  return recordOf(match, null);
}
