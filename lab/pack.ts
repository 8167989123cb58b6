/** accretion pack: checks content packs. */
import { boxOf, inEnglish, isRecord, problemText } from '@accretion/engine';
import { Command } from 'commander';
import { entryNamed, readJson } from './input.ts';
import { Complaint, Failed, type Terminal } from './terminal.ts';

export const pack = (terminal: Terminal): Command =>
  new Command('pack')
    .summary('check content packs')
    .description('A pack changes the built-in content: cards, boards, numbers.')
    .addCommand(check(terminal))
    .addHelpText('after', '\nExample:\n  accretion pack check my-cards.json');

const check = (terminal: Terminal): Command =>
  new Command('check')
    .description(
      'Prints a line for each problem of a pack: where it is, what was expected and what was found.',
    )
    .argument('<file>', 'the pack')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A pack:
  { "game": "buccaneers", "name": "My box",
    "content": { "trash": { "SPC01": { "sides": [{ "value": -6, "weight": -4 }] } } } }

Example:
  accretion pack check my-cards.json`,
    )
    .action((file: string, { json }: { json?: boolean }) => {
      const value = readJson(file);
      if (!isRecord(value))
        throw new Complaint(`${file}: expected a pack: a JSON object with game, name and content`);
      if (typeof value['game'] !== 'string') throw new Complaint(`${file}: game: expected the id of a game`);
      const { game } = entryNamed(value['game']);
      const boxed = boxOf(game, value);
      const problems = 'problems' in boxed ? boxed.problems : [];
      if (json)
        terminal.out(
          `${JSON.stringify({ ok: problems.length === 0, problems: inEnglish(problems, game) }, null, 2)}\n`,
        );
      else {
        for (const problem of problems) terminal.err(`${problemText(problem, game)}\n`);
        if ('box' in boxed) terminal.out(`${file}: valid; the hash of its content is ${boxed.box.hash}\n`);
      }
      if (problems.length > 0) throw new Failed();
    });
