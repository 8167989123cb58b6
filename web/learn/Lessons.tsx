import { useSyncExternalStore } from 'react';
import { Bubble } from './Bubble.tsx';
import type { Guided } from './guided.ts';
import { useClear } from './useClear.ts';

type Source = Pick<Guided, 'subscribe' | 'getSnapshot' | 'lesson' | 'at' | 'lessons' | 'next' | 'skip'>;

interface Props {
  readonly source: Source;
  readonly onRestart: () => void;
}

/** The lesson to be read now, once scenes are over and dialogs closed. Screen readers announce it. */
export function Lessons({ source, onRestart }: Props) {
  useSyncExternalStore(source.subscribe, source.getSnapshot);
  const isClear = useClear();
  const { lesson, at, lessons } = source;
  return (
    <div aria-live="polite">
      {lesson !== null && isClear && (
        <Bubble
          lesson={lesson}
          n={at + 1}
          of={lessons.length}
          onNext={() => source.next()}
          onSkip={() => source.skip()}
          onRestart={onRestart}
        />
      )}
    </div>
  );
}
