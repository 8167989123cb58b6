/** The tokens of one space, side by side, with what they come to out of the limit. */
import type { ReactNode } from 'react';
import { holdsAntimatter, stackLimit, totalOf } from '../../rules/board.ts';
import type { Cards } from '../../rules/cards.ts';
import type { Token } from '../../rules/content.ts';
import { clusterOf, type Point } from './geometry.ts';
import { TokenMark } from './TokenMark.tsx';

interface StackProps {
  readonly tokens: readonly Token[];
  readonly cards: Cards;
  /** Without the total, for small boards. */
  readonly plain?: boolean;
}

const origin: Point = { x: 0, y: 0 };

export const worthOf = (cards: Cards, token: Token): number => {
  const { solarMass, discovery } = cards.content.tokens[token];
  return solarMass > 0 ? solarMass : discovery;
};

export function Stack({ tokens, cards, plain = false }: StackProps): ReactNode {
  const { at, radius } = clusterOf(tokens.length);
  const isPile = tokens.length > 1 && !holdsAntimatter(tokens);
  return (
    <>
      {tokens.map((token, i) => (
        <TokenMark
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are all alike.
          key={i}
          token={token}
          worth={worthOf(cards, token)}
          radius={radius}
          at={at[i] ?? origin}
        />
      ))}
      {isPile && !plain && (
        <g transform="translate(17 17)">
          <rect x={-13} y={-8} width={26} height={16} rx={8} fill="#0b0b16" stroke="#ffffff55" />
          <text y={4.2} textAnchor="middle" fontSize={11.5} fontWeight={700} fill="#fff">
            {totalOf(cards, tokens)}/{stackLimit}
          </text>
        </g>
      )}
    </>
  );
}
