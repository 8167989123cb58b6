/** How a match ended: the codes, the missile, the last hero (ME38, ME39). */
import { speechOf } from '../../pieces/words.ts';
import type { EndWords, Goal } from '../../words.ts';
import type { Book } from '../rules/book/book.ts';
import type { View } from '../rules/state.ts';
import type { Story } from '../rules/story.ts';
import { figureName } from './names.ts';

// biome-ignore format: one text, one line
const { say } = speechOf({
  'codes': { en: 'The Crisis Team entered the last Shutdown Code in Round {round}.', de: 'Das Krisenteam gab in Runde {round} den letzten Abschaltcode ein.' },
  'codes.by': { en: '{figure} entered the last Shutdown Code in Round {round}.', de: 'In Runde {round} wurde der letzte Abschaltcode eingegeben, von {figure}.' },
  'teleporter': { en: 'The missile reached the Teleporter in Round {round}, with {entered} of {codes} Shutdown Codes entered.', de: 'Die Rakete erreichte in Runde {round} den Teleporter; eingegebene Abschaltcodes: {entered} von {codes}.' },
  'fallen': { en: 'No hero was left standing in Round {round}.', de: 'In Runde {round} stand kein Held mehr.' },
  'fallen.last': { en: '{figure} was the last hero to fall, in Round {round}.', de: 'In Runde {round} fiel die letzte Figur des Krisenteams: {figure}.' },
  'conceded.crisis': { en: 'The Cosmic Threat conceded in Round {round}.', de: 'Die Kosmische Bedrohung gab in Runde {round} auf.' },
  'conceded.cosmic': { en: 'The Crisis Team conceded in Round {round}, with {entered} of {codes} Shutdown Codes entered.', de: 'Das Krisenteam gab in Runde {round} auf; eingegebene Abschaltcodes: {entered} von {codes}.' },
  'goal.codes': { en: 'Shutdown Codes entered', de: 'Eingegebene Abschaltcodes' },
});

type Named = Extract<Story, { did: 'deliver' | 'ko' }>;

/** Whom this was last told of. */
const lastOf = (told: readonly Story[], did: Named['did']): string | undefined =>
  told.findLast((one): one is Named => one.did === did)?.figure;

export const end: EndWords<View, Story, Book> = {
  how({ view, told }, { model: book }, language) {
    const { ending, round, winner } = view;
    const codes = book.content.encounter.soldiers.shutdownCode;
    const words = { round, entered: view.delivered.length, codes };
    const by = (key: string): string => figureName(book, key, language);
    switch (ending) {
      case 'codes': {
        const last = lastOf(told, 'deliver');
        return last === undefined
          ? say(language, 'codes', words)
          : say(language, 'codes.by', { ...words, figure: by(last) });
      }
      case 'fallen': {
        const last = lastOf(told, 'ko');
        return last === undefined
          ? say(language, 'fallen', words)
          : say(language, 'fallen.last', { ...words, figure: by(last) });
      }
      case 'conceded':
        return say(language, winner === 'crisis' ? 'conceded.crisis' : 'conceded.cosmic', words);
      default:
        return say(language, 'teleporter', words);
    }
  },
  goals({ view }, { model: book }, language): readonly Goal[] {
    const of = book.content.encounter.soldiers.shutdownCode;
    return [{ name: say(language, 'goal.codes'), reached: view.delivered.length, of }];
  },
};
