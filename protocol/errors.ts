/** Every error apart from refusals by a game's rules: a code for programs, a sentence for people. */
interface Fault {
  /** The HTTP status that goes with it. */
  readonly status: number;
  readonly en: string;
  readonly de: string;
}

const fault = (status: number, en: string, de: string): Fault => ({ status, en, de });

export const errors = {
  badShape: fault(
    400,
    'The server did not understand this: {problem}.',
    'Das hat der Server nicht verstanden: {problem}.',
  ),
  tooLarge: fault(413, 'This is too large.', 'Das ist zu groß.'),
  notFound: fault(404, 'There is nothing here.', 'Hier ist nichts.'),
  noSuchMatch: fault(404, 'There is no such match.', 'Diese Partie gibt es nicht.'),
  noSuchGame: fault(400, 'There is no such game.', 'Dieses Spiel gibt es nicht.'),
  noSuchSeat: fault(400, 'This match has no such seat.', 'Diesen Platz gibt es in dieser Partie nicht.'),
  noSuchLevel: fault(400, 'There is no bot at that level.', 'Einen Bot dieser Stärke gibt es nicht.'),
  noSuchProposal: fault(404, 'This proposal is no longer open.', 'Dieser Vorschlag ist nicht mehr offen.'),
  badOptions: fault(
    400,
    'This game cannot be played with these options.',
    'Mit diesen Optionen lässt sich das Spiel nicht spielen.',
  ),
  badPack: fault(
    400,
    "This content pack isn't valid: {problem}.",
    'Dieses Paket ist nicht gültig: {problem}.',
  ),
  notSignedIn: fault(401, 'Enter your name first.', 'Gib zuerst deinen Namen ein.'),
  badToken: fault(401, "This seat token isn't valid.", 'Dieser Schlüssel für den Platz ist nicht gültig.'),
  badPasskey: fault(400, 'The passkey was not accepted.', 'Der Passkey wurde nicht angenommen.'),
  notYourSeat: fault(403, "This isn't your seat.", 'Das ist nicht dein Platz.'),
  notHost: fault(403, 'Only the host can do this.', 'Das kann nur, wer den Tisch eröffnet hat.'),
  badOrigin: fault(403, 'This page may not connect here.', 'Diese Seite darf sich hier nicht verbinden.'),
  seatTaken: fault(409, 'This seat is taken.', 'Dieser Platz ist besetzt.'),
  needsConsent: fault(
    409,
    'Everyone at this table has to agree first. Ask them for the seat.',
    'Erst müssen alle zustimmen, die hier sitzen. Frag am Tisch nach dem Platz.',
  ),
  handKnown: fault(
    409,
    'Someone else at this table has seen this hand, so only a bot may play it now.',
    'Jemand anderes an diesem Tisch kennt diese Hand; sie darf nur noch ein Bot spielen.',
  ),
  noSeatFree: fault(409, 'There is no free seat.', 'Es ist kein Platz frei.'),
  notAbsent: fault(
    409,
    'The player in this seat is not away.',
    'Die Person auf diesem Platz ist nicht abwesend.',
  ),
  notStarted: fault(409, 'The match has not started.', 'Die Partie hat noch nicht begonnen.'),
  over: fault(409, 'The match is over.', 'Die Partie ist zu Ende.'),
  notOver: fault(409, 'The match is not over yet.', 'Die Partie ist noch nicht zu Ende.'),
  paused: fault(409, 'The match is paused.', 'Die Partie ist pausiert.'),
  notPaused: fault(409, 'The match is not paused.', 'Die Partie ist nicht pausiert.'),
  proposedAlready: fault(409, 'There is already an open proposal.', 'Es gibt schon einen offenen Vorschlag.'),
  rulesChanged: fault(
    409,
    'The rules have changed since this match began; it can no longer be replayed move by move.',
    'Die Regeln haben sich seit Beginn dieser Partie geändert; sie lässt sich nicht mehr Zug für Zug nachspielen.',
  ),
  stale: fault(409, 'This question has already been answered.', 'Diese Frage ist schon beantwortet.'),
  refused: fault(422, 'The rules do not allow this.', 'Die Regeln erlauben das nicht.'),
  notOpened: fault(409, 'Open a match first.', 'Öffne zuerst eine Partie.'),
  flood: fault(429, 'Too many requests. Wait a moment.', 'Zu viele Anfragen. Warte einen Moment.'),
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
    'Too many moves in a short time. Wait a few seconds.',
    'Zu viele Züge in kurzer Zeit. Warte ein paar Sekunden.',
  ),
  internal: fault(500, 'Something went wrong on our side.', 'Bei uns ist etwas schiefgegangen.'),
  unavailable: fault(
    503,
    "The match can't be reached right now. Try again in a moment.",
    'Die Partie ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  ),
} as const satisfies Record<string, Fault>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];
