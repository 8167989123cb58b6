import { useEffect, useState, useSyncExternalStore } from 'react';
import { turnOf } from '../../match/players.ts';
import { type Translate, useTexts } from '../../texts/texts.ts';
import { type Frame, useFrame } from '../frame.ts';
import { everybodyIn, shownPrompt } from '../words.ts';
import { aloud } from './aloud.ts';
import { Announcements, type Timer } from './announcements.ts';
import { type Aloud, summed } from './summing.ts';
import { useSpoken } from './useSpoken.ts';
import { type PageVoice, pageTimer, pageVoice } from './voice.ts';

/** A match that has just begun is told from the start; of a longer one only what comes next. */
const beginning = 12;
/** Of more than this, told all at once, only the last is read aloud. */
const mostAtOnce = 40;

/** In a background tab nothing is heard. */
const isHidden = (): boolean => document.visibilityState === 'hidden';
function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Reader {
  readonly voice: PageVoice;
  readonly queue: Announcements;
  /** The number of the last event that was told. */
  heard: number | null;
}

/** Reads aloud what happens and what is asked, for screen readers. */
export default function Announcer({ timer = pageTimer }: { readonly timer?: Timer }) {
  const t = useTexts();
  const frame = useFrame();
  const spoken = useSpoken();
  const [reader, begin] = useState<Reader | null>(null);
  useEffect(() => {
    const voice = pageVoice(document.body, timer);
    const queue = new Announcements(voice, timer);
    const hurry = (): void => queue.hurry();
    window.addEventListener('keydown', hurry);
    begin({ voice, queue, heard: null });
    return () => {
      window.removeEventListener('keydown', hurry);
      queue.close();
      voice.close();
    };
  }, [timer]);

  const isAway = useSyncExternalStore(onVisibility, isHidden);
  const { state, settings, scene } = frame;
  useEffect(() => {
    if (reader === null || spoken === null || isAway) return;
    const { queue } = reader;
    const last = state.log.at(-1)?.n ?? 0;
    const heard = reader.heard ?? (state.log.length > beginning ? last : 0);
    reader.heard = last;
    const fresh = state.log.filter(({ n }) => n > heard);
    const told = aloud(fresh, spoken, frame, t);
    const isMuch = fresh.length > mostAtOnce;
    queue.tell(isMuch ? inShort(told, t) : summed(told, everybodyIn(frame), settings.language));
    if (state.pending !== null) queue.answered();
    // What a scene tells has been read already.
    else if (scene === null || turnOf(state) !== 0) queue.ask(promptAloud(frame, t));
  });
  return null;
}

/** A whole absence in one sentence. */
const inShort = (told: readonly Aloud[], t: Translate): readonly Aloud[] => [
  { text: t('scene.missedMore', { count: told.length, text: told.at(-1)?.text ?? '' }), isMinor: false },
];

function promptAloud(frame: Frame, t: Translate) {
  const { text, isQuestion, isMine } = shownPrompt(frame, t);
  return { text: isMine ? `${t('table.yourTurn')}. ${text}` : text, isQuestion };
}
