/** What lies over the table while a scene runs. */
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useBoard } from '../context.ts';
import { momentOf } from '../scoring/moment.ts';
import { HoleStage } from './HoleStage.tsx';
import { RevealStage } from './RevealStage.tsx';
import { ScoreStage } from './ScoreStage.tsx';

export function SceneStage({ board }: { readonly board: RefObject<HTMLElement | null> }): ReactNode {
  const { props, view } = useBoard();
  const { scene } = props;
  const moment = useMemo(() => momentOf(scene, view), [scene, view]);
  if (moment !== null) return <ScoreStage board={board} moment={moment} />;
  if (scene === null || scene.lasts === null) return null;
  if (scene.kind === 'hole') return <HoleStage lasts={scene.lasts} />;
  for (const { n, event } of scene.events) {
    if (event.did !== 'reveal') continue;
    const isFlying = scene.kind === 'arrive';
    return <RevealStage key={n} cards={event.cards} board={board} lasts={scene.lasts} isFlying={isFlying} />;
  }
  return null;
}
