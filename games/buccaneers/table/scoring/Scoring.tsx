/** The scoring of a Round: as a scene, where each step is one of its own, or opened again later. */
import { type ReactNode, useCallback, useMemo } from 'react';
import { useBoard } from '../context.ts';
import { ScoreDialog } from './ScoreDialog.tsx';
import { isWhole, letters, type Shown, Told } from './steps.ts';

interface ScoringProps {
  /** The Round whose scoring was opened again. */
  readonly opened: number | null;
  close(): void;
}

const steps: readonly Shown[] = [...letters, 'end'];

/** How far a scoring that is running has come: "score E", or the end of the match. */
const stepIn = (kind: string | undefined): Shown | undefined =>
  steps.find((one) => kind === (one === 'end' ? one : `score ${one}`));

export function Scoring({ opened, close }: ScoringProps): ReactNode {
  const { props, view, cards } = useBoard();
  const { scene, log, endScene } = props;
  const told = useMemo(() => new Told(log ?? [], view.round), [log, view.round]);
  const goOn = useCallback(
    (count: number): void => {
      for (let i = 0; i < count; i++) endScene();
    },
    [endScene],
  );
  const reached = stepIn(scene?.kind);
  if (reached !== undefined) {
    const page = view.sheet[view.round - 1];
    const all = view.round < cards.rounds ? letters : steps;
    return page === undefined ? null : (
      <ScoreDialog
        key={`scene ${view.round}`}
        {...{ page, told, goOn }}
        round={view.round}
        steps={all}
        reached={all.indexOf(reached)}
        close={() => goOn(all.length - all.indexOf(reached))}
      />
    );
  }
  const page = opened === null ? undefined : view.sheet.filter(isWhole)[opened - 1];
  if (opened === null || page === undefined) return null;
  const all = view.over && opened === cards.rounds ? steps : letters;
  return (
    <ScoreDialog
      key={opened}
      {...{ page, told, close }}
      round={opened}
      steps={all}
      reached={all.length - 1}
      goOn={null}
    />
  );
}
