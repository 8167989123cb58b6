/** What was told, as it is read aloud. */
import type { Event } from '@accretion/engine';
import type { Happening, SpokenWords } from '@accretion/games/tables';
import type { Translate } from '../../texts/texts.ts';
import { everybodyIn, happeningText, type Teller } from '../words.ts';
import type { Aloud } from './summing.ts';

export function aloud(
  told: readonly Happening[],
  spoken: SpokenWords,
  frame: Teller,
  t: Translate,
): readonly Aloud[] {
  const names = everybodyIn(frame);
  const { source, settings } = frame;
  const texts: Aloud[] = [];
  for (let at = 0; at < told.length; ) {
    const here = told[at];
    const events = gameEvents(told.slice(at));
    const [event] = events;
    const joint = spoken.jointText?.(events, names, source.ruleset, settings.language) ?? null;
    const text = joint?.text ?? (here === undefined ? null : happeningText(here, frame, names, t));
    const isMinor = joint === null && event !== undefined && spoken.isMinor?.(event) === true;
    if (text !== null) texts.push({ text, isMinor });
    at += joint?.of ?? 1;
  }
  return texts;
}

/** The events of the game up to the first one of the frame. */
function gameEvents(told: readonly Happening[]): readonly Event[] {
  const end = told.findIndex(({ event }) => event.did.startsWith('@'));
  return told.slice(0, end < 0 ? told.length : end).map(({ event }) => event);
}
