/** What is to be heard when one moment of a match follows another. It goes by what is shown, so it is never ahead of it. */
import type { Refusal } from '@accretion/engine';
import type { Choice, Happening, TableSounds } from '@accretion/games/tables';
import type { Sound } from './notes.ts';

export interface Moment {
  readonly isMyTurn: boolean;
  readonly selected: Choice | null;
  readonly pending: Choice | null;
  readonly refusal: Refusal | null;
  readonly news: readonly Happening[];
  /** After the end: has this person won? */
  readonly hasWon: boolean | null;
}

/** Of one update no more than this is heard. */
const most = 3;

/** `won` is the game's signature. */
export type Heard = Sound | 'won';

export function heardBetween(was: Moment, now: Moment, table: TableSounds | null): readonly Heard[] {
  if (now.hasWon !== null && was.hasWon === null) return [now.hasWon ? 'won' : 'over'];
  const heard: Heard[] = [];
  if (now.refusal !== null && now.refusal !== was.refusal) heard.push('refuse');
  if (now.pending !== null && was.pending === null) heard.push('confirm');
  else if (now.selected !== null && now.selected !== was.selected) heard.push('select');
  if (now.news !== was.news) heard.push(...told(now.news, table));
  if (now.isMyTurn && !was.isMyTurn) heard.push('turn');
  return heard;
}

/** What has just been told, each kind of sound once. */
function told(news: readonly Happening[], table: TableSounds | null): readonly Sound[] {
  if (table === null) return news.length > 0 ? ['step'] : [];
  const cues = news.flatMap(({ event }) => table.events[event.did] ?? []);
  return [...new Set(cues)].slice(0, most);
}

/** Does this kind of scene have tension under it? */
export const isTense = (kind: string | undefined, table: TableSounds | null): boolean =>
  table?.tense.includes(kind?.split(' ')[0] ?? '') === true;
