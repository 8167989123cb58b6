/** Headings for the log of any game, from the numbers of Rounds and turns in its events. */
import type { Heading, Language, LogWords } from '@accretion/games/tables';

const words: Readonly<Record<Language, Readonly<Record<Heading['level'], string>>>> = {
  en: { round: 'Round', turn: 'Turn' },
  de: { round: 'Runde', turn: 'Zug' },
};

export const plainLog: LogWords = {
  headings(event, under, _names, _ruleset, language) {
    return (['round', 'turn'] as const).flatMap((level): Heading[] => {
      const number = event[level];
      if (typeof number !== 'number' || under[level]?.key === `${number}`) return [];
      return [{ level, key: `${number}`, text: `${words[language][level]} ${number}` }];
    });
  },
  playerIn: ({ seat }) => (typeof seat === 'number' ? seat : null),
};
