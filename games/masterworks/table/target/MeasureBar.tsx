/** What the ruler says, as a sentence below the map. */
import type { ReactNode } from 'react';
import { useBoard, useWords } from '../context.ts';
import style from './Measure.module.css';
import { endAt, measured } from './measure.ts';

export function MeasureBar(): ReactNode {
  const look = useBoard();
  const say = useWords();
  const { hand } = look;
  if (hand.is !== 'measure') return null;
  return (
    <p className={style['bar']} role="status">
      {text()}
    </p>
  );

  function text(): string {
    if (hand.is !== 'measure' || hand.from === null) return say('measure.from');
    const from = endAt(look, hand.from);
    if (hand.to === null) return say('measure.to', { from: from.name });
    const to = endAt(look, hand.to);
    const { inches, band } = measured(look, from, to);
    return say('measure.result', {
      from: from.name,
      to: to.name,
      gap: say('inch', { inches }),
      range: band > 5 ? say('range.beyond') : say('range', { range: band }),
    });
  }
}
