/** Where the open question is answered: by what is in hand, else by the actions on offer. */
import type { ReactNode } from 'react';
import { useBoard } from '../context.ts';
import { DiceStage } from '../dice/DiceStage.tsx';
import { GhostPanel } from '../ghost/GhostPanel.tsx';
import { AimPanel } from '../target/AimPanel.tsx';
import { TargetPanel } from '../target/TargetPanel.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { OpenCard } from './CharacterCard.tsx';

export function Desk(): ReactNode {
  const { props } = useBoard();
  return (
    <>
      <DiceStage />
      {props.scene === null && <Question />}
      <OpenCard />
    </>
  );
}

function Question(): ReactNode {
  const { hand } = useBoard();
  const inHand = hand.is === 'measure' ? hand.before : hand;
  switch (inHand.is) {
    case 'ghost':
      return <GhostPanel />;
    case 'attack':
      return <TargetPanel />;
    case 'aim':
      return <AimPanel />;
    default:
      return <ActionPanel />;
  }
}
