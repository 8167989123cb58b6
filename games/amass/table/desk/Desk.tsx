/** What is asked now, answered on the desk: beside the map when there is room, else below it. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { useLazyParts } from '../lazy.ts';
import type { Story } from '../round/story.ts';
import { PlanPanel } from './PlanPanel.tsx';

export function Desk({ story }: { readonly story: Story }): ReactNode {
  const { step, props } = useBoard();
  const lazy = useLazyParts();
  if (step?.do === 'plan') return <PlanPanel />;
  if (lazy === null) return null;
  switch (step?.do) {
    case 'takeBase':
      return <lazy.TakeBasePanel />;
    case 'choose':
      return <lazy.ChoosePanel />;
    case 'command':
      return <lazy.CommandPanel />;
    case 'pick':
      return <lazy.FightQueue />;
    case 'propose':
    case 'answer':
      return <lazy.AgreePanel />;
    case 'steal':
      return <lazy.StealPanel />;
    case 'store':
      return <lazy.StorePanel />;
    default:
      // A roll-off that is told is on the stage.
      if (props.scene !== null) return null;
      return <lazy.FightPanel cards={story.battles.at(-1)?.cards ?? []} />;
  }
}
