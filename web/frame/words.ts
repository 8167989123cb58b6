/** What the frame says about a moment of a match. */
import { has, isAside, listSeats, type Outcome, type Seat, type Seats } from '@accretion/engine';
import type { Choice, FrameEvent, Happening, Language, Other, Scene } from '@accretion/games/tables';
import { promptedSeats, turnOf } from '../match/players.ts';
import type { MatchState } from '../match/source.ts';
import type { Translate } from '../texts/texts.ts';
import type { Frame } from './frame.ts';
import { seatLabel } from './seats/seatNames.ts';

const lists: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en'),
  de: new Intl.ListFormat('de'),
};

const listed = (names: readonly string[], language: Language): string => lists[language].format(names);

/** The prompt: what this person has to decide, or whom they are waiting for. */
export function promptText(frame: Frame, t: Translate): string {
  const { state, module, source, settings, scene } = frame;
  const { asked, mine, names, view, outcome, choices, company } = state;
  if (outcome !== null) return t('end.over');
  if (company?.isPaused === true) return t('company.paused');
  const prompted = promptedSeats(state);
  const [seat] = prompted;
  if (seat !== undefined) {
    const text = module.words.prompt(view, seat, source.ruleset, settings.language);
    return holdsSeveral(mine) ? `${labelled(frame, prompted, t)}: ${text}` : text;
  }
  if (scene !== null) return sceneText(scene, frame, t);
  const others = listSeats(asked).map((one) => names[one] ?? '');
  for (const own of listSeats(mine)) {
    const why = module.words.waiting?.(view, own, others, source.ruleset, settings.language) ?? null;
    if (why !== null) return why;
  }
  const waiting = t('table.waitingFor', { names: listed(others, settings.language) });
  return choices.length > 0 ? `${waiting}. ${t('table.mayChange')}` : waiting;
}

const holdsSeveral = (mine: Seats): boolean => listSeats(mine).length > 1;

const labelled = (
  { state, card, settings: { language } }: Frame,
  seats: readonly Seat[],
  t: Translate,
): string =>
  listed(
    seats.map((seat) => seatLabel(state, seat, card, language, t)),
    language,
  );

/** The choices of the seats that are asked now; of all this person's seats while they wait and may change their mind. */
export function promptedChoices(state: MatchState): readonly Choice[] {
  const prompted = promptedSeats(state);
  return prompted.length === 0 ? state.choices : state.choices.filter(({ seat }) => prompted.includes(seat));
}

/** A choice in words, with its seat where the list has choices of several. */
export function choiceText(choice: Choice, frame: Frame, t: Translate): string {
  const { state, module, source, settings } = frame;
  const text = module.words.choiceText(choice, state.view, source.ruleset, settings.language);
  const isMixed = holdsSeveral(state.mine) && promptedChoices(state).some(({ seat }) => seat !== choice.seat);
  return isMixed ? `${labelled(frame, [choice.seat], t)}: ${text}` : text;
}

/** Have all choices a text already? */
export const hasChoiceTexts = ({ state, module, source, settings }: Teller): boolean =>
  promptedChoices(state).every(
    (choice) => module.words.choiceText(choice, state.view, source.ruleset, settings.language) !== '',
  );

/** What the running scene tells, in its last sentence. */
function sceneText({ events }: Scene, frame: Frame, t: Translate): string {
  const names = everybodyIn(frame);
  return events.flatMap((one) => happeningText(one, frame, names, t) ?? []).at(-1) ?? '';
}

/** What the bar over the board says: the prompt, or who has won. */
export function shownPrompt(
  frame: Frame,
  t: Translate,
): { readonly text: string; readonly isMine: boolean; readonly isQuestion: boolean } {
  const { outcome } = frame.state;
  const isMine = turnOf(frame.state) !== 0;
  if (outcome === null) return { text: promptText(frame, t), isMine, isQuestion: isMine };
  return { text: `${t('end.over')}. ${victoryText(outcome, frame, t)}`, isMine, isQuestion: true };
}

/** Who has won, as a sentence. */
export function victoryText(outcome: Outcome, frame: Frame, t: Translate): string {
  const { mine, names } = frame.state;
  const first = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = othersOf(frame).flatMap(({ rank, name }) => (rank === 1 ? [name] : []));
  const winners = [...first.map((seat) => names[seat] ?? ''), ...others];
  if (winners.length === 0) return t(outcome.ranks.length === 1 ? 'end.lost' : 'end.together');
  // A person who plays all seats reads which of them has won.
  const hasRivals = !holdsSeveral(mine) || outcome.ranks.some((_, seat) => !has(mine, seat));
  const isMine = winners.length === first.length && first.every((seat) => has(mine, seat));
  if (isMine && hasRivals) return t('end.won');
  return t(winners.length === 1 ? 'end.winner' : 'end.winners', {
    names: listed(winners, frame.settings.language),
  });
}

export type Teller = Pick<Frame, 'module' | 'source' | 'settings' | 'state'>;

/** The players without a seat. */
export const othersOf = ({ state, module, source, settings }: Teller): readonly Other[] =>
  module.words.others?.(state.view, source.ruleset, settings.language) ?? [];

/** The names of all players, with or without a seat. */
export const everybodyIn = (frame: Teller): readonly string[] => [
  ...frame.state.names,
  ...othersOf(frame).map(({ name }) => name),
];

/** What is said about a move itself. That a bot stands in for somebody is shown beside their name. */
function asideText(
  { did, seat }: FrameEvent,
  { mine }: MatchState,
  names: readonly string[],
  t: Translate,
): string | null {
  const isMine = seat !== null && has(mine, seat);
  const name = names[seat ?? -1] ?? '';
  switch (did) {
    case '@undo':
      return t('table.undid', { name });
    case '@rewind':
      return t('table.rewound');
    case '@clock':
      return isMine ? t('table.clockMovedYou') : t('table.clockMoved', { name });
    case '@standIn':
      return isMine ? t('table.botMovedYou') : null;
  }
}

/** A log entry as text; null for events that get none. */
export function happeningText(
  { event }: Happening,
  { module, source, settings, state }: Teller,
  names: readonly string[],
  t: Translate,
): string | null {
  if (isAside(event)) return asideText(event, state, names, t);
  return module.words.eventText(event, names, source.ruleset, settings.language, state.view);
}
