/** What the engine itself says, in each language: why it refuses, and what is wrong. Games bring their own words. */
export const sentences = {
  noSuchMove: {
    en: "That isn't a valid move: {problem}.",
    de: 'Das ist kein gültiger Zug: {problem}.',
  },
  notAsked: {
    en: 'This seat has nothing to decide right now.',
    de: 'Dieser Platz hat gerade nichts zu entscheiden.',
  },
  answered: {
    en: 'Somebody else has already answered this.',
    de: 'Das hat schon jemand anders beantwortet.',
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

/** What the engine expects of a value, as a problem says it. */
export const problemSentences = {
  int: { en: 'a whole number', de: 'eine ganze Zahl' },
  intFrom: { en: 'a whole number of at least {min}', de: 'eine ganze Zahl ab {min}' },
  intRange: { en: 'a whole number from {min} to {max}', de: 'eine ganze Zahl von {min} bis {max}' },
  id: { en: 'a {kind} (its id)', de: 'die Nummer von „{kind}“' },
  idFrom: { en: 'a {kind} (its id) of at least {min}', de: 'die Nummer von „{kind}“ ab {min}' },
  idRange: { en: 'a {kind} (its id) from {min} to {max}', de: 'die Nummer von „{kind}“ von {min} bis {max}' },
  flag: { en: 'true or false', de: 'true oder false' },
  text: { en: 'a text of at most {max} characters', de: 'ein Text von höchstens {max} Zeichen' },
  oneOf: { en: 'one of {options}', de: 'eines von {options}' },
  list: { en: 'a list', de: 'eine Liste' },
  listOf: { en: 'a list of {min}', de: 'eine Liste mit {min} Einträgen' },
  listFrom: { en: 'a list of at least {min}', de: 'eine Liste mit mindestens {min} Einträgen' },
  listRange: { en: 'a list of {min} to {max}', de: 'eine Liste mit {min} bis {max} Einträgen' },
  record: { en: 'a record', de: 'ein Objekt mit Feldern' },
  byName: { en: 'a record of named entries', de: 'ein Objekt mit benannten Einträgen' },
  either: { en: 'a record with "{tag}"', de: 'ein Objekt mit „{tag}“' },
  onlyFields: { en: 'only {fields}', de: 'nur {fields}' },
  noFields: { en: 'no fields', de: 'keine Felder' },
  agenda: { en: 'an agenda', de: 'eine Agenda' },
  exactly: { en: '{value}', de: '{value}' },
  pack: { en: 'a pack', de: 'ein Paket' },
  packRecord: { en: 'a pack: a record', de: 'ein Paket: ein Objekt mit Feldern' },
  changes: { en: 'a record of changes', de: 'ein Objekt mit Änderungen' },
  atMostOfKind: { en: 'at most {max} of the kind "{kind}"', de: 'höchstens {max} von „{kind}“' },
  json: { en: 'JSON', de: 'JSON' },
} as const;

/** What was found, where it cannot be shown as JSON. */
export const foundSentences = {
  nothing: { en: 'nothing', de: 'nichts' },
  unknownField: { en: 'an unknown field', de: 'ein unbekanntes Feld' },
  tooDeep: { en: 'something nested too deep', de: 'etwas zu tief Verschachteltes' },
} as const;

/** A sentence with its values filled in. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
