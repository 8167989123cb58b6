/** What lies ahead, in a line: where the Alien goes next (A4), and how near the end is (A23, A26, A33). */
import type { ReactNode } from 'react';
import { isHuman } from '../../rules/crews.ts';
import { countCubes } from '../../rules/cubes.ts';
import { slotsOf } from '../../words/known.ts';
import { mark } from '../cards/art.ts';
import { Sign } from '../cards/Icon.tsx';
import { useBoard, useWords } from '../context.ts';
import { Short } from '../Short.tsx';
import style from './RoundBar.module.css';

export function Outlook(): ReactNode {
  const { board, view } = useBoard();
  const say = useWords();
  if (view.ending !== null) return null;
  const zones = board.resources.map(({ alien }) => alien);
  const [least, most] = [Math.min(...zones), Math.max(...zones)];
  const steps = least === most ? most : `${least}–${most}`;
  const filled = view.crews.map(({ stored }) => countCubes(stored));
  const rivals = filled.filter((_, crew) => !view.coop || !isHuman(view, crew));
  const left =
    countCubes(view.supply) + Object.values(view.mines).reduce((sum, cubes) => sum + Number(cubes), 0);
  const values = {
    ...{ full: slotsOf(board), most: Math.max(...rivals), own: filled[0] ?? 0, partner: filled[1] ?? 0 },
    ...{ left, of: view.timed },
  };
  return (
    <p className={style['outlook']}>
      <span data-thing="alien 0">
        <Sign of={mark.alien.icon} />{' '}
        <Short long={say('alien.next', { steps })} short={say('alien.short', { steps })} />
      </span>
      <span data-thing="supply 0">
        <span aria-hidden="true" className={style['flag']} />
        <Short
          long={`${say(view.coop ? 'end.coop' : 'end.base', values)}${view.timed > 0 ? say('end.timed', values) : ''}`}
          short={say(view.coop ? 'end.short.coop' : 'end.short', values)}
        />
      </span>
    </p>
  );
}
