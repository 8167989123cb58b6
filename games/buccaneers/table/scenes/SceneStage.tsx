/** What lies over the table while a scene runs. The scoring is a dialog of its own. */
import type { ReactNode, RefObject } from 'react';
import { useBoard } from '../context.ts';
import { HoleStage } from './HoleStage.tsx';
import { RevealStage } from './RevealStage.tsx';

export function SceneStage({ board }: { readonly board: RefObject<HTMLElement | null> }): ReactNode {
  const { scene } = useBoard().props;
  if (scene === null || scene.lasts === null) return null;
  if (scene.kind === 'hole') return <HoleStage lasts={scene.lasts} />;
  for (const { n, event } of scene.events) {
    if (event.did !== 'reveal') continue;
    const isFlying = scene.kind === 'arrive';
    return <RevealStage key={n} cards={event.cards} board={board} lasts={scene.lasts} isFlying={isFlying} />;
  }
  return null;
}
