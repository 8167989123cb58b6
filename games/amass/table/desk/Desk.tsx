/** What is asked now, answered on the desk: beside the map when there is room, else below it. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { useLater } from '../later.ts';
import type { Story } from '../round/useStory.ts';
import { PlanPanel } from './PlanPanel.tsx';

export function Desk({ story }: { readonly story: Story }): ReactNode {
  const { step } = useBoard();
  const later = useLater();
  if (step?.do === 'plan') return <PlanPanel />;
  if (later === null) return null;
  switch (step?.do) {
    case 'takeBase':
      return <later.TakeBasePanel />;
    case 'choose':
      return <later.ChoosePanel />;
    case 'command':
      return <later.CommandPanel />;
    case 'pick':
      return <later.FightQueue />;
    case 'propose':
    case 'answer':
      return <later.AgreePanel />;
    case 'steal':
      return <later.StealPanel />;
    case 'store':
      return <later.StorePanel />;
    default:
      return <later.FightPanel cards={story.battles.at(-1)?.cards ?? []} />;
  }
}
