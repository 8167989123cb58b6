/** What is asked now, answered on the desk: beside the map when there is room, else below it. */
import type { ReactNode } from 'react';
import { AgreePanel } from './AgreePanel.tsx';
import { ChoosePanel } from './ChoosePanel.tsx';
import { CommandPanel } from './CommandPanel.tsx';
import { useBoard } from './context.ts';
import { FightPanel } from './FightPanel.tsx';
import { FightQueue } from './FightQueue.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { StealPanel } from './StealPanel.tsx';
import { StorePanel } from './StorePanel.tsx';

export function Desk(): ReactNode {
  const { step } = useBoard();
  switch (step?.do) {
    case 'choose':
      return <ChoosePanel />;
    case 'plan':
      return <PlanPanel />;
    case 'command':
      return <CommandPanel />;
    case 'pick':
      return <FightQueue />;
    case 'react':
      return <FightPanel />;
    case 'propose':
    case 'answer':
      return <AgreePanel />;
    case 'steal':
      return <StealPanel />;
    case 'store':
      return <StorePanel />;
    default:
      return <FightPanel />;
  }
}
