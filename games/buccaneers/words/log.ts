/** The headings of the log: Rounds by their hole, Turns, and the scoring. */
import { speechOf } from '../../pieces/words.ts';
import type { Heading, LogWords } from '../../words.ts';
import type { Cards } from '../rules/cards.ts';
import type { Story, View } from '../rules/state.ts';
import { holeName } from './names.ts';
import { say } from './texts.ts';

// biome-ignore format: one text, one line
const heading = speechOf({
  round: { en: 'Round {round}: {hole}, threshold {threshold}', de: 'Runde {round}: {hole}, Schwellenwert {threshold}' },
  end: { en: 'The match is over', de: 'Die Partie ist zu Ende' },
}).say;

const none: readonly Heading[] = [];

export const log: LogWords<View, Story, Cards> = {
  headings(told, { turn }, _names, { model }, language) {
    switch (told.did) {
      case 'turnUpHole': {
        const { round } = told;
        const hole = holeName(model, told.hole, language);
        const text = heading(language, 'round', {
          ...{ round, hole },
          threshold: model.holes[told.hole]?.threshold ?? 0,
        });
        return [{ level: 'round', key: `${round}`, text, saysAll: true }];
      }
      case 'startTurn': {
        const text = say(language, 'hole.turn', { turn: told.turn });
        return [{ level: 'turn', key: `${told.turn}`, text, saysAll: true }];
      }
      case 'score':
        if (turn?.key === 'score') return none;
        return [{ level: 'turn', key: 'score', text: say(language, 'hole.scoring') }];
      case 'end':
        return [{ level: 'round', key: 'end', text: heading(language, 'end'), saysAll: true }];
      default:
        return none;
    }
  },
  playerIn: (told) => ('seat' in told ? told.seat : null),
};
