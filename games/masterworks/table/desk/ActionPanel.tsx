/** What the one who is asked can do now. */
import type { ReactNode } from 'react';
import { ghostSay } from '../../words/board/ghostTexts.ts';
import { figureName } from '../../words/names.ts';
import { useBoard } from '../context.ts';
import { keyOf } from '../field/names.ts';
import { useGhost, usePlacings } from '../ghost/useGhost.ts';
import { DeskButton, Panel } from './Panel.tsx';

export function ActionPanel(): ReactNode {
  const { model, view, language } = useBoard();
  const placings = usePlacings();
  const { take } = useGhost();
  if (placings.length === 0) return null;
  return (
    <Panel title="" isWanted>
      {placings.map((one) => (
        <DeskButton key={`${one.do} ${one.name}`} isMain press={() => take(one)}>
          {ghostSay(language, `title.${one.do}`, {
            name: figureName(model, keyOf(model, view, one.figure), language),
          })}
        </DeskButton>
      ))}
    </Panel>
  );
}
