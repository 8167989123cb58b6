/** The list of score steps of a Round, opened by the person: while it is scored, or again later. */
import { type ReactNode, useMemo } from 'react';
import { useBoard } from '../context.ts';
import { ScoreDialog } from './ScoreDialog.tsx';
import { isWhole, letters, type Shown, Told } from './steps.ts';

interface ScoringProps {
  /** The Round whose scoring was opened. */
  readonly opened: number | null;
  close(): void;
}

const steps: readonly Shown[] = [...letters, 'end'];

export function Scoring({ opened, close }: ScoringProps): ReactNode {
  const { props, view, cards } = useBoard();
  const { log } = props;
  const told = useMemo(() => new Told(log ?? [], view.round), [log, view.round]);
  const page = opened === null ? undefined : view.sheet.filter(isWhole)[opened - 1];
  if (opened === null || page === undefined) return null;
  const all = view.over && opened === cards.rounds ? steps : letters;
  return <ScoreDialog key={opened} {...{ page, told, close }} round={opened} steps={all} />;
}
