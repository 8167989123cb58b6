/** What flies over the board while a Round is scored. For eyes only, and only where things may move. */
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useBoard } from '../context.ts';
import { fallingIn, fateOf, type Moment } from '../scoring/moment.ts';
import { show } from '../show.ts';

interface ScoreStageProps {
  readonly moment: Moment;
  readonly board: RefObject<HTMLElement | null>;
}

export function ScoreStage({ moment, board }: ScoreStageProps): ReactNode {
  const { props } = useBoard();
  const parts = show.use();
  const { step, isHappening, lasts, page } = moment;
  const falling = useMemo(() => fallingIn(moment), [moment]);
  const pays = useMemo(
    () =>
      (page?.lines ?? []).flatMap(({ points }, seat) => {
        const fate = fateOf(moment, seat);
        return fate?.is === 'ranked' && points !== null ? [{ seat, points, part: fate.part }] : [];
      }),
    [moment, page],
  );
  if (parts === null || lasts === null || !isHappening || !props.settings.motion) return null;
  if (falling.length > 0) return <parts.Swallow board={board} seats={falling} lasts={lasts} />;
  return step === 'H' ? <parts.Coins board={board} pays={pays} lasts={lasts} /> : null;
}
