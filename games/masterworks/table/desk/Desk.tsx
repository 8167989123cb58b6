/** Where the open question is answered: by what is in hand, else by the actions on offer. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { GhostPanel } from '../ghost/GhostPanel.tsx';
import { ActionPanel } from './ActionPanel.tsx';

export function Desk(): ReactNode {
  const { hand } = useBoard();
  const inHand = hand.is === 'measure' ? hand.before : hand;
  return inHand.is === 'ghost' ? <GhostPanel /> : <ActionPanel />;
}
