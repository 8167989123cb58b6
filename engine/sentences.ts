/** What the engine itself refuses, in each language. Games bring their own sentences in their guides. */
export const sentences = {
  noSuchMove: {
    en: "That isn't a valid move: {problem}.",
    de: 'Das ist kein gültiger Zug: {problem}.',
  },
  notAsked: {
    en: 'This seat has nothing to decide right now.',
    de: 'Dieser Platz hat gerade nichts zu entscheiden.',
  },
  matchIsOver: { en: 'The match is over.', de: 'Die Partie ist zu Ende.' },
  noSuchOption: {
    en: "This option doesn't exist or can't have that value: {problem}.",
    de: 'Diese Option gibt es nicht, oder sie kann diesen Wert nicht haben: {problem}.',
  },
  wrongSeats: {
    en: 'This game is for {min} to {max} players, not {seats}.',
    de: 'Dieses Spiel ist für {min} bis {max} Spieler, nicht für {seats}.',
  },
  nothingToUndo: {
    en: 'There is no move to undo.',
    de: 'Es gibt keinen Zug, der sich rückgängig machen lässt.',
  },
  pastTheHorizon: {
    en: 'This move involved chance or revealed something new. You can only undo it if everyone agrees.',
    de: 'Bei diesem Zug war Zufall im Spiel, oder er hat etwas Neues gezeigt. Rückgängig machen lässt er sich nur, wenn alle zustimmen.',
  },
  tooFarBack: {
    en: "You can't go back further than entry {oldest}.",
    de: 'Weiter zurück als bis Eintrag {oldest} geht es nicht.',
  },
  othersWentOn: {
    en: 'Others have played on since this move. You can only undo it if everyone agrees.',
    de: 'Andere haben seit diesem Zug weitergespielt. Rückgängig machen lässt er sich nur, wenn alle zustimmen.',
  },
  consentOfAll: {
    en: 'You can only go back this far if everyone agrees.',
    de: 'So weit zurück geht es nur, wenn alle zustimmen.',
  },
} as const;

/** A sentence with its values filled in. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
