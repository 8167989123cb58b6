/** The dice of a roll-off, paired off high to low; who loses a pair is hurt. */
import type { ReactNode } from 'react';
import type { Wound } from '../rules/content.ts';
import { crewCalled, useBoard } from './context.ts';
import style from './Dice.module.css';
import { useLaterWords } from './laterTexts.ts';
import { Die, Mark } from './Pieces.tsx';
import { say as words } from './texts.ts';

export interface DrawnDie {
  readonly face: number;
  /** Its number in the roll-off, where it can be a target. */
  readonly die?: number;
  readonly isDroid?: boolean;
}

export interface DrawnPair {
  readonly dice: readonly [DrawnDie | null, DrawnDie | null];
  /** Which side wins, -1 for a tie; null while nothing is decided. */
  readonly won: -1 | 0 | 1 | null;
  readonly wound: Wound | null;
  readonly isLocked?: boolean;
}

interface DiceProps {
  readonly crews: readonly [number, number];
  readonly pairs: readonly DrawnPair[];
  /** Rolling, not yet read. */
  readonly isRolling?: boolean;
  /** A die as something to press. */
  readonly target?: (die: number, drawing: ReactNode) => ReactNode;
}

export function Dice({ crews, pairs, isRolling = false, target }: DiceProps): ReactNode {
  const { props, board, view, language } = useBoard();
  const say = useLaterWords();
  const baseOf = (side: 0 | 1): number => view.crews[crews[side]]?.base ?? 0;
  const draw = (pair: DrawnPair, side: 0 | 1): ReactNode => {
    const one = pair.dice[side];
    if (one === null) return <span className={style['gap']} />;
    const drawing = <Die face={one.face} base={baseOf(side)} isDroid={one.isDroid ?? false} />;
    const isHurt = pair.won !== null && pair.won !== side;
    return (
      <span
        className={style['side']}
        data-hurt={isHurt}
        data-side={side}
        data-thing={one.isDroid === true ? 'droid 0' : 'die 0'}
      >
        {one.die !== undefined && target !== undefined ? target(one.die, drawing) : drawing}
        {isHurt && pair.wound !== null && (
          <small className={style['wound']}>{words(language, `wound.${pair.wound}`)}</small>
        )}
      </span>
    );
  };
  return (
    <div className={style['dice']} data-rolling={isRolling} data-motion={props.settings.motion}>
      <p className={style['crews']}>
        {([0, 1] as const).map((side) => (
          <span key={side}>
            <Mark base={baseOf(side)} size="1.3em" /> {crewCalled(props, board, view, crews[side])}
          </span>
        ))}
      </p>
      <ol className={style['pairs']}>
        {pairs.map((pair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are told by their order.
          <li key={i} data-locked={pair.isLocked === true}>
            {draw(pair, 0)}
            <b className={style['sign']}>{signOf(pair)}</b>
            {draw(pair, 1)}
            <span className="unseen">
              {say('dice.pair', { own: pair.dice[0]?.face ?? '–', rival: pair.dice[1]?.face ?? '–' })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const signOf = ({ dice, won }: DrawnPair): string => {
  if (dice[0] === null || dice[1] === null) return '';
  return won === null ? '–' : won === -1 ? '=' : won === 0 ? '>' : '<';
};
