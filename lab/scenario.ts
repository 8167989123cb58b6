/** accretion scenario: runs scenarios, rules cases written as data. */
import { type Finding, isRecord, runScenario } from '@accretion/engine';
import { games } from '@accretion/games';
import { Command } from 'commander';
import { jsonFiles, readJson } from './input.ts';
import { Complaint, Failed, styled, type Terminal } from './terminal.ts';

interface Case {
  readonly file: string;
  readonly name: string;
  readonly findings: readonly Finding[];
}

export const scenario = (terminal: Terminal): Command =>
  new Command('scenario')
    .summary('run scenarios')
    .description(
      'Runs scenarios and prints which of them hold. A file has one scenario or a list of them; a folder means all .json files in it.',
    )
    .argument('<files...>', 'files and folders')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A scenario:
  { "name": "B19 the top one's weight", "game": "buccaneers", "seats": 4, "at": "score",
    "given": { "seats.0.stack": ["SHP09", "SHP03"] },
    "then": [{ "fact": "weight", "of": [0], "equals": 8 }] }

Examples:
  accretion scenario games/buccaneers/scenarios
  accretion scenario one.json another.json --json`,
    )
    .action((paths: string[], { json }: { json?: boolean }) => {
      const cases = jsonFiles(paths).flatMap(casesIn);
      terminal.out(json ? `${JSON.stringify(cases, null, 2)}\n` : inWords(terminal, cases));
      if (cases.some((one) => one.findings.length > 0)) throw new Failed();
    });

function casesIn(file: string): Case[] {
  let value: unknown;
  try {
    value = readJson(file);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    return [{ file, name: '', findings: [{ where: '(the whole)', problem: error.message }] }];
  }
  const list = Array.isArray(value) ? value : [value];
  return list.map((one, index) => {
    const name = isRecord(one) && typeof one['name'] === 'string' ? one['name'] : `scenario ${index + 1}`;
    return { file, name, findings: findingsOf(one) };
  });
}

/** A case that the rules themselves choke on has failed too. */
function findingsOf(value: unknown): readonly Finding[] {
  try {
    return runScenario(value, games);
  } catch (error) {
    return [{ where: '(the whole)', problem: `stopped: ${(error as Error).message}` }];
  }
}

function inWords(terminal: Terminal, cases: readonly Case[]): string {
  const lines = cases.flatMap(({ file, name, findings }) => {
    if (findings.length === 0) return [`${styled(terminal, 'green', 'holds')}  ${name}`];
    const wrong = findings.map(({ where, problem }) => `       ${where}: ${problem}`);
    return [`${styled(terminal, 'red', 'FAILS')}  ${name} (${file})`, ...wrong];
  });
  const failed = cases.filter(({ findings }) => findings.length > 0).length;
  return `${lines.join('\n')}\n\n${cases.length - failed} of ${cases.length} scenarios hold\n`;
}
