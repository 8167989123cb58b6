/** Everything that can be refused outside the rules of a game: a code for machines, a sentence for people. */
interface Fault {
  /** The HTTP status that goes with it. */
  readonly status: number;
  readonly en: string;
  readonly de: string;
}

const fault = (status: number, en: string, de: string): Fault => ({ status, en, de });

export const errors = {
  badShape: fault(400, 'This is not understood: {problem}.', 'Das ist nicht zu verstehen: {problem}.'),
  tooLarge: fault(413, 'This is too large.', 'Das ist zu groß.'),
  notFound: fault(404, 'There is nothing here.', 'Hier ist nichts.'),
  noSuchMatch: fault(404, 'There is no such match.', 'Diese Partie gibt es nicht.'),
  noSuchGame: fault(400, 'There is no such game.', 'Dieses Spiel gibt es nicht.'),
  noSuchSeat: fault(400, 'This match has no such seat.', 'Diesen Platz gibt es in dieser Partie nicht.'),
  noSuchLevel: fault(400, 'There is no bot of that level.', 'Einen Bot dieser Stärke gibt es nicht.'),
  noSuchProposal: fault(404, 'There is no such proposal any more.', 'Diesen Vorschlag gibt es nicht mehr.'),
  badOptions: fault(
    400,
    'This game cannot be played with these options.',
    'Mit diesen Optionen lässt sich das Spiel nicht spielen.',
  ),
  badPack: fault(400, 'The content pack does not fit: {problem}.', 'Das Paket passt nicht: {problem}.'),
  notSignedIn: fault(401, 'Say who you are first.', 'Bitte erst vorstellen.'),
  badToken: fault(401, 'This seat token is not valid.', 'Dieser Platzschlüssel gilt nicht.'),
  badPasskey: fault(400, 'The passkey was not accepted.', 'Der Passkey wurde nicht angenommen.'),
  notYourSeat: fault(403, 'This seat is not yours.', 'Das ist nicht Ihr Platz.'),
  notHost: fault(403, 'Only the host may do this.', 'Das darf nur die Gastgeberin oder der Gastgeber.'),
  badOrigin: fault(403, 'This page may not connect here.', 'Diese Seite darf sich hier nicht verbinden.'),
  seatTaken: fault(409, 'This seat is taken.', 'Dieser Platz ist besetzt.'),
  needsConsent: fault(
    409,
    'Everyone seated at this table has to agree first. Ask them for the seat.',
    'Erst müssen alle zustimmen, die hier sitzen. Bitte am Tisch um den Platz fragen.',
  ),
  handKnown: fault(
    409,
    'Someone else at this table has seen this hand, so only a bot may play it now.',
    'Jemand anderes an diesem Tisch kennt diese Hand; sie darf nur noch ein Bot spielen.',
  ),
  noSeatFree: fault(409, 'No seat is free.', 'Kein Platz ist frei.'),
  notAbsent: fault(409, 'Whoever sits there is not absent.', 'Wer dort sitzt, ist nicht abwesend.'),
  notStarted: fault(409, 'The match has not started.', 'Die Partie hat noch nicht begonnen.'),
  over: fault(409, 'The match is over.', 'Die Partie ist zu Ende.'),
  notOver: fault(409, 'The match is not over yet.', 'Die Partie ist noch nicht zu Ende.'),
  paused: fault(409, 'The match is paused.', 'Die Partie ist unterbrochen.'),
  notPaused: fault(409, 'The match is not paused.', 'Die Partie ist nicht unterbrochen.'),
  proposedAlready: fault(409, 'The table is already being asked.', 'Der Tisch wird schon gefragt.'),
  rulesChanged: fault(
    409,
    'The rules have changed since this match began; it can no longer be replayed move by move.',
    'Die Regeln haben sich seit Beginn dieser Partie geändert; sie lässt sich nicht mehr Zug für Zug nachspielen.',
  ),
  stale: fault(
    409,
    'This answers a question that is already behind you.',
    'Das beantwortet eine Frage, die schon hinter Ihnen liegt.',
  ),
  refused: fault(422, 'The rules do not allow this.', 'Die Regeln erlauben das nicht.'),
  notOpened: fault(409, 'Open a table first.', 'Bitte erst einen Tisch öffnen.'),
  flood: fault(429, 'Too much at once; wait a moment.', 'Zu viel auf einmal; bitte kurz warten.'),
  chatLimit: fault(
    429,
    'Too many messages at this table. Wait a few seconds.',
    'Zu viele Nachrichten an diesem Tisch. Warte ein paar Sekunden.',
  ),
  tooManyTables: fault(
    429,
    'Too many tables are open here. Finish a match or delete an open table first.',
    'Hier sind zu viele Tische offen. Beende erst eine Partie oder lösche einen offenen Tisch.',
  ),
  noSuchRecord: fault(
    404,
    "This replay isn't shared, or no longer.",
    'Diese Aufzeichnung ist nicht oder nicht mehr geteilt.',
  ),
  badRecord: fault(
    400,
    'This match record failed the check: {problem}.',
    'Diese Aufzeichnung hat die Prüfung nicht bestanden: {problem}.',
  ),
  tooManyRecords: fault(
    429,
    'Too many replays are shared from here. Delete one first.',
    'Von hier sind zu viele Aufzeichnungen geteilt. Lösche erst eine.',
  ),
  tooFast: fault(
    429,
    'Too many moves in a short time; wait a few seconds.',
    'Zu viele Züge in kurzer Zeit; bitte ein paar Sekunden warten.',
  ),
  internal: fault(500, 'Something went wrong on our side.', 'Bei uns ist etwas schiefgegangen.'),
  unavailable: fault(
    503,
    'The match cannot be reached right now; send the same message again.',
    'Die Partie ist gerade nicht erreichbar; bitte dieselbe Nachricht noch einmal senden.',
  ),
} as const satisfies Record<string, Fault>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];
