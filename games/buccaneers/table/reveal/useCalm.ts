/** While picks turn, moves of others are not drawn yet: nothing else is rendered during the animation. */
import { useRef } from 'react';
import type { Choice, TableProps } from '../types.ts';

/** The props to draw; during a reveal those from its start, until this person acts. */
export function useCalm<Props extends TableProps>(props: Props, reveal: number | null): Props {
  const held = useRef({ props, reveal, isActing: false });
  const { current } = held;
  const isOfPerson =
    current.isActing ||
    props.settings !== current.props.settings ||
    props.highlighted !== current.props.highlighted;
  if (reveal !== null && reveal === current.reveal && !isOfPerson) return current.props;
  const play = (choice: Choice): void => {
    held.current.isActing = true;
    props.play(choice);
  };
  held.current = {
    props: { ...props, play },
    reveal,
    isActing: reveal === current.reveal && current.isActing,
  };
  return held.current.props;
}
