/** Passing set in advance (A42): for this round every question for cards is answered by passing. Nobody else learns of it. */
import { useEffect, useState } from 'react';
import type { BoardLook } from '../context.ts';

export interface Passing {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

type Asked = Pick<BoardLook, 'props' | 'view' | 'actor' | 'step'>;

export function usePassing({ props, view, actor, step }: Asked): Passing {
  const [round, setRound] = useState(-1);
  const isOn = round === view.round;
  const isCardQuestion = step?.do === 'command' || step?.do === 'react';
  const { choices, play } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new choices are a new question.
  useEffect(() => {
    if (isOn && isCardQuestion) play({ seat: actor, move: { do: 'pass' } }, 'sure');
  }, [choices, isOn, isCardQuestion]);
  return { isOn, set: (wanted) => setRound(wanted ? view.round : -1) };
}
