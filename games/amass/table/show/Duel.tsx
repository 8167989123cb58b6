/**
 * A roll-off as a duel: each pair is two figures with their dice between them, thrown by hand and large enough to be
 * read from afar; who loses falls back, the further the worse the wound.
 */
import { type CSSProperties, type ReactNode, useState } from 'react';
import { mark } from '../cards/art.ts';
import { Sign } from '../cards/Icon.tsx';
import { useBoard } from '../context.ts';
import { Loss, signOf, useReasons } from '../fight/Dice.tsx';
import type { DrawnDie, DrawnPair } from '../fight/drawnPair.ts';
import { Opponents } from '../fight/Opponents.tsx';
import { MemberMark } from '../figures/Member.tsx';
import type { TableProps } from '../types.ts';
import style from './Duel.module.css';
import { ThrownDie } from './ThrownDie.tsx';

type Side = 0 | 1;

export function Duel({
  crews,
  pairs,
}: {
  readonly crews: readonly [number, number];
  readonly pairs: readonly DrawnPair[];
}): ReactNode {
  const { view } = useBoard();
  const reason = useReasons(crews);
  const baseOf = (side: Side): number => view.crews[crews[side]]?.base ?? 0;
  const isJudged = pairs.some(({ won }) => won !== null);
  const isRolled = pairs.some(({ dice }) => dice.some((die) => die !== null && die.face > 0));
  return (
    <div className={style['duel']} style={{ '--pairs': Math.max(2, pairs.length) } as CSSProperties}>
      <div className={style['crews']}>
        <Opponents crews={crews} pairs={pairs} />
      </div>
      <ol className={style['pairs']}>
        {pairs.map((pair, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pairs are told by their order.
          <li key={nth} data-by-card={pair.isByCard === true}>
            <Fighter pair={pair} side={0} base={baseOf(0)} nth={nth} />
            <b className={style['sign']} data-judged={isJudged}>
              {isRolled ? signOf(pair) : ''}
            </b>
            <Fighter pair={pair} side={1} base={baseOf(1)} nth={nth} />
            <small className={style['reason']}>{isRolled ? reason(pair) : ''}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Is this die thrown in this scene? All of them are once, and later those that a card brings in or has rolled again. */
const isThrown = (scene: TableProps['scene'], { die, isDroid }: DrawnDie): boolean =>
  scene?.events.some(
    ({ event }) =>
      event.did === 'roll' ||
      (event.did === 'reroll' && event.die === die) ||
      (event.did === 'callDroid' && isDroid === true),
  ) ?? false;

function Fighter({
  pair,
  side,
  base,
  nth,
}: {
  readonly pair: DrawnPair;
  readonly side: Side;
  readonly base: number;
  readonly nth: number;
}): ReactNode {
  const { props } = useBoard();
  // What was thrown in one scene lies still in the next, however long that lasts.
  const [began] = useState(props.scene?.lasts ?? 0);
  const one = pair.dice[side];
  if (one === null) return <span />;
  const isHurt = pair.won !== null && pair.won !== side;
  const falls = isHurt ? (pair.loss ?? 'minor') : pair.won === null ? 'no' : 'wins';
  return (
    <span
      className={style['fighter']}
      data-side={side}
      data-falls={falls}
      style={{ '--began': `${began}ms` } as CSSProperties}
    >
      <span className={style['figure']}>
        {one.isDroid === true ? (
          <Sign of={mark.droid.icon} size="100%" />
        ) : (
          <MemberMark base={base} size="100%" />
        )}
      </span>
      <span className={style['throw']} data-thing={one.isDroid === true ? 'droid 0' : 'die 0'}>
        <ThrownDie
          key={one.face}
          face={one.face}
          base={base}
          side={side}
          nth={nth}
          isThrown={isThrown(props.scene, one)}
        />
      </span>
      {isHurt && pair.loss !== null && (
        <span className={style['loss']}>
          <Loss of={pair.loss} />
        </span>
      )}
    </span>
  );
}
