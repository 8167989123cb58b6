/** What a choice would change on a board: where tokens would come to lie, which would leave, how large it would be. */
import type { ReactNode } from 'react';
import { lastSpace, tokensOn } from '../../rules/board.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Token } from '../../rules/content.ts';
import { channels, type OpenPlace } from '../../rules/state.ts';
import { holeRadius, middle, pointAt } from './geometry.ts';
import style from './Spiral.module.css';
import { Stack } from './Stack.tsx';

interface GhostsProps {
  readonly before: OpenPlace;
  readonly after: OpenPlace;
  readonly cards: Cards;
}

const same = (a: readonly Token[], b: readonly Token[]): boolean => a.join() === b.join();

export function Ghosts({ before, after, cards }: GhostsProps): ReactNode {
  const changed = channels.flatMap((channel) =>
    before[channel].flatMap((_, i) => {
      const [was, is] = [tokensOn(before, channel, i + 1), tokensOn(after, channel, i + 1)];
      return same(was, is) ? [] : [{ channel, space: i + 1, was, is }];
    }),
  );
  return (
    <g className={style['ghosts']}>
      {lastSpace(after.size) < lastSpace(before.size) && (
        <circle cx={middle} cy={middle} r={holeRadius[after.size] + 14} className={style['growth']} />
      )}
      {changed.map(({ channel, space, was, is }) => {
        const { x, y } = pointAt(channel, space);
        return (
          <g key={`${channel} ${space}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {was.length > 0 && <circle r={22} className={style['leaving']} />}
            {is.length > 0 && (
              <g className={style['ghost']}>
                <Stack tokens={is} cards={cards} />
                <circle r={24} className={style['coming']} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
