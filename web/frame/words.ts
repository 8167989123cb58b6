/** What the frame says about a moment of a match. */
import { has, listSeats, type Outcome } from '@accretion/engine';
import type { Happening, Language, Other } from '@accretion/games/tables';
import { turnOf } from '../match/players.ts';
import type { MatchState } from '../match/source.ts';
import type { Translate } from '../texts/texts.ts';
import type { Frame } from './frame.ts';

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en'),
  de: new Intl.ListFormat('de'),
};

const listed = (names: readonly string[], language: Language): string => lists[language].format(names);

/** An open seat has no name and is called by its number. */
export function withSeatNames(state: MatchState, t: Translate): MatchState {
  if (!state.names.includes('')) return state;
  const nameOf = (name: string, seat: number): string => name || t('table.seat', { n: seat + 1 });
  return {
    ...state,
    names: state.names.map(nameOf),
    players: state.players.map((player, seat) => ({ ...player, name: nameOf(player.name, seat) })),
  };
}

/** The prompt: what this person has to decide, or whom they are waiting for. */
export function promptText({ state, module, source, settings }: Frame, t: Translate): string {
  const { asked, mine, names, view, outcome, choices, company } = state;
  if (outcome !== null) return t('end.over');
  if (company?.isPaused === true) return t('company.paused');
  const [seat] = listSeats(turnOf(state));
  if (seat !== undefined) return module.words.prompt(view, seat, source.ruleset, settings.language);
  const others = listSeats(asked).map((one) => names[one] ?? '');
  for (const own of listSeats(mine)) {
    const why = module.words.waiting?.(view, own, others, source.ruleset, settings.language) ?? null;
    if (why !== null) return why;
  }
  const waiting = t('table.waitingFor', { names: listed(others, settings.language) });
  return choices.length > 0 ? `${waiting}. ${t('table.mayChange')}` : waiting;
}

/** Who has won, as a sentence. */
export function victoryText(outcome: Outcome, frame: Frame, t: Translate): string {
  const { mine, names } = frame.state;
  const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = othersOf(frame).flatMap(({ rank, name }) => (rank === 1 ? [name] : []));
  const winners = [...first.map((seat) => names[seat] ?? ''), ...others];
  if (winners.length === 0) return t(outcome.ranks.length === 1 ? 'end.lost' : 'end.together');
  if (winners.length === 1 && first.some((seat) => has(mine, seat))) return t('end.won');
  return t(winners.length === 1 ? 'end.winner' : 'end.winners', {
    names: listed(winners, frame.settings.language),
  });
}

/** The players without a seat. */
export const othersOf = ({ state, module, source, settings }: Frame): readonly Other[] =>
  module.words.others?.(state.view, source.ruleset, settings.language) ?? [];

/** The names of all players, with or without a seat. */
export const everybodyIn = (frame: Frame): readonly string[] => [
  ...frame.state.names,
  ...othersOf(frame).map(({ name }) => name),
];

type Teller = Pick<Frame, 'module' | 'source' | 'settings' | 'state'>;

/** A log entry as text; null for events that get none. */
export function happeningText(
  { event }: Happening,
  { module, source, settings, state }: Teller,
  names: readonly string[],
  t: Translate,
): string | null {
  if (event.did === '@undo') return t('table.undid', { name: names[Number(event['seat'])] ?? '' });
  if (event.did.startsWith('@')) return null;
  return module.words.eventText(event, names, source.ruleset, settings.language, state.view);
}
