/** The headings of the log: Rounds, phases, and what each player does in those that all play at their own pace. */
import { speechOf } from '../../pieces/words.ts';
import type { Heading, LogWords, Under } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Story, View } from '../rules/state.ts';
import { editionIn } from './known.ts';

// biome-ignore format: one text, one line
const heading = speechOf({
  round: { en: 'Round {round}', de: 'Runde {round}' },
  'round.starter': { en: 'Round {round}: {player} starts', de: 'Runde {round}: {player} beginnt' },
  draft: { en: 'Resource Draft', de: 'Ressourcendraft' },
  gaining: { en: 'Gains from the draft', de: 'Erträge aus dem Draft' },
  'gaining.of': { en: '{player}: gains from the draft', de: '{player}: Erträge aus dem Draft' },
  discovery: { en: 'Discovery', de: 'Entdeckung' },
  actions: { en: 'Actions', de: 'Aktionen' },
  'actions.of': { en: '{player}: Actions', de: '{player}: Aktionen' },
  turns: { en: 'Player Turns', de: 'Spielzüge' },
  'turns.of': { en: '{player}: Player Turn', de: '{player}: Spielzug' },
  settle: { en: 'Aftermath', de: 'Nachwirkungen' },
  bonus: { en: 'Solar Mass Bonus', de: 'Sonnenmassebonus' },
  reopen: { en: 'Wormholes reopen', de: 'Wurmlöcher öffnen sich wieder' },
  end: { en: 'The match is over', de: 'Die Partie ist zu Ende' },
}).say;

const none: readonly Heading[] = [];

export const log: LogWords<View, Story, Cards> = {
  headings(told, under, names, _ruleset, language, view) {
    const player = (seat: number): string => names[seat] ?? '';
    const isEarlier = editionIn(view) === 'earlier';
    const turn = (key: string, text: string): readonly Heading[] => [{ level: 'turn', key, text }];
    switch (told.did) {
      case 'round': {
        const { round, starter } = told;
        const key = names.length === 1 ? 'round' : 'round.starter'; // R85
        const text = heading(language, key, { round, player: player(starter) });
        return [{ level: 'round', key: `${round}`, text, saysAll: true }];
      }
      case 'phase': {
        const { phase } = told;
        if (phase !== 'draft' && phase !== 'gaining' && phase !== 'discovery' && phase !== 'actions')
          return none;
        const key = phase === 'actions' && isEarlier ? 'turns' : phase;
        return [{ level: 'turn', key: phase, text: heading(language, key), saysAll: true }];
      }
      case 'settle': {
        const after = phaseIn(under);
        return after === 'settle' ? none : turn(`settle ${after}`, heading(language, 'settle'));
      }
      case 'bonus':
        return turn('bonus', heading(language, 'bonus'));
      case 'reopen':
        return turn('reopen', heading(language, 'reopen'));
      case 'over':
        return [{ level: 'round', key: 'end', text: heading(language, 'end'), saysAll: true }];
      default:
        return names.length === 1 ? none : ofSeat();
    }

    /** Seats that play at their own pace: each has its own part of the phase. */
    function ofSeat(): readonly Heading[] {
      const phase = phaseIn(under);
      if (!('seat' in told) || (phase !== 'gaining' && phase !== 'actions')) return none;
      const { seat } = told;
      const key = phase === 'actions' && isEarlier ? 'turns.of' : (`${phase}.of` as const);
      return [
        { level: 'turn', key: phase, text: heading(language, key, { player: player(seat) }), player: seat },
      ];
    }
  },
  playerIn: (told) => ('seat' in told ? told.seat : null),
};

const phaseIn = ({ turn }: Under): string => turn?.key.split(' ')[0] ?? '';
