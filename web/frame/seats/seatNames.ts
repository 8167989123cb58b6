/** What seats are called: by the name of who sits there, by what they play as, or by their number. */
import type { Seat } from '@accretion/engine';
import type { Language, LobbyCard } from '@accretion/games/tables';
import type { MatchState } from '../../match/source.ts';
import type { Translate } from '../../texts/texts.ts';

type Named = Pick<LobbyCard, 'roles'>;

/** What a seat plays as; null in games whose seats are all alike. */
const roleIn = (state: Pick<MatchState, 'roles'>, seat: Seat, { roles }: Named, language: Language) =>
  roles?.[state.roles?.[seat] ?? '']?.[language] ?? null;

/** A seat apart from who sits there: "Crisis A", or "Seat 1". */
export const seatLabel = (
  state: Pick<MatchState, 'roles'>,
  seat: Seat,
  card: Named,
  language: Language,
  t: Translate,
): string => roleIn(state, seat, card, language) ?? t('table.seat', { n: seat + 1 });

/** An open seat has no name; a person with several seats, or people of one name, are told apart by theirs. */
export function withSeatNames(state: MatchState, card: Named, language: Language, t: Translate): MatchState {
  const isAlone = (name: string): boolean => state.names.indexOf(name) === state.names.lastIndexOf(name);
  if (card.roles === undefined && state.names.every((name) => name !== '' && isAlone(name))) return state;
  const label = (seat: Seat): string => seatLabel(state, seat, card, language, t);
  const names = state.names.map((name, seat) => {
    if (name === '') return label(seat);
    return isAlone(name) ? name : `${name} (${label(seat)})`;
  });
  const players = state.players.map((player, seat) => {
    const role = isAlone(player.name) ? roleIn(state, seat, card, language) : null;
    return { ...player, name: names[seat] ?? '', ...(role !== null && player.name !== '' && { role }) };
  });
  return { ...state, names, players };
}
