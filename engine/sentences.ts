/** What the engine itself refuses, in each language. Games bring their own sentences in their guides. */
export const sentences = {
  noSuchMove: {
    en: 'This is no move of this game: {problem}.',
    de: 'Das ist kein Zug dieses Spiels: {problem}.',
  },
  notAsked: {
    en: 'Nobody asks this seat anything right now.',
    de: 'Dieser Platz wird gerade nichts gefragt.',
  },
  matchIsOver: { en: 'The match is over.', de: 'Die Partie ist zu Ende.' },
  noSuchOption: {
    en: 'This option does not exist or cannot have that value: {problem}.',
    de: 'Diese Option gibt es nicht, oder sie kann diesen Wert nicht haben: {problem}.',
  },
  wrongSeats: {
    en: 'This game seats {min} to {max} players, not {seats}.',
    de: 'An diesem Spiel nehmen {min} bis {max} Personen teil, nicht {seats}.',
  },
  nothingToUndo: { en: 'There is no move to take back.', de: 'Es gibt keinen Zug zurückzunehmen.' },
  pastTheHorizon: {
    en: 'This move used chance or showed somebody something new; taking it back needs the consent of all.',
    de: 'Dieser Zug hat den Zufall befragt oder jemandem etwas Neues gezeigt; ihn zurückzunehmen braucht die Zustimmung aller.',
  },
  tooFarBack: {
    en: 'Going back is possible to entry {oldest} at the earliest.',
    de: 'Zurück geht es höchstens bis zum Eintrag {oldest}.',
  },
  othersWentOn: {
    en: 'Others have gone on from this move; taking it back needs the consent of all.',
    de: 'Andere haben nach diesem Zug weitergespielt; ihn zurückzunehmen braucht die Zustimmung aller.',
  },
  consentOfAll: {
    en: 'Going back this far needs the consent of all seats.',
    de: 'So weit zurückzugehen braucht die Zustimmung aller Plätze.',
  },
} as const;

/** A sentence with its values filled in. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
