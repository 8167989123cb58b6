/** What the choice pointed at would bring: Solar Mass, counters, a new size, tokens that would be lost. */
import type { ReactNode } from 'react';
import { occupied } from '../../rules/board.ts';
import type { OpenPlace } from '../../rules/state.ts';
import { useBoard, useCounts, useWords } from '../context.ts';
import { useAfter } from '../useAfter.ts';
import style from './Dock.module.css';

const tokensOf = (place: OpenPlace): number =>
  [...occupied(place)].reduce((sum, { tokens }) => sum + tokens.length, place.hole.length);

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** `otherwise` is said while nothing is pointed at, or nothing is known of it. */
export function Outlook({ otherwise }: { readonly otherwise: string }): ReactNode {
  const { view, near, pointed } = useBoard();
  const say = useWords();
  const count = useCounts();
  const after = useAfter(near);
  const before = view.seats[near];
  if (after === null || before === undefined || pointed === null)
    return <p className={style['hint']}>{otherwise}</p>;
  const { move } = pointed;
  const mass = after.mass - before.mass;
  const counters = after.discovery - before.discovery;
  // A token placed that makes the board emptier has met its opposite.
  const lost = move.do === 'place' ? tokensOf(before) + 1 - tokensOf(after) : 0;
  const isBlast = lost > 1 && mass === 0;
  const parts = [
    mass === 0 ? '' : say('after.mass', { amount: signed(mass), total: after.mass }),
    counters === 0 ? '' : say('after.discovery', { amount: signed(counters), total: after.discovery }),
    after.size === before.size ? '' : say('after.size', { size: say(`size.${after.size}`) }),
    isBlast ? count('after.blast', lost) : '',
    after.hole.length > before.hole.length ? count('after.waits', after.hole.length) : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return <p className={style['hint']}>{otherwise}</p>;
  return (
    <p className={style['outlook']} data-blast={isBlast}>
      {parts.join(' · ')}
    </p>
  );
}
