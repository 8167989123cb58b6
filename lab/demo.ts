/** accretion demo: a match of bots, told in the terminal. */
import type { Json } from '@accretion/engine';
import type { Language } from '@accretion/games';
import { Command } from 'commander';
import { seated } from './bots.ts';
import { jsonText, languageOption, wholeNumber } from './input.ts';
import { openingOf, settingOf } from './plan.ts';
import { playOut } from './playOut.ts';
import { planOf } from './sim.ts';
import { people, Teller } from './telling.ts';
import { styled, type Terminal } from './terminal.ts';

interface Flags {
  readonly seats?: number;
  readonly bots: string;
  readonly seed?: string;
  readonly options: Json;
  readonly language: Language;
}

export const demo = (terminal: Terminal): Command =>
  new Command('demo')
    .summary('watch a match between bots')
    .description('Plays a match between bots and tells it in sentences, with the score after each Round.')
    .argument('<game>', 'which game to play')
    .option('--seats <n>', 'number of players', wholeNumber(1, 16))
    .option('--bots <names>', 'a bot for each seat, or one name for all of them', 'greedy')
    .option('--seed <word>', 'replays the same match (default: a new match every time)')
    .option('--options <json>', 'options of the match', jsonText, {})
    .addOption(languageOption())
    .addHelpText(
      'after',
      '\nExamples:\n  accretion demo buccaneers\n  accretion demo amass --bots greedy,random,random --seed 7 --language de',
    )
    .action(async (game: string, { language, ...flags }: Flags) => {
      const plan = planOf(game, { ...flags, seed: flags.seed ?? String(Date.now()), games: 1 });
      const { entry, ruleset } = settingOf(plan);
      const [bots = []] = plan.lineUps;
      const { words } = await entry.words();
      const players = bots.map((_, seat) => people[seat] ?? `${seat + 1}`);
      terminal.out(`${styled(terminal, 'bold', ruleset.game.name[language])} (seed ${plan.seed})\n`);
      const teller = new Teller(
        terminal,
        ruleset,
        words,
        await words.log?.(),
        entry.report(ruleset.model),
        players,
        language,
      );
      teller.introduce(bots.map((bot) => ` (${bot})`));
      const { outcome, state } = playOut({
        ruleset,
        opening: openingOf(plan, 0),
        bots: seated(entry, ruleset, bots),
        hear: (told, after) => teller.hear(told, after),
      });
      teller.end(outcome, state);
    });
