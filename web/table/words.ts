/** What the frame says about a moment of a match. */
import { has, listSeats, type Outcome, type Seats } from '@accretion/engine';
import type { Happening, Language } from '@accretion/games/tables';
import type { MatchState } from '../match/source.ts';
import type { Translate } from '../texts/texts.ts';
import type { Frame } from './frame.ts';

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);

const namesOf = (seats: Seats, names: readonly string[], language: Language): string =>
  listed(
    listSeats(seats).map((seat) => names[seat] ?? ''),
    language,
  );

/** What is asked now, of this person or of somebody else. */
export function promptText({ state, module, source, settings }: Frame, t: Translate): string {
  const { asked, mine, names, view, outcome, choices } = state;
  if (outcome !== null) return t('end.over');
  const [seat] = listSeats(asked & mine);
  if (seat !== undefined) return module.prompt(view, seat, source.table, settings.language);
  const waiting = t('table.waitingFor', { names: namesOf(asked, names, settings.language) });
  return choices.length > 0 ? `${waiting}. ${t('table.mayChange')}` : waiting;
}

/** Who has won, as a sentence. */
export function victoryText(
  outcome: Outcome,
  { mine, names }: MatchState,
  language: Language,
  t: Translate,
): string {
  const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [winner] = first;
  if (winner === undefined) return t('end.nobody');
  if (first.length === 1 && has(mine, winner)) return t('end.won');
  const winners = listed(
    first.map((seat) => names[seat] ?? ''),
    language,
  );
  return t(first.length === 1 ? 'end.winner' : 'end.winners', { names: winners });
}

/** A line of the log; null for what is not worth one. */
export function happeningText(
  { event }: Happening,
  { state, module, source, settings }: Frame,
  t: Translate,
): string | null {
  if (event.did === '@undo') return t('table.undid', { name: state.names[Number(event['seat'])] ?? '' });
  if (event.did.startsWith('@')) return null;
  return module.eventText(event, state.names, source.table, settings.language);
}
