/** The accretion command: simulate, report on games, run scenarios, make, verify and show records, check packs, measure, watch. */
import { Command, CommanderError } from 'commander';
import { bench } from './bench.ts';
import { demo } from './demo.ts';
import { lab } from './lab.ts';
import { pack } from './pack.ts';
import { Fault } from './playOut.ts';
import { record } from './record.ts';
import { scenario } from './scenario.ts';
import { sim } from './sim.ts';
import { Complaint, Failed, processTerminal, type Terminal } from './terminal.ts';

/** Runs a command line; returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal = processTerminal): Promise<number> {
  try {
    await program(terminal).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1; // it has spoken
    if (error instanceof Failed) return 1;
    if (error instanceof Complaint || error instanceof Fault) {
      terminal.err(`accretion: ${error.message}\n`);
      return 1;
    }
    throw error;
  }
}

function program(terminal: Terminal): Command {
  const commands = [sim, lab, scenario, record, pack, bench, demo].map((make) => make(terminal));
  const all = new Command('accretion')
    .enablePositionalOptions()
    .description(
      'The laboratory of Accretion: play, measure and check its board games from the command line.',
    )
    .addHelpText(
      'after',
      `
Examples:
  accretion demo buccaneers
  accretion sim buccaneers --bots greedy,random,random,random --games 2000 --seed 7
  accretion scenario games/buccaneers/scenarios`,
    );
  for (const command of commands) all.addCommand(command);
  for (const command of family(all)) {
    command.exitOverride().configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => terminal.columns,
      getErrHelpWidth: () => terminal.columns,
    });
  }
  return all;
}

const family = (command: Command): Command[] => [command, ...command.commands.flatMap(family)];
