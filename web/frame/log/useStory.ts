/** The story of the match shown, in the words of its game. */
import { isAside } from '@accretion/engine';
import type { GameWords, Happening, LogWords, Thing, Under } from '@accretion/games/tables';
import { use, useMemo } from 'react';
import { plainLog } from '../../plain/log.ts';
import { useTexts } from '../../texts/texts.ts';
import { type Frame, useFrame } from '../frame.ts';
import { everybodyIn, happeningText } from '../words.ts';
import { type Round, type Said, Story } from './story.ts';

interface Told {
  readonly rounds: readonly Round[];
  readonly story: Story;
}

const loaded = new WeakMap<GameWords, Promise<LogWords>>();

/** A game without headings of its own, or whose headings cannot be loaded, gets the plain ones. */
function logWordsOf(words: GameWords): Promise<LogWords> {
  const known = loaded.get(words) ?? (words.log?.() ?? Promise.resolve(plainLog)).catch(() => plainLog);
  loaded.set(words, known);
  return known;
}

const noThings: readonly Thing[] = [];

export function useStory(): Told {
  const t = useTexts();
  const frame = useFrame();
  const { module, source, settings, state } = frame;
  const logWords = use(logWordsOf(module.words));
  const everybody = everybodyIn(frame);
  // Everything is said once, and again only when a name changes.
  const calling = everybody.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `calling` stands for everybody's names; of the view only the options are read, and they never change.
  const story = useMemo(() => {
    const teller: Parameters<typeof happeningText>[1] = { module, source, settings, state };
    const say = (happening: Happening, under: Under): Said => {
      const text = happeningText(happening, teller, everybody, t);
      const { event } = happening;
      if (isAside(event)) return { text, things: noThings, player: event.seat, headings: [] };
      return {
        text,
        things: module.words.eventThings(event, source.ruleset),
        player: logWords.playerIn(event),
        headings: headingsOf(happening, under, logWords, teller, everybody),
      };
    };
    return new Story(
      say,
      (events) => logWords.joined?.(events, everybody, source.ruleset, settings.language) ?? null,
    );
  }, [module, source, settings.language, logWords, calling, t]);
  return { rounds: story.of(state.log), story };
}

const headingsOf = (
  { event }: Happening,
  under: Under,
  words: LogWords,
  { source, settings, state }: Pick<Frame, 'source' | 'settings' | 'state'>,
  names: readonly string[],
) => words.headings(event, under, names, source.ruleset, settings.language, state.view);
