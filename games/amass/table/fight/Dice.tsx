/** The dice of a roll-off, paired off high to low; who loses a pair is hurt, and why is said. */
import type { ReactNode } from 'react';
import type { Wound } from '../../rules/content.ts';
import { say as words } from '../../words/texts.ts';
import { crewCalled, useBoard } from '../context.ts';
import { Die } from '../Pieces.tsx';
import { useDeskWords } from '../useDeskWords.ts';
import style from './Dice.module.css';
import type { DrawnPair } from './drawnPair.ts';
import { Opponents } from './Opponents.tsx';

interface DiceProps {
  readonly crews: readonly [number, number];
  readonly pairs: readonly DrawnPair[];
  /** Rolling, not yet read. */
  readonly isRolling?: boolean;
  /** A die as something to press. */
  readonly target?: (die: number, drawing: ReactNode) => ReactNode;
}

export function Dice({ crews, pairs, isRolling = false, target }: DiceProps): ReactNode {
  const { props, view } = useBoard();
  const baseOf = (side: 0 | 1): number => view.crews[crews[side]]?.base ?? 0;
  const reason = useReasons(crews);
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
        {isHurt && pair.loss !== null && <Loss of={pair.loss} />}
      </span>
    );
  };
  return (
    <div className={style['dice']} data-rolling={isRolling} data-motion={props.settings.motion}>
      <Opponents crews={crews} pairs={pairs} />
      <ol className={style['pairs']}>
        {pairs.map((pair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are told by their order.
          <li key={i} data-locked={pair.isByCard === true}>
            {draw(pair, 0)}
            <b className={style['sign']}>{signOf(pair)}</b>
            {draw(pair, 1)}
            <small className={style['reason']}>{isRolling ? '' : reason(pair)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A wound, or the end of a droid, as a small sign. */
export function Loss({ of }: { readonly of: Wound | 'droid' }): ReactNode {
  const { language } = useBoard();
  const say = useDeskWords();
  return (
    <small className={style['wound']}>
      {of === 'droid' ? say('loss.droid') : words(language, `wound.${of}`)}
    </small>
  );
}

/** Why a pair goes as it goes. */
export function useReasons(crews: readonly [number, number]): (pair: DrawnPair) => string {
  const { props, board, view, language } = useBoard();
  const say = useDeskWords();
  return ({ dice, won, loss, isByCard }) => {
    const [own, rival] = [dice[0]?.face, dice[1]?.face];
    if (own === undefined || rival === undefined) return say('why.spare', { face: own ?? rival ?? 0 });
    if (won === null) return '';
    if (won === -1) return say(isByCard === true ? 'why.bothCards' : 'why.tie', { own, rival });
    const who = crewCalled(props, board, view, crews[won === 0 ? 1 : 0]);
    const [winner, loser] = won === 0 ? [own, rival] : [rival, own];
    const outcome =
      loss === 'droid' || loss === null
        ? say('why.droid', { who })
        : say('why.wound', { who, wound: words(language, `wound.${loss}`) });
    const values = { winner, loser, difference: winner - loser, outcome };
    return say(isByCard === true ? 'why.card' : 'why.won', values);
  };
}

export const signOf = ({ dice, won }: DrawnPair): string => {
  if (dice[0] === null || dice[1] === null) return '';
  return won === null ? '–' : won === -1 ? '=' : won === 0 ? '>' : '<';
};
